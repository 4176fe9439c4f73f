/// A provider as a value that is equal to itself alone.
///
/// Erasing one provider twice gives equal values, two instances of one class differ. This is how a ``LoadableState``
/// holds its provider.
public struct AnyHUDProvider: Sendable {
    public let base: any HUDProvider

    public init(_ base: any HUDProvider) {
        self.base = base
    }
}

extension AnyHUDProvider: Hashable {
    public static func == (a: Self, b: Self) -> Bool { a.base === b.base }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(base))
    }
}
