import KernelSelection

/// What the pixels of a picture need of a format.
struct PNGColors {
    let isOpaque: Bool
    /// True when red, green and blue are the same everywhere.
    private(set) var isGray = true
    /// The fewest bits that hold every gray; 8 where there are colours.
    private(set) var grayDepth = 1
    /// All colours in the order of their first pixels, or `nil` where there are more than 256.
    private(set) var palette: [PNGFormat.Color]? = []
    /// The colour of all clear pixels, where every other pixel is opaque and of another colour.
    private(set) var clearColor: PNGFormat.Color?

    init(_ image: PNGImage) {
        isOpaque = image.isOpaque
        var set = ColorSet()
        var key = ClearKey()
        image.bytes.withUnsafeBytes { bytes in
            var last: UInt32?
            for index in 0..<bytes.count / 4 {
                let word = bytes.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)
                if word == last { continue }
                last = word
                let color = PNGFormat.Color(word)
                if isGray { take(gray: color) }
                if palette != nil, !set.insert(word) { palette = nil }
                key.take(color)
                if palette == nil, !isGray, isOpaque || !key.isPossible { return }
            }
            // An opaque pixel of the clear colour would become clear.
            guard let clear = key.color, key.isPossible else { return }
            let opaque = PNGFormat.Color(red: clear.red, green: clear.green, blue: clear.blue, alpha: 255).word
            if !bytes.contains(pixel: opaque) { clearColor = clear }
        }
        if palette != nil { palette = set.colors.map { PNGFormat.Color($0) } }
        if !isGray { grayDepth = 8 }
    }

    private mutating func take(gray color: PNGFormat.Color) {
        isGray = color.red == color.green && color.green == color.blue
        while grayDepth < 8, Int(color.red) % (255 / ((1 << grayDepth) - 1)) != 0 { grayDepth *= 2 }
    }
}

/// Up to 256 different pixels, by open addressing.
private struct ColorSet {
    private(set) var colors: [UInt32] = []
    /// Positions in `colors` plus 1.
    private var slots = [UInt16](repeating: 0, count: 1_024)

    /// Adds a pixel; false when there would be more than 256.
    mutating func insert(_ word: UInt32) -> Bool {
        var slot = Int((word &* 0x9E37_79B1) >> 22)
        while slots[slot] != 0 {
            if colors[Int(slots[slot]) - 1] == word { return true }
            slot = (slot + 1) % slots.count
        }
        guard colors.count < 256 else { return false }
        colors.append(word)
        slots[slot] = UInt16(colors.count)
        return true
    }
}

/// Finds out whether all pixels that are not opaque are clear and of one colour.
private struct ClearKey {
    private(set) var color: PNGFormat.Color?
    private(set) var isPossible = true

    mutating func take(_ pixel: PNGFormat.Color) {
        guard pixel.alpha != 255 else { return }
        isPossible = isPossible && pixel.alpha == 0 && (color ?? pixel) == pixel
        color = color ?? pixel
    }
}

extension UnsafeRawBufferPointer {
    fileprivate func contains(pixel: UInt32) -> Bool {
        var index = 0
        while index < count {
            if loadUnaligned(fromByteOffset: index, as: UInt32.self) == pixel { return true }
            index += 4
        }
        return false
    }
}

extension PNGFormat.Color {
    /// The pixel in memory order.
    init(_ word: UInt32) {
        let bytes = UInt32(littleEndian: word)
        self.init(
            red: UInt8(truncatingIfNeeded: bytes),
            green: UInt8(truncatingIfNeeded: bytes >> 8),
            blue: UInt8(truncatingIfNeeded: bytes >> 16),
            alpha: UInt8(truncatingIfNeeded: bytes >> 24)
        )
    }

    var word: UInt32 {
        (UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24).littleEndian
    }
}
