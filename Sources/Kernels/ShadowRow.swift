import CVector
import KernelInterface

extension KernelSet {
    public static func shadowRow(
        _ terms: UnsafePointer<Int16>,
        stride: Int,
        factors: UnsafePointer<Int16>,
        pairs: Int,
        count: Int,
        into coverage: UnsafeMutablePointer<UInt8>
    ) {
        let source = UnsafeRawPointer(terms)
        let weights = UnsafeRawPointer(factors)
        var index = 0
        while index < count {
            var sum = SIMD8<Int32>(repeating: 0)
            var offset = 4 &* index
            var pair = 0
            while pair < pairs {
                let both = weights.loadUnaligned(fromByteOffset: 4 &* pair, as: Int32.self)
                let eight = source.loadUnaligned(fromByteOffset: offset, as: SIMD16<Int16>.self)
                sum &+= cvector_multiply_pairs(
                    eight,
                    unsafeBitCast(SIMD8<Int32>(repeating: both), to: SIMD16<Int16>.self)
                )
                offset &+= 4 &* stride
                pair &+= 1
            }
            // At most 2³⁰ and a little: 255 times the upper 16 bits, rounded, is at most 255.
            let rounded = ((sum &>> 14) &* 255 &+ 32768) &>> 16
            UnsafeMutableRawPointer(coverage).storeBytes(
                of: cvector_limit_eight(rounded),
                toByteOffset: index,
                as: SIMD8<UInt8>.self
            )
            index &+= 8
        }
    }
}
