import Glibc
import Threads

/// The Noto fonts of one folder, each opened the first time that a text needs it.
final class FallbackFonts: Sendable {
    private let folder: String
    /// The faces by file name; `nil` for a file that cannot be opened, so that it is tried once.
    private let opened = Locked<[String: FontFace?]>([:])

    init(folder: String) throws(FontError) {
        guard Self.isInstalled(in: folder) else {
            throw .packagesMissing(packages: [NotoFonts.package], file: Self.probe(in: folder))
        }
        self.folder = folder
    }

    static func isInstalled(in folder: String) -> Bool { access(probe(in: folder), R_OK) == 0 }

    private static func probe(in folder: String) -> String { "\(folder)/NotoSans-Regular.ttf" }

    /// The first face that satisfies a condition: the script's own font, then the common ones.
    func face(for script: Script, weight: FontWeight, where covers: (FontFace) -> Bool) -> FontFace? {
        let own = NotoFonts.family(for: script.code)
        for family in (own.map { [$0] } ?? []) + NotoFonts.common {
            if let face = face(NotoFonts.fileName(of: family, weight: weight)), covers(face) { return face }
        }
        return nil
    }

    private func face(_ name: String) -> FontFace? {
        opened.withLock { opened in
            if let known = opened[name] { return known }
            let face = try? FontFace(file: "\(folder)/\(name)")
            opened[name] = .some(face)
            return face
        }
    }
}
