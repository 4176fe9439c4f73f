import KernelInterface

/// The inner loops, as this build of them compiles them.
///
/// `Kernels` and `KernelsAVX2` are the same source files compiled for different processors, and one program holds both.
/// A weak symbol of the second that had the name of one elsewhere could be the copy that the linker keeps, and then run
/// where there is no AVX2. So nothing here may make the compiler emit a function that is not this module's own by name:
/// no type with stored properties (copying one is `__swift_memcpy40_8`) unless it is private to its file, they belong in
/// `KernelInterface`; and no generic function of the standard library that is not inlined, what it did belongs in
/// `CVector` as C. Tools/test lists the symbols.
public enum KernelSet: KernelTable {
    /// The upper half of a product: `a` times the weight `b`, truncated.
    ///
    /// Compilers know it as one instruction.
    @inline(__always)
    static func multiplyHigh(_ a: UInt16, _ b: UInt16) -> UInt16 {
        UInt16(truncatingIfNeeded: (UInt32(a) &* UInt32(b)) &>> 16)
    }
}
