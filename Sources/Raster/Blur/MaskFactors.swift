import KernelInterface
import KernelSelection

/// What the columns of a node are multiplied by where a part of its kernel falls outside.
struct MaskFactors {
    private let points: Range<Int>
    /// In 3.13, of the points before and after those whose factor is one.
    private let left: UnsafeBufferPointer<UInt16>
    private let right: UnsafeBufferPointer<UInt16>

    /// Of a node's columns at points that are `1 << level` to a sample; `memory` is to live as long.
    init(_ axis: MaskAxis, level: Int, points: Range<Int>, memory: ScratchMemory) {
        self.points = points
        let phases = (0..<1 << level).map { MaskLattice.splineRow($0, level: level) }
        let (weights, firsts) = (phases.flatMap(\.weights), phases.map(\.first))
        func factor(_ point: Int) -> UInt16 {
            let phase = point & ((1 << level) - 1)
            let sample = point >> level + firsts[phase]
            var inside = 0.0
            for index in 0..<4 { inside += weights[4 * phase + index] * axis.mass(at: sample + index) }
            return UInt16(clamping: Int(8192 / max(inside, 0.01) + 0.5))
        }
        // Further inside than the first factor of one no point loses anything.
        func edge(_ points: some Sequence<Int>) -> [UInt16] {
            var factors: [UInt16] = []
            for point in points {
                let factor = factor(point)
                if factor == 8192 { break }
                factors.append(factor)
            }
            return factors
        }
        let (first, last) = axis.isNormalized ? (edge(points), edge(points.reversed())) : ([], [])
        left = UnsafeBufferPointer(start: memory.filled(first), count: first.count)
        // Where no factor is one, both ends see all the points.
        let rest = last.prefix(points.count - first.count)
        right = UnsafeBufferPointer(start: memory.filled(rest.reversed()), count: rest.count)
    }

    /// Multiplies a range of points.
    func apply(to row: UnsafeMutablePointer<UInt16>, points: Range<Int>) {
        let first = self.points.lowerBound
        let last = self.points.upperBound - right.count
        scale(left, from: first, row, points: points)
        scale(right, from: last, row, points: points)
    }

    private func scale(
        _ factors: UnsafeBufferPointer<UInt16>,
        from first: Int,
        _ row: UnsafeMutablePointer<UInt16>,
        points: Range<Int>
    ) {
        let part = points.clamped(to: first..<first + factors.count)
        guard let base = factors.baseAddress, !part.isEmpty else { return }
        kernels.maskScale(
            row + 4 * (part.lowerBound - points.lowerBound),
            factors: base + (part.lowerBound - first),
            pixels: part.count
        )
    }
}
