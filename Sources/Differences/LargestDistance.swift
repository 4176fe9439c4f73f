/// The pair of pixels in the same place of two pictures whose colours are furthest from each other, HyAB in OKLab.
///
/// A translucent pixel is seen over black and over white, and the greater distance counts.
package struct LargestDistance: Equatable, Sendable {
    /// 1 is black to white, and some colours are further apart.
    package private(set) var value = 0.0
    /// The number of the pixel, the first of those at that distance.
    package private(set) var pixel = 0

    /// Looks at the pixels that a map says differ, of 8 bits a channel.
    package init(_ map: DifferenceMap, _ old: [UInt8], _ new: [UInt8]) {
        self.init(map, old, new, EightBits(light: LinearLight.eight))
    }

    /// Looks at the pixels that a map says differ, of 16 bits a channel.
    package init(_ map: DifferenceMap, _ old: [UInt16], _ new: [UInt16]) {
        self.init(map, old, new, SixteenBits(light: LinearLight.sixteen))
    }

    @inline(__always)
    private init<Depth: ColorDepth>(
        _ map: DifferenceMap,
        _ old: [Depth.Channel],
        _ new: [Depth.Channel],
        _ depth: Depth
    ) {
        precondition(old.count == 4 * map.steps.count && new.count == old.count, "four channels a pixel")
        let rows = max(1, (1 << 16) / max(1, map.width))
        let bands = (map.height + rows - 1) / rows
        let parts = map.steps.withUnsafeBufferPointer { steps in
            old.withUnsafeBufferPointer { old in
                new.withUnsafeBufferPointer { new in
                    [LargestDistance](parallel: bands) { band in
                        let pixels = (band * rows * map.width)..<(min(map.height, (band + 1) * rows) * map.width)
                        var part = LargestDistance.none
                        part.add(pixels, steps, old, new, depth)
                        return part
                    }
                }
            }
        }
        // The first of equal distances stays.
        self = .none
        for part in parts where part.value > value { self = part }
    }

    private static let none = LargestDistance()

    private init() {}

    @inline(__always)
    private mutating func add<Depth: ColorDepth>(
        _ pixels: Range<Int>,
        _ steps: UnsafeBufferPointer<UInt8>,
        _ old: UnsafeBufferPointer<Depth.Channel>,
        _ new: UnsafeBufferPointer<Depth.Channel>,
        _ depth: Depth
    ) {
        // Pairs of colours seen lately; one that comes again cannot be further apart than it was.
        var seen = [UInt64](repeating: 0, count: 4_096)
        for index in pixels where steps[index] != 0 {
            if let key = Depth.key(old, new, 4 * index) {
                let slot = Int((key &* 0x9E37_79B9_7F4A_7C15) >> 52)
                if seen[slot] == key { continue }
                seen[slot] = key
            }
            let distance = depth.distance(old, new, 4 * index)
            if distance > value { (value, pixel) = (distance, index) }
        }
    }
}

/// How channels of one depth are read.
private protocol ColorDepth: Sendable {
    associatedtype Channel: FixedWidthInteger & UnsignedInteger & Sendable
    /// Linear light by channel.
    var light: [Double] { get }
    /// A name of both pixels at an offset, where one is short enough; never 0 for two that differ.
    static func key(_ old: UnsafeBufferPointer<Channel>, _ new: UnsafeBufferPointer<Channel>, _ offset: Int) -> UInt64?
}

extension ColorDepth {
    @inline(__always)
    fileprivate func distance(
        _ old: UnsafeBufferPointer<Channel>,
        _ new: UnsafeBufferPointer<Channel>,
        _ offset: Int
    ) -> Double {
        if old[offset + 3] == .max, new[offset + 3] == .max {
            return color(old, offset).distance(to: color(new, offset))
        }
        var largest = 0.0
        for background in [0.0, 65_535.0] {
            largest = max(largest, color(old, offset, on: background).distance(to: color(new, offset, on: background)))
        }
        return largest
    }

    /// The colour of an opaque pixel.
    @inline(__always)
    private func color(_ pixels: UnsafeBufferPointer<Channel>, _ offset: Int) -> OKLab {
        OKLab(
            red: light[Int(pixels[offset])],
            green: light[Int(pixels[offset + 1])],
            blue: light[Int(pixels[offset + 2])]
        )
    }

    /// The colour of a pixel over a gray, blended as encoded and rounded to 16 bits.
    @inline(__always)
    private func color(_ pixels: UnsafeBufferPointer<Channel>, _ offset: Int, on background: Double) -> OKLab {
        let whole = Double(Channel.max)
        let alpha = Double(pixels[offset + 3]) / whole
        func light(_ channel: Channel) -> Double {
            let blended = Double(channel) / whole * 65_535 * alpha + background * (1 - alpha)
            return LinearLight.sixteen[Int(blended + 0.5)]
        }
        return OKLab(red: light(pixels[offset]), green: light(pixels[offset + 1]), blue: light(pixels[offset + 2]))
    }
}

private struct EightBits: ColorDepth {
    let light: [Double]

    static func key(_ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>, _ offset: Int) -> UInt64? {
        let (a, b) = (UnsafeRawPointer(old.baseAddress), UnsafeRawPointer(new.baseAddress))
        guard let a, let b else { return nil }
        let high = UInt64(a.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        return high << 32 | UInt64(b.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
}

private struct SixteenBits: ColorDepth {
    let light: [Double]

    static func key(_: UnsafeBufferPointer<UInt16>, _: UnsafeBufferPointer<UInt16>, _: Int) -> UInt64? { nil }
}
