import Raster

/// The coverage of shapes as text, for pictures small enough to check by hand.
///
/// Draws in opaque black on a clear bitmap, so that a pixel's alpha is its coverage.
public enum CoveragePicture {
    /// The 8-bit coverage of every pixel, row by row, of what `body` draws in opaque black.
    public static func values(width: Int, height: Int, _ body: (inout Canvas) -> Void) -> [[Int]] {
        var canvas = Canvas(Bitmap(width: width, height: height))
        body(&canvas)
        let bytes = canvas.bitmap.bytes
        return (0..<height).map { y in (0..<width).map { x in Int(bytes[4 * (y * width + x) + 3]) } }
    }

    /// The sum of the coverage of all pixels, in whole pixels: the area of what is drawn if nothing overlaps.
    public static func area(width: Int, height: Int, _ body: (inout Canvas) -> Void) -> Double {
        Double(values(width: width, height: height, body).joined().reduce(0, +)) / 255
    }

    /// One character a pixel: `.` for 0, `#` for 255, and a digit for the tenth of full coverage in between.
    public static func text(width: Int, height: Int, _ body: (inout Canvas) -> Void) -> [String] {
        values(width: width, height: height, body).map { row in
            String(row.map { value in value == 0 ? "." : value == 255 ? "#" : digit(value) })
        }
    }

    private static func digit(_ value: Int) -> Character {
        Character(UnicodeScalar(UInt8(ascii: "0") + UInt8(value * 10 / 255)))
    }
}
