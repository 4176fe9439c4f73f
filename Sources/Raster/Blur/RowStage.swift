import KernelInterface
import KernelSelection

/// The second half of a blurred row: from the vertical sum of a level's rows to pixels.
///
/// A row gathered is extended past its ends, convolved, spread by doublings to samples of two pixels, or of four where
/// the level is deep, and in one last step to pixels of 8 bits. Near the sides of a region with normalised edges it is
/// multiplied by reciprocals, which are made in the same way from a row that holds how much of each sample lies inside.
///
/// The level is not 0: rows of pixels themselves are ``DirectRows``' work. It has buffers of its own: each thread needs
/// another one.
final class RowStage {
    let axis: LevelAxis
    /// Where the vertical sum goes, in 8.7, from the axis' first stored sample on.
    let sums: UnsafeMutablePointer<UInt16>
    /// The region's columns.
    private let pixels: Range<Int>
    private let edges: EdgeMode
    private let kernel: RowKernel
    /// Samples of ``row``: those stored, and those that the widest kernel reaches.
    private let columns: Range<Int>
    /// The vertical sum with room on both sides; there it holds nothing, or the end's sample with clamped edges.
    private let row: UnsafeMutablePointer<UInt16>
    /// What part of each sample of ``row`` is inside, 255 for all, in 8.7; only with normalised edges.
    private let mass: UnsafeMutablePointer<UInt16>?
    /// The samples of ``spread`` that the region's pixels take.
    private let held: [Range<Int>]
    /// The row convolved, then as each doubling leaves it.
    private let spread: [UnsafeMutablePointer<UInt16>]
    /// The level of the last samples before pixels.
    private let finalLevel: Int
    /// Pixels in 8.7 where they are not stored at once, from ``widePixel`` on.
    private let wide: UnsafeMutablePointer<UInt16>
    private let reciprocals: UnsafeMutablePointer<UInt16>
    private let widePixel: Int
    /// Pixels that need no reciprocal.
    private var plain: Range<Int>
    /// The reciprocals of the last samples before pixels, where those are multiplied instead of pixels.
    private let sampleReciprocals: UnsafeMutablePointer<UInt16>
    private var areSamplesNormalized = false
    private var last: RowFilter?

    init(axis: LevelAxis, pixels: Range<Int>, edges: EdgeMode, memory: ScratchMemory) {
        self.axis = axis
        self.pixels = pixels
        self.edges = edges
        plain = pixels
        kernel = RowKernel(axis: axis, edges: edges, memory: memory)
        finalLevel = PyramidMoments.finalLevel(axis.level)
        held = Self.samples(of: pixels, level: axis.level, finalLevel: finalLevel)
        spread = held.map { memory.allocate(UInt16.self, count: 4 * $0.count) }

        let reach = PyramidMoments.largestRadius + 1
        let (stored, convolved) = (axis.stored, held[0])
        let first = min(stored.lowerBound, convolved.lowerBound - reach)
        columns = first..<max(stored.upperBound, convolved.upperBound + reach)
        row = memory.zeroed(UInt16.self, count: 4 * columns.count)
        sums = row + 4 * (stored.lowerBound - columns.lowerBound)

        widePixel = (pixels.lowerBound >> finalLevel) << finalLevel
        let wideCount = 4 * (pixels.count + 2 << finalLevel)
        wide = memory.allocate(UInt16.self, count: wideCount)
        reciprocals = memory.allocate(UInt16.self, count: edges == .normalize ? wideCount : 0)
        let spreadLanes = 4 * held[held.count - 1].count
        sampleReciprocals = memory.allocate(UInt16.self, count: edges == .normalize ? spreadLanes : 0)
        guard edges == .normalize else {
            mass = nil
            return
        }
        let mass = memory.zeroed(UInt16.self, count: 4 * columns.count)
        for sample in stored {
            let value = UInt16(axis.mass(at: sample) * 32640 + 0.5)
            (mass + 4 * (sample - columns.lowerBound)).update(repeating: value, count: 4)
        }
        self.mass = mass
    }

