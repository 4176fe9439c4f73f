import FoundationEssentials
import ScrimTestSupport
import Testing

@testable import ScrimTesting

/// Where the references of a test stand, and what they are called.
struct SnapshotPlaceTests {
    /// Two packages: the one that is tested, and the one where its tests were compiled.
    private func withPackages(_ body: (_ here: String, _ old: String) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            for name in ["here", "old"] {
                let tests = "\(folder.path)/\(name)/Tests/ShopTests"
                try FileManager.default.createDirectory(atPath: tests, withIntermediateDirectories: true)
                try Data().write(to: URL(filePath: "\(folder.path)/\(name)/Package.swift"))
            }
            try FileManager.default.createDirectory(
                atPath: "\(folder.path)/elsewhere",
                withIntermediateDirectories: true
            )
            try body("\(folder.path)/here", "\(folder.path)/old")
        }
    }

    private func place(_ compiled: String, in folder: String) throws -> SnapshotPlace {
        try SnapshotPlace(
            fileID: "ShopTests/CardTests.swift",
            filePath: "\(compiled)/Tests/ShopTests/CardTests.swift",
            function: "loading()",
            folder: folder
        )
    }

    @Test("The package is that of the working folder, wherever the file was compiled")
    func movedBuildFolder() throws {
        try withPackages { here, old in
            let place = try place(old, in: "\(here)/Tests/ShopTests")
            #expect(place.package == here)
            #expect(place.name == "ShopTests/CardTests/loading")
        }
    }

    @Test("Without a package around the working folder, the place of the file counts")
    func workingFolderElsewhere() throws {
        try withPackages { here, old in
            let beside = try place(old, in: "\(here.dropLast(4))elsewhere")
            #expect(beside.package == old)
        }
    }

    @Test("Without any package there is an error that names both folders")
    func noPackage() {
        #expect(throws: SnapshotPlaceError(folder: "/", file: "/nowhere/Tests/ShopTests/CardTests.swift")) {
            try place("/nowhere", in: "/")
        }
    }

    @Test("A picture's name has the test's, the snapshot's and its own, parted by points")
    func picturesOfATest() throws {
        try withPackages { here, old in
            let place = try place(old, in: here)
            #expect(place.name(of: nil, named: nil) == "ShopTests/CardTests/loading")
            #expect(place.name(of: "0.5s", named: "dark") == "ShopTests/CardTests/loading.dark.0.5s")
        }
    }

    @Test(
        "A test's name loses its parentheses and labels, and its spaces become hyphens",
        arguments: [("loading()", "loading"), ("card(_:size:)", "card"), ("`a card is red`()", "a-card-is-red")]
    )
    func functionNames(function: String, name: String) {
        #expect(SnapshotName.test(function) == name)
    }

    @Test(
        "Names that a file cannot have stay apart by a digest, and within 60 bytes",
        arguments: ["a/b", "a:b", "", ".a"]
    )
    func unsafeNames(name: String) {
        let safe = SnapshotName.safe(name)
        #expect(safe.utf8.allSatisfy { $0 != 0x2F && $0 != 0x3A } && !safe.hasPrefix("."))
        #expect(safe.contains("~") && safe.utf8.count <= 60)
        #expect(safe != SnapshotName.safe(name + "?"))
    }

    @Test("Long names that begin alike stay apart")
    func longNames() {
        let long = String(repeating: "a", count: 200)
        #expect(SnapshotName.safe(long + "b") != SnapshotName.safe(long + "c"))
        #expect(SnapshotName.safe(long).utf8.count == 60)
    }
}
