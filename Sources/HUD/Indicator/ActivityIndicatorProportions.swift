/// The lengths of an activity indicator's spokes, as shares of the side of its square frame.
///
/// The spokes are capsules; their outer ends touch the frame, so the outer radius is 0.5.
public struct ActivityIndicatorProportions: Hashable, Sendable {
    /// From the centre to the inner end of a spoke.
    public let innerRadius: Double
    /// Across a spoke, whose ends are round.
    public let spokeWidth: Double

    /// The large control, 37 points at the default text size: measured 18 and 12 pixels of 106.
    public static let large = ActivityIndicatorProportions(innerRadius: 18.0 / 106, spokeWidth: 12.0 / 106)
    /// The small control, 14 points at the default text size: measured 9 and 6 pixels of 42.
    public static let small = ActivityIndicatorProportions(innerRadius: 9.0 / 42, spokeWidth: 6.0 / 42)
    /// The control between them, 20 points at the default text size: spokes from 3.5 to 10 points, 2.5 wide, measured
    /// on Mac Catalyst (iOS 26).
    public static let medium = ActivityIndicatorProportions(innerRadius: 3.5 / 20, spokeWidth: 2.5 / 20)
}
