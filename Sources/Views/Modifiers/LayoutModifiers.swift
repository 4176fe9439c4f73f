import Raster

extension View {
    /// Adds room at some edges.
    ///
    /// - Parameter length: in points; `nil` is the default of 16.
    public func padding(_ edges: Edges = .all, _ length: Double? = nil) -> some View {
        padding(EdgeInsets(edges, length ?? 16))
    }

    /// Adds room of one length, in points, at all edges.
    public func padding(_ length: Double) -> some View {
        padding(EdgeInsets(.all, length))
    }

    /// Adds room at the edges, in points.
    public func padding(_ insets: EdgeInsets) -> some View {
        let insets = EdgeInsets(
            top: insets.top.asDistance,
            leading: insets.leading.asDistance,
            bottom: insets.bottom.asDistance,
            trailing: insets.trailing.asDistance
        )
        return ElementModifier(content: self) { child, environment in
            PaddingElement(insets: insets, direction: environment.layoutDirection, child: child)
        }
    }

    /// Puts the view in a frame of a fixed width, height or both, in points; a side that is `nil` is the view's own.
    ///
    /// The view is offered the frame's size and may take another; it is then aligned, and may overflow. A side that is
    /// no number, or endless, is the view's own; a negative one is 0.
    public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> some View {
        ElementModifier(content: self) { child, environment in
            FixedFrameElement(
                width: width.asFrameLength,
                height: height.asFrameLength,
                alignment: alignment,
                direction: environment.layoutDirection,
                child: child
            )
        }
    }

    /// Puts the view in a frame that takes what it is offered, between a least and a greatest length in points.
    ///
    /// With a least length alone it is never smaller and shrinks the view to the offer; with a greatest length alone
    /// it grows to the offer up to that. Without an offer it takes the ideal length, else the view's own, cut to the
    /// limits.
    public func frame(
        minWidth: Double? = nil,
        idealWidth: Double? = nil,
        maxWidth: Double? = nil,
        minHeight: Double? = nil,
        idealHeight: Double? = nil,
        maxHeight: Double? = nil,
        alignment: Alignment = .center
    ) -> some View {
        ElementModifier(content: self) { child, environment in
            FlexibleFrameElement(
                horizontal: .init(
                    min: minWidth.asFrameLength,
                    ideal: idealWidth.asFrameLength,
                    max: maxWidth.asGreatestLength
                ),
                vertical: .init(
                    min: minHeight.asFrameLength,
                    ideal: idealHeight.asFrameLength,
                    max: maxHeight.asGreatestLength
                ),
                alignment: alignment,
                direction: environment.layoutDirection,
                child: child
            )
        }
    }

    /// Keeps the view at its ideal size, whatever it is offered.
    public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
        ElementModifier(content: self) { child, _ in
            FixedSizeElement(horizontal: horizontal, vertical: vertical, child: child)
        }
    }

    /// Sets the view's rank in the stack around it: views of a higher priority are offered the space first.
    public func layoutPriority(_ priority: Double) -> some View {
        ElementModifier(content: self) { child, _ in
            PriorityElement(priority: priority.isNaN ? 0 : priority, child: child)
        }
    }

    /// Draws the view at a distance from its place, in points; x points right in either layout direction.
    public func offset(x: Double = 0, y: Double = 0) -> some View {
        ElementModifier(content: self) { child, _ in
            OffsetElement(offset: Size(width: x.asDistance, height: y.asDistance), child: child)
        }
    }

    /// Draws another view behind this one, offered this one's size.
    public func background<Background: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Background
    ) -> some View {
        secondary(.background, alignment: alignment, content())
    }

    /// Draws another view behind this one, offered this one's size.
    public func background(_ background: some View, alignment: Alignment = .center) -> some View {
        secondary(.background, alignment: alignment, background)
    }

    /// Draws a style behind this view, in its frame.
    public func background(_ style: some ShapeStyle) -> some View {
        secondary(.background, alignment: .center, AnyView(style as? any View ?? Rectangle().fill(style)))
    }

    /// Draws a shape filled with a style behind this view, in its frame.
    public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
        secondary(.background, alignment: .center, shape.fill(style))
    }

    /// Draws another view before this one, offered this one's size.
    public func overlay<Overlay: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Overlay
    ) -> some View {
        secondary(.overlay, alignment: alignment, content())
    }

    /// Draws another view before this one, offered this one's size.
    public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
        secondary(.overlay, alignment: alignment, overlay)
    }

    private func secondary(
        _ level: SecondaryElement.Level,
        alignment: Alignment,
        _ content: some View
    ) -> some View {
        ElementModifier(content: self) { child, environment in
            SecondaryElement(
                level: level,
                alignment: alignment,
                direction: environment.layoutDirection,
                primary: child,
                secondary: .layering(content, alignment: alignment, in: environment)
            )
        }
    }
}
