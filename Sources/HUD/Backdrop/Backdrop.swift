/// What lies between the app's content and the card of a HUD.
///
/// | backdrop | behind the card | dim above it |
/// |---|---|---|
/// | variable blur | the content of the safe area, blurred by height | black at 20 %, the whole screen |
/// | dim | – | the colour with its own alpha, the whole screen |
/// | material | a system material over the whole screen | – |
/// | clear | – | – |
public enum Backdrop: Hashable, Sendable {
    case variableBlur(VariableBlur = .standard)
    case dim(RGBA8 = .dim)
    case material(MaterialStyle = .ultraThin)
    case clear

    /// The colour drawn over the whole screen above the blur and below the card, or `nil` for none.
    public var dimColor: RGBA8? {
        switch self {
        case .variableBlur: .dim
        case .dim(let color): color
        case .material, .clear: nil
        }
    }
}
