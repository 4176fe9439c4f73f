import Scrim

/// How a value becomes pictures that are compared with references.
///
/// `expectSnapshot(of: view, as: .view(on: phone))` reads like a sentence; a strategy of one's own is a closure.
public struct Snapshotting<Value> {
    /// One picture of a value.
    public struct Picture {
        /// What tells it from the value's other pictures, in the name of its reference; `nil` for the only one.
        public var name: String?
        public var image: PNGImage
        /// How far it may be from its reference.
        public var rules: ComparisonRules

        public init(name: String? = nil, _ image: PNGImage, rules: ComparisonRules = .exact) {
            self.name = name
            self.image = image
            self.rules = rules
        }
    }

    let pictures: (Value) throws -> [Picture]
    /// True where a picture may be empty or of one colour, which otherwise fails: nothing is drawn so easily as
    /// nothing.
    public var expectsBlank = false

    /// A strategy that asks `pictures` for a value's pictures, in their order.
    public init(_ pictures: @escaping (Value) throws -> [Picture]) {
        self.pictures = pictures
    }

    /// The same for values that have to be drawn as nothing, or as one colour.
    public func expectingBlank() -> Self {
        var strategy = self
        strategy.expectsBlank = true
        return strategy
    }
}

extension Snapshotting where Value == Bitmap {
    /// The bitmap as it is; `scale` in pixels a point is its density.
    public static func bitmap(scale: Double = 1) -> Self {
        Self { [Picture(PNGImage($0, scale: scale, text: [.version]))] }
    }
}

extension Snapshotting where Value == Scene {
    /// Every frame of the scene's matrix, by the frame's name and the rules of the scene's `comparison`.
    public static var frames: Self {
        Self { scene in
            let renderer = FrameRenderer()
            return try scene.frames().map { frame in
                let rendered = try renderer.render(frame)
                let rules = try renderer.comparisonRules(frame, in: rendered.bitmap.bounds.size)
                return Picture(name: frame.name, rendered.png(), rules: rules)
            }
        }
    }
}

extension Snapshotting where Value: View {
    /// The view in the middle of a size in points, over a clear ground.
    ///
    /// - Parameters:
    ///   - size: what is drawn, in points.
    ///   - scale: pixels a point.
    ///   - appearance: light or dark.
    ///   - textSize: what texts of dynamic size are drawn at.
    ///   - direction: right to left mirrors the layout.
    ///   - fonts: `nil` for the system's.
    ///   - time: seconds since what animates by itself began.
    public static func view(
        size: Size,
        scale: Double = 2,
        appearance: ColorScheme = .light,
        textSize: ContentSizeCategory = .large,
        direction: LayoutDirection = .leftToRight,
        fonts: FontLibrary? = nil,
        time: Double = 0
    ) -> Self {
        Self { view in
            var environment = EnvironmentValues(
                colorScheme: appearance,
                contentSizeCategory: textSize,
                layoutDirection: direction,
                displayScale: scale,
                fonts: try fonts ?? .system()
            )
            environment.time = time
            return [Picture(try view.picture(in: Rect(origin: .zero, size: size), of: size, environment))]
        }
    }

    /// The view in the safe area of a device's screen, over a clear ground.
    ///
    /// - Parameters:
    ///   - traits: the device, how it is held and what its owner has chosen.
    ///   - fonts: `nil` for the system's.
    ///   - time: seconds since what animates by itself began.
    public static func screen(of traits: Traits, fonts: FontLibrary? = nil, time: Double = 0) -> Self {
        Self { view in
            let size = traits.device.size(traits.orientation)
            var environment = EnvironmentValues(traits, fonts: try fonts ?? .system())
            environment.time = time
            let safeArea = traits.safeArea(of: Rect(origin: .zero, size: size))
            return [Picture(try view.picture(in: safeArea, of: size, environment))]
        }
    }
}

extension Snapshotting where Value == IndicatorSpec {
    /// The indicator at times in seconds, each by its time.
    ///
    /// - Parameters:
    ///   - times: in seconds since its start.
    ///   - size: the side of its box in points.
    ///   - scale: pixels a point.
    ///   - colors: taken in turns by its elements.
    public static func indicator(
        at times: [Double],
        size: Double = 48,
        scale: Double = 2,
        colors: [Color] = [.black]
    ) -> Self {
        Self { spec in
            let drawing = IndicatorDrawing(try IndicatorEvaluator(spec: spec), colors: colors)
            return try times.map { time in
                let bitmap = try drawing.displayList(at: time, size: size, scale: scale).render()
                return Picture(name: time.secondsText, PNGImage(bitmap, scale: scale, text: [.version]))
            }
        }
    }
}

extension Snapshotting where Value == Storyboard {
    /// The screens of the storyboard's scenes at times in seconds, each by its time and, of several, its scene.
    ///
    /// - Parameters:
    ///   - times: in seconds since the start.
    ///   - traits: the device, how it is held at the start and what its owner has chosen.
    ///   - fonts: `nil` for the system's.
    ///   - screen: what the app shows below the HUD.
    public static func storyboard(
        at times: [Double],
        on traits: Traits,
        fonts: FontLibrary? = nil,
        @ViewBuilder over screen: () -> some View
    ) -> Self {
        let screen = AnyView(screen())
        return Self { storyboard in
            let fonts = try fonts ?? .system()
            let renderer = try StoryboardRenderer(storyboard, traits: traits, fonts: fonts) { screen }
            let scale = Double(traits.device.scale)
            return try times.flatMap { time in
                try storyboard.scenes.compactMap { scene in
                    let name = storyboard.scenes.count == 1 ? time.secondsText : "\(time.secondsText)-\(scene.name)"
                    return try renderer.bitmap(at: time, scene: scene.name)
                        .map { Picture(name: name, PNGImage($0, scale: scale, text: [.version])) }
                }
            }
        }
    }
}

extension View {
    fileprivate func picture(in bounds: Rect, of size: Size, _ environment: EnvironmentValues) throws -> PNGImage {
        let view = LaidOutView(self, in: bounds, environment: environment)
        let list = DisplayList(size: size, scale: environment.displayScale, commands: view.commands)
        return PNGImage(try list.render(), scale: environment.displayScale, text: [.version])
    }
}

extension Double {
    /// A time in the name of a picture, such as `0.25s`.
    fileprivate var secondsText: String { "\(shortestText)s" }
}
