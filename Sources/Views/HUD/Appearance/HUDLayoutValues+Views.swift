import HUD
import Typography

extension TextAlignment {
    init(_ alignment: HUDTextAlignment) {
        self =
            switch alignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
    }
}

extension Alignment {
    init(_ alignment: HUDAlignment) {
        let horizontal: HorizontalAlignment =
            switch alignment.horizontal {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        let vertical: VerticalAlignment =
            switch alignment.vertical {
            case .top: .top
            case .center: .center
            case .bottom: .bottom
            }
        self.init(horizontal: horizontal, vertical: vertical)
    }
}

extension EdgeInsets {
    init(_ insets: HUDInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}

extension Font {
    init(named style: HUDTextStyle) {
        self =
            switch style {
            case .largeTitle: .largeTitle
            case .title: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .body: .body
            case .callout: .callout
            case .subheadline: .subheadline
            case .footnote: .footnote
            case .caption: .caption
            case .caption2: .caption2
            }
    }
}

extension ControlSize {
    init(_ size: ProgressIndicatorProperties.Size) {
        self =
            switch size {
            case .small: .small
            case .regular: .regular
            case .large: .large
            }
    }
}

extension Image {
    /// The symbol that a setting names; it traps on a name that does not exist.
    init(_ image: HUDImage) {
        self.init(systemName: image.symbol)
    }
}

extension View {
    /// Puts the view in a frame of a setting's size.
    func frame(_ size: CustomViewSize) -> some View {
        frame(width: size.width, height: size.height, alignment: Alignment(size.alignment))
    }

    /// Sets how the lines of a text lie within the text's own width.
    func textAlignment(_ alignment: HUDTextAlignment) -> some View {
        multilineTextAlignment(TextAlignment(alignment))
    }
}
