import Differences
import ImageIO
import Raster

extension ComparisonAnalysis {
    /// The numbers of steps of ``sweep``.
    private static let ladder = [0, 1, 2, 4, 8, 16, 32, 64, 128]

    /// Compares two pictures, and holds what differs to the rules.
    ///
    /// Equal pictures pass any rules; who expects them asks `Comparison` first, which is quicker.
    public init(
        expected: CanonicalPicture,
        actual: CanonicalPicture,
        rules: ComparisonRules = .exact
    ) throws(ComparisonError) {
        let isOneSize = expected.width == actual.width && expected.height == actual.height
        let offset = isOneSize ? Position(x: 0, y: 0) : PicturePair.alignment(expected, actual)
        if isOneSize { try rules.mask.check(PixelSize(width: expected.width, height: expected.height)) }
        let pair = PicturePair(expected, actual, offset: offset, rules: rules)
        self.init(pair, windowSize: rules.limits.windowSize)
        (masked, antialiased) = (pair.masked, pair.antialiased.count)
        if !isOneSize {
            sizes = Sizes(expected: PictureSize(expected.image), actual: PictureSize(actual.image), offset: offset)
        }
        exceeded = exceeded(by: rules)
        findBlocks(pair)
    }

    /// The facts of two pictures.
    private init(_ pair: PicturePair, windowSize: Int) {
        let map = pair.map
        let window = DensestWindow(map, size: windowSize)
        self.init(
            compared: PixelSize(width: pair.width, height: pair.height),
            depth: pair.depth,
            densestWindow: Window(
                origin: Position(x: window.x, y: window.y),
                size: windowSize,
                pixels: window.count
            )
        )
        let tally = DifferenceTally(map)
        difference = Comparison.Difference(tally)
        guard difference != nil else { return }
        let steps = Self.ladder.filter { $0 < tally.largest }
        let windows = DensestWindow.counts(map, size: windowSize, above: steps)
        sweep = zip(steps, windows).map { SweepStep(above: $0, pixels: tally.count(above: $0), window: $1) }
        let distance =
            pair.depth == 16
            ? LargestDistance(map, pair.expected16, pair.actual16) : LargestDistance(map, pair.expected, pair.actual)
        largestDistance = distance.value
        largestDistanceAt = Position(x: distance.pixel % map.width, y: distance.pixel / map.width)
        let change = CommonChange(map, pair.expected, pair.actual)
        alphaOnly = change.alphaOnly
        common = CommonDifference(change, count: tally.count, largest: tally.largest)
        let yiq = Pixelmatch.largest(map, pair.expected, pair.actual)
        pixelmatchThreshold = (yiq / PixelmatchColors.largest).squareRoot()
    }

    /// The limits that do not hold.
    private func exceeded(by rules: ComparisonRules) -> [ExceededLimit] {
        var exceeded: [ExceededLimit] = []
        let count = difference?.count ?? 0
        let limits = rules.limits
        if limits.isExact, count > 0 { exceeded.append(.exact(found: count)) }
        if let limit = limits.maxPixels, count > limit { exceeded.append(.pixels(found: count, limit: limit)) }
        if let limit = limits.maxWindow, densestWindow.pixels > limit {
            exceeded.append(.window(found: densestWindow.pixels, limit: limit))
        }
        let largest = difference?.largestChannelDifference ?? 0
        if let limit = limits.maxChannel, largest > limit { exceeded.append(.channel(found: largest, limit: limit)) }
        // A limit that is no number forgives nothing.
        if let limit = limits.maxDistance, count > 0, !(largestDistance <= limit) {
            exceeded.append(.distance(found: largestDistance, limit: limit))
        }
        if let limit = rules.antialiasing?.maxPixels, antialiased > limit {
            exceeded.append(.antialiased(found: antialiased, limit: limit))
        }
        return exceeded
    }
}

extension CommonDifference {
    /// What the pixels have in common, the most telling thing first; `nil` where there is nothing to tell.
    fileprivate init?(_ change: CommonChange, count: Int, largest: Int) {
        if let old = change.old, let new = change.new, old != new {
            self = .recolored(from: (0..<4).map { Int(old[$0]) }, to: (0..<4).map { Int(new[$0]) })
        } else if let delta = change.delta, delta != SIMD4(repeating: 0) {
            let steps = (0..<4).map { Int(delta[$0]) }
            let isBrightness = steps[0] == steps[1] && steps[1] == steps[2] && steps[3] == 0
            self = isBrightness ? .brightness(steps[0]) : .channels(steps)
        } else if change.alphaOnly == count {
            self = .alphaOnly
        } else if largest == 1 {
            self = .oneStep
        } else {
            return nil
        }
    }
}

extension ComparisonMask {
    /// Throws where a rectangle lies outside of a picture, or all of them leave nothing of it.
    public func check(_ size: PixelSize) throws(ComparisonError) {
        let picture = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        for rect in rectangles where rect.intersection(picture).isEmpty {
            throw .maskOutside(rect, picture: size)
        }
        guard !covers(picture) else { throw .maskCoversAll }
    }

    /// True where no pixel of a picture lies outside of all rectangles.
    private func covers(_ picture: PixelRect) -> Bool {
        // Between two edges that follow one another, a row of rectangles does not change.
        let edges = Set(rectangles.flatMap { [$0.y, $0.maxY] } + [0]).filter { (0..<picture.height).contains($0) }
        return edges.allSatisfy { y in
            var covered = 0
            for rect in rectangles.sorted(by: { $0.x < $1.x }) where rect.y <= y && y < rect.maxY && rect.x <= covered {
                covered = max(covered, rect.maxX)
            }
            return covered >= picture.width
        }
    }
}
