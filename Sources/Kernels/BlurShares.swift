import CVector
import KernelInterface

/// What makes eight pixels of means that weigh differently, and eight rows of pixels of such rows.
extension KernelSet {
    public static func shareEighths(
        _ masses: UnsafePointer<UInt16>,
        bends: UnsafeMutablePointer<UInt16>,
        slopes: UnsafeMutablePointer<UInt16>,
        samples: Int
    ) {
        let (bends, slopes) = (UnsafeMutableRawPointer(bends), UnsafeMutableRawPointer(slopes))
        var (before, own) = (Float(masses[-4]), Float(masses[0]))
        var i = 0
        while i < samples {
            let after = Float(masses[4 &* i &+ 4])
            bends.storeBytes(
                of: cvector_eighth_bends(before, own, after),
                toByteOffset: 16 &* i,
                as: SIMD8<UInt16>.self
            )
            slopes.storeBytes(
                of: cvector_eighth_slopes(before, own, after),
                toByteOffset: 16 &* i,
                as: SIMD8<UInt16>.self
            )
            (before, own) = (own, after)
            i &+= 1
        }
    }

    public static func octuple(
        _ row: UnsafePointer<UInt16>,
        bends: UnsafePointer<UInt16>,
        slopes: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt16>,
        samples: Int
    ) {
        let (source, target) = (UnsafeRawPointer(row), UnsafeMutableRawPointer(output))
        let (bends, slopes) = (UnsafeRawPointer(bends), UnsafeRawPointer(slopes))
        var i = 0
        while i < samples {
            let at = source + 8 &* i
            let (own, bend, slope) = bentMeans(fourTimes(at, -8), fourTimes(at, 0), fourTimes(at, 8), bias: 0)
            let bendShares = bends.loadUnaligned(fromByteOffset: 16 &* i, as: SIMD8<UInt16>.self)
            let slopeShares = slopes.loadUnaligned(fromByteOffset: 16 &* i, as: SIMD8<UInt16>.self)
            let (firstBends, lastBends) = (cvector_first_four_times(bendShares), cvector_last_four_times(bendShares))
            let (firstSlopes, lastSlopes) =
                (cvector_first_four_times(slopeShares), cvector_last_four_times(slopeShares))
            storeWords(mixed(own, bend, slope, firstBends, firstSlopes), target, 64 &* i)
            storeWords(mixed(own, bend, slope, lastBends, lastSlopes), target, 64 &* i &+ 32)
            i &+= 1
        }
    }

