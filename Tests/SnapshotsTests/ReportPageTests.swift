import FoundationEssentials
import ImageIO
import ScrimTestSupport
import StrictJSON
import Testing

@testable import Snapshots

/// The page as a browser shows it; what a person would do is done by scripts that the tests bring along.
@Suite(
    "The report as a page",
    .enabled(if: HeadlessBrowser.isExpected, "Chromium is missing; run: apt-get install chromium")
)
struct ReportPageTests {
    /// Waits for the frame that is opened by itself, the first that failed, and has what the steps need.
    private static func script(_ body: String) -> String {
        """
        (async () => {
          const until = async (test) => {
            for (let i = 0; i < 400 && !test(); i++) await new Promise((done) => setTimeout(done, 5));
            if (!test()) throw new Error("never: " + test);
          };
          const key = (key, target = document.body, more = {}) =>
            target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
          const text = (selector) => document.querySelector(selector).textContent;
          const ready = (frame) => until(() => document.body.dataset.ready === frame);
          const values = (row) => [...document.querySelectorAll("#value-" + row + " td")].slice(1).map((c) => c.textContent);
          // Beside the lines between pixels.
          const shown = (index = 0) => (x, y) => {
            const canvas = document.querySelectorAll("#stage canvas")[index];
            const copy = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
            copy.drawImage(canvas, -Math.round(x * canvas.width + 5), -Math.round(y * canvas.height + 5));
            return [...copy.getImageData(0, 0, 1, 1).data].join(" ");
          };
          \(body)
        })()
        """
    }

    /// Opens the page of a report; nothing may be said on the console, and nothing loaded but the page.
    private func visit(_ sample: Sample, _ body: String, _ browser: HeadlessBrowser = HeadlessBrowser()) throws
        -> JSONValue
    {
        let requests =
            "performance.getEntriesByType('resource').map((entry) => entry.name)"
            + ".filter((name) => !name.startsWith('data:') && !name.startsWith('blob:'))"
        let page = try browser.open(
            sample.page,
            awaiting: Self.script("const result = await (async () => { \(body) })();\nreturn [result, \(requests)];")
        )
        #expect(page.console == [])
        guard case .array(let parts) = page.result, parts.count == 2 else {
            Issue.record("\(page.result)")
            return .null
        }
        #expect(parts[1] == [])
        return parts[0]
    }

