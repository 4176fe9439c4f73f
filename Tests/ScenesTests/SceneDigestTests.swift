import Glibc
import ImageIO
import ScrimTestSupport
import Testing

@testable import Scenes

@Suite("The digest of a scene")
struct SceneDigestTests {
    /// A scene of a screenshot, a picture and a spec, which it names in the way given.
    private static func scene(screen: String = "sample", picture: String = #""symbol": "plus""#, spec: String = "Orbit")
        -> String
    {
        """
        {"scrim": 1, "screen": "\(screen)",
         "providers": {"own": {
            "loading": {"view": "ProgressView", "modifiers": {"progressViewStyle": "\(spec)"}},
            "success": {"view": "Image", \(picture)}}},
         "hud": {"state": "loading", "provider": "own"}}
        """
    }

    private static func digest(_ text: String, _ folder: TemporaryFolder) throws -> String {
        try SceneFile.read(folder.write(text, to: "scene.json")).digest(of: Array(text.utf8))
    }

    private static func write(_ gray: UInt8, to name: String, _ folder: TemporaryFolder) throws {
        try PNGEncoder().write(PNGImage(width: 1, height: 1, bytes: [gray, gray, gray, 255]), to: folder.file(name))
    }

    @Test("that names no file is the digest of its bytes")
    func alone() throws {
        try TemporaryFolder.with { folder in
            let text = Self.scene()
            let digest = try Self.digest(text, folder)
            #expect(digest == FileDigest(Array(text.utf8)).description)
        }
    }

    @Test("changes with the screenshot, a picture and a spec that it names, and with no other file")
    func named() throws {
        try TemporaryFolder.with { folder in
            let spec = """
                {"schemaVersion": 1, "name": "own", "duration": 1,
                 "layout": {"type": "stack", "count": 1}, "shape": {"type": "circle"},
                 "tracks": [{"property": "scale", "keyTimes": [0, 1], "values": [0, 1]}]}
                """
            for name in ["screen.png", "picture.png", "other.png"] { try Self.write(10, to: name, folder) }
            try folder.write(spec, to: "own.json")
            let text = Self.scene(screen: "screen.png", picture: #""file": "picture.png""#, spec: "own.json")
            var digests = [try Self.digest(text, folder)]
            try Self.write(20, to: "other.png", folder)
            #expect(try Self.digest(text, folder) == digests[0])
            for name in ["screen.png", "picture.png"] {
                try Self.write(20, to: name, folder)
                digests.append(try Self.digest(text, folder))
            }
            try folder.write(spec + "\n", to: "own.json")
            digests.append(try Self.digest(text, folder))
            #expect(Set(digests).count == 4)
        }
    }

    @Test("takes nothing of a screenshot that is piped in")
    func piped() throws {
        try TemporaryFolder.with { folder in
            var ends: [Int32] = [0, 0]
            try #require(pipe(&ends) == 0)
            defer { close(ends[0]) }
            let count = Glibc.write(ends[1], "PNG", 3)
            close(ends[1])
            try #require(count == 3)
            let text = Self.scene(screen: "/proc/self/fd/\(ends[0])")
            let digest = try Self.digest(text, folder)
            var bytes = [UInt8](repeating: 0, count: 4)
            #expect(read(ends[0], &bytes, 4) == 3)
            #expect(digest == FileDigest(Array(text.utf8)).description)
        }
    }

    @Test("of a screenshot that cannot be read is that of the rest")
    func unreadable() throws {
        try TemporaryFolder.with { folder in
            let text = Self.scene(screen: "none.png")
            let digest = try Self.digest(text, folder)
            #expect(digest == FileDigest(Array(text.utf8)).description)
        }
    }
}
