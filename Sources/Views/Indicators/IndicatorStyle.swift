import HUD
import Indicators
import Raster

/// An indicator of LoaderKit's format as views show it.
public struct IndicatorStyle: Sendable {
    public var evaluator: IndicatorEvaluator
    /// What the elements take in turns; without any, the tint, and without that the system's gray.
    public var colors: [AdaptiveColor] = []
    /// The side of the box in points, whatever its elements leave or go beyond.
    public var size = 40.0
    /// The factor of time; 0 and below, and what is no finite number, stands still.
    public var speed = 1.0
    /// Freezes a part of the cycle, 0…1, in which every element has started.
    public var cycleProgress: Double?
    /// Stands still where less motion is asked for, as in ``cycleProgress`` 0.
    public var respectsReduceMotion = true

    public init(_ evaluator: IndicatorEvaluator) {
        self.evaluator = evaluator
    }

    /// The built-in indicator of a name such as `BallPulse`; it traps on a name that does not exist.
    ///
    /// Names that come from outside are checked by `IndicatorSpec(builtin:)`.
    public init(_ name: String, params: [String: Double] = [:]) {
        do {
            evaluator = try IndicatorEvaluator(spec: IndicatorSpec(builtin: name), params: params)
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// The time of the indicator when a view's time is `time`.
    func drawnTime(_ time: Double, reduceMotion: Bool) -> Double {
        let playback = IndicatorPlayback(
            time: speed > 0 && speed.isFinite ? time * speed : 0,
            cycleProgress: cycleProgress,
            respectsReduceMotion: respectsReduceMotion
        )
        return playback.drawnTime(of: evaluator, reduceMotion: reduceMotion) ?? 0
    }
}

/// An indicator that moves with the environment's time, in the tint where it has no colours of its own.
///
/// It is as large as its style says. Where less motion is asked for it stands still; for assistive technology it says
/// that something goes on.
public struct IndicatorView: View {
    @Environment(\.language) private var language

    private let style: IndicatorStyle

    public init(_ style: IndicatorStyle) {
        self.style = style
    }

    /// The built-in indicator of a name such as `BallPulse`; it traps on a name that does not exist.
    ///
    /// Names that come from outside are checked by `IndicatorSpec(builtin:)`.
    public init(_ name: String) {
        self.init(IndicatorStyle(name))
    }

    public var body: some View {
        Drawing("IndicatorView") { [style] rect, environment in
            let scheme = environment.colorScheme
            let own = style.colors.map { $0.resolved(in: scheme) }
            let single = environment.tintColor(in: rect) ?? SystemColor.systemGray.color.resolved(in: scheme)
            let time = style.drawnTime(environment.time, reduceMotion: environment.accessibilityReduceMotion)
            return IndicatorDrawing(style.evaluator, colors: own.isEmpty ? [single] : own).commands(at: time, in: rect)
        }
        .frame(width: style.size, height: style.size)
        .accessibilityContent(.progressIndicator, label: TextCatalog.text(.inProgress, in: language))
    }
}

extension EnvironmentValues {
    /// The tint as one colour: of a gradient, its first one.
    func tintColor(in rect: Rect) -> Color? {
        switch tint?.paint(in: self, bounds: rect) {
        case nil: nil
        case .color(let color): color
        case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
            .conicGradient(let gradient, _, _):
            gradient.stops.first?.color
        }
    }
}
