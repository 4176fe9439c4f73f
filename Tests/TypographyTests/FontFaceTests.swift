import FoundationEssentials
import ImageIO
import ScrimTestSupport
import Testing
import Typography

@Suite struct FontFaceTests {
    private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

    /// Runs a test with a temporary file of the given bytes.
    private func withFile(_ bytes: some Sequence<UInt8>, _ body: (String) throws -> Void) throws {
        try TemporaryFolder.with { folder in try body(folder.write(bytes, to: "font.otf")) }
    }

    @Test("A face knows its names and measures")
    func names() throws {
        let face = try FontFace(file: Self.inter)
        #expect(face.postScriptName == "Inter-Regular")
        #expect(face.familyName == "Inter")
        #expect(face.unitsPerEm == 2816)
        #expect(abs(face.metrics.ascender - 0.9688) < 0.0001)
        #expect(abs(face.metrics.descender - 0.2415) < 0.0001)
        #expect(abs(face.metrics.capHeight - 0.7273) < 0.0001)
        #expect(abs(face.metrics.xHeight - 0.5455) < 0.001)
    }

    @Test("The digest is that of the file's bytes")
    func digest() throws {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.inter)))
        let face = try FontFace(file: Self.inter)
        #expect(face.digest == SHA256.digest(of: bytes))
        #expect(face.digest == face.digest)
    }

    @Test("An outline stands on the baseline, y down, in ems")
    func outline() throws {
        let face = try FontFace(file: Self.inter)
        let glyph = try #require(face.glyph(for: "H"))
        let bounds = try #require(face.outline(of: glyph).controlBounds)
        #expect(bounds.maxY == 0)
        #expect(abs(bounds.minY + face.metrics.capHeight) < 1e-9)
        #expect(face.outline(of: glyph) == face.outline(of: glyph))
    }

    @Test("A space and an unknown glyph have empty outlines")
    func emptyOutlines() throws {
        let face = try FontFace(file: Self.inter)
        #expect(face.outline(of: try #require(face.glyph(for: " "))).isEmpty)
        #expect(face.outline(of: .max).isEmpty)
        #expect(face.glyph(for: "日") == nil)
    }

    @Test("A path that leads nowhere, or to a folder, is an error that names it")
    func unreadable() {
        #expect(throws: FontError.missing(file: "/nowhere/font.otf")) { try FontFace(file: "/nowhere/font.otf") }
        #expect(throws: FontError.missing(file: Self.inter + "\0")) { try FontFace(file: Self.inter + "\0") }
        #expect(throws: FontError.unreadable(file: "/", reason: "it is not a regular file")) {
            try FontFace(file: "/")
        }
    }

    @Test("A file that is no font, or a damaged one, is an error")
    func notAFont() throws {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: Self.inter))
        let cases: [[UInt8]] = [
            [], Array("version https://git-lfs.github.com/spec/v1\n".utf8), Array(bytes.prefix(64)),
            Array("wOFF".utf8) + bytes.dropFirst(4).prefix(1000),
        ]
        for bytes in cases {
            try withFile(bytes) { file in
                #expect(throws: FontError.notAFont(file: file)) { try FontFace(file: file) }
            }
        }
    }

    @Test("A font without outlines is an error of its own")
    func noOutlines() throws {
        var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.inter)))
        let name = Array("CFF ".utf8)
        let entry = try #require((0..<600).first { Array(bytes[$0..<$0 + 4]) == name })
        bytes[entry + 2] = UInt8(ascii: "G")
        try withFile(bytes) { file in
            #expect(throws: FontError.noOutlines(file: file)) { try FontFace(file: file) }
        }
    }

    @Test("A font that is cut off is an error, and not one that draws nothing", arguments: 1...9)
    func truncatedFont(tenths: Int) throws {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: Self.inter))
        try withFile(bytes.prefix(bytes.count * tenths / 10)) { file in
            #expect(throws: FontError.damaged(file: file)) { try FontFace(file: file) }
        }
    }

    @Test("A font whose outlines cannot be read is an error, and not one that draws nothing")
    func unreadableOutlines() throws {
        var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.inter)))
        let record = try #require((0..<600).first { Array(bytes[$0..<$0 + 4]) == Array("CFF ".utf8) })
        let table = bytes[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
        for index in table..<table + 64 { bytes[index] = 0xFF }
        try withFile(bytes) { file in
            #expect(throws: FontError.noOutlines(file: file)) { try FontFace(file: file) }
        }
    }

    @Test("A file beyond the limit is not opened")
    func tooLarge() {
        #expect(throws: FontError.self) { try FontFace(file: Self.inter, limit: 1000) }
    }

    @Test(
        "Each error says which file and what to do",
        arguments: [
            FontError.packagesMissing(packages: ["fonts-inter", "fonts-noto-core"], file: "/a.otf"),
            .missing(file: "/a.otf"),
            .unreadable(file: "/a.otf", reason: "r"), .tooLarge(file: "/a.otf", bytes: 2, limit: 1),
            .notAFont(file: "/a.otf"), .damaged(file: "/a.otf"),
            .noOutlines(file: "/a.otf"),
        ]
    )
    func messages(error: FontError) {
        #expect(error.description.hasPrefix("/a.otf: "))
        #expect(error.description.split(separator: "; ").count == 2)
    }
}
