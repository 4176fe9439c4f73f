import KernelInterface

extension KernelSet {
    public static func blendRow(
        _ destination: UnsafeMutablePointer<UInt32>,
        count: Int,
        source: UnsafePointer<UInt32>,
        coverage: UInt8
    ) {
        let part = UInt32(coverage)
        var index = 0
        if part == 255 {
            while index < count {
                let pixel = source[index]
                if pixel &>> 24 == 255 {
                    destination[index] = pixel
                } else if pixel != 0 {
                    destination[index] = blendOver(pixel, destination[index])
                }
                index &+= 1
            }
            return
        }
        while index < count {
            let pixel = source[index]
            if pixel != 0 { destination[index] = blendOver(blendScale(pixel, part), destination[index]) }
            index &+= 1
        }
    }

    public static func blendRow(
        _ destination: UnsafeMutablePointer<UInt32>,
        count: Int,
        source: UnsafePointer<UInt32>,
        coverage: UnsafePointer<UInt8>
    ) {
        var index = 0
        while index < count {
            let part = UInt32(coverage[index])
            if part != 0 {
                let pixel = part == 255 ? source[index] : blendScale(source[index], part)
                destination[index] = blendOver(pixel, destination[index])
            }
            index &+= 1
        }
    }

    public static func blendMixRow(
        old: UnsafePointer<UInt32>,
        new: UnsafeMutablePointer<UInt32>,
        count: Int,
        coverage: UnsafePointer<UInt8>
    ) {
        var index = 0
        while index < count {
            new[index] = blendMix(old[index], new[index], UInt32(coverage[index]))
            index &+= 1
        }
    }
}
