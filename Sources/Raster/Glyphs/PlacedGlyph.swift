import Synchronization

/// A glyph at its place in user space.
package struct PlacedGlyph {
    package var id: UInt32
    /// Its origin, on the baseline.
    package var position: Point

    package init(id: UInt32, position: Point) {
        self.id = id
        self.position = position
    }
}

/// What glyphs take their outlines from, as caches tell it apart; no two values that are made are equal.
package struct OutlineSource: Hashable, Sendable {
    private static let last = Atomic<UInt64>(0)

    private let number: UInt64

    package init() {
        number = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
    }
}
