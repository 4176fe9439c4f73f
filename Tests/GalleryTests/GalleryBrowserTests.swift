import ImageIO
import ScrimTestSupport
import StrictJSON
import Testing
import Threads

@testable import Gallery

/// The whole page as a browser shows it.
@Suite(
    "The gallery's page in a browser",
    .enabled(if: HeadlessBrowser.isExpected, "Chromium is missing; run: apt-get install chromium")
)
struct GalleryBrowserTests {
    private static let page = Result<[UInt8], any Error> {
        let gallery = try GalleryTests.gallery.get()
        let page = GalleryPage(gallery)
        let designs = gallery.designs
        var animations: [[GalleryDesign.Animation]] = []
        try ThreadPool.current.forEachInOrder(designs.count) { index in
            try page.animations(of: designs[index])
        } use: { _, animation in
            animations.append(animation)
        }
        return page.html(animations)
    }

    /// Opens the page and evaluates the body of a function there; nothing may have gone to the console.
    private func evaluate(_ body: String, in browser: HeadlessBrowser = HeadlessBrowser()) throws -> JSONValue {
        let script = """
            (async () => {
                const list = selector => Array.from(document.querySelectorAll(selector));
                const seen = elements => elements.filter(element => element.getClientRects().length > 0);
                const choose = input => { input.checked = true; input.dispatchEvent(new Event('change')); };
                \(body)
            })()
            """
        return try TemporaryFolder.with { folder in
            let path = try folder.write(Self.page.get(), to: "index.html")
            let page = try browser.open(path, awaiting: script)
            #expect(page.console == [])
            return page.result
        }
    }

