extension [UInt8] {
    /// True when every fourth byte, the alpha of pixels in the order red, green, blue, alpha, is 255.
    package var areOpaqueRGBA: Bool {
        withUnsafeBufferPointer { buffer in
            var all: UInt8 = 255
            var index = 3
            while index < buffer.count {
                all &= buffer[index]
                index &+= 4
            }
            return all == 255
        }
    }
}
