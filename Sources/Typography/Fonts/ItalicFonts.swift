import Threads

/// Inter's slanted faces, each opened the first time that a text needs it; one that cannot be opened is not there.
final class ItalicFonts: Sendable {
    private let root: String
    /// `nil` for a file that cannot be opened, so that it is tried once.
    private let opened = Locked<[FontWeight: FontFace?]>([:])

    init(root: String) {
        self.root = root
    }

    func face(_ weight: FontWeight) -> FontFace? {
        opened.withLock { opened in
            if let known = opened[weight] { return known }
            let face = try? FontFace(file: "\(root)/\(DebianFonts.interFile(weight, isItalic: true))")
            opened[weight] = .some(face)
            return face
        }
    }
}
