/// The definitions of the kernels that write PNG files: loops over integers.
public enum NaivePNG {
    /// The residuals of a row by a filter of the PNG specification, section 9; `above` is the row over it, or zeros.
    public static func residuals(_ row: [UInt8], above: [UInt8], bytesPerPixel: Int, filter: Int) -> [UInt8] {
        row.indices.map { index in
            let hasLeft = index >= bytesPerPixel
            let left = hasLeft ? Int(row[index - bytesPerPixel]) : 0
            let corner = hasLeft ? Int(above[index - bytesPerPixel]) : 0
            let up = Int(above[index])
            let prediction =
                switch filter {
                case 1: left
                case 2: up
                case 3: (left + up) / 2
                case 4: paeth(left, up, corner)
                default: 0
                }
            return UInt8((Int(row[index]) - prediction) & 255)
        }
    }

    private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
        let estimate = left + up - corner
        let (a, b, c) = (abs(estimate - left), abs(estimate - up), abs(estimate - corner))
        if a <= b && a <= c { return left }
        return b <= c ? up : corner
    }

    /// How many residuals are not 0, and the sum of their sizes as signed bytes.
    public static func cost(_ residuals: [UInt8]) -> (changes: Int, size: Int) {
        let sizes = residuals.map { Int(Int8(bitPattern: $0).magnitude) }
        return (sizes.count { $0 != 0 }, sizes.reduce(0, +))
    }
}
