import ImageIO
import Scenes
import Threads
import Views

/// `scrim audit`: frames of scene files, or of one scene that the options describe, held to rules of accessibility.
enum AuditCommand: ThreadedCommand {
    static let name = "audit"
    static let summary = "Audit frames for accessibility: contrast, cut text, touch targets, labels"
    static let operands = Operands("SCENE.json", repeatsLast: true)
    static let level = Option.value("level", "LEVEL", "AA (the default) or AAA, of WCAG 2.2")
    static let json = Option.flag("json", "print one JSON object a frame, and the sums last")
    static let picture = Option.path(
        "picture",
        "OUT.png",
        "draw the frame with the most errors, its findings marked with boxes and the numbers of the table"
    )
    static let options = SceneOptions.all + [level, json, picture, threads]
    static let discussion = [
        "Frames are chosen as by scrim render: every combination of the lists, of options or of scene files (JSON, see the "
            + "README). Of a HUD its card is audited; what lies below counts as background.",
        "A moment of a story is audited as its state settles: the card in force then, without what is left of its "
            + "transitions, over what the app shows then. A moment without a HUD has no findings.",
        "text-contrast, part-contrast: each text, and each symbol, outline of a control and indicator, against the pixels "
            + "really behind it, blurred and dimmed as they are: at least 4.5 for text, 3 for text of 18 points (bold: "
            + "14) and for parts; at AAA 7, 4.5 and 3. What counts is the worst place: the contrast that a quarter of the "
            + "ink in some square of 4 points does not exceed, so that single odd pixels do not decide.",
        "clipped, truncated: text, or another part, cut off by an edge, or left out for an ellipsis. target-size: less than "
            + "44 points to tap. safe-area: parts outside of it. text-scaling: text that does not grow with the text size. "
            + "label: a control, image or indicator without a name.",
        "Exit codes: 0 when no frame has an error, 1 when one has. Warnings are contrasts that AAA would not allow.",
    ]
    static let examples = [
        "scrim audit --state success --backdrop dim",
        "scrim audit --screen shot.png --appearance light,dark --text-size L,AX5 --picture worst.png",
        "scrim audit scene.json --level AAA --json",
    ]

    static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
        let level = try arguments.value(level, .auditLevel) ?? .AA
        let frames = try SceneSelection.frames(arguments)
        if let path = arguments.value(picture),
            let input = arguments.operands.first(where: { Folder.isSameFile($0, path) })
        {
            throw UsageError.overwritesInput(by: "--\(picture.name)", input: input)
        }
        let renderer = FrameRenderer()
        try renderer.prepare(frames)
        let asJSON = arguments.has(json)
        var summary = AuditSummary()
        let progress = Progress(total: frames.count, console: console)
        if let first = frames.first { progress.show(0, first.name) }
        defer { progress.clear() }
        try ThreadPool.current.forEachInOrder(frames.count) { index in
            try Interruption.check()
            return try renderer.audit(frames[index], level: level)
        } use: { index, audit in
            progress.clear()
            summary.add(audit)
            for line in asJSON ? [audit.json.text] : lines(audit, console) { try console.line(line) }
            if index + 1 < frames.count { progress.show(index + 1, frames[index + 1].name) }
        }
        for line in asJSON ? [summary.json.text] : lines(summary) { try console.line(line) }
        if let path = arguments.value(picture), let worst = summary.worst {
            Interruption.hold()
            try PNGEncoder().write(try renderer.picture(of: worst), to: path)
            if !asJSON { try console.line("\(path): \(worst.frame.name)") }
        }
        return summary.passes ? .success : .different
    }

    private static func lines(_ audit: FrameAudit, _ console: Console) -> [String] {
        let word = console.verdict(audit.passes ? "pass" : "FAIL", good: audit.passes)
        return ["\(word)  \(audit.frame.name)"] + audit.lines.map { "      \($0.oneLine)" }
    }

    private static func lines(_ summary: AuditSummary) -> [String] {
        let sums = "\(summary.frames - summary.failed) passed, \(summary.failed) failed"
        return [""] + summary.lines.map(\.oneLine) + ["", sums]
    }
}
