import FoundationEssentials
import ScrimTestSupport
import Testing

@testable import Snapshots

/// Which scenes a suite has, and what a run is told of them.
struct SuiteFramesTests {
    @Test("Scenes behind links to folders are tested, also where all of them are, and loops end")
    func links() throws {
        try SuiteFolder.with(scenes: ["a": SuiteFolder.scene]) { folder in
            let files = FileManager.default
            try folder.write(SuiteFolder.scene, to: "elsewhere/z.json")
            try folder.write(SuiteFolder.scene, to: "elsewhere/deep/y.json")
            try files.createSymbolicLink(atPath: "\(folder.path)/Scenes/b", withDestinationPath: "../elsewhere")
            try files.createSymbolicLink(atPath: "\(folder.path)/elsewhere/deep/up", withDestinationPath: "..")
            try files.createSymbolicLink(atPath: "\(folder.path)/Scenes/self", withDestinationPath: "self")
            let scenes = ["a.json", "b/deep/y.json", "b/z.json"]
            #expect(try SuiteFrames(folder.suite).frames.map(\.scene) == scenes)
            try files.moveItem(atPath: "\(folder.path)/Scenes", toPath: "\(folder.path)/real")
            try files.createSymbolicLink(atPath: "\(folder.path)/Scenes", withDestinationPath: "real")
            #expect(try SuiteFrames(folder.suite).frames.map(\.scene) == scenes)
        }
    }

    @Test("A scene that cannot be read is told to whoever names it or its frames, and in the list")
    func brokenScene() throws {
        try SuiteFolder.with(scenes: ["a": SuiteFolder.scene, "b": "{"]) { folder in
            for pattern in ["b", "b.json", "b/b_success", "b*", "*_dark_*"] {
                let options = SnapshotOptions(filter: NameFilter([pattern]))
                #expect(try folder.run(options).map(\.name) == ["b.json"], "\(pattern)")
            }
            let options = SnapshotOptions(filter: NameFilter(["c"]))
            #expect(throws: SnapshotError.self) { try folder.run(options) }
            let listing = try folder.suite.listing()
            #expect(listing.names == [SuiteFolder.frame("a")] && listing.faults.map(\.name) == ["b.json"])
            #expect(throws: StoreError.self) { try folder.suite.obsolete() }
        }
    }

    @Test("The digest is that of all shards, and another for other frames, other scenes and other limits")
    func digest() throws {
        try SuiteFolder.with(scenes: ["a": SuiteFolder.scene, "b": SuiteFolder.scene]) { folder in
            func digest(_ options: SnapshotOptions = SnapshotOptions()) throws -> String {
                try #require(try folder.suite.run(options) { _ in }.suite)
            }
            var digests = [try digest(), try digest(SnapshotOptions(filter: NameFilter(["a"])))]
            #expect(try digest(SnapshotOptions(shard: SnapshotShard(index: 2, count: 2))) == digests[0])
            let limits = SuiteFolder.scene.replacing(
                #""scale": 1"#,
                with: #""scale": 1, "comparison": {"maxPixels": 3}"#
            )
            for text in [limits, SuiteFolder.scene.replacing("success", with: "failure"), "{"] {
                try folder.write(text, to: "Scenes/b.json")
                digests.append(try digest())
            }
            try folder.write(SuiteFolder.scene, to: "Scenes/c.json")
            digests.append(try digest())
            #expect(Set(digests).count == digests.count)
        }
    }

    @Test("Pictures of differences among the scenes are refused")
    func differencesAmongScenes() throws {
        try SuiteFolder.with(scenes: ["a": SuiteFolder.scene]) { folder in
            let place = "\(folder.path)/Scenes/out"
            let suite = SnapshotSuite(folder: folder.path, differences: place)
            #expect(throws: SnapshotError.differencesAmongScenes(place, scenes: "\(folder.path)/Scenes")) {
                try suite.run { _ in }
            }
        }
    }
}
