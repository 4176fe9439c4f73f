import Gallery
import ImageIO
import Scenes
import StrictJSON
import Threads
import Typography
import Views

/// `scrim gallery`: everything that Scrim draws, on contact sheets and on a page.
enum GalleryCommand: ThreadedCommand {
    static let name = "gallery"
    static let summary = "Show every indicator, progress design, HUD state and backdrop: contact sheets and a page"
    static let operands = Operands()
    static let out = Option.path("out", "FOLDER", "the folder of the files, gallery by itself")
    static let json = Option.flag("json", "print one JSON object a file instead of its path")
    static let options = [out, json, threads]
    static let discussion = [
        "The contact sheets are PNG files of two pixels a point, in light and dark. index.html is one file that asks for no "
            + "other: it plays every design, filters by name, switches appearance and speed, and shows the Swift and the JSON "
            + "of each, and the command line where there is one. Where less motion is asked for it shows the still pictures.",
        "--json prints {\"path\": …, \"designs\": …, \"bytes\": …} for each file.",
    ]
    static let examples = ["scrim gallery", "scrim gallery --out site/gallery --json"]

    static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
        let folder = arguments.value(out) ?? "gallery"
        let fonts = try FontLibrary.system()
        let gallery = try Gallery(fonts: fonts)
        let page = GalleryPage(gallery)
        // Each design is drawn for the two sheets that it is on, and for the page.
        var output = Output(
            folder,
            asJSON: arguments.has(json),
            Progress(total: 3 * gallery.designs.count, console: console)
        )
        defer { output.progress.clear() }
        Interruption.hold()
        for section in gallery.sections {
            for scheme in [ColorScheme.light, .dark] {
                let sheet = ContactSheet(section, scheme)
                let pictures = try output.collect(section.designs, for: sheet.fileName, sheet.pictures)
                let picture = try sheet.picture(of: pictures, fonts: fonts)
                try output.write(PNGEncoder().encode(picture), to: sheet.fileName, designs: section.designs.count)
            }
        }
        let animations = try output.collect(gallery.designs, for: "index.html", page.animations)
        try output.write(page.html(animations), to: "index.html", designs: gallery.designs.count)
        return .success
    }

    /// The files that are written, one after the other, and how far that has come.
    private struct Output {
        let folder: String
        let asJSON: Bool
        let progress: Progress
        private var done = 0

        init(_ folder: String, asJSON: Bool, _ progress: Progress) {
            self.folder = folder.hasSuffix("/") ? folder : folder + "/"
            self.asJSON = asJSON
            self.progress = progress
        }

        /// What `make` makes of each design, several at a time.
        mutating func collect<Part: Sendable>(
            _ designs: [GalleryDesign],
            for name: String,
            _ make: (GalleryDesign) throws -> Part
        ) throws -> [Part] {
            var parts: [Part] = []
            progress.show(done, name)
            try ThreadPool.current.forEachInOrder(designs.count) { index in
                try Interruption.check()
                return try make(designs[index])
            } use: { _, part in
                parts.append(part)
                done += 1
                if done < progress.total { progress.show(done, name) }
            }
            return parts
        }

        mutating func write(_ bytes: [UInt8], to name: String, designs: Int) throws {
            try Interruption.check()
            try Folder.create(folder)
            try AtomicFile.write(bytes, to: folder + name)
            progress.clear()
            let path = folder + name
            let report: JSONValue = [
                "path": .string(path), "designs": .number(Double(designs)), "bytes": .number(Double(bytes.count)),
            ]
            try progress.console.line(asJSON ? report.text : path)
        }
    }
}
