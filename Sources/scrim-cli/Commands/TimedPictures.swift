import ImageIO
import Raster
import Scenes
import StrictJSON
import Threads
import Views

/// Pictures of one thing at several times, all of one size, as files or as one animated picture.
struct TimedPictures: Sendable {
    static let padding = Option.value("padding", "POINTS", "room on each side of the box, 0 by itself")
    static let scale = Option.value("scale", "PIXELS", "pixels a point, 3 by itself")
    static let out = Option.path(
        "out",
        "OUT",
        "the folder of the pictures, scrim-out by itself; or OUT.png for one alone"
    )
    static let animation = Option.path(
        "animation",
        "OUT.png",
        "the frames of --frames as one animated PNG in place of files of their own"
    )
    /// The options that say where pictures go.
    static let options = [padding, scale, SceneOptions.frames, out, RenderCommand.png, animation, RenderCommand.loops]

    let size: Size
    let scale: Double
    let times: [Double]
    let range: FrameRange?
    /// What is drawn at a time, within ``size``.
    let commands: @Sendable (_ time: Double) -> [DisplayList.Command]

    private let compression: PNGCompression
    private let loops: Int
    /// The file of the animation, or the folder or file of the pictures.
    private let isAnimation: Bool
    private let path: String

    /// The greatest side of a picture in pixels.
    static let sideLimit = 4096.0

    /// - Parameters:
    ///   - box: the size in points of what is drawn, without the padding.
    ///   - options: those that say how large the box is, which are named where a picture would be too large.
    ///   - times: the times that were asked for in place of a range of frames.
    ///   - draw: what is drawn at a time in the box, which lies in the picture where the rectangle says.
    init(
        of box: Size,
        sizedBy options: [Option],
        at times: [Double],
        _ arguments: Arguments,
        draw: @escaping @Sendable (_ time: Double, _ rect: Rect) -> [DisplayList.Command]
    ) throws(UsageError) {
        try RenderCommand.checkAnimation(arguments)
        compression = try arguments.value(RenderCommand.png, .compression) ?? .fast
        loops = try arguments.value(RenderCommand.loops, .count(0...1_000_000)) ?? 0
        range = try arguments.value(SceneOptions.frames, .frameRange)
        self.times = range?.times ?? times
        isAnimation = arguments.mentions(Self.animation)
        if isAnimation, range == nil { throw .needsOption(Self.animation.name, needed: SceneOptions.frames.name) }
        path = arguments.value(Self.animation) ?? arguments.value(Self.out) ?? "scrim-out"
        let room = try arguments.number(Self.padding, in: 0...Self.sideLimit, "points") ?? 0
        scale = try arguments.number(Self.scale, in: 0.5...16, "pixels a point") ?? 3
        size = Size(width: box.width + 2 * room, height: box.height + 2 * room)
        guard max(size.width, size.height) * scale <= Self.sideLimit else {
            let given = (options + [Self.padding, Self.scale]).filter { arguments.mentions($0) }
            throw .pictureTooLarge(by: given.map(\.name), limit: Int(Self.sideLimit))
        }
        let rect = Rect(x: room, y: room, width: box.width, height: box.height)
        commands = { draw($0, rect) }
    }

    /// True when there is no pixel to draw on.
    var isEmpty: Bool { list(at: 0).pixelSize.width == 0 || list(at: 0).pixelSize.height == 0 }

    /// Writes the pictures and prints where; the command read `input`, which is not overwritten.
    func write(named stem: String, input: String? = nil, on console: Console) throws {
        if isAnimation || isOneFile, let input, Folder.isSameFile(input, path) {
            throw UsageError.overwritesInput(by: isAnimation ? "--animation" : "--out", input: input)
        }
        if isOneFile, times.count > 1 {
            throw UsageError.invalidValue(
                option: Self.out.name,
                value: path,
                allowed: ["a folder, where there are \(times.count) pictures"],
                suggestion: nil
            )
        }
        Interruption.hold()
        if isAnimation {
            try animate()
            return try console.line(path)
        }
        let names = names(stem)
        let folder = path.hasSuffix("/") ? path : path + "/"
        try ThreadPool.current.forEachInOrder(times.count) { index in
            try Interruption.check()
            return try PNGEncoder(compression).encode(picture(index))
        } use: { index, bytes in
            if index == 0, !isOneFile { try Folder.create(path) }
            let file = isOneFile ? path : folder + names[index]
            try AtomicFile.write(bytes, to: file)
            try console.line(file)
        }
    }

    private var isOneFile: Bool { !isAnimation && path.lowercased().hasSuffix(".png") }

    private func animate() throws {
        guard let range else { return }
        let writer = try AnimatedPNGWriter(
            to: path,
            like: picture(0),
            isOpaque: false,
            framesPerSecond: range.framesPerSecond,
            loops: loops
        )
        try ThreadPool.current.forEachInOrder(times.count) { index in
            try Interruption.check()
            let previous = index > 0 ? try picture(index - 1) : nil
            return try AnimatedPNGFrame(picture(index), after: previous, isOpaque: false)
        } use: { _, frame in
            try writer.append(frame)
        }
        try writer.finish()
    }

    private func picture(_ index: Int) throws -> PNGImage {
        PNGImage(try list(at: times[index]).render(), scale: scale, text: [.version])
    }

    private func list(at time: Double) -> DisplayList {
        DisplayList(size: size, scale: scale, commands: commands(time))
    }

    /// As those of other frames: a time where it is not 0, a range's frames by number.
    private func names(_ stem: String) -> [String] {
        times.enumerated().map { index, time in
            guard range != nil else { return stem + (time == 0 ? "" : "_\(JSONValue.number(time).text)s") + ".png" }
            return stem + "_" + FrameRange.digits(index) + ".png"
        }
    }
}
