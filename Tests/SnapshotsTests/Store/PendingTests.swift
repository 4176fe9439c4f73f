import Glibc
import ImageIO
import Raster
import Testing

@testable import Snapshots

struct PendingTests {
    /// Three frames without references, which were drawn.
    private func with(_ body: (_ folder: SuiteFolder, _ names: [String]) throws -> Void) throws {
        let scenes = Dictionary(uniqueKeysWithValues: ["a", "b", "c"].map { ($0, SuiteFolder.scene) })
        try SuiteFolder.with(scenes: scenes) { folder in
            _ = try folder.run()
            try body(folder, try folder.suite.names())
        }
    }

    @Test("Accepting makes the frame the reference that recording would have made, and no other")
    func accepting() throws {
        try with { folder, names in
            try folder.suite.accept([.init(name: names[1])]) { #expect($0 == folder.path(names[1])) }
            #expect(try folder.references().keys.sorted() == [names[1]])
            #expect(try folder.suite.pending.names() == [names[0], names[2]])
            #expect(try folder.run().map(\.verdict.word) == ["missing", "equal", "missing"])
            let (accepted, manifest) = try (folder.reference(names[1]), folder.text("References/manifest.json"))
            try folder.delete("References")
            _ = try folder.run(SnapshotOptions(record: .missing, filter: NameFilter([names[1]])))
            #expect(try folder.reference(names[1]) == accepted)
            #expect(try folder.text("References/manifest.json") == manifest)
        }
    }

    @Test("A name that leads out of the pending frames is none, though a frame of that name lies there")
    func outside() throws {
        try with { folder, names in
            let frame = try folder.suite.pending.frame(names[0])
            let name = "../outside"
            var image = frame.image
            let scale = "\(frame.facts.scale)"
            image.text =
                frame.facts.texts(name: name) + [
                    .init(keyword: FrameFacts.Keyword.version, text: frame.facts.version),
                    .init(keyword: FrameFacts.Keyword.scale, text: scale),
                    .init(keyword: FrameFacts.Keyword.fonts, text: frame.facts.fonts.joined(separator: ", ")),
                ]
            try folder.write(try PNGEncoder().encode(image), to: "differences/outside.png")
            #expect(throws: StoreError.notPending(name, nearest: nil)) {
                try folder.suite.accept([.init(name: name)]) { _ in }
            }
            #expect(throws: StoreError.notPending(name, nearest: nil)) { try folder.suite.reject(.init(name: name)) }
            #expect(try !folder.bytes("differences/outside.png").isEmpty)
        }
    }

    @Test("A frame that cannot be drawn any more is not pending: what was kept of it is of an earlier run")
    func notDrawn() throws {
        try with { folder, names in
            let scene = SuiteFolder.scene.replacing("\"scrim\": 1", with: "\"scrim\": 1, \"screen\": \"nope.png\"")
            try folder.write(scene, to: "Scenes/a.json")
            #expect(try folder.run().first?.verdict.word == "not-drawn")
            #expect(try folder.suite.pending.names() == Array(names[1...]))
        }
    }

    @Test("Rejecting drops the frame, and the reference stays as it is")
    func rejecting() throws {
        try with { folder, names in
            try folder.suite.reject(.init(name: names[0]))
            #expect(try folder.suite.pending.names() == Array(names[1...]))
            #expect(try folder.references().isEmpty)
        }
    }

