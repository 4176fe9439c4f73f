import KernelSelection

extension [UInt8] {
    /// True when every fourth byte, the alpha of pixels in the order red, green, blue, alpha, is 255.
    package var areOpaqueRGBA: Bool {
        withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map { kernels.areOpaque($0, count: buffer.count / 4) } ?? true
        }
    }
}
