import PortableMath

/// Options with every default filled in and every number within its bounds.
public struct ResolvedProgress: Hashable, Sendable {
    /// Within 0…1; `nil` is indeterminate.
    public var value: Double?
    /// Within 0…1; `nil` is none.
    public var buffer: Double?
    /// True for what glides to new values instead of jumping, see ``ProgressAnimator/show(_:now:)``.
    public var smooth: Bool
    public var type: ProgressType
    public var variant: ProgressVariant
    public var thickness: Double
    public var trackGap: Double
    public var segments: Int
    public var showLabel: Bool
    public var stopIndicator: Bool
    public var strokeCap: ProgressStrokeCap
    public var amplitude: Double
    public var wavelength: Double
    public var waveSpeed: Double
    /// In radians.
    public var sweepAngle: Double
    public var cornerRadius: Double
    public var speed: Double
    public var size: Double
    /// True for what moves less where less motion is asked for, see ``ProgressAnimator/step(_:of:reduceMotion:)``.
    public var respectsReduceMotion: Bool

    public init(_ options: ProgressOptions) {
        let type = options.type
        let variant = options.variant.flatMap { type.variants.contains($0) ? $0 : nil } ?? type.variants[0]
        self.type = type
        self.variant = variant
        value = ProgressMath.fraction(options.value)
        buffer = ProgressMath.fraction(options.buffer)
        smooth = options.smooth
        thickness = max(0.5, Self.finite(options.thickness) ?? Self.defaultThickness(type, variant))
        trackGap = max(0, Self.finite(options.trackGap) ?? 4)
        let bounds = Self.segmentBounds(type, variant)
        let wanted = Self.finite(options.segments).map { ($0 + 0.5).rounded(.down) }
        let count = wanted ?? Double(Self.defaultSegments(type, variant))
        segments = Int(min(max(count, Double(bounds.lowerBound)), Double(bounds.upperBound)))
        showLabel = options.showLabel && type.hasLabel
        stopIndicator = options.stopIndicator
        strokeCap = options.strokeCap
        amplitude = max(0, Self.finite(options.amplitude) ?? (type == .linear ? 3 : 2))
        wavelength = max(8, Self.finite(options.wavelength) ?? (type == .linear ? 40 : 15))
        waveSpeed = Self.finite(options.waveSpeed) ?? 1
        sweepAngle = min(max(Self.finite(options.sweepAngle) ?? 270, 30), 350) * Double.pi / 180
        cornerRadius = max(0, Self.finite(options.cornerRadius) ?? 12)
        speed = Self.finite(options.speed) ?? 1
        size = Self.finite(options.size).flatMap { $0 < 0 ? nil : $0 } ?? ProgressGeometry.defaultSize
        respectsReduceMotion = options.respectsReduceMotion
    }

    private static func finite(_ number: Double?) -> Double? { number.flatMap { $0.isFinite ? $0 : nil } }

    /// The counts of segments that a type and variant can have.
    package static func segmentBounds(_ type: ProgressType, _ variant: ProgressVariant) -> ClosedRange<Int> {
        switch (type, variant) {
        case (.linear, .steps): 2...64
        case (.grid, _): 1...16
        default: 1...64
        }
    }

    private static func defaultThickness(_ type: ProgressType, _ variant: ProgressVariant) -> Double {
        switch (type, variant) {
        case (.linear, .ticks): 2
        case (.linear, .glow), (.linear, .steps), (.linear, .chevrons): 3
        case (.linear, .segmented), (.linear, .gradient): 6
        case (.linear, .shimmer): 8
        case (.linear, .striped): 10
        case (.circular, .gradient): 5
        case (.circular, .ticks), (.circular, .orbit), (.circular, .dual): 3
        case (.gauge, .needle): 3
        case (.gauge, _): 6
        case (.liquid, _), (.border, _), (.battery, _), (.hourglass, _): 3
        default: 4
        }
    }

    private static func defaultSegments(_ type: ProgressType, _ variant: ProgressVariant) -> Int {
        switch (type, variant) {
        case (.linear, .segmented): 10
        case (.linear, .dots): 8
        case (.linear, .steps): 4
        case (.linear, .chevrons): 12
        case (.linear, .ticks): 24
        case (.circular, .segmented), (.circular, .ticks): 12
        case (.circular, .dots): 10
        case (.gauge, .segmented), (.gauge, .needle): 10
        case (.gauge, .dots): 12
        case (.pie, .segmented): 8
        case (.border, .segmented): 20
        case (.bars, .flat), (.bars, .dots): 5
        case (.bars, .arcs): 4
        case (.grid, _), (.battery, .segmented): 5
        default: 1
        }
    }
}

extension ResolvedProgress {
    /// True when the number of segments changes what is drawn.
    public var usesSegments: Bool {
        switch (type, variant) {
        case (.linear, .segmented), (.linear, .dots), (.linear, .steps), (.linear, .chevrons), (.linear, .ticks),
            (.circular, .segmented), (.circular, .ticks), (.circular, .dots), (.gauge, .segmented), (.gauge, .needle),
            (.gauge, .dots), (.pie, .segmented), (.border, .segmented), (.bars, _), (.grid, _), (.battery, .segmented):
            true
        default: false
        }
    }

    /// True for a label that stands on the bar, false for one that stands beside it.
    public var labelInside: Bool {
        type == .linear && showLabel && thickness >= 14
            && (variant == .flat || variant == .striped || variant == .shimmer)
    }

    /// The height of a linear one, in whole points.
    public var linearHeight: Double {
        let t = thickness
        var height =
            switch variant {
            case .wavy: t + 2 * amplitude + 4
            case .glow: t + 18
            case .dots: 2.3 * max(6, 2 * t)
            case .steps: 2 * max(7, 1.75 * t) + 4
            case .chevrons: 2 * max(3, 1.5 * t) + t + 4
            case .ticks: 2 * max(4, 2.5 * t) + t + 4
            default: t + 4
            }
        if showLabel, !labelInside { height = max(height, 18) }
        return ProgressMath.ceiling(height)
    }

    /// The padding between a border and what it stands around; 0 for the other types.
    public var contentInset: Double {
        guard type == .border else { return 0 }
        return thickness + trackGap + (variant == .glow ? 4 : 0)
    }

    /// The size by itself, in points; `nil` where it fills what it is given.
    public var intrinsicSize: (width: Double?, height: Double?) {
        switch type {
        case .linear: (nil, linearHeight)
        case .border: (nil, nil)
        case .bars: (size, 0.75 * size)
        case .battery: (size, 0.5 * size)
        default: (size, size)
        }
    }

    /// True when something moves while the value rests.
    package func hasAmbientMotion(_ state: ProgressState) -> Bool {
        switch (type, variant) {
        case (.liquid, _), (.linear, .striped), (.linear, .shimmer): true
        case (_, .wavy): state.wave > 0
        default: false
        }
    }
}
