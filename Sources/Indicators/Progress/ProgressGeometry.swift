/// What progress indicators draw.
public enum ProgressGeometry {
    /// The width of all types but linear and border.
    public static let defaultSize = 48.0
    /// What a label beside a linear one takes of its width.
    public static let labelWidth = 44.0

    /// The commands that draw a moment of a progress indicator into a box, in points from the box's top left corner;
    /// none for a box without a size.
    ///
    /// The commands are a function of their arguments alone, with the same bits on every machine.
    public static func commands(
        _ progress: ResolvedProgress,
        _ state: ProgressState,
        width: Double,
        height: Double
    ) -> [ProgressCommand] {
        guard width > 0, height > 0, width.isFinite, height.isFinite else { return [] }
        var (w, h) = (width, height)
        switch progress.type {
        case .linear, .border:
            break
        case .bars:
            w = min(width, height * 4 / 3)
            h = 0.75 * w
        case .battery:
            w = min(width, 2 * height)
            h = w / 2
        default:
            w = min(width, height)
            h = w
        }
        let origin = ProgressPoint((width - w) / 2, (height - h) / 2)
        var drawing = ProgressDrawing(progress, state, origin: origin)
        switch progress.type {
        case .linear: drawing.drawLinear(w, h)
        case .circular: drawing.drawCircular(w)
        case .pie: drawing.drawPie(w)
        case .gauge: drawing.drawGauge(w)
        case .liquid: drawing.drawLiquid(w)
        case .border: drawing.drawBorder(w, h)
        case .bars: drawing.drawBars(w, h)
        case .grid: drawing.drawGrid(w)
        case .battery: drawing.drawBattery(w, h)
        case .hourglass: drawing.drawHourglass(w)
        }
        return drawing.pen.commands
    }

    /// A value as text: whole percent, halves up.
    public static func label(_ value: Double) -> String {
        guard value.isFinite else { return "" }
        return "\(Int(ProgressMath.round(100 * min(max(value, 0), 1))))%"
    }

    /// The order in which the cells of a square grid fill, row by row: diagonal after diagonal from the top left, and
    /// from the top right down in each.
    public static func gridOrder(_ side: Int) -> [Int] {
        guard side > 0 else { return [] }
        var order = Array(repeating: 0, count: side * side)
        var rank = 0
        for diagonal in 0...(2 * side - 2) {
            for row in max(0, diagonal - side + 1)...min(diagonal, side - 1) {
                order[row * side + diagonal - row] = rank
                rank += 1
            }
        }
        return order
    }
}
