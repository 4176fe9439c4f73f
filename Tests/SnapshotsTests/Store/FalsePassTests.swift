import FoundationEssentials
import Glibc
import ImageIO
import ScrimTestSupport
import Testing
import Threads

@testable import Snapshots

/// Whatever happens to a reference, no frame passes that is not equal to it, and no reference is lost.
struct FalsePassTests {
    /// What is done to the reference of a frame, of two that there are.
    struct Damage: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The word of the verdict on the frame.
        let word: String
        let apply: @Sendable (_ folder: SuiteFolder, _ name: String, _ other: String) throws -> Void

        init(
            _ name: String,
            _ word: String,
            _ apply: @escaping @Sendable (_ folder: SuiteFolder, _ name: String, _ other: String) throws -> Void
        ) {
            testDescription = name
            self.word = word
            self.apply = apply
        }

        /// Other bytes in the file's place.
        static func bytes(
            _ name: String,
            _ word: String,
            _ change: @escaping @Sendable ([UInt8]) throws -> [UInt8]
        ) -> Damage {
            Damage(name, word) { folder, name, _ in
                try folder.write(try change(try folder.reference(name)), to: "References/\(name).png")
            }
        }

        /// Other pixels in a file that is else the same.
        static func pixels(_ name: String, _ change: @escaping @Sendable (inout [UInt8]) -> Void) -> Damage {
            .bytes(name, "different") { bytes in
                let image = try PNGDecoder().decode(bytes, file: name)
                var pixels = image.bytes
                change(&pixels)
                let changed = PNGImage(width: image.width, height: image.height, bytes: pixels, text: image.text)
                return try PNGEncoder(.small).encode(changed)
            }
        }

