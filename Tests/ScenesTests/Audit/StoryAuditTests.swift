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

    @Test(
        "a moment within a transition is audited as it settles: the new state's card, whole and opaque, in either look",
        arguments: HUDAppearance.allCases
    )
    func transitions(_ look: HUDAppearance) throws {
        var story = try scene(signIn)
        story.looks = [look]
        let renderer = FrameRenderer()
        // When a state comes, while it fades in, and once it is there; the HUD itself appears at 0.
        for (start, settled) in [(0, 0.9), (1.2, 1.9), (2, 2.9), (3.1, 4)] {
            let rest = try renderer.audit(frame(story, at: settled))
            for time in [start, start + 0.1, start + 0.2] {
                let audit = try renderer.audit(frame(story, at: time))
                #expect(audit.contrasts.map(\.subject) == rest.contrasts.map(\.subject), "\(time)")
                #expect(audit.findings.map(\.rule) == rest.findings.map(\.rule), "\(time)")
            }
        }
    }

    @Test("a picture of findings within a transition shows the state as it settles")
    func picture() throws {
        let renderer = FrameRenderer()
        let audits = try [1.2, 1.9].map { try renderer.audit(frame(scene(signIn), at: $0)) }
        let pictures = try audits.map { try renderer.picture(of: $0).pixelDigest }
        #expect(pictures[0] == pictures[1])
    }

    @Test("where no HUD is shown nothing is found, and the audit says so")
    func noHUD() throws {
        let disconnected = #"{"scrim": 1, "story": [{"at": 0, "show": "loading"}, {"at": 1, "connect": false}]}"#
        for (text, time) in [(signIn, 5.2), (disconnected, 2), (#"{"scrim": 1, "story": []}"#, 0)] {
            let audit = try audit(text, at: time)
            #expect(audit.passes && audit.findings.isEmpty && audit.contrasts.isEmpty && !audit.showsHUD)
            #expect(audit.lines == ["no HUD shown"])
        }
        #expect(try audit(signIn, at: 1).showsHUD)
    }

    @Test("of scenes side by side those without a HUD are left out, whichever they are")
    func neighbour() throws {
        for name in ["left", "right"] {
            let story = """
                {"scrim": 1, "scenes": [{"name": "left"}, {"name": "right"}],
                 "story": [{"at": 0, "scene": "\(name)", "show": "success", "message": "Done"}]}
                """
            let audit = try audit(story, at: 1)
            #expect(audit.contrasts.map(\.subject.name) == ["checkmark.circle.fill", "Done"])
            #expect(audit.findings.allSatisfy { ["checkmark.circle.fill", "Done"].contains($0.subject.name) })
        }
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
