/// How far a shadow falls from what casts it, in pixels.
package struct ShadowReach {
    /// The standard deviation of the blur.
    package let sigma: Double
    package let offset: Point

    /// The reach of a shadow whose sigma and offset are in user space, or `nil` where no shadow can be drawn.
    ///
    /// Sigma grows by the transform's mean scale and is limited to 256 pixels; zero, negative and NaN are no blur.
    package init?(sigma: Double, offset: Size, transform: AffineTransform) {
        let scaled = sigma * abs(transform.determinant).squareRoot()
        self.sigma = scaled > 0 ? min(scaled, 256) : 0
        let (origin, moved) = (transform.apply(.zero), transform.apply(Point(x: offset.width, y: offset.height)))
        self.offset = moved - origin
        guard abs(self.offset.x) < 0x1p30, abs(self.offset.y) < 0x1p30 else { return nil }
    }

    /// A blur gathers from four sigmas around, and a fraction of a pixel reaches one further.
    var margin: Int { Int((4 * sigma).rounded(.up)) + 2 }

    /// The pixels whose shadow may fall into a rectangle.
    package func source(of rect: PixelRect) -> PixelRect {
        PixelRect(
            x: rect.x - Int(offset.x.rounded(.down)),
            y: rect.y - Int(offset.y.rounded(.down)),
            width: rect.width,
            height: rect.height
        ).expanded(by: margin)
    }

    /// The pixels that the shadow of a rectangle may fall on.
    package func shadow(of rect: PixelRect) -> PixelRect {
        PixelRect(
            x: rect.x + Int(offset.x.rounded(.down)),
            y: rect.y + Int(offset.y.rounded(.down)),
            width: rect.width,
            height: rect.height
        ).expanded(by: margin)
    }
}
