import FoundationEssentials
import ScrimTestSupport
import Testing

@testable import Typography

@Suite struct FontLibraryTests {
    private static let serif = "/usr/share/fonts/truetype/noto/NotoSerif-Regular.ttf"
    private static let serifBold = "/usr/share/fonts/truetype/noto/NotoSerif-Bold.ttf"

    @Test("Inter has a file for each weight")
    func weights() throws {
        let library = try systemFonts.get()
        let names = FontWeight.allCases.map { library.face($0).postScriptName }
        #expect(
            names == [
                "Inter-Thin", "Inter-ExtraLight", "Inter-Light", "Inter-Regular", "Inter-Medium", "Inter-SemiBold",
                "Inter-Bold", "Inter-ExtraBold", "Inter-Black",
            ]
        )
    }

    @Test("Every font of the fallback list opens, regular and bold")
    func notoFontsExist() throws {
        for script in NotoFonts.scripts {
            let family = try #require(NotoFonts.family(for: script))
            for weight in [FontWeight.regular, .bold] {
                _ = try FontFace(file: "\(DebianFonts.root)/\(NotoFonts.file(of: family, weight: weight))")
            }
        }
        _ = try FontFace(file: "\(DebianFonts.root)/\(EastAsianFont.file)")
    }

    @Test("Without the fonts the error names the packages")
    func missingPackages() throws {
        #expect(
            throws: FontError.packagesMissing(
                packages: ["fonts-inter", "fonts-noto-core", "fonts-droid-fallback"],
                file: "/nowhere/opentype/inter/Inter-Thin.otf"
            )
        ) {
            try FontLibrary.system(root: "/nowhere")
        }
    }

    /// Runs a test with a folder of fonts that holds Inter and files of its own in the place of others.
    private func withRoot(fallback: [String: Data?], _ body: (String) throws -> Void) throws {
        try TemporaryFolder.with { root in
            for folder in ["opentype", "truetype/noto", "truetype/droid"] {
                try FileManager.default.createDirectory(atPath: root.file(folder), withIntermediateDirectories: true)
            }
            try FileManager.default.createSymbolicLink(
                atPath: root.file("opentype/inter"),
                withDestinationPath: "\(DebianFonts.root)/opentype/inter"
            )
            for (name, contents) in fallback {
                if let contents {
                    try contents.write(to: URL(fileURLWithPath: root.file(name)))
                } else {
                    try FileManager.default.createSymbolicLink(
                        atPath: root.file(name),
                        withDestinationPath: "\(DebianFonts.root)/\(name)"
                    )
                }
            }
            try body(root.path)
        }
    }

    @Test("Without one of the packages the error names that one alone")
    func missingPackage() throws {
        try withRoot(fallback: [EastAsianFont.file: nil]) { root in
            let file = "\(root)/truetype/noto/NotoSans-Regular.ttf"
            #expect(throws: FontError.packagesMissing(packages: ["fonts-noto-core"], file: file)) {
                try FontLibrary.system(root: root)
            }
        }
        try withRoot(fallback: ["truetype/noto/NotoSans-Regular.ttf": nil]) { root in
            let file = "\(root)/\(EastAsianFont.file)"
            #expect(throws: FontError.packagesMissing(packages: ["fonts-droid-fallback"], file: file)) {
                try FontLibrary.system(root: root)
            }
        }
    }

    @Test("A fallback font that cannot be opened has no glyphs: its characters are reported")
    func damagedNoto() throws {
        let files = [
            EastAsianFont.file: nil, "truetype/noto/NotoSans-Regular.ttf": nil,
            "truetype/noto/NotoSansHebrew-Regular.ttf": Data("no font".utf8),
        ]
        try withRoot(fallback: files) { root in
            let layout = try layout("a שa", library: FontLibrary.system(root: root))
            #expect(layout.missing == ["ש"])
        }
    }

    @Test("A custom font takes Inter's place with its own size, spacing and line height")
    func custom() throws {
        let library = try FontLibrary(custom: [CustomFont(file: Self.serif)])
        let face = library.face(.regular)
        let layout = try layout("Text\nText", font: TextFont(style: .body, category: .medium), library: library)
        #expect(layout.runs.map(\.face.postScriptName) == ["NotoSerif-Regular", "NotoSerif-Regular"])
        #expect(layout.runs[0].size == 16)
        let box = ((face.metrics.ascender + face.metrics.descender) * 48).rounded(.up)
        let pitch = ((face.metrics.lineBox + face.metrics.lineGap) * 48).rounded(.up)
        #expect(abs(layout.size.height * 3 - (box + pitch)) < 1e-9)
        let letter = try TypographyTests.layout("o", font: TextFont(size: 16), library: library).lines[0].width
        let pair = try TypographyTests.layout("oo", font: TextFont(size: 16), library: library).lines[0].width
        #expect(abs(pair - 2 * letter) < 1e-9)
        let units = letter * Double(face.unitsPerEm) / 16
        #expect(abs(units - units.rounded()) < 1e-6)
    }

    @Test("What a custom font lacks comes from Noto")
    func customFallback() throws {
        let library = try FontLibrary(custom: [CustomFont(file: Self.serif)])
        let layout = try layout("a ש", library: library)
        #expect(layout.runs.map(\.face.postScriptName) == ["NotoSerif-Regular", "NotoSansHebrew-Regular"])
    }

    @Test("A weight that was not given is drawn by the nearest one")
    func nearestWeight() throws {
        let library = try FontLibrary(custom: [
            CustomFont(file: Self.serifBold, weight: .bold), CustomFont(file: Self.serif, weight: .light),
        ])
        let names = FontWeight.allCases.map { library.face($0).postScriptName }
        #expect(names == Array(repeating: "NotoSerif-Regular", count: 4) + Array(repeating: "NotoSerif-Bold", count: 5))
    }

    @Test("Without custom fonts the system's are used; with a damaged one nothing is")
    func customErrors() throws {
        #expect(try FontLibrary(custom: []).face(.regular).postScriptName == "Inter-Regular")
        #expect(throws: FontError.missing(file: "/nowhere.ttf")) {
            try FontLibrary(custom: [CustomFont(file: Self.serif), CustomFont(file: "/nowhere.ttf", weight: .bold)])
        }
    }
}
