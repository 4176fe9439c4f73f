/// The text size that somebody has chosen for the whole device.
///
/// An app that nobody has adjusted runs at ``large``; phone images of swift-snapshot-testing are made at ``medium``.
public enum ContentSizeCategory: Int, CaseIterable, Hashable, Sendable, Comparable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// The short name of the category, as scene files and the command line write it.
    public var name: String {
        switch self {
        case .xSmall: "XS"
        case .small: "S"
        case .medium: "M"
        case .large: "L"
        case .xLarge: "XL"
        case .xxLarge: "XXL"
        case .xxxLarge: "XXXL"
        case .accessibility1: "AX1"
        case .accessibility2: "AX2"
        case .accessibility3: "AX3"
        case .accessibility4: "AX4"
        case .accessibility5: "AX5"
        }
    }

    /// The category's name in SwiftUI's words.
    public var longName: String { String(describing: self) }

    /// The category that a word names: its short name, its long name, or either in other letter case.
    public init?(named word: String) {
        let folded = word.lowercased()
        guard
            let match = Self.allCases.first(where: {
                $0.name.lowercased() == folded || $0.longName.lowercased() == folded
            })
        else { return nil }
        self = match
    }

    /// True for the five sizes above ``xxxLarge``, at which views may change their layout.
    public var isAccessibility: Bool { self >= .accessibility1 }

    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
