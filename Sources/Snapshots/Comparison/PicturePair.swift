import Differences
import ImageIO
import Raster

/// Two pictures of one size and depth, and where they differ.
struct PicturePair {
    let width: Int
    let height: Int
    /// Straight RGBA, 8 bits a channel.
    let expected: [UInt8]
    let actual: [UInt8]
    /// The same with 16 bits, where either picture has 16.
    let expected16: [UInt16]
    let actual16: [UInt16]
    let depth: Int
    /// Where they differ, without what is masked or forgiven.
    private(set) var map: DifferenceMap
    /// How many pixels a mask took out of it.
    private(set) var masked = 0
    /// The numbers of the pixels that were forgiven because they look antialiased.
    private(set) var antialiased: [Int] = []

    private init(
        width: Int,
        height: Int,
        _ eight: ([UInt8], [UInt8]),
        _ sixteen: ([UInt16], [UInt16]),
        depth: Int
    ) {
        self.width = width
        self.height = height
        (expected, actual) = eight
        (expected16, actual16) = sixteen
        self.depth = depth
        map =
            depth == 16
            ? DifferenceMap(expected16, actual16, width: width, height: height)
            : DifferenceMap(expected, actual, width: width, height: height)
    }

    /// The part that two pictures have in common when the actual one is laid on the expected one at an offset.
    init(
        _ expected: CanonicalPicture,
        _ actual: CanonicalPicture,
        offset: ComparisonAnalysis.Position,
        rules: ComparisonRules
    ) {
        let place = PixelRect(x: offset.x, y: offset.y, width: actual.width, height: actual.height)
        let old = PixelRect(x: 0, y: 0, width: expected.width, height: expected.height).intersection(place)
        let new = PixelRect(x: old.x - offset.x, y: old.y - offset.y, width: old.width, height: old.height)
        let depth = max(expected.depth, actual.depth)
        self.init(
            width: old.width,
            height: old.height,
            (
                expected.image.bytes.crop(old, width: expected.width),
                actual.image.bytes.crop(new, width: actual.width)
            ),
            depth == 16
                ? (
                    expected.widened.crop(old, width: expected.width),
                    actual.widened.crop(new, width: actual.width)
                ) : ([], []),
            depth: depth
        )
        apply(rules)
    }

    /// Takes for equal what the rules leave out or forgive.
    private mutating func apply(_ rules: ComparisonRules) {
        for rect in rules.mask.rectangles { masked += map.forgive(x: rect.x..<rect.maxX, y: rect.y..<rect.maxY) }
        if rules.ignoresColorOfClear {
            map.forgive(ClearPixels.inBoth(map, expected, actual))
        }
        if rules.antialiasing != nil {
            antialiased = AntialiasingRule.pixels(map, expected, actual)
            map.forgive(antialiased)
        }
    }
}

extension PicturePair {
    /// Calls `body` with a search for what moved between the two pictures.
    func withShiftSearch<Result>(_ body: (ShiftSearch) -> Result) -> Result {
        let side = (width: width, height: height)
        return depth == 16
            ? Self.search(expected16, side, actual16, side, PixelPlane.init(_:width:height:), body)
            : Self.search(expected, side, actual, side, PixelPlane.init(_:width:height:), body)
    }

    /// Where a picture of another size fits best on the expected one.
    static func alignment(_ expected: CanonicalPicture, _ actual: CanonicalPicture) -> ComparisonAnalysis.Position {
        let sides = ((width: expected.width, height: expected.height), (width: actual.width, height: actual.height))
        let place =
            max(expected.depth, actual.depth) == 16
            ? search(expected.widened, sides.0, actual.widened, sides.1, PixelPlane.init(_:width:height:)) {
                $0.alignment()
            }
            : search(expected.image.bytes, sides.0, actual.image.bytes, sides.1, PixelPlane.init(_:width:height:)) {
                $0.alignment()
            }
        return ComparisonAnalysis.Position(x: place.x, y: place.y)
    }

    private static func search<Channel, Result>(
        _ old: [Channel],
        _ oldSide: (width: Int, height: Int),
        _ new: [Channel],
        _ newSide: (width: Int, height: Int),
        _ plane: (UnsafePointer<Channel>, Int, Int) -> PixelPlane,
        _ body: (ShiftSearch) -> Result
    ) -> Result {
        old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                guard let old = old.baseAddress, let new = new.baseAddress else {
                    preconditionFailure("a picture has at least one pixel")
                }
                return body(
                    ShiftSearch(
                        plane(old, oldSide.width, oldSide.height),
                        plane(new, newSide.width, newSide.height)
                    )
                )
            }
        }
    }
}

extension Array {
    /// The elements of a rectangle of a picture of four channels and `width` pixels a row.
    fileprivate func crop(_ rect: PixelRect, width: Int) -> [Element] {
        guard rect.x > 0 || rect.width < width || 4 * rect.height * width < count else { return self }
        guard rect.x > 0 || rect.width < width else {
            return Array(self[(4 * rect.y * width)..<(4 * rect.maxY * width)])
        }
        var result: [Element] = []
        result.reserveCapacity(4 * rect.width * rect.height)
        for y in rect.y..<rect.maxY {
            result += self[(4 * (y * width + rect.x))..<(4 * (y * width + rect.maxX))]
        }
        return result
    }
}
