import Raster

/// A title beside an icon, which stands on the title's first line.
public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            icon.accessibilityHidden(true)
            title
        }
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ title: String, symbol: Symbol) {
        self.init {
            Text(title)
        } icon: {
            Image(symbol: symbol)
        }
    }

    /// A title beside the symbol of a name; it traps on a name that does not exist.
    public init(_ title: String, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
}
