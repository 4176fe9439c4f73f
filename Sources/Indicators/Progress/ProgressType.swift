/// The families of progress indicators.
public enum ProgressType: String, Hashable, Sendable, CaseIterable {
    case linear, circular, pie, gauge, liquid, border, bars, grid, battery, hourglass

    /// The variants of the type; the first is its default.
    public var variants: [ProgressVariant] {
        switch self {
        case .linear:
            [
                .flat, .wavy, .segmented, .striped, .shimmer, .glow, .dots, .steps, .gradient, .center, .chevrons,
                .ticks,
            ]
        case .circular: [.flat, .wavy, .segmented, .gradient, .ticks, .dots, .glow, .split, .orbit, .dual]
        case .pie: [.flat, .segmented]
        case .gauge: [.flat, .segmented, .needle, .gradient, .dots]
        case .liquid: [.flat, .heart]
        case .border: [.flat, .glow, .segmented]
        case .bars: [.flat, .dots, .arcs]
        case .grid: [.flat, .dots]
        case .battery: [.flat, .segmented]
        case .hourglass: [.flat]
        }
    }

    /// False for the types that have no place for a label.
    public var hasLabel: Bool {
        switch self {
        case .linear, .circular, .gauge, .liquid, .battery: true
        case .pie, .border, .bars, .grid, .hourglass: false
        }
    }
}

/// The ways in which progress indicators of a type look; each type has some.
public enum ProgressVariant: String, Hashable, Sendable, CaseIterable {
    case flat, wavy, segmented, striped, shimmer, glow, dots, steps, gradient, ticks, center, chevrons, split, orbit,
        dual, needle, arcs, heart
}

/// The ends of strokes.
public enum ProgressStrokeCap: String, Hashable, Sendable, CaseIterable {
    case round, butt
}
