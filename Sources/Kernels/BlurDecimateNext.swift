import CVector
import KernelInterface

/// The decimations whose samples share halves of their rows.
extension KernelSet {
    public static func decimateNextRows(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        size: Int,
        weights: SIMD8<UInt16>,
        carried: UnsafeMutablePointer<UInt16>,
        to phases: UnsafeMutablePointer<UInt16>,
        stride: Int,
        pixels: Int
    ) {
        // Loops of a known length, which the compiler unrolls.
        if size == 4 {
            decimateNextRows(rows, size: 4, weights, carried, phases, stride, pixels)
        } else {
            decimateNextRows(rows, size: 8, weights, carried, phases, stride, pixels)
        }
    }

    @inline(__always)
    private static func decimateNextRows(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        size: Int,
        _ weights: SIMD8<UInt16>,
        _ carried: UnsafeMutablePointer<UInt16>,
        _ phases: UnsafeMutablePointer<UInt16>,
        _ stride: Int,
        _ pixels: Int
    ) {
        let whole = pixels >= 16 ? pixels & ~(size &- 1) : 0
        // Where the rows of a picture follow each other, the next ones come next: by then they should be near.
        let ahead = size &* (rows[1] - rows[0])
        // Each vector keeps what is carried in a place of its own.
        var kept = carried
        var x = 0
        while x < whole {
            // The last vector ends with the last whole sample, and repeats what is already there.
            x = x &+ 16 <= whole ? x : whole &- 16
            var row = 0
            while row < size {
                let pixels = UnsafeRawPointer(rows[row]) + (ahead &+ 4 &* x)
                cvector_prefetch(pixels)
                row &+= 1
            }
            // Pixels 0 1 4 5, 2 3 6 7, 8 9 12 13, 10 11 14 15.
            let (a, b) = nextSums(rows, 4 &* x, size: size, weights, UnsafeMutableRawPointer(kept))
            let (c, d) = nextSums(rows, 4 &* x &+ 32, size: size, weights, UnsafeMutableRawPointer(kept + 32))
            storePhases(a, b, c, d, size: size, UnsafeMutableRawPointer(phases) + 8 &* (x / size), 2 &* stride)
            x &+= 16
            kept += 64
        }
        while x < pixels {
            let target = phases + (x % size) &* stride + 4 &* (x / size)
            var channel = 0
            while channel < 4 {
                var (first, second) = (0 as UInt16, 0 as UInt16)
                var row = 0
                while row < size {
                    let value = UInt16(rows[row][4 &* x &+ channel])
                    first &+= value &* weights[row]
                    second &+= value &* weights[size &- 1 &- row]
                    row &+= 1
                }
                target[channel] = average(kept[channel], second)
                kept[channel] = first
                channel &+= 1
            }
            x &+= 1
            kept += 4
        }
    }

    /// Halves of what was carried and the sums of the bytes of `size` rows from the last weight on, and in its place those
    /// from the first weight on: of the first eight bytes of each half of a vector, and of the last ones.
    ///
    /// A row of the first half and its mirror image have the same two weights, no more than 128 together.
    @inline(__always)
    private static func nextSums(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        _ offset: Int,
        size: Int,
        _ weights: SIMD8<UInt16>,
        _ carried: UnsafeMutableRawPointer
    ) -> (low: SIMD16<UInt16>, high: SIMD16<UInt16>) {
        let zero = SIMD16<UInt16>(repeating: 0)
        var (firstLow, firstHigh, secondLow, secondHigh) = (zero, zero, zero, zero)
        var row = 0
        while row < size / 2 {
            let other = size &- 1 &- row
            let (a, b) = (loadBytes(rows[row], offset), loadBytes(rows[other], offset))
            let (outer, inner) =
                (UInt8(truncatingIfNeeded: weights[row]), UInt8(truncatingIfNeeded: weights[other]))
            firstLow &+= cvector_weigh_low(a, b, outer, inner)
            firstHigh &+= cvector_weigh_high(a, b, outer, inner)
            secondLow &+= cvector_weigh_low(a, b, inner, outer)
            secondHigh &+= cvector_weigh_high(a, b, inner, outer)
            row &+= 1
        }
        let (low, high) = (loadWords(carried, 0), loadWords(carried, 32))
        storeWords(firstLow, carried, 0)
        storeWords(firstHigh, carried, 32)
        return (cvector_average(low, secondLow), cvector_average(high, secondHigh))
    }
}
