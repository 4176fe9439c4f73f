import FoundationEssentials
import Markup
import Scenes

/// The gallery as one HTML file that asks for nothing else: its pictures, style and script stand in it.
///
/// What it holds is let in by name alone. Its content security policy allows pictures of the page itself and exactly
/// the one style and the one script, by their digests; so even a fault in it could send nothing anywhere.
package struct GalleryPage: Sendable {
    package let sections: [GallerySection]

    package init(_ gallery: Gallery) { sections = gallery.sections }

    init(sections: [GallerySection]) { self.sections = sections }

    /// The animations of a design: one, or for what follows the appearance, the light and the dark one.
    package func animations(of design: GalleryDesign) throws -> [GalleryDesign.Animation] {
        try (design.followsAppearance ? [.light, .dark] : [.light]).map(design.animation)
    }

    /// The file, of the animations of all designs in their order.
    package func html(_ animations: [[GalleryDesign.Animation]]) -> [UInt8] {
        var rest = animations[...]
        var body = ""
        for section in sections {
            var items = ""
            for design in section.designs {
                items += item(design, in: section, rest.popFirst() ?? [])
            }
            body += """
                <section id="\(section.id)" aria-labelledby="\(section.id)-title">
                <h2 id="\(section.id)-title">\(MarkupText.text(section.title)) <span class="sum">\(section.designs.count)</span></h2>
                <ul class="designs">
                \(items)</ul>
                </section>

                """
        }
        return Array(page(body).utf8)
    }

    private func page(_ body: String) -> String {
        let count = sections.reduce(0) { $0 + $1.designs.count }
        let links = sections.map { "<a href=\"#\($0.id)\">\(MarkupText.text($0.title))</a>" }.joined(separator: "\n")
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="generator" content="Scrim \(MarkupText.text(ScrimVersion.current))">
            <link rel="icon" href="data:,">
            <title>Scrim gallery</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <a class="skip" href="#designs">Skip to the designs</a>
            <header>
            <h1>Scrim gallery</h1>
            <nav aria-label="Sections">
            \(links)
            </nav>
            <div class="controls" role="search">
            <div class="field">
            <label for="filter">Filter by name</label>
            <input id="filter" type="search" autocomplete="off" autocapitalize="off" spellcheck="false">
            </div>
            \(Self.choice("theme", "Appearance", [("auto", "Automatic"), ("light", "Light"), ("dark", "Dark")], "auto"))
            \(Self.choice("speed", "Speed", [("0.25", "¼"), ("0.5", "½"), ("1", "1"), ("2", "2")], "1"))
            <button id="play" type="button" aria-pressed="true">Play</button>
            </div>
            <p id="count" role="status">\(count) designs</p>
            </header>
            <main id="designs" tabindex="-1">
            \(body)<p id="none" hidden>No design has such a name.</p>
            </main>
            <p id="said" class="unseen" role="status"></p>
            <script>\(Self.script)</script>
            </body>
            </html>

            """
    }

    private static func choice(_ name: String, _ legend: String, _ values: [(String, String)], _ chosen: String)
        -> String
    {
        let inputs = values.map { value, label in
            let checked = value == chosen ? " checked" : ""
            return
                "<label><input type=\"radio\" name=\"\(name)\" value=\"\(value)\"\(checked)> <span>\(label)</span></label>"
        }
        let choices = inputs.joined(separator: "\n")
        return "<fieldset><legend>\(legend)</legend>\n<div class=\"choices\">\n\(choices)\n</div></fieldset>"
    }

    private func item(
        _ design: GalleryDesign,
        in section: GallerySection,
        _ animations: [GalleryDesign.Animation]
    ) -> String {
        let id = "\(section.id)-\(design.name.slug)"
        let name = MarkupText.attribute(design.name)
        let classes = animations.count == 1 ? ["both"] : ["light", "dark"]
        let pictures = zip(classes, animations).map { appearance, animation in
            let data = Data(animation.bytes).base64EncodedString()
            return """
                <img class="\(appearance)" src="data:image/png;base64,\(data)" alt="\(name)" \
                width="\(animation.width)" height="\(animation.height)">
                """
        }
        let note = design.note.isEmpty ? "" : "<p class=\"note\">\(MarkupText.text(design.note))</p>\n"
        return """
            <li id="\(id)" data-name="\(name)" data-word="\(MarkupText.attribute(design.word))">
            <div class="stage">\(pictures.joined())</div>
            <h3><a href="#\(id)">\(MarkupText.text(design.name.breakable).replacing("\u{200B}", with: "<wbr>"))</a></h3>
            \(note)<details><summary>Code<span class="unseen"> for \(name)</span></summary>
            \(design.samples.map { code($0, of: name) }.joined())</details>
            </li>

            """
    }

    private func code(_ sample: CodeSample, of name: String) -> String {
        let language = MarkupText.text(sample.language.rawValue)
        return """
            <div class="code"><div class="bar"><h4>\(language)</h4>\
            <button type="button" class="copy">Copy<span class="unseen"> \(language) for \(name)</span></button></div>
            <pre tabindex="0" aria-label="\(language) for \(name)"><code>\(MarkupText.text(sample.text))</code></pre></div>

            """
    }

    private static let policy = """
        default-src 'none'; img-src data: blob:; style-src '\(ContentPolicy.source(style))'; \
        script-src '\(ContentPolicy.source(script))'; base-uri 'none'; form-action 'none'
        """
}
