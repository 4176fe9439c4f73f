/// The curve of a rounded rectangle's corners.
public enum CornerStyle: String, Hashable, Sendable, CaseIterable {
    /// A quarter of a circle, as `CALayer.cornerRadius` draws it by default.
    case circular
    /// UIKit's continuous curve with exactly the radius given, as shapes drawn from a path have it.
    case continuous
    /// UIKit's continuous curve with 1.02 times the radius.
    ///
    /// This is what a layer rounded by SwiftUI's `.cornerRadius` shows on reference images of iOS 17, measured on one
    /// card with a radius of 10 points: rms error 0.013 in coverage, against 0.024 with the plain radius.
    case continuousLayer

    /// The factor from the radius that is asked for to the radius of the curve.
    public var radiusFactor: Double { self == .continuousLayer ? 1.02 : 1 }
}
