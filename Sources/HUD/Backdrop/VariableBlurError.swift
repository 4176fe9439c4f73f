/// Why a ``VariableBlur`` cannot be made of the given values.
///
/// Two errors are equal when case and value are; here NaN equals NaN, so that an error can be expected in a test.
public enum VariableBlurError: Error, Sendable {
    case invalidMaximumRadius(Double)
    case invalidCenterBandProportion(Double)
    case invalidStartOffset(Double)
}

extension VariableBlurError: Equatable {
    public static func == (a: Self, b: Self) -> Bool {
        func same(_ x: Double, _ y: Double) -> Bool { x == y || (x.isNaN && y.isNaN) }
        return switch (a, b) {
        case (.invalidMaximumRadius(let x), .invalidMaximumRadius(let y)): same(x, y)
        case (.invalidCenterBandProportion(let x), .invalidCenterBandProportion(let y)): same(x, y)
        case (.invalidStartOffset(let x), .invalidStartOffset(let y)): same(x, y)
        default: false
        }
    }
}

extension VariableBlurError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .invalidMaximumRadius(let value):
            "the maximum radius of a variable blur is \(value); give a finite number of points, 0 or greater"
        case .invalidCenterBandProportion(let value):
            "the centre band of a variable blur is \(value) of the height; give a proportion from 0 to 1"
        case .invalidStartOffset(let value):
            "the start offset of a variable blur is \(value); give a finite share of the height"
        }
    }
}
