import PortableMath

/// Where an element is before it moves: its middle, its size, and what the layout turns it by.
public struct LayoutElement: Hashable, Sendable {
    public var cx, cy: Double
    public var width, height: Double
    public var rotation = 0.0
}

extension IndicatorSpec.Layout {
    /// The number of elements, as the values that it is the product of, with the field of each.
    var counts: [(field: String, value: IndicatorSpec.Value)] {
        switch self {
        case .single: []
        case .stack(let count, _, _, _, _, _), .row(let count, _, _, _), .ring(let count, _, _, _, _, _):
            [("count", count)]
        case .grid(let columns, let rows, _): [("columns", columns), ("rows", rows)]
        }
    }

    /// The elements of a layout whose counts are known, in the order of ``counts``.
    func elements(counts: [Int], resolve: (IndicatorSpec.Value) -> Double) -> [LayoutElement] {
        switch self {
        case .single(let size, let width, let height, let x, let y),
            .stack(_, let size, let width, let height, let x, let y):
            let size = size.map(resolve) ?? 1
            let element = LayoutElement(
                cx: x.map(resolve) ?? 0.5,
                cy: y.map(resolve) ?? 0.5,
                width: width.map(resolve) ?? size,
                height: height.map(resolve) ?? size
            )
            return Array(repeating: element, count: counts.first ?? 1)
        case .row(_, let gap, let itemWidth, let itemHeight):
            return Self.row(
                counts[0],
                gap: resolve(gap),
                itemWidth: itemWidth.map(resolve),
                itemHeight: itemHeight.map(resolve)
            )
        case .grid(_, _, let gap):
            return Self.grid(columns: counts[0], rows: counts[1], gap: resolve(gap))
        case .ring(_, let itemSize, let itemWidth, let itemHeight, let startAngle, let orient):
            let size = resolve(itemSize)
            let template = LayoutElement(
                cx: 0.5,
                cy: 0.5,
                width: itemWidth.map(resolve) ?? size,
                height: itemHeight.map(resolve) ?? size
            )
            let start = startAngle.map(resolve) ?? 0
            return Self.ring(counts[0], radius: 0.5 - size / 2, from: start, orient: orient, template)
        }
    }

    private static func row(_ count: Int, gap: Double, itemWidth: Double?, itemHeight: Double?) -> [LayoutElement] {
        let gaps = gap * Double(count - 1)
        let width = itemWidth ?? (1 - gaps) / Double(count)
        let start = (1 - (Double(count) * width + gaps)) / 2
        return (0..<count).map { index in
            LayoutElement(
                cx: start + width / 2 + Double(index) * (width + gap),
                cy: 0.5,
                width: width,
                height: itemHeight ?? width
            )
        }
    }

    private static func grid(columns: Int, rows: Int, gap: Double) -> [LayoutElement] {
        let width = (1 - gap * Double(columns - 1)) / Double(columns)
        let height = (1 - gap * Double(rows - 1)) / Double(rows)
        return (0..<columns * rows).map { index in
            LayoutElement(
                cx: width / 2 + Double(index % columns) * (width + gap),
                cy: height / 2 + Double(index / columns) * (height + gap),
                width: width,
                height: height
            )
        }
    }

    private static func ring(
        _ count: Int,
        radius: Double,
        from start: Double,
        orient: Bool,
        _ template: LayoutElement
    ) -> [LayoutElement] {
        (0..<count).map { index in
            let angle = start + Double(index) * 2 * Double.pi / Double(count)
            let (sine, cosine) = DeterministicMath.sineAndCosine(angle)
            var element = template
            element.cx = 0.5 + radius * cosine
            element.cy = 0.5 + radius * sine
            if orient { element.rotation = angle + Double.pi / 2 }
            return element
        }
    }
}
