import Indicators
import Raster
import ScrimTestSupport
import StrictJSON
import Testing
import Typography
import Views

@testable import Scenes

/// Indicators in scene files.
@Suite("Indicators in scene files")
struct SceneIndicatorTests {
    private static let environment = Result {
        var values = EnvironmentValues(displayScale: 2, fonts: try FontLibrary.system())
        values.time = 0.4
        return values
    }

    private func commands(_ view: some View) throws -> [DisplayList.Command] {
        LaidOutView(view, in: Rect(x: 0, y: 0, width: 200, height: 200), environment: try Self.environment.get())
            .commands
    }

    private func same(
        _ drawn: [DisplayList.Command],
        _ expected: [DisplayList.Command],
        at location: SourceLocation = #_sourceLocation
    ) {
        #expect(drawn == expected, sourceLocation: location)
    }

    private func styled(_ json: String, value: Double? = nil) throws -> [DisplayList.Command] {
        let style = try JSONReader(JSONValue(parsing: json)).progressViewStyle(in: CustomViewFile())
        return try commands(ProgressView(value: value).progressViewStyle(style))
    }

    @Test("words and objects are the styles of Swift")
    func styles() throws {
        func swift(_ style: ProgressViewStyle, value: Double? = nil) throws -> [DisplayList.Command] {
            try commands(ProgressView(value: value).progressViewStyle(style))
        }
        same(try styled(#""linear""#, value: 0.3), try swift(.linear, value: 0.3))
        same(try styled(#""circular""#, value: 0.3), try swift(.circular, value: 0.3))
        same(try styled(#""Orbit""#), try swift(.indicator("Orbit")))
        same(try styled(#""circular:wavy""#, value: 0.3), try swift(.progress(.circular, .wavy), value: 0.3))
        var style = IndicatorStyle("BallPulse", params: ["count": 5])
        style.colors = [SystemColor.systemRed.color, .init(light: .black, dark: .black)]
        style.size = 60
        style.speed = 2
        let indicator = ##"""
            {"indicator": "BallPulse", "params": {"count": 5}, "colors": ["red", "#000000"], "size": 60, "speed": 2}
            """##
        same(try styled(indicator), try swift(.indicator(style)))
        var options = ProgressOptions(type: .gauge, variant: .needle, segments: 6, showLabel: true, strokeCap: .butt)
        options.sweepAngle = 200
        let progress = #"""
            {"progress": "gauge:needle", "segments": 6, "showLabel": true, "strokeCap": "butt", "sweepAngle": 200,
             "trackColor": "mint", "labelColor": "red"}
            """#
        let gauge = ProgressIndicatorStyle(
            options,
            track: SystemColor.systemMint.color,
            label: SystemColor.systemRed.color
        )
        same(try styled(progress, value: 0.7), try swift(.progress(gauge), value: 0.7))
        let spec = """
            {"schemaVersion": 1, "name": "a", "duration": 1, "layout": {"type": "single"}, "shape": {"type": "circle"},
             "tracks": [{"property": "scale", "keyTimes": [0, 1], "values": [0, 1]}]}
            """
        let own = IndicatorStyle(try IndicatorEvaluator(spec: IndicatorSpec(json: spec)))
        same(try styled(#"{"indicator": \#(spec)}"#), try swift(.indicator(own)))
    }

    /// A spec as it stands in a scene file.
    private static func counting(_ count: String) -> String {
        """
        {"indicator": {"schemaVersion": 1, "name": "a", "duration": 1, "layout": {"type": "stack", "count": \(count)},
         "shape": {"type": "circle"}, "tracks": [{"property": "scale", "keyTimes": [0, 1], "values": [0, 1]}]}}
        """
    }

    @Test("a type alone is its first variant; the two words that SwiftUI has too mean the system's views")
    func types() throws {
        func same(_ json: String, _ style: ProgressViewStyle) throws {
            let expected = try commands(ProgressView(value: 0.3).progressViewStyle(style))
            #expect(try styled(json, value: 0.3) == expected, "\(json)")
        }
        for type in ProgressType.allCases {
            let isSystem = type == .linear || type == .circular
            let system: ProgressViewStyle = type == .linear ? .linear : .circular
            try same("\"\(type.rawValue)\"", isSystem ? system : .progress(type))
            try same(#"{"progress": "\#(type.rawValue)"}"#, .progress(type))
        }
    }

    @Test("colours may be pairs of light and dark")
    func pairs() throws {
        let pair = ##"{"light": "#FF0000", "dark": "#00FF00"}"##
        let color = AdaptiveColor(
            light: Color(red8: 255, green8: 0, blue8: 0),
            dark: Color(red8: 0, green8: 255, blue8: 0)
        )
        let gauge = ProgressIndicatorStyle(ProgressOptions(type: .gauge, showLabel: true), track: color, label: color)
        let expected = try commands(ProgressView(value: 0.3).progressViewStyle(.progress(gauge)))
        let json = #"{"progress": "gauge", "showLabel": true, "trackColor": \#(pair), "labelColor": \#(pair)}"#
        same(try styled(json, value: 0.3), expected)
        var orbit = IndicatorStyle("Orbit")
        orbit.colors = [color]
        let own = try commands(ProgressView().progressViewStyle(.indicator(orbit)))
        same(try styled(#"{"indicator": "Orbit", "colors": [\#(pair)]}"#), own)
    }

    @Test(
        "what is wrong is named with its place and what is near",
        arguments: [
            (#""Orbi""#, "\"Orbit\""), (#""circular:wave""#, "\"circular:wavy\""),
            (#"{"indicator": "Orbt"}"#, "\"Orbit\""), (#"{"progress": "pie:flt"}"#, "\"pie:flat\""),
            (#"{"indicator": "Orbit", "params": {"count": 1}}"#, "count"), (#"{"indicator": {}}"#, "schemaVersion"),
            (#"{"indicator": "BallPulse", "params": {"count": 20000}}"#, "10000"), (#"{"size": 3}"#, "indicator"),
            (#"{"progress": "pie:flat", "segments": 65}"#, "segments"), (#"{"indicator": "Orbit", "sise": 3}"#, "size"),
            ("3", "string"), ("null", "leave the key out, or write \"automatic\""),
            (
                #"{"indicator": "BallPulse", "params": {"count": 2.5}}"#,
                "params.count: 2.5 is out of range; allowed: whole"
            ),
            (#"{"indicator": "BallPulse", "params": {"count": 0}}"#, "params.count: 0 is out of range; allowed: whole"),
            (#"{"progress": "linear:segmented", "segments": 2.5}"#, "segments: 2.5 is out of range; allowed: a whole"),
            (#"{"progress": "linear:steps", "segments": 1}"#, "from 2 to 64"),
            (#"{"progress": "grid", "segments": 17}"#, "from 1 to 16"),
            (##"{"progress": "pie", "trackColor": {"light": "#000000"}}"##, "trackColor.dark: missing"),
            (#"{"progress": "pie", "trackColor": "rde"}"#, "did you mean \"red\"?"), (#""pie:flt""#, "\"pie:flat\""),
            (counting("2.5"), "layout.count of the spec is 2.5"), (counting("-5"), "layout.count of the spec is -5"),
        ]
    )
    func faults(json: String, says: String) throws {
        let reader = JSONReader(try JSONValue(parsing: json))
        let error = #expect(throws: JSONError.self) { _ = try reader.progressViewStyle(in: CustomViewFile()) }
        #expect(error?.description.contains(says) == true, "\(error?.description ?? "")")
    }

    @Test("a file has no more progress views, and no more shapes of indicators in them, than are drawn at once")
    func limits() throws {
        func views(_ count: Int, _ style: String) -> String {
            let views = Array(repeating: #"{"view": "ProgressView"}"#, count: count).joined(separator: ", ")
            return """
                {"scrim": 1, "hud": {"provider": "own", "indicator": \(style)}, "providers": {"own": {"loading":
                 {"view": "VStack", "children": [\(views)], "modifiers": {"progressViewStyle": \(style)}}}}}
                """
        }
        func spec(_ shape: String, count: Int, turning property: String = "scale") -> String {
            """
            {"indicator": {"schemaVersion": 1, "name": "a", "duration": 1, "layout": {"type": "stack", "count": \(count)},
             "shape": \(shape), "tracks": [{"property": "\(property)", "keyTimes": [0, 1], "values": [0, 1]}]}}
            """
        }
        func problem(_ count: Int, _ style: String) -> String? {
            do throws(SceneFileError) {
                _ = try SceneFile.scene(parsing: views(count, style).utf8, file: "a.json")
                return nil
            } catch {
                return error.problem.description
            }
        }
        #expect(problem(100, #""Orbit""#) == nil)
        #expect(problem(101, #""Orbit""#)?.contains("no more progress views: a file has at most 100") == true)
        let circle = #"{"type": "circle"}"#
        #expect(problem(1, spec(circle, count: 5000, turning: "rotateX")) == nil)
        #expect(problem(2, spec(circle, count: 5000, turning: "rotateX"))?.contains("fewer elements") == true)
        #expect(problem(16, spec(circle, count: 10_000)) == nil)
        #expect(problem(17, spec(circle, count: 10_000))?.contains("170000 shapes are more than 160000") == true)
        let ring = #"{"type": "ring", "strokeWidth": 0.1, "segments": 100}"#
        #expect(problem(16, spec(ring, count: 100)) == nil)
        #expect(problem(17, spec(ring, count: 100))?.contains("fewer elements") == true)
    }

    @Test("each tap of a story lays the progress views out again, which counts; taps without any do not")
    func taps() throws {
        func isRead(_ views: Int, taps: Int) -> Bool {
            let children = Array(repeating: #"{"view": "ProgressView"}"#, count: views).joined(separator: ", ")
            let story = (0..<taps).map { #", {"at": \#($0 + 1), "tap": [1, 1]}"# }.joined()
            let text = """
                {"scrim": 1, "providers": {"own": {"loading": {"view": "VStack", "children": [\(children)]}}},
                 "story": [{"at": 0, "show": "loading", "provider": "own"}\(story)]}
                """
            return (try? SceneFile.scene(parsing: text.utf8, file: "a.json")) != nil
        }
        #expect(isRead(100, taps: 3) && !isRead(100, taps: 4))
        #expect(isRead(4, taps: 99) && !isRead(4, taps: 100))
        #expect(isRead(0, taps: 500))
    }

    /// One for all lists of a test: the fonts of another are never equal.
    private let renderer = FrameRenderer()

    private func lists(_ hud: String, more: String = "") throws -> [DisplayList] {
        let json = """
            {"scrim": 1, "device": "iPhone SE (1st generation)", "at": [0.1, 0.5]\(more),
             "hud": {"state": "loading", "backdrop": "dim"\(hud)}}
            """
        return try SceneFile.scene(parsing: json.utf8, file: "a.json").frames().map { try renderer.displayList($0) }
    }

    @Test("the HUD's indicator takes the place of the spinner in every loading view, and moves with the time")
    func hud() throws {
        let plain = try lists("")
        let orbit = try lists(#", "indicator": "Orbit""#)
        #expect(orbit[0] != plain[0] && orbit[0] != orbit[1])
        let automatic = try lists(#", "indicator": "automatic""#)
        #expect(automatic == plain)
        let still = try lists(#", "indicator": "Orbit""#, more: #", "reduceMotion": true"#)
        #expect(still[0] == still[1])
        let providers = """
            , "providers": {"own": {"loading": {"view": "ProgressView"}}}
            """
        let own = try lists(#", "provider": "own", "indicator": "pie:flat""#, more: providers)
        let spinner = try lists(#", "provider": "own""#, more: providers)
        #expect(own[0] != spinner[0])
    }
}
