import HUD
import Raster

/// A button of the failure view, in the style that its settings ask for.
///
/// In the accessible look each is a ``HUDButtonStyle``: the tints of the system's styles have too little contrast.
struct HUDButton: View {
    @Environment(\.hudAppearance) private var appearance
    @Environment(\.language) private var language

    private let settings: ActionButtonSettings
    private let action: HUDAction

    init(_ settings: ActionButtonSettings, action: HUDAction) {
        self.settings = settings
        self.action = action
    }

    var body: some View {
        switch appearance == .accessible ? .hud : settings.style {
        case .hud: button.buttonStyle(HUDButtonStyle())
        case .plain: button.buttonStyle(.plain)
        case .bordered: button.buttonStyle(.bordered)
        case .borderedProminent: button.buttonStyle(.borderedProminent)
        }
    }

    private var button: some View {
        Button(TextCatalog.text(of: settings.text, in: language), action: action)
    }
}

/// A white label in a white capsule outline of 2 points, which is centred on the button's bounds; as wide as there is
/// room.
///
/// In the accessible look it has the colour of labels, keeps its outline clear of them, and does not grow rounder with
/// more lines. While a finger is on it, its colour keeps 0.8 of its alpha and the button 0.98 of its size, or all of it
/// where motion is reduced.
public struct HUDButtonStyle: ButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Capsuled(configuration: configuration)
    }

    private struct Capsuled: View {
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        @Environment(\.hudAppearance) private var appearance

        let configuration: Configuration

        var body: some View {
            if configuration.isPressed && !reducesMotion {
                capsule.scaleEffect(0.98)
            } else {
                capsule
            }
        }

        private var capsule: some View {
            label
                .font(.body)
                .multilineTextAlignment(.center)
                .foregroundStyle(color)
                .frame(maxWidth: .infinity, minHeight: 44)
                .padding(1)
                .overlay { outline }
        }

        @ViewBuilder private var label: some View {
            switch appearance {
            case .standard: configuration.label
            case .accessible: configuration.label.padding(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
            }
        }

        @ViewBuilder private var outline: some View {
            switch appearance {
            case .standard: Capsule().stroke(color, lineWidth: 2)
            case .accessible:
                RoundedRectangle(cornerRadius: Self.oneLineRadius, style: .circular).stroke(color, lineWidth: 2)
            }
        }

        /// Half of the height of a button of one line at the default text size.
        private static var oneLineRadius: Double { 23 }

        private var color: AdaptiveColor {
            let color: AdaptiveColor =
                switch appearance {
                case .standard: AdaptiveColor(.white)
                case .accessible: SystemColor.label.color
                }
            return configuration.isPressed ? color.opacity(0.8) : color
        }
    }
}

extension ButtonStyle where Self == HUDButtonStyle {
    /// The capsule of a HUD's buttons.
    public static var hud: HUDButtonStyle { HUDButtonStyle() }
}

extension Button where Label == Text {
    /// A button of a HUD that shows a title.
    public init(_ title: String, action: HUDAction) {
        self.init(title, id: action.buttonID) { action() }
    }
}

extension Button {
    /// A button of a HUD.
    public init(action: HUDAction, @ViewBuilder label: () -> Label) {
        self.init(id: action.buttonID, action: { action() }, label: label)
    }
}
