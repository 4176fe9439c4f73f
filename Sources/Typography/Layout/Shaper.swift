import CHarfBuzz

/// A glyph as HarfBuzz places it, in font units, y up.
struct ShapedGlyph {
    var id: UInt32
    /// The first UTF-16 unit of the characters that it stands for.
    var cluster: Int
    var advance: Int32
    var offsetX: Int32
    var offsetY: Int32
}

/// The way into HarfBuzz.
enum Shaper {
    /// The glyphs of a part of a text from left to right, with the rest of the text as context for joining.
    ///
    /// The language stays unset: HarfBuzz would otherwise take it from the process's locale.
    static func shape(
        _ units: [UInt16],
        range: Range<Int>,
        face: FontFace,
        script: Script,
        isRightToLeft: Bool
    ) -> [ShapedGlyph] {
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        hb_buffer_add_utf16(buffer, units, Int32(units.count), UInt32(range.lowerBound), Int32(range.count))
        hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(script.tag))
        hb_shape(face.font, buffer, nil, 0)
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map { index in
            ShapedGlyph(
                id: infos[index].codepoint,
                cluster: Int(infos[index].cluster),
                advance: positions[index].x_advance,
                offsetX: positions[index].x_offset,
                offsetY: positions[index].y_offset
            )
        }
    }
}
