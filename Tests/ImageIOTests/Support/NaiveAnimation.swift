import CPNG
import ScrimTestSupport

/// An animated PNG read by the letter of its specification, one byte after the other.
struct NaiveAnimation {
    struct Frame: Equatable {
        /// The whole picture while the frame is shown, straight RGBA.
        var pixels: [UInt8]
        var rect: [Int]
        var delay: [Int]
    }

    struct Broken: Error { let words: String }

    private(set) var width = 0
    private(set) var height = 0
    private(set) var loops = 0
    private(set) var frames: [Frame] = []
    private(set) var types: [String] = []

    init(_ file: [UInt8]) throws {
        guard file.starts(with: PNGBuilder.signature) else { throw Broken(words: "signature") }
        var (declared, channels, next) = (0, 0, 0)
        var canvas: [UInt8] = []
        var control: [Int]?
        var data: [UInt8] = []
        func number(_ bytes: some Sequence<UInt8>) throws -> Int {
            guard bytes.reduce(0, { $0 * 256 + Int($1) }) == next else { throw Broken(words: "sequence number") }
            next += 1
            return next
        }
        /// Draws the frame whose control and data have come.
        func finish(_ frames: inout [Frame]) throws {
            guard let fields = control else { return }
            let part = try Self.pixels(data, width: fields[0], height: fields[1], channels: channels)
            guard fields[2] + fields[0] <= width, fields[3] + fields[1] <= height, fields[7] == 0, fields[6] == 0 else {
                throw Broken(words: "frame control")
            }
            for y in 0..<fields[1] {
                for x in 0..<4 * fields[0] {
                    canvas[4 * ((fields[3] + y) * width + fields[2]) + x] = part[4 * y * fields[0] + x]
                }
            }
            frames.append(Frame(pixels: canvas, rect: Array(fields[..<4]), delay: Array(fields[4..<6])))
            control = nil
            data = []
        }
        var offset = 8
        while offset < file.count {
            let length = Self.word(file[offset...])
            let type = String(decoding: file[offset + 4..<offset + 8], as: UTF8.self)
            let body = Array(file[offset + 8..<offset + 8 + length])
            let checksum = crc32(0, Array(file[offset + 4..<offset + 8]) + body, uInt(length + 4))
            guard Self.word(file[(offset + 8 + length)...]) == Int(checksum) else {
                throw Broken(words: "CRC of \(type)")
            }
            offset += 12 + length
            types.append(type)
            switch type {
            case "IHDR":
                (width, height) = (Self.word(body[...]), Self.word(body[4...]))
                channels = body[9] == 6 ? 4 : 3
                canvas = [UInt8](repeating: 0, count: 4 * width * height)
            case "acTL": (declared, loops) = (Self.word(body[...]), Self.word(body[4...]))
            case "fcTL":
                try finish(&frames)
                _ = try number(body[..<4])
                control =
                    (0..<4).map { Self.word(body[(4 + 4 * $0)...]) } + [
                        Int(body[20]) * 256 + Int(body[21]), Int(body[22]) * 256 + Int(body[23]), Int(body[24]),
                        Int(body[25]),
                    ]
            case "IDAT": data += body
            case "fdAT":
                _ = try number(body[..<4])
                data += body[4...]
            case "IEND": try finish(&frames)
            default: break
            }
        }
        guard frames.count == declared, types.last == "IEND" else { throw Broken(words: "number of frames") }
    }

    private static func word(_ bytes: ArraySlice<UInt8>) -> Int { bytes.prefix(4).reduce(0) { $0 * 256 + Int($1) } }

    /// Straight RGBA of one zlib stream of filtered rows.
    private static func pixels(_ stream: [UInt8], width: Int, height: Int, channels: Int) throws -> [UInt8] {
        let stride = channels * width
        var rows = [UInt8](repeating: 0, count: (1 + stride) * height + 1)
        var count = uLong(rows.count)
        guard uncompress(&rows, &count, stream, uLong(stream.count)) == Z_OK, count == rows.count - 1 else {
            throw Broken(words: "zlib stream")
        }
        var pixels: [UInt8] = []
        var above = [UInt8](repeating: 0, count: stride)
        for y in 0..<height {
            var row = [UInt8](repeating: 0, count: stride)
            let filter = rows[y * (1 + stride)]
            for x in 0..<stride {
                let a = x >= channels ? Int(row[x - channels]) : 0
                let (b, c) = (Int(above[x]), x >= channels ? Int(above[x - channels]) : 0)
                let predicted: Int
                switch filter {
                case 0: predicted = 0
                case 1: predicted = a
                case 2: predicted = b
                case 3: predicted = (a + b) / 2
                default:
                    let (pa, pb, pc) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
                    predicted = pa <= pb && pa <= pc ? a : pb <= pc ? b : c
                }
                row[x] = rows[y * (1 + stride) + 1 + x] &+ UInt8(truncatingIfNeeded: predicted)
            }
            for x in 0..<width {
                pixels += row[channels * x..<channels * x + 3] + [channels == 4 ? row[4 * x + 3] : 255]
            }
            above = row
        }
        return pixels
    }
}
