import KernelInterface
import KernelSelection

/// The second half of a blurred row: from the vertical sum of a level's rows to pixels in 8.7.
///
/// A row gathered is extended past its ends, convolved, spread by doublings to samples of two, three, four or
/// eight pixels, and in one last step to pixels. Near the sides of a region with normalised edges these are multiplied by
/// reciprocals, which are made in the same way from a row that holds how much of each sample lies inside. Samples of eight
/// pixels are multiplied before the last step, an eighth of the work, which then weighs them by what lies inside.
///
/// The level is not 0: rows of pixels themselves are ``DirectRows``' work. It has buffers of its own: each thread needs
/// another one.
final class RowStage {
    private let axis: LevelAxis
    /// Where the vertical sums of a row and of the one after it go, in 8.7, from the axis' first stored sample on.
    let sums: (own: UnsafeMutablePointer<UInt16>, next: UnsafeMutablePointer<UInt16>)
    /// The region's columns.
    private let pixels: Range<Int>
    private let edges: EdgeMode
    private let spreading: Spreading
    /// That of the filter which was prepared last.
    let kernel: RowKernel
    /// Samples of a row: those stored, and those that the widest kernel reaches.
    private let columns: Range<Int>
    /// The vertical sums with room on both sides; there they hold nothing, or the end's sample with clamped edges.
    private let rows: (own: UnsafeMutablePointer<UInt16>, next: UnsafeMutablePointer<UInt16>)
    /// What part of each sample of a row is inside, 255 for all, in 8.7; only with normalised edges.
    private let mass: UnsafeMutablePointer<UInt16>?
    /// Lanes of a row of which nothing is inside where that counts.
    private let empty: [Int]
    /// The samples of ``spread`` that the region's pixels take.
    private let held: [Range<Int>]
    /// The row convolved, then as each doubling leaves it.
    private let spread: [UnsafeMutablePointer<UInt16>]
    /// With normalised edges, one over how much of each pixel's kernel is inside, in 3.13; for samples of eight pixels, of
    /// each sample that the last step takes.
    private let reciprocals: UnsafeMutablePointer<UInt16>
    /// For samples of eight pixels, how those near the region's sides mix their samples.
    private let shares: (bends: UnsafeMutablePointer<UInt16>, slopes: UnsafeMutablePointer<UInt16>)
    /// Pixels that need no reciprocal.
    private var plain: Range<Int>
    private var last: RowFilter?

    init(axis: LevelAxis, pixels: Range<Int>, edges: EdgeMode, spreading: Spreading, memory: ScratchMemory) {
        self.axis = axis
        self.pixels = pixels
        self.edges = edges
        self.spreading = spreading
        plain = pixels
        kernel = RowKernel(axis: axis, edges: edges, memory: memory)
        held = (0...axis.level - spreading.level).map {
            Self.samples(of: pixels, stage: $0, level: axis.level, spreading)
        }
        spread = held.map { memory.allocate(UInt16.self, count: 4 * $0.count) }

        let reach = PyramidMoments.largestRadius + 1
        let (stored, convolved) = (axis.stored, held[0])
        let first = min(stored.lowerBound, convolved.lowerBound - reach)
        columns = first..<max(stored.upperBound, convolved.upperBound + reach)
        let (lanes, offset) = (4 * columns.count, 4 * (stored.lowerBound - columns.lowerBound))
        rows = (memory.zeroed(UInt16.self, count: lanes), memory.zeroed(UInt16.self, count: lanes))
        sums = (rows.own + offset, rows.next + offset)

        guard edges == .normalize else {
            mass = nil
            empty = []
            reciprocals = memory.allocate(UInt16.self, count: 0)
            shares = (reciprocals, reciprocals)
            return
        }
        let last = held[held.count - 1].count
        let isInEighths = spreading.kind == .eighths
        reciprocals =
            isInEighths
            ? memory.allocate(UInt16.self, count: 4 * last) : CellRows.row(width: pixels.count, memory: memory)
        let count = isInEighths ? 8 * last : 0
        shares = (memory.allocate(UInt16.self, count: count), memory.allocate(UInt16.self, count: count))
        let mass = memory.zeroed(UInt16.self, count: 4 * columns.count)
        for sample in stored {
            let value = UInt16(axis.mass(at: sample) * 32640 + 0.5)
            (mass + 4 * (sample - columns.lowerBound)).update(repeating: value, count: 4)
        }
        empty = stored.filter(axis.isEmpty).map { 4 * ($0 - first) }
        self.mass = mass
    }

