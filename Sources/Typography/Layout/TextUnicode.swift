import CICU

/// What ICU knows of a text in UTF-16.
///
/// ICU fails only for want of memory or of its own data files, which ship with the library.
enum TextUnicode {
    enum Breaks {
        /// Between user-perceived characters.
        case grapheme
        /// Where a line may end, trailing white space included.
        case line
    }

    /// For each index from 0 to the number of units, whether there is a break before it.
    static func breaks(_ kind: Breaks, in units: [UInt16]) -> [Bool] {
        var flags = [UInt8](repeating: 0, count: units.count + 1)
        let code = Int32(kind == .line ? CICU_LINE_BREAKS : CICU_GRAPHEME_BREAKS)
        check(cicu_find_breaks(code, units, Int32(units.count), &flags))
        return flags.map { $0 != 0 }
    }

    /// The bidirectional embedding level of each unit, and of the paragraph itself.
    static func levels(of units: [UInt16], fallback: LayoutDirection) -> (levels: [UInt8], base: UInt8) {
        var levels = [UInt8](repeating: 0, count: units.count)
        var base: UInt8 = 0
        check(cicu_bidi_levels(units, Int32(units.count), fallback == .rightToLeft ? 1 : 0, &levels, &base))
        return (levels, base)
    }

    /// For each place from the left, the index of the piece with that place.
    static func visualOrder(of levels: [UInt8]) -> [Int] {
        var order = [Int32](repeating: 0, count: levels.count)
        cicu_visual_order(levels, Int32(levels.count), &order)
        return order.map(Int.init)
    }

    /// The scripts that a character belongs to, most often one; empty for a character that every script uses.
    static func scripts(of scalar: Unicode.Scalar) -> [Script] {
        var codes = [UInt32](repeating: 0, count: 64)
        let count = Int(cicu_scripts(scalar.value, &codes, Int32(codes.count)))
        let scripts = codes.prefix(count).map(Script.init(tag:))
        return scripts == [.common] || scripts == [.inherited] || scripts == [.unknown] ? [] : scripts
    }

    private static func check(_ code: Int32) {
        precondition(code == 0, "ICU: \(String(cString: cicu_error_name(code)))")
    }
}

extension Unicode.Scalar {
    /// True for a character that ends a line wherever it stands.
    var endsLine: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// True for white space that hangs over the end of a line, which no-break spaces do not.
    var hangs: Bool { isWhiteSpace && value != 0xA0 && value != 0x2007 && value != 0x202F }

    /// True for white space of any kind; of ASCII, which most texts are, without a look into tables.
    var isWhiteSpace: Bool { isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace }

    /// True for a control character.
    var isControl: Bool { isASCII ? value < 0x20 || value == 0x7F : properties.generalCategory == .control }

    /// True for a character that is not seen, so that a font need not have it.
    var needsNoGlyph: Bool { isControl || (!isASCII && properties.isDefaultIgnorableCodePoint) }
}
