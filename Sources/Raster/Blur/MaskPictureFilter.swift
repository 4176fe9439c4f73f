import KernelInterface
import KernelSelection

/// The filter of one node of the ladder, from its level of the pyramid to points.
struct MaskPictureFilter {
    private let axes: MaskAxes
    private let source: BlurPyramid.Level
    private let edges: EdgeMode
    /// log2 of the points to a sample.
    private let depth: Int
    private let factors: MaskFactors?
    private let spline: UnsafePointer<Int16>
    private let nothing: UnsafePointer<UInt16>

    init(_ index: Int, shift: Int, blur: MaskBlur) {
        let node = blur.nodes[index]
        axes = node.axes(shift: shift)
        source = blur.pyramids.level(node)
        edges = blur.edges
        depth = node.level - shift
        factors = blur.columnFactors(index, shift: shift)
        spline = blur.splines[depth]
        nothing = blur.nothing
    }

    /// Blurs the points of a range of columns, in rows of the level.
    func fill(
        _ output: UnsafeMutablePointer<UInt16>,
        lanes: Int,
        rows: Range<Int>,
        points: Range<Int>,
        memory: ScratchArena
    ) {
        let mark = memory.mark
        defer { memory.reset(to: mark) }
        // Interpolation reads two samples to each side.
        let samples =
            depth == 0 ? points : (points.lowerBound >> depth) - 2..<((points.upperBound - 1) >> depth) + 3
        let radius = axes.across.radius
        let gathered = samples.lowerBound - radius..<samples.upperBound + radius
        let stored = gathered.clamped(to: source.columns.stored)
        let isSmall = source.columns.isSmall
        let filled = isSmall ? stored.filter { !source.columns.isEmpty($0) } : []
        let length = 4 * gathered.count + 128
        let sums = memory.take(UInt16.self, count: 2 * length)
        let convolved = memory.take(UInt16.self, count: 4 * samples.count + 128)
        let held = 4 * (stored.lowerBound - gathered.lowerBound)
        let around = self.rows(rows, from: stored.lowerBound, memory: memory)
        let down = axes.down.folded
        let across = weights(axes.across.half, memory: memory)
        let first = points.lowerBound >> depth
        for number in 0..<rows.count {
            let sum = sums + number % 2 * length
            if isSmall {
                gatherExactly(
                    rows.lowerBound + number,
                    from: stored.lowerBound,
                    to: sum + held,
                    lanes: 4 * stored.count
                )
            } else if down.isEmpty {
                gather(rows.lowerBound + number, from: stored.lowerBound, to: sum + held, lanes: 4 * stored.count)
            } else if number % 2 == 0 {
                down.withUnsafeBufferPointer { down in
                    guard let weights = down.baseAddress else { return }
                    fold(
                        around + number,
                        weights,
                        isLast: number + 1 == rows.count,
                        to: sum + held,
                        and: sum + length + held,
                        lanes: 4 * stored.count
                    )
                }
            }
            let target = output + number * lanes
            let blurred = depth == 0 ? target : convolved
            if isSmall {
                gather(sum, filled, from: gathered.lowerBound, weights: across, to: blurred, samples: samples)
            } else {
                extend(sum, gathered: gathered, stored: stored)
                kernels.convolve(
                    sum + 4 * radius,
                    weights: across,
                    radius: radius,
                    to: blurred,
                    lanes: 4 * samples.count
                )
            }
            if depth > 0 {
                kernels.maskExpand(
                    convolved + 4 * (first - samples.lowerBound),
                    level: depth,
                    weights: spline,
                    first: (points.lowerBound - first << depth) / 4,
                    groups: points.count / 4,
                    to: target
                )
            }
            factors?.apply(to: target, points: points)
        }
    }

    private func weights(_ weights: [UInt16], memory: ScratchArena) -> UnsafeMutablePointer<UInt16> {
        let copy = memory.take(UInt16.self, count: weights.count)
        for (index, weight) in weights.enumerated() { copy[index] = weight }
        return copy
    }

    /// Sums up the rows around one row, and unless it is the last those around the next.
    private func fold(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        _ weights: UnsafePointer<UInt16>,
        isLast: Bool,
        to first: UnsafeMutablePointer<UInt16>,
        and second: UnsafeMutablePointer<UInt16>,
        lanes: Int
    ) {
        let radius = axes.down.radius
        if isLast {
            kernels.foldRows(rows, weights: weights, radius: radius, to: first, lanes: lanes)
        } else {
            kernels.foldRowsTwice(rows, weights: weights, radius: radius, to: first, and: second, lanes: lanes)
        }
    }

