import CVector
import KernelInterface

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
            let mean = cvector_bilinear(
                upper[column],
                upper[next],
                lower[column],
                lower[next],
                Int32(px & 255),
                Int32(py & 255)
            )
            pixels[index] = unsafeBitCast(mean, to: UInt32.self)
            index &+= 1
        }
    }
}
