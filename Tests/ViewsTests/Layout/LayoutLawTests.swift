import Raster
import Testing
import Typography
import Views

@Suite("Laws of layout, held over random trees")
struct LayoutLawTests {
    private static let bounds = Rect(x: 0, y: 0, width: 120, height: 90)

    private func layOut(
        _ view: some View,
        direction: LayoutDirection = .leftToRight,
        scale: Double = 2
    ) throws -> LaidOutView {
        LaidOutView(view, in: Self.bounds, environment: try environment(scale: scale, direction: direction))
    }

    @Test("every frame is finite and on the pixel grid, and no tree is laid out in two ways")
    func grid() throws {
        for seed in 0..<150 as Range<UInt64> {
            var random = RandomView(seed: seed)
            let view = random.view(depth: 5)
            let laidOut = try layOut(view)
            for frame in frames(laidOut) {
                for edge in [frame.minX, frame.minY, frame.maxX, frame.maxY] {
                    #expect(abs(edge * 2 - (edge * 2).rounded()) < 1e-9, "seed \(seed)")
                }
            }
            let again = try layOut(view)
            #expect(again.json(withFrames: true) == laidOut.json(withFrames: true), "seed \(seed)")
            #expect(again.commands == laidOut.commands, "seed \(seed)")
        }
    }

    @Test("a layout from right to left is the mirror image of that from left to right, to the pixel")
    func mirror() throws {
        for seed in 0..<150 as Range<UInt64> {
            var random = RandomView(seed: seed, isSymmetric: true)
            let view = random.view(depth: 5)
            let right = frames(try layOut(view, direction: .rightToLeft))
            let left = frames(try layOut(view))
            #expect(left.count == right.count, "seed \(seed)")
            for (left, right) in zip(left, right) {
                // Half a pixel is rounded to the right in both.
                #expect(abs(left.minX - (Self.bounds.width - right.maxX)) <= 0.51, "seed \(seed)")
                #expect(abs(left.maxX - (Self.bounds.width - right.minX)) <= 0.51, "seed \(seed)")
                #expect(left.minY == right.minY && left.height == right.height, "seed \(seed)")
            }
        }
    }

    @Test("what a tree draws survives its JSON form, and is the same drawn after another tree")
    func drawing() throws {
        var renderer = DisplayListRenderer()
        for seed in 0..<60 as Range<UInt64> {
            var random = RandomView(seed: seed &+ 1000)
            let list = DisplayList(
                size: Self.bounds.size,
                scale: 1,
                commands: try layOut(random.view(depth: 4), scale: 1).commands
            )
            try renderer.draw(list)
            let alone = try list.render()
            #expect(renderer.bitmap == alone, "seed \(seed)")
            let read = try DisplayList(parsing: try list.text().utf8, resources: .files(relativeTo: ""))
            #expect(try read.text() == list.text(), "seed \(seed)")
            #expect(try read.render() == alone, "seed \(seed)")
        }
    }

    @Test("a touch is taken where it answers, and only inside of what is drawn or has a shape")
    func touches() throws {
        for seed in 0..<60 as Range<UInt64> {
            var random = RandomView(seed: seed &+ 2000)
            let laidOut = try layOut(
                Button(id: "all") {
                } label: {
                    random.view(depth: 4)
                }.buttonStyle(.plain)
            )
            for y in stride(from: 0.5, to: 90, by: 9) {
                for x in stride(from: 0.5, to: 120, by: 9) {
                    let point = Point(x: x, y: y)
                    let hit = laidOut.hit(at: point)
                    #expect(hit == nil || laidOut.takesTouch(at: point), "seed \(seed)")
                    // All of it lies inside of one button: whatever takes a touch leaves it to that button at least.
                    #expect((hit != nil) == laidOut.takesTouch(at: point), "seed \(seed)")
                    if laidOut.frame.contains(point) { #expect(hit != nil, "seed \(seed)") }
                }
            }
        }
    }

    private func frames(_ view: LaidOutView) -> [Rect] { [view.frame] + view.children.flatMap { frames($0) } }
}
