extension Canvas {
    /// Draws a bitmap into a rectangle of user space.
    ///
    /// Pixel for pixel on the grid the bitmap is copied exactly. Scaled along the axes it is filtered by a Catmull-Rom
    /// cubic, stretched by the ratio when the bitmap shrinks; colours are limited to their alpha afterwards. Under a
    /// transform that turns or shears it is interpolated bilinearly, without a filter for shrinking. The borders are
    /// those of the rectangle, with exact coverage. Nothing is drawn when the bitmap or the rectangle is empty.
    public mutating func draw(_ image: Bitmap, in rect: Rect) {
        guard image.width > 0, image.height > 0, !rect.isEmpty else { return }
        let path = Path.rect(rect)
        let placement = Self.placement(of: image, in: rect).concatenating(transform)
        let area = EdgeList(path, transform: transform, clip: clip.bounds).bounds
        guard placement.inverted != nil, !area.isEmpty else { return }

        if let (x, y) = placement.wholePixelOffset(of: image) {
            // Not the path: far from the origin its corners may be rounded past the last pixel.
            let place = PixelRect(x: x, y: y, width: image.width, height: image.height)
            let visible = place.intersection(clip.bounds)
            fill(visible, from: .rows(BitmapRows(bitmap: image, x: x, y: y)))
        } else if placement.isScaleAndTranslation {
            fill(path, from: .rows(ScaledRows(image, placement: placement, area: area)), rule: .nonZero)
        } else if let rows = BilinearRows(image, placement: placement) {
            fill(path, from: .rows(rows), rule: .nonZero)
        }
    }

    /// Where the left top pixel of a bitmap in a rectangle of user space falls when all of its pixels fall on pixels,
    /// so that ``draw(_:in:)`` copies them.
    package static func wholePixelOffset(
        of image: Bitmap,
        in rect: Rect,
        transform: AffineTransform
    ) -> (x: Int, y: Int)? {
        guard !image.bounds.isEmpty, !rect.isEmpty else { return nil }
        return placement(of: image, in: rect).concatenating(transform).wholePixelOffset(of: image)
    }

    /// From a bitmap's pixels to the user space in which it fills a rectangle.
    private static func placement(of image: Bitmap, in rect: Rect) -> AffineTransform {
        AffineTransform(
            a: rect.width / Double(image.width),
            b: 0,
            c: 0,
            d: rect.height / Double(image.height),
            tx: rect.minX,
            ty: rect.minY
        )
    }
}

extension AffineTransform {
    /// Where the bitmap's left top pixel falls when all of its pixels fall on pixels, to a millionth of one: sizes in
    /// points times a scale seldom come out exactly.
    fileprivate func wholePixelOffset(of image: Bitmap) -> (x: Int, y: Int)? {
        guard isScaleAndTranslation else { return nil }
        let x = tx.rounded()
        let y = ty.rounded()
        let strays = [
            tx - x, tx + a * Double(image.width) - (x + Double(image.width)),
            ty - y, ty + d * Double(image.height) - (y + Double(image.height)),
        ]
        // Far from the origin differences vanish, and numbers are no Int any more.
        guard abs(x) < 0x1p30, abs(y) < 0x1p30 else { return nil }
        return strays.allSatisfy { abs($0) < 1e-6 } ? (Int(x), Int(y)) : nil
    }
}
