import Raster
import Typography
import Views

/// The audit of a view that was laid out, on a screen.
///
/// Where a view is modal, as the card of a HUD, it alone is audited; what lies below counts as background.
public struct ViewAudit: Sendable {
    /// By rule, and for each rule from the back to the front.
    public private(set) var findings: [Finding] = []
    /// Of every part whose contrast was measured, from the back to the front.
    public private(set) var contrasts: [PartContrast] = []

    /// Audits a view.
    ///
    /// - Parameters:
    ///   - view: fills the screen.
    ///   - other: the same view at another text size, by which texts are found that do not grow; `nil` leaves that out.
    ///   - size: the screen's size in points.
    ///   - scale: pixels a point.
    ///   - safeArea: the part of the screen that its furniture leaves free, in points from its top left.
    public init(
        _ view: LaidOutView,
        atAnotherTextSize other: LaidOutView? = nil,
        size: Size,
        scale: Double,
        safeArea: Rect,
        direction: LayoutDirection = .leftToRight,
        level: AuditLevel = .AA
    ) throws {
        let tree = AccessibilityTree(view, direction: direction)
        let parts = view.visibleParts(tree)
        let meter = ContrastMeter(view: view, size: size, scale: scale)
        let inks = parts.map { part in part.inks.map { $0.coverage(on: meter.pixelSize, scale: scale) } }

        contrasts = try Self.contrasts(parts, meter.readings(parts, inks), level)
        findings += contrasts.compactMap { Self.finding($0, level) }
        findings += zip(parts, inks).compactMap(Self.clipping)
        findings += parts.filter { $0.text?.isTruncated ?? false }.map { Finding(.truncated, AuditSubject($0)) }
        findings += tree.allElements.compactMap(Self.target)
        findings += Self.placement(parts, tree, safeArea)
        if let other {
            let texts = other.visibleParts(AccessibilityTree(other, direction: direction))
            findings += Self.scaling(parts, texts)
        }
        findings += tree.allElements.filter(\.needsLabel).map { Finding(.label, AuditSubject($0)) }
        let order = Dictionary(uniqueKeysWithValues: AuditRule.allCases.enumerated().map { ($1, $0) })
        findings = findings.enumerated()
            .sorted { (order[$0.element.rule] ?? 0, $0.offset) < (order[$1.element.rule] ?? 0, $1.offset) }
            .map(\.element)
    }

    /// True where no finding is an error.
    public var passes: Bool { findings.allSatisfy { $0.severity != .error } }
}

extension AccessibilityElement {
    fileprivate var needsLabel: Bool {
        switch role {
        case .button, .link, .toggle, .image, .progressIndicator, .element: !isLabelled
        case .header, .text, .group: false
        }
    }
}
