import Raster

/// A picture as sixels: six rows at a time, in colours of six steps a channel.
struct Sixels {
    let text: String

    private static let steps = 6

    init(_ bitmap: Bitmap) {
        var text: [UInt8] = Array("\u{1B}Pq\"1;1;\(bitmap.width);\(bitmap.height)".utf8)
        for index in 0..<Self.steps * Self.steps * Self.steps {
            let channels = [index / 36, index / 6 % 6, index % 6].map { "\($0 * 20)" }
            text += "#\(index);2;\(channels.joined(separator: ";"))".utf8
        }
        let colors = bitmap.bytes.withUnsafeBufferPointer { bytes in
            (0..<bitmap.width * bitmap.height).map { pixel in
                let step = { (channel: Int) in (Int(bytes[4 * pixel + channel]) * (Self.steps - 1) + 127) / 255 }
                return UInt8(truncatingIfNeeded: step(0) * 36 + step(1) * 6 + step(2))
            }
        }
        for top in stride(from: 0, to: bitmap.height, by: 6) {
            text += Self.band(colors, width: bitmap.width, rows: top..<min(top + 6, bitmap.height))
        }
        self.text = String(decoding: text, as: UTF8.self) + "\u{1B}\\"
    }

    /// Up to six rows: for each colour in them the columns' bits, then back to the left; at last a new line.
    private static func band(_ colors: [UInt8], width: Int, rows: Range<Int>) -> [UInt8] {
        var masks: [UInt8: [UInt8]] = [:]
        for (bit, y) in rows.enumerated() {
            for x in 0..<width {
                masks[colors[y * width + x], default: [UInt8](repeating: 0, count: width)][x] |= 1 << UInt8(bit)
            }
        }
        var text: [UInt8] = []
        for (color, columns) in masks.sorted(by: { $0.key < $1.key }) {
            text += "#\(color)".utf8
            var x = 0
            while x < width {
                var end = x + 1
                while end < width, columns[end] == columns[x] { end += 1 }
                let sixel = 63 + columns[x]
                if end - x > 3 {
                    text += "!\(end - x)".utf8
                    text.append(sixel)
                } else {
                    text += [UInt8](repeating: sixel, count: end - x)
                }
                x = end
            }
            text.append(UInt8(ascii: "$"))
        }
        text.append(UInt8(ascii: "-"))
        return text
    }
}
