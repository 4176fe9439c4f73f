/// How strict an audit is: the level of WCAG 2.2 that its contrasts are held to.
public enum AuditLevel: String, CaseIterable, Hashable, Sendable {
    /// 4.5 for text and 3 for large text.
    case AA
    /// 7 for text and 4.5 for large text.
    case AAA
}

extension Vocabulary<AuditLevel> {
    public static var auditLevel: Self { Self(["AA": .AA, "AAA": .AAA, "aa": .AA, "aaa": .AAA]) }
}
