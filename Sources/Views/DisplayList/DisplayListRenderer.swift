import Raster

/// Draws display lists one after the other, and of each only what differs from the one before.
///
/// Every picture is the same as ``DisplayList/render()`` makes it. The commands that two lists begin with are not drawn
/// again: the pixels below the others, where they may change, are kept. So a frame of an animation over a blurred
/// screen costs what moves in it. The pixels that are kept take at most half of the picture's memory.
public struct DisplayListRenderer: Sendable {
    /// The picture of the last list; empty before the first and after an error.
    ///
    /// Whoever keeps it makes the next list's drawing copy it.
    public private(set) var bitmap = Bitmap(width: 0, height: 0)
    private var list: DisplayList?
    private var checkpoint: Checkpoint?

    /// What the picture was, in a rectangle, before the command at an index was drawn.
    private struct Checkpoint: Sendable {
        var index: Int
        var area: PixelRect
        var pixels: Bitmap
    }

    public init() {}

    /// Draws a list, and returns the pixels that may differ from those of the list before.
    ///
    /// It throws what ``DisplayList/render()`` throws; the list after that is drawn as if it were the first.
    @discardableResult
    public mutating func draw(_ list: DisplayList) throws -> PixelRect {
        let old = self.list
        self.list = nil
        var bitmap = Bitmap(width: 0, height: 0)
        swap(&bitmap, &self.bitmap)
        let area = try draw(list, after: old, on: &bitmap)
        swap(&bitmap, &self.bitmap)
        self.list = list
        return area
    }

    private mutating func draw(
        _ list: DisplayList,
        after old: DisplayList?,
        on bitmap: inout Bitmap
    ) throws -> PixelRect {
        let bounds = CommandBounds(size: list.pixelSize, scale: list.scale)
        guard let old, old.pixelSize == list.pixelSize, old.scale == list.scale else {
            try drawWhole(list, keeping: Self.guess(list, bounds), on: &bitmap)
            return bitmap.bounds
        }
        let change = DisplayListChange(from: old, to: list)
        guard !change.area.isEmpty else { return change.area }
        if let checkpoint, checkpoint.index <= change.kept {
            let rest = list.commands[checkpoint.index...]
            let area = bounds.closure(of: change.area, under: rest)
            if area.isInside(checkpoint.area) {
                bitmap.replace(area, by: checkpoint.pixels, at: (checkpoint.area.x, checkpoint.area.y))
                try Canvas.drawing(on: &bitmap) { canvas in
                    try canvas.clipped(to: area) { try list.draw(rest, on: &$0) }
                }
                return area
            }
        }
        let area = bounds.closure(of: change.area, under: list.commands[change.kept...])
        let next = Self.isWorthKeeping(area, list) ? (change.kept, area) : Self.guess(list, bounds)
        try drawWhole(list, keeping: next, on: &bitmap)
        return bitmap.bounds
    }

    /// Draws a whole list, and keeps the pixels of an area as they are before the command at an index.
    private mutating func drawWhole(
        _ list: DisplayList,
        keeping: (index: Int, area: PixelRect)?,
        on bitmap: inout Bitmap
    ) throws {
        checkpoint = nil
        let rest = try list.prepare(&bitmap, limit: keeping?.index ?? .max)
        guard let keeping, keeping.index >= rest.startIndex else {
            try Canvas.drawing(on: &bitmap) { try list.draw(rest, on: &$0) }
            return
        }
        try Canvas.drawing(on: &bitmap) { try list.draw(rest[..<keeping.index], on: &$0) }
        checkpoint = Checkpoint(index: keeping.index, area: keeping.area, pixels: bitmap.part(keeping.area))
        try Canvas.drawing(on: &bitmap) { try list.draw(rest[keeping.index...], on: &$0) }
    }

    /// What to keep as long as nothing has moved yet: what lies below the last commands, as many as cover a quarter of
    /// the picture together.
    private static func guess(_ list: DisplayList, _ bounds: CommandBounds) -> (index: Int, area: PixelRect)? {
        var area = PixelRect.none
        var index = list.commands.count
        while index > 0 {
            let next = area.joined(bounds.of(list.commands[index - 1]))
            guard next.width * next.height * 4 <= list.pixelSize.width * list.pixelSize.height else { break }
            area = next
            index -= 1
        }
        return area.isEmpty ? nil : (index, area)
    }

    private static func isWorthKeeping(_ area: PixelRect, _ list: DisplayList) -> Bool {
        area.width * area.height * 2 <= list.pixelSize.width * list.pixelSize.height
    }
}
