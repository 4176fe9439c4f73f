/// Moments at an even rate: from a first one on, as long as they come before an end.
///
/// The end itself is not among them, so that three seconds at 60 frames a second are 180 frames, and two ranges of
/// which one ends where the other begins have no moment in common. Bounds are decimals, and each moment is the number
/// nearest to its exact value: two ranges give the same number for the same moment, whatever their beginnings.
public struct FrameRange: Hashable, Sendable {
    /// The first moment and the end, in millionths of a second.
    private let start: Int
    private let end: Int
    public let framesPerSecond: Int

    static let rates = 1...1000
    private static let unit = 1_000_000

    /// The range that `FROM:TO:FPS` names: seconds within ``Scene/timeRange`` with at most six decimals, and a whole
    /// number up to 1000; `nil` for any other text, and where there would be no moment or more than
    /// ``Scene/frameLimit``.
    public init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, let start = Self.millionths(parts[0]), let end = Self.millionths(parts[1]),
            parts[2].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let rate = Int(parts[2]),
            Self.rates.contains(rate), start < end
        else { return nil }
        self.start = start
        self.end = end
        framesPerSecond = rate
        guard count <= Scene.frameLimit else { return nil }
    }

    /// How many moments there are, at least one.
    public var count: Int { ((end - start) * framesPerSecond + Self.unit - 1) / Self.unit }

    /// The moments in seconds.
    public var times: [Double] {
        // Both sides of the division are whole numbers below 2⁵³, so it alone rounds.
        (0..<count).map { Double(start * framesPerSecond + $0 * Self.unit) / Double(Self.unit * framesPerSecond) }
    }

    /// The number of a frame as names of files have it: in four digits or more, so that names sort by time.
    package static func digits(_ number: Int) -> String {
        let digits = "\(number)"
        return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }

    private static func millionths(_ text: Substring) -> Int? {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let decimals = parts.count == 2 ? parts[1] : "0"
        guard parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
            parts[0].utf8.count <= 9, decimals.utf8.count <= 6,
            let whole = Int(parts[0]), let fraction = Int(decimals)
        else { return nil }
        let scale = (decimals.utf8.count..<6).reduce(1) { scale, _ in 10 * scale }
        let value = whole * unit + fraction * scale
        return value <= Int(Scene.timeRange.upperBound) * unit ? value : nil
    }
}

extension Vocabulary<FrameRange> {
    public static var frameRange: Self {
        Self(
            allowed: [
                "FROM:TO:FPS (seconds from 0 to \(Scene.timeRange.upperBound.shortestText) with at most six decimals, 1 to "
                    + "\(FrameRange.rates.upperBound) frames a second, at most \(Scene.frameLimit) frames)"
            ],
            words: []
        ) { FrameRange($0) }
    }
}
