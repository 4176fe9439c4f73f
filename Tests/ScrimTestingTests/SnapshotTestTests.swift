import FoundationEssentials
import Scrim
import ScrimTestSupport
import Testing

@testable import ScrimTesting

/// What one expectation finds, and what it writes.
struct SnapshotTestTests {
    /// A test in a package of its own.
    private struct Package {
        let folder: String
        var environment: [String: String] = [:]
        var drawn = DrawnNames()

        static func with(_ body: (Package) throws -> Void) throws {
            try TemporaryFolder.with { folder in
                try Data().write(to: URL(filePath: "\(folder.path)/Package.swift"))
                try body(Package(folder: folder.path))
            }
        }

        func failures(
            _ bitmap: Bitmap,
            line: Int = 1,
            named: String? = nil,
            record: RecordMode? = nil,
            as strategy: Snapshotting<Bitmap> = .bitmap(),
            rules: ComparisonRules? = nil,
            note: (String) -> Void = { _ in }
        ) -> [SnapshotTest.Failure] {
            let test = SnapshotTest(
                fileID: "ShopTests/CardTests.swift",
                filePath: "/nowhere/CardTests.swift",
                function: "card()",
                line: "ShopTests/CardTests.swift:\(line)",
                environment: environment,
                folder: folder,
                drawn: drawn
            )
            return test.failures(of: bitmap, as: strategy, named: named, record, rules: rules, note: note)
        }

        /// The same package in another process.
        var again: Package { Package(folder: folder, environment: environment) }

        var reference: String { "\(folder)/Snapshots/Tests/References/ShopTests/CardTests/card.png" }

        func hasFile(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
    }

    /// Two colours, so that it is not blank.
    private func picture(_ red: UInt8 = 200) -> Bitmap {
        var bytes: [UInt8] = []
        for pixel in 0..<64 { bytes += pixel < 32 ? [red, 0, 0, 255] : [0, 0, 255, 255] }
        return Bitmap(width: 8, height: 8, bytes: bytes)
    }

    @Test("Without a reference it fails, keeps the picture beside the build, and writes no reference")
    func missing() throws {
        try Package.with { package in
            let failures = package.failures(picture())
            #expect(failures.count == 1)
            #expect(failures.first?.message.contains("there is no reference \(package.reference)") == true)
            #expect(failures.first?.message.contains("scrim accept") == true)
            #expect(failures.first?.attachments.map(\.name) == ["ShopTests.CardTests.card.actual.png"])
            #expect(!package.hasFile(package.reference))
            #expect(
                package.hasFile("\(package.folder)/.build/scrim-test/Tests/pending/ShopTests/CardTests/card.png")
            )
        }
    }

    @Test("What was recorded is equal from then on")
    func recordedIsEqual() throws {
        try Package.with { package in
            #expect(package.failures(picture(), record: .missing) == [])
            #expect(package.hasFile(package.reference))
            #expect(package.again.failures(picture()) == [])
        }
    }