    @Test("every picture of every design is decoded, and the page takes no more than 16 MiB")
    func pictures() throws {
        #expect(try Self.page.get().count < 16 << 20)
        let result = try evaluate(
            """
            const images = list('.stage img');
            await Promise.all(images.map(image => image.decode()));
            return {
                designs: list('main li').length,
                images: images.length,
                broken: images.filter(image => image.naturalWidth === 0).length,
                unnamed: images.filter(image => !image.alt).length,
            };
            """
        )
        let designs = try GalleryTests.gallery.get().designs
        let images = designs.count + designs.filter(\.followsAppearance).count
        #expect(
            result == [
                "designs": .number(Double(designs.count)), "images": .number(Double(images)), "broken": 0, "unnamed": 0,
            ]
        )
    }

    @Test("the filter leaves the designs whose name or section has all of its words, and tells how many")
    func filter() throws {
        let result = try evaluate(
            """
            const filter = document.getElementById('filter');
            const sift = text => {
                filter.value = text;
                filter.dispatchEvent(new Event('input'));
                return [
                    seen(list('main li')).map(item => item.dataset.name).join(', '), seen(list('main section')).length,
                    document.getElementById('count').textContent, seen([document.getElementById('none')]).length,
                ];
            };
            return [sift('ballpulse '), sift('GAUGE dots'), sift('regular-d'), sift('<b>'), sift('hud loading'), sift('pie:'),
                sift('linear:wavy'), sift('')[2]];
            """
        )
        #expect(
            result == [
                ["BallPulse, BallPulseRise, BallPulseSync", 1, "3 of 129 designs", 0],
                ["gauge dots", 1, "1 of 129 designs", 0], ["material:regular-dark", 1, "1 of 129 designs", 0],
                ["", 0, "0 of 129 designs", 1], ["loading, loading, accessible", 1, "2 of 129 designs", 0],
                ["pie, pie indeterminate, pie segmented", 1, "3 of 129 designs", 0],
                ["linear wavy, linear wavy indeterminate", 1, "2 of 129 designs", 0],
                "129 designs",
            ]
        )
    }

    @Test(
        "the appearance follows the system's until one is chosen, and each picture is seen once",
        arguments: [true, false]
    )
    func theme(prefersDark: Bool) throws {
        var browser = HeadlessBrowser()
        browser.prefersDark = prefersDark
        let result = try evaluate(
            """
            const state = () => [
                getComputedStyle(document.body).backgroundColor, seen(list('.light')).length > 0, seen(list('.dark')).length > 0,
                seen(list('.stage img')).length === list('main li').length,
            ];
            const states = [state()];
            for (const theme of ['dark', 'light', 'auto']) {
                choose(document.querySelector(`[name=theme][value=${theme}]`));
                states.push(state());
            }
            return states;
            """,
            in: browser
        )
        let light: JSONValue = ["rgb(242, 242, 247)", true, false, true]
        let dark: JSONValue = ["rgb(0, 0, 0)", false, true, true]
        let own = prefersDark ? dark : light
        #expect(result == [own, dark, light, own])
    }

    @Test("another speed changes the delays alone, and a stopped animation is its first picture")
    func speed() throws {
        let result = try evaluate(
            """
            const image = document.querySelector('#indicators-ballpulse img');
            const frames = async () => {
                await image.decode();
                const buffer = await fetchBytes(image.src);
                const decoder = new ImageDecoder({data: buffer, type: 'image/png'});
                await decoder.tracks.ready;
                const count = decoder.tracks.selectedTrack.frameCount;
                let time = 0;
                for (let index = 0; index < count; index += 1) {
                    time += (await decoder.decode({frameIndex: index})).image.duration;
                }
                return [count, Math.round(time / 1000)];
            };
            // The page's policy lets no script fetch, so that the bytes are taken where the page hands them out.
            const made = new Map();
            const createObjectURL = URL.createObjectURL;
            URL.createObjectURL = blob => { const url = createObjectURL(blob); made.set(url, blob); return url; };
            const fetchBytes = async url => made.has(url) ? made.get(url).arrayBuffer()
                : Uint8Array.from(atob(url.split(',')[1]), letter => letter.charCodeAt(0));
            const results = [await frames()];
            for (const speed of ['0.25', '2', '1']) {
                choose(document.querySelector(`[name=speed][value="${speed}"]`));
                results.push(await frames());
            }
            const play = document.getElementById('play');
            play.click();
            results.push(await frames(), play.getAttribute('aria-pressed'));
            play.click();
            results.push(await frames(), play.getAttribute('aria-pressed'));
            return results;
            """
        )
        // Nineteen pictures of 40 ms.
        #expect(
            result == [[19, 760], [19, 3040], [19, 380], [19, 760], [1, 0], "false", [19, 760], "true"]
        )
    }

    @Test("where less motion is asked for, only still pictures are shown")
    func reducedMotion() throws {
        var browser = HeadlessBrowser()
        browser.prefersReducedMotion = true
        let result = try evaluate(
            """
            const images = list('.stage img');
            await Promise.all(images.map(image => image.decode()));
            return [
                document.getElementById('play').getAttribute('aria-pressed'), images.every(image => image.src.startsWith('blob:')),
            ];
            """,
            in: browser
        )
        #expect(result == ["false", true])
    }

    @Test("on a phone nothing is wider than the screen, and each control is large enough to tap")
    func phone() throws {
        var browser = HeadlessBrowser()
        browser.width = 390
        browser.height = 844
        let result = try evaluate(
            """
            list('details').slice(0, 3).forEach(details => { details.open = true; });
            const small = seen(list('button:not(.copy), .choices span, #filter')).filter(element => {
                const box = element.getBoundingClientRect();
                return box.width < 44 || box.height < 44;
            });
            return [innerWidth, document.documentElement.scrollWidth, small.length];
            """,
            in: browser
        )
        #expect(result == [390, 390, 0])
    }

    @Test("controls, pictures and pieces of code have names, headings have an order, and ids are unique")
    func accessible() throws {
        let result = try evaluate(
            """
            list('details').forEach(details => { details.open = true; });
            const ids = list('[id]').map(element => element.id);
            const nameless = list('button, input, summary, pre, fieldset, nav, section').filter(element => {
                const label = element.getAttribute('aria-label')
                    || document.getElementById(element.getAttribute('aria-labelledby'))?.textContent
                    || element.labels?.[0]?.textContent || element.querySelector('legend')?.textContent || element.textContent;
                return !label.trim();
            });
            const copies = list('.copy').map(button => button.textContent);
            const levels = list('h1, h2, h3, h4').map(heading => Number(heading.tagName[1]));
            const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
            const targets = list('a[href^="#"]').filter(link => !document.getElementById(link.hash.slice(1)));
            return [
                document.documentElement.lang, ids.length - new Set(ids).size, nameless.length,
                copies.length - new Set(copies).size, jumps.length, targets.length, document.title,
            ];
            """
        )
        #expect(result == ["en", 0, 0, 0, 0, 0, "Scrim gallery"])
    }
}
