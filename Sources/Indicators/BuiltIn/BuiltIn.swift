import StrictJSON

extension IndicatorSpec {
    /// The 50 indicators that come with Scrim, in the order of their names.
    ///
    /// Their figures, that is durations, key times and shapes, follow those of NVActivityIndicatorView, loaders.css,
    /// DGActivityIndicatorView and LoaderKit; no code of theirs is here, so that none of their notices is needed.
    static let builtIns: [IndicatorSpec] = [
        atom, audioEqualizer, ballBeat, ballClipRotate, ballClipRotateMultiple, ballClipRotatePulse, ballDoubleBounce,
        ballFall, ballGridBeat, ballGridPulse, ballHelix, ballHoneycomb, ballMerge, ballPulse, ballPulseRise,
        ballPulseSync, ballRotate, ballRotateChase, ballScale, ballScaleMultiple, ballScaleRipple,
        ballScaleRippleMultiple, ballSpinFadeLoader, ballSquareSpin, ballTrianglePath, ballZigZag, ballZigZagDeflect,
        chasingDots, circleStrokeSpin, cubeTransition, jellyBox, lineScale, lineScaleParty, lineScalePulseOut,
        lineScalePulseOutRapid, lineSlide, lineSpinFadeLoader, newtonCradle, orbit, pacman, radar, runningDots,
        semiCircleSpin, squareGridFlip, squareGridWave, squareSpin, timer, triangleOrbit, triangleSkewSpin,
        tripleArcSpin,
    ]

    /// The names of the built-in indicators in alphabetical order.
    public static var builtinNames: [String] { builtIns.map(\.name) }

    /// The built-in indicator of this name, upper and lower case told apart; `nil` for any other.
    public static func builtin(named name: String) -> IndicatorSpec? { builtIns.first { $0.name == name } }

    /// The built-in indicator of this name; else an error that tells the names there are.
    public init(builtin name: String) throws(UnknownIndicatorError) {
        guard let spec = Self.builtin(named: name) else { throw UnknownIndicatorError(name: name) }
        self = spec
    }
}

/// A name that no built-in indicator has.
public struct UnknownIndicatorError: Error, Hashable, Sendable, CustomStringConvertible {
    public let name: String

    public init(name: String) { self.name = name }

    /// The built-in name that it resembles.
    public var suggestion: String? { NearName.closest(to: name, in: IndicatorSpec.builtinNames) }

    public var description: String {
        let question = suggestion.map { "; did you mean \"\($0)\"?" } ?? ";"
        return "no indicator is called \"\(name)\"\(question) there are "
            + IndicatorSpec.builtinNames.joined(separator: ", ")
    }
}
