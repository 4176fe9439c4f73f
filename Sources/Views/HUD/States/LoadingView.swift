import HUD

/// A text over an activity indicator, or over the one that ``View/progressViewStyle(_:)`` puts in its place.
///
/// In the standard look it takes the size that it wants by itself, but at most half of the settings' frame geometry in
/// each direction (150 points unless they say otherwise), whatever the text: what is too long for the lines that it may
/// have ends in an ellipsis, and what is too high is cut off by the card. In the accessible look the text wraps at the
/// card's width and is shown in full.
///
/// For assistive technology it is one element that the text names, or the default text where it is blank.
public struct LoadingView: View {
    @Environment(\.contentSizeCategory) private var category
    @Environment(\.hudAppearance) private var appearance
    @Environment(\.language) private var language
    @Environment(\.progressViewStyle) private var progressViewStyle

    private let settings: LoadingViewSettings

    public init(_ settings: LoadingViewSettings = LoadingViewSettings()) {
        self.settings = settings
    }

    public var body: some View {
        content
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(text.isBlank ? TextCatalog.text(.loading, in: language) : text)
            .accessibilityAddTraits(.updatesFrequently)
    }

    @ViewBuilder private var content: some View {
        switch appearance {
        case .standard:
            contained
                .frame(
                    minWidth: 30,
                    maxWidth: settings.frameGeometrySize.width.map { $0 / 2 },
                    minHeight: 30,
                    maxHeight: settings.frameGeometrySize.height.map { $0 / 2 },
                    alignment: Alignment(settings.frameGeometrySize.alignment)
                )
                .fixedSize()
        case .accessible: stack
        }
    }

    @ViewBuilder private var contained: some View {
        if settings.containerBackground == .clear {
            stack
        } else {
            stack.background(AdaptiveColor(settings.containerBackground))
        }
    }

    private var stack: some View {
        VStack {
            Text(text)
                .font(Font(named: settings.text.font))
                .lineLimit(appearance == .accessible ? nil : settings.text.lineLimit)
                .textAlignment(settings.text.alignment)
                .foregroundColor(look.text(settings.text.foregroundColor))
                .padding(look.padding(settings.text.padding, at: category))
            indicator.layoutPriority(1)
        }
    }

    private var text: String { TextCatalog.text(of: settings.text.text, in: language) }

    @ViewBuilder private var indicator: some View {
        let color = look.indicator(settings.indicator.tint)
        switch progressViewStyle {
        case .automatic, .circular, .linear:
            ActivityIndicatorView(
                turning: ControlSize(settings.indicator.size),
                style: color ?? ActivityIndicatorView.systemColor
            )
        case .indicator, .progress:
            ProgressView().tint(color)
        }
    }

    private var look: HUDLook { HUDLook(appearance) }
}
