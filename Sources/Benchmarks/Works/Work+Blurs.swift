import Raster
import StrictJSON

extension Work {
    /// Blurs over the whole frame, and a material.
    static var blurs: [Work] {
        [
            blur("blur-30", "blur, σ 30 px") { _ in .constant(30) },
            blur("blur-90", "blur, σ 90 px") { _ in .constant(90) },
            blur("blur-rows-30", "blur by rows, σ 0 to 30 px") { .linear(from: 0, to: 30, rows: $0) },
            .drawing("blur-mask-30", "blur by a radial mask, σ 0 to 30 px") { bench in
                let (width, height) = (Double(bench.picture.width), Double(bench.picture.height))
                let mask = SigmaMask.radial(
                    center: Point(x: width / 2, y: height / 2),
                    inner: 0,
                    outer: height / 2,
                    maximum: 30
                )
                return { surface in try surface.canvas.modify { try $0.blur(.mask(mask), edges: .normalize) } }
            },
            .drawing("material-regular", "regular material") { bench in
                let scale = Double(bench.device.scale)
                return { surface in try surface.canvas.modify { try $0.apply(.regularLight, scale: scale) } }
            },
        ]
    }

    /// Blurs over the whole frame from the smallest sigma that changes a picture to the largest that anybody uses.
    static var sweep: [Work] {
        sweepSigmas.map { sigma in
            let digits = JSONValue.number(sigma).text
            return blur("\(sweepName)-\(digits)", "blur, σ \(digits) px") { _ in .constant(sigma) }
        }
    }

    /// What the names of the sweep's works begin with.
    static let sweepName = "sweep"

    /// No two neighbours further apart than a third of an octave above 2, where the pyramid's levels take turns.
    private static let sweepSigmas: [Double] = [
        0.5, 0.7, 1, 1.4, 2, 2.4, 2.5, 3, 4, 5, 6, 8, 10, 12.5, 16, 20, 25, 30, 40, 50, 64, 80, 100, 125, 160, 200,
        250, 300, 400, 500,
    ]

    private static func blur(
        _ name: String,
        _ title: String,
        profile: @escaping (_ rows: Int) -> SigmaProfile
    ) -> Work {
        .drawing(name, title) { bench in
            let profile = profile(bench.picture.height)
            return { surface in try surface.canvas.modify { try $0.blur(profile, edges: .normalize) } }
        }
    }
}
