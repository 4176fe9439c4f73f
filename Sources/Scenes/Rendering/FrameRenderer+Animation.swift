import ImageIO
import Threads

extension FrameRenderer {
    /// Draws frames at an even rate as one animated PNG, which appears when it is whole.
    ///
    /// Its bytes do not depend on the number of threads, and its memory not on the number of frames.
    ///
    /// - Parameters:
    ///   - frames: at least one, all of one size.
    ///   - loops: how often the animation is shown, 0 for without an end.
    ///   - check: called between frames, on any thread; what it throws ends the work and leaves no file.
    ///   - progress: called with the number of frames that are done.
    /// - Returns: characters that no font has, drawn as boxes; each once, in the order of drawing.
    @discardableResult
    public func writeAnimation(
        _ frames: [SceneFrame],
        framesPerSecond: Int,
        loops: Int = 0,
        to path: String,
        check: @Sendable () throws -> Void = {},
        progress: (Int) throws -> Void = { _ in }
    ) throws -> [Unicode.Scalar] {
        guard let first = frames.first else { preconditionFailure("an animation has a frame") }
        try prepare(frames)
        let isOpaque = try isOpaque(first)
        let like = try render(first).png()
        let writer = try AnimatedPNGWriter(
            to: path,
            like: like,
            isOpaque: isOpaque,
            framesPerSecond: framesPerSecond,
            loops: loops
        )
        let parts = frames.sequences()
        var missing: [Unicode.Scalar] = []
        var done = 0
        try ThreadPool.current.forEachInOrder(parts.count) { index in
            try AnimationPart(parts[index], of: frames, isOpaque: isOpaque, self, check: check)
        } use: { _, part in
            for frame in part.frames {
                try writer.append(frame)
                done += 1
                try progress(done)
            }
            for scalar in part.missing where !missing.contains(scalar) { missing.append(scalar) }
        }
        try writer.finish()
        return missing
    }
}

/// Frames that one thread draws after each other.
private struct AnimationPart {
    private(set) var frames: [AnimatedPNGFrame] = []
    private(set) var missing: [Unicode.Scalar] = []

    /// Draws a part of frames, and the one before them again to tell what the first of them changes.
    init(
        _ part: ArraySlice<SceneFrame>,
        of all: [SceneFrame],
        isOpaque: Bool,
        _ renderer: FrameRenderer,
        check: @Sendable () throws -> Void
    ) throws {
        var pictures = FrameSequence(renderer)
        var previous: PNGImage?
        if part.startIndex > all.startIndex { previous = try pictures.render(all[part.startIndex - 1]).png() }
        for frame in part {
            try check()
            let rendered = try pictures.render(frame)
            let picture = rendered.png()
            frames.append(try AnimatedPNGFrame(picture, after: previous, isOpaque: isOpaque))
            missing += rendered.missing
            previous = picture
        }
    }
}
