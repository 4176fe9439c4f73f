import FoundationEssentials

/// Failures that apps have to tell of, with words for their users.
public enum AppError: LocalizedError {
    case network(NetworkError)
    /// Another error, which speaks for itself.
    case other(any Error)
    /// An error in the app's own words; without words, the system's sentence about errors stands.
    case custom(String?)
    case resource(ResourceError)

    public enum ResourceError: Hashable, Sendable {
        case notAvailable
    }

    public enum NetworkError: Sendable {
        case inaccessible
        case noResponse
        case noResponseData(statusCode: Int)
        case endpointError(statusCode: Int)
        case invalidResponseType(String)
        case custom(String?)
        case other(any Error)
    }

    public var errorDescription: String? {
        switch self {
        case .network(let error): error.words
        case .resource(.notAvailable): "The requested resource is not available."
        case .custom(let words): words
        case .other(let error): HUDText.description(of: error)
        }
    }
}

extension AppError.NetworkError {
    fileprivate var words: String {
        switch self {
        case .inaccessible: "The network is inaccessible. Please check your internet connection."
        case .noResponse: "No response was received from the server."
        case .noResponseData(let code): "The server returned an empty response for status code \(code)."
        case .endpointError(let code): "Endpoint error with status code \(code)."
        case .invalidResponseType(let type): "Invalid response type received: \(type)"
        case .custom(let words): words ?? "A custom network error occurred."
        case .other(let error): HUDText.description(of: error)
        }
    }
}
