/// A system material by name: how much of the screen it lets through, and which appearance it has.
///
/// An adaptive style follows the colour scheme of the screen; a fixed one is light or dark whatever the screen is.
public struct MaterialStyle: Hashable, Sendable {
    /// How thick the material is, from the most to the least transparent; chrome is the one of bars.
    public enum Thickness: String, CaseIterable, Sendable {
        case ultraThin, thin, regular, thick, chrome
    }

    public enum Appearance: String, CaseIterable, Sendable {
        case light, dark
    }

    public var thickness: Thickness
    /// The appearance that a fixed style has; `nil` for an adaptive style.
    public var fixedAppearance: Appearance?

    public init(_ thickness: Thickness, fixedAppearance: Appearance? = nil) {
        self.thickness = thickness
        self.fixedAppearance = fixedAppearance
    }

    public static let ultraThin = MaterialStyle(.ultraThin)
    public static let thin = MaterialStyle(.thin)
    public static let regular = MaterialStyle(.regular)
    public static let thick = MaterialStyle(.thick)
    public static let chrome = MaterialStyle(.chrome)

    /// The style's word in scene files: `thin`, or `thin-dark` when the appearance is fixed.
    public var name: String {
        fixedAppearance.map { "\(thickness.rawValue)-\($0.rawValue)" } ?? thickness.rawValue
    }

    /// The style that ``name`` names, or `nil` for any other text.
    public init?(name: some StringProtocol) {
        guard let style = Self.all.first(where: { $0.name == name }) else { return nil }
        self = style
    }

    /// Every style: the five adaptive ones, then the five light and the five dark ones.
    public static let all: [MaterialStyle] = [nil, .light, .dark].flatMap { appearance in
        Thickness.allCases.map { MaterialStyle($0, fixedAppearance: appearance) }
    }
}
