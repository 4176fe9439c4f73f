import FoundationEssentials
import StrictJSON

/// Chromium without a window: opens files, for tests of pages and pictures.
///
///     @Test("…", .enabled(if: HeadlessBrowser.isExpected, "Chromium is missing; run: apt-get install chromium"))
///     func page() throws {
///         let page = try HeadlessBrowser().open("page.html", fragment: "selftest", awaiting: "selfTest")
///         #expect(page.console == [])
///         #expect(page.result == ["themes": 2, "faults": []])
///         #expect(page.text(of: "title") == "A page")
///     }
public struct HeadlessBrowser {
    /// The width of what is seen of a page, in CSS pixels; below 500 it is a phone's.
    public var width = 1280
    /// The height of what is seen of a page, in CSS pixels.
    public var height = 900
    /// What the page hears of the reader's wishes.
    public var prefersDark = false
    public var prefersReducedMotion = false

    public init() {}

    /// The program, where it is installed.
    public static let program = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// True where a test in a browser has to run: where one is installed, and on CI, where a missing one is a failure.
    public static let isExpected = program != nil || ProcessInfo.processInfo.environment["CI"] == "true"

    /// Opens an HTML file, waits until it and all that it refers to is loaded, and returns what it made of itself.
    ///
    /// - Parameters:
    ///   - fragment: What stands behind the # of the address.
    ///   - expression: JavaScript to evaluate when the page is loaded; where it is a promise, what that becomes. An error is
    ///     thrown on.
    public func open(_ path: String, fragment: String = "", awaiting expression: String = "null") throws -> BrowserPage
    {
        try visit(path, fragment, expression) { tools, session, result in
            let dom = try Self.evaluate("document.documentElement.outerHTML", tools, session).string
            return BrowserPage(dom: dom ?? "", console: tools.events.compactMap(Self.message), result: result)
        }
    }

    /// Opens an HTML file, or an address that begins with `http:`, and calls `body` with what evaluates JavaScript in it, as
    /// often as is needed; returns the page as it is then.
    public func open(_ path: String, _ body: (_ evaluate: (String) throws -> JSONValue) throws -> Void) throws
        -> BrowserPage
    {
        try visit(path, "", "null") { tools, session, _ in
            try body { try Self.evaluate($0, tools, session) }
            let dom = try Self.evaluate("document.documentElement.outerHTML", tools, session).string
            return BrowserPage(dom: dom ?? "", console: tools.events.compactMap(Self.message), result: .null)
        }
    }

    /// Opens an HTML file as ``open(_:fragment:awaiting:)`` does and writes how it looks into a PNG file: what is seen at
    /// first, or the whole page.
    public func screenshot(
        of path: String,
        fragment: String = "",
        awaiting expression: String = "null",
        wholePage: Bool = false,
        to picture: String
    ) throws {
        try visit(path, fragment, expression) { tools, session, _ in
            let options: JSONValue = ["format": "png", "captureBeyondViewport": .bool(wholePage)]
            let answer = try tools.call("Page.captureScreenshot", options, session: session)
            guard let data = Data(base64Encoded: answer["data"]?.string ?? "") else { throw BrowserError.ended }
            try data.write(to: URL(filePath: picture))
        }
    }

    private func visit<Result>(
        _ path: String,
        _ fragment: String,
        _ expression: String,
        _ body: (DevTools, _ session: String, JSONValue) throws -> Result
    ) throws -> Result {
        guard let program = Self.program else { throw BrowserError.missing }
        return try TemporaryFolder.with { profile in
            let options = [
                "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
                "--user-data-dir=\(profile.path)", "--disable-background-networking", "--disable-component-update",
                "--disable-dev-shm-usage", "--force-color-profile=srgb", "about:blank",
            ]
            let tools = try DevTools(program, options)
            let target = try tools.call("Target.createTarget", ["url": "about:blank"])["targetId"] ?? .null
            let attached = try tools.call("Target.attachToTarget", ["targetId": target, "flatten": true])
            let session = attached["sessionId"]?.string ?? ""
            for domain in ["Page", "Runtime", "Log"] { try tools.call("\(domain).enable", session: session) }
            try tools.call("Emulation.setDeviceMetricsOverride", viewport, session: session)
            try tools.call("Emulation.setEmulatedMedia", ["features": media], session: session)
            let start = path.hasPrefix("http:") ? path : URL(filePath: path).absoluteString
            let address = start + (fragment.isEmpty ? "" : "#\(fragment)")
            try tools.call("Page.navigate", ["url": .string(address)], session: session)
            try tools.wait(for: "Page.loadEventFired")
            return try body(tools, session, Self.evaluate(expression, tools, session))
        }
    }

    private var viewport: JSONValue {
        [
            "width": .number(Double(width)), "height": .number(Double(height)), "deviceScaleFactor": 1,
            "mobile": .bool(width < 500),
        ]
    }

    private var media: JSONValue {
        [
            ["name": "prefers-color-scheme", "value": prefersDark ? "dark" : "light"],
            ["name": "prefers-reduced-motion", "value": prefersReducedMotion ? "reduce" : "no-preference"],
        ]
    }

    private static func evaluate(_ expression: String, _ tools: DevTools, _ session: String) throws -> JSONValue {
        let options: JSONValue = [
            "expression": .string(expression), "awaitPromise": true, "returnByValue": true,
        ]
        let answer = try tools.call("Runtime.evaluate", options, session: session)
        if let details = answer["exceptionDetails"] { throw BrowserError.threw(expression, text(of: details)) }
        return answer["result"]?["value"] ?? .null
    }

    /// What an event adds to the console.
    private static func message(_ event: DevTools.Event) -> String? {
        switch event.method {
        case "Runtime.consoleAPICalled":
            guard case .array(let values) = event.parameters["args"] else { return "" }
            return values.map { $0["value"].map { $0.string ?? $0.text } ?? $0["description"]?.string ?? "" }
                .joined(separator: " ")
        case "Runtime.exceptionThrown": return event.parameters["exceptionDetails"].map(text)
        case "Log.entryAdded": return event.parameters["entry"]?["text"]?.string
        default: return nil
        }
    }

    private static func text(of details: JSONValue) -> String {
        details["exception"]?["description"]?.string ?? details["text"]?.string ?? details.text
    }
}

/// A page as it was when what was awaited had come.
public struct BrowserPage {
    /// The document as HTML.
    public let dom: String
    /// What the page and the browser wrote to the console: messages, errors that nobody caught, refused requests.
    public let console: [String]
    /// The value of the expression that was awaited; null where it has none.
    public let result: JSONValue

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
    case notStarted(String, Int32)
    case ended
    case tooLong(seconds: Int)
    case refused(String, String)
    case threw(String, String)

    public var description: String {
        switch self {
        case .missing: "Chromium is missing. Run: apt-get install chromium"
        case .notStarted(let program, let code): "\(program) does not start: error \(code)"
        case .ended: "the browser ended before it had answered"
        case .tooLong(let seconds): "the browser did not answer within \(seconds) s"
        case .refused(let method, let error): "the browser refused \(method): \(error)"
        case .threw(let expression, let error): "\(expression) in the page: \(error)"
        }
    }
}
