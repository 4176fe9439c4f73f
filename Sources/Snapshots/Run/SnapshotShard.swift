import ImageIO

/// One of several parts of a suite's frames, for as many processes.
///
/// A frame's part follows from its name alone, so that frames that come or go move no other.
public struct SnapshotShard: Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1.
    public let index: Int
    public let count: Int

    package static let limit = 100_000

    /// The shard of an index from 1 to `count`; `nil` for any other.
    public init?(index: Int, count: Int) {
        guard (1...Self.limit).contains(count), (1...count).contains(index) else { return nil }
        self.index = index
        self.count = count
    }

    /// The shard that `i/n` names.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
            let index = Int(parts[0]), let count = Int(parts[1])
        else { return nil }
        self.init(index: index, count: count)
    }

    public var description: String { "\(index)/\(count)" }

    /// True for a frame of this shard.
    public func takes(_ name: String) -> Bool {
        let digits = FileDigest(Array(name.utf8)).description.prefix(12)
        return (Int(digits, radix: 16) ?? 0) % count == index - 1
    }
}
