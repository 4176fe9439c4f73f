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

    @Test("Case 19: the names of snapshots are files of their own, whatever their case, and can be read back")
    func pictureNames() {
        let names = ["a*b", "a/b", "a b", "a-b", "A-B", "a.b", "toast", "Toast", "", ".a", "é", "a%b", "~a", "50%"]
        let files = names.map(SnapshotName.picture)
        #expect(files.prefix(8) == ["a%2ab", "a%2fb", "a%20b", "a-b", "~a-~b", "a.b", "toast", "~toast"])
        #expect(Set(files.map { $0.lowercased() }).count == names.count)
        #expect(files.map(Self.original) == names)
        #expect(files.allSatisfy { !$0.contains("/") && !$0.hasPrefix(".") && !$0.isEmpty })
    }

    /// What the name of a file was made from.
    private static func original(_ file: String) -> String {
        var bytes: [UInt8] = []
        var rest = Array(file.utf8)[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "%"):
                let digits = String(decoding: rest.prefix(2), as: UTF8.self)
                rest = rest.dropFirst(2)
                if let value = UInt8(digits, radix: 16) { bytes.append(value) }
            case UInt8(ascii: "~"): bytes.append((rest.popFirst() ?? 0) - 32)
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("Long names that begin alike stay apart")
    func longNames() {
        let longName = String(repeating: "X", count: 200)
        #expect(SnapshotName.picture(longName + "b") != SnapshotName.picture(longName + "c"))
        #expect(SnapshotName.picture(longName).utf8.count == 60)
        let long = String(repeating: "a", count: 200)
        #expect(SnapshotName.safe(long + "b") != SnapshotName.safe(long + "c"))
        #expect(SnapshotName.safe(long).utf8.count == 60)
    }
}
