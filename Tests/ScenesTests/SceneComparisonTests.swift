import Raster
import ScrimTestSupport
import StrictJSON
import Testing

@testable import Scenes

/// What a scene file says of comparisons, and where its masks lie.
struct SceneComparisonTests {
    private func read(_ text: String) throws(SceneFileError) -> Scene {
        try SceneFile.scene(parsing: text.utf8, file: "dir/login.json")
    }

    private func comparison(_ text: String) throws(SceneFileError) -> SceneComparison {
        try read(#"{"scrim": 1, "comparison": \#(text)}"#).comparison
    }

    @Test("Every key has its effect, and without any nothing may differ")
    func keys() throws {
        #expect(try read(#"{"scrim": 1}"#).comparison == .exact)
        #expect(try comparison("{}") == .exact)
        let all = try comparison(
            """
            {"maxPixels": 10, "maxWindow": 4, "windowSize": 8, "maxChannel": 2, "maxDistance": 0.02, "antialiasing": 20,
             "masks": [{"x": 0, "y": 10.5, "width": 20, "height": 5}, {"label": "Retry"}]}
            """
        )
        #expect(
            all
                == SceneComparison(
                    limits: ComparisonLimits(
                        maxPixels: 10,
                        maxWindow: 4,
                        windowSize: 8,
                        maxChannel: 2,
                        maxDistance: 0.02
                    ),
                    antialiasing: AntialiasingTolerance(maxPixels: 20),
                    masks: [.rectangle(Rect(x: 0, y: 10.5, width: 20, height: 5)), .element("Retry")]
                )
        )
    }

