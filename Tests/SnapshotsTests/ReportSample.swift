import ImageIO
import ScrimTestSupport

@testable import Snapshots

/// A report with pictures on the disk, and its page, for the time of a call.
struct Sample {
    let page: String
    let report: RunReport
    /// Pictures in the order in which the page has them.
    let embedded: [PNGImage]

    static func with(isReview: Bool = false, _ body: (Sample) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            func write(_ name: String, _ picture: PNGImage, _ compression: PNGCompression = .small) throws -> String {
                try PNGEncoder(compression).write(picture, to: folder.file(name))
                return folder.file(name)
            }
            func flat(_ pixel: [UInt8]) -> PNGImage {
                PNGImage(width: 64, height: 48, bytes: Array([[UInt8]](repeating: pixel, count: 64 * 48).joined()))
            }
            let old = flat([200, 100, 10, 7])
            var bytes = old.bytes
            bytes[4 * (20 * 64 + 30) + 2] += 1
            let new = PNGImage(width: 64, height: 48, bytes: bytes)
            var random = SeededRandom(seed: 9)
            bytes = (0..<4 * 61 * 37).map { _ in UInt8.random(in: 0...255, using: &random) }
            let noise = PNGImage(width: 61, height: 37, bytes: bytes)
            let (red, blue) = (flat([255, 0, 0, 255]), flat([0, 0, 255, 255]))
            func device(_ name: String) -> [RunReport.Entry.Trait] { [.init("device", name)] }
            let report = RunReport(
                options: [.init("snapshots", "Snapshots")],
                results: [
                    .init(
                        name: "a/colours",
                        passed: false,
                        verdict: "different",
                        sentence: "3072 pixels differ",
                        scene: "a.json",
                        cell: device("iPhone 13"),
                        pictures: .init(expected: try write("red.png", red), actual: try write("blue.png", blue, .fast))
                    ),
                    .init(
                        name: "a/differs",
                        passed: false,
                        verdict: "different",
                        sentence: "1 pixel differs",
                        explanation: ["<b>moved</b>"],
                        scene: "a.json",
                        cell: device("iPhone SE"),
                        pictures: .init(expected: try write("old.png", old), actual: try write("new.png", new)),
                        facts: [.init("pixels", 1)]
                    ),
                    .init(name: "a/equal", passed: true, verdict: "equal", scene: "a.json", cell: device("iPhone 13")),
                    .init(
                        name: "b/<b>new</b>",
                        passed: false,
                        verdict: "missing",
                        sentence: "</script><img src=x>",
                        scene: "b.json",
                        cell: device("iPhone SE"),
                        pictures: .init(actual: try write("noise.png", noise))
                    ),
                    .init(
                        name: "b/equal",
                        passed: true,
                        verdict: "equal",
                        warning: "<img src=y>",
                        scene: "b.json",
                        cell: device("iPhone 13")
                    ),
                ]
            )
            // Scenes are beside the page, so that their paths on it are their names.
            let page = folder.file("report.html")
            try HTMLReport(report, isReview: isReview).write(to: page)
            try body(Sample(page: page, report: report, embedded: [red, blue, old, new, noise]))
        }
    }
}
