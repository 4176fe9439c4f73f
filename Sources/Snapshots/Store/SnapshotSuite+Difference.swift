import ImageIO
import Scenes
import StrictJSON

extension SnapshotSuite {
    /// What a pending frame changes.
    public struct PendingChange: Sendable {
        public let name: String
        /// `nil` where there is no reference.
        public let comparison: Comparison?
        /// How the pictures differ; `nil` where they do not, or there is no reference.
        public let analysis: ComparisonAnalysis?
        /// What was different before any pixel was drawn.
        public let cause: String?
        public let files: SnapshotFiles
        /// The reference, or `nil` where there is none.
        public let expected: PNGImage?
        public let actual: PNGImage
        /// The digits of the digest of the pending picture.
        public let pixels: String
    }

    /// What the pending frame of a name changes.
    public func change(_ name: String) throws -> PendingChange {
        let store = ReferenceStore(folder: references)
        let frame = try pending.frame(name)
        let expected = try store.picture(name)
        let actual = CanonicalPicture(frame.image)
        let comparison = expected.map { Comparison(expected: $0, actual: actual) }
        var analysis: ComparisonAnalysis?
        if let expected, comparison != .equal {
            analysis = try ComparisonAnalysis(expected: expected, actual: actual)
        }
        let cause: String? =
            if case .file(let bytes) = store.content(name), let file = try? PNGFacts(bytes, file: name) {
                FrameFacts(file)?.cause(of: frame.facts)
            } else {
                nil
            }
        var files = SnapshotFiles(actual: pending.picture(name))
        if expected != nil { files.expected = store.path(name) }
        if case .different = comparison { files.difference = pending.difference(name) }
        return PendingChange(
            name: name,
            comparison: comparison,
            analysis: analysis,
            cause: cause,
            files: files,
            expected: expected?.image,
            actual: frame.image,
            pixels: frame.facts.pixels
        )
    }
}

extension SnapshotSuite.PendingChange {
    /// The change in words.
    public var sentence: String {
        let words = comparison?.sentence ?? "there is no reference"
        return cause.map { "\($0); \(words)" } ?? words
    }

    /// Frames with the same words are changed in the same way: of one scene, with the same kind of difference and cause.
    public var kind: String {
        let scene = name.lastIndex(of: "/").map { name[..<$0] } ?? ""
        return [String(scene), comparison?.verdict ?? "missing", cause ?? ""].joined(separator: "\n")
    }

    public var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("frame", .string(name)), .init("verdict", .string(comparison?.verdict ?? "missing")),
        ]
        members += comparison?.facts ?? []
        if let cause { members.append(.init("cause", .string(cause))) }
        if let analysis { members.append(.init("analysis", analysis.json)) }
        return .object(members + [.init("picture", .string(pixels)), .init("files", files.json)])
    }
}
