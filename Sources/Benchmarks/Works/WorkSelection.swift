import StrictJSON

/// The works of `scrim bench kernels`, and the choice of some by their names.
package enum WorkSelection {
    static var all: [Work] {
        Work.painting + Work.blurs + Work.frames + Work.indicators + Work.indicatorPictures + Work.files + Work.sweep
    }

    /// The names of all works.
    package static var names: [String] { all.map(\.name) }

    /// The works that words name, in the order of the catalogue; all of them for no words.
    ///
    /// A word is a name, or what names begin with before one of their hyphens: `blur` is `blur-30` and `blur-90`.
    static func works(_ words: [String]) throws(UnknownWork) -> [Work] {
        let all = all
        for word in words where !all.contains(where: { $0.isMeant(by: word) }) {
            throw UnknownWork(word: word, suggestion: NearName.closest(to: word, in: all.map(\.name) + groups))
        }
        return words.isEmpty ? all : all.filter { work in words.contains { work.isMeant(by: $0) } }
    }

    /// Throws when a word names no work.
    package static func check(_ words: [String]) throws(UnknownWork) { _ = try works(words) }

    /// What the names of several works begin with.
    private static var groups: [String] {
        Set(names.compactMap { $0.split(separator: "-").first.map(String.init) }).sorted()
    }
}

extension Work {
    fileprivate func isMeant(by word: String) -> Bool { name == word || name.hasPrefix("\(word)-") }
}

/// A word that names no work.
package struct UnknownWork: Error, Equatable, CustomStringConvertible {
    package let word: String
    /// The most similar name, where one is similar enough.
    package let suggestion: String?

    package var description: String {
        let advice = suggestion.map { "did you mean \"\($0)\"?" } ?? "`scrim bench --help` lists them"
        return "there is no work \"\(word)\"; \(advice)"
    }
}
