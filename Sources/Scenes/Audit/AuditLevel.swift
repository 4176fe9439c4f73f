import Views

/// How strict an audit is: the level of WCAG 2.2 that its contrasts are held to.
public enum AuditLevel: String, CaseIterable, Hashable, Sendable {
    /// 4.5 for text and 3 for large text.
    case AA
    /// 7 for text and 4.5 for large text.
    case AAA
}

extension AuditLevel {
    /// The least contrast of text with what lies behind it.
    func textContrast(isLarge: Bool) -> Double {
        switch self {
        case .AA: isLarge ? Contrast.parts : Contrast.text
        case .AAA: isLarge ? 4.5 : 7
        }
    }
}

extension Vocabulary<AuditLevel> {
    /// The levels in any letter case.
    public static var auditLevel: Self {
        let words = AuditLevel.allCases.map(\.rawValue)
        return Self(allowed: words, words: words) { AuditLevel(rawValue: $0.uppercased()) }
    }
}
