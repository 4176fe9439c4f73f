import HUD
import ImageIO
import Raster
import ScrimTestSupport
import Testing
import Typography

@testable import Scenes
@testable import Views

/// Frames of scenes, audited.
@Suite("The audit of frames")
struct FrameAuditTests {
    /// The smallest device, over a screen of one colour.
    private func scene(over color: Color, in folder: TemporaryFolder) throws -> Scene {
        var scene = Scene(name: "s", devices: [try Device(named: "iPhone SE (1st gen)")])
        let path = folder.file("\(color.hex.dropFirst()).png")
        let bitmap = Bitmap(width: 640, height: 1136, color: color.premultiplied)
        try PNGEncoder().write(PNGImage(bitmap), to: path)
        scene.screen = .png(path: path)
        scene.backdrops = [.dim()]
        scene.states = [.success]
        return scene
    }

    private func audit(_ scene: Scene, level: AuditLevel = .AA) throws -> [FrameAudit] {
        let renderer = FrameRenderer()
        return try scene.frames().map { try renderer.audit($0, level: level) }
    }

    @Test("the standard look fails over white, with 2.77 for its texts, and nearly passes over black")
    func standard() throws {
        try TemporaryFolder.with { folder in
            var scene = try scene(over: .white, in: folder)
            scene.states = HUDState.allCases
            scene.hasRetry = true
            for audit in try audit(scene) {
                #expect(!audit.passes)
                let texts = audit.contrasts.filter { $0.rule == .textContrast }
                #expect(!texts.isEmpty)
                for text in texts {
                    #expect(abs(text.reading.worst - 2.7694) < 0.0001)
                    #expect(text.reading.background.hex == "#9B9B9F")
                }
                let rules = Set(audit.findings.map(\.rule))
                #expect(rules == [.textContrast, .partContrast])
            }
            let dark = try audit(self.scene(over: .black, in: folder))
            let text = try #require(dark[0].contrasts.first { $0.rule == .textContrast })
            #expect(abs(text.reading.worst - 4.79) < 0.005)
        }
    }

    @Test("the signs of the standard look have the contrasts that were computed for them: 1.28 and 1.25")
    func signs() throws {
        try TemporaryFolder.with { folder in
            var scene = try scene(over: .white, in: folder)
            scene.states = [.failure, .success]
            let worst = try audit(scene).map { audit in
                audit.contrasts.first { $0.subject.kind == "symbol" }?.reading.worst ?? 0
            }
            #expect(abs(worst[0] - 1.28) < 0.005 && abs(worst[1] - 1.25) < 0.005)
        }
    }

    @Test("a blurred screen counts as it is blurred: stripes of black and white become gray")
    func blurred() throws {
        try TemporaryFolder.with { folder in
            var scene = try scene(over: .white, in: folder)
            var bitmap = Bitmap(width: 640, height: 1136, color: Color.white.premultiplied)
            for y in 0..<1136 {
                for x in 0..<640 where x / 8 % 2 == 0 { bitmap[x, y] = Color.black.premultiplied }
            }
            let path = folder.file("stripes.png")
            try PNGEncoder().write(PNGImage(bitmap), to: path)
            scene.screen = .png(path: path)
            scene.backdrops = [.dim(), .variableBlur()]
            let texts = try audit(scene).compactMap { $0.contrasts.first { $0.rule == .textContrast }?.reading }
            #expect(abs(texts[0].worst - 2.77) < 0.01)
            #expect(texts[1].worst > 3.3 && texts[1].median < 3.9)
        }
    }

    @Test("a summary names the worst combination of each rule, and the frame with most errors")
    func summary() throws {
        try TemporaryFolder.with { folder in
            var scene = try scene(over: .white, in: folder)
            scene.states = [.success, .failure]
            scene.backdrops = [.dim(), .dim(RGBA8(red: 0, green: 0, blue: 0, alpha: 255))]
            var summary = AuditSummary()
            for audit in try audit(scene) { summary.add(audit) }
            #expect(summary.frames == 4 && summary.failed == 3 || summary.failed == 4)
            let text = try #require(summary.rows.first { $0.rule == .textContrast })
            #expect(text.worst?.frame.backdrop == .dim())
            #expect(text.lowest.map { abs($0.contrast.reading.worst - 2.7694) < 0.0001 } ?? false)
            #expect(summary.worst?.frame.state == .failure && summary.worst?.frame.backdrop == .dim())
            #expect(summary.rows.map(\.rule) == AuditRule.allCases)
            #expect(summary.rows.filter { $0.errors == 0 }.count == 6)
        }
    }

