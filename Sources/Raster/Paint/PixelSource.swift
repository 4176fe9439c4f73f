/// Where the pixels of a fill come from, resolved to pixel coordinates.
enum PixelSource {
    /// One premultiplied pixel everywhere.
    case solid(UInt32)
    case rows(any PixelRows)
}

/// A picture without borders that writes any run of any row.
protocol PixelRows {
    /// Writes premultiplied pixels for the centres (x + 0.5, y + 0.5), (x + 1.5, y + 0.5) and so on.
    func write(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>)

    /// True when it is known that every pixel is opaque.
    var isOpaque: Bool { get }

    /// The same picture, for a thread that no other shares it with.
    func forOneThread() -> any PixelRows
}

extension PixelRows {
    var isOpaque: Bool { false }

    func forOneThread() -> any PixelRows { self }
}

extension PixelSource {
    /// The same source, for a thread that no other shares it with.
    func forOneThread() -> PixelSource {
        switch self {
        case .solid: self
        case .rows(let rows): .rows(rows.forOneThread())
        }
    }

    /// The source for a paint under a transform from user space to pixels, or `nil` when nothing would show.
    init?(_ paint: Paint, transform: AffineTransform) {
        switch paint {
        case .color(let color):
            let pixel = color.premultiplied
            guard pixel.alpha > 0 else { return nil }
            self = .solid(pixel.word)
        case .linearGradient(let gradient, let start, let end):
            guard let source = LinearGradientRows(gradient, start: start, end: end, transform: transform) else {
                return nil
            }
            self = .rows(source)
        case .radialGradient(let gradient, let center, let startRadius, let endRadius):
            guard
                let source = RadialGradientRows(
                    gradient,
                    center: center,
                    startRadius: startRadius,
                    endRadius: endRadius,
                    transform: transform
                )
            else { return nil }
            self = .rows(source)
        case .conicGradient(let gradient, let center, let startAngle):
            guard
                let source = ConicGradientRows(gradient, center: center, startAngle: startAngle, transform: transform)
            else { return nil }
            self = .rows(source)
        }
    }
}
