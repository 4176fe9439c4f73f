import ScrimTestSupport
import Testing
import Threads

@testable import Raster

@Suite("Drawing in bands")
struct BandTests {
    private static let size = 150.0
    private static let whole = Path.rect(Rect(x: 0, y: 0, width: size, height: size))
    private static let fade = Gradient(colors: [.white, Color(red: 1, green: 0, blue: 0.5, alpha: 0.3)])

    typealias Drawing = @Sendable (inout Canvas, Bitmap) -> Void

    private static let drawings: [Drawing] = [
        { canvas, _ in canvas.fill(whole, with: .color(Color(red: 0.2, green: 0.1, blue: 0, alpha: 0.4))) },
        { canvas, _ in canvas.fill(whole, with: .linearGradient(fade, start: .zero, end: Point(x: 90, y: 130))) },
        { canvas, _ in
            let center = Point(x: 60, y: 90)
            canvas.fill(whole, with: .radialGradient(fade, center: center, startRadius: 9, endRadius: 70))
        },
        { canvas, image in canvas.draw(image, in: Rect(x: 0, y: 0, width: size, height: size)) },
        { canvas, image in
            let width = Double(image.width)
            canvas.draw(image, in: Rect(x: 3, y: -5, width: width, height: Double(image.height)))
        },
        { canvas, image in
            canvas.group(opacity: 0.7) { $0.draw(image, in: Rect(x: 10, y: 10, width: 110, height: 140)) }
        },
    ]

    @Test("a rectangle of several bands has the same pixels on any number of threads, with a clip and without")
    func threads() {
        var random = SeededRandom(seed: 12)
        let image = random.bitmap(width: 61, height: 97)
        let backdrop = random.bitmap(width: 150, height: 150)
        let clip = Path.ellipse(in: Rect(x: 11, y: 5, width: 120, height: 140))
        for drawing in Self.drawings {
            for isClipped in [false, true] {
                func draw(_ threads: Int) -> Bitmap {
                    ThreadPool.$current.withValue(ThreadPool(threads: threads)) {
                        var canvas = Canvas(backdrop)
                        if isClipped {
                            canvas.clipped(to: clip) { drawing(&$0, image) }
                        } else {
                            drawing(&canvas, image)
                        }
                        return canvas.bitmap
                    }
                }
                let expected = draw(1)
                for threads in [2, 3, 7] { #expect(draw(threads) == expected) }
            }
        }
    }

    @Test("a rectangle on the pixel grid has the pixels of the same outline with one more point")
    func rectangles() {
        var random = SeededRandom(seed: 13)
        let backdrop = random.bitmap(width: 40, height: 30)
        for _ in 0..<60 {
            func whole(_ range: ClosedRange<Double>) -> Double { random.double(in: range).rounded() }
            let rect = Rect(x: whole(-9...30), y: whole(-9...30), width: whole(1...50), height: whole(1...50))
            var path = Path()
            path.move(to: Point(x: rect.minX, y: rect.minY))
            path.addLine(to: Point(x: rect.minX + rect.width / 2, y: rect.minY))
            path.addLine(to: Point(x: rect.maxX, y: rect.minY))
            path.addLine(to: Point(x: rect.maxX, y: rect.maxY))
            path.addLine(to: Point(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
            let paint = Paint.color(Color(red: 0.2, green: 0.9, blue: 0.4, alpha: 0.6))
            var (canvas, reference) = (Canvas(backdrop), Canvas(backdrop))
            canvas.fill(.rect(rect), with: paint)
            reference.fill(path, with: paint)
            #expect(canvas.bitmap == reference.bitmap)
            canvas.clipped(to: .rect(rect)) { $0.fill(.ellipse(in: rect), with: paint) }
            reference.clipped(to: path) { $0.fill(.ellipse(in: rect), with: paint) }
            #expect(canvas.bitmap == reference.bitmap)
        }
    }

    @Test("a group is what a whole clear canvas would hold, times its opacity, drawn over")
    func groups() {
        var random = SeededRandom(seed: 14)
        for _ in 0..<40 {
            let backdrop = random.bitmap(width: 30, height: 20)
            let dots = (0..<5).map { _ in
                (Point(x: random.double(in: -4...34), y: random.double(in: -4...24)), random.double(in: 0.5...6))
            }
            let opacity = random.biasedByte()
            let readsBitmap = random.next() & 3 == 0
            func draw(on canvas: inout Canvas) -> Bitmap {
                for (center, radius) in dots {
                    let square = Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
                    canvas.fill(.ellipse(in: square), with: .color(Color(red: 1, green: 0.5, blue: 0, alpha: 0.7)))
                }
                if readsBitmap { canvas.modify { $0[29, 0] = Color.black.premultiplied } }
                return canvas.bitmap
            }
            var canvas = Canvas(backdrop)
            let inside = canvas.group(opacity: Double(opacity) / 255) { draw(on: &$0) }
            var layer = Canvas(Bitmap(width: 30, height: 20))
            #expect(inside == draw(on: &layer))
            for y in 0..<20 {
                for x in 0..<30 {
                    let expected = NaiveBlend.over(inside[x, y].word, times: opacity, backdrop[x, y].word)
                    #expect(canvas.bitmap[x, y].word == expected)
                }
            }
        }
    }
}
