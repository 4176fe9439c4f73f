import KernelInterface
import KernelSelection

/// A row summed vertically, red and blue apart from green and alpha, that is blurred across into pixels.
struct PairedRow {
    /// The region's first pixel of each half, two lanes a pixel.
    let even: UnsafeMutablePointer<UInt16>
    let odd: UnsafeMutablePointer<UInt16>
    /// Lanes from each half to a copy of it.
    let copy: Int
    private let width: Int
    private let edges: EdgeMode
    /// With normalised edges, one over how much of each pixel's kernel is inside, in 3.13.
    private let reciprocals: UnsafeMutablePointer<UInt16>
    /// Pixels on each side that may lack a part of their kernel: a line of the cache.
    private let margin = (PyramidMoments.largestRadius + 15) & ~15

    init(width: Int, edges: EdgeMode, memory: ScratchMemory) {
        self.width = width
        self.edges = edges
        // Pixels begin with a line of the cache, and their copy in the middle of one.
        let line = 32
        copy = (2 * width + 3 * line - 1) & ~(line - 1) + line / 2
        // Where there is nothing they hold zeros already.
        even = memory.zeroed(UInt16.self, count: 2 * copy + 2 * line) + line
        odd = memory.zeroed(UInt16.self, count: 2 * copy + 2 * line) + line
        reciprocals = memory.allocate(UInt16.self, count: edges == .normalize ? 2 * width : 0)
        guard edges == .normalize else { return }
        for lane in 0..<2 * width { reciprocals[lane] = Self.one }
    }

    private static let one: UInt16 = 8192

    /// Makes the reciprocals for a kernel whose centre's weight is halved.
    func prepare(_ kernel: RowKernel) {
        guard edges == .normalize else { return }
        if width <= 2 * margin {
            for x in 0..<width { setReciprocal(x, kernel) }
            return
        }
        for x in 0..<margin {
            setReciprocal(x, kernel)
            let (left, right) = (2 * x, 2 * (width - 1 - x))
            (reciprocals[right], reciprocals[right + 1]) = (reciprocals[left], reciprocals[left])
        }
    }

    private func setReciprocal(_ x: Int, _ kernel: RowKernel) {
        var inside = 2 * Int(kernel.weights[0])
        for distance in 0..<kernel.radius {
            let weight = Int(kernel.weights[distance + 1])
            if distance < x { inside += weight }
            if x + distance + 1 < width { inside += weight }
        }
        let reciprocal = UInt16(clamping: (Int(Self.one) << 16 + inside / 2) / inside)
        (reciprocals[2 * x], reciprocals[2 * x + 1]) = (reciprocal, reciprocal)
    }

    /// Blurs the row across with a kernel whose centre's weight is halved, and stores it as pixels.
    func store(_ kernel: RowKernel, to output: UnsafeMutablePointer<UInt8>) {
        extend(kernel.radius)
        guard edges == .normalize, kernel.radius > 0 else {
            store(0..<width, kernel, to: output)
            return
        }
        if width <= 2 * margin {
            storeDivided(0..<width, kernel, to: output)
        } else {
            storeDivided(0..<margin, kernel, to: output)
            store(margin..<width - margin, kernel, to: output)
            storeDivided(width - margin..<width, kernel, to: output)
        }
    }

    private func store(_ part: Range<Int>, _ kernel: RowKernel, to output: UnsafeMutablePointer<UInt8>) {
        kernels.convolvePairs(
            even: even + 2 * part.lowerBound,
            odd: odd + 2 * part.lowerBound,
            copy: copy,
            weights: kernel.weights,
            radius: kernel.radius,
            to: output + 4 * part.lowerBound,
            pixels: part.count
        )
    }

    private func storeDivided(_ part: Range<Int>, _ kernel: RowKernel, to output: UnsafeMutablePointer<UInt8>) {
        kernels.convolvePairs(
            even: even + 2 * part.lowerBound,
            odd: odd + 2 * part.lowerBound,
            weights: kernel.weights,
            radius: kernel.radius,
            reciprocals: reciprocals + 2 * part.lowerBound,
            to: output + 4 * part.lowerBound,
            pixels: part.count
        )
    }

    /// Fills both rows beyond their ends as the edge mode says.
    private func extend(_ radius: Int) {
        guard edges == .clamp || edges == .mirror else { return }
        for distance in 0..<radius {
            fill(-1 - distance)
            fill(width + distance)
        }
    }

    private func fill(_ x: Int, of half: UnsafeMutablePointer<UInt16>, from source: Int) {
        for lane in 0..<2 {
            half[2 * x + lane] = half[2 * source + lane]
            half[2 * x + lane + copy] = half[2 * source + lane]
        }
    }

    private func fill(_ x: Int) {
        guard let source = edges.resolve(x, in: 0..<width) else { return }
        fill(x, of: even, from: source)
        fill(x, of: odd, from: source)
    }
}
