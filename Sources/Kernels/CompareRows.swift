import CVector
import KernelInterface

extension KernelSet {
    public static func compareRows(
        _ a: UnsafePointer<UInt8>,
        _ b: UnsafePointer<UInt8>,
        width: Int,
        rows: Int,
        y: Int,
        tally: inout CompareTally
    ) {
        let (a, b) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
        let stride = 4 &* width
        let end = stride &* rows
        var offset = 0
        while true {
            // Equal rows are not told apart: most pictures are equal, and then this is all there is to do.
            offset = firstDifference(a, b, from: offset, to: end)
            if offset >= end { return }
            let row = offset / stride
            let start = row &* stride
            addRow(a + start, b + start, from: offset &- start, to: stride, y: y &+ row, &tally)
            offset = start &+ stride
        }
    }

    /// The offset of the first pixel that differs, or `end`.
    @inline(__always)
    private static func firstDifference(
        _ a: UnsafeRawPointer,
        _ b: UnsafeRawPointer,
        from start: Int,
        to end: Int
    ) -> Int {
        var offset = start
        // A vector that lies in two lines of the cache takes twice the time; those of `a` do not, 28 bytes on at most.
        while UInt(bitPattern: a + offset) & 28 != 0 && offset < end && isEqual(a, b, offset) { offset &+= 4 }
        while offset &+ 256 <= end && cvector_equal_256(a + offset, b + offset) { offset &+= 256 }
        if offset &+ 128 <= end && cvector_equal_128(a + offset, b + offset) { offset &+= 128 }
        while offset < end && isEqual(a, b, offset) { offset &+= 4 }
        return offset
    }

    @inline(__always)
    private static func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ offset: Int) -> Bool {
        word(a, offset) == word(b, offset)
    }

    @inline(__always)
    private static func word(_ pixels: UnsafeRawPointer, _ offset: Int) -> UInt32 {
        pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    }

    /// Adds a row of `end` bytes whose first difference lies at `start`.
    @inline(__always)
    private static func addRow(
        _ a: UnsafeRawPointer,
        _ b: UnsafeRawPointer,
        from start: Int,
        to end: Int,
        y: Int,
        _ tally: inout CompareTally
    ) {
        var sum = CompareSum()
        // The end of the last stretch that holds a difference.
        var last = start
        var offset = start
        while offset &+ 128 <= end {
            if !cvector_equal_128(a + offset, b + offset) {
                var part = offset
                while part < offset &+ 128 {
                    sum.add(
                        a.loadUnaligned(fromByteOffset: part, as: SIMD32<UInt8>.self),
                        b.loadUnaligned(fromByteOffset: part, as: SIMD32<UInt8>.self)
                    )
                    part &+= 32
                }
                last = part
            }
            offset &+= 128
        }
        while offset < end {
            if !isEqual(a, b, offset) {
                sum.add(cvector_first_four(word(a, offset)), cvector_first_four(word(b, offset)))
                last = offset &+ 4
            }
            offset &+= 4
        }
        while isEqual(a, b, last &- 4) { last &-= 4 }

        let step = Int(truncatingIfNeeded: cvector_greatest_32(sum.largest))
        tally.count &+= Int(truncatingIfNeeded: cvector_sum_8(sum.counts))
        if step > tally.largest { tally.largest = step }
        if y < tally.top { tally.top = y }
        if y > tally.bottom { tally.bottom = y }
        let (left, right) = (start &>> 2, last &>> 2 &- 1)
        if left < tally.left { tally.left = left }
        if right > tally.right { tally.right = right }
    }
}

/// The differences of one row so far, by their place in a vector.
private struct CompareSum {
    var largest = SIMD32<UInt8>(repeating: 0)
    var counts = SIMD8<UInt32>(repeating: 0)

    @inline(__always)
    mutating func add(_ old: SIMD32<UInt8>, _ new: SIMD32<UInt8>) {
        largest = cvector_greater_32(largest, cvector_distance_32(old, new))
        counts = cvector_count_unequal_8(counts, old, new)
    }
}
