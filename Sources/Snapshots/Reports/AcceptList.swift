import StrictJSON

/// What somebody decided about frames after a look at them: the file that `scrim review --html` writes and
/// `scrim accept --from` reads.
///
///     {"scrim": 1, "accept": [{"frame": "sign-in/dark", "picture": "3c2f…"}], "reject": []}
public struct AcceptList: Equatable, Sendable {
    public var accepted: [Item]
    public var rejected: [Item]

    /// A frame, and the very picture that was looked at.
    public struct Item: Hashable, Sendable {
        public var frame: String
        /// The digits of the picture's ``PixelDigest``; a frame that has other pixels by now must not be accepted.
        public var picture: String

        public init(frame: String, picture: String) {
            self.frame = frame
            self.picture = picture
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
                let item = try reader.object(keys: ["frame", "picture"])
                let frame = try item["frame"].string()
                guard frames.insert(frame).inserted else {
                    throw try item["frame"].malformed("each frame once; \(frame) is there already")
                }
                let picture = try item["picture"].string()
                guard picture.utf8.count == 32, picture.allSatisfy({ "0123456789abcdef".contains($0) }) else {
                    throw try item["picture"].malformed("the 32 hexadecimal digits of a picture's digest")
                }
                items.append(Item(frame: frame, picture: picture))
            }
            return items
        }
        self.init(accepted: try items("accept"), rejected: try items("reject"))
    }

    public var json: JSONValue {
        func items(_ items: [Item]) -> JSONValue {
            .array(items.map { ["frame": .string($0.frame), "picture": .string($0.picture)] })
        }
        return ["scrim": 1, "accept": items(accepted), "reject": items(rejected)]
    }
}