        static let all: [Damage] = [
            Damage("deleted", "missing") { folder, name, _ in try folder.delete("References/\(name).png") },
            Damage("swapped", "different") { folder, name, other in
                let (first, second) = try (folder.reference(name), folder.reference(other))
                try folder.write(second, to: "References/\(name).png")
                try folder.write(first, to: "References/\(other).png")
            },
            Damage("a folder in its place", "unreadable") { folder, name, _ in
                try folder.delete("References/\(name).png")
                try folder.write("x", to: "References/\(name).png/x.txt")
            },
            Damage("a link that leads nowhere", "unreadable") { folder, name, _ in
                try folder.delete("References/\(name).png")
                try #require(symlink("/nowhere.png", folder.path(name)) == 0)
            },
            .bytes("empty", "unreadable") { _ in [] },
            .bytes("half", "unreadable") { Array($0.prefix($0.count / 2)) },
            .bytes("without its last byte", "unreadable") { $0.dropLast() },
            .bytes("one bit of the pixels' data flipped", "unreadable") { bytes in
                var bytes = bytes
                bytes[bytes.count / 2] ^= 4
                return bytes
            },
            .bytes("one bit of a text flipped", "unreadable") { bytes in
                var bytes = bytes
                let place = try #require(bytes.firstRange(of: Array("Scrim:pixels".utf8)))
                bytes[place.upperBound + 9] ^= 1
                return bytes
            },
            .bytes("a Git LFS pointer", "unreadable") { _ in
                Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1234\n".utf8)
            },
            .bytes("a merge conflict", "unreadable") { _ in
                Array("<<<<<<< HEAD\nversion https://git-lfs.github.com/spec/v1\n=======\n>>>>>>> x\n".utf8)
            },
            .bytes("an animation that begins with it", "unreadable") { bytes in
                // Behind the header, which ends at byte 33: two frames.
                let animation = PNGBuilder.Chunk(type: "acTL", data: [0, 0, 0, 2, 0, 0, 0, 0])
                return bytes[..<33] + animation.bytes + bytes[33...]
            },
            .bytes("a JPEG", "unreadable") { _ in [0xFF, 0xD8, 0xFF, 0xE0] },
            .pixels("one channel of one pixel by one step") { $0[4 * 7000 + 2] ^= 1 },
            .pixels("one alpha by one step") { $0[4 * 20 + 3] = 254 },
            .pixels("one colour") { $0 = [UInt8](repeating: 255, count: $0.count) },
            .pixels("nothing") { $0 = [UInt8](repeating: 0, count: $0.count) },
            .bytes("stripped of all that is no pixel", "equal") { try FalsePassTests.stripped($0) },
            .bytes("encoded anew", "equal") { bytes in
                try PNGEncoder(.fast).encode(try PNGDecoder().decode(bytes, file: ""))
            },
            .bytes("with bytes behind its end", "equal") { $0 + [1, 2, 3] },
        ]
    }

    /// A file with the chunks alone that make the pixels.
    private static func stripped(_ bytes: [UInt8]) throws -> [UInt8] {
        var result = Array(bytes.prefix(8))
        var start = 8
        while start < bytes.count {
            let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: bytes[start + 4..<start + 8], as: UTF8.self)
            if ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"].contains(type) { result += bytes[start..<start + 12 + length] }
            start += 12 + length
        }
        #expect(result.count < bytes.count)
        return result
    }

    /// Two frames with their references.
    private func with(_ body: (_ folder: SuiteFolder, _ name: String, _ other: String) throws -> Void) throws {
        let other = SuiteFolder.scene.replacing("success", with: "failure")
        try SuiteFolder.with(scenes: ["a": SuiteFolder.scene, "b": other]) { folder in
            _ = try folder.run(.changed)
            let names = try folder.suite.names()
            try body(folder, names[0], names[1])
        }
    }

    @Test("What is done to a reference has its verdict, and the references stay as they are", arguments: Damage.all)
    func damaged(damage: Damage) throws {
        try with { folder, name, other in
            try damage.apply(folder, name, other)
            let before = try folder.references()
            for _ in 0..<2 {
                let result = try #require(try folder.run().first)
                #expect(result.verdict.word == damage.word)
                #expect(result.verdict.isPass == (damage.word == "equal"))
                #expect(try folder.references() == before)
            }
        }
    }

    @Test(
        "Cases 16 and 24: what cannot be read is never overwritten, in no mode and not by accepting",
        arguments: Damage.all.filter { $0.word == "unreadable" }
    )
    func unreadable(damage: Damage) throws {
        try with { folder, name, other in
            try folder.write(SuiteFolder.scene.replacing("}}", with: #", "message": "new"}}"#), to: "Scenes/a.json")
            _ = try folder.run()
            #expect(try folder.suite.pending.names() == [name])
            try damage.apply(folder, name, other)
            let before = try folder.references()
            for mode in RecordMode.allCases {
                #expect(try folder.run(mode).first?.verdict.word == "unreadable")
                #expect(try folder.references()[name] == before[name])
            }
            #expect(throws: StoreError.self) { try folder.suite.accept([.init(name: name)]) { _ in } }
            #expect(try folder.references()[name] == before[name])
        }
    }

    @Test("Cases 16 and 24: a pointer of Git LFS and a merge conflict are named, with what to do, and leave no picture")
    func namedForms() throws {
        for (form, remedy) in [("a Git LFS pointer", "git lfs pull"), ("a merge conflict", "git checkout --ours")] {
            try with { folder, name, other in
                try #require(Damage.all.first { $0.testDescription == form }).apply(folder, name, other)
                guard case .unreadable(let reason)? = try folder.run().first?.verdict else {
                    Issue.record("a damaged reference is read")
                    return
                }
                #expect(reason.contains(remedy), "\(reason)")
                #expect(try folder.files().filter { $0.hasPrefix("differences/") && $0.hasSuffix(".png") } == [])
            }
        }
    }

    @Test(
        "A manifest that is away or damaged passes nothing that is not equal, and is told of",
        arguments: [nil, "", "<<<<<<< HEAD\n", "{\"scrim\": 1,\n\"end\": true}\n"]
    )
    func manifest(text: String?) throws {
        try with { folder, name, _ in
            if let text {
                try folder.write(text, to: "References/manifest.json")
            } else {
                try folder.delete("References/manifest.json")
            }
            #expect(try folder.run().map(\.verdict) == [.equal, .equal])
            let summary = try folder.suite.run { _ in }
            #expect(summary.notes.isEmpty == (text == nil || text?.hasSuffix("true}\n") == true))
            try Damage.pixels("one step") { $0[0] ^= 1 }.apply(folder, name, name)
            #expect(try folder.run().map(\.verdict.word) == ["different", "equal"])
            _ = try folder.run(.changed)
            #expect(try folder.suite.run { _ in }.notes == [])
            #expect(try folder.run().map(\.verdict) == [.equal, .equal])
        }
    }

    @Test(
        "Something in the manifest's place that is no file ends a run before it draws, and is told how to be mended",
        arguments: ["a folder", "a pipe", "a device", "a link that leads nowhere"]
    )
    func noManifestFile(thing: String) throws {
        try with { folder, name, _ in
            let path = "\(folder.path)/References/manifest.json"
            try folder.delete("References/manifest.json")
            switch thing {
            case "a folder": try #require(mkdir(path, 0o755) == 0)
            case "a pipe": try #require(mkfifo(path, 0o600) == 0)
            case "a device": try #require(symlink("/dev/null", path) == 0)
            default: try #require(symlink("nowhere.json", path) == 0)
            }
            for mode in RecordMode.allCases {
                let error = #expect(throws: StoreError.self) { try folder.run(mode) }
                guard case .manifestIsNoFile(path, _)? = error else {
                    Issue.record("\(String(describing: error))")
                    continue
                }
                #expect(error?.description.contains("move it away, or remove it") == true)
            }
            #expect(throws: StoreError.self) { try folder.suite.remove([name]) { _ in } }
            #expect(throws: StoreError.self) { try folder.suite.accept([]) { _ in } }
            try #require(remove(path) == 0)
            #expect(try folder.run(.changed).map(\.verdict) == [.equal, .equal])
            #expect(try folder.suite.run { _ in }.notes == [])
        }
    }

    @Test("A manifest behind a link is read, and never written over")
    func linkedManifest() throws {
        try with { folder, _, _ in
            let text = try folder.text("References/manifest.json")
            try folder.write(text, to: "elsewhere.json")
            try folder.delete("References/manifest.json")
            let path = "\(folder.path)/References/manifest.json"
            try #require(symlink("../elsewhere.json", path) == 0)
            #expect(try folder.run().map(\.verdict) == [.equal, .equal])
            #expect(throws: StoreError.isLink(path, to: "../elsewhere.json")) { try folder.run(.changed) }
            #expect(try folder.text("elsewhere.json") == text)
        }
    }

    @Test("A reference behind a link is compared, and recording and accepting write neither over it nor through it")
    func linkedReference() throws {
        try with { folder, name, _ in
            let target = "\(folder.path)/elsewhere.png"
            try folder.write(try folder.reference(name), to: "elsewhere.png")
            try folder.delete("References/\(name).png")
            try #require(symlink(target, folder.path(name)) == 0)
            let before = try folder.bytes("elsewhere.png")
            func isUnchanged() throws -> Bool {
                var status = stat()
                let isLink = lstat(folder.path(name), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
                return try isLink && folder.bytes("elsewhere.png") == before
            }
            for mode in RecordMode.allCases { #expect(try folder.run(mode).first?.verdict == .equal) }
            #expect(try isUnchanged())
            try folder.write(SuiteFolder.scene.replacing("}}", with: #", "message": "new"}}"#), to: "Scenes/a.json")
            for mode in [RecordMode.auto, .missing, .never] {
                #expect(try folder.run(mode).first?.verdict.word == "different")
            }
            for mode in [RecordMode.changed, .all] {
                let verdict = try #require(try folder.run(mode).first?.verdict)
                #expect(verdict.word == "unreadable")
                #expect(verdict.sentence.contains("is a symbolic link to \(target), and no link is written over"))
            }
            _ = try folder.run()
            #expect(throws: StoreError.isLink(folder.path(name), to: target)) {
                try folder.suite.accept([.init(name: name)]) { _ in }
            }
            #expect(try isUnchanged())
            // The remedy that is told.
            try folder.delete("References/\(name).png")
            #expect(try folder.run(.changed).first?.verdict.word == "recorded")
            #expect(try folder.run().map(\.verdict) == [.equal, .equal])
        }
    }

    @Test("A link that leads nowhere is told with where it leads")
    func brokenLink() throws {
        try with { folder, name, _ in
            try folder.delete("References/\(name).png")
            try #require(symlink("/nowhere.png", folder.path(name)) == 0)
            let words =
                "\(folder.path(name)): this is a symbolic link to /nowhere.png, which is not there; mend the link"
            for mode in RecordMode.allCases {
                #expect(try folder.run(mode).first?.verdict.sentence.contains(words) == true)
            }
        }
    }

    @Test("Lines of the manifest that are out of order are sorted when it is next written")
    func sortedManifest() throws {
        try with { folder, name, _ in
            let text = try folder.text("References/manifest.json")
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            lines.swapAt(1, 2)
            try folder.write(lines.joined(separator: "\n"), to: "References/manifest.json")
            #expect(try folder.run().map(\.verdict) == [.equal, .equal])
            #expect(try folder.text("References/manifest.json") != text)
            try folder.delete("References/\(name).png")
            _ = try folder.run(.missing)
            #expect(try folder.text("References/manifest.json") == text)
        }
    }

    @Test("The manifest is the same text, whatever order and part the references were recorded in")
    func stableManifest() throws {
        try with { folder, name, other in
            let text = try folder.text("References/manifest.json")
            try folder.delete("References/manifest.json")
            for name in [other, name] {
                try folder.delete("References/\(name).png")
                _ = try folder.run(SnapshotOptions(record: .missing, filter: NameFilter([name])))
            }
            #expect(try folder.text("References/manifest.json") == text)
            _ = try folder.run(.all)
            #expect(try folder.text("References/manifest.json") == text)
        }
    }

    @Test("Another font file is named before the pixels")
    func font() throws {
        let fonts = "/usr/share/fonts/opentype/inter"
        let scene = SuiteFolder.scene.replacing("\"hud\"", with: #""fonts": [{"file": "font.otf"}], "hud""#)
        try SuiteFolder.with(scenes: ["a": scene]) { folder in
            let (first, second) = ("\(fonts)/Inter-Regular.otf", "\(fonts)/Inter-Italic.otf")
            try folder.write(Array(try Data(contentsOf: URL(filePath: first))), to: "Scenes/font.otf")
            _ = try folder.run(.changed)
            try folder.write(Array(try Data(contentsOf: URL(filePath: second))), to: "Scenes/font.otf")
            let result = try folder.run()[0]
            #expect(result.verdict.word == "different")
            #expect(result.cause == "the fonts are Inter-Italic, and were Inter-Regular")
            #expect(result.sentence.hasPrefix("the fonts are Inter-Italic"))
        }
    }

    @Test("What was different before the pixels is said of each: version, scale, font file, scene")
    func causes() {
        let old = ReferenceManifestTests.record("x").facts
        var new = old
        #expect(old.cause(of: new) == nil)
        new.version = "0.2.0"
        new.scale = 3
        new.fonts = ["Inter sha256:01"]
        new.scene = "y"
        #expect(
            old.cause(of: new)
                == "the reference is by Scrim 0.1.0, and this is 0.2.0; the reference has 2 pixels a point, and "
                + "this frame 3; Inter is another font file than the reference's; the scene file or a file that it "
                + "names has changed since the reference was recorded"
        )
    }

    @Test("A frame of one colour fails, with a reference that equals it and without, unless the scene expects it")
    func blank() throws {
        let blank =
            #"{"scrim": 1, "device": "iPhone 5", "scale": 1, "screen": "white.png", "story": [{"at": 1, "show": "loading"}]"#
        let white = PNGImage(width: 320, height: 568, bytes: [UInt8](repeating: 255, count: 4 * 320 * 568))
        try SuiteFolder.with(scenes: ["a": blank + "}"]) { folder in
            try folder.write(try PNGEncoder().encode(white), to: "Scenes/white.png")
            for mode in RecordMode.allCases { #expect(try folder.run(mode).map(\.verdict.word) == ["blank"]) }
            #expect(try folder.references().isEmpty)
            try folder.write(blank + #", "expectBlank": true}"#, to: "Scenes/a.json")
            #expect(try folder.run(.changed).map(\.verdict.word) == ["recorded"])
            #expect(try folder.run().map(\.verdict.word) == ["equal"])
            try folder.write(blank + "}", to: "Scenes/a.json")
            #expect(try folder.run().map(\.verdict.word) == ["blank"])
        }
    }

    @Test("Two that record at once on one folder leave whole references and the records of both")
    func twoAtOnce() throws {
        let scenes = Dictionary(uniqueKeysWithValues: ["a", "b", "c", "d"].map { ($0, SuiteFolder.scene) })
        try SuiteFolder.with(scenes: scenes) { folder in
            let threads = ThreadPool(threads: 2)
            let shards = [SnapshotShard(index: 1, count: 2), SnapshotShard(index: 2, count: 2)]
            threads.forEach(4) { index, _ in
                let shard = index < 2 ? shards[index] : nil
                #expect(throws: Never.self) { try folder.run(SnapshotOptions(record: .changed, shard: shard)) }
            }
            #expect(try folder.run().map(\.verdict) == [.equal, .equal, .equal, .equal])
            let manifest = try folder.text("References/manifest.json")
            for name in try folder.suite.names() { #expect(manifest.contains("\"\(name)\": ")) }
        }
    }
}
