import FoundationEssentials
import ImageIO
import Raster
import Scenes
import Snapshots

/// How a terminal shows pictures between its lines.
enum TerminalPictures: String, CaseIterable, Sendable {
    /// The graphics protocol of kitty, which Ghostty, WezTerm and Konsole have too.
    case kitty
    /// The sixels of DEC's terminals, which foot, xterm and mlterm have.
    case sixel
    case none

    /// What the environment says of the terminal; `nil` where it says nothing.
    init?(_ environment: [String: String]) {
        let terminal = environment["TERM"] ?? ""
        let program = environment["TERM_PROGRAM"] ?? ""
        // Inside of a multiplexer neither reaches the terminal.
        if environment["TMUX"] != nil || terminal.hasPrefix("screen") {
            self = .none
        } else if environment["KITTY_WINDOW_ID"] != nil || terminal.contains("kitty")
            || ["ghostty", "WezTerm"].contains(program)
        {
            self = .kitty
        } else if terminal.contains("sixel") || terminal.hasPrefix("foot") || terminal.hasPrefix("mlterm") {
            self = .sixel
        } else if terminal == "dumb" || terminal == "linux" {
            self = .none
        } else {
            return nil
        }
    }

    /// What the terminal says of itself, asked for both protocols at once.
    init(asking keys: TerminalKeys) {
        let answer = keys.answer(
            to: "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[c",
            until: UInt8(ascii: "c")
        )
        self.init(answer: String(decoding: answer, as: UTF8.self))
    }

    /// What an answer says: kitty's own, and among the device's attributes the 4 of sixels.
    init(answer: String) {
        let attributes = answer.split(separator: "\u{1B}[?").last.map { $0.prefix { $0 != "c" }.split(separator: ";") }
        if answer.contains("_Gi=31;OK") {
            self = .kitty
        } else if attributes?.dropFirst().contains("4") ?? false {
            self = .sixel
        } else {
            self = .none
        }
    }

    /// The pictures of a change beside each other, as the text that shows them; `nil` where none are shown.
    func text(_ change: SnapshotSuite.PendingChange) throws -> String? {
        guard self != .none else { return nil }
        let pictures = [change.expected?.image, change.actual.image, change.picture].compactMap { $0 }
        let sheet = Self.sheet(pictures.map { Bitmap($0) })
        return switch self {
        case .kitty: Self.kitty(try PNGEncoder().encode(PNGImage(sheet)))
        case .sixel: Sixels(sheet).text
        case .none: nil
        }
    }

    /// Pixels of a picture's height in the terminal at most.
    private static let height = 480

    /// Pictures beside each other on gray, scaled to one height.
    static func sheet(_ pictures: [Bitmap]) -> Bitmap {
        let height = min(Self.height, pictures.map(\.height).max() ?? 1)
        let widths = pictures.map { max(1, $0.width * height / max(1, $0.height)) }
        let gap = 12
        let width = widths.reduce(0, +) + gap * (pictures.count - 1)
        let gray = PremultipliedColor(red: 128, green: 128, blue: 128, alpha: 255)
        var canvas = Canvas(Bitmap(width: width, height: height, color: gray))
        var x = 0
        for (picture, width) in zip(pictures, widths) {
            canvas.draw(picture, in: Rect(x: Double(x), y: 0, width: Double(width), height: Double(height)))
            x += width + gap
        }
        return canvas.bitmap
    }

    /// A PNG in the pieces that kitty takes.
    static func kitty(_ png: [UInt8]) -> String {
        let base64 = Array(Data(png).base64EncodedString().utf8)
        var text = ""
        for start in stride(from: 0, to: base64.count, by: 4096) {
            let end = min(start + 4096, base64.count)
            let control = (start == 0 ? "f=100,a=T," : "") + "m=\(end < base64.count ? 1 : 0)"
            text += "\u{1B}_G\(control);" + String(decoding: base64[start..<end], as: UTF8.self) + "\u{1B}\\"
        }
        return text
    }
}

extension Vocabulary<TerminalPictures> {
    static var terminalPictures: Self {
        Self(allowed: TerminalPictures.allCases.map(\.rawValue)) { TerminalPictures(rawValue: $0) }
    }
}
