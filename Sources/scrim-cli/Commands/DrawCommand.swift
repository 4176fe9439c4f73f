import ImageIO
import Raster
import Scenes
import Views

/// `scrim draw`: a display list as a picture.
enum DrawCommand: ThreadedCommand {
    static let name = "draw"
    static let summary = "Draw a display list, as `scrim render --print display-list` prints it"
    static let operands = Operands("LIST.json", "OUT.png")
    static let options = [threads]
    static let discussion = [
        "The list is read strictly: a fault is named with its place, such as commands[3].blur.sigma. Relative paths of "
            + "images and fonts are seen from the list's folder. The README describes the form."
    ]
    static let examples = [
        "scrim render --state success --backdrop clear --print display-list > list.json",
        "scrim draw list.json out.png",
    ]

    static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
        let (input, output) = (arguments.operands[0], arguments.operands[1])
        guard !Folder.isSameFile(input, output) else {
            throw UsageError.overwritesInput(by: "OUT.png", input: input)
        }
        let list = try read(input)
        let image = PNGImage(try draw(list, input), scale: list.scale, text: [.version])
        Interruption.hold()
        try PNGEncoder().write(image, to: output)
        try console.line(output)
        return .success
    }

    private static func read(_ path: String) throws -> DisplayList {
        let bytes = try FileReader.read(path, limit: 64 << 20)
        let folder = path.folderPrefix
        do {
            return try DisplayList(parsing: bytes, resources: .files(relativeTo: folder))
        } catch let error as DisplayListError {
            throw Failure(.invalidData, "\(path): \(error)")
        }
    }

    private static func draw(_ list: DisplayList, _ path: String) throws -> Bitmap {
        do {
            return try list.render()
        } catch let error as BlurError {
            throw Failure(.invalidData, "\(path): \(error)")
        }
    }
}
