/// Whether a pixel looks like the edge of a shape: Vyšniauskas' rule of 2009 as pixelmatch has it.
///
/// Among its eight neighbours at most two are as bright as the pixel (at an edge of the picture one), at least one is
/// darker and one brighter, and the darkest or the brightest has at least three neighbours of its own colour in both
/// pictures.
package enum AntialiasingRule {
    /// True where the pixel looks antialiased in either picture.
    package static func holds(_ a: PixelGrid, _ b: PixelGrid, x: Int, y: Int) -> Bool {
        looksAntialiased(a, beside: b, x: x, y: y) || looksAntialiased(b, beside: a, x: x, y: y)
    }

    private static func looksAntialiased(_ picture: PixelGrid, beside other: PixelGrid, x: Int, y: Int) -> Bool {
        let around = picture.neighbours(x: x, y: y)
        let pixel = y * picture.width + x
        var equal = around.isAtEdge ? 1 : 0
        var (darkest, brightest) = (0.0, 0.0)
        var (darkAt, brightAt) = ((x: 0, y: 0), (x: 0, y: 0))
        // Column by column, as pixelmatch goes: of equally dark neighbours the first one counts.
        for column in around.x {
            for row in around.y where column != x || row != y {
                let change = PixelmatchColors.brightness(picture, pixel, row * picture.width + column)
                if change == 0 {
                    equal += 1
                    if equal > 2 { return false }
                } else if change < darkest {
                    (darkest, darkAt) = (change, (column, row))
                } else if change > brightest {
                    (brightest, brightAt) = (change, (column, row))
                }
            }
        }
        guard darkest != 0, brightest != 0 else { return false }
        return hasSiblings(picture, darkAt) && hasSiblings(other, darkAt)
            || hasSiblings(picture, brightAt) && hasSiblings(other, brightAt)
    }

    /// True where at least three neighbours are of the pixel's own colour; beyond an edge of the picture one is.
    private static func hasSiblings(_ picture: PixelGrid, _ place: (x: Int, y: Int)) -> Bool {
        let around = picture.neighbours(x: place.x, y: place.y)
        let color = picture.word(place.y * picture.width + place.x)
        var equal = around.isAtEdge ? 1 : 0
        for column in around.x {
            for row in around.y where column != place.x || row != place.y {
                if picture.word(row * picture.width + column) == color { equal += 1 }
                if equal > 2 { return true }
            }
        }
        return false
    }
}
