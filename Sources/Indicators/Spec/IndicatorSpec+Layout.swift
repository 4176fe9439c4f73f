extension IndicatorSpec {
    /// Where the elements of a group are and how large, in fractions of the box.
    ///
    /// Counts round to the nearest whole number, halves up, and are at least 1.
    public enum Layout: Hashable, Sendable {
        /// One element about (`x`, `y`). Without `width` and `height` it is a square of side `size`, which is 1 by
        /// itself; the middle of the box is where it stands by itself.
        case single(
            size: Value? = nil,
            width: Value? = nil,
            height: Value? = nil,
            x: Value? = nil,
            y: Value? = nil
        )
        /// Elements on top of each other, each as in ``single(size:width:height:x:y:)``.
        case stack(
            count: Value,
            size: Value? = nil,
            width: Value? = nil,
            height: Value? = nil,
            x: Value? = nil,
            y: Value? = nil
        )
        /// Elements side by side about the middle of the box. Without `itemWidth` they fill its width; without
        /// `itemHeight` they are square.
        case row(count: Value, gap: Value, itemWidth: Value? = nil, itemHeight: Value? = nil)
        /// Elements in columns and rows that fill the box, row by row.
        case grid(columns: Value, rows: Value, gap: Value)
        /// Elements clockwise on a circle from `startAngle`, which is to the right by itself. The circle's radius is
        /// half of what `itemSize` leaves of the box, whatever width and height the elements have. With `orient` their
        /// tops point away from the middle.
        case ring(
            count: Value,
            itemSize: Value,
            itemWidth: Value? = nil,
            itemHeight: Value? = nil,
            startAngle: Value? = nil,
            orient: Bool = false
        )
    }
}
