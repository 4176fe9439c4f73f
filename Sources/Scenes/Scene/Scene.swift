import HUD
import Typography
import Views

/// A HUD over a screen, in every combination of the values listed: what a scene file or a command line asks for.
///
/// Each of its values is one that can be drawn; ``frames()`` checks what only shows when they meet.
public struct Scene: Hashable, Sendable {
    /// Begins the name of each of its frames.
    public var name: String
    public var screen = Screen.sample
    /// `nil`: a screenshot has exactly the size of the device.
    public var fit: ScreenFit?
    public var devices: [Device]
    /// Pixels a point; `nil`: each device's own.
    public var scales: [Int]?
    public var orientations: [Orientation] = [.portrait]
    public var appearances: [ColorScheme] = [.light]
    public var textSizes: [ContentSizeCategory] = [.large]
    public var languages: [Language] = [.english]
    /// `nil`: each language's own.
    public var directions: [LayoutDirection]?
    /// Not used where there is a ``story``.
    public var states = HUDState.allCases
    public var looks: [HUDAppearance] = [.standard]
    public var backdrops: [Backdrop] = [.variableBlur(), .dim(), .material(), .clear]
    /// Seconds since the HUD appeared, which move the loading indicator; in a ``story``, seconds since its start.
    public var times: [Double] = [0]
    /// Moments in place of ``times``, whose frames are numbered.
    public var range: FrameRange?
    public var texts = HUDTexts()
    /// True when a failure offers Retry beside Close.
    public var hasRetry = false
    /// Draws the states in place of the HUD's own views.
    public var provider: CustomViews?
    /// The indicator of the loading state in the place of the spinner, whoever draws the state.
    public var indicator: CustomIndicator?
    /// What the user and the device allow to be drawn.
    public var conditions = Conditions()
    /// What happens over time; `nil` for states that stay as they are.
    public var story: Story?
    /// Fonts that take the default font's place.
    public var fonts: [CustomFont] = []
    /// Paths of the PNG files that the views of its scene file show and of the specs of its indicators, which were read
    /// with it.
    public internal(set) var files: [String] = []
    /// The digests of those files.
    var fileDigests: [String] = []
    /// True where a frame may be empty or of one colour, which in a test is else a fault.
    public var expectsBlank = false
    /// How far a frame may be from its reference.
    public var comparison = SceneComparison.exact
    /// Combinations that are left out.
    public var exclusions: [SceneExclusion] = []

    /// The seconds that a frame's time may have: a day.
    public static let timeRange = 0.0...86_400.0

    /// The most frames that one scene may ask for.
    public static let frameLimit = 10_000

    public init(name: String, devices: [Device]) {
        self.name = name
        self.devices = devices
    }

    /// Every combination, in the order of the lists: the device changes slowest, the time fastest.
    ///
    /// A combination that comes twice, because a list holds a value twice, is an error: its two frames would be one
    /// file. So is an exclusion that leaves nothing out, and a scene of which nothing is left.
    public func frames() throws(SceneError) -> [SceneFrame] { try namedFrames().map(\.frame) }

    /// The frames with their names, which take a while to make.
    package func namedFrames() throws(SceneError) -> [(name: String, frame: SceneFrame)] {
        try checkCount()
        let moments: [(time: Double, number: Int?)] =
            range.map { $0.times.enumerated().map { ($1, $0) } } ?? times.map { ($0, nil) }
        let shared = SharedScene(self)
        let cards = cards
        var frames: [(name: String, frame: SceneFrame)] = []
        var names: Set<String> = []
        var idle = Set(exclusions.indices)
        for traits in traits {
            for card in cards {
                for (time, number) in moments {
                    let frame = SceneFrame(
                        shared,
                        traits,
                        card.state,
                        card.look,
                        card.backdrop,
                        time,
                        number
                    )
                    let excluding = exclusions.indices.filter { exclusions[$0].holds(frame) }
                    idle.subtract(excluding)
                    guard excluding.isEmpty else { continue }
                    let frameName = frame.name
                    guard names.insert(frameName).inserted else {
                        throw .repeatedFrame(scene: name, frame: frameName)
                    }
                    frames.append((frameName, frame))
                }
            }
        }
        if let index = idle.min() { throw .idleExclusion(scene: name, index: index) }
        guard !frames.isEmpty else { throw .nothingLeft(scene: name) }
        return frames
    }

    /// The states that are drawn on each screen: none where the story says what is shown.
    private var drawnStates: [HUDState?] { story == nil ? states : [nil] }

    private var cards: [(state: HUDState?, look: HUDAppearance, backdrop: Backdrop)] {
        drawnStates.flatMap { state in
            looks.flatMap { look in backdrops.map { backdrop in (state, look, backdrop) } }
        }
    }

    private var traits: [Traits] {
        var list: [Traits] = []
        for device in scaledDevices {
            for orientation in orientations {
                for appearance in appearances {
                    for textSize in textSizes {
                        for (language, direction) in readings {
                            list.append(
                                Traits(
                                    device: device,
                                    orientation: orientation,
                                    appearance: appearance,
                                    textSize: textSize,
                                    direction: direction,
                                    language: language
                                )
                            )
                        }
                    }
                }
            }
        }
        return list
    }

    private var scaledDevices: [Device] {
        guard let scales else { return devices }
        return devices.flatMap { device in scales.map { device.at(scale: $0) } }
    }

    /// The languages with the directions in which they are laid out.
    private var readings: [(Language, LayoutDirection)] {
        languages.flatMap { language in
            (directions ?? [language.isRightToLeft ? .rightToLeft : .leftToRight]).map { (language, $0) }
        }
    }

    private func checkCount() throws(SceneError) {
        let counts = [
            devices.count, scales?.count ?? 1, orientations.count, appearances.count, textSizes.count, languages.count,
            directions?.count ?? 1, drawnStates.count, looks.count, backdrops.count, range?.count ?? times.count,
        ]
        var count = 1
        for factor in counts {
            let (product, overflow) = count.multipliedReportingOverflow(by: factor)
            count = overflow ? .max : product
        }
        guard count <= Self.frameLimit else {
            throw .tooManyFrames(scene: name, count: count, limit: Self.frameLimit)
        }
    }
}
