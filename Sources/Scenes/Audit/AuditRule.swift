/// What an audit holds each frame to, in the order of its reports.
public enum AuditRule: String, CaseIterable, Hashable, Sendable {
    /// A text's contrast with what lies behind it.
    case textContrast = "text-contrast"
    /// The contrast of symbols, outlines of controls and indicators with what lies behind them.
    case partContrast = "part-contrast"
    /// Nothing of a text, a symbol, an outline or an indicator is cut off by the screen's edges or by a clip.
    case clipped
    /// No text is left out for an ellipsis.
    case truncated
    /// What can be tapped is at least 44 points wide and high.
    case targetSize = "target-size"
    /// Nothing lies outside of the screen's safe area.
    case safeArea = "safe-area"
    /// Texts grow with the text size.
    case textScaling = "text-scaling"
    /// What is no text has a name for assistive technology.
    case label

    /// What the figures of the rule's findings count.
    var unit: AuditUnit? {
        switch self {
        case .textContrast, .partContrast: .ratio
        case .clipped: .percent
        case .targetSize, .safeArea, .textScaling: .points
        case .truncated, .label: nil
        }
    }
}

/// What a figure of an audit counts.
enum AuditUnit: String, Sendable {
    case ratio, percent, points

    /// A figure as a table shows it, beside what it should be.
    func text(_ value: Double, of required: Double? = nil) -> String {
        switch self {
        case .ratio: "\(value.rounded(digits: 2, under: required).shortestText):1"
        case .percent: "\(value.rounded(digits: 1).shortestText) %"
        case .points: "\(value.rounded(digits: 2, under: required).shortestText) pt"
        }
    }
}

extension Double {
    /// The number rounded to some digits; one below a limit is never rounded up to it.
    func rounded(digits: Int, under limit: Double? = nil) -> Double {
        let factor = (0..<digits).reduce(1.0) { power, _ in power * 10 }
        let nearest = (self * factor).rounded() / factor
        guard let limit, self < limit, nearest >= limit else { return nearest }
        return (self * factor).rounded(.down) / factor
    }
}
