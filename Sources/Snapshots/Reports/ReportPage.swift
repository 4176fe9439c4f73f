import Markup

/// The fixed parts of the HTML page, which loads nothing: its script and style are allowed by their digests alone.
enum ReportPage {
    static let script = decoder + viewer + drawing + controls + list

    /// The page's head; the policy lets in nothing but this style, this script and pictures inside of the page.
    static func head(title: String) -> String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src '\(ContentPolicy.source(script))'; \
        style-src '\(ContentPolicy.source(style))'; img-src data:; base-uri 'none'; form-action 'none'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="referrer" content="no-referrer">
        <link rel="icon" href="data:,">
        <title>\(MarkupText.text(title))</title>
        <style>\(style)</style>
        </head>

        """
    }
}
