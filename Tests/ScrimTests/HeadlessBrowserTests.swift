import ScrimTestSupport
import Testing

/// The browser that other tests rely on tells what a page does.
@Suite(.enabled(if: HeadlessBrowser.isExpected, "Chromium is missing; run: apt-get install chromium"))
struct HeadlessBrowserTests {
    private static let page = """
        <!DOCTYPE html>
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'">
        <title>A page</title><p id="said"></p>
        <script>
        const has = query => matchMedia(query).matches;
        document.getElementById('said').textContent = [
            location.hash, has('(prefers-color-scheme: dark)'), has('(prefers-reduced-motion: reduce)'), innerWidth, '<&"'
        ].join(' ');
        </script>
        """

    @Test("a page is told the reader's wishes, and its text comes back")
    func text() throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write(Self.page, to: "a page.html")
            var browser = HeadlessBrowser()
            browser.width = 640
            let page = try browser.open(path, fragment: "part")
            #expect(page.text(of: "said") == "#part false false 640 <&\"")
            #expect(page.text(of: "unsaid") == nil)
            #expect(page.console == [])
            browser.prefersDark = true
            browser.prefersReducedMotion = true
            #expect(try browser.open(path).text(of: "said") == " true true 640 <&\"")
        }
    }

    @Test("messages, errors and refused requests are on the console")
    func console() throws {
        try TemporaryFolder.with { folder in
            let faults = """
                <img src="http://127.0.0.1:9/a.png">
                <script>console.log('two\\nlines'); null.property</script>
                """
            let page = try HeadlessBrowser().open(folder.write(Self.page + faults, to: "page.html"))
            for part in ["two\nlines", "TypeError", "Content Security Policy"] {
                #expect(page.console.contains { $0.contains(part) }, "\(part)")
            }
            #expect(page.console.count == 3)
        }
    }
}
