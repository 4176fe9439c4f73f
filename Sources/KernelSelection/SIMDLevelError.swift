/// Why a level of processor instructions cannot be forced.
public enum SIMDLevelError: Error, Equatable, CustomStringConvertible {
    /// No level has this name.
    case unknown(String)
    /// The processor lacks the level's instructions.
    case unsupported(SIMDLevel)

    public var description: String {
        let remedy = "unset it, or set it to \(SIMDLevel.baseline.rawValue)"
        return switch self {
        case .unknown(let word):
            "\(SIMDLevel.variable) is \"\(word)\", which is none of "
                + SIMDLevel.allCases.map { $0.rawValue }.joined(separator: ", ") + "; \(remedy)"
        case .unsupported(let level):
            "\(SIMDLevel.variable) is \(level.rawValue), which this processor does not have; \(remedy)"
        }
    }
}