    @Test(
        "What is wrong is told with the file, the key and what is allowed",
        arguments: [
            (
                #"{"maxPixel": 1}"#,
                #"comparison.maxPixel: unknown key; did you mean "maxPixels"? allowed: maxPixels, maxWindow"#
            ),
            (#"{"maxPixels": -1}"#, "comparison.maxPixels: -1 is out of range; allowed: a whole number, from 0"),
            (#"{"maxPixels": 0.5}"#, "comparison.maxPixels: 0.5 is out of range"),
            (#"{"maxPixels": "1 %"}"#, "comparison.maxPixels: expected a number, found a string"),
            (
                #"{"maxChannel": 256}"#,
                "comparison.maxChannel: 256 is out of range; allowed: a whole number, from 0 to 255"
            ),
            (#"{"maxDistance": 2.5}"#, "comparison.maxDistance: 2.5 is out of range; allowed: from 0 to 2"),
            (#"{"maxWindow": 1, "windowSize": 0}"#, "comparison.windowSize: 0 is out of range"),
            (
                #"{"windowSize": 8}"#,
                #"comparison.windowSize: expected no window size: it has a meaning beside "maxWindow" alone"#
            ),
            (#"{"antialiasing": true}"#, "comparison.antialiasing: expected a number"),
            (#"{"masks": {"label": "Retry"}}"#, "comparison.masks: expected an array"),
            (#"{"masks": [{}]}"#, "comparison.masks[0]: expected a rectangle of the keys x, y, width, height"),
            (#"{"masks": [{"lable": "Retry"}]}"#, #"comparison.masks[0].lable: unknown key; did you mean "label"?"#),
            (#"{"masks": [{"label": ""}]}"#, "comparison.masks[0].label: expected a label that is not empty"),
            (#"{"masks": [{"label": "a", "x": 1}]}"#, "comparison.masks[0].x: unknown key"),
            (#"{"masks": [{"label": "a"}, {"x": 1, "y": 1, "width": 1}]}"#, "comparison.masks[1].height: missing"),
            (
                #"{"masks": [{"x": 1, "y": 1, "width": 0, "height": 1}]}"#,
                "comparison.masks[0].width: expected more than 0"
            ),
            (#"{"masks": [{"x": -1, "y": 1, "width": 1, "height": 1}]}"#, "comparison.masks[0].x: -1 is out of range"),
        ]
    )
    func faults(text: String, says: String) {
        let error = #expect(throws: SceneFileError.self) { try comparison(text) }
        #expect(error?.description.hasPrefix("dir/login.json: \(says)") == true, "\(error?.description ?? "")")
    }

    @Test(
        "The text that is drawn is that of a file that never said a word of comparisons",
        arguments: [
            (
                "{\n  \"scrim\": 1,\n  \"comparison\": {\"masks\": [{\"label\": \"a, } b\"}]},\n  \"at\": [0]\n}\n",
                "{\n  \"scrim\": 1,\n  \"at\": [0]\n}\n"
            ),
            (
                "{\n  \"scrim\": 1,\n  \"comparison\": { \"maxPixels\": 3 }\n}\n",
                "{\n  \"scrim\": 1\n}\n"
            ),
            (#"{"comparison": {}, "scrim": 1}"#, #"{ "scrim": 1}"#),
            (#"{"scrim": 1, "comparison": {"a": "\"}"}, "at": 0}"#, #"{"scrim": 1, "at": 0}"#),
            (#"{"scrim": 1,"at":0,"comparison":{}}"#, #"{"scrim": 1,"at":0}"#),
            // In another place the word is another thing.
            (
                #"{"scrim": 1, "name": "comparison", "hud": {"comparison": 1}}"#,
                #"{"scrim": 1, "name": "comparison", "hud": {"comparison": 1}}"#
            ),
            (#"["comparison", 1]"#, #"["comparison", 1]"#), (#"{"comparison": {"#, #"{"comparison": {"#),
            (#"{"comparison"#, #"{"comparison"#), ("", ""),
        ]
    )
    func drawnText(text: String, drawn: String) {
        #expect(String(decoding: SceneFile.drawnText(Array(text.utf8)), as: UTF8.self) == drawn)
    }

    @Test("Cutting any text short or wild ends, whatever it holds", arguments: 0..<200)
    func wildText(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let letters = Array("{}[],:\"\\ c\n".utf8) + Array("\"comparison\"".utf8)
        let text = (0..<40).map { _ in letters[Int(random.next() % UInt64(letters.count))] }
        #expect(SceneFile.drawnText(text).count <= text.count)
    }

    /// The failure's card on a small phone at 3 pixels a point.
    private func frame(_ masks: [SceneMask], scale: Int = 3) throws -> SceneFrame {
        var scene = Scene(name: "masks", devices: [try Device(named: "iPhone SE (1st generation)").at(scale: scale)])
        scene.states = [.failure]
        scene.backdrops = [.clear]
        scene.hasRetry = true
        scene.comparison.masks = masks
        return try #require(try scene.frames().first)
    }

    private func rectangles(_ masks: [SceneMask], scale: Int = 3) throws -> [PixelRect] {
        let frame = try frame(masks, scale: scale)
        return try FrameRenderer().maskedRectangles(frame, in: frame.size)
    }

    @Test("A rectangle in points is rounded outward to pixels, and cut at the edge of the picture")
    func rectangle() throws {
        let rect = Rect(x: 10.1, y: 20, width: 5.1, height: 6)
        #expect(try rectangles([.rectangle(rect)]) == [PixelRect(x: 30, y: 60, width: 16, height: 18)])
        let edge = Rect(x: 310, y: 560, width: 100, height: 100)
        #expect(try rectangles([.rectangle(edge)]) == [PixelRect(x: 930, y: 1680, width: 30, height: 24)])
        // A third of a point is a pixel, however its sums are rounded.
        let thirds = Rect(x: 0.1 + 0.2 + 1.0 / 3 - 0.3, y: 1.0 / 3, width: 1.0 / 3, height: 2.0 / 3)
        #expect(try rectangles([.rectangle(thirds)]) == [PixelRect(x: 1, y: 1, width: 1, height: 2)])
    }

    @Test("An element is masked where the accessibility tree has it, by its label")
    func element() throws {
        let frame = try frame([.element("Retry")])
        let tree = try FrameRenderer().accessibilityTree(frame)
        let button = try #require(tree.allElements.first { $0.label == "Retry" }).frame
        let found = try FrameRenderer().maskedRectangles(frame, in: frame.size)
        #expect(found.count == 1)
        let rect = try #require(found.first)
        #expect(Double(rect.x) <= 3 * button.minX + 0.01 && Double(rect.x) > 3 * button.minX - 1)
        #expect(Double(rect.maxX) >= 3 * button.maxX - 0.01 && Double(rect.maxX) < 3 * button.maxX + 1)
        #expect(Double(rect.y) <= 3 * button.minY + 0.01 && Double(rect.maxY) >= 3 * button.maxY - 0.01)
    }

    @Test("All elements of an identifier are masked")
    func identifiers() throws {
        let text = """
            {"scrim": 1, "device": "iPhone 5", "scale": 1,
             "hud": {"state": "loading", "provider": "own", "backdrop": "clear"},
             "providers": {"own": {"loading": {"view": "VStack", "children": [
               {"view": "Text", "text": "one", "modifiers": {"accessibilityIdentifier": "row"}},
               {"view": "Text", "text": "two", "modifiers": {"accessibilityIdentifier": "row"}}, "three"]}}},
             "comparison": {"masks": [{"label": "row"}]}}
            """
        let frame = try #require(try read(text).frames().first)
        let found = try FrameRenderer().maskedRectangles(frame, in: frame.size)
        #expect(found.count == 2)
        #expect(found.first != found.last)
    }

    @Test("In the midst of a transition an element is masked where it is then")
    func transition() throws {
        let text = """
            {"scrim": 1, "device": "iPhone 5", "scale": 2, "at": [0.1, 5], "hud": {"backdrop": "clear"},
             "story": [{"at": 0, "show": "failure"}], "settings": {"failure": {"autoHide": false}},
             "comparison": {"masks": [{"label": "Close"}]}}
            """
        let renderer = FrameRenderer()
        let found = try read(text).frames().map { try renderer.maskedRectangles($0, in: $0.size) }
        #expect(found.map(\.count) == [1, 1])
        #expect(found.first != found.last)
    }

    @Test("A label that the frame does not have is an error with the one that is near, and all that there are")
    func unknownLabel() throws {
        let error = #expect(throws: SceneError.self) { try rectangles([.element("Close"), .element("Rety")]) }
        let text = error?.description ?? ""
        #expect(
            text.contains(#"comparison.masks[1].label: no element of the frame has the label or identifier "Rety""#)
        )
        #expect(text.contains(#"did you mean "Retry"?"#) && text.contains(#""Close""#), "\(text)")
    }

    @Test("A rectangle outside of the picture is an error, because it hides nothing")
    func outside() {
        let rect = Rect(x: 320, y: 0, width: 10, height: 10)
        #expect(
            throws: SceneError.maskOutside(scene: "masks", index: 0, picture: PixelSize(width: 960, height: 1704))
        ) {
            try rectangles([.rectangle(rect)])
        }
    }
}
