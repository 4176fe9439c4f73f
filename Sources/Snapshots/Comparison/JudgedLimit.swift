/// A limit, and what was found beside it: that it does not hold, or what of it was used.
public enum JudgedLimit: Hashable, Sendable {
    /// No limit is set, and pixels differ.
    case exact(found: Int)
    case pixels(found: Int, limit: Int)
    case window(found: Int, limit: Int)
    case channel(found: Int, limit: Int)
    case distance(found: Double, limit: Double)
    /// Pixels that look antialiased, beside those that may be forgiven.
    case antialiased(found: Int, limit: Int)

    /// True where no more was found than is allowed; a limit that is no number allows nothing.
    public var holds: Bool {
        switch self {
        case .exact: false
        case .pixels(let found, let limit), .window(let found, let limit), .channel(let found, let limit),
            .antialiased(let found, let limit):
            found <= limit
        case .distance(let found, let limit): found <= limit
        }
    }
}
