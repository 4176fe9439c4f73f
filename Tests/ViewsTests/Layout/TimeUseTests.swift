import HUD
import Raster
import Testing

@testable import Views

@Suite("Layouts for all times")
struct TimeUseTests {
    /// A view whose size depends on the time.
    private struct Growing: View {
        @Environment(\.time) private var time

        var body: some View { Color.black.frame(width: 1 + time, height: 1) }
    }

    private func layOut(_ view: some View, at time: Double) throws -> (view: LaidOutView, use: TimeUse) {
        let use = TimeUse()
        var environment = try environment()
        environment.startTime(time)
        environment.timeUse = use
        return (LaidOutView(view, in: Rect(x: 0, y: 0, width: 90, height: 90), environment: environment), use)
    }

    @Test("a view that does not know the time depends on it nowhere")
    func still() throws {
        let use = try layOut(Text("a").background(Color.black), at: 1).use
        #expect(!use.isInLayout && !use.isInDrawing)
    }

    @Test("a body that reads the time makes the layout depend on it, and so does a time that is set")
    func layout() throws {
        #expect(try layOut(Growing(), at: 0).use.isInLayout)
        #expect(try layOut(ProgressView().environment(\.time, 0), at: 0).use.isInLayout)
    }

    @Test("what moves is drawn at another time as another layout draws it")
    func drawing() throws {
        func check(_ view: some View, at location: SourceLocation = #_sourceLocation) throws {
            let (kept, use) = try layOut(view, at: 0.2)
            #expect(use.isInDrawing && !use.isInLayout, sourceLocation: location)
            for time in [0, 0.2, 0.35, 7.1] {
                let anew = try layOut(view, at: time).view
                #expect(kept.commands(at: time) == anew.commands, sourceLocation: location)
            }
            #expect(kept.commands(at: 0.35) != kept.commands, sourceLocation: location)
        }
        try check(ProgressView())
        try check(ProgressView().environment(\.hudAppearance, .accessible))
        try check(VStack { LoadingView() }.opacity(0.5).scaleEffect(2))
        try check(IndicatorView("BallPulse"))
    }
}
