import StrictJSON

/// Why a display list cannot be read or written as JSON.
public enum DisplayListError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The text is no display list.
    case invalid(JSONError)
    /// A font of a text command cannot be had, or is not the one that the list was made with.
    case font(JSONPath, file: String, reason: String)
    /// The picture of an image command cannot be had.
    case image(JSONPath, reason: String)

    public var description: String {
        switch self {
        case .invalid(let error): error.description
        case .font(let path, let file, let reason): "\(path): the font \(file) cannot be used: \(reason)"
        case .image(let path, let reason): "\(path): the image cannot be used: \(reason)"
        }
    }
}
