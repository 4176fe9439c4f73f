/// Which part of a text gives way to an ellipsis where there is no room for all of it.
public enum TruncationMode: String, CaseIterable, Hashable, Sendable {
    case head
    case middle
    case tail
}