    @Test("One pixel by one step fails with its facts and three attachments")
    func onePixel() throws {
        try Package.with { package in
            #expect(package.failures(picture(), record: .missing) == [])
            var bytes = picture().bytes
            bytes[4 * 9] = 201
            let failures = package.again.failures(Bitmap(width: 8, height: 8, bytes: bytes))
            #expect(failures.count == 1)
            #expect(failures.first?.message.contains("1 pixel") == true)
            #expect(
                failures.first?.attachments.map(\.name) == [
                    "ShopTests.CardTests.card.expected.png", "ShopTests.CardTests.card.actual.png",
                    "ShopTests.CardTests.card.difference.png",
                ]
            )
        }
    }

    @Test("The mode `missing` does not write over a reference that differs")
    func missingKeeps() throws {
        try Package.with { package in
            #expect(package.failures(picture(), record: .missing) == [])
            let before = try Data(contentsOf: URL(filePath: package.reference))
            #expect(package.again.failures(picture(7), record: .missing).count == 1)
            #expect(try Data(contentsOf: URL(filePath: package.reference)) == before)
        }
    }

    @Test("The environment chooses the mode where the call does not, and a wrong word fails")
    func environment() throws {
        try Package.with { package in
            var package = package
            package.environment = [RecordMode.variable: "missing"]
            #expect(package.failures(picture()) == [])
            package.environment = [RecordMode.variable: "true"]
            let failures = package.again.failures(picture())
            #expect(failures.first?.message.contains("SCRIM_RECORD in the environment cannot be \"true\"") == true)
        }
    }

    @Test("On CI nothing is recorded, whoever asks for it", arguments: [RecordMode.missing, .changed, .all])
    func onCI(mode: RecordMode) throws {
        try Package.with { package in
            var package = package
            package.environment = ["CI": "true"]
            #expect(package.failures(picture(), record: mode).count == 1)
            #expect(!package.hasFile(package.reference))
        }
    }

    @Test("Case 21: the second snapshot of one name fails with the place of the first, and writes nothing")
    func takenName() throws {
        try Package.with { package in
            #expect(package.failures(picture(), line: 1, named: "dark", record: .missing) == [])
            let files = try FileManager.default.subpathsOfDirectory(atPath: package.folder)
            let failures = package.failures(picture(9), line: 2, named: "dark", record: .all)
            #expect(failures.first?.message.contains("is taken by the snapshot at ShopTests/CardTests.swift:1") == true)
            #expect(try FileManager.default.subpathsOfDirectory(atPath: package.folder) == files)
            #expect(package.failures(picture(9), line: 3, named: "Dark", record: .missing) == [])
        }
    }

    @Test("A test that runs again draws its name again; with other pixels it fails")
    func repeatedTest() throws {
        try Package.with { package in
            #expect(package.failures(picture(), record: .missing) == [])
            #expect(package.failures(picture()) == [])
            #expect(package.failures(picture(9)).first?.message.contains("with other pixels") == true)
        }
    }

    @Test("An error of the strategy is the failure")
    func strategyThrows() throws {
        try Package.with { package in
            let test = SnapshotTest(
                fileID: "A/B.swift",
                filePath: "/B.swift",
                function: "c()",
                line: "A/B.swift:1",
                environment: [:],
                folder: package.folder,
                drawn: DrawnNames()
            )
            let strategy = Snapshotting<Bitmap> { _ in throw StoreError.unknownMode("x") }
            let failures = test.failures(of: picture(), as: strategy, named: nil, nil)
            #expect(failures.map(\.message) == [StoreError.unknownMode("x").description])
        }
    }

    @Test("A picture of one colour fails, also where it would be recorded, unless the strategy expects it")
    func blank() throws {
        try Package.with { package in
            let blank = Bitmap(width: 8, height: 8)
            #expect(package.failures(blank, record: .missing).first?.message.contains("card: ") == true)
            #expect(!package.hasFile(package.reference))
            #expect(package.again.failures(blank, record: .missing, as: .bitmap().expectingBlank()) == [])
            #expect(package.hasFile(package.reference))
        }
    }

    @Test("A picture that failed is accepted as its message says, also one without any facts of its own")
    func accepting() throws {
        try Package.with { package in
            let plain = Snapshotting<Bitmap> { [.init(PNGImage($0))] }
            #expect(package.failures(picture(), as: plain).count == 1)
            let suite = SnapshotSuite(
                folder: "\(package.folder)/Snapshots/Tests",
                differences: "\(package.folder)/.build/scrim-test/Tests"
            )
            try suite.accept([.init(name: "ShopTests/CardTests/card")]) { _ in }
            #expect(package.again.failures(picture(), as: plain) == [])
        }
    }

    @Test("The facts of a frame are those that its texts tell, so that they are no cause of a mismatch")
    func factsOfFrames() throws {
        try Package.with { package in
            let text = [
                PNGImage.TextEntry(keyword: "Scrim:scale", text: "3"),
                PNGImage.TextEntry(keyword: "Scrim:fonts", text: "Inter-Regular sha256:00"),
            ]
            let frame = Snapshotting<Bitmap> { [.init(PNGImage($0, text: text))] }
            #expect(package.failures(picture(), record: .missing, as: frame) == [])
            let message = package.again.failures(picture(7), as: frame).first?.message ?? ""
            #expect(message.contains("pixels differ") && !message.contains("font") && !message.contains("a point"))
        }
    }

    @Test("What rules let pass is noted and no failure; what they do not is a failure; other sizes fail by any")
    func rules() throws {
        try Package.with { package in
            #expect(package.failures(picture(200), record: .missing) == [])
            var notes: [String] = []
            func failures(_ red: UInt8, _ rules: ComparisonRules) -> [SnapshotTest.Failure] {
                package.again.failures(picture(red), rules: rules) { notes.append($0) }
            }
            let lenient = ComparisonRules(limits: ComparisonLimits(maxPixels: 32, maxChannel: 2))
            #expect(failures(200, lenient) == [])
            #expect(notes == [])
            #expect(failures(202, lenient) == [])
            #expect(
                notes == [
                    "ShopTests/CardTests/card: passes within limits: 32 pixels of at most 32; a channel by 2 of at most 2"
                ]
            )
            #expect(failures(203, lenient).count == 1)
            #expect(failures(203, .exact).count == 1)
            let mask = ComparisonRules(mask: ComparisonMask([PixelRect(x: 0, y: 0, width: 8, height: 4)]))
            #expect(failures(9, mask) == [])
            #expect(notes.last?.hasSuffix("passes within limits: 32 pixels masked, 32 of which differ") == true)
            let all = ComparisonRules(mask: ComparisonMask([PixelRect(x: 0, y: 0, width: 8, height: 8)]))
            #expect(failures(200, all).first?.message.contains("covers the whole picture") == true)
            let small = Bitmap(width: 8, height: 7, bytes: Array(picture().bytes.dropLast(32)))
            let largest = ComparisonRules(limits: ComparisonLimits(maxPixels: 1_000, maxChannel: 255))
            #expect(package.again.failures(small, rules: largest).count == 1)
        }
    }

    @Test("Frames of a scene have the rules of its comparison, with its masks by label")
    func sceneRules() throws {
        var scene = Scene(name: "card", devices: [try Device(named: "iPhone 5").at(scale: 1)])
        scene.states = [.failure]
        scene.backdrops = [.clear]
        scene.comparison.limits.maxPixels = 7
        scene.comparison.masks = [.element("Close")]
        let strategy: Snapshotting<Scene> = .frames
        let pictures = try strategy.pictures(scene)
        #expect(pictures.map(\.rules.limits.maxPixels) == [7])
        #expect(pictures.map(\.rules.mask.rectangles.count) == [1])
        scene.comparison.masks = [.element("Nowhere")]
        #expect(throws: SceneError.self) { try strategy.pictures(scene) }
    }
}
