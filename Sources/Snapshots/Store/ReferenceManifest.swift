import ImageIO
import StrictJSON

/// The records of all references of a folder, as the file `manifest.json` beside them holds them.
///
/// A reference has a line of its own, sorted by name, and every such line ends in a comma: two branches that add
/// references change different lines, so that their texts merge. Lines are read when they are asked for.
struct ReferenceManifest: Sendable {
    /// What a name has: a line of the text, or a record that is new.
    private enum Entry: Sendable {
        case line(Range<Int>)
        case record(ReferenceRecord)
    }

    /// The text that was read.
    let text: [UInt8]
    private var entries: [String: Entry] = [:]
    /// Why the text that was there cannot be used; `nil` where it can, and where there was none.
    private(set) var fault: String?

    static let name = "manifest.json"
    private static let firstLine = Array("{\"scrim\": 1,".utf8)
    private static let lastLine = Array("\"end\": true}".utf8)
    private static let limit = 256 << 20

    /// A manifest without records.
    init() { text = [] }

    /// The manifest of a text; one that is damaged has no records, and a fault.
    init(_ text: [UInt8], file: String) {
        self.text = text
        do throws(Damage) {
            try index()
        } catch {
            entries = [:]
            fault = "\(file): \(error.words)"
        }
    }

    /// The manifest in a file; without records where there is none.
    init(file: String) {
        do throws(FileReadError) {
            self.init(try FileReader.read(file, limit: Self.limit), file: file)
        } catch {
            self.init()
            if error.reason != .notFound { fault = error.description }
        }
    }

    private struct Damage: Error {
        let words: String
    }

    private mutating func index() throws(Damage) {
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if let mark = lines.firstIndex(where: { line in ConflictMark.allCases.contains { $0.begins(line) } }) {
            throw Damage(words: "line \(mark + 1) is the mark of a merge conflict")
        }
        guard let first = lines.first, first.elementsEqual(Self.firstLine) else {
            throw Damage(words: "line 1 is not the beginning of a manifest")
        }
        let count = lines.count
        guard count > 2, lines[count - 1].isEmpty, lines[count - 2].elementsEqual(Self.lastLine) else {
            throw Damage(words: "the end is missing")
        }
        for number in 1..<count - 2 {
            let line = lines[number]
            guard line.last == UInt8(ascii: ","), let name = Self.key(line), FrameName.staysInside(name) else {
                throw Damage(words: "line \(number + 1) is no reference")
            }
            guard entries.updateValue(.line(line.startIndex..<line.endIndex - 1), forKey: name) == nil else {
                throw Damage(words: "line \(number + 1) names \(name) again")
            }
        }
    }

    /// The string that a line begins with.
    private static func key(_ line: ArraySlice<UInt8>) -> String? {
        let (quote, escape) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
        guard line.first == quote else { return nil }
        var end = line.startIndex + 1
        var isEscaped = false
        while end < line.endIndex, line[end] != quote {
            isEscaped = isEscaped || line[end] == escape
            end += line[end] == escape ? 2 : 1
        }
        guard end < line.endIndex else { return nil }
        guard isEscaped else { return String(validating: line[line.startIndex + 1..<end], as: UTF8.self) }
        guard case .string(let key)? = try? JSONValue(parsing: line[line.startIndex...end]) else { return nil }
        return key
    }

    /// The names that have a record.
    var names: [String] { Array(entries.keys) }

    /// The record of a reference; `nil` where there is none that can be read.
    subscript(name: String) -> ReferenceRecord? {
        get {
            switch entries[name] {
            case nil: return nil
            case .record(let record): return record
            case .line(let range):
                let object = [UInt8(ascii: "{")] + text[range] + [UInt8(ascii: "}")]
                guard let value = try? JSONValue(parsing: object), case .object(let members) = value,
                    members.count == 1
                else { return nil }
                return try? ReferenceRecord(JSONReader(members[0].value))
            }
        }
        set { entries[name] = newValue.map { .record($0) } }
    }

    /// The bytes of the file: the same for the same records.
    var bytes: [UInt8] {
        var bytes = Self.firstLine + [UInt8(ascii: "\n")]
        let sorted = entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        for (name, entry) in sorted {
            switch entry {
            case .line(let range): bytes += text[range]
            case .record(let record): bytes += "\(JSONValue.string(name).text): \(record.json.text)".utf8
            }
            bytes += ",\n".utf8
        }
        return bytes + Self.lastLine + [UInt8(ascii: "\n")]
    }
}

/// The lines that a merge leaves in a text where two changes meet.
enum ConflictMark: String, CaseIterable {
    case ours = "<<<<<<<"
    case between = "======="
    case theirs = ">>>>>>>"

    func begins(_ line: some Collection<UInt8>) -> Bool { line.starts(with: rawValue.utf8) }
}