    @Test("Arrow keys read the exact pixels of all kinds of files, also below alpha, and their difference")
    func values() throws {
        try Sample.with { sample in
            let result = try visit(
                sample,
                """
                await ready("a/colours");
                key("j");
                await ready("a/differs");
                key("g");
                const first = [text("#values caption"), values("expected"), values("actual"), values("difference")];
                key("ArrowLeft", document.querySelector("#stage"));
                const second = [text("#values caption"), values("expected"), values("actual")];
                key("ArrowDown", document.querySelector("#stage"), { shiftKey: true });
                return [...first, ...second, text("#values caption"), text("#spoken"), text("#explanation li")];
                """
            )
            #expect(
                result == [
                    "Pixel 30, 20", ["#C8640A07", "200", "100", "10", "7"], ["#C8640B07", "200", "100", "11", "7"],
                    ["", "0", "0", "+1", "0"], "Pixel 29, 20", ["#C8640A07", "200", "100", "10", "7"],
                    ["#C8640A07", "200", "100", "10", "7"], "Pixel 29, 30",
                    "pixel 29, 30: expected 200 100 10 7; actual 200 100 10 7", "<b>moved</b>",
                ]
            )
        }
    }

    @Test(
        "Every pixel that the page decodes is the file's, of every colour type and depth of PNG that is kept as it is"
    )
    func decoder() throws {
        try Sample.with { sample in
            let result = try visit(
                sample,
                """
                const sums = [];
                for (const script of document.querySelectorAll("script[id^=picture]")) {
                  const picture = await decodePNG(script.textContent);
                  const hash = await crypto.subtle?.digest("SHA-256", picture.bytes);
                  sums.push(hash ? [...new Uint8Array(hash)].map((b) => b.toString(16).padStart(2, "0")).join("") : "none");
                }
                return sums;
                """
            )
            #expect(result == .array(sample.embedded.map { .string(SHA256.digest(of: $0.bytes).description) }))
        }
    }

    @Test("The slider, the onion skin, blinking and the difference show what they say, by keys and by the range")
    func views() throws {
        try Sample.with { sample in
            let result = try visit(
                sample,
                """
                await ready("a/colours");
                const at = () => [shown()(.45, .5), shown()(.55, .5)];
                const views = [];
                views.push(shown(0)(.5, .5), shown(1)(.5, .5));
                key("2");
                views.push(...at());
                const range = document.querySelector("#amount");
                range.value = 20;
                range.dispatchEvent(new Event("input", { bubbles: true }));
                views.push(...at());
                key("]");
                views.push(range.value);
                key("3");
                views.push(range.value, shown()(.5, .5));
                key("4");
                const pause = document.querySelector("#pause");
                pause.click();
                views.push(pause.getAttribute("aria-pressed"), shown()(.5, .5));
                key(" ", document.querySelector("#stage"));
                await until(() => text("#stage figcaption") === "actual");
                views.push(shown()(.5, .5));
                key("5");
                views.push(shown()(.5, .5));
                document.querySelector("#gain").value = "1";
                document.querySelector("#gain").dispatchEvent(new Event("change"));
                views.push(shown()(.5, .5));
                return views;
                """
            )
            let (red, blue) = ("255 0 0 255", "0 0 255 255")
            #expect(
                result == [
                    .string(red), .string(blue), .string(red), .string(blue), .string(blue), .string(blue), "25", "50",
                    "127 0 128 255", "true", .string(red), .string(blue), "255 0 255 255", "255 0 255 255",
                ]
            )
        }
    }

    @Test("Filters choose by verdict, scene, device and name; what failed is shown first, and text is only text")
    func filters() throws {
        try Sample.with { sample in
            let result = try visit(
                sample,
                """
                const list = () => [...document.querySelectorAll("#frames button")].map((b) => b.firstChild.textContent);
                const choose = (selector, value) => {
                  const control = document.querySelector(selector);
                  control.value = value;
                  control.dispatchEvent(new Event("input", { bubbles: true }));
                  return list();
                };
                await until(() => document.body.dataset.loaded);
                return [
                  list(), choose("#verdicts", ""), choose("#verdicts", "equal"), choose("#verdicts", "?warning"),
                  choose("#verdicts", ""), choose("[data-trait=device]", "iPhone SE"), choose("#scenes", "a.json"),
                  choose("[data-trait=device]", ""), choose("#search", "COL"), text("#shown"),
                  document.querySelectorAll("b, img, iframe").length,
                ];
                """
            )
            let failed: JSONValue = ["a/colours", "a/differs", "b/<b>new</b>"]
            let all: JSONValue = ["a/colours", "a/differs", "b/<b>new</b>", "a/equal", "b/equal"]
            #expect(
                result == [
                    failed, all, ["a/equal", "b/equal"], ["b/equal"], all, ["a/differs", "b/<b>new</b>"], ["a/differs"],
                    ["a/colours", "a/differs", "a/equal"], ["a/colours"], "1 of 5 frame shown", 0,
                ]
            )
        }
    }

    @Test("A review writes the list of what was decided, with the digests of the pictures that were shown")
    func review() throws {
        try Sample.with(isReview: true) { sample in
            let result = try visit(
                sample,
                """
                await ready("a/colours");
                key("a");
                key("j");
                await ready("a/differs");
                key("r");
                key("j");
                await ready("b/<b>new</b>");
                const blob = await new Promise((done) => {
                  URL.createObjectURL = (blob) => { done(blob); return "#"; };
                  HTMLAnchorElement.prototype.click = () => {};
                  document.querySelector("#download").click();
                });
                return [await blob.text(), text("#decided")];
                """
            )
            guard case .array(let parts) = result, case .string(let text) = parts[0] else {
                Issue.record("\(result)")
                return
            }
            let list = try AcceptList(json: JSONValue(parsing: text))
            let pictures = sample.report.results.filter { !$0.passed }.compactMap(\.pictures.actual)
            let digests = try pictures.map { "\(try PNGDecoder().decode(file: $0).pixelDigest)" }
            #expect(list.accepted == [.init(frame: "a/colours", picture: digests[0])])
            #expect(list.rejected == [.init(frame: "a/differs", picture: digests[1])])
            #expect(parts[1] == "1 accepted, 1 rejected, 1 undecided")
        }
    }

    @Test("On a phone nothing is wider than the screen, and a frame takes the place of the list")
    func phone() throws {
        try Sample.with { sample in
            var browser = HeadlessBrowser()
            (browser.width, browser.height) = (390, 844)
            let result = try visit(
                sample,
                """
                await until(() => document.body.dataset.loaded);
                const wide = () => document.documentElement.scrollWidth;
                const before = [wide(), getComputedStyle(document.querySelector("#choose")).display !== "none"];
                document.querySelector("#frames button").click();
                await ready("a/colours");
                const after = [wide(), getComputedStyle(document.querySelector("#choose")).display !== "none"];
                document.querySelector("#back").click();
                return [...before, ...after, getComputedStyle(document.querySelector("#choose")).display !== "none"];
                """,
                browser
            )
            #expect(result == [390, true, 390, false, true])
        }
    }

    @Test("Text stands out from what is behind it, 4.5 to 1 at least, in light and dark", arguments: [false, true])
    func contrast(dark: Bool) throws {
        try Sample.with { sample in
            var browser = HeadlessBrowser()
            browser.prefersDark = dark
            let result = try visit(
                sample,
                """
                await ready("a/colours");
                const channels = (color) => color.match(/[\\d.]+/g).map(Number);
                const light = (color) => {
                  const [r, g, b] = channels(color).map((c) => c / 255)
                    .map((c) => c <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4);
                  return .2126 * r + .7152 * g + .0722 * b;
                };
                const behind = (element) => {
                  for (; element; element = element.parentElement) {
                    const color = getComputedStyle(element).backgroundColor;
                    if (channels(color)[3] !== 0) return color;
                  }
                };
                const faint = [];
                const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
                let count = 0;
                while (walk.nextNode()) {
                  const element = walk.currentNode.parentElement;
                  if (!walk.currentNode.textContent.trim() || !element.checkVisibility()) continue;
                  const [a, b] = [light(getComputedStyle(element).color), light(behind(element))];
                  const ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
                  count++;
                  if (ratio < 4.5) faint.push(walk.currentNode.textContent.trim() + " " + ratio);
                }
                return [faint, count > 40];
                """,
                browser
            )
            #expect(result == [[], true])
        }
    }

    @Test("A frame that passed within its limits shows its pictures and what it used, and needs no decision")
    func withinLimits() throws {
        try Sample.with { sample in
            let entries = sample.report.results.map { entry in
                guard entry.name == "a/differs" else { return entry }
                var entry = entry
                (entry.passed, entry.verdict) = (true, "within-limits")
                entry.warning = "passes within limits: 1 pixel of at most 3"
                return entry
            }
            try HTMLReport(RunReport(results: entries), isReview: true).write(to: sample.page)
            let result = try visit(
                sample,
                """
                await until(() => document.body.dataset.loaded);
                const verdicts = document.querySelector("#verdicts");
                verdicts.value = "within-limits";
                verdicts.dispatchEvent(new Event("input", { bubbles: true }));
                document.querySelector("#frames button").click();
                await ready("a/differs");
                return [text("#verdict"), text("#warning"), document.querySelector("#viewer").hidden,
                  document.querySelector("#modes").hidden, document.querySelector("#decision").hidden];
                """
            )
            #expect(
                result == [
                    "✓ within-limits", "Warning: passes within limits: 1 pixel of at most 3", false, false, true,
                ]
            )
        }
    }

    @Test("Pictures beyond the limit are left out, counted, and named by their paths")
    func limit() throws {
        try Sample.with { sample in
            var page = HTMLReport(sample.report)
            page.pictureLimit = 1
            page.frameLimit = 4
            try page.write(to: sample.page)
            let result = try visit(
                sample,
                """
                await until(() => document.body.dataset.loaded && !document.querySelector("#detail").hidden);
                return [document.querySelectorAll("script[id^=picture]").length, text("footer"), text("#trouble"), text("#facts")];
                """
            )
            guard case .array(let parts) = result else { return }
            #expect(parts[0] == 0)
            #expect(parts[1].plainText.contains("3 frames that differ") && parts[1].plainText.contains("1 more frames"))
            #expect(parts[2].plainText.contains("not in this page") && parts[3].plainText.contains("red.png"))
        }
    }
}
