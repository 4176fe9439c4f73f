import FoundationEssentials
import ImageIO
import ScrimTestSupport
import Snapshots
import Testing

@testable import scrim_cli

/// What `scrim test` and `scrim diff` say of frames whose scene lets something pass.
struct LimitsCommandTests {
    private static let name = "ok/ok_success_clear_iphone-5_1x_light_large"

    /// A recorded frame of which three pixels of the reference are then two steps off.
    private func with(_ comparison: String, _ body: (_ run: (_ words: String...) -> CommandRun) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            func scene(_ more: String) -> String {
                #"{"scrim": 1, "device": "iPhone 5", "scale": 1, "hud": {"state": "success", "backdrop": "clear"}\#(more)}"#
            }
            try folder.write(scene(""), to: "Snapshots/Scenes/ok.json")
            let places = ["--snapshots", folder.file("Snapshots"), "--differences", folder.file("out")]
            #expect(CommandRun(["test", "--record"] + places).code == .success)
            let path = folder.file("Snapshots/References/\(Self.name).png")
            let image = try PNGDecoder().decode(file: path)
            var bytes = image.bytes
            for pixel in 0..<3 { bytes[4 * pixel] ^= 2 }
            let changed = PNGImage(width: image.width, height: image.height, bytes: bytes, text: image.text)
            try PNGEncoder().write(changed, to: path)
            try folder.write(scene(", \"comparison\": \(comparison)"), to: "Snapshots/Scenes/ok.json")
            try body { words in CommandRun(words + places) }
        }
    }

    @Test("A frame within its limits passes, and its line and the last one say so")
    func within() throws {
        try with(#"{"maxPixels": 10}"#) { run in
            let found = run("test")
            #expect(found.code == .success)
            #expect(found.lines.first == "pass  \(Self.name): passes within limits: 3 pixels of at most 10")
            #expect(found.lines.last == "1 passed, 1 of them within limits, 0 failed")
            #expect(found.errors == "")
            let json = run("test", "--json")
            #expect(json.lines.first?.contains(#""verdict": "within-limits""#) == true)
            #expect(json.lines.first?.contains(#""warning": "passes within limits: 3 pixels of at most 10""#) == true)
            #expect(json.lines.last == #"{"passed": 1, "failed": 0, "withinLimits": 1}"#)
            #expect(run("diff").lines == ["no frame is pending"])
        }
    }

    @Test("A frame beyond its limits fails, and diff compares by them")
    func beyond() throws {
        try with(#"{"maxPixels": 1, "masks": [{"x": 0, "y": 0, "width": 1, "height": 1}]}"#) { run in
            let found = run("test")
            #expect(found.code == .different)
            #expect(found.lines.first?.hasPrefix("FAIL  \(Self.name): 2 pixels differ within 2×1 at (1, 0)") == true)
            let diff = run("diff")
            #expect(diff.code == .different)
            #expect(diff.lines.first?.hasPrefix("\(Self.name): 2 pixels differ within 2×1 at (1, 0)") == true)
            #expect(diff.lines.contains("    2 pixels, more than the 1 allowed"))
            #expect(diff.lines.contains("    1 pixel masked, 1 of which differs"))
            #expect(run("diff", "--json").output.contains(#""limit": "maxPixels", "found": 2, "allowed": 1"#))
        }
    }

    @Test("Masks that do not fit end a run as a scene that cannot be drawn does")
    func wrongMask() throws {
        try with(#"{"masks": [{"label": "Done"}]}"#) { run in
            let found = run("test")
            #expect(found.code == .invalidData)
            #expect(found.lines.first?.contains("ok.json: scene ok: comparison.masks[0].label: no element") == true)
        }
    }
}
