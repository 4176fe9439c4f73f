import Raster
import ScrimTestSupport
import Testing
import Threads

@Suite("Coverage of many outlines and on many threads")
struct CoverageLimitTests {
    /// One square of 2 × 2 pixels, a number of times, in one path.
    private static func squares(_ count: Int) -> Path {
        var path = Path()
        for _ in 0..<count { path.addPath(.rect(Rect(x: 1, y: 1, width: 2, height: 2))) }
        return path
    }

    @Test(
        "outlines may lie over each other as often as they like",
        arguments: [(32_767, 255), (32_768, 0), (65_535, 255), (65_536, 0), (100_001, 255)]
    )
    func overlaps(count: Int, evenOdd: Int) {
        let path = Self.squares(count)
        for (rule, inside) in [(FillRule.nonZero, 255), (.evenOdd, evenOdd)] {
            let values = CoveragePicture.values(width: 4, height: 4) {
                $0.fill(path, with: .color(.black), rule: rule)
            }
            #expect(values == [[0, 0, 0, 0], [0, inside, inside, 0], [0, inside, inside, 0], [0, 0, 0, 0]])
        }
    }

    @Test("parts of a pixel that are covered many times add up as those covered once or twice do")
    func partialOverlaps() {
        var path = Path()
        // A hundredth of a pixel, 40,000 times forwards and 39,950 times backwards: 50 hundredths are left.
        for index in 0..<79_950 {
            let (top, bottom) = index < 40_000 ? (0.25, 0.75) : (0.75, 0.25)
            path.move(to: Point(x: 0.5, y: top))
            path.addLine(to: Point(x: 0.52, y: top))
            path.addLine(to: Point(x: 0.52, y: bottom))
            path.addLine(to: Point(x: 0.5, y: bottom))
            path.closeSubpath()
        }
        for rule in FillRule.allCases {
            let values = CoveragePicture.values(width: 1, height: 1) {
                $0.fill(path, with: .color(.black), rule: rule)
            }
            // A hundredth is rounded to 1/65,536 each time, by at most a half.
            #expect(abs(values[0][0] - 128) <= 1)
        }
    }

    @Test(
        "a large fill is the same on any number of threads, whatever its paint and clip",
        arguments: FillRule.allCases
    )
    func threads(rule: FillRule) {
        var random = SeededRandom(seed: 21)
        var path = Path.ellipse(in: Rect(x: 10.5, y: -20, width: 580, height: 640))
        for _ in 0..<30 {
            func point() -> Point { Point(x: random.double(in: -50...700), y: random.double(in: -50...700)) }
            path.addCurve(to: point(), control1: point(), control2: point())
        }
        let colors = [Color(red: 1, green: 0.2, blue: 0, alpha: 0.7), Color(red: 0, green: 0, blue: 1)]
        let paint = Paint.linearGradient(Gradient(colors: colors), start: .zero, end: Point(x: 500, y: 600))
        let image = random.bitmap(width: 37, height: 41)
        func picture(_ threads: Int) -> Bitmap {
            ThreadPool.$current.withValue(ThreadPool(threads: threads)) {
                var canvas = Canvas(Bitmap(width: 600, height: 601))
                canvas.fill(path, with: .color(colors[0]), rule: rule)
                canvas.clipped(to: .ellipse(in: Rect(x: 0, y: 0, width: 600, height: 500))) {
                    $0.fill(path, with: paint, rule: rule)
                }
                canvas.draw(image, in: Rect(x: 20.5, y: 10.25, width: 540, height: 570))
                return canvas.bitmap
            }
        }
        let alone = picture(1)
        for threads in [2, 3, 7] { #expect(picture(threads) == alone) }
    }
}