    @Test("A list of which one frame is none, or has other pixels by now, accepts nothing")
    func allOrNothing() throws {
        try with { folder, names in
            let good = SnapshotSuite.Acceptance(name: names[0])
            #expect(throws: StoreError.notPending("nix", nearest: nil)) {
                try folder.suite.accept([good, .init(name: "nix")]) { _ in }
            }
            #expect(throws: StoreError.changedSince(names[1])) {
                try folder.suite.accept([good, .init(name: names[1], pixels: "00")]) { _ in }
            }
            try folder.write(
                try folder.bytes("differences/pending/\(names[0]).png"),
                to: "differences/pending/\(names[2]).png"
            )
            #expect(
                throws: StoreError.notAFrame(
                    folder.suite.pending.picture(names[2]),
                    reason: "it does not carry this name"
                )
            ) {
                try folder.suite.accept([good, .init(name: names[2])]) { _ in }
            }
            #expect(try folder.references().isEmpty)
        }
    }

    @Test("A frame is not accepted over another reference than it was compared with, or looked at with")
    func referenceChanged() throws {
        try with { folder, names in
            let theirs = try PNGEncoder().encode(PNGImage(Bitmap(width: 2, height: 2)))
            try folder.write(theirs, to: "References/\(names[0]).png")
            #expect(throws: StoreError.referenceChanged(names[0])) {
                try folder.suite.accept([.init(name: names[1]), .init(name: names[0])]) { _ in }
            }
            #expect(try folder.references() == [names[0]: theirs])
            // What was looked at was no reference, whatever the frame was compared with since.
            _ = try folder.run()
            #expect(throws: StoreError.referenceChanged(names[0])) {
                try folder.suite.accept([.init(name: names[0], reference: "none")]) { _ in }
            }
            let change = try folder.suite.change(names[0])
            try folder.suite.accept(
                [.init(name: names[0], pixels: change.pixels, reference: change.reference)]
            ) { _ in }
            #expect(try folder.reference(names[0]) != theirs)
            let file = try PNGFacts(folder.reference(names[0]), file: "")
            #expect(file.text(for: FrameFacts.Keyword.reference) == nil)
            // One that is gone is another, too; the frame itself is none that anybody would miss.
            try folder.write(theirs, to: "References/\(names[1]).png")
            _ = try folder.run()
            try folder.delete("References/\(names[1]).png")
            #expect(throws: StoreError.referenceChanged(names[1])) {
                try folder.suite.accept([.init(name: names[1])]) { _ in }
            }
        }
    }

    @Test("A pending frame that does not say what it was compared with is not accepted, unless it is the reference")
    func noReferenceSaid() throws {
        try with { folder, names in
            let path = folder.suite.pending.picture(names[0])
            var image = try PNGDecoder().decode(file: path)
            image.text.removeAll { $0.keyword == FrameFacts.Keyword.reference }
            try PNGEncoder().write(image, to: path)
            let reason = "it does not say which reference it was compared with"
            #expect(throws: StoreError.notAFrame(path, reason: reason)) {
                try folder.suite.accept([.init(name: names[0])]) { _ in }
            }
            try folder.write(try folder.bytes("differences/pending/\(names[0]).png"), to: "References/\(names[0]).png")
            try folder.suite.accept([.init(name: names[0])]) { _ in }
            #expect(try folder.suite.pending.names().count == 2)
        }
    }

    @Test("A folder is no reference, whatever its name, and prune drops the pictures of frames that are none any more")
    func folders() throws {
        try with { folder, names in
            _ = try folder.run(.changed)
            try folder.write("", to: "References/x.png/keep")
            try folder.write("", to: "References/old.png")
            #expect(try folder.suite.obsolete() == ["old"])
            try folder.suite.remove(["old"]) { _ in }
            #expect(try folder.run(SnapshotOptions(isStrict: true)).allSatisfy(\.verdict.isPass))
            try folder.delete("References/\(names[1]).png")
            _ = try folder.run()
            #expect(try folder.suite.pending.names() == [names[1]])
            try folder.delete("Scenes/b.json")
            try folder.suite.removeVanished()
            #expect(try folder.suite.pending.names() == [])
        }
    }

    @Test("A frame that is none any more stops being pending in a run of all frames, not in one of a part")
    func stale() throws {
        try with { folder, names in
            try folder.delete("Scenes/b.json")
            _ = try folder.run(SnapshotOptions(filter: NameFilter(["a"])))
            #expect(try folder.suite.pending.names() == names)
            try folder.write("mine", to: "differences/pending/mine.png")
            _ = try folder.run()
            #expect(try folder.suite.pending.names() == [names[0], names[2], "mine"])
        }
    }

    @Test("Case 22: a reference without a frame is named in a run of all frames, fails a strict one, is pruned alone")
    func obsolete() throws {
        try with { folder, names in
            _ = try folder.run(.changed)
            try folder.delete("Scenes/b.json")
            let part = SnapshotOptions(filter: NameFilter(["a"]))
            #expect(try folder.run(part).map(\.verdict) == [.equal])
            let shard = try #require(SnapshotShard(index: 1, count: 2))
            for options in [part, SnapshotOptions(shard: shard)] {
                #expect(throws: StoreError.self) { try folder.suite.obsolete(options) }
            }
            for isStrict in [false, true] {
                let results = try folder.run(SnapshotOptions(isStrict: isStrict))
                let obsolete = SnapshotVerdict.obsolete(folder.path(names[1]), isFault: isStrict)
                #expect(results.map(\.verdict) == [.equal, .equal, obsolete])
                #expect(results[2].verdict.isPass == !isStrict)
            }
            #expect(try folder.suite.obsolete() == [names[1]])
            try folder.suite.remove([names[1]]) { #expect($0 == folder.path(names[1])) }
            #expect(try folder.references().keys.sorted() == [names[0], names[2]])
            #expect(try folder.text("References/manifest.json").contains(names[1]) == false)
            #expect(try folder.run(SnapshotOptions(isStrict: true)).map(\.verdict) == [.equal, .equal])
        }
    }

    @Test("A reference that cannot be removed is an error that says so, and keeps its record")
    func notRemoved() throws {
        try with { folder, names in
            _ = try folder.run(.changed)
            try folder.delete("References/\(names[1]).png")
            try folder.write("", to: "References/\(names[1]).png/file")
            let error = FileWriteError(file: folder.path(names[1]), step: .remove, code: EISDIR)
            #expect(throws: error) { try folder.suite.remove([names[1]]) { _ in } }
            #expect(try folder.text("References/manifest.json").contains(names[1]))
        }
    }

    @Test("A folder that cannot be read is an error with the system's reason")
    func unreadableFolder() throws {
        try SuiteFolder.with(scenes: ["a": SuiteFolder.scene]) { folder in
            try folder.write("", to: "differences/pending")
            let place = "\(folder.path)/differences/pending"
            #expect(throws: SnapshotError.unreadableFolder(place, reason: String(cString: strerror(ENOTDIR)))) {
                try folder.suite.pending.names()
            }
        }
    }

    @Test("References of a scene that cannot be read are not obsolete, and nothing is pruned then")
    func unknown() throws {
        try with { folder, names in
            _ = try folder.run(.changed)
            try folder.write("{", to: "Scenes/b.json")
            #expect(try folder.run().map(\.verdict.word) == ["equal", "not-drawn", "equal"])
            #expect(throws: StoreError.self) { try folder.suite.obsolete() }
        }
    }

    @Test("A pattern that no frame fits draws nothing")
    func noFrame() throws {
        try with { folder, _ in
            #expect(throws: SnapshotError.noFrame(pattern: "nix*", nearest: nil)) {
                try folder.run(SnapshotOptions(record: .all, filter: NameFilter(["a", "nix*"])))
            }
            let references = try folder.references()
            #expect(references.isEmpty)
        }
    }
}
