/// A pattern of dashes and gaps that is known to be usable.
struct DashPattern {
    private let lengths: [Double]
    private let firstIndex: Int
    private let firstRest: Double

    /// The greatest number of dashes of all lines together.
    private static let dashLimit = 65536.0

    /// `nil` when the lines are to be drawn solid.
    init?(_ style: StrokeStyle, for lines: [Polyline]) {
        var lengths = style.dash
        guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
        if lengths.count % 2 == 1 { lengths += lengths }
        let period = lengths.reduce(0, +)
        guard period > 0, period.isFinite, style.dashPhase.isFinite else { return nil }
        let length = lines.reduce(0) { $0 + $1.length }
        guard length / period * Double(lengths.count / 2) <= Self.dashLimit else { return nil }
        var rest = style.dashPhase.truncatingRemainder(dividingBy: period)
        if rest < 0 { rest += period }
        var index = 0
        // A dash without length at the very start is still drawn, as a dot.
        while index < lengths.count - 1, rest >= lengths[index], rest > 0 || index % 2 == 1 {
            rest -= lengths[index]
            index += 1
        }
        self.lengths = lengths
        firstIndex = index
        firstRest = max(0, lengths[index] - rest)
    }

    /// The dashes of a line.
    ///
    /// On a closed line, a dash that reaches its end goes on into the one that begins at its start.
    func dashes(of line: Polyline) -> [Polyline] {
        let count = line.points.count
        guard count > 1 else { return [line] }
        var cutter = Cutter(lengths: lengths, index: firstIndex, rest: firstRest)
        cutter.begin(at: line.points[0], towards: line.points[1])
        for index in 0..<line.segmentCount {
            let next = (index + 1) % count
            cutter.run(from: line.points[index], to: line.points[next], endsInCorner: line.isCorner[next])
        }
        return cutter.finish(line, startedInDash: firstIndex % 2 == 0)
    }

    private struct Cutter {
        let lengths: [Double]
        var index: Int
        /// What is left of the current dash or gap.
        var rest: Double
        var done: [Polyline] = []
        var current = Polyline()
        var wasCut = false

        init(lengths: [Double], index: Int, rest: Double) {
            self.lengths = lengths
            self.index = index
            self.rest = rest
        }

        private var isDash: Bool { index % 2 == 0 }

        mutating func begin(at point: Point, towards next: Point) {
            guard isDash else { return }
            current.append(point, isCorner: true)
            let step = next - point
            current.direction = step * (1 / step.length)
        }

        mutating func run(from: Point, to: Point, endsInCorner: Bool) {
            let whole = (to - from).length
            var passed = 0.0
            while whole - passed > rest {
                passed += rest
                cut(at: from + (to - from) * (passed / whole), along: (to - from) * (1 / whole))
            }
            rest -= whole - passed
            if isDash { current.append(to, isCorner: endsInCorner) }
        }

        /// Ends the current dash or gap and begins the next one.
        private mutating func cut(at point: Point, along direction: Point) {
            wasCut = true
            if isDash {
                current.append(point, isCorner: true)
                done.append(current)
                current = Polyline()
            }
            index = (index + 1) % lengths.count
            rest = lengths[index]
            if isDash {
                current.append(point, isCorner: true)
                current.direction = direction
            }
        }

        mutating func finish(_ line: Polyline, startedInDash: Bool) -> [Polyline] {
            guard wasCut else { return isDash ? [line] : [] }
            guard !current.points.isEmpty else { return done }
            if line.isClosed, startedInDash, !done.isEmpty {
                // The current dash ends where the first begins.
                for index in done[0].points.indices {
                    current.append(
                        done[0].points[index],
                        isCorner: index == 0 ? line.isCorner[0] : done[0].isCorner[index]
                    )
                }
                done[0] = current
            } else {
                done.append(current)
            }
            return done
        }
    }
}
