import Raster
import Testing

@testable import Snapshots

struct ReferenceManifestTests {
    static func record(_ word: String) -> ReferenceRecord {
        ReferenceRecord(
            facts: FrameFacts(
                version: "0.1.0",
                scene: word,
                cell: "a \"cell\"",
                size: PixelSize(width: 2, height: 3),
                scale: 2,
                fonts: ["Inter sha256:00"],
                pixels: word
            ),
            checksum: "00000000",
            file: word
        )
    }

    @Test("Records come back as they were, in the same bytes whatever their order, a line each that ends in a comma")
    func bytes() throws {
        let names = ["b/x", "a/y", "a/ä \"quoted\"\\", "a/x"]
        var manifest = ReferenceManifest()
        for name in names { manifest[name] = Self.record(name) }
        var other = ReferenceManifest()
        for name in names.reversed() { other[name] = Self.record(name) }
        #expect(manifest.bytes == other.bytes)
        let lines = String(decoding: manifest.bytes, as: UTF8.self).split(separator: "\n")
        #expect(lines.count == names.count + 2)
        #expect(lines.dropFirst().dropLast().allSatisfy { $0.hasSuffix(",") })
        let read = ReferenceManifest(manifest.bytes, file: "m")
        #expect(read.fault == nil)
        #expect(Set(read.names) == Set(names))
        for name in names { #expect(read[name] == Self.record(name)) }
        #expect(read.bytes == manifest.bytes)
    }

    @Test(
        "A manifest that is damaged has no record, and says where it is",
        arguments: [
            ("", "line 1"), ("{\"scrim\": 2,\n\"end\": true}\n", "line 1"), ("{\"scrim\": 1,\n\"a\": {},\n", "the end"),
            (
                "{\"scrim\": 1,\n<<<<<<< HEAD\n\"a\": {},\n=======\n>>>>>>> x\n\"end\": true}\n",
                "line 2 is the mark of a merge"
            ),
            ("{\"scrim\": 1,\n\"a\": {},\n\"a\": {},\n\"end\": true}\n", "line 3 names a again"),
            ("{\"scrim\": 1,\na: {},\n\"end\": true}\n", "line 2 is no reference"),
        ]
    )
    func damage(text: String, words: String) throws {
        let manifest = ReferenceManifest(Array(text.utf8), file: "m.json")
        #expect(manifest.names == [])
        #expect(try #require(manifest.fault).hasPrefix("m.json: "))
        #expect(try #require(manifest.fault).contains(words))
    }

    @Test("A name that leads out of the folder is damage", arguments: ["../x", "a/../../x", "/x", "a//x", "./x", ""])
    func outside(name: String) throws {
        let manifest = ReferenceManifest(Array("{\"scrim\": 1,\n\"\(name)\": {},\n\"end\": true}\n".utf8), file: "m")
        #expect(manifest.names == [])
        #expect(try #require(manifest.fault).contains("line 2 is no reference"))
    }

    @Test("A line whose record cannot be read is none, and the others are")
    func brokenLine() {
        var manifest = ReferenceManifest()
        manifest["a/x"] = Self.record("x")
        let text = String(decoding: manifest.bytes, as: UTF8.self)
            .replacing("\"end\"", with: "\"b/y\": {\"version\": 3},\n\"end\"")
        let read = ReferenceManifest(Array(text.utf8), file: "m")
        #expect(read["a/x"] == Self.record("x"))
        #expect(read["b/y"] == nil)
    }
}
