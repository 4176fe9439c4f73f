import HUD
import Raster

/// Why a scene cannot be drawn, though each of its values can be.
public enum SceneError: Error, Equatable, Sendable {
    case tooManyFrames(scene: String, count: Int, limit: Int)
    /// A story was asked for, of a scene that has none.
    case noStory(scene: String)
    /// A story cannot be played on a screen.
    case story(StoryboardError, scene: String)
    /// A touch was asked about at a point, given by its coordinates, that no scene of a story has at that time.
    case touchOutside(x: Double, y: Double, time: Double, scene: String)
    case repeatedFrame(scene: String, frame: String)
    /// An exclusion, counted from 0, fits none of a scene's combinations.
    case idleExclusion(scene: String, index: Int)
    /// The exclusions leave no combination.
    case nothingLeft(scene: String)
    /// Two scenes, given by their files, would write the same file.
    case repeatedFile(String, first: String, second: String)
    /// A mask, counted from 0, names an element that a frame does not have; `names` are those that it has.
    case noMaskedElement(scene: String, index: Int, name: String, nearest: String?, names: [String])
    /// Nothing is seen of the element that a mask names.
    case maskedElementOutOfSight(scene: String, index: Int, name: String)
    /// A mask shares no pixel with a frame.
    case maskOutside(scene: String, index: Int, picture: PixelSize)
    /// The screenshot has not the device's size, and no fit was chosen.
    case screenSize(file: String, size: PixelSize, device: String, needed: PixelSize)
    /// The screenshot is smaller than the device, so that it cannot be cut to it.
    case screenTooSmall(file: String, size: PixelSize, device: String, needed: PixelSize)
}

extension SceneError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .tooManyFrames(let scene, let count, let limit):
            "scene \(scene) asks for \(count == .max ? "far too many" : "\(count)") frames; at most \(limit) are drawn at "
                + "once: shorten its lists"
        case .noStory(let scene): "scene \(scene) has no story; write one as \"story\" in its file"
        case .story(let error, let scene): "scene \(scene): \(error)"
        case .touchOutside(let x, let y, let time, let scene):
            "scene \(scene): a touch at \(x.shortestText), \(y.shortestText) is outside of the screen at \(time.shortestText) s; give "
                + "a point on it, in points from its top left"
        case .repeatedFrame(let scene, let frame):
            "scene \(scene) asks for \(frame).png twice; remove the value that a list holds twice"
        case .idleExclusion(let scene, let index):
            "scene \(scene): exclude[\(index)] leaves nothing out; it fits none of the scene's combinations: correct or remove "
                + "it"
        case .nothingLeft(let scene): "scene \(scene): everything is left out; exclude less"
        case .repeatedFile(let file, let first, let second):
            "\(first) and \(second) would both write \(file); give one of them another \"name\""
        case .noMaskedElement(let scene, let index, let name, let nearest, let names):
            "scene \(scene): comparison.masks[\(index)].label: no element of the frame has the label or identifier \"\(name)\""
                + (nearest.map { "; did you mean \"\($0)\"?" } ?? ";") + " there are: " + Self.list(names)
        case .maskedElementOutOfSight(let scene, let index, let name):
            "scene \(scene): comparison.masks[\(index)].label: nothing of \"\(name)\" is seen in the frame; remove the mask, or "
                + "write a rectangle"
        case .maskOutside(let scene, let index, let picture):
            "scene \(scene): comparison.masks[\(index)] lies outside of the frame of \(picture) pixels; correct or remove it"
        case .screenSize(let file, let size, let device, let needed):
            "\(file) has \(size) pixels and \(device) needs \(needed); "
                + Self.matching(size) + "fit it by scale or crop (--fit, or \"fit\" in the scene)"
        case .screenTooSmall(let file, let size, let device, let needed):
            "\(file) has \(size) pixels, too few to crop to the \(needed) of \(device); fit it by scale"
        }
    }

    /// The first of some names.
    private static func list(_ names: [String]) -> String {
        guard !names.isEmpty else { return "none" }
        return names.prefix(20).map { "\"\($0)\"" }.joined(separator: ", ") + (names.count > 20 ? " and more" : "")
    }

    /// Names a device that a screenshot of this size comes from, if there is one.
    private static func matching(_ size: PixelSize) -> String {
        for device in Device.all {
            for orientation in Orientation.allCases where device.pixelSize(orientation) == size {
                let held = orientation == .landscape ? " in landscape" : ""
                return "it is the size of \(device.name)\(held): choose that, or "
            }
        }
        return ""
    }
}