    /// The samples that spreading to `pixels` takes of a level, `stage` doublings after `level`.
    private static func samples(
        of pixels: Range<Int>,
        stage: Int,
        level: Int,
        _ spreading: Spreading
    ) -> Range<Int> {
        let (size, reach) = (spreading.size, spreading.reach)
        var needed = pixels.lowerBound / size - reach..<(pixels.upperBound - 1) / size + 1 + reach
        // What a doubling makes are whole samples, and it takes one more on each side.
        for _ in stage..<level - spreading.level {
            let doubled = needed.lowerBound >> 1..<((needed.upperBound - 1) >> 1) + 1
            needed = doubled.lowerBound - 1..<doubled.upperBound + 1
        }
        guard stage > 0 else { return needed }
        return needed.lowerBound & ~1..<(needed.upperBound + 1) & ~1
    }

    /// Makes the kernel of a filter.
    func prepare(_ filter: RowFilter) {
        guard last != filter else { return }
        last = filter
        kernel.prepare(filter)
        if edges == .normalize { prepareReciprocals(filter) }
    }

    /// Blurs one of the ``sums`` across to pixels in 8.7, the first of them at `output`, which is written to seven pixels
    /// beyond both ends.
    func blur(isNext: Bool, to output: UnsafeMutablePointer<UInt16>) {
        let row = isNext ? rows.next : rows.own
        extend(row)
        for lane in empty { (row + lane).update(repeating: 0, count: 4) }
        convolve(row, held[0])
        spread(pixels)
        guard edges == .normalize, kernel.radius > 0 else {
            widen(pixels, to: output)
            return
        }
        let sides = [pixels.lowerBound..<plain.lowerBound, plain.upperBound..<pixels.upperBound]
        if spreading.kind == .eighths {
            for part in sides where !part.isEmpty { normalizeSamples(part) }
            if !plain.isEmpty { widen(plain, to: output) }
            for part in sides where !part.isEmpty { mix(part, to: output) }
            return
        }
        widen(pixels, to: output)
        for part in sides where !part.isEmpty {
            let offset = 4 * (part.lowerBound - pixels.lowerBound)
            kernels.multiply(output + offset, by: reciprocals + offset, lanes: 4 * part.count)
        }
    }

    /// The samples that the pixels of a part lie in.
    private func samples(of part: Range<Int>) -> Range<Int> {
        part.lowerBound / spreading.size..<(part.upperBound - 1) / spreading.size + 1
    }

    /// Where a sample lies in a row of those that the last step takes.
    private func place(_ sample: Int) -> Int { sample - held[held.count - 1].lowerBound }

    /// Makes the samples that a part's pixels are spread from means of what lies inside.
    private func normalizeSamples(_ part: Range<Int>) {
        let samples = samples(of: part)
        let offset = 4 * place(samples.lowerBound - 1)
        kernels.multiply(spread[spread.count - 1] + offset, by: reciprocals + offset, lanes: 4 * (samples.count + 2))
    }

    /// The last step of the spreading, of a part's samples that are means: they weigh as much as lies inside.
    private func mix(_ part: Range<Int>, to output: UnsafeMutablePointer<UInt16>) {
        let samples = samples(of: part)
        let place = place(samples.lowerBound)
        kernels.octuple(
            spread[spread.count - 1] + 4 * place,
            bends: shares.bends + 8 * place,
            slopes: shares.slopes + 8 * place,
            to: output + 4 * (samples.lowerBound * spreading.size - pixels.lowerBound),
            samples: samples.count
        )
    }

    /// The last step of the spreading, of a part of the region's pixels, of which the first of all goes to `output`.
    private func widen(_ part: Range<Int>, to output: UnsafeMutablePointer<UInt16>) {
        let size = spreading.size
        let first = part.lowerBound / size
        let count = (part.upperBound - 1) / size + 1 - first
        let samples = spread[spread.count - 1] + 4 * (first - held[held.count - 1].lowerBound)
        let target = output + 4 * (first * size - pixels.lowerBound)
        switch spreading.kind {
        case .halves: kernels.double(samples, to: target, samples: count)
        case .fineHalves: kernels.doubleFine(samples, to: target, samples: count)
        case .thirds: kernels.triple(samples, to: target, samples: count)
        case .eighths: kernels.octuple(samples, to: target, samples: count)
        case .quarters: kernels.quadruple(samples, weights: spreading.weights, to: target, samples: count)
        }
    }

