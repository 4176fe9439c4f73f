import Raster

/// What tells a display list from the one that was drawn before it.
struct DisplayListChange {
    /// How many commands both lists begin with.
    let kept: Int
    /// The pixels that the commands behind may make different.
    let area: PixelRect

    init(from old: DisplayList, to new: DisplayList) {
        kept = zip(old.commands, new.commands).prefix { $0 == $1 }.count
        let bounds = CommandBounds(size: new.pixelSize, scale: new.scale)
        area = Self.area(from: old.commands.dropFirst(kept), to: new.commands.dropFirst(kept), bounds)
    }

    /// The rectangle of what was drawn and is no more, and of what is drawn now and was not.
    ///
    /// Commands that come in the same place and differ only inside are looked into.
    private static func area(
        from old: ArraySlice<DisplayList.Command>,
        to new: ArraySlice<DisplayList.Command>,
        _ bounds: CommandBounds
    ) -> PixelRect {
        guard old.count == new.count else { return bounds.of(old).joined(bounds.of(new)) }
        return zip(old, new).reduce(PixelRect.none) { area, pair in
            switch pair {
            case _ where pair.0 == pair.1: return area
            case (.clip(let old), .clip(let new)) where old.path == new.path && old.rule == new.rule:
                let inside = Self.area(from: old.commands[...], to: new.commands[...], bounds)
                return area.joined(inside.intersection(bounds.of(new.path)))
            case (.group(let old), .group(let new)) where old.opacity == new.opacity:
                return area.joined(Self.area(from: old.commands[...], to: new.commands[...], bounds))
            case (.transform(let old), .transform(let new)) where old.matrix == new.matrix:
                guard let bounds = bounds.inside(old.matrix) else { return area }
                return area.joined(Self.area(from: old.commands[...], to: new.commands[...], bounds))
            default: return area.joined(bounds.of(pair.0)).joined(bounds.of(pair.1))
            }
        }
    }
}
