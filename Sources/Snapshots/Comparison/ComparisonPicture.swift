import ImageIO

extension Comparison {
    /// A picture of where two pictures of the same size differ, or `nil` where their sizes do.
    ///
    /// Pixels that differ, by however little, are pure magenta; the others show the expected picture over white, in
    /// gray and faded to a quarter of its contrast, so that nothing else in the picture has a colour.
    public static func picture(expected: PNGImage, actual: PNGImage) -> PNGImage? {
        guard expected.width == actual.width, expected.height == actual.height else { return nil }
        let count = expected.bytes.count
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
            expected.bytes.withUnsafeBufferPointer { old in
                actual.bytes.withUnsafeBufferPointer { new in
                    guard let target = target.baseAddress, let old = old.baseAddress, let new = new.baseAddress else {
                        return
                    }
                    paint(target, old, new, count: count)
                }
            }
            initialized = count
        }
        return PNGImage(
            width: expected.width,
            height: expected.height,
            bytes: bytes,
            pixelsPerMetre: expected.pixelsPerMetre
        )
    }

    private static func paint(
        _ target: UnsafeMutablePointer<UInt8>,
        _ old: UnsafePointer<UInt8>,
        _ new: UnsafePointer<UInt8>,
        count: Int
    ) {
        var index = 0
        while index < count {
            let differs =
                old[index] != new[index] || old[index &+ 1] != new[index &+ 1]
                || old[index &+ 2] != new[index &+ 2] || old[index &+ 3] != new[index &+ 3]
            let gray = faded(old + index)
            target[index] = differs ? 255 : gray
            target[index &+ 1] = differs ? 0 : gray
            target[index &+ 2] = differs ? 255 : gray
            target[index &+ 3] = 255
            index &+= 4
        }
    }

    /// The brightness of a straight pixel over white, with weights of the video standard BT.601, in 192…255.
    @inline(__always)
    private static func faded(_ pixel: UnsafePointer<UInt8>) -> UInt8 {
        let luma = (77 &* Int(pixel[0]) &+ 150 &* Int(pixel[1]) &+ 29 &* Int(pixel[2])) &>> 8
        let darkness = (255 &- luma) &* Int(pixel[3]) / 255
        return UInt8(truncatingIfNeeded: 255 &- darkness / 4)
    }
}
