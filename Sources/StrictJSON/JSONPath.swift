/// A place in a JSON text, printed as `commands[3].blur.sigma`.
public struct JSONPath: Hashable, Sendable, CustomStringConvertible {
    private var text = ""

    /// The outermost value.
    public static let root = JSONPath()

    public func key(_ key: String) -> JSONPath {
        var path = self
        path.text += text.isEmpty ? key : "." + key
        return path
    }

    public func index(_ index: Int) -> JSONPath {
        var path = self
        path.text += "[\(index)]"
        return path
    }

    public var description: String { text.isEmpty ? "the outermost value" : text }
}
