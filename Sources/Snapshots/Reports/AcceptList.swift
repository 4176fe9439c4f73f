import StrictJSON

/// What somebody decided about frames after a look at them: the file that `scrim review --html` writes and
/// `scrim accept --from` reads.
///
///     {"scrim": 1, "accept": [{"frame": "sign-in/dark", "picture": "3c2f…", "reference": "90ab…"}], "reject": []}
public struct AcceptList: Equatable, Sendable {
    public var accepted: [Item]
    public var rejected: [Item]

    /// A frame, and the very picture that was looked at.
    public struct Item: Hashable, Sendable {
        public var frame: String
        /// The digits of the picture's ``PixelDigest``; a frame that has other pixels by now must not be accepted.
        public var picture: String

        /// The digits of the digest of the reference's file that it was looked at with, or `none`; `nil` where the list
        /// does not say, and the pending frame has to.
        public var reference: String?

        public init(frame: String, picture: String, reference: String? = nil) {
            self.frame = frame
            self.picture = picture
            self.reference = reference
        }
    }

    public init(accepted: [Item] = [], rejected: [Item] = []) {
        self.accepted = accepted
        self.rejected = rejected
    }

    /// A frame may stand in the list once.
    public init(json: JSONValue) throws(JSONError) {
        let object = try JSONReader(json).object(keys: ["scrim", "accept", "reject"])
        _ = try object["scrim"].integer(in: 1...1)
        var frames: Set<String> = []
        func items(_ key: String) throws(JSONError) -> [Item] {
            var items: [Item] = []
            for reader in try object.optional(key)?.array() ?? [] {
                let item = try reader.object(keys: ["frame", "picture", "reference"])
                let frame = try item["frame"].string()
                guard frames.insert(frame).inserted else {
                    throw try item["frame"].malformed("each frame once; \(frame) is there already")
                }
                let picture = try item["picture"].string()
                guard Self.isDigest(picture) else {
                    throw try item["picture"].malformed("the 32 hexadecimal digits of a picture's digest")
                }
                let reference = try item.optional("reference")?.string()
                guard reference.map({ $0 == ReferenceStore.none || Self.isDigest($0) }) ?? true else {
                    throw try item["reference"].malformed("the 32 hexadecimal digits of a file's digest, or none")
                }
                items.append(Item(frame: frame, picture: picture, reference: reference))
            }
            return items
        }
        self.init(accepted: try items("accept"), rejected: try items("reject"))
    }

    private static func isDigest(_ text: String) -> Bool {
        text.utf8.count == 32 && text.allSatisfy { "0123456789abcdef".contains($0) }
    }

    public var json: JSONValue {
        func items(_ items: [Item]) -> JSONValue {
            .array(
                items.map { item in
                    let members: [(String, String?)] = [
                        ("frame", item.frame), ("picture", item.picture), ("reference", item.reference),
                    ]
                    return .object(members.compactMap { key, text in text.map { .init(key, .string($0)) } })
                }
            )
        }
        return ["scrim": 1, "accept": items(accepted), "reject": items(rejected)]
    }
}
