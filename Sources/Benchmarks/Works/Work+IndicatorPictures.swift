import Indicators
import Raster
import Views

extension Work {
    /// Built-in indicators of 120 points at 3 pixels a point, alone on a clear picture, each run at another time.
    static var indicatorPictures: [Work] {
        [
            .reading("indicator-slowest", "the slowest built-in indicator") { _ in
                try drawing(try byDuration().last)
            },
            .reading("indicator-median", "the median built-in indicator") { _ in
                let designs = try byDuration()
                return try drawing(designs[designs.count / 2])
            },
        ]
    }

    /// The built-in indicators by how long the quickest of five tries took.
    private static func byDuration() throws -> [IndicatorSpec] {
        let clock = ContinuousClock()
        return try IndicatorSpec.builtinNames.compactMap { IndicatorSpec.builtin(named: $0) }
            .map { spec in
                let draw = try drawing(spec)
                let times = try (0..<5).map { _ in try clock.measure { try draw() } }
                return (spec, times.min() ?? .zero)
            }
            .sorted { $0.1 < $1.1 }
            .map(\.0)
    }

    private static func drawing(_ spec: IndicatorSpec?) throws -> () throws -> Void {
        guard let spec else { return {} }
        let drawing = IndicatorDrawing(try IndicatorEvaluator(spec: spec), colors: [.black])
        var picture = Bitmap(width: 0, height: 0)
        var time = 0.0
        return {
            time += 1.0 / 60
            try drawing.displayList(at: time, size: 120, scale: 3).render(into: &picture)
        }
    }
}
