import Raster

/// A button that is its label in the tint, as buttons are unless they are told otherwise.
///
/// Pressed it keeps a fifth of its alpha; disabled it is gray at 45 % (both measured on an iOS 26 button of UIKit).
public struct BorderlessButtonStyle: ButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TintedLabel(configuration: configuration)
    }

    private struct TintedLabel: View {
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.tint) private var tint

        let configuration: Configuration

        var body: some View {
            configuration.label
                .foregroundStyle(AnyShapeStyle(isEnabled ? tint ?? configuration.role.tint : Self.disabled))
                .opacity(configuration.isPressed ? 0.2 : 1)
        }

        private static let disabled: any ShapeStyle = Color(red: 0.535, green: 0.535, blue: 0.535, alpha: 0.45)
    }
}

/// The style of buttons that are told nothing: ``BorderlessButtonStyle``.
public struct DefaultButtonStyle: ButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderlessButtonStyle().makeBody(configuration: configuration)
    }
}

/// A button that is its label as it would stand alone; pressed it keeps a fifth of its alpha, as a borderless one does.
public struct PlainButtonStyle: ButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.2 : 1)
    }
}

extension ButtonRole? {
    /// The tint of a button that the views around it give none.
    var tint: any ShapeStyle { (self == .destructive ? SystemColor.systemRed : .systemBlue).color }
}

extension ButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
