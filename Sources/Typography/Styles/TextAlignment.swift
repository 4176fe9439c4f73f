/// The side of the paragraph that its lines keep to; leading is the right side when the layout runs right to left.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
    case leading
    case center
    case trailing
}
