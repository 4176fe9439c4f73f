import FoundationEssentials
import ImageIO
import Raster
import ScrimTestSupport
import StrictJSON
import Testing
import Views

@testable import Gallery

@Suite("The gallery's page")
struct GalleryPageTests {
    /// A page of two designs, one of which tries to be more than text.
    private static func page() throws -> String {
        let hostile = GalleryDesign.plain(name: "</h3><script>alert('\"&')", color: .black)
        let plain = GalleryDesign.plain(name: "BallPulse", color: .white)
        let page = GalleryPage(sections: [
            GallerySection(
                id: "one",
                title: "One & <all>",
                introduction: "",
                sheet: .init(columns: 1, zoom: 1),
                designs: [hostile, plain]
            )
        ])
        return String(decoding: page.html(try [hostile, plain].map(page.animations)), as: UTF8.self)
    }

    @Test("names and code are text, wherever they stand")
    func escaping() throws {
        let page = try Self.page()
        #expect(!page.contains("<script>alert"))
        #expect(page.contains("alt=\"&lt;/h3&gt;&lt;script&gt;alert('&quot;&amp;')\""))
        #expect(page.contains("data-name=\"&lt;/h3&gt;&lt;script&gt;alert('&quot;&amp;')\""))
        #expect(page.contains("<h2 id=\"one-title\">One &amp; &lt;all&gt; <span class=\"sum\">2</span></h2>"))
        #expect(page.contains("<code>let name = &quot;&lt;/h3&gt;&lt;script&gt;alert("))
        #expect(page.contains("id=\"one-h3-script-alert\""))
        #expect(page.contains("Ball<wbr>Pulse</a>"))
    }

    @Test("the page refers to nothing outside, and its policy allows nothing but its own style and script")
    func policy() throws {
        let page = try Self.page()
        for reference in ["http:", "https:", "//", "url(", "@import", "srcset", "style=", "onclick"] {
            #expect(!Self.withoutComments(page).contains(reference), "\(reference)")
        }
        func digest(of element: String) throws -> String {
            let start = try #require(page.firstRange(of: "<\(element)>")).upperBound
            let end = try #require(page.firstRange(of: "</\(element)>")).lowerBound
            let bytes = SHA256.digest(of: Array(page[start..<end].utf8)).bytes
            return "'sha256-\(Data(bytes).base64EncodedString())'"
        }
        let policy = try """
        default-src 'none'; img-src data: blob:; style-src \(digest(of: "style")); script-src \(digest(of: "script")); \
        base-uri 'none'; form-action 'none'
        """
        #expect(page.contains("<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">"))
    }

    /// The page without the script's comments and the data of pictures, where two slashes mean nothing.
    private static func withoutComments(_ page: String) -> String {
        page.split(separator: "\n").filter { !$0.hasPrefix("//") && !$0.contains("base64,") }.joined(separator: "\n")
    }

    @Test("the pictures stand in the page as they were made: one, or one for each appearance")
    func pictures() throws {
        let design = GalleryDesign.plain(name: "both", color: .black, followsAppearance: true)
        let page = GalleryPage(sections: [
            GallerySection(
                id: "one",
                title: "One",
                introduction: "",
                sheet: .init(columns: 1, zoom: 1),
                designs: [design]
            )
        ])
        let animations = try page.animations(of: design)
        let html = String(decoding: page.html([animations]), as: UTF8.self)
        #expect(animations.count == 2)
        for (name, animation) in zip(["light", "dark"], animations) {
            let data = Data(animation.bytes).base64EncodedString()
            #expect(
                html.contains(
                    "<img class=\"\(name)\" src=\"data:image/png;base64,\(data)\" alt=\"both\" width=\"4\" height=\"3\">"
                )
            )
        }
    }

    @Test("texts and controls have the contrasts of WCAG in both appearances")
    func contrast() throws {
        for palette in [GalleryPage.Palette.light, .dark] {
            func ratio(_ a: String, _ b: String) throws -> Double {
                Contrast.ratio(try #require(Color(hex: a)), try #require(Color(hex: b)))
            }
            for ground in [palette.ground, palette.card] {
                for text in [palette.text, palette.faint, palette.accent] {
                    #expect(try ratio(text, ground) >= Contrast.text, "\(text) on \(ground)")
                }
                #expect(try ratio(palette.line, ground) >= Contrast.parts)
            }
            #expect(try ratio(palette.text, palette.code) >= Contrast.text)
            let tint = GalleryDesign.tint
            #expect(Contrast.ratio(tint, try #require(Color(hex: palette.card))) >= Contrast.parts)
        }
    }
}

extension GalleryDesign {
    /// Two moments of one colour and of another.
    static func plain(name: String, color: Color, followsAppearance: Bool = false) -> GalleryDesign {
        func moment(_ opacity: Double) -> Moment {
            { scheme in
                let path = Path.rect(Rect(x: 0, y: 0, width: 4, height: 3))
                let paint = Paint.color(scheme == .dark ? color.opacity(opacity / 2) : color.opacity(opacity))
                return DisplayList(
                    size: Size(width: 4, height: 3),
                    scale: 1,
                    commands: [.fill(.init(path: path, paint: paint))]
                )
            }
        }
        return GalleryDesign(
            name: name,
            note: "",
            samples: [CodeSample(language: .swift, text: "let name = \"\(name)\"")],
            frames: [moment(1), moment(0.5)],
            framesPerSecond: 10,
            moments: [moment(1)],
            scale: 1,
            reduction: 1,
            isOpaque: false,
            followsAppearance: followsAppearance
        )
    }
}
