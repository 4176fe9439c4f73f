import HUD
import Raster
import Scenes
import StrictJSON
import Threads
import Views

extension Report {
    /// Measures backdrops over the picture of each bench, with each number of threads.
    package static func backdrops(
        _ backdrops: [Backdrop],
        on benches: [Workbench],
        threads: [Int],
        effort: Effort,
        watch: Watch
    ) throws -> Report {
        let count = benches.count * backdrops.count * threads.count
        var rows: [Row] = []
        for bench in benches {
            for backdrop in backdrops {
                let list = bench.list(of: backdrop)
                let error = try list.blurError(over: bench.picture)
                for threads in threads {
                    watch.progress(rows.count, count, backdrop.word)
                    let surface = Surface(bench.picture)
                    let trial = Trial(copying: surface) { try list.draw(on: &surface.canvas) }
                    let memory = PeakMemory()
                    let measurement = try Measurement.of(
                        trial,
                        effort: effort,
                        threads: ThreadPool(threads: threads),
                        check: watch.check
                    )
                    rows.append(
                        Row(
                            device: bench.device.name,
                            size: bench.picture.bounds.size,
                            name: backdrop.word,
                            threads: threads,
                            measurement: measurement,
                            backdrop: BackdropFacts(
                                sigma: list.largestSigma,
                                error: error,
                                peakBytes: memory.bytes
                            )
                        )
                    )
                }
            }
        }
        return Report(subject: .backdrops, machine: .current(), rows: rows)
    }

    /// The backdrops that are measured unless others are named: the variable blur at six radii, materials, the dim.
    package static let standardBackdrops: [Backdrop] =
        [2, 4, 8, 20, 50, 100].compactMap { radius in
            let direction = VariableBlur.standard.direction
            return (try? VariableBlur(maximumRadius: radius, direction: direction)).map { .variableBlur($0) }
        } + [.material(.ultraThin), .material(.regular), .material(.thick), .dim()]
}

extension Workbench {
    /// The drawing commands of a backdrop over the whole screen.
    fileprivate func list(of backdrop: Backdrop) -> DisplayList {
        list(of: BackdropView(backdrop, safeArea: device.safeRect, in: device.size(.portrait)))
    }
}

extension Backdrop {
    /// The backdrop as the command line names it: the fewest values that tell it from others.
    package var word: String {
        switch self {
        case .variableBlur(let blur):
            switch blur.direction {
            case .blurredCenterClearTopBottom(VariableBlur.standardBandProportion):
                "variable-blur:\(JSONValue.number(blur.maximumRadius).text)"
            case .blurredCenterClearTopBottom(let band):
                "variable-blur:\(JSONValue.number(blur.maximumRadius).text):\(JSONValue.number(band).text)"
            case .blurredTopClearBottom: "variable-blur:\(JSONValue.number(blur.maximumRadius).text):top"
            case .blurredBottomClearTop: "variable-blur:\(JSONValue.number(blur.maximumRadius).text):bottom"
            case .blurredFully: "variable-blur:\(JSONValue.number(blur.maximumRadius).text):full"
            }
        case .dim(.dim): "dim"
        case .dim(let color): "dim:#\(color.hexDigits)"
        case .material(let style): "material:\(style.name)"
        case .clear: "clear"
        }
    }
}

extension DisplayList {
    /// The blurs among the commands of a backdrop.
    private var blurs: [Blur] {
        commands.compactMap { command in
            if case .blur(let blur) = command { blur } else { nil }
        }
    }

    /// The largest standard deviation of the list's blurs, in pixels.
    fileprivate var largestSigma: Double {
        blurs.map { blur in
            switch blur.effect {
            case .gaussian(let ramp, _): ramp.stops.map(\.sigma).max() ?? 0
            case .masked(let sigma, _, _): sigma
            case .material(let recipe): recipe.blurRadius
            }
        }.max().map { $0 * scale } ?? 0
    }

    /// The largest difference of the list's blurs, drawn over a picture, from what they are by definition, in 8-bit
    /// steps over samples; `nil` without a blur that is not by a mask.
    fileprivate func blurError(over picture: Bitmap) throws -> Double? {
        var largest: Double?
        for blur in blurs {
            guard let exact = ExactBlur(blur, scale: scale, over: picture) else { continue }
            var canvas = Canvas(picture)
            try DisplayList(size: size, scale: scale, commands: [.blur(blur)]).draw(on: &canvas)
            largest = max(largest ?? 0, exact.largestError(of: canvas.bitmap))
        }
        return largest
    }
}
