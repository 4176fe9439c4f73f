import Differences
import ImageIO
import Raster
import Scenes

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
        maskArea = rules.mask.area(in: PixelSize(width: expected.width, height: expected.height))
        if !isOneSize {
            sizes = Sizes(expected: PictureSize(expected.image), actual: PictureSize(actual.image), offset: offset)
        }
        let limits = judged(by: rules)
        exceeded = limits.filter { !$0.holds }
        held = limits.filter(\.holds)
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

    /// The limits that are set and met something, those that hold and those that do not.
    private func judged(by rules: ComparisonRules) -> [JudgedLimit] {
        var judged: [JudgedLimit] = []
        if let difference {
            let (count, limits) = (difference.count, rules.limits)
            if limits.isExact { judged.append(.exact(found: count)) }
            if let limit = limits.maxPixels { judged.append(.pixels(found: count, limit: limit)) }
            if let limit = limits.maxWindow { judged.append(.window(found: densestWindow.pixels, limit: limit)) }
            if let limit = limits.maxChannel {
                judged.append(.channel(found: difference.largestChannelDifference, limit: limit))
            }
            if let limit = limits.maxDistance { judged.append(.distance(found: largestDistance, limit: limit)) }
        }
        if let limit = rules.antialiasing?.maxPixels, antialiased > 0 {
            judged.append(.antialiased(found: antialiased, limit: limit))
        }
        return judged
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