    /// The doublings, as far as a part of the region's pixels needs them.
    private func spread(_ part: Range<Int>) {
        for stage in 1..<max(held.count, 1) {
            let made = part == pixels ? held[stage] : Self.samples(of: part, stage: stage, level: axis.level, spreading)
            kernels.double(
                spread[stage - 1] + 4 * (made.lowerBound >> 1 - held[stage - 1].lowerBound),
                to: spread[stage] + 4 * (made.lowerBound - held[stage].lowerBound),
                samples: made.count >> 1
            )
        }
    }

    private func convolve(_ row: UnsafeMutablePointer<UInt16>, _ samples: Range<Int>) {
        kernels.convolve(
            row + 4 * (samples.lowerBound - columns.lowerBound),
            weights: kernel.weights,
            radius: kernel.radius,
            to: spread[0] + 4 * (samples.lowerBound - held[0].lowerBound),
            lanes: 4 * samples.count
        )
    }

    /// Spreads the part that is inside to pixels, and divides one by it, near both sides of the region.
    private func prepareReciprocals(_ filter: RowFilter) {
        guard let mass, kernel.radius > 0 else {
            plain = pixels
            return
        }
        // Beyond 3.7 sigma less than 0.0002 of the weight is missing: 0.03 steps.
        let reach = Int(min(3.7 * filter.sigma, Double(pixels.count))) + 4
        let whole = kernel.wholeSamples
        // Parts begin and end with samples, of which the last step makes whole ones.
        let size = spreading.size
        let left = min((pixels.lowerBound + reach + size - 1) / size * size, whole.lowerBound * axis.size)
        let right = max(max(pixels.upperBound - reach, 0) / size * size, whole.upperBound * axis.size)
        // Eighths of both sides take other samples.
        let isPartialEverywhere = whole.isEmpty || left + (spreading.kind == .eighths ? size : 0) >= right
        plain = isPartialEverywhere ? pixels.upperBound..<pixels.upperBound : left..<right
        let parts =
            isPartialEverywhere ? [pixels] : [pixels.lowerBound..<left, right..<pixels.upperBound]
        for part in parts where !part.isEmpty {
            convolve(mass, Self.samples(of: part, stage: 0, level: axis.level, spreading))
            spread(part)
            if spreading.kind == .eighths {
                prepareShares(part)
                continue
            }
            widen(part, to: reciprocals)
            let offset = 4 * (part.lowerBound - pixels.lowerBound)
            kernels.reciprocals(reciprocals + offset, to: reciprocals + offset, lanes: 4 * part.count)
        }
    }

    /// Makes the shares and the reciprocals of a part, while the row of samples holds what part of each is inside.
    private func prepareShares(_ part: Range<Int>) {
        let samples = samples(of: part)
        let place = place(samples.lowerBound)
        let masses = spread[spread.count - 1] + 4 * place
        kernels.shareEighths(
            masses,
            bends: shares.bends + 8 * place,
            slopes: shares.slopes + 8 * place,
            samples: samples.count
        )
        kernels.reciprocals(masses - 4, to: reciprocals + 4 * (place - 1), lanes: 4 * (samples.count + 2))
    }

    /// Fills a row beyond both ends of the stored samples as far as the kernel reaches.
    ///
    /// Where there is nothing it holds zeros already, and a mirrored level stores all that is needed.
    private func extend(_ row: UnsafeMutablePointer<UInt16>) {
        guard edges == .clamp else { return }
        let stored = axis.stored
        let reached = held[0].lowerBound - kernel.radius..<held[0].upperBound + kernel.radius
        for column in min(reached.lowerBound, stored.lowerBound)..<stored.lowerBound { extend(row, column) }
        for column in stored.upperBound..<max(reached.upperBound, stored.upperBound) { extend(row, column) }
    }

    private func extend(_ row: UnsafeMutablePointer<UInt16>, _ column: Int) {
        guard let source = edges.resolve(column, in: axis.stored) else { return }
        (row + 4 * (column - columns.lowerBound)).update(from: row + 4 * (source - columns.lowerBound), count: 4)
    }
}
