import Raster
import Views

/// Something of a frame that a rule does not allow.
public struct Finding: Hashable, Sendable {
    public enum Severity: String, Hashable, Sendable {
        /// The frame fails.
        case error
        /// The frame would fail at the level AAA.
        case warning
    }

    public let rule: AuditRule
    public let severity: Severity
    public let subject: AuditSubject
    /// A contrast, percent of the ink that is cut off, or points; `nil` for rules that count nothing.
    public let measured: Double?
    /// What the rule asks for, in the same unit.
    public let required: Double?
    /// Of a contrast.
    public let contrast: ContrastReading?

    init(
        _ rule: AuditRule,
        _ subject: AuditSubject,
        measured: Double? = nil,
        required: Double? = nil,
        contrast: ContrastReading? = nil,
        severity: Severity = .error
    ) {
        self.rule = rule
        self.severity = severity
        self.subject = subject
        self.measured = measured
        self.required = required
        self.contrast = contrast
    }

    /// How bad it is, to be compared with findings of the same rule: by how much the figure misses what is asked for.
    var weight: Double {
        switch (rule, measured, required) {
        case (.textContrast, let measured?, let required?), (.partContrast, let measured?, let required?),
            (.targetSize, let measured?, let required?):
            required / max(measured, 1e-6)
        case (.clipped, let measured?, _), (.safeArea, let measured?, _): measured
        default: 1
        }
    }
}

/// What a finding or a measurement is about.
public struct AuditSubject: Hashable, Sendable {
    /// `text`, `symbol`, `outline`, `indicator`, or the role of an element of assistive technology.
    public let kind: String
    /// The text, the symbol's name or the element's label; empty where there is none.
    public let name: String
    /// At each step from the outermost view of ``FrameRenderer/layOut(_:)`` inwards, the index among the children.
    public let path: [Int]
    /// In points from the top left of the screen.
    public let frame: Rect

    init(_ part: VisiblePart) {
        kind = part.kind.rawValue
        name = part.name
        path = part.path
        frame = part.frame
    }

    init(_ element: AccessibilityElement) {
        kind = element.role.rawValue
        name = element.label ?? ""
        path = element.path
        frame = element.frame
    }
}

/// The contrast of a text, a symbol, an outline or an indicator, enough or not.
public struct PartContrast: Hashable, Sendable {
    public let subject: AuditSubject
    public let reading: ContrastReading
    /// The least contrast at the audit's level.
    public let required: Double

    /// The rule that asks for it.
    var rule: AuditRule { subject.kind == VisiblePart.Kind.text.rawValue ? .textContrast : .partContrast }
}
