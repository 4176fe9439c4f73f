import HUD
import Raster
import ScrimTestSupport
import Testing
import Threads
import Views

@Suite("Drawing what differs")
struct DisplayListRendererTests {
    @Test("each picture of a sequence is the one that its list gives alone, and only the told pixels differ")
    func sequences() throws {
        for seed in 0..<60 as Range<UInt64> {
            var random = try RandomDisplayList(seed: seed)
            var renderer = DisplayListRenderer()
            var list = random.list()
            var before = try list.render()
            try renderer.draw(list)
            #expect(renderer.bitmap == before, "seed \(seed)")
            for step in 0..<8 {
                list = random.changed(list)
                let area = try renderer.draw(list)
                let alone = try list.render()
                #expect(renderer.bitmap == alone, "seed \(seed), step \(step)")
                #expect(differ(before, alone, onlyIn: area), "seed \(seed), step \(step)")
                before = alone
            }
        }
    }

    @Test("what turns in a loading HUD is all that is drawn again")
    func spinner() throws {
        var renderer = DisplayListRenderer()
        let first = try HUDFrame(.loading(), backdrop: .variableBlur())
        try renderer.draw(first.list)
        for step in [1, 2, 9] {
            let frame = try HUDFrame(.loading(), backdrop: .variableBlur(), time: Double(step) / 10)
            let area = try renderer.draw(frame.list)
            #expect(area.width <= 110 && area.height <= 110 && !area.isEmpty)
            #expect(renderer.bitmap == frame.bitmap)
        }
    }

    @Test("a blurred image under a colour is the same where it is drawn over an old picture", arguments: [1, 2, 3, 7])
    func backdrops(threads: Int) throws {
        try ThreadPool.$current.withValue(ThreadPool(threads: threads)) {
            var random = SeededRandom(seed: 31)
            for _ in 0..<12 {
                let (width, height) = (Int.random(in: 1...60, using: &random), Int.random(in: 1...150, using: &random))
                let whole = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
                let stops: [DisplayList.SigmaRamp.Stop] = [0.0, 0.3, 1.0].map { location in
                    let sigmas: [Double] = [0, random.double(in: 0...9), random.double(in: 0...60)]
                    return .init(location: location, sigma: sigmas[Int.random(in: 0...2, using: &random)])
                }
                let ramp = try #require(DisplayList.SigmaRamp(stops: stops))
                let hole = Rect(x: random.double(in: -9...20), y: random.double(in: -9...60), width: 40, height: 90)
                let modes: [EdgeMode] = [.normalize, .clamp, .mirror, .decal]
                let edges = modes[Int.random(in: 0...3, using: &random)]
                let color = Color(red: random.double(in: 0...1), green: 0.2, blue: 1, alpha: random.double(in: 0...1))
                let commands: [DisplayList.Command] = [
                    .image(.init(bitmap: random.bitmap(width: width, height: height), rect: whole)),
                    .blur(.init(rect: random.next() & 1 == 0 ? whole : hole, effect: .gaussian(ramp, edges: edges))),
                    .fill(.init(path: .rect(whole), paint: .color(color))),
                ]
                let list = DisplayList(
                    size: whole.size,
                    scale: 1,
                    commands: Array(commands.prefix(Int.random(in: 2...3, using: &random)))
                )
                var old = random.bitmap(width: width, height: height)
                try list.render(into: &old)
                #expect(old == (try list.render()))
            }
        }
    }

