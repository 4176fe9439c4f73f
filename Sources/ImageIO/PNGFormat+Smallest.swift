extension PNGFormat {
    /// The formats with the fewest bits that hold a picture: with a palette, if 256 colours are enough, and without.
    static func smallest(for image: PNGImage) -> [PNGFormat] {
        let colors = PNGColors(image)
        var formats = [direct(colors)]
        if let palette = colors.palette, !palette.isEmpty {
            let depth = [1, 2, 4].first { palette.count <= 1 << $0 } ?? 8
            // Alphas of 255 at the end are not written; apart from that, neighbours in a palette look alike.
            let sorted = palette.sorted { $0.order < $1.order }
            let indexed = PNGFormat(colorType: .palette, depth: depth, palette: sorted)
            // Of gray and a palette of the same depth, gray has no palette to write.
            if depth < formats[0].depth * formats[0].colorType.channels { formats.append(indexed) }
        }
        return formats
    }

    private static func direct(_ colors: PNGColors) -> PNGFormat {
        guard colors.isGray else {
            if colors.isOpaque { return .rgb }
            return colors.clearColor.map { PNGFormat(colorType: .rgb, clearColor: $0) } ?? .rgba
        }
        if colors.isOpaque { return PNGFormat(colorType: .gray, depth: colors.grayDepth) }
        guard var clear = colors.clearColor else { return PNGFormat(colorType: .grayAlpha) }
        let step = UInt8(255 / ((1 << colors.grayDepth) - 1))
        clear = Color(red: clear.red / step, green: clear.green / step, blue: clear.blue / step, alpha: 0)
        return PNGFormat(colorType: .gray, depth: colors.grayDepth, clearColor: clear)
    }
}

extension PNGFormat.Color {
    /// Translucent colours first, then by brightness.
    fileprivate var order: (Int, Int, UInt32) {
        (alpha == 255 ? 1 : 0, 2 * Int(red) + 4 * Int(green) + Int(blue), word.bigEndian)
    }
}
