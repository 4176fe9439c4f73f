import FoundationEssentials
import ImageIO
import Raster
import Scenes
import ScrimTestSupport
import StrictJSON
import Testing

@testable import Snapshots

/// Frames of scenes whose files say how far they may be from their references.
struct WithinLimitsTests {
    /// A card with Close and Retry, of 320×568 pixels.
    private static func scene(_ comparison: String?) -> String {
        let scene =
            #"{"scrim": 1, "device": "iPhone SE (1st generation)", "scale": 1, "hud": {"state": "failure", "retry": true, "backdrop": "clear"}"#
        return scene + (comparison.map { ", \"comparison\": \($0)" } ?? "") + "}"
    }
    private static let name = "a/a_failure_clear_iphone-se-1st-gen_1x_light_large"

    /// A recorded frame whose reference then gets other pixels: the first red channel of each place is so many steps
    /// off.
    private func with(
        _ comparison: String?,
        changing pixels: [(x: Int, y: Int, steps: Int)],
        _ body: (SuiteFolder) throws -> Void
    ) throws {
        try SuiteFolder.with(scenes: ["a": Self.scene(nil)]) { folder in
            _ = try folder.run(.all)
            try change(folder, pixels)
            try folder.write(Self.scene(comparison), to: "Scenes/a.json")
            try body(folder)
        }
    }

    private func change(_ folder: SuiteFolder, _ pixels: [(x: Int, y: Int, steps: Int)]) throws {
        guard !pixels.isEmpty else { return }
        let image = try PNGDecoder().decode(file: folder.path(Self.name))
        var bytes = image.bytes
        for pixel in pixels {
            let offset = 4 * (pixel.y * image.width + pixel.x)
            let (old, steps) = (bytes[offset], UInt8(pixel.steps))
            bytes[offset] = old > 127 ? old - steps : old + steps
        }
        let changed = PNGImage(width: image.width, height: image.height, bytes: bytes, text: image.text)
        try PNGEncoder().write(changed, to: folder.path(Self.name))
    }

    private func result(_ folder: SuiteFolder, _ mode: RecordMode = .auto) throws -> SnapshotResult {
        try #require(try folder.run(mode).first)
    }

    private static let three = [(x: 1, y: 1, steps: 2), (x: 2, y: 1, steps: 2), (x: 200, y: 500, steps: 1)]