    @inline(__always)
    private static func fourTimes(_ pixel: UnsafeRawPointer, _ offset: Int) -> SIMD16<UInt16> {
        cvector_pixel_four_times(pixel.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt16>.self))
    }

    public static func joinEight(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        shares: UnsafePointer<UInt16>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool {
        let (before, own, after) = (rows[0], rows[1], rows[2])
        // Named here, or they would be read again after each store.
        let (a, b, c, d) = (outputs[0], outputs[1], outputs[2], outputs[3])
        let (e, f, g, h) = (outputs[4], outputs[5], outputs[6], outputs[7])
        // The next eight rows, where all of them follow each other.
        let ahead = 8 &* (h - g)
        var alphas = SIMD32<UInt8>(repeating: 255)
        var i = 0
        while lanes >= 32, i < lanes {
            // The last vector ends with the row, and repeats what is already there.
            i = i &+ 32 <= lanes ? i : lanes &- 32
            if i & 32 == 0 { prefetchRows(outputs, 8, i &+ ahead) }
            let (at, next) = (2 &* i, 2 &* i &+ 32)
            let low = bentMeans(loadWords(before, at), loadWords(own, at), loadWords(after, at), bias: 64)
            let high = bentMeans(loadWords(before, next), loadWords(own, next), loadWords(after, next), bias: 64)
            let first = cvector_common_bits(
                storeMixed(low, high, shares, 0, a, i),
                storeMixed(low, high, shares, 1, b, i)
            )
            let second = cvector_common_bits(
                storeMixed(low, high, shares, 2, c, i),
                storeMixed(low, high, shares, 3, d, i)
            )
            let third = cvector_common_bits(
                storeMixed(low, high, shares, 4, e, i),
                storeMixed(low, high, shares, 5, f, i)
            )
            let fourth = cvector_common_bits(
                storeMixed(low, high, shares, 6, g, i),
                storeMixed(low, high, shares, 7, h, i)
            )
            let (upper, lower) = (cvector_common_bits(first, second), cvector_common_bits(third, fourth))
            alphas = cvector_common_bits(alphas, cvector_common_bits(upper, lower))
            i &+= 32
        }
        var isOpaque = allOpaque(alphas)
        while i < lanes {
            let mean = average(before[i], after[i])
            let (bend, slope) = (Int32(Int16(bitPattern: mean &- own[i])), Int16(bitPattern: before[i] &- after[i]))
            var row = 0
            while row < 8 {
                let bent = bend &* Int32(Int16(bitPattern: shares[32 &* row]))
                let sloped = Int32(slope) &* Int32(Int16(bitPattern: shares[32 &* row &+ 16]))
                let sum = ((bent &+ 16384) &>> 15) &+ ((sloped &+ 16384) &>> 15)
                let value = own[i] &+ 64 &+ UInt16(truncatingIfNeeded: sum)
                outputs[row][i] = limitedByte(value, nil)
                if i & 3 == 3, outputs[row][i] < 255 { isOpaque = false }
                row &+= 1
            }
            i &+= 1
        }
        return isOpaque
    }

    /// Samples and a bias, how far the mean of their neighbours lies above them, and how far the neighbours before above
    /// those after.
    @inline(__always)
    private static func bentMeans(
        _ before: SIMD16<UInt16>,
        _ own: SIMD16<UInt16>,
        _ after: SIMD16<UInt16>,
        bias: UInt16
    ) -> (own: SIMD16<UInt16>, bend: SIMD16<Int16>, slope: SIMD16<Int16>) {
        let bend = cvector_average(before, after) &- own
        return (
            own &+ SIMD16(repeating: bias), unsafeBitCast(bend, to: SIMD16<Int16>.self),
            unsafeBitCast(before &- after, to: SIMD16<Int16>.self)
        )
    }

    @inline(__always)
    private static func mixed(
        _ own: SIMD16<UInt16>,
        _ bend: SIMD16<Int16>,
        _ slope: SIMD16<Int16>,
        _ bends: SIMD16<Int16>,
        _ slopes: SIMD16<Int16>
    ) -> SIMD16<UInt16> {
        let sum = cvector_multiply_rounded(bend, bends) &+ cvector_multiply_rounded(slope, slopes)
        return own &+ unsafeBitCast(sum, to: SIMD16<UInt16>.self)
    }

    /// Stores 32 bytes of a row; returns them.
    @inline(__always)
    private static func storeMixed(
        _ low: (own: SIMD16<UInt16>, bend: SIMD16<Int16>, slope: SIMD16<Int16>),
        _ high: (own: SIMD16<UInt16>, bend: SIMD16<Int16>, slope: SIMD16<Int16>),
        _ shares: UnsafePointer<UInt16>,
        _ row: Int,
        _ output: UnsafeMutablePointer<UInt8>,
        _ offset: Int
    ) -> SIMD32<UInt8> {
        let bends = unsafeBitCast(loadWords(shares, 64 &* row), to: SIMD16<Int16>.self)
        let slopes = unsafeBitCast(loadWords(shares, 64 &* row &+ 32), to: SIMD16<Int16>.self)
        return storeBytes(
            mixed(low.own, low.bend, low.slope, bends, slopes),
            mixed(high.own, high.bend, high.slope, bends, slopes),
            nil,
            output,
            offset
        )
    }
}
