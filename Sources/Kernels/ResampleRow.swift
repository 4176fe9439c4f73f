import CVector
import KernelInterface

// Scaling in two passes over 8-bit pixels. Weights are integers in 1/16,384 that add up to 16,384 for every output
// pixel, so flat stays flat exactly. Between the passes a channel is kept in 1/128 of an 8-bit step, less 16,384: the
// filter has negative parts, and what passes 255 still fits into 16 bits.

extension KernelSet {
    public static func resampleColumns(
        _ rows: UnsafePointer<UInt8>,
        stride: Int,
        weights: UnsafePointer<Int16>,
        taps: Int,
        count: Int,
        into output: UnsafeMutablePointer<Int16>
    ) {
        // Enlarging takes four, and a loop of a known length needs no branches.
        if taps == 4 { return sumColumns(rows, stride, weights, 4, count, output) }
        sumColumns(rows, stride, weights, taps, count, output)
    }

    public static func resampleRow(
        _ pixels: UnsafeMutablePointer<UInt32>,
        count: Int,
        row: UnsafePointer<Int16>,
        firsts: UnsafePointer<Int32>,
        weights: UnsafePointer<Int16>,
        taps: Int
    ) {
        var index = 0
        while index < count & ~7 {
            let (firsts, weights) = (firsts + index, weights + index &* taps)
            let eight = cvector_join_pixels(
                twoPixels(row, firsts, weights, taps),
                twoPixels(row, firsts + 1, weights + taps, taps),
                twoPixels(row, firsts + 2, weights + 2 &* taps, taps),
                twoPixels(row, firsts + 3, weights + 3 &* taps, taps)
            )
            storePixels(cvector_minimum(eight, cvector_alphas(eight)), pixels + index)
            index &+= 8
        }
        while index < count {
            pixels[index] = onePixel(row + 4 &* Int(firsts[index]), weights + index &* taps, taps)
            index &+= 1
        }
    }
}

@inline(__always)
private func sumColumns(
    _ rows: UnsafePointer<UInt8>,
    _ stride: Int,
    _ weights: UnsafePointer<Int16>,
    _ taps: Int,
    _ count: Int,
    _ output: UnsafeMutablePointer<Int16>
) {
    let bias: Int32 = 64 &- 16384 &* 128
    let whole = count & ~15
    var index = 0
    while index < whole {
        var low = SIMD8<Int32>(repeating: bias)
        var high = low
        var tap = 0
        while tap &+ 1 < taps {
            let row = UnsafeRawPointer(rows + (tap &* stride &+ index))
            let a = row.loadUnaligned(as: SIMD16<UInt8>.self)
            let b = row.loadUnaligned(fromByteOffset: stride, as: SIMD16<UInt8>.self)
            let pair = loadTwoWeights(weights + tap)
            low = cvector_add_rows_low(low, a, b, pair)
            high = cvector_add_rows_high(high, a, b, pair)
            tap &+= 2
        }
        if tap < taps {
            // An odd last row is taken twice, the second time without weight.
            let row = UnsafeRawPointer(rows + (tap &* stride &+ index)).loadUnaligned(as: SIMD16<UInt8>.self)
            let pair = Int32(weights[tap]) & 0xFFFF
            low = cvector_add_rows_low(low, row, row, pair)
            high = cvector_add_rows_high(high, row, row, pair)
        }
        let packed = cvector_pack(low &>> 7, high &>> 7)
        UnsafeMutableRawPointer(output + index).storeBytes(of: packed, as: SIMD16<Int16>.self)
        index &+= 16
    }
    while index < count {
        var sum = bias
        var tap = 0
        while tap < taps {
            sum &+= Int32(rows[tap &* stride &+ index]) &* Int32(weights[tap])
            tap &+= 1
        }
        output[index] = Int16(truncatingIfNeeded: sum &>> 7)
        index &+= 1
    }
}

/// One half of the last step, and what 16,384 less in every value make.
private let bias: Int32 = 1 << 20 &+ 16384 &* 16384

/// The channels of a pixel and of the fourth one after it.
@inline(__always)
private func twoPixels(
    _ row: UnsafePointer<Int16>,
    _ firsts: UnsafePointer<Int32>,
    _ weights: UnsafePointer<Int16>,
    _ taps: Int
) -> SIMD8<Int32> {
    let (a, b) = (row + 4 &* Int(firsts[0]), row + 4 &* Int(firsts[4]))
    let further = weights + 4 &* taps
    var sum = SIMD8<Int32>(repeating: bias)
    var tap = 0
    while tap < taps {
        let (weightsA, weightsB) = (loadTwoWeights(weights + tap), loadTwoWeights(further + tap))
        sum = cvector_add_neighbours(sum, a + 4 &* tap, b + 4 &* tap, weightsA, weightsB)
        tap &+= 2
    }
    return sum &>> 21
}

@inline(__always)
private func onePixel(_ row: UnsafePointer<Int16>, _ weights: UnsafePointer<Int16>, _ taps: Int) -> UInt32 {
    var pixel: UInt32 = 0
    var limit: Int32 = 255
    var channel = 3
    while channel >= 0 {
        var sum = bias
        var tap = 0
        while tap < taps {
            sum &+= Int32(row[4 &* tap &+ channel]) &* Int32(weights[tap])
            tap &+= 1
        }
        let value = min(max(sum &>> 21, 0), limit)
        if channel == 3 { limit = value }
        pixel = pixel &<< 8 | UInt32(bitPattern: value)
        channel &-= 1
    }
    return pixel
}

/// Two weights, the first in the lower half.
@inline(__always)
private func loadTwoWeights(_ weights: UnsafePointer<Int16>) -> Int32 {
    UnsafeRawPointer(weights).loadUnaligned(as: Int32.self)
}
