import Raster
import StrictJSON
import Views

@testable import Scenes

/// Bytes as a scene file: the frames of what reads are laid out, the first and the last of them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzScenes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    let scene: Scene
    do {
        scene = try SceneFile.scene(parsing: bytes, file: "scene.json")
    } catch {
        precondition(!"\(error)".isEmpty, "an error says nothing")
        return 0
    }
    // Files that a scene names are not read.
    if case .png = scene.screen { return 0 }
    guard scene.fonts.isEmpty, let frames = try? scene.frames(), let first = frames.first, let last = frames.last else {
        return 0
    }
    for frame in first.name == last.name ? [first] : [first, last] {
        precondition(!frame.name.isEmpty && !frame.name.contains("/"), "a frame's name is no file's")
        guard let list = try? renderer.displayList(frame) else { continue }
        precondition(list.pixelSize.width > 0 && list.pixelSize.height > 0)
    }
    return 0
}

private let renderer = FrameRenderer()