    @Test(
        "What is within all limits passes and is told with its amount; what exceeds one fails",
        arguments: [
            (#"{"maxPixels": 10}"#, "passes within limits: 3 pixels of at most 10"),
            (
                #"{"maxPixels": 3, "maxChannel": 2}"#,
                "passes within limits: 3 pixels of at most 3; a channel by 2 of at most 2"
            ),
            (#"{"maxChannel": 5}"#, "passes within limits: 3 pixels differ; a channel by 2 of at most 5"),
            (
                #"{"maxWindow": 2, "windowSize": 8}"#,
                "passes within limits: 3 pixels differ; 2 pixels in a window of at most 2"
            ),
            (#"{"maxPixels": 2}"#, nil), (#"{"maxPixels": 10, "maxChannel": 1}"#, nil), (#"{"maxWindow": 1}"#, nil),
            (#"{"maxDistance": 0}"#, nil), ("{}", nil),
        ] as [(String, String?)]
    )
    func limits(comparison: String, amount: String?) throws {
        try with(comparison, changing: Self.three) { folder in
            let result = try result(folder)
            #expect(result.verdict.isPass == (amount != nil))
            #expect(result.verdict.word == (amount == nil ? "different" : "within-limits"))
            #expect(result.warning == amount)
            #expect(try folder.suite.pending.names() == (amount == nil ? [Self.name] : []))
            // Both pictures and their difference are there to be looked at.
            for path in [result.files?.expected, result.files?.actual, result.files?.difference] {
                #expect(throws: Never.self) { try PNGDecoder().decode(file: try #require(path)) }
            }
        }
    }

    @Test("An equal frame stays equal, with limits as without, and leaves nothing")
    func equal() throws {
        for comparison in [nil, #"{"maxPixels": 1000}"#, #"{"masks": [{"label": "Retry"}]}"#] {
            try with(comparison, changing: []) { folder in
                let result = try result(folder)
                #expect(result.verdict == .equal)
                #expect(result.warning == nil)
                #expect(!(try folder.files()).contains { $0.hasPrefix("differences/") })
            }
        }
    }

    @Test("What passed within limits leaves its pictures until it is equal, and waits for nobody")
    func pictures() throws {
        try with(#"{"maxPixels": 9}"#, changing: Self.three) { folder in
            let result = try result(folder)
            #expect(result.files?.actual == "\(folder.path)/differences/within-limits/\(Self.name).png")
            #expect(throws: StoreError.self) { try folder.suite.change(Self.name) }
            #expect(try self.result(folder, .changed).verdict == .recorded(folder.path(Self.name)))
            #expect(try self.result(folder).verdict == .equal)
            #expect(!(try folder.files()).contains { $0.hasPrefix("differences/") })
        }
    }

    @Test("Other sizes fail, whatever the limits")
    func sizes() throws {
        let all = #"{"maxPixels": 1000000, "maxChannel": 255, "maxDistance": 2, "antialiasing": 1000000}"#
        try with(all, changing: []) { folder in
            let image = try PNGDecoder().decode(file: folder.path(Self.name))
            let cut = PNGImage(width: 320, height: 567, bytes: Array(image.bytes.dropLast(4 * 320)))
            try PNGEncoder().write(cut, to: folder.path(Self.name))
            #expect(try result(folder).verdict.word == "sizes-differ")
        }
    }

    @Test("A mask hides what differs below it, and tells how many pixels it hides; what is beside it counts")
    func masks() throws {
        let comparison = #"{"masks": [{"x": 0, "y": 0, "width": 100, "height": 54.5}]}"#
        try with(comparison, changing: [(5, 5, 90), (99, 54, 1)]) { folder in
            let result = try result(folder)
            #expect(result.verdict.word == "within-limits")
            #expect(result.warning == "passes within limits: 5500 pixels masked, 2 of which differ")
            #expect(result.json.text.contains(#""masked": 2, "maskArea": 5500"#))
            // The mask is hatched, and what it hides is not marked.
            let picture = try PNGDecoder().decode(file: try #require(result.files?.difference))
            #expect(picture.bytes[0..<3].allSatisfy { $0 == 200 })
            let marks = stride(from: 0, to: picture.bytes.count, by: 4).count {
                picture.bytes[$0..<$0 + 3].elementsEqual([208, 0, 208])
            }
            #expect(marks == 0)
        }
        try with(comparison, changing: [(5, 5, 90), (100, 5, 1), (99, 55, 1)]) { folder in
            let result = try result(folder)
            #expect(result.verdict.word == "different")
            #expect(result.verdict.sentence.hasPrefix("2 pixels differ within 2×51 at (99, 5)"))
            #expect(result.analysis?.masked == 1)
            #expect(result.analysis?.sentences.contains("5500 pixels masked, 1 of which differs") == true)
        }
    }

    @Test("A label masks its element in both pictures")
    func label() throws {
        try with(#"{"masks": [{"label": "Retry"}]}"#, changing: []) { folder in
            let frames = try SuiteFrames(folder.suite).frames
            let frame = try #require(frames.first).frame
            let size = frame.size
            let rect = try #require(FrameRenderer().comparisonRules(frame, in: size).mask.rectangles.first)
            #expect(rect.width > 20 && rect.height > 10 && rect.width * rect.height < size.width * size.height / 4)
            let (inside, outside) = ((rect.x, rect.y, 60), (rect.x - 1, rect.y, 60))
            try change(folder, [inside])
            let result = try result(folder)
            #expect(result.verdict.word == "within-limits")
            #expect(result.warning?.hasSuffix("\(rect.width * rect.height) pixels masked, 1 of which differs") == true)
            try change(folder, [outside])
            #expect(try self.result(folder).verdict.word == "different")
        }
    }

    @Test(
        "A mask that hides nothing or everything fails, also where the frame is equal, and keeps nothing to accept",
        arguments: [
            (
                #"{"masks": [{"label": "Rety"}]}"#,
                "a.json: scene a: comparison.masks[0].label: no element of the frame has"
            ),
            (
                #"{"masks": [{"x": 320, "y": 0, "width": 5, "height": 5}]}"#,
                "a.json: scene a: comparison.masks[0] lies outside of the frame of 320×568 pixels"
            ),
            (
                #"{"masks": [{"x": 0, "y": 0, "width": 160, "height": 568}, {"x": 160, "y": 0, "width": 999, "height": 999}]}"#,
                "a.json: the mask covers the whole picture"
            ),
        ]
    )
    func wrongMasks(comparison: String, says: String) throws {
        for pixels in [[], Self.three] {
            try with(comparison, changing: pixels) { folder in
                let result = try result(folder)
                #expect(result.verdict.word == "not-drawn")
                #expect(result.sentence.hasPrefix(says), "\(result.sentence)")
                #expect(try folder.suite.pending.names() == [])
            }
        }
    }

    @Test("A reference of a scene whose limits alone changed is of the same scene; another screen is another")
    func digest() throws {
        try with(#"{"maxPixels": 1}"#, changing: Self.three) { folder in
            #expect(try result(folder).cause == nil)
            try folder.write(Self.scene(#"{"maxPixels": 2, "maxChannel": 9}"#), to: "Scenes/a.json")
            #expect(try result(folder).cause == nil)
            try folder.write(Self.scene(nil).replacing(", \"hud\"", with: ",  \"hud\""), to: "Scenes/a.json")
            let cause = "the scene file or a file that it names has changed since the reference was recorded"
            #expect(try result(folder).cause == cause)
        }
    }

    @Test("A pending frame carries the rules that it failed by, and its reference does not")
    func pendingRules() throws {
        let comparison = #"{"maxPixels": 1, "masks": [{"x": 200, "y": 500, "width": 1, "height": 1}]}"#
        try with(comparison, changing: Self.three) { folder in
            #expect(try result(folder).verdict.word == "different")
            let byRules = try folder.suite.change(Self.name, exactly: false)
            #expect(byRules.analysis?.exceeded == [.pixels(found: 2, limit: 1)])
            #expect(byRules.analysis?.maskArea == 1)
            #expect(byRules.sentence.hasPrefix("2 pixels differ within 2×1 at (1, 1)"))
            // A review looks at everything.
            #expect(try folder.suite.change(Self.name).analysis?.difference?.count == 3)
            try folder.suite.accept([.init(name: Self.name)]) { _ in }
            let accepted = try PNGDecoder().decode(file: folder.path(Self.name))
            #expect(accepted.text(for: FrameFacts.Keyword.comparison) == nil)
            #expect(try result(folder).verdict == .equal)
        }
    }

    @Test("Rules are read back from their JSON")
    func rulesJSON() throws {
        let rules = ComparisonRules(
            limits: ComparisonLimits(maxPixels: 1, maxWindow: 2, windowSize: 3, maxChannel: 4, maxDistance: 0.5),
            antialiasing: AntialiasingTolerance(maxPixels: 6),
            mask: ComparisonMask([PixelRect(x: 1, y: 2, width: 3, height: 4)]),
            ignoresColorOfClear: true
        )
        for rules in [rules, .exact] {
            #expect(try ComparisonRules(json: JSONReader(JSONValue(parsing: rules.json.text.utf8))) == rules)
        }
    }

    @Test("The area of a mask counts each pixel once, as counting them does", arguments: 0..<20)
    func area(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let rectangles = (0..<Int.random(in: 0...5, using: &random)).map { _ in
            PixelRect(
                x: Int.random(in: -5...20, using: &random),
                y: Int.random(in: -5...20, using: &random),
                width: Int.random(in: 0...15, using: &random),
                height: Int.random(in: 0...15, using: &random)
            )
        }
        var count = 0
        for y in 0..<17 {
            for x in 0..<19 {
                let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
                if rectangles.contains(where: { !$0.intersection(pixel).isEmpty }) { count += 1 }
            }
        }
        #expect(ComparisonMask(rectangles).area(in: PixelSize(width: 19, height: 17)) == count)
    }

    @Test("Every report tells what passed within limits: JSON, HTML with the pictures, JUnit, TAP, GitHub's summary")
    func reports() throws {
        try with(#"{"maxPixels": 10}"#, changing: Self.three) { folder in
            let result = try result(folder)
            let report = RunReport(results: [RunReport.Entry(result, scenes: "\(folder.path)/Scenes")])
            let amount = "passes within limits: 3 pixels of at most 10"
            #expect(report.sentence == "1 frame passed, 1 passed within limits")
            #expect(report.sums.warnings == 1 && report.sums.withinLimits == 1)
            let json = report.json(in: folder.path)
            #expect(json.text.contains(#""warning": "\#(amount)""#))
            #expect(json.text.contains(#""held": [{"limit": "maxPixels", "found": 3, "allowed": 10}]"#))
            #expect(try RunReport(json: json, in: folder.path) == report)
            #expect(JUnitReport(report).text.contains("<system-err>\(amount)</system-err>"))
            #expect(TAPReport(report).text.contains("# \(amount)"))
            #expect(GitHubReport(report).summary.contains(amount))
            #expect(GitHubReport(report).annotations == "")
            let page = "\(folder.path)/page.html"
            try HTMLReport(report).write(to: page)
            let html = try folder.text("page.html")
            #expect(html.contains(amount))
            #expect(html.contains("within-limits 1"))
            #expect(html.contains("id=\"picture-3\""))
        }
    }
}
