import Raster
import StrictJSON

/// Paths as text: the part of SVG's path data that says everything with absolute coordinates.
///
/// `M x y` moves, `L x y` draws a line, `Q cx cy x y` a quadratic and `C c1x c1y c2x c2y x y` a cubic curve, `Z`
/// closes. Each command has its letter; numbers are separated by spaces or commas.
enum PathData {
    /// More elements, or coordinates further away, are refused: 200,000 elements, a million points.
    static let elementLimit = 200_000
    static let coordinateLimit = 1e6
    /// The greatest factor of a matrix.
    static let factorLimit = 1000.0

    static func text(of path: Path) -> String {
        path.elements.map { element in
            switch element {
            case .move(let point): "M" + numbers(point)
            case .line(let point): "L" + numbers(point)
            case .quad(let control, let end): "Q" + numbers(control, end)
            case .cubic(let control1, let control2, let end): "C" + numbers(control1, control2, end)
            case .close: "Z"
            }
        }.joined(separator: " ")
    }

    private static func numbers(_ points: Point...) -> String {
        points.map { JSONValue.number($0.x).text + " " + JSONValue.number($0.y).text }.joined(separator: " ")
    }

    static func path(_ reader: JSONReader) throws(JSONError) -> Path {
        var scanner = PathScanner(bytes: Array(try reader.string().utf8))
        guard let path = scanner.scan() else {
            throw reader.malformed(
                "path data such as \"M 0 0 L 10 0 Q 10 5 5 5 Z\" (M first, absolute coordinates within ±1000000, at most "
                    + "\(elementLimit) commands); cannot read it from character \(scanner.position + 1) on"
            )
        }
        return path
    }
}

/// Reads path data byte by byte.
private struct PathScanner {
    let bytes: [UInt8]
    private(set) var position = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The path, or `nil` with ``position`` at the fault.
    mutating func scan() -> Path? {
        var path = Path()
        var count = 0
        skipSeparators()
        while position < bytes.count {
            let letter = bytes[position]
            guard count < PathData.elementLimit, letter == UInt8(ascii: "M") || count > 0 else { return nil }
            let start = position
            position += 1
            switch letter {
            case UInt8(ascii: "M"):
                guard let points = scanPoints(1) else { return nil }
                path.move(to: points[0])
            case UInt8(ascii: "L"):
                guard let points = scanPoints(1) else { return nil }
                path.addLine(to: points[0])
            case UInt8(ascii: "Q"):
                guard let points = scanPoints(2) else { return nil }
                path.addQuadCurve(to: points[1], control: points[0])
            case UInt8(ascii: "C"):
                guard let points = scanPoints(3) else { return nil }
                path.addCurve(to: points[2], control1: points[0], control2: points[1])
            case UInt8(ascii: "Z"):
                path.closeSubpath()
            default:
                position = start
                return nil
            }
            count += 1
            skipSeparators()
        }
        return path
    }

    private mutating func scanPoints(_ count: Int) -> [Point]? {
        var points: [Point] = []
        for _ in 0..<count {
            guard let x = scanNumber(), let y = scanNumber() else { return nil }
            points.append(Point(x: x, y: y))
        }
        return points
    }

    private mutating func scanNumber() -> Double? {
        skipSeparators()
        let start = position
        while position < bytes.count, Self.isNumeric(bytes[position]) { position += 1 }
        let limit = PathData.coordinateLimit
        guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)),
            number >= -limit, number <= limit
        else {
            position = start
            return nil
        }
        return number
    }

    /// True for the bytes of decimal numbers, so that `Double` is never asked for `nan`, `inf` or `0x1p3`.
    private static func isNumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): true
        default: false
        }
    }

    private mutating func skipSeparators() {
        while position < bytes.count, [0x20, 0x0A, 0x0D, 0x09, 0x2C].contains(bytes[position]) { position += 1 }
    }
}