    /// Sums up the columns around each in a small region: exactly, since its few samples are scaled up afterwards, and each
    /// unit of rounding with them.
    ///
    /// `sum` begins with the sample `first`.
    private func gather(
        _ sum: UnsafePointer<UInt16>,
        _ filled: [Int],
        from first: Int,
        weights: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt16>,
        samples: Range<Int>
    ) {
        for (number, sample) in samples.enumerated() {
            let near = filled.filter { abs($0 - sample) <= axes.across.radius }
            for channel in 0..<4 {
                let total = near.reduce(32_768) { total, place in
                    total + Int(sum[4 * (place - first) + channel]) * Int(weights[abs(place - sample)])
                }
                output[4 * number + channel] = UInt16(clamping: total >> 16)
            }
        }
    }

    /// Sums up the rows around one where there are few columns, which are then scaled up: exactly, as columns are.
    ///
    /// Levels hold all of sixteen bits, sums one bit less.
    private func gatherExactly(
        _ row: Int,
        from column: Int,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int
    ) {
        var sums = [Int](repeating: 65_536, count: lanes)
        for (offset, weight) in axes.down.all.enumerated() {
            guard let held = held(row - axes.down.radius + offset, from: column) else { continue }
            for lane in 0..<lanes { sums[lane] += Int(held[lane]) * Int(weight) }
        }
        for lane in 0..<lanes { output[lane] = UInt16(clamping: sums[lane] >> 17) }
    }

    /// Sums up the rows around one in a small region: only those that there are, since each adds its rounding.
    private func gather(_ row: Int, from column: Int, to output: UnsafeMutablePointer<UInt16>, lanes: Int) {
        var (rows, weights): ([UnsafePointer<UInt16>], [UInt16]) = ([], [])
        for (offset, weight) in axes.down.all.enumerated() {
            guard let held = held(row - axes.down.radius + offset, from: column) else { continue }
            rows.append(held)
            weights.append(weight)
        }
        kernels.gatherRows(rows, weights: weights, count: rows.count, shift: 1, to: output, lanes: lanes)
    }

    /// A row of the level from a column on, by the edge mode's rule where it is not held.
    private func held(_ row: Int, from column: Int) -> UnsafePointer<UInt16>? {
        let held = source.held.contains(row) ? row : edges.resolve(row, in: source.rows.stored)
        return held.map { source.row($0) + 4 * (column - source.columns.stored.lowerBound) }
    }

    /// The level's rows that some rows are gathered from, from a column on; where there is none, one of zeros.
    private func rows(
        _ rows: Range<Int>,
        from column: Int,
        memory: ScratchArena
    ) -> UnsafeMutablePointer<UnsafePointer<UInt16>> {
        let radius = axes.down.radius
        let around = memory.take(UnsafePointer<UInt16>.self, count: rows.count + 2 * radius)
        for (index, row) in (rows.lowerBound - radius..<rows.upperBound + radius).enumerated() {
            around[index] = held(row, from: column) ?? nothing
        }
        return around
    }

    /// Extends a sum of rows beyond the samples that the level holds.
    private func extend(
        _ sum: UnsafeMutablePointer<UInt16>,
        gathered: Range<Int>,
        stored: Range<Int>
    ) {
        let (before, after) = (
            gathered.lowerBound..<max(gathered.lowerBound, min(stored.lowerBound, gathered.upperBound)),
            max(stored.upperBound, gathered.lowerBound)..<max(stored.upperBound, gathered.upperBound)
        )
        extend(sum, before, gathered: gathered, stored: stored)
        extend(sum, after, gathered: gathered, stored: stored)
    }

    private func extend(
        _ sum: UnsafeMutablePointer<UInt16>,
        _ samples: Range<Int>,
        gathered: Range<Int>,
        stored: Range<Int>
    ) {
        for sample in samples {
            let target = sum + 4 * (sample - gathered.lowerBound)
            if edges == .clamp {
                let nearest = sample < stored.lowerBound ? stored.lowerBound : stored.upperBound - 1
                target.update(from: sum + 4 * (nearest - gathered.lowerBound), count: 4)
            } else {
                target.update(repeating: 0, count: 4)
            }
        }
    }
}