    /// The samples of each level, from `level` to the last before pixels, that spreading to `pixels` takes.
    private static func samples(of pixels: Range<Int>, level: Int, finalLevel: Int) -> [Range<Int>] {
        var needed = pixels.lowerBound >> finalLevel..<((pixels.upperBound - 1) >> finalLevel) + 1
        needed = needed.lowerBound - 1..<needed.upperBound + 1
        var samples: [Range<Int>] = []
        samples.reserveCapacity(level - finalLevel + 1)
        for _ in finalLevel..<level {
            let doubled = needed.lowerBound >> 1..<((needed.upperBound - 1) >> 1) + 1
            samples.append(2 * doubled.lowerBound..<2 * doubled.upperBound)
            needed = doubled.lowerBound - 1..<doubled.upperBound + 1
        }
        samples.append(needed)
        samples.reverse()
        return samples
    }

    /// Makes the kernel of a filter ready; false where it leaves rows as they are across.
    func prepare(_ filter: RowFilter) -> Bool {
        if last != filter {
            last = filter
            kernel.prepare(filter)
            if edges == .normalize { prepareReciprocals(filter) }
        }
        return kernel.radius > 0
    }

    /// The row in ``sums`` convolved, in 8.7, with the samples that it consists of.
    var convolved: (samples: Range<Int>, values: UnsafeMutablePointer<UInt16>) { (held[0], spread[0]) }

    /// Blurs what ``sums`` holds across, into ``convolved``.
    func blurAcross() {
        extend()
        convolve(row, held[0])
    }

    /// The lanes of the last samples before pixels.
    var spreadLanes: Int { 4 * held[held.count - 1].count }

    /// Spreads ``convolved`` to the last samples before pixels.
    func spreadAcross() -> UnsafeMutablePointer<UInt16> {
        spread(held)
        let samples = spread[spread.count - 1]
        if areSamplesNormalized { kernels.multiply(samples, by: sampleReciprocals, lanes: spreadLanes) }
        return samples
    }

    /// Spreads ``convolved`` to the region's row of pixels.
    func store(to output: UnsafeMutablePointer<UInt8>) {
        store(spreadAcross(), to: output)
    }

    /// Makes the region's row of pixels of the last samples before them, which may be a sum of several rows'.
    func store(_ last: UnsafePointer<UInt16>, to output: UnsafeMutablePointer<UInt8>) {
        // Cells of the last samples that lie wholly inside are stored at once.
        let size = 1 << finalLevel
        let first = (plain.lowerBound + size - 1) >> finalLevel
        let end = plain.upperBound >> finalLevel
        guard first < end else {
            storeWide(pixels, of: last, to: output)
            return
        }
        let samples = last + 4 * (first - held[held.count - 1].lowerBound)
        let target = output + 4 * (first * size - pixels.lowerBound)
        switch finalLevel {
        case 1: kernels.double(samples, to: target, samples: end - first)
        default: kernels.quadruple(samples, to: target, samples: end - first)
        }
        storeWide(pixels.lowerBound..<first * size, of: last, to: output)
        storeWide(end * size..<pixels.upperBound, of: last, to: output)
    }

    /// Stores pixels by way of ``wide``; all of them with reciprocals or all without.
    private func storeWide(
        _ part: Range<Int>,
        of last: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt8>
    ) {
        guard !part.isEmpty else { return }
        let wide = UnsafePointer(makeWide(part, of: last))
        let target = output + 4 * (part.lowerBound - pixels.lowerBound)
        let offset = 4 * (part.lowerBound - widePixel)
        if part.lowerBound < plain.lowerBound || part.upperBound > plain.upperBound {
            kernels.store(wide + offset, reciprocals: reciprocals + offset, to: target, lanes: 4 * part.count)
        } else {
            kernels.store(wide + offset, to: target, lanes: 4 * part.count)
        }
    }

