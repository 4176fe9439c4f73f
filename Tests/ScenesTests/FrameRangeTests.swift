import HUD
import ImageIO
import ScrimTestSupport
import Testing
import Threads

@testable import Scenes

@Suite("Ranges of frames")
struct FrameRangeTests {
    @Test("The end is not among the moments, and the last is the latest before it")
    func end() throws {
        let range = try #require(FrameRange("0:3:60"))
        #expect(range.count == 180)
        #expect(range.times.count == 180)
        #expect(range.times[0] == 0)
        #expect(range.times[179] == 179.0 / 60)
        #expect(FrameRange("0:0.1:30")?.times == [0, 1.0 / 30, 2.0 / 30])
        #expect(FrameRange("0:0.100001:30")?.times.count == 4)
        #expect(FrameRange("2:2.000001:1")?.times == [2])
    }

    @Test("A moment is the number nearest to its exact value, wherever its range begins", arguments: [24, 30, 60, 999])
    func exact(rate: Int) throws {
        let whole = try #require(FrameRange("0:9:\(rate)"))
        #expect(whole.times == (0..<9 * rate).map { Double($0) / Double(rate) })
        let later = try #require(FrameRange("6:9:\(rate)"))
        #expect(later.times == Array(whole.times[(6 * rate)...]))
        // 0.1 + 0.2 is another number than 0.3.
        #expect(FrameRange("0.1:1:10")?.times == [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9])
    }

    @Test(
        "What names no range of at least one and at most 10,000 frames is refused",
        arguments: [
            "", "0", "0:3", "0:3:60:1", "0:3:0", "0:3:1001", "0:3:-60", "0:3:29.97", "3:3:60", "3:0:60", "-1:3:60",
            "nan:3:60", "0:inf:60", "0:1e1:60", "0:86400.000001:1", "0:.5:60", "0:1.:60", "0:0.0000001:60", " 0:3:60",
            "0:1000:11", "0:99999999999999999999:1", "0:3:99999999999999999999",
        ]
    )
    func refused(text: String) { #expect(FrameRange(text) == nil) }

    @Test("A scene's frames of a range are numbered, and their names sort by time, also where they are cut short")
    func names() throws {
        var scene = Scene(name: "s", devices: [try Device(named: "iPhone 8")])
        scene.states = [.loading]
        scene.backdrops = [.clear]
        scene.range = FrameRange("0.5:2.5:60")
        let frames = try scene.frames()
        #expect(frames.map(\.time) == scene.range?.times)
        #expect(frames[0].name == "s_loading_clear_iphone-8_light_large_0000")
        #expect(frames[119].name == "s_loading_clear_iphone-8_light_large_0119")
        scene.name = String(repeating: "long", count: 10)
        scene.devices = [try Device(named: "iPad Pro 12.9-inch (3rd generation)")]
        scene.orientations = [.landscape]
        scene.textSizes = [.accessibility3]
        scene.backdrops = [.material(MaterialStyle(.ultraThin, fixedAppearance: .light))]
        let names = try scene.frames().map(\.name)
        #expect(names == names.sorted())
        #expect(Set(names).count == 120)
        #expect(names.allSatisfy { $0.utf8.count <= SceneFrame.nameLimit && $0.contains("~") })
    }

    @Test("An animation is the same bytes on any number of threads, and an error leaves no file")
    func animation() throws {
        var scene = Scene(name: "s", devices: [try Device(named: "iPhone SE (1st gen)")])
        scene.states = [.loading]
        scene.backdrops = [.dim()]
        scene.range = FrameRange("0:0.4:50")
        let frames = try scene.frames()
        try TemporaryFolder.with { folder in
            for threads in [1, 3] {
                try ThreadPool.$current.withValue(ThreadPool(threads: threads)) {
                    try FrameRenderer().writeAnimation(frames, framesPerSecond: 50, to: folder.file("\(threads).png"))
                }
            }
            let files = try [1, 3].map { try FileReader.read(folder.file("\($0).png"), limit: 1 << 24) }
            #expect(files[0] == files[1])
            #expect(throws: CancellationError.self) {
                try FrameRenderer().writeAnimation(frames, framesPerSecond: 50, to: folder.file("no.png")) {
                    throw CancellationError()
                }
            }
            #expect(try folder.names() == ["1.png", "3.png"])
        }
    }
}
