import Typography

extension View {
    /// Sets the font of the texts inside.
    public func font(_ font: Font) -> some View {
        EnvironmentModifier(content: self) { $0.font = font }
    }

    /// Sets what texts, symbols and shapes inside are filled with.
    public func foregroundStyle(_ style: some ShapeStyle) -> some View {
        EnvironmentModifier(content: self) { $0.foregroundStyle = style }
    }

    /// Sets what texts, symbols and shapes inside are filled with; `nil` is the colour of texts.
    public func foregroundColor(_ style: (any ShapeStyle)?) -> some View {
        EnvironmentModifier(content: self) { $0.foregroundStyle = style ?? SystemColor.label.color }
    }

    /// Sets the weight of the texts inside; `nil` is their font's own.
    public func fontWeight(_ weight: FontWeight?) -> some View {
        EnvironmentModifier(content: self) { $0.fontWeight = weight }
    }

    public func bold(_ isActive: Bool = true) -> some View {
        EnvironmentModifier(content: self) { $0.fontWeight = isActive ? .bold : nil }
    }

    /// Slants the texts inside; letters that no slanted font has stay upright.
    public func italic(_ isActive: Bool = true) -> some View {
        EnvironmentModifier(content: self) { $0.isItalic = isActive }
    }

    /// Sets how the lines of a text lie within the text's own width.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        EnvironmentModifier(content: self) { $0.multilineTextAlignment = alignment }
    }

    /// Sets the largest number of lines of a text; `nil` removes the limit.
    public func lineLimit(_ limit: Int?) -> some View { limitingLines(to: limit, reserving: 0) }

    /// Sets the largest number of lines of a text, whose height a shorter one has too if it `reservesSpace`.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        limitingLines(to: limit, reserving: reservesSpace ? limit : 0)
    }

    /// Sets the number of lines of a text: one of fewer lines has the height of the least, one of more is truncated.
    public func lineLimit(_ limits: ClosedRange<Int>) -> some View {
        limitingLines(to: limits.upperBound, reserving: limits.lowerBound)
    }

    /// Sets the least number of lines whose height a text has; there is no limit above.
    public func lineLimit(_ limits: PartialRangeFrom<Int>) -> some View {
        limitingLines(to: nil, reserving: limits.lowerBound)
    }

    /// Sets the largest number of lines of a text.
    public func lineLimit(_ limits: PartialRangeThrough<Int>) -> some View { lineLimit(limits.upperBound) }

    private func limitingLines(to limit: Int?, reserving lines: Int) -> some View {
        EnvironmentModifier(content: self) { environment in
            environment.lineLimit = limit
            environment.reservedLines = max(0, lines)
        }
    }

    /// Sets which part of a text gives way to an ellipsis where there is no room for all of it.
    public func truncationMode(_ mode: TruncationMode) -> some View {
        EnvironmentModifier(content: self) { $0.truncationMode = mode }
    }

    /// Lets a text that would be truncated shrink first, in steps of a hundredth of its size.
    ///
    /// - Parameter factor: the smallest share of the size, from 0 (which counts as a hundredth) to 1.
    public func minimumScaleFactor(_ factor: Double) -> some View {
        EnvironmentModifier(content: self) { $0.minimumScaleFactor = factor.isNaN ? 1 : min(max(factor, 0.01), 1) }
    }
}
