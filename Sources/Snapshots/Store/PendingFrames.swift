import FoundationEssentials
import Glibc
import ImageIO
import Scenes
import StrictJSON

/// Frames that failed, outside of the references: as they were drawn, and where they differ.
///
/// Each is a PNG that carries its facts, so that it can become the reference without being drawn again.
public struct PendingFrames: Sendable {
    /// The folder of all pictures of a run.
    public let folder: String

    public init(folder: String) { self.folder = folder }

    /// The path of a frame as it was drawn.
    public func picture(_ name: String) -> String { "\(folder)/pending/\(name).png" }

    /// The path of the picture of where a frame differs.
    public func difference(_ name: String) -> String { "\(folder)/difference/\(name).png" }

    /// The path of a frame as it was drawn, which differs and passes within its limits: it waits for nobody.
    func passed(_ name: String) -> String { "\(folder)/within-limits/\(name).png" }

    /// Names of the pending frames, sorted by their bytes.
    public func names() throws(SnapshotError) -> [String] {
        try SnapshotFolder.files("\(folder)/pending", suffix: ".png").map { String($0.dropLast(4)) }
    }

    /// A frame that waits for somebody to accept or reject it.
    public struct Frame: Sendable {
        public let name: String
        public let image: PNGImage
        public let facts: FrameFacts
        /// What it was compared by.
        public let rules: ComparisonRules
        /// The digest of the reference that it was compared with, or `none`; `nil` where it does not say.
        let reference: String?
    }

    /// The pending frame of a name, held to be what it says it is.
    public func frame(_ name: String) throws -> Frame {
        let path = picture(name)
        guard FrameName.staysInside(name), FileManager.default.fileExists(atPath: path) else {
            throw StoreError.notPending(name, nearest: NearName.closest(to: name, in: try names()))
        }
        var image: PNGImage
        let file: PNGFacts
        do {
            let bytes = try FileReader.read(path, limit: DecodingLimits.standard.maximumFileBytes)
            image = try PNGDecoder().decode(bytes, file: path)
            file = try PNGFacts(bytes, file: path)
        } catch {
            throw StoreError.notAFrame(path, reason: "\(error)")
        }
        guard file.text(for: FrameFacts.Keyword.name) == name else {
            throw StoreError.notAFrame(path, reason: "it does not carry this name")
        }
        guard let facts = FrameFacts(file), facts.pixels == image.pixelDigest.description else {
            throw StoreError.notAFrame(path, reason: "it does not carry the facts of its pixels")
        }
        let rules = try rules(file, path)
        // A reference carries no rules: its scene has them.
        image.text.removeAll { [FrameFacts.Keyword.comparison, FrameFacts.Keyword.reference].contains($0.keyword) }
        let reference = file.text(for: FrameFacts.Keyword.reference)
        return Frame(name: name, image: image, facts: facts, rules: rules, reference: reference)
    }

    private func rules(_ file: PNGFacts, _ path: String) throws(StoreError) -> ComparisonRules {
        guard let text = file.text(for: FrameFacts.Keyword.comparison) else { return .exact }
        do {
            return try ComparisonRules(json: JSONReader(JSONValue(parsing: text.utf8)))
        } catch {
            throw .notAFrame(path, reason: "the rules that it carries are none: \(error)")
        }
    }

    /// Removes the pictures of a frame.
    public func remove(_ name: String) {
        removePassed(name)
        unlink(picture(name))
        unlink(difference(name))
    }

    /// Removes the picture of a frame that passed within its limits.
    func removePassed(_ name: String) { unlink(passed(name)) }

    /// Removes the pictures of frames that are none any more: those that say they are one of a name that is not given.
    func removeAll(except names: Set<String>) {
        for (folder, place) in [("pending", picture), ("within-limits", passed)] {
            let known = (try? SnapshotFolder.files("\(self.folder)/\(folder)", suffix: ".png")) ?? []
            for name in known.map({ String($0.dropLast(4)) }) where !names.contains(name) {
                guard let bytes = try? FileReader.read(place(name), limit: DecodingLimits.standard.maximumFileBytes),
                    let facts = try? PNGFacts(bytes, file: name), facts.text(for: FrameFacts.Keyword.name) == name
                else { continue }
                remove(name)
            }
        }
    }
}