    /// The last step of the spreading, to 8.7 in ``wide``, which it returns.
    private func makeWide(_ part: Range<Int>, of last: UnsafePointer<UInt16>) -> UnsafeMutablePointer<UInt16> {
        let first = part.lowerBound >> finalLevel
        let count = ((part.upperBound - 1) >> finalLevel) + 1 - first
        let samples = last + 4 * (first - held[held.count - 1].lowerBound)
        let target = wide + 4 * (first << finalLevel - widePixel)
        switch finalLevel {
        case 1: kernels.double(samples, to: target, samples: count)
        default: kernels.quadruple(samples, to: target, samples: count)
        }
        return wide
    }

    /// The doublings, as far as `samples` need them.
    private func spread(_ samples: [Range<Int>]) {
        for stage in 1..<max(samples.count, 1) {
            let made = samples[stage]
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

    /// The sigma from which on the last samples are divided by the part that is inside, before they are spread.
    ///
    /// Straight lines between quotients miss those between both parts by the lines' variance of 2.75, times the slope
    /// of the part over itself, 0.8/sigma at most, times the slope of the picture, 204/sigma: 0.11 steps here.
    private static let leastSampledSigma = 64.0

    /// Spreads the part that is inside to pixels, and divides one by it, near both sides of the region.
    private func prepareReciprocals(_ filter: RowFilter) {
        areSamplesNormalized = false
        guard let mass, kernel.radius > 0 else {
            plain = pixels
            return
        }
        if finalLevel == 2, filter.sigma >= Self.leastSampledSigma {
            areSamplesNormalized = true
            plain = pixels
            convolve(mass, held[0])
            spread(held)
            kernels.reciprocals(spread[spread.count - 1], to: sampleReciprocals, lanes: spreadLanes)
            return
        }
        // Beyond 3.7 sigma less than 0.0002 of the weight is missing: 0.03 steps.
        let reach = Int(min(3.7 * filter.sigma, Double(pixels.count))) + 4
        let whole = kernel.wholeSamples
        let left = min((pixels.lowerBound + reach + 3) & ~3, whole.lowerBound << axis.level)
        let right = max((pixels.upperBound - reach) & ~3, whole.upperBound << axis.level)
        let isPartialEverywhere = whole.isEmpty || left >= right
        plain = isPartialEverywhere ? pixels.upperBound..<pixels.upperBound : left..<right
        let parts =
            isPartialEverywhere ? [pixels] : [pixels.lowerBound..<left, right..<pixels.upperBound]
        for part in parts where !part.isEmpty {
            let samples = Self.samples(of: part, level: axis.level, finalLevel: finalLevel)
            convolve(mass, samples[0])
            spread(samples)
            let wide = makeWide(part, of: spread[spread.count - 1])
            let offset = 4 * (part.lowerBound - widePixel)
            kernels.reciprocals(wide + offset, to: reciprocals + offset, lanes: 4 * part.count)
        }
    }

    /// Fills the row beyond both ends of the stored samples as far as the kernel reaches.
    ///
    /// Where there is nothing it holds zeros already, and a mirrored level stores all that is needed.
    private func extend() {
        guard edges == .clamp else { return }
        let stored = axis.stored
        let reached = held[0].lowerBound - kernel.radius..<held[0].upperBound + kernel.radius
        for column in min(reached.lowerBound, stored.lowerBound)..<stored.lowerBound { extend(column) }
        for column in stored.upperBound..<max(reached.upperBound, stored.upperBound) { extend(column) }
    }

    private func extend(_ column: Int) {
        guard let source = edges.resolve(column, in: axis.stored) else { return }
        (row + 4 * (column - columns.lowerBound)).update(from: row + 4 * (source - columns.lowerBound), count: 4)
    }
}
