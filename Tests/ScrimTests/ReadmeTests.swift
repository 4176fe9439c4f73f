import FoundationEssentials
import Scrim
import ScrimTestSupport
import Testing

private struct Greeting: View {
    var body: some View {
        VStack {
            Image(symbol: .checkmarkCircleFill).foregroundStyle(SystemColor.systemGreen.color)
            Text("Saved").font(.title)
        }
        .padding()
        .background(Color.white)
    }
}

final class SavingViewProvider: LoadingViewProvider {
    func loadingView() -> some View {
        VStack(spacing: 12) {
            ProgressView()
            Text("Saving your changes")
        }
    }
}

/// The README's Swift, run as it is written there.
struct ReadmeTests {
    @Test("A scene made in Swift is drawn into files")
    func scene() throws {
        try TemporaryFolder.with { temporary in
            let folder = temporary.path

            var scene = Scene(name: "checkout", devices: [try Device(named: "iPhone SE")])
            scene.appearances = [.light, .dark]
            scene.states = [.failure]
            scene.backdrops = [.material(.thin)]
            let renderer = FrameRenderer()
            for frame in try scene.frames() {
                let rendered = try renderer.render(frame)
                try rendered.write(to: "\(folder)/\(frame.name).png")
            }

            #expect(try temporary.names().count == 2)
        }
    }

    @Test("A view is drawn into a bitmap of its size")
    func view() throws {
        let size = Size(width: 200, height: 100)
        let environment = EnvironmentValues(displayScale: 2, fonts: try .system())
        let laidOut = LaidOutView(Greeting(), in: Rect(origin: .zero, size: size), environment: environment)
        let bitmap = try DisplayList(size: size, scale: 2, commands: laidOut.commands).render()

        #expect(bitmap.width == 400 && bitmap.height == 200)
        #expect(bitmap[2, 2] == .clear)
        let middle = (0..<200).map { bitmap[200, $0] }
        for color in [Color.white, Color(red8: 52, green8: 199, blue8: 89)] {
            #expect(middle.contains(color.premultiplied))
        }
    }

    @Test("A provider's own view stands on the card")
    func provider() throws {
        let view = HUDStateView(.loading(AnyHUDProvider(SavingViewProvider())))
        let environment = EnvironmentValues(displayScale: 2, fonts: try .system())
        let laidOut = LaidOutView(
            view,
            in: Rect(x: 0, y: 0, width: 300, height: 300),
            environment: environment
        )
        let labels = AccessibilityTree(laidOut).allElements.compactMap(\.label)
        #expect(labels.contains("Saving your changes"))
    }

    @Test("A success hides itself after two seconds of a virtual clock")
    func clock() {
        let clock = VirtualClock()
        let manager = DefaultLoadingManager(scheduler: clock)
        manager.showSuccess("Saved", provider: DefaultLoadingViewProvider())
        clock.advance(by: 1.9)
        #expect(manager.loadableState.phase == .success)
        clock.advance(by: 0.1)
        #expect(manager.loadableState == .none)
    }

    @Test("A story is played without a screen")
    func story() throws {
        let story = Storyboard(events: [
            .init(at: 0, .showLoading()),
            .init(at: 1.2, .showFailure(AppError.network(.noResponse), onRetry: [.init(after: 0.5, .showLoading())])),
            .init(at: 2, .tap(label: "Retry")),
        ])
        let run = try story.run { locator, _ in
            locator == .label("Retry") ? .button(.retry) : nil
        }
        #expect(try run.state(at: 2.5)[scene: "main"]?.state.phase == .loading)
        let lines = run.timeline.map { "\($0.time) s, \($0.scene): \($0.happening)" }
        #expect(lines.count == 14)
    }

    @Test("Every line of Swift in the README stands here")
    func lines() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        let readme = tests.deletingLastPathComponent().deletingLastPathComponent().appending(path: "README.md")
        let example = readme.deletingLastPathComponent().appending(path: "Tools/examples/Checkout")
        var known = Set(try Self.lines(of: URL(filePath: #filePath)))
        for file in ["Package.swift", "Tests/CheckoutTests/CheckoutTests.swift"] {
            known.formUnion(try Self.lines(of: example.appending(path: file)))
        }
        var inside = false
        var count = 0
        for line in try Self.lines(of: readme) {
            if line.hasPrefix("```") {
                inside = line == "```swift"
            } else if inside, !line.isEmpty {
                count += 1
                #expect(known.contains(line), "not tested: \(line)")
            }
        }
        #expect(count > 10)
    }

    /// A file's lines without the white space about them and an access word before them.
    private static func lines(of file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
            let text = String(line.drop { $0 == " " })
            return text.hasPrefix("private ") ? String(text.dropFirst(8)) : text
        }
    }
}
