/// What the sigmas of a tile and of the cells around it are, and so how it is drawn.
struct MaskTile {
    private(set) var least: Float
    private(set) var greatest: Float
    /// log2 of the pixels between the points at which it is blurred; `nil` where no sigma moves a pixel.
    ///
    /// Above 0 the blurred picture is so smooth that its values at the centres of cells carry the pixels between.
    let shift: Int?

    /// The coarsest cells that there are: of 8×8 pixels.
    static let deepest = 3

    /// Cells of 4×4 pixels at which a tile is looked at beyond its own: as far as the coarsest cells reach that carry its
    /// pixels.
    static let margin = 4

    /// The least sigma of cells of `1 << shift` pixels.
    ///
    /// From there on a Gaussian spans enough of them for cubic interpolation to be off by less than 0.13 steps at an edge,
    /// since the cells' own blur makes good what that does to the fourth cumulant. It does nearly the same to all pixels
    /// of small cells, which may thus be coarser.
    static func leastSigma(_ shift: Int) -> Float { (shift > 2 ? 1.85 : shift > 1 ? 1.8 : 1.6) * Float(1 << shift) }

    /// How much greater it is where a part of a kernel falls outside and the rest makes the whole of it: the cells' own blur
    /// then makes good too little.
    private static let partialFactor: Float = 1.3

    /// The least sigma of the ladder that such cells are blended from.
    static func leastNode(_ shift: Int) -> Double { Double(leastSigma(shift)) / 1.1 }

    /// How much sigma may bend from cell to cell, relative to itself: an edge is then off by less than 0.1 steps.
    private static let largestBend: Float = 0.01

    /// A tile whose sigmas at cells of 4×4 pixels are in a range; `slope` and `bend` are their largest first and second
    /// differences.
    ///
    /// It takes the coarsest cells that serve it, of shift `deepest` at most. `inside` is how far its pixels lie from the
    /// sides of a region whose edges are normalised.
    init(least: Float, greatest: Float, slope: Float, bend: Float, deepest: Int, inside: Float) {
        let factor = inside < 2 * greatest ? Self.partialFactor : 1
        // Where sigma grows quickly, the picture changes as if it were blurred less.
        let shift = (1...Self.deepest).last { shift in
            // Second differences over twice the distance are four times as large at most.
            let bends = shift > 2 ? 4 * bend : bend
            return shift <= deepest && least >= factor * Self.leastSigma(shift) * (1 + slope / 4)
                && bends <= Self.largestBend * least
        }
        guard let shift else {
            // Between two cells there may be less than at either.
            self.least = max(0, least - slope)
            self.greatest = greatest + slope
            self.shift = Double(greatest) < RowFilter.leastSigma && slope == 0 ? nil : 0
            return
        }
        self.least = least
        self.greatest = greatest
        self.shift = shift
    }

    private init(least: Float, greatest: Float, shift: Int?) {
        self.least = least
        self.greatest = greatest
        self.shift = shift
    }

    /// Takes in a range of single pixels' sigmas.
    mutating func take(_ least: Float, _ greatest: Float) {
        let (low, high) = (min(self.least, least), max(self.greatest, greatest))
        let shift = low == high && self.shift != nil ? self.shift : Double(high) < RowFilter.leastSigma ? nil : 0
        self = MaskTile(least: low, greatest: high, shift: shift)
    }

    /// True where single pixels, those with a sigma below `limit`, are gathered from the source itself.
    func hasDirectPixels(below limit: Float) -> Bool { shift == 0 && least < limit }
}
