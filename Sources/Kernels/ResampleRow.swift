import KernelInterface

// Scaling in two passes over 8-bit pixels. Weights are integers in 1/16,384 that add up to 16,384 for every output
// pixel, so flat stays flat exactly. Between the passes a channel is kept in 1/128 of an 8-bit step.

extension KernelSet {
    public static func resampleColumns(
        _ rows: UnsafePointer<UInt8>,
        stride: Int,
        weights: UnsafePointer<Int32>,
        taps: Int,
        count: Int,
        into output: UnsafeMutablePointer<Int32>
    ) {
        var index = 0
        while index < count {
            output[index] = 64
            index &+= 1
        }
        var tap = 0
        while tap < taps {
            let weight = weights[tap]
            let row = rows + tap &* stride
            if weight != 0 {
                index = 0
                while index < count {
                    output[index] &+= Int32(row[index]) &* weight
                    index &+= 1
                }
            }
            tap &+= 1
        }
        index = 0
        while index < count {
            output[index] = output[index] &>> 7
            index &+= 1
        }
    }

    public static func resampleRow(
        _ pixels: UnsafeMutablePointer<UInt32>,
        count: Int,
        row: UnsafePointer<Int32>,
        origin: Int,
        taps: UnsafePointer<ResampleTaps>,
        weights: UnsafePointer<Int32>
    ) {
        var index = 0
        while index < count {
            let tap = taps[index]
            pixels[index] = resamplePixel(
                row + 4 &* (tap.first &- origin),
                weights: weights + tap.offset,
                taps: tap.count
            )
            index &+= 1
        }
    }
}

/// One output pixel from a row in 1/128: Σ weight·pixel, rounded to nearest and limited to a valid premultiplied pixel.
///
/// The filter has negative parts, so a sum may pass 255, fall below 0, or bring a colour above its alpha.
@inline(__always)
private func resamplePixel(_ row: UnsafePointer<Int32>, weights: UnsafePointer<Int32>, taps: Int) -> UInt32 {
    var red: Int32 = 1 << 20
    var green: Int32 = 1 << 20
    var blue: Int32 = 1 << 20
    var alpha: Int32 = 1 << 20
    var tap = 0
    while tap < taps {
        let weight = weights[tap]
        let pixel = row + 4 &* tap
        red &+= pixel[0] &* weight
        green &+= pixel[1] &* weight
        blue &+= pixel[2] &* weight
        alpha &+= pixel[3] &* weight
        tap &+= 1
    }
    let a = min(max(alpha &>> 21, 0), 255)
    let r = min(max(red &>> 21, 0), a)
    let g = min(max(green &>> 21, 0), a)
    let b = min(max(blue &>> 21, 0), a)
    return UInt32(bitPattern: r | g &<< 8 | b &<< 16 | a &<< 24)
}

extension KernelSet {
    public static func resampleBilinearRow(
        _ pixels: UnsafeMutablePointer<UInt32>,
        count: Int,
        source: UnsafePointer<UInt32>,
        width: Int,
        height: Int,
        x: Double,
        y: Double,
        stepX: Double,
        stepY: Double
    ) {
        let right = Double(width &- 1)
        let bottom = Double(height &- 1)
        var index = 0
        while index < count {
            // max and min in this order send NaN to 0.
            let px = Int(max(0, min(x + Double(index) * stepX, right)) * 256 + 0.5)
            let py = Int(max(0, min(y + Double(index) * stepY, bottom)) * 256 + 0.5)
            let column = px &>> 8
            let row = py &>> 8
            let upper = source + row &* width
            let lower = row &+ 1 < height ? upper + width : upper
            let next = column &+ 1 < width ? column &+ 1 : column
            let fx = UInt32(px & 255)
            let fy = UInt32(py & 255)
            let w00 = (256 &- fx) &* (256 &- fy)
            let w10 = fx &* (256 &- fy)
            let w01 = (256 &- fx) &* fy
            let w11 = fx &* fy
            var result: UInt32 = 0
            var shift: UInt32 = 0
            while shift < 32 {
                let sum =
                    ((upper[column] &>> shift) & 255) &* w00 &+ ((upper[next] &>> shift) & 255) &* w10
                    &+ ((lower[column] &>> shift) & 255) &* w01 &+ ((lower[next] &>> shift) & 255) &* w11
                result |= ((sum &+ 32768) &>> 16) &<< shift
                shift &+= 8
            }
            pixels[index] = result
            index &+= 1
        }
    }
}
