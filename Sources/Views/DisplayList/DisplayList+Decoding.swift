import StrictJSON

extension DisplayList {
    /// The list that a JSON text stands for, read strictly: an unknown key, a wrong type or a value out of range is an
    /// error with its place, such as `commands[3].blur.sigma`.
    ///
    ///     {
    ///       "displayList": 1,
    ///       "size": {"width": 390, "height": 844},
    ///       "scale": 3,
    ///       "commands": [
    ///         {"fill": {"path": "M 0 0 L 390 0 L 390 844 L 0 844 Z", "rule": "evenOdd", "paint": "#FFFFFF"}},
    ///         {"stroke": {"path": "M 0 9 L 9 9", "paint": [1, 0, 0, 0.5], "width": 2, "cap": "round", "join": "bevel",
    ///                     "miterLimit": 10, "dash": [4, 2], "dashPhase": 1}},
    ///         {"text": {"content": "Hi", "font": {"name": "Inter-Regular", "file": "….otf", "sha256": "…"},
    ///                   "size": 16, "paint": "#000000", "glyphs": [[38, 20, 40], [76, 31.5, 40]]}},
    ///         {"image": {"rect": {"x": 0, "y": 0, "width": 50, "height": 50}, "file": "thumbnail.png"}},
    ///         {"shadow": {"path": "M 0 0 L 9 0 L 9 9 Z", "color": "#00000080", "sigma": 4,
    ///                     "offset": {"width": 0, "height": 2}}},
    ///         {"blur": {"rect": {"x": 0, "y": 47, "width": 390, "height": 763}, "ramp": [[0, 0], [1, 8]],
    ///                   "edges": "normalize"}},
    ///         {"clip": {"path": "M 0 0 L 9 0 L 9 9 Z", "commands": []}},
    ///         {"group": {"opacity": 0.8, "commands": []}},
    ///         {"transform": {"matrix": [0.9, 0, 0, 0.9, 19.5, 42.2], "commands": []}},
    ///         {"dropShadow": {"color": "#00000054", "sigma": 8, "commands": []}}
    ///       ]
    ///     }
    ///
    /// - A path is SVG path data of `M`, `L`, `Q`, `C` and `Z`; `rule` is `nonZero` unless given.
    /// - A paint is a colour (`#RRGGBB`, `#RRGGBBAA`, or red, green, blue and alpha from 0 to 1), or an object with
    ///   `linearGradient` (`start`, `end`, `stops`), `radialGradient` (`center`, `startRadius`, `endRadius`, `stops`)
    ///   or `conicGradient` (`center`, `startAngle` in radians clockwise from the right, `stops`); points are `[x, y]`,
    ///   a stop has `color` and `location`.
    /// - `glyphs` are numbers in the font with their origins on the baseline; `"missing": true` draws a box for each.
    ///   The font file must be the one whose SHA-256 is given.
    /// - An image has a `file` or, in Base64, a `png`.
    /// - A blur has one of `sigma`, `ramp` (pairs of a height from 0 to 1 and a sigma) and `material` (a recipe's
    ///   name); the first two take `edges`, `normalize` unless given. Beside a `sigma`, a `mask` says what share of it
    ///   each place gets: `linear` (`from` a point, where the share is `start`, 0 unless given, `to` another, where it
    ///   is `end`, 1 unless given), `radial` (`center`, `inner` radius, `outer` radius), or a gray picture's `file` or
    ///   `png`.
    /// - A matrix `[a, b, c, d, tx, ty]` takes (x, y) to (a·x + c·y + tx, b·x + d·y + ty); factors lie within ±1000.
    /// - Lengths and sigmas are points. Of `stroke` only `width` must be there besides path and paint.
    ///
    /// At most 100,000 commands, 64 clips, groups and transforms inside of each other (fewer above 4 Mi pixels: 256 Mi
    /// pixels in all; a drop shadow counts four times), 16,384 pixels a side and 64 Mi pixels, and as many pixels in
    /// all images together. Throws ``DisplayListError``.
    public init(parsing text: some Sequence<UInt8>, resources: Resources) throws {
        do {
            let reader = JSONReader(try JSONValue(parsing: text))
            self = try DisplayListReader(resources: resources).list(reader)
        } catch let error as JSONError {
            throw DisplayListError.invalid(error)
        }
    }
}
