import KernelSelection
import Raster

extension Work {
    /// Copying, filling, blending and shapes.
    static var painting: [Work] {
        [
            .drawing("memcpy", "memcpy of the frame") { _ in { surface in surface.reset() } },
            .drawing("fill", "opaque fill of the frame") { _ in
                { surface in surface.canvas.fill(.rect(surface.bounds), with: .color(.white)) }
            },
            .drawing("dim", "dim in place, black at 20 %") { _ in
                { surface in surface.canvas.fill(.rect(surface.bounds), with: .color(.black.opacity(0.2))) }
            },
            .drawing("solid", "solid colour with alpha in place") { _ in
                let color = Color(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.35)
                return { surface in surface.canvas.fill(.rect(surface.bounds), with: .color(color)) }
            },
            .drawing("image", "opaque picture, pixel for pixel") { bench in
                let image = bench.picture
                return { surface in surface.canvas.draw(image, in: surface.bounds) }
            },
            .drawing("gradient-linear", "linear gradient of two colours") { _ in
                { surface in
                    let bounds = surface.bounds
                    let end = Point(x: bounds.maxX, y: bounds.maxY)
                    surface.canvas.fill(.rect(bounds), with: .linearGradient(gradient, start: .zero, end: end))
                }
            },
            .drawing("gradient-radial", "radial gradient of two colours") { _ in
                { surface in
                    let bounds = surface.bounds
                    let paint = Paint.radialGradient(
                        gradient,
                        center: bounds.center,
                        startRadius: 0,
                        endRadius: bounds.height / 2
                    )
                    surface.canvas.fill(.rect(bounds), with: paint)
                }
            },
            .drawing("premultiply", "multiplying by alpha") { _ in
                { surface in surface.canvas.modify { $0.convert(kernels.premultiply) } }
            },
            .drawing("unpremultiply", "dividing by alpha") { _ in
                { surface in surface.canvas.modify { $0.convert(kernels.unpremultiply) } }
            },
        ]
    }

    private static let gradient = Gradient(colors: [
        Color(red: 0.1, green: 0.3, blue: 0.8),
        Color(red: 0.9, green: 0.5, blue: 0.2),
    ])
}

extension Bitmap {
    /// Runs a loop over all pixels in place; they keep what alpha they have.
    fileprivate mutating func convert(
        _ loop: (UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>, Int) -> Void
    ) {
        let count = width * height
        bytes.withUnsafeMutableBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            loop(base, base, count)
        }
    }
}
