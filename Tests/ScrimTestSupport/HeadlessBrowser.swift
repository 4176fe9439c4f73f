import FoundationEssentials

/// Chromium without a window: opens files, for tests of pages and pictures.
///
///     @Test("…", .enabled(if: HeadlessBrowser.isExpected, "Chromium is missing; run: apt-get install chromium"))
///     func page() throws {
///         let page = try HeadlessBrowser().open("report.html", fragment: "selftest")
///         #expect(page.console == [])
///         #expect(page.text(of: "findings") == "[]")
///     }
///
/// A page's own time is not that of the clock: timers and animations run as fast as the machine can, until `milliseconds` of
/// page time are over and nothing is waited for.
public struct HeadlessBrowser {
    /// The window's width in CSS pixels; below 500, which only pictures can be, the page stands in a frame of that size.
    public var width = 1280
    /// The window's height in CSS pixels.
    public var height = 900
    /// What the page hears of the reader's wishes.
    public var prefersDark = false
    public var prefersReducedMotion = false
    /// The time that the page is given, in milliseconds of its own.
    public var milliseconds = 10_000

    public init() {}

    /// The program, where it is installed.
    public static let program = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// True where a test in a browser has to run: where one is installed, and on CI, where a missing one is a failure.
    public static let isExpected = program != nil || ProcessInfo.processInfo.environment["CI"] == "true"

    /// Opens an HTML file and returns what it made of itself.
    ///
    /// - Parameter fragment: what stands behind the # of the address.
    public func open(_ path: String, fragment: String = "") throws -> BrowserPage {
        guard width >= Self.narrowest else { throw BrowserError.tooNarrow }
        let run = try run(path, fragment, ["--dump-dom"])
        return BrowserPage(dom: String(decoding: run.output, as: UTF8.self), console: Self.console(run.errors))
    }

    /// Opens an HTML file and writes how it looks into a PNG file.
    public func screenshot(of path: String, fragment: String = "", to picture: String) throws {
        guard width < Self.narrowest else {
            _ = try run(path, fragment, ["--screenshot=\(picture)"])
            return
        }
        try TemporaryFolder.with { folder in
            let frame = """
                <!DOCTYPE html><style>body { margin: 0 } iframe { border: 0; width: \(width)px; height: \(height)px }</style>
                <iframe src="\(Self.address(path, fragment))"></iframe>
                """
            _ = try run(folder.write(frame, to: "frame.html"), "", ["--screenshot=\(picture)"])
        }
    }

    /// Chromium makes no narrower window.
    private static let narrowest = 500

    private func run(_ path: String, _ fragment: String, _ actions: [String]) throws -> ChildProcess {
        guard let program = Self.program else { throw BrowserError.missing }
        return try TemporaryFolder.with { profile in
            var options = [
                "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--enable-logging=stderr",
                "--log-level=0", "--user-data-dir=\(profile.path)", "--no-first-run", "--disable-background-networking",
                "--disable-component-update", "--disable-dev-shm-usage", "--force-color-profile=srgb",
                "--window-size=\(max(width, Self.narrowest)),\(height)", "--virtual-time-budget=\(milliseconds)",
                "--blink-settings=preferredColorScheme=\(prefersDark ? 0 : 1)",
            ]
            if prefersReducedMotion { options.append("--force-prefers-reduced-motion") }
            let run = try ChildProcess(program, options + actions + [Self.address(path, fragment)])
            guard run.code == 0 else {
                throw BrowserError.failed(run.code, String(decoding: run.errors.suffix(2000), as: UTF8.self))
            }
            return run
        }
    }

    private static func address(_ path: String, _ fragment: String) -> String {
        URL(filePath: path).absoluteString + (fragment.isEmpty ? "" : "#" + fragment)
    }

    /// The messages of the page among those of the program: `[…:CONSOLE:3] "message", source: file:///… (3)`.
    private static func console(_ errors: [UInt8]) -> [String] {
        var messages: [String] = []
        var isInside = false
        for line in String(decoding: errors, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
            if let start = line.firstRange(of: ":CONSOLE:") {
                isInside = true
                let text = line[start.upperBound...]
                messages.append(String(text[(text.firstRange(of: "] ")?.upperBound ?? text.startIndex)...]))
            } else if line.hasPrefix("[") {
                isInside = false
            } else if isInside {
                messages[messages.count - 1] += "\n" + line
            }
        }
        return messages
    }
}

/// A page as it was when its time was over.
public struct BrowserPage {
    /// The document as HTML.
    public let dom: String
    /// What the page and the browser wrote to the console: messages, errors that nobody caught, refused requests.
    public let console: [String]

    /// The text of the element with an id that holds no other elements.
    public func text(of id: String) -> String? {
        guard let name = dom.firstRange(of: "id=\"\(id)\""), let start = dom[name.upperBound...].firstIndex(of: ">"),
            let end = dom[start...].firstRange(of: "</")
        else { return nil }
        return String(dom[dom.index(after: start)..<end.lowerBound])
            .replacing("&lt;", with: "<")
            .replacing("&gt;", with: ">")
            .replacing("&nbsp;", with: "\u{A0}")
            .replacing("&quot;", with: "\"")
            .replacing("&amp;", with: "&")
    }
}

public enum BrowserError: Error, CustomStringConvertible {
    case missing
    case tooNarrow
    case failed(Int32, String)

    public var description: String {
        switch self {
        case .missing: "Chromium is missing. Run: apt-get install chromium"
        case .tooNarrow: "Chromium opens no window below 500 pixels; such pages are only pictured."
        case .failed(let code, let errors): "Chromium ended with \(code): \(errors)"
        }
    }
}
