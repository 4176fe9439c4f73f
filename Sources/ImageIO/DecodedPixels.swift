/// Straight RGBA pixels just decoded, in memory that somebody else owns.
struct DecodedPixels {
    let base: UnsafeMutableRawPointer
    let width: Int
    let height: Int
    /// True for 16-bit channels in native order, false for 8-bit ones.
    let sixteen: Bool

    var bytesPerRow: Int { width * (sixteen ? 8 : 4) }

    /// Replaces the gray of each pixel by its entry in a curve of 65,536.
    func mapGray(_ curve: [UInt16]) {
        if sixteen {
            map(UInt16.self) { curve[Int($0)] }
        } else {
            let short = (0...255).map { roundTo8(curve[257 * $0]) }
            map(UInt8.self) { short[Int($0)] }
        }
    }

    @inline(__always)
    private func map<Channel>(_: Channel.Type, _ entry: (Channel) -> Channel) {
        let pixels = base.assumingMemoryBound(to: Channel.self)
        let end = 4 * width * height
        var index = 0
        while index < end {
            let gray = entry(pixels[index])
            pixels[index] = gray
            pixels[index &+ 1] = gray
            pixels[index &+ 2] = gray
            index &+= 4
        }
    }
}

/// A 16-bit channel in 8 bits, rounded to nearest: 65,535 is 255 · 257, so no value lies half way.
@inline(__always)
func roundTo8(_ channel: UInt16) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt32(channel) &+ 128) / 257)
}
