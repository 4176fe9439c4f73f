import Raster
import Typography

/// What views inherit from the views around them: the traits of the device, the fonts, and the styles set by modifiers.
///
/// A modifier changes the values for the views inside of it only. There is no default device: whoever lays out a view
/// says which fonts and which scale it is for.
public struct EnvironmentValues: Sendable {
    public var colorScheme: ColorScheme
    public var contentSizeCategory: ContentSizeCategory
    public var layoutDirection: LayoutDirection
    /// Pixels a point.
    public var displayScale: Double
    /// The fonts that texts are drawn with.
    public var fonts: FontLibrary
    public var font: Font = .body
    /// What texts, symbols and shapes without a style of their own are filled with.
    public var foregroundStyle: any ShapeStyle = AdaptiveColor(light: .black, dark: .white)
    public var multilineTextAlignment: TextAlignment = .leading
    /// The largest number of lines of a text, or `nil` for no limit.
    public var lineLimit: Int?
    /// The number of lines that a text has room for even where it has fewer.
    public var reservedLines = 0
    /// Where an ellipsis stands in a text that is too long.
    public var truncationMode: TruncationMode = .tail
    /// How far a text may shrink rather than be truncated, as a share of its size.
    public var minimumScaleFactor = 1.0
    /// The weight of texts and symbols; `nil` is the font's own.
    public var fontWeight: FontWeight?
    public var isItalic = false

    /// Seconds since what animates by itself began: spinners turn with it.
    public var time: Double {
        get {
            timeUse?.note()
            return ownTime
        }
        set {
            timeUse?.note()
            ownTime = newValue
        }
    }
    /// False where controls are disabled, see ``View/disabled(_:)``.
    public var isEnabled = true
    /// What controls are coloured with; `nil` is each control's own colour.
    public var tint: (any ShapeStyle)?
    public var controlSize: ControlSize = .regular
    public var buttonStyle: any ButtonStyle = DefaultButtonStyle()
    public var buttonBorderShape: ButtonBorderShape = .automatic
    public var progressViewStyle: ProgressViewStyle = .automatic
    /// The name of the button that a finger is on: it is drawn pressed.
    public var pressedID: String?

    /// What is told that the time is used; `nil` where nobody asks.
    package var timeUse: TimeUse?
    private var ownTime = 0.0

    /// The axis of the innermost stack around a view, which a spacer takes.
    var stackAxis: Axis?

    private var custom: [ObjectIdentifier: any Sendable] = [:]

    public init(
        colorScheme: ColorScheme = .light,
        contentSizeCategory: ContentSizeCategory = .large,
        layoutDirection: LayoutDirection = .leftToRight,
        displayScale: Double,
        fonts: FontLibrary
    ) {
        precondition(displayScale > 0 && displayScale.isFinite, "a display's scale is a positive number")
        self.colorScheme = colorScheme
        self.contentSizeCategory = contentSizeCategory
        self.layoutDirection = layoutDirection
        self.displayScale = displayScale
        self.fonts = fonts
    }

    /// The value of a key of one's own; its default until a view around sets it.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { custom[ObjectIdentifier(key)] = newValue }
    }

    /// Sets the time to the one that the whole layout is for.
    mutating func startTime(_ time: Double) { ownTime = time }

    /// The same environment at another time.
    func at(_ time: Double) -> EnvironmentValues {
        var environment = self
        environment.ownTime = time
        environment.timeUse = nil
        return environment
    }

    /// The environment of the view whose body is being read on this task.
    @TaskLocal static var current: EnvironmentValues?
}

/// A key for an environment value of one's own, used through a computed property in an extension of
/// ``EnvironmentValues``.
public protocol EnvironmentKey {
    associatedtype Value: Sendable

    static var defaultValue: Value { get }
}

extension EnvironmentValues {
    /// The font that texts are set in.
    var textFont: TextFont {
        let font = font.resolved(in: contentSizeCategory)
        return font.weight(fontWeight ?? font.weight).italic(isItalic)
    }
}
