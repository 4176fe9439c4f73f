import HUD

extension Vocabulary<Backdrop> {
    /// A type, and behind colons the values that differ from the default's.
    public static var backdrop: Self {
        Self(
            allowed: [
                "variable-blur[:RADIUS[:BAND]] (radius 0 to \(BackdropLimits.radius.upperBound.shortestText), band 0 to 1)",
                "dim[:#RRGGBBAA]",
                "material[:NAME] (ultraThin, thin, regular, thick, chrome, each also with -light or -dark behind it)",
                "clear",
            ],
            words: BackdropType.allCases.map(\.rawValue)
        ) { Backdrop(word: $0) }
    }
}

/// The types of backdrop, by their words.
enum BackdropType: String, CaseIterable, Sendable {
    case variableBlur = "variable-blur"
    case dim, material, clear
}

/// The values that scene files and the command line allow.
enum BackdropLimits {
    /// Points at full mask; 100 is five times the largest radius that the system's own bars use.
    static let radius = 0.0...100.0
    /// A share of the height.
    static let band = 0.0...1.0
    /// A share of the height; beyond these the mask no longer changes by an 8-bit step.
    static let startOffset = -1000.0...1000.0
}

extension Backdrop {
    init?(word: String) {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard let type = BackdropType(rawValue: parts[0]) else { return nil }
        let values = Array(parts.dropFirst())
        switch type {
        case .variableBlur:
            guard let blur = VariableBlur(values: values) else { return nil }
            self = .variableBlur(blur)
        case .dim:
            guard values.count <= 1, let color = values.first.map(RGBA8.init(hex:)) ?? .dim else { return nil }
            self = .dim(color)
        case .material:
            guard values.count <= 1, let style = values.first.map(MaterialStyle.init(name:)) ?? .ultraThin else {
                return nil
            }
            self = .material(style)
        case .clear:
            guard values.isEmpty else { return nil }
            self = .clear
        }
    }
}

extension VariableBlur {
    /// The default blur with another radius, or another radius and centre band.
    fileprivate init?(values: [String]) {
        let radius = Vocabulary<Double>.number(in: BackdropLimits.radius, unit: "points")
        let band = Vocabulary<Double>.number(in: BackdropLimits.band, unit: "a share")
        switch values.count {
        case 0: self = .standard
        case 1, 2:
            guard let radius = radius.parse(values[0]),
                let band = values.count == 2 ? band.parse(values[1]) : Self.standardBandProportion,
                let blur = try? VariableBlur(
                    maximumRadius: radius,
                    direction: .blurredCenterClearTopBottom(centerBandProportion: band)
                )
            else { return nil }
            self = blur
        default: return nil
        }
    }
}
