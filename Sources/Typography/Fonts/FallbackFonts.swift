import Glibc
import Threads

/// The fonts that draw what the main typeface lacks, each opened the first time that a text needs it.
final class FallbackFonts: Sendable {
    /// The folder that all their files lie below.
    private let root: String
    /// The faces by file; `nil` for a file that cannot be opened, so that it is tried once.
    private let opened = Locked<[String: FontFace?]>([:])

    init(root: String) throws(FontError) {
        let missing = Self.missing(below: root)
        guard let first = missing.first else {
            self.root = root
            return
        }
        throw .packagesMissing(packages: missing.map(\.package), file: "\(root)/\(first.file)")
    }

    /// The packages that are not there, each with a file that would be.
    static func missing(below root: String) -> [(package: String, file: String)] {
        [
            (NotoFonts.package, NotoFonts.file(of: "NotoSans", weight: .regular)),
            (EastAsianFont.package, EastAsianFont.file),
        ].filter { access("\(root)/\($0.1)", R_OK) != 0 }
    }

    /// The first face that satisfies a condition: the script's own font, then the common ones.
    func face(for script: Script, weight: FontWeight, where covers: (FontFace) -> Bool) -> FontFace? {
        for file in files(for: script, weight: weight) {
            if let face = face(file), covers(face) { return face }
        }
        return nil
    }

    private func files(for script: Script, weight: FontWeight) -> [String] {
        let common = NotoFonts.common.map { NotoFonts.file(of: $0, weight: weight) } + [EastAsianFont.file]
        if EastAsianFont.scripts.contains(script.code) { return [EastAsianFont.file] + common }
        guard let own = NotoFonts.family(for: script.code) else { return common }
        return [NotoFonts.file(of: own, weight: weight)] + common
    }

    private func face(_ file: String) -> FontFace? {
        opened.withLock { opened in
            if let known = opened[file] { return known }
            let face = try? FontFace(file: "\(root)/\(file)")
            opened[file] = .some(face)
            return face
        }
    }
}
