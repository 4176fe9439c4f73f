import HUD
import Raster
import Testing
import Typography
import Views

@testable import Scenes

@Suite("The audit of stories")
struct StoryAuditTests {
    private func audit(_ text: String, at time: Double) throws -> FrameAudit {
        try FrameRenderer().audit(frame(scene(text), at: time))
    }

    @Test("each moment is audited as it is shown: the failure's buttons, then the success")
    func moments() throws {
        let failure = try audit(signIn, at: 1.9)
        #expect(failure.contrasts.map(\.subject.name).suffix(2) == ["Retry", "Retry"])
        let success = try audit(signIn, at: 4)
        #expect(success.contrasts.map(\.subject.name) == ["checkmark.circle.fill", "Signed in"])
    }

    @Test("of scenes side by side each HUD is audited")
    func sideBySide() throws {
        let story = """
            {"scrim": 1, \(plainWindow), "scenes": [{"name": "left"}, {"name": "right"}],
             "story": [{"at": 0, "scene": "left", "show": "success", "message": "L"},
               {"at": 0, "scene": "right", "show": "success", "message": "R"}]}
            """
        let texts = try audit(story, at: 1).contrasts.filter { $0.subject.kind == "text" }
        #expect(texts.map(\.subject.name) == ["L", "R"])
    }

    @Test("a turned screen is audited in its new size, and a text size that the story sets grows texts all the same")
    func traits() throws {
        let story = """
            {"scrim": 1, \(plainWindow), "story": [
              {"at": 0, "show": "success", "message": "Done"},
              {"at": 0.5, "orientation": "landscape"}, {"at": 0.6, "textSize": "AX1"}]}
            """
        let audit = try audit(story, at: 1.5)
        let text = try #require(audit.contrasts.first { $0.subject.kind == "text" })
        #expect(abs(text.subject.frame.midX - 160) < 1)
        #expect(!audit.findings.contains { $0.rule == .textScaling || $0.rule == .safeArea || $0.rule == .clipped })
    }
}
