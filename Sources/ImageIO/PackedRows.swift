import KernelSelection

/// The rows of a picture in a PNG's format, unfiltered, in memory that filters can look back in.
///
/// Each row follows eight bytes of zeros, and before the first there is a row of zeros.
struct PackedRows {
    let format: PNGFormat
    let height: Int
    /// Bytes of a row.
    let count: Int
    private let bytes: [UInt8]

    private static let margin = 8
    private var stride: Int { Self.margin + count }

    init(_ image: PNGImage, _ format: PNGFormat) {
        self.format = format
        height = image.height
        count = format.bytesPerRow(width: image.width)
        let stride = Self.margin + count
        var bytes = [UInt8](repeating: 0, count: (image.height + 1) * stride)
        let packer = RowPacker(format, width: image.width)
        bytes.withUnsafeMutableBufferPointer { target in
            image.bytes.withUnsafeBufferPointer { source in
                guard let target = target.baseAddress, let source = source.baseAddress else { return }
                for y in 0..<image.height {
                    packer.pack(source + 4 * image.width * y, into: target + (y + 1) * stride + Self.margin)
                }
            }
        }
        self.bytes = bytes
    }

    /// Bytes of a row with its filter's.
    var filteredCount: Int { count + 1 }

    /// Writes rows by one filter, each after the filter's number.
    func filter(_ range: Range<Int>, _ filter: Int, into target: UnsafeMutablePointer<UInt8>) {
        bytes.withUnsafeBufferPointer { rows in
            guard let rows = rows.baseAddress else { return }
            var target = target
            for y in range {
                let above = rows + y * stride + Self.margin
                target[0] = UInt8(filter)
                kernels.filterRow(
                    above + stride,
                    above: above,
                    count: count,
                    bytesPerPixel: format.filterDistance,
                    filter: filter,
                    into: target + 1
                )
                target += filteredCount
            }
        }
    }
}

/// Turns rows of RGBA into a PNG's format.
private struct RowPacker {
    private let format: PNGFormat
    private let width: Int
    private let indices: [UInt32: UInt8]

    init(_ format: PNGFormat, width: Int) {
        self.format = format
        self.width = width
        var indices: [UInt32: UInt8] = [:]
        for (index, color) in format.palette.enumerated() { indices[color.word] = UInt8(index) }
        self.indices = indices
    }

    /// Packs a row; the target's bytes are 0.
    func pack(_ source: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>) {
        switch format.colorType {
        case .rgba: target.update(from: source, count: 4 * width)
        case .rgb: kernels.packRGB(source, into: target, pixels: width)
        case .grayAlpha:
            for x in 0..<width {
                target[2 * x] = source[4 * x]
                target[2 * x + 1] = source[4 * x + 3]
            }
        case .gray:
            let shift = 8 - format.depth
            for x in 0..<width { put(source[4 * x] >> shift, x, target) }
        case .palette:
            let row = UnsafeRawPointer(source)
            var (last, index): (UInt32?, UInt8) = (nil, 0)
            for x in 0..<width {
                let word = row.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)
                if word != last { (last, index) = (word, indices[word] ?? 0) }
                put(index, x, target)
            }
        }
    }

    /// Puts a value of a few bits in its place, the first one highest.
    private func put(_ value: UInt8, _ x: Int, _ target: UnsafeMutablePointer<UInt8>) {
        let bit = x * format.depth
        target[bit / 8] |= value << (8 - format.depth - bit % 8)
    }
}
