/// Why a storyboard cannot be played.
///
/// Events are counted from 0.
public enum StoryboardError: Error, Hashable, Sendable {
    case noScenes
    case repeatedScene(String)
    case repeatedWindow(String, scene: String)
    case tooManyEvents(limit: Int)
    /// The actions that were run take more steps than a run may have.
    case tooManySteps(limit: Int, event: Int)
    /// A negative time, one beyond the longest, or no number.
    case invalidTime(String, event: Int)
    case outOfOrder(event: Int, time: Double, after: Double)
    case unknownScene(String, event: Int, known: [String])
    case unknownProvider(String, event: Int, known: [String])
    case unknownWindow(String, event: Int, known: [String])
    case noManager(scene: String, event: Int)
    /// A delay that is negative, beyond the longest, or no number.
    case invalidDelay(String, of: String)
    case tapOutside(ScreenPoint, of: ScreenSize, event: Int)
    /// No element of the HUD has the label at that time.
    case noElement(String, event: Int, time: Double)
    /// An element of the HUD has the label at that time, but cannot be tapped by it.
    case labelProblem(Storyboard.LabelProblem, String, event: Int, time: Double)
    /// The card is scrolled to a place that is negative, endless or no number.
    case invalidOffset(String, event: Int)
    /// No HUD is shown at that time.
    case nothingToScroll(event: Int, time: Double)
    /// A window of the app has the name of the HUD's own.
    case reservedWindow(String, scene: String)
    /// A state was asked for at a negative time, at infinity, or at no number.
    case invalidQueryTime(String)
}

extension StoryboardError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noScenes:
            "the storyboard has no scenes; give at least one"
        case .repeatedScene(let name):
            "two scenes are named \(name); give each a name of its own"
        case .repeatedWindow(let name, let scene):
            "two windows of scene \(scene) are named \(name); give each a name of its own"
        case .tooManyEvents(let limit):
            "the storyboard has more than \(limit) events and steps; split it"
        case .tooManySteps(let limit, let event):
            "with event \(event) the actions have run more than \(limit) steps; tap less often, or give them fewer steps"
        case .invalidTime(let time, let event):
            "event \(event) is at \(time) s; give a time from 0 to \(Storyboard.longestTime.words) s"
        case .outOfOrder(let event, let time, let earlier):
            "event \(event) is at \(time.words) s, after one at \(earlier.words) s; put the events in order of time"
        case .unknownScene(let name, let event, let known):
            "event \(event) names scene \(name), which there is not; \(Self.choice(known))"
        case .unknownProvider(let name, let event, let known):
            "event \(event) names provider \(name), which there is not; \(Self.choice(known))"
        case .unknownWindow(let name, let event, let known):
            "event \(event) names window \(name), which is not shown; \(Self.choice(known))"
        case .noManager(let scene, let event):
            "event \(event) calls the manager of scene \(scene), which has none then; replace the manager first"
        case .invalidDelay(let delay, let owner):
            "the delay of \(owner) is \(delay) s; give one from 0 to \(Storyboard.longestTime.words) s"
        case .tapOutside(let point, let size, let event):
            "event \(event) taps at \(point.x.words), \(point.y.words), outside of the screen of \(size.width.words) by \(size.height.words) points"
        case .noElement(let label, let event, let time):
            "event \(event) taps on \(label), but no element of the HUD has that label at \(time.words) s; "
                + "tap on one that is shown, or at a point"
        case .labelProblem(.outOfSight(let frame), let label, let event, let time):
            "event \(event) taps on \(label), which lies outside of what is visible at \(time.words) s: \(Self.place(frame)); "
                + "make room for it, or tap on one that is shown"
        case .labelProblem(.ambiguous(let frames), let label, let event, let time):
            "event \(event) taps on \(label), but \(frames.count) elements with an action have that label at \(time.words) s: "
                + frames.map(Self.place).joined(separator: "; ") + "; tap at a point"
        case .invalidOffset(let offset, let event):
            "event \(event) scrolls to \(offset); give points from the card's top, 0 or more"
        case .nothingToScroll(let event, let time):
            "event \(event) scrolls the card, but no HUD is shown at \(time.words) s; scroll while one is"
        case .reservedWindow(let name, let scene):
            "a window of scene \(scene) is named \(name), as the HUD's own is; give it another name"
        case .invalidQueryTime(let time):
            "the state was asked for at \(time) s; give a finite time, 0 or greater"
        }
    }

    private static func choice(_ names: [String]) -> String {
        names.isEmpty ? "there are none" : "use \(names.joined(separator: ", "))"
    }

    private static func place(_ frame: ScreenFrame) -> String {
        let numbers = [frame.x, frame.y, frame.width, frame.height].map { (($0 * 100).rounded() / 100).words }
        return "at \(numbers[0]), \(numbers[1]), \(numbers[2]) by \(numbers[3]) points"
    }
}
