import Raster
import ScrimTestSupport
import Testing

@Suite("Fill")
struct FillTests {
    @Test("a rectangle on the pixel grid covers its pixels whole and no others")
    func gridRectangle() {
        let picture = CoveragePicture.text(width: 6, height: 4) { canvas in
            canvas.fill(.rect(Rect(x: 1, y: 1, width: 4, height: 2)), with: .color(.black))
        }
        #expect(
            picture == [
                "......",
                ".####.",
                ".####.",
                "......",
            ]
        )
    }

    @Test("a rectangle between pixels covers each by the area inside it")
    func fractionalRectangle() {
        // Left column: 3/4; right column: 1/2; top row: 1/2; bottom row: 1/4. Products of 255, rounded.
        let values = CoveragePicture.values(width: 4, height: 4) { canvas in
            canvas.fill(.rect(Rect(x: 0.25, y: 0.5, width: 2.25, height: 1.75)), with: .color(.black))
        }
        #expect(
            values == [
                [96, 128, 64, 0],
                [191, 255, 128, 0],
                [48, 64, 32, 0],
                [0, 0, 0, 0],
            ]
        )
    }

    @Test("a diagonal halves the pixels that it crosses from corner to corner")
    func diagonal() {
        let values = CoveragePicture.values(width: 4, height: 4) { canvas in
            canvas.fill(triangle(Point(x: 0, y: 0), Point(x: 4, y: 4), Point(x: 0, y: 4)), with: .color(.black))
        }
        #expect(
            values == [
                [128, 0, 0, 0],
                [255, 128, 0, 0],
                [255, 255, 128, 0],
                [255, 255, 255, 128],
            ]
        )
    }

    @Test("a shallow edge splits every pixel of a row by its own trapezoid")
    func shallowEdge() {
        // Falls by 1 over 4 pixels: below the edge lie 7/8, 5/8, 3/8 and 1/8 of the pixels.
        let values = CoveragePicture.values(width: 5, height: 1) { canvas in
            canvas.fill(triangle(Point(x: 0, y: 0), Point(x: 4, y: 1), Point(x: 0, y: 1)), with: .color(.black))
        }
        #expect(values == [[223, 159, 96, 32, 0]])
    }

    @Test("what lies left of the bitmap still winds around its first column")
    func leftOfBitmap() {
        let values = CoveragePicture.values(width: 3, height: 2) { canvas in
            canvas.fill(triangle(Point(x: -98, y: 0), Point(x: 2, y: 0), Point(x: 2, y: 2)), with: .color(.black))
        }
        // The long edge lies at y = 2·(x + 98)/100: 0.97 and 0.99 of the lower two pixels are above it.
        #expect(values == [[255, 255, 0], [247, 252, 0]])
    }

    @Test("non-zero unites overlapping outlines, even-odd cuts out what is covered twice")
    func rules() {
        var path = Path.rect(Rect(x: 0, y: 0, width: 4, height: 3))
        path.addPath(.rect(Rect(x: 2, y: 1, width: 4, height: 3)))
        func picture(_ rule: FillRule) -> [String] {
            CoveragePicture.text(width: 6, height: 4) { $0.fill(path, with: .color(.black), rule: rule) }
        }
        #expect(picture(.nonZero) == ["####..", "######", "######", "..####"])
        #expect(picture(.evenOdd) == ["####..", "##..##", "##..##", "..####"])
    }

    @Test("an open subpath is closed by a straight line")
    func openSubpath() {
        var path = Path()
        path.move(to: Point(x: 0, y: 0))
        path.addLine(to: Point(x: 2, y: 0))
        path.addLine(to: Point(x: 2, y: 2))
        let values = CoveragePicture.values(width: 2, height: 2) { $0.fill(path, with: .color(.black)) }
        #expect(values == [[128, 255], [0, 128]])
    }

    private func triangle(_ a: Point, _ b: Point, _ c: Point) -> Path {
        var path = Path()
        path.move(to: a)
        path.addLine(to: b)
        path.addLine(to: c)
        path.closeSubpath()
        return path
    }
}
