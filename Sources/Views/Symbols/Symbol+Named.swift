import StrictJSON

extension Symbol {
    /// The symbol of a name such as `checkmark.circle.fill`.
    public init(named name: String) throws(SymbolError) {
        guard let entry = Self.table.first(where: { $0.name == name }) else {
            throw .unknownName(name, suggestion: NearName.closest(to: name, in: Self.names))
        }
        self = entry.symbol
    }

    /// The names of all symbols, in alphabetical order.
    public static var names: [String] { table.map(\.name) }

    static let table: [(name: String, symbol: Symbol)] = [
        ("arrow.clockwise", .arrowClockwise),
        ("checkmark", .checkmark),
        ("checkmark.circle", .checkmarkCircle),
        ("checkmark.circle.fill", .checkmarkCircleFill),
        ("checkmark.seal.fill", .checkmarkSealFill),
        ("chevron.left", .chevronLeft),
        ("chevron.right", .chevronRight),
        ("circle", .circle),
        ("circle.fill", .circleFill),
        ("exclamationmark", .exclamationmark),
        ("exclamationmark.circle", .exclamationmarkCircle),
        ("exclamationmark.circle.fill", .exclamationmarkCircleFill),
        ("exclamationmark.octagon", .exclamationmarkOctagon),
        ("exclamationmark.triangle", .exclamationmarkTriangle),
        ("exclamationmark.triangle.fill", .exclamationmarkTriangleFill),
        ("externaldrive.fill.trianglebadge.exclamationmark", .externalDriveBadge),
        ("info.circle", .infoCircle),
        ("magnifyingglass", .magnifyingGlass),
        ("map.fill", .mapFill),
        ("person.fill", .personFill),
        ("person.fill.questionmark", .personFillQuestionmark),
        ("plus", .plus),
        ("star.fill", .starFill),
        ("xmark", .xmark),
        ("xmark.circle", .xmarkCircle),
        ("xmark.circle.fill", .xmarkCircleFill),
    ]
}

/// Why a symbol cannot be drawn.
public enum SymbolError: Error, Hashable, Sendable {
    /// No symbol has this name; `suggestion` is the name that was probably meant, if any is near.
    case unknownName(String, suggestion: String?)
}

extension SymbolError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownName(let name, let suggestion?):
            "there is no symbol named “\(name)”; did you mean “\(suggestion)”?"
        case .unknownName(let name, nil):
            "there is no symbol named “\(name)”; use one of \(Symbol.names.joined(separator: ", "))"
        }
    }
}
