import Raster

/// A button on a filled shape: gray with a tinted label, or the tint at 15 % where there is one.
public struct BorderedButtonStyle: ButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedLabel(configuration: configuration, isProminent: false)
    }
}

/// A button on a shape that is filled with the tint, its label white.
public struct BorderedProminentButtonStyle: ButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedLabel(configuration: configuration, isProminent: true)
    }
}

extension ButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The label of a bordered button on its shape.
private struct BorderedLabel: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.font) private var font

    let configuration: ButtonStyleConfiguration
    let isProminent: Bool

    var body: some View {
        let metrics = BorderedButtonMetrics(controlSize)
        configuration.label
            .font(metrics.isSmall && font == .body ? .subheadline : font)
            .foregroundStyle(labelStyle)
            .padding(.vertical, metrics.verticalInset)
            .padding(.horizontal, metrics.horizontalInset)
            .background(BorderOutline(shape: borderShape, radius: metrics.cornerRadius).fill(fillStyle))
            .opacity(configuration.isPressed ? 0.75 : 1)
    }

    private var labelStyle: AnyShapeStyle { AnyShapeStyle(labelColor) }
    private var fillStyle: AnyShapeStyle { AnyShapeStyle(fillColor) }

    private var labelColor: any ShapeStyle {
        guard isEnabled else { return SystemColor.tertiaryLabel.color }
        return isProminent ? Color.white : tint ?? configuration.role.tint
    }

    private var fillColor: any ShapeStyle {
        guard isEnabled else { return SystemColor.tertiarySystemFill.color }
        if isProminent { return tint ?? configuration.role.tint }
        if tint == nil && configuration.role != .destructive { return SystemColor.systemFill.color }
        return FadedStyle(style: tint ?? configuration.role.tint, opacity: 0.15)
    }
}

/// The lengths of bordered buttons in points, those of iOS 15 to 18.
///
/// | control size | insets, vertical and horizontal | height with its own font at the default text size | corner |
/// | --- | --- | --- | --- |
/// | regular | 7, 12 | 34.333 | 8 |
/// | large | 15, 20 | 50.333 | 12 |
/// | small, mini | 5, 10, with a subheadline | 28 | half of the height |
///
/// They are unmeasured, as is the alpha of a pressed button, which is set to 0.75.
struct BorderedButtonMetrics {
    let verticalInset: Double
    let horizontalInset: Double
    /// `nil` makes a capsule.
    let cornerRadius: Double?
    let isSmall: Bool

    init(_ size: ControlSize) {
        (verticalInset, horizontalInset, cornerRadius, isSmall) =
            switch size {
            case .mini, .small: (5, 10, nil, true)
            case .regular: (7, 12, 8, false)
            case .large: (15, 20, 12, false)
            }
    }
}

/// The outline of a bordered button.
private struct BorderOutline: Shape {
    let shape: ButtonBorderShape
    /// That of the control size; `nil` makes a capsule.
    let radius: Double?

    func path(in rect: Rect) -> Path {
        switch shape {
        case .rounded(let radius): return Self.rounded(rect, radius)
        case .roundedRectangle: return Self.rounded(rect, radius ?? 8)
        case .capsule: return .capsule(in: rect, style: .continuous)
        case .automatic: return radius.map { Self.rounded(rect, $0) } ?? .capsule(in: rect, style: .continuous)
        }
    }

    private static func rounded(_ rect: Rect, _ radius: Double) -> Path {
        .roundedRect(rect, cornerRadius: radius, style: .continuous)
    }
}
