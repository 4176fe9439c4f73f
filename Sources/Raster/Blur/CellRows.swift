import KernelInterface
import KernelSelection

/// The rows in the middle of a few cells in sequence, at the width of pixels in 8.7, and rows of pixels joined from them.
final class CellRows {
    private static let kept = 5

    private let cells: RowSchedule.Cells
    private let width: Int
    /// Whether rows are means, as those of cells of eight rows always are; else, and where kernels are narrow, they are that
    /// times their part that is inside.
    private let areNormalized: Bool
    /// Each at its cell's number modulo their count.
    private let rows: [UnsafeMutablePointer<UInt16>]
    private var numbers = [Int?](repeating: nil, count: kept)
    /// What part of each row's weight was inside, with normalised edges.
    private var parts = [Double](repeating: 1, count: kept)
    private let taken: UnsafeMutablePointer<UnsafePointer<UInt16>>
    private let outputs: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>>
    /// For rows of a cell that are not wanted.
    private let ignored: UnsafeMutablePointer<UInt8>
    private let sum: UnsafeMutablePointer<UInt16>
    private let weights: UnsafeMutablePointer<Double>
    private let rounded: UnsafeMutablePointer<UInt16>
    /// How eight rows mix those of cells that lie inside to different parts.
    private let shares: UnsafeMutablePointer<UInt16>

    init(_ cells: RowSchedule.Cells, width: Int, areNormalized: Bool, memory: ScratchMemory) {
        self.cells = cells
        self.width = width
        self.areNormalized = areNormalized
        let isUsed = cells.cells.contains { $0 != nil }
        let used = isUsed ? width : 0
        rows = (0..<Self.kept).map { _ in Self.row(width: used, memory: memory) }
        taken = memory.allocate(UnsafePointer<UInt16>.self, count: Self.kept)
        outputs = memory.allocate(UnsafeMutablePointer<UInt8>.self, count: 8)
        ignored = memory.allocate(UInt8.self, count: 4 * used)
        sum = memory.allocate(UInt16.self, count: 4 * used)
        weights = memory.allocate(Double.self, count: Self.kept)
        rounded = memory.allocate(UInt16.self, count: Self.kept)
        shares = memory.allocate(UInt16.self, count: cells.size == 8 ? 8 * 32 : 0)
    }

    /// Room for a row of pixels in 8.7 with seven more on both sides; points at the first of `width`.
    static func row(width: Int, memory: ScratchMemory) -> UnsafeMutablePointer<UInt16> {
        memory.allocate(UInt16.self, count: 4 * (width + 14)) + 4 * 7
    }

    /// Makes rows of one cell, with no colour above its alpha.
    ///
    /// `blur` makes the row of a cell and returns what part of its weight is inside.
    func join(
        _ ys: Range<Int>,
        _ spreading: Spreading,
        to output: UnsafeMutablePointer<UInt8>,
        stride: Int,
        blur: (_ index: Int, _ cell: RowSchedule.Cell, _ row: UnsafeMutablePointer<UInt16>) -> Double
    ) {
        let own = ys.lowerBound / spreading.size
        var isWhole = true
        for place in 0..<Self.kept {
            let index = own + place - 2
            let slot = slot(index)
            taken[place] = UnsafePointer(rows[slot])
            guard abs(place - 2) <= spreading.reach, let cell = cells.cell(index) else { continue }
            if numbers[slot] != index {
                numbers[slot] = index
                parts[slot] = blur(index, cell, rows[slot])
            }
            if parts[slot] != 1 { isWhole = false }
        }
        if !isWhole, areNormalized, spreading.kind != .fineHalves, spreading.kind != .eighths {
            for y in ys { joinParts(y, spreading, to: output + (y - ys.lowerBound) * stride) }
            return
        }
        let size = spreading.size
        let first = own * size
        for phase in 0..<size {
            let y = first + phase
            outputs[phase] = ys.contains(y) ? output + (y - ys.lowerBound) * stride : ignored
        }
        let isOpaque = isWhole ? joinWhole(spreading) : join(own, spreading)
        if isOpaque { return }
        for y in ys { kernels.clampToAlpha(outputs[y - first], count: width) }
    }

