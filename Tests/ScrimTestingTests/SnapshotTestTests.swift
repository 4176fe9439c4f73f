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
            as strategy: Snapshotting<Bitmap> = .bitmap()
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
            return test.failures(of: bitmap, as: strategy, named: named, record)
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

    @Test("Two snapshots of one name fail, also where only the case of letters differs")
    func takenName() throws {
        try Package.with { package in
            #expect(package.failures(picture(), line: 1, named: "dark", record: .missing) == [])
            let failures = package.failures(picture(), line: 2, named: "Dark")
            #expect(failures.first?.message.contains("is taken by the snapshot at ShopTests/CardTests.swift:1") == true)
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
}
