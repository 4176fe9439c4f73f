import KernelInterface
import KernelSelection

extension Canvas {
    /// Draws the shadow that a path's inside casts, without the path itself.
    ///
    /// The coverage of the path, moved by `offset`, is blurred by a true Gaussian and drawn in `color`, also where the
    /// path itself will lie: to within 1.1 steps of 255 for rectangles and rounded rectangles that stay upright, from a
    /// sigma of four pixels on, where they cost little whatever their size; to within one step for all others.
    ///
    /// `sigma` is the standard deviation in user space, which is what `CALayer.shadowRadius` means; zero, negative and
    /// NaN draw the path's sharp image. Under a transform that scales unevenly the mean scale (the root of the area
    /// factor) counts. Sigma is limited to 256 pixels, which bounds the memory. `offset` is in user space too and turns
    /// with it.
    public mutating func drawShadow(
        of path: Path,
        color: Color,
        sigma: Double,
        offset: Size = .zero,
        rule: FillRule = .nonZero
    ) {
        guard let source = PixelSource(.color(color), transform: transform),
            let reach = ShadowReach(sigma: sigma, offset: offset, transform: transform)
        else { return }
        let transform = AffineTransform(translationX: offset.width, y: offset.height).concatenating(transform)
        if let shape = RoundedRectShape(path)?.applying(transform),
            let shadow = RoundedRectShadow(shape, sigma: reach.sigma)
        {
            return draw(shadow, from: source)
        }
        // What is farther from all visible pixels than the blur gathers from is not drawn at all.
        let outline = EdgeList(path, transform: transform, clip: clip.bounds.expanded(by: reach.margin)).bounds
        let visible = outline.expanded(by: reach.margin).intersection(clip.bounds)
        guard !outline.isEmpty, !visible.isEmpty else { return }
        let region = outline.union(visible)

        var canvas = Canvas(Bitmap(width: region.width, height: region.height))
        canvas.transform = transform.concatenating(
            AffineTransform(translationX: -Double(region.x), y: -Double(region.y))
        )
        canvas.fill(path, with: .color(.black), rule: rule)
        canvas.blurLayer(sigma: reach.sigma)
        fill(canvas.alphaMask(of: visible, origin: region), from: source)
    }

    /// Draws the shadow that a drawing casts, without the drawing itself: its alpha, blurred, in a colour.
    ///
    /// `sigma` and `offset` are those of ``drawShadow(of:color:sigma:offset:rule:)``. Parts of the drawing outside of
    /// the canvas cast their shadow too. `bounds` is asked for the pixels that the drawing may touch within some
    /// limits, given a canvas with the transform that it will be drawn with; fewer pixels cost less.
    package mutating func drawShadow(
        color: Color,
        sigma: Double,
        offset: Size,
        within bounds: (Canvas, PixelRect) -> PixelRect,
        of body: (inout Canvas) throws -> Void
    ) rethrows {
        guard let source = PixelSource(.color(color), transform: transform), !clip.bounds.isEmpty,
            let reach = ShadowReach(sigma: sigma, offset: offset, transform: transform)
        else { return }
        let content = bounds(self, reach.source(of: clip.bounds)).intersection(reach.source(of: clip.bounds))
        guard !content.isEmpty, color.premultiplied.alpha > 0 else { return }
        let region = reach.shadow(of: content)
        let visible = region.intersection(clip.bounds)
        guard !visible.isEmpty else { return }
        var canvas = Canvas(Bitmap(width: region.width, height: region.height))
        canvas.transform = transform.concatenating(
            AffineTransform(
                translationX: reach.offset.x - Double(region.x),
                y: reach.offset.y - Double(region.y)
            )
        )
        try body(&canvas)
        canvas.blurLayer(sigma: reach.sigma)
        fill(canvas.alphaMask(of: visible, origin: region), from: source)
    }

    private mutating func draw(_ shadow: RoundedRectShadow, from source: PixelSource) {
        let visible = shadow.bounds.intersection(clip.bounds)
        guard !visible.isEmpty else { return }
        noteDrawing(in: visible)
        let blender = SpanBlender(source: source, clip: clip, bounds: visible)
        withLayerPixels { pixels, width in
            shadow.forEachRow(of: visible) { y, row in
                let target = pixels + y * width + visible.x
                let (middle, right) = (row.left.count, row.left.count + row.middle.count)
                blender.blend(y: y, offset: 0, count: middle, coverage: row.left.baseAddress, into: target)
                blender.blend(y: y, offset: middle, count: row.middle.count, constant: row.value, into: target + middle)
                blender.blend(
                    y: y,
                    offset: right,
                    count: row.right.count,
                    coverage: row.right.baseAddress,
                    into: target + right
                )
            }
        }
    }

    private mutating func blurLayer(sigma: Double) {
        do {
            try layer.blur(.constant(sigma), edges: .decal)
        } catch {
            // Sigma is finite and not negative, and the region is the whole layer: no error of a blur is left.
            preconditionFailure("\(error)")
        }
    }

    /// The alpha of the layer, whose first pixel lies at `origin`, as a mask of `visible`.
    private func alphaMask(of visible: PixelRect, origin: PixelRect) -> Mask {
        var coverage = [UInt8](repeating: 0, count: visible.width * visible.height)
        coverage.withUnsafeMutableBufferPointer { output in
            layer.bytes.withUnsafeBytes { bytes in
                guard let output = output.baseAddress, let base = bytes.baseAddress else { return }
                let pixels = base.assumingMemoryBound(to: UInt32.self)
                for row in 0..<visible.height {
                    let start = (visible.y + row - origin.y) * layer.width + visible.x - origin.x
                    kernels.blendAlpha(pixels + start, count: visible.width, into: output + row * visible.width)
                }
            }
        }
        return Mask(bounds: visible, coverage: coverage)
    }
}