    @Test("as JSON a finding's keys keep one order, and contrasts are there also where all is well")
    func json() throws {
        try TemporaryFolder.with { folder in
            let audit = try audit(scene(over: .white, in: folder))[0]
            guard case .object(let root) = audit.json, case .array(let findings) = root[4].value,
                case .object(let finding) = findings.first, case .array(let contrasts) = root[5].value,
                case .object(let contrast) = contrasts.first
            else { return #expect(Bool(false), "the audit has another form: \(audit.json.text)") }
            #expect(root.map(\.key) == ["frame", "level", "showsHUD", "passes", "findings", "contrasts"])
            #expect(
                finding.map(\.key) == [
                    "number", "rule", "severity", "subject", "measured", "required", "unit", "contrast",
                ]
            )
            #expect(
                contrast.map(\.key) == ["subject", "required", "worst", "median", "at", "foreground", "background"]
            )
            #expect(finding.first { $0.key == "measured" }?.value == 2.7694)
        }
    }

    @Test("findings are marked with boxes that have both black and white, on a white picture and on a black one")
    func marks() throws {
        for color in [Color.white, .black] {
            let size = Size(width: 100, height: 100)
            var marks = AuditMarks(size: size, scale: 1, fonts: try .system())
            let view = try AuditedView { Image(symbol: .plus).resizable().frame(width: 40, height: 20) }
            let subject = try #require(view.audit.findings.first { $0.rule == .label }).subject
            // The subject lies at 60…100 and 50…70: its box reaches the edge.
            marks.add(Finding(.label, subject), number: 1)
            marks.add(Finding(.clipped, subject), number: 2)
            let background = DisplayList.Command.fill(
                .init(path: .rect(Rect(origin: .zero, size: size)), paint: .color(color))
            )
            let bitmap = try DisplayList(size: size, scale: 1, commands: [background] + marks.commands).render()
            let row = (0..<100).map { bitmap[$0, 62] }
            #expect(row[57] == Color.white.premultiplied && row[58] == Color.white.premultiplied)
            #expect(row[56] == Color.black.premultiplied && row[59] == Color.black.premultiplied)
            #expect(row[0] == color.premultiplied && row[75] == color.premultiplied)
        }
    }

    @Test("the numbers of findings that crowd one place stand side by side, each to be read, within the screen")
    func crowdedMarks() throws {
        let size = Size(width: 160, height: 120)
        let view = try AuditedView { Image(symbol: .plus).resizable().frame(width: 40, height: 20) }
        let subject = try #require(view.audit.findings.first { $0.rule == .label }).subject
        var marks = AuditMarks(size: size, scale: 1, fonts: try .system())
        for number in 1...30 { marks.add(Finding(.label, subject), number: number) }
        let rects = marks.labels.map(\.rect)
        #expect(rects.count == 30)
        for (index, rect) in rects.enumerated() {
            #expect(rect.minX >= 0 && rect.maxX <= 160 && rect.minY >= 0 && rect.maxY <= 120, "\(rect)")
            for other in rects[(index + 1)...] {
                let common = rect.intersection(other)
                #expect(common.map { min($0.width, $0.height) < 1e-6 } ?? true, "\(rect) over \(other)")
            }
        }
        // The nearest places are taken first: the first label stands on the box's own edge.
        #expect(rects[0].minX == subject.frame.minX - 2 && rects[0].maxY == subject.frame.minY)
        // Where there is no room at all the last ones lie on the first.
        for number in 31...200 { marks.add(Finding(.label, subject), number: number) }
        #expect(marks.labels.last?.rect.minX == rects[0].minX)
    }
}
