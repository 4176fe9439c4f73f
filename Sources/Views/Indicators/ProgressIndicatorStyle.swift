import Indicators
import Raster

/// A progress indicator of LoaderKit's kinds as views show it.
public struct ProgressIndicatorStyle: Sendable {
    /// How it looks; the value is that of the progress view.
    public var options: ProgressOptions
    /// `nil` is the tint at 24 % of its alpha.
    public var track: AdaptiveColor?
    /// `nil` is the colour of text.
    public var label: AdaptiveColor?

    public init(_ options: ProgressOptions, track: AdaptiveColor? = nil, label: AdaptiveColor? = nil) {
        self.options = options
        self.track = track
        self.label = label
    }

    /// The indicator of a progress view's value; `nil` is indeterminate.
    func resolved(_ fraction: Double?) -> ResolvedProgress {
        var options = options
        options.value = fraction
        return ResolvedProgress(options)
    }

    func commands(_ progress: ResolvedProgress, _ rect: Rect, _ environment: EnvironmentValues) -> [DisplayList.Command]
    {
        let scheme = environment.colorScheme
        var colors = ProgressColors(scheme)
        if let tint = environment.tintColor(in: rect) { colors.color = tint }
        colors.track = track?.resolved(in: scheme)
        if let label { colors.label = label.resolved(in: scheme) }
        let state = ProgressState(
            resting: progress,
            at: environment.time,
            reduceMotion: environment.accessibilityReduceMotion
        )
        return ProgressIndicatorDrawing(progress, colors: colors, fonts: environment.fonts).commands(
            at: state,
            in: rect
        )
    }
}

/// A progress indicator at a value, at rest, that moves with the environment's time.
///
/// It is as large as it is by itself. A linear one is as wide as it may be, and 120 points where nothing says how wide;
/// a border lies around its content. All are drawn from the left, in every layout direction.
struct ProgressIndicator<Content: View>: View {
    private let style: ProgressIndicatorStyle
    private let progress: ResolvedProgress
    private let content: Content

    /// - Parameter content: what a border lies around; other types do not show it.
    init(_ style: ProgressIndicatorStyle, fraction: Double?, around content: Content) {
        self.style = style
        progress = style.resolved(fraction)
        self.content = content
    }

    @ViewBuilder var body: some View {
        let size = progress.intrinsicSize
        if progress.type == .border {
            bordered.padding(progress.contentInset).overlay { drawing }
        } else if progress.type == .linear {
            drawing.frame(idealWidth: 120, maxWidth: .infinity).frame(height: size.height)
        } else {
            drawing.frame(width: size.width, height: size.height)
        }
    }

    /// What a border lies around: a clear square of the indicator's size where there is nothing.
    @ViewBuilder private var bordered: some View {
        if let environment = EnvironmentValues.current, content._nodes(in: environment).isEmpty {
            Color.clear.frame(width: progress.size, height: progress.size)
        } else {
            content
        }
    }

    private var drawing: some View {
        Drawing("ProgressIndicator") { [style, progress] rect, environment in
            style.commands(progress, rect, environment)
        }
    }
}
