import HUD
import Raster

/// The bar of a progress view: 4 points high with round ends, its filled part whole points long.
///
/// Measured on iOS 26: at least 8 points are filled once anything is done.
struct ProgressBar: View {
    @Environment(\.tint) private var tint
    @Environment(\.layoutDirection) private var direction

    let fraction: Double

    var body: some View {
        Capsule(style: .circular)
            .fill(SystemColor.systemFill.color)
            .overlay {
                Filled(fraction: fraction, isMirrored: direction == .rightToLeft)
                    .fill(AnyShapeStyle(tint ?? SystemColor.systemBlue.color))
            }
            .frame(height: 4)
    }

    /// The filled part of a bar.
    private struct Filled: Shape {
        let fraction: Double
        let isMirrored: Bool

        func path(in rect: Rect) -> Path {
            guard fraction > 0 else { return Path() }
            let width = min(rect.width, max(8, (rect.width * fraction).rounded()))
            let x = isMirrored ? rect.maxX - width : rect.minX
            return .capsule(in: Rect(x: x, y: rect.minY, width: width, height: rect.height), style: .circular)
        }
    }
}

/// The ring of a progress view with a value, as large as the spinner of the same control size and with a line as wide
/// as its spokes.
///
/// iOS has no such ring of its own; it begins at the top and runs clockwise.
struct ProgressRing: View {
    @Environment(\.contentSizeCategory) private var category
    @Environment(\.displayScale) private var scale
    @Environment(\.controlSize) private var controlSize
    @Environment(\.tint) private var tint

    let fraction: Double

    var body: some View {
        let side = controlSize.spinnerSide(at: category, scale: scale)
        let style = StrokeStyle(width: controlSize.spinnerProportions.spokeWidth * side, cap: .round)
        ZStack {
            Arc(fraction: 1, lineWidth: style.width).stroke(SystemColor.systemFill.color, style: style)
            if fraction > 0 {
                Arc(fraction: fraction, lineWidth: style.width)
                    .stroke(AnyShapeStyle(tint ?? SystemColor.systemBlue.color), style: style)
            }
        }
        .frame(width: side, height: side)
    }

    /// A part of the circle whose stroke touches the frame.
    private struct Arc: Shape {
        let fraction: Double
        let lineWidth: Double

        private let top = -Double.pi / 2

        init(fraction: Double, lineWidth: Double) {
            self.fraction = fraction
            self.lineWidth = lineWidth
        }

        func path(in rect: Rect) -> Path {
            let radius = (min(rect.width, rect.height) - lineWidth) / 2
            guard radius > 0 else { return Path() }
            guard fraction < 1 else {
                return .ellipse(
                    in: Rect(x: rect.midX - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius)
                )
            }
            var path = Path()
            path.addArc(
                center: rect.center,
                radius: radius,
                startAngle: top,
                endAngle: top + fraction * 2 * .pi,
                clockwise: true
            )
            return path
        }
    }
}
