/// The inner loops of the blur, over raw memory.
///
/// Pixels are interleaved RGBA, and a *lane* is one channel of one pixel: loops run over lanes and do not know of
/// pixels. A 16-bit lane holds a channel in 8.8 fixed point (255 is 65,280) or, where two are added before they are
/// multiplied, in 8.7 (255 is 32,640). Weights are in 0.16: they sum to 65,536.
public enum BlurKernels {
    /// The upper half of a product: `a` times the weight `b`, truncated.
    ///
    /// Compilers know it as one instruction.
    @inline(__always)
    static func multiplyHigh(_ a: UInt16, _ b: UInt16) -> UInt16 {
        UInt16(truncatingIfNeeded: (UInt32(a) &* UInt32(b)) &>> 16)
    }
}
