import Raster
import Views

extension ViewAudit {
    /// The least side of what can be tapped, in points.
    static let leastTarget = 44.0

    /// What sums of thirds of points are wrong by, and more.
    private static let slack = 1e-4

    /// More than a thousandth of the ink is cut off; the edges of clips take less from what touches them.
    static func clipping(_ part: VisiblePart, _ coverages: [InkCoverage?]) -> Finding? {
        let found = coverages.compactMap { $0 }
        let whole = found.reduce(0) { $0 + $1.whole }
        let seen = found.reduce(0) { $0 + $1.seen }
        guard whole > 0, part.shownFrame != nil else { return nil }
        let share = 1 - Double(seen) / Double(whole)
        guard share > 0.001 else { return nil }
        return Finding(.clipped, AuditSubject(part), measured: share * 100, required: 0)
    }

    static func target(_ element: AccessibilityElement) -> Finding? {
        guard element.actions.contains(.activate) else { return nil }
        let side = min(element.frame.width, element.frame.height)
        guard side < leastTarget - slack else { return nil }
        return Finding(.targetSize, AuditSubject(element), measured: side, required: leastTarget)
    }

    /// Texts, symbols, indicators and what can be tapped that reach out of the safe area.
    static func placement(_ parts: [VisiblePart], _ tree: AccessibilityTree, _ safeArea: Rect) -> [Finding] {
        let shown = parts.filter { $0.kind != .outline }.compactMap { part in
            part.shownFrame.map { (AuditSubject(part), $0) }
        }
        let controls = tree.allElements.filter { $0.actions.contains(.activate) && $0.role != .text }
            .compactMap { element in
                element.shownFrame.map { (AuditSubject(element), $0) }
            }
        return (shown + controls).compactMap { subject, frame in
            let distance = frame.reach(outOf: safeArea)
            guard distance > slack else { return nil }
            return Finding(.safeArea, subject, measured: distance, required: 0)
        }
    }

    /// Texts that have the same font size at another text size; the same texts are told apart by their order.
    static func scaling(_ parts: [VisiblePart], _ others: [VisiblePart]) -> [Finding] {
        var sizes: [String: [Double]] = [:]
        for other in others {
            if let text = other.text { sizes[other.name, default: []].append(text.fontSize) }
        }
        var counts: [String: Int] = [:]
        return parts.compactMap { part in
            guard let text = part.text else { return nil }
            let index = counts[part.name, default: 0]
            counts[part.name] = index + 1
            guard let candidates = sizes[part.name], index < candidates.count, candidates[index] == text.fontSize
            else { return nil }
            return Finding(.textScaling, AuditSubject(part), measured: text.fontSize)
        }
    }
}

extension Rect {
    /// How far the rectangle reaches out of another at most, in points; 0 where it is inside.
    fileprivate func reach(outOf other: Rect) -> Double {
        guard !isEmpty else { return 0 }
        return max(0, other.minX - minX, other.minY - minY, maxX - other.maxX, maxY - other.maxY)
    }
}
