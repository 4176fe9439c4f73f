/// What the user has chosen for the screen of a scene.
public struct SceneTraits: Hashable, Sendable {
    public var isDark: Bool
    public var isLandscape: Bool
    public var textSize: TextSize
    public var reduceMotion: Bool
    public var reduceTransparency: Bool

    public init(
        isDark: Bool = false,
        isLandscape: Bool = false,
        textSize: TextSize = .large,
        reduceMotion: Bool = false,
        reduceTransparency: Bool = false
    ) {
        self.isDark = isDark
        self.isLandscape = isLandscape
        self.textSize = textSize
        self.reduceMotion = reduceMotion
        self.reduceTransparency = reduceTransparency
    }
}

/// The twelve text sizes of the system, from the smallest to the largest.
public enum TextSize: Int, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
