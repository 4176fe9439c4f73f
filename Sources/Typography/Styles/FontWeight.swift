/// The thickness of a font's strokes, on the scale of OpenType's weight class.
public enum FontWeight: Int, CaseIterable, Hashable, Sendable, Comparable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900

    /// The weight's name in SwiftUI's words.
    public var name: String { String(describing: self) }

    /// The weight that a name in SwiftUI's words or a number of OpenType's scale gives.
    public init?(named word: String) {
        guard let match = Self.allCases.first(where: { $0.name == word || String($0.rawValue) == word }) else {
            return nil
        }
        self = match
    }

    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
