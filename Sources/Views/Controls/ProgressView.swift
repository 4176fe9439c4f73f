import HUD
import Indicators
import Raster

/// How much of something is done, or that something goes on.
///
/// Without a value it is a spinner that turns with ``EnvironmentValues/time``, its label below. With one it is a bar
/// between its label and the label of its value, or where ``View/progressViewStyle(_:)`` says so, a ring, or one of
/// LoaderKit's indicators.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    @Environment(\.language) private var language
    @Environment(\.progressViewStyle) private var style

    /// From 0 to 1, or `nil` for a spinner.
    private let fraction: Double?
    private let label: Label
    private let currentValueLabel: CurrentValueLabel

    /// A progress view.
    ///
    /// - Parameters:
    ///   - value: how much is done, cut to 0 … `total`; `nil`, NaN and a total that is not positive make it
    ///     indeterminate.
    ///   - total: how much there is to do.
    ///   - label: what is being done.
    ///   - currentValueLabel: the value in words; spinners do not show it.
    public init(
        value: Double?,
        total: Double = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        fraction = value.flatMap { $0.isNaN || !(total > 0) ? nil : min(max($0 / total, 0), 1) }
        self.label = label()
        self.currentValueLabel = currentValueLabel()
    }

    public var body: some View {
        Group { content }
            .accessibilityElement(children: .combine)
            .accessibilityContent(
                .progressIndicator,
                label: TextCatalog.text(.inProgress, in: language),
                value: fraction.map { "\(Int(($0 * 100).rounded()))%" }
            )
    }

    @ViewBuilder private var content: some View {
        switch (fraction, style) {
        case (nil, .indicator(let indicator)):
            VStack(spacing: 8) {
                IndicatorView(indicator).accessibilityHidden(true)
                caption
            }
        case (_, .progress(let indicator)):
            progress(indicator)
        case (nil, _):
            VStack(spacing: 8) {
                Spinner().accessibilityHidden(true)
                caption
            }
        case (let fraction?, .circular):
            VStack(spacing: 8) {
                ProgressRing(fraction: fraction)
                caption
                valueCaption
            }
        case (let fraction?, .automatic), (let fraction?, .linear), (let fraction?, .indicator):
            VStack(alignment: .leading, spacing: 4) {
                label
                ProgressBar(fraction: fraction)
                valueCaption
            }
        }
    }

    /// A border lies around the label; below or above the other types it stands where it does with the system's own.
    @ViewBuilder private func progress(_ style: ProgressIndicatorStyle) -> some View {
        let indicator = ProgressIndicator(style, fraction: fraction, around: label)
        switch style.options.type {
        case .linear:
            VStack(alignment: .leading, spacing: 4) {
                label
                indicator
                if fraction != nil { valueCaption }
            }
        case .border:
            VStack(spacing: 8) {
                indicator
                if fraction != nil { valueCaption }
            }
        default:
            VStack(spacing: 8) {
                indicator
                caption
                if fraction != nil { valueCaption }
            }
        }
    }

    private var caption: some View { label.font(.subheadline).foregroundStyle(.secondary) }
    private var valueCaption: some View { currentValueLabel.font(.caption).foregroundStyle(.secondary) }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init(value: Double?, total: Double = 1, @ViewBuilder label: () -> Label) {
        self.init(value: value, total: total, label: label) {}
    }

    public init(@ViewBuilder label: () -> Label) {
        self.init(value: nil, label: label) {}
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    public init() {
        self.init(value: nil) {
        } currentValueLabel: {
        }
    }

    public init(value: Double?, total: Double = 1) {
        self.init(value: value, total: total) {
        } currentValueLabel: {
        }
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    public init(_ title: String, value: Double? = nil, total: Double = 1) {
        self.init(value: value, total: total) {
            Text(title)
        } currentValueLabel: {
        }
    }
}

/// The form of progress views.
public enum ProgressViewStyle: Sendable {
    /// A bar where there is a value, else the system's spinner.
    case automatic
    /// A ring where there is a value, else the system's spinner.
    case circular
    /// A bar where there is a value, else the system's spinner.
    case linear
    /// An indicator in place of the spinner; where there is a value, a bar.
    case indicator(IndicatorStyle)
    /// One of LoaderKit's progress indicators, with a value or without.
    case progress(ProgressIndicatorStyle)

    /// The built-in indicator of a name such as `BallPulse`; it traps on a name that does not exist.
    public static func indicator(_ name: String, params: [String: Double] = [:]) -> ProgressViewStyle {
        .indicator(IndicatorStyle(name, params: params))
    }

    /// A progress indicator of a type and variant, by itself the type's first, with the options that `change` sets.
    public static func progress(
        _ type: ProgressType,
        _ variant: ProgressVariant? = nil,
        _ change: (inout ProgressOptions) -> Void = { _ in }
    ) -> ProgressViewStyle {
        var options = ProgressOptions(type: type, variant: variant)
        change(&options)
        return .progress(ProgressIndicatorStyle(options))
    }
}

extension View {
    /// Sets the form of progress views inside, and that of the spinner of a loading view.
    public func progressViewStyle(_ style: ProgressViewStyle) -> some View {
        EnvironmentModifier(content: self) { $0.progressViewStyle = style }
    }
}

/// The spinner of the environment's size, tint and time.
private struct Spinner: View {
    @Environment(\.controlSize) private var controlSize
    @Environment(\.tint) private var tint

    var body: some View {
        ActivityIndicatorView(turning: controlSize, style: tint ?? ActivityIndicatorView.systemColor)
    }
}
