import ImageIO
import Scenes
import StrictJSON

extension SnapshotSuite {
    /// What a pending frame changes.
    public struct PendingChange: Sendable {
        public let name: String
        /// `nil` where there is no reference.
        public let comparison: Comparison?
        /// How the pictures differ, by the ``rules``; `nil` where they do not, or there is no reference.
        public let analysis: ComparisonAnalysis?
        public let rules: ComparisonRules
        /// What was different before any pixel was drawn.
        public let cause: String?
        public let files: SnapshotFiles
        /// The reference, or `nil` where there is none.
        public let expected: CanonicalPicture?
        public let actual: CanonicalPicture
        /// The digits of the digest of the pending picture.
        public let pixels: String
        /// The digest of the reference's file, or `none`.
        public let reference: String
    }

    /// What the pending frame of a name changes: all of it, or what the rules leave that it was compared by.
    public func change(_ name: String, exactly isExact: Bool = true) throws -> PendingChange {
        let store = ReferenceStore(folder: references)
        let frame = try pending.frame(name)
        let content = store.content(name)
        let expected = try store.picture(name, content)
        let actual = CanonicalPicture(frame.image)
        let rules = isExact ? .exact : frame.rules
        var comparison = expected.map { Comparison(expected: $0, actual: actual) }
        var analysis: ComparisonAnalysis?
        if let expected, let whole = comparison, whole != .equal {
            let found = try ComparisonAnalysis(expected: expected, actual: actual, rules: rules)
            (analysis, comparison) = (found, found.remaining(of: whole))
        }
        let cause: String? =
            if case .file(let bytes) = content, let file = try? PNGFacts(bytes, file: name) {
                FrameFacts(file)?.cause(of: frame.facts)
            } else {
                nil
            }
        var files = SnapshotFiles(actual: pending.picture(name))
        if expected != nil { files.expected = store.path(name) }
        if analysis != nil { files.difference = pending.difference(name) }
        return PendingChange(
            name: name,
            comparison: comparison,
            analysis: analysis,
            rules: rules,
            cause: cause,
            files: files,
            expected: expected,
            actual: actual,
            pixels: frame.facts.pixels,
            reference: try ReferenceStore.digest(content)
        )
    }
}

extension SnapshotSuite.PendingChange {
    /// The change in words.
    public var sentence: String {
        let passing = analysis.flatMap { $0.passes ? $0.amount : nil }
        let words = passing ?? comparison?.sentence ?? "there is no reference"
        return cause.map { "\($0); \(words)" } ?? words
    }

    /// A picture of where the frame differs; `nil` where it does not, or there is no reference.
    public var picture: PNGImage? {
        guard let expected, let analysis else { return nil }
        return DifferencePicture(expected: expected, actual: actual, rules: rules, analysis: analysis, fonts: nil)
            .draw(.difference)
    }

    /// Frames with the same words are changed in the same way: of one scene, with the same cause, and with pixels that
    /// moved by as much, changed colour alike, or had and have the same colours.
    ///
    /// It looks at every pixel that differs each time it is asked for, and is that of an exact change.
    public var kind: String {
        let scene = name.lastIndex(of: "/").map { name[..<$0] } ?? ""
        var words = [String(scene), comparison?.verdict ?? "missing", cause ?? ""]
        if let expected, let analysis {
            words.append(ColorChanges(expected: expected, actual: actual, analysis: analysis).kind)
        }
        return words.joined(separator: "\n")
    }

    public var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("frame", .string(name)), .init("verdict", .string(comparison?.verdict ?? "missing")),
        ]
        members += comparison?.facts ?? []
        if let cause { members.append(.init("cause", .string(cause))) }
        if let analysis { members.append(.init("analysis", analysis.json)) }
        members += [.init("picture", .string(pixels)), .init("reference", .string(reference))]
        return .object(members + [.init("files", files.json)])
    }
}