    private func joinWhole(_ spreading: Spreading) -> Bool {
        let lanes = 4 * width
        return switch spreading.kind {
        case .halves: kernels.joinTwo(taken + 1, to: outputs, lanes: lanes)
        case .fineHalves: kernels.joinTwoFine(taken, to: outputs, lanes: lanes)
        case .thirds: kernels.joinThree(taken, to: outputs, lanes: lanes)
        case .quarters: kernels.joinFour(taken, weights: spreading.weights, to: outputs, lanes: lanes)
        case .eighths: kernels.joinEight(taken + 1, to: outputs, lanes: lanes)
        }
    }

    /// Joins rows of which some lie inside to a part.
    private func join(_ own: Int, _ spreading: Spreading) -> Bool {
        let (lanes, weights) = (4 * width, spreading.weights)
        if spreading.kind == .eighths {
            fillShares(own)
            return kernels.joinEight(taken + 1, shares: shares, to: outputs, lanes: lanes)
        }
        let reciprocals = reciprocals(own, spreading)
        return switch spreading.kind {
        case .halves: kernels.joinTwo(taken + 1, reciprocals: reciprocals, to: outputs, lanes: lanes)
        case .fineHalves: kernels.joinTwoFine(taken, reciprocals: reciprocals, to: outputs, lanes: lanes)
        case .thirds: kernels.joinThree(taken, reciprocals: reciprocals, to: outputs, lanes: lanes)
        case .quarters, .eighths:
            kernels.joinFour(taken, weights: weights, reciprocals: reciprocals, to: outputs, lanes: lanes)
        }
    }

    /// Makes the bends and the slopes of eight rows from the parts of three: what each takes of a cell is weighed by that.
    private func fillShares(_ own: Int) {
        let (before, middle, after) = (parts[slot(own - 1)], parts[slot(own)], parts[slot(own + 1)])
        for row in 0..<8 {
            // Sixteenths of a cell after its middle.
            let distance = Double(2 * row - 7)
            let first = (8 - distance) * (8 - distance) * before
            let last = (8 + distance) * (8 + distance) * after
            let sum = first + last + (384 - 2 * distance * distance) * middle
            let bend = min(Int((first + last) / sum * 32768 + 0.5), 32767)
            // Above zero, where a conversion rounds down.
            let slope = Int((first - last) / sum * 16384 + 16384.5) - 16384
            (shares + 32 * row).update(repeating: UInt16(truncatingIfNeeded: bend), count: 16)
            (shares + 32 * row + 16).update(repeating: UInt16(truncatingIfNeeded: slope), count: 16)
        }
    }

    /// One over the part of each row of a cell that is inside, in 3.13.
    private func reciprocals(_ own: Int, _ spreading: Spreading) -> SIMD8<UInt16> {
        var reciprocals = SIMD8<UInt16>(repeating: 8192)
        for phase in 0..<spreading.size {
            let shares = spreading.parts(phase)
            var part = 0.0
            for place in 0..<Self.kept where shares[place] > 0 {
                part += Double(shares[place]) / 65536 * parts[slot(own + place - 2)]
            }
            reciprocals[phase] = UInt16(clamping: Int(8192 / max(part, 0.125) + 0.5))
        }
        return reciprocals
    }

    private func slot(_ cell: Int) -> Int { (cell % Self.kept + Self.kept) % Self.kept }

    /// Makes one row of cells that lie inside to different parts: each of them is a mean already, and weighed by its part
    /// it gives the mean of the whole.
    private func joinParts(_ y: Int, _ spreading: Spreading, to output: UnsafeMutablePointer<UInt8>) {
        let own = y / spreading.size
        let shares = spreading.parts(y % spreading.size)
        var total = 0.0
        var count = 0
        for place in 0..<Self.kept where shares[place] > 0 {
            let slot = slot(own + place - 2)
            weights[count] = Double(shares[place]) * parts[slot]
            total += weights[count]
            taken[count] = UnsafePointer(rows[slot])
            count += 1
        }
        for index in 0..<count { weights[index] /= total }
        GaussianWeights.round(weights, count: count, to: rounded)
        kernels.gatherRows(taken, weights: rounded, count: count, shift: 0, to: sum, lanes: 4 * width)
        kernels.store(sum, to: output, lanes: 4 * width)
        kernels.clampToAlpha(output, count: width)
    }
}
