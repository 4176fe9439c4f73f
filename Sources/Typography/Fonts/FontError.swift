/// Why fonts could not be had.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Files that Scrim draws with are not installed; `packages` are Debian's names.
    case packagesMissing(packages: [String], file: String)
    case missing(file: String)
    /// The file cannot be read, with the system's reason, or is no regular file.
    case unreadable(file: String, reason: String)
    case tooLarge(file: String, bytes: Int, limit: Int)
    /// The file holds no TrueType or OpenType font, or one without what every font has.
    case notAFont(file: String)
    /// The file ends before the font's tables do.
    case damaged(file: String)
    /// The font has pictures for glyphs (as colour emoji fonts do) and no outlines, or none that can be read.
    case noOutlines(file: String)

    /// True where the machine lacks a file, rather than that a file is wrong.
    package var isOfTheMachine: Bool {
        switch self {
        case .packagesMissing, .missing, .unreadable: true
        case .tooLarge, .notAFont, .damaged, .noOutlines: false
        }
    }

    public var description: String {
        switch self {
        case .packagesMissing(let packages, let file):
            "\(file): not found; install the fonts with: apt-get install \(packages.joined(separator: " "))"
        case .missing(let file):
            "\(file): there is no such font file; give the path of a .ttf or .otf file"
        case .unreadable(let file, let reason):
            "\(file): the font file cannot be read (\(reason)); check the path and the file's permissions"
        case .tooLarge(let file, let bytes, let limit):
            "\(file): the font file has \(bytes) bytes, more than the \(limit) that are read; give a smaller font"
        case .notAFont(let file):
            "\(file): this is not a TrueType or OpenType font; convert it to .ttf or .otf (WOFF is not read)"
        case .damaged(let file):
            "\(file): the font file is cut off; copy or download it again"
        case .noOutlines(let file):
            "\(file): the font has no outlines; give a font with glyf, CFF or CFF2 outlines"
        }
    }
}