    @Test(
        "what lies over a blurred image is the same where it is drawn while the rows around it are blurred",
        arguments: [1, 2, 3, 7]
    )
    func overBackdrops(threads: Int) throws {
        try ThreadPool.$current.withValue(ThreadPool(threads: threads)) {
            let (width, height) = (300, 400)
            let whole = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
            for seed in 0..<40 as Range<UInt64> {
                var lists = try RandomDisplayList(seed: seed)
                var random = SeededRandom(seed: seed)
                // First something on the last rows that have to be made before it, then something on the first.
                let top = Double(64 * Int.random(in: 0...3, using: &random))
                let fills = [top + 180, top + 10].map { y in
                    let path = Path.ellipse(in: Rect(x: 0, y: y, width: 300, height: 10))
                    return DisplayList.Command.fill(.init(path: path, paint: .color(Color.white.opacity(0.7))))
                }
                let place = AffineTransform(translationX: 3, y: top)
                let commands: [DisplayList.Command] = [
                    .image(.init(bitmap: random.bitmap(width: width, height: height), rect: whole)),
                    .blur(.init(rect: whole, effect: .gaussian(.constant(random.double(in: 3...20)), edges: .clamp))),
                    .fill(.init(path: .rect(whole), paint: .color(.black.opacity(0.2)))),
                ]
                let last = DisplayList.Command.transform(.init(matrix: place, commands: lists.list().commands))
                let list = DisplayList(
                    size: whole.size,
                    scale: 1,
                    commands: commands + fills + (random.next() & 1 == 0 ? [last] : [])
                )
                var old = random.bitmap(width: width, height: height)
                try list.render(into: &old)
                #expect(old == (try list.render()), "seed \(seed)")
            }
        }
    }

    @Test("a list that equals the one before changes nothing")
    func same() throws {
        var renderer = DisplayListRenderer()
        try renderer.draw(list(fill(1, 1, 2, 2)))
        #expect(try renderer.draw(list(fill(1, 1, 2, 2))).isEmpty)
        #expect(renderer.bitmap == (try list(fill(1, 1, 2, 2)).render()))
    }

    @Test("a list of another size or scale is drawn whole")
    func otherSize() throws {
        var renderer = DisplayListRenderer()
        try renderer.draw(list(fill(1, 1, 2, 2)))
        for other in [list(fill(1, 1, 2, 2), scale: 2), list(fill(1, 1, 2, 2), size: Size(width: 3, height: 9))] {
            #expect(try renderer.draw(other) == renderer.bitmap.bounds)
            #expect(renderer.bitmap == (try other.render()))
        }
    }

    @Test("after an error the next list is drawn from the start")
    func error() throws {
        let bad = DisplayList.Blur(
            rect: Rect(x: 0, y: 0, width: 4, height: 4),
            effect: .gaussian(.constant(-1), edges: .clamp)
        )
        var renderer = DisplayListRenderer()
        try renderer.draw(list(fill(1, 1, 2, 2), fill(5, 1, 1, 1)))
        #expect(throws: BlurError.self) { try renderer.draw(list(fill(1, 1, 2, 2), .blur(bad))) }
        let next = list(fill(1, 1, 2, 2), fill(5, 1, 1, 1))
        try renderer.draw(next)
        #expect(renderer.bitmap == (try next.render()))
    }

    @Test("a picture that somebody keeps stays as it is")
    func kept() throws {
        var renderer = DisplayListRenderer()
        try renderer.draw(list(fill(1, 1, 2, 2)))
        let kept = renderer.bitmap
        try renderer.draw(list(fill(1, 1, 2, 2, .white)))
        #expect(kept == (try list(fill(1, 1, 2, 2)).render()))
    }

    @Test("what a bitmap held does not show in the picture that is drawn in its memory")
    func reused() throws {
        var random = SeededRandom(seed: 7)
        let image = random.bitmap(width: 8, height: 4)
        let whole = DisplayList.Image(bitmap: image, rect: Rect(x: 0, y: 0, width: 8, height: 4))
        let aside = DisplayList.Image(bitmap: image, rect: Rect(x: 1, y: 0, width: 8, height: 4))
        for commands in [[.image(whole), fill(1, 1, 2, 2)], [.image(aside)], [fill(0, 0, 3, 3)], []] {
            let list = DisplayList(size: Size(width: 8, height: 4), scale: 1, commands: commands)
            for width in [8, 3] {
                var bitmap = random.bitmap(width: width, height: 4)
                try list.render(into: &bitmap)
                var canvas = Canvas(Bitmap(width: 8, height: 4))
                try list.draw(on: &canvas)
                #expect(bitmap == canvas.bitmap)
            }
        }
    }

    private func differ(_ a: Bitmap, _ b: Bitmap, onlyIn area: PixelRect) -> Bool {
        (0..<a.height).allSatisfy { y in
            (0..<a.width).allSatisfy { x in
                area.intersection(PixelRect(x: x, y: y, width: 1, height: 1)).isEmpty ? a[x, y] == b[x, y] : true
            }
        }
    }
}
