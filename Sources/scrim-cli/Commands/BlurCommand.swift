import ImageIO
import Raster
import Scenes

/// `scrim blur`: the blur alone, in pixels, so that it can be checked against other tools.
enum BlurCommand: ThreadedCommand {
    static let name = "blur"
    static let summary = "Blur a picture by a Gaussian"
    static let operands = Operands("IN.png", "OUT.png")
    static let sigma = Option.value("sigma", "S", "standard deviation in pixels; with a mask, the greatest")
    static let rows = Option.value("rows", "S0:S1", "standard deviation from the first row's centre to the last row's")
    static let mask = Option.value(
        "mask",
        "MASK.png",
        "a gray picture over the whole: what share of --sigma each place gets"
    )
    static let linear = Option.value(
        "linear",
        "X0,Y0:X1,Y1",
        "none of --sigma at the first point, all of it at the second, in pixels from the top left corner"
    )
    static let radial = Option.value(
        "radial",
        "X,Y:R0:R1",
        "none of --sigma up to the radius R0 around a point, all of it from R1 on, in pixels"
    )
    static let twoPoint = Option.value("two-point", "X0,Y0,S0:X1,Y1,S1", "a standard deviation at each of two points")
    static let edges = Option.value(
        "edges",
        "MODE",
        "what lies beyond the picture: clamp, mirror, normalize (only what is there counts; the default) or decal (clear)"
    )
    static let options = [sigma, rows, mask, linear, radial, twoPoint, edges, threads]
    static let discussion = [
        "Each pixel is the picture convolved with the Gaussian of its own sigma, in "
            + Vocabulary<Double>.sigma.allowed.joined() + "."
    ]
    static let examples = [
        "scrim blur shot.png soft.png --sigma 12",
        "scrim blur shot.png falling.png --rows 0:30 --edges mirror",
        "scrim blur shot.png focus.png --sigma 30 --radial 585,1266:200:900",
    ]

    static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
        let profile = try profile(arguments)
        let edges = try arguments.value(edges, .edgeMode) ?? .normalize
        let image = try PNGDecoder().decode(file: arguments.operands[0])
        var bitmap = Bitmap(image)
        try bitmap.blur(try profile(bitmap.height), edges: edges)
        var blurred = PNGImage(bitmap, text: [.version])
        blurred.pixelsPerMetre = image.pixelsPerMetre
        Interruption.hold()
        try PNGEncoder().write(blurred, to: arguments.operands[1])
        try console.line(arguments.operands[1])
        return .success
    }
}
