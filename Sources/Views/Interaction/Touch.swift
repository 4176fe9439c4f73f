import Raster

/// What a touch on a laid-out view comes to.
enum Touch: Sendable {
    /// The views inside decide; between them it goes through to what lies below.
    case passes
    /// The view has something drawn there, which keeps the touch from what lies below.
    case covers(Path, FillRule)
    /// The views inside are met in an area alone, but there everywhere.
    case limited(Path)
    /// The views inside answer as one, wherever they would be met.
    case answers(HitRegion)
    /// The view answers in its whole frame, and wherever views inside would be met.
    case control(HitRegion)
    /// The view and those inside are as if they were not there.
    case ignored

    /// What is said of a view that answers touches: a control is a button that its label names.
    var accessibility: AccessibilityAttributes? {
        var attributes = AccessibilityAttributes()
        switch self {
        case .control(let region):
            attributes.content = .init(role: .button)
            attributes.children = .combine
            attributes.isDisabled = !region.isEnabled
        case .answers(let region):
            attributes.isTappable = region.isEnabled
        case .passes, .covers, .limited, .ignored:
            return nil
        }
        return attributes
    }

    static func covers(_ rect: Rect) -> Touch { rect.isEmpty ? .passes : .covers(.rect(rect), .nonZero) }
}
