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
        let style = try JSONReader(JSONValue(parsing: json)).progressViewStyle()
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

    @Test(
        "what is wrong is named with its place and what is near",
        arguments: [
            (#""Orbi""#, "\"Orbit\""), (#""circular:wave""#, "\"circular:wavy\""),
            (#"{"indicator": "Orbt"}"#, "\"Orbit\""), (#"{"progress": "pie:flt"}"#, "\"pie:flat\""),
            (#"{"indicator": "Orbit", "params": {"count": 1}}"#, "count"), (#"{"indicator": {}}"#, "schemaVersion"),
            (#"{"indicator": "BallPulse", "params": {"count": 20000}}"#, "10000"), (#"{"size": 3}"#, "indicator"),
            (#"{"progress": "pie:flat", "segments": 65}"#, "segments"), (#"{"indicator": "Orbit", "sise": 3}"#, "size"),
            ("3", "string"),
        ]
    )
    func faults(json: String, says: String) throws {
        let reader = JSONReader(try JSONValue(parsing: json))
        let error = #expect(throws: JSONError.self) { _ = try reader.progressViewStyle() }
        #expect(error?.description.contains(says) == true, "\(error?.description ?? "")")
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
