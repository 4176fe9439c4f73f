/// A font file that takes the place of Inter in one weight.
public struct CustomFont: Hashable, Sendable {
    public var file: String
    public var weight: FontWeight

    public init(file: String, weight: FontWeight = .regular) {
        self.file = file
        self.weight = weight
    }
}
