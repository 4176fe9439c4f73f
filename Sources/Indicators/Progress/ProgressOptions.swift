/// What a progress indicator is to look like, as it was asked for.
///
/// Lengths are points. What is left out, and numbers that are NaN or infinite, take the default of the type and
/// variant; see ``ResolvedProgress``. Colours are no part of it: commands name the role of each.
public struct ProgressOptions: Hashable, Sendable {
    /// From 0 to 1; `nil` and NaN are indeterminate.
    public var value: Double?
    /// The end of the lighter second bar of linear flat and wavy; `nil` and NaN draw none.
    public var buffer: Double?
    /// Glides to new values instead of jumping.
    public var smooth = true
    public var type: ProgressType
    /// `nil`, and a variant that the type does not have, is the type's first.
    public var variant: ProgressVariant?
    /// The width of strokes.
    public var thickness: Double?
    /// The space between the bar and its track.
    public var trackGap: Double?
    /// The number of cells, dots or steps.
    public var segments: Double?
    public var showLabel: Bool
    /// The dot at the end of the track of linear flat and wavy.
    public var stopIndicator = true
    public var strokeCap: ProgressStrokeCap
    /// How far a wave swings to either side.
    public var amplitude: Double?
    public var wavelength: Double?
    /// Wavelengths a second; a negative one runs backwards.
    public var waveSpeed: Double?
    /// The opening of a gauge is what this leaves of a turn, in degrees.
    public var sweepAngle: Double?
    /// The corners of a border.
    public var cornerRadius: Double?
    /// The factor of time of the indeterminate animation; 0 and below pauses it.
    public var speed: Double?
    /// The width of all types but linear and border, which fill what they are given.
    public var size: Double?
    /// Moves less where less motion is asked for.
    public var respectsReduceMotion = true

    public init(
        value: Double? = nil,
        type: ProgressType = .circular,
        variant: ProgressVariant? = nil,
        buffer: Double? = nil,
        thickness: Double? = nil,
        segments: Double? = nil,
        showLabel: Bool = false,
        strokeCap: ProgressStrokeCap = .round,
        size: Double? = nil
    ) {
        self.value = value
        self.type = type
        self.variant = variant
        self.buffer = buffer
        self.thickness = thickness
        self.segments = segments
        self.showLabel = showLabel
        self.strokeCap = strokeCap
        self.size = size
    }
}
