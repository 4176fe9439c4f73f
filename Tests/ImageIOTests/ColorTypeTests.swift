import ImageIO
import ScrimTestSupport
import Testing

struct ColorTypeTests {
    struct Format: CustomStringConvertible {
        var colorType: ColorType
        var depth: Int
        var isInterlaced: Bool

        var description: String { "\(colorType), \(depth) bits\(isInterlaced ? ", interlaced" : "")" }

        static let all = ColorType.allCases.flatMap { type in
            type.depths.flatMap { depth in
                [false, true].map { Format(colorType: type, depth: depth, isInterlaced: $0) }
            }
        }
    }

    @Test("every colour type, depth and interlacing decodes to the straight RGBA of its samples", arguments: Format.all)
    func everyFormat(format: Format) throws {
        var random = SeededRandom(seed: 2)
        // Sizes around the 8×8 cell of Adam7, where passes are empty or have single pixels.
        for (width, height) in [(1, 1), (2, 3), (5, 1), (3, 8), (9, 10), (17, 5)] {
            let samples = Samples.random(format, width: width, height: height, using: &random)
            let palette = (0..<1 << min(format.depth, 8)).map { _ in
                (0..<3).map { _ in UInt8.random(in: .min ... .max, using: &random) }
            }
            let extra = format.colorType == .palette ? [PNGBuilder.palette(palette)] : []
            let file = PNGBuilder(samples, isInterlaced: format.isInterlaced, extra: extra).bytes
            let image = try PNGDecoder().decode(file, file: "sample")
            #expect(image.width == width && image.height == height)
            #expect(image.bytes == samples.expected(palette: palette), "\(width)×\(height)")
        }
    }

    @Test("every 16-bit value becomes the nearest 8-bit value, in colour and in alpha")
    func rounding() throws {
        let values = (0...65_535).map { UInt16($0) }
        let samples = Samples(
            width: 256,
            height: 256,
            depth: 16,
            colorType: .grayAlpha,
            values: values.flatMap { [$0, 65_535 - $0] }
        )
        let image = try PNGDecoder().decode(PNGBuilder(samples).bytes, file: "ramp")
        func nearest(_ value: UInt16) -> UInt8 { UInt8((Double(value) / 257).rounded()) }
        #expect(image.bytes == values.flatMap { [nearest($0), nearest($0), nearest($0), nearest(65_535 - $0)] })
    }

    @Test("gray samples of few bits spread over the whole range")
    func fewBits() throws {
        let levels: [Int: [UInt8]] = [
            1: [0, 255],
            2: [0, 85, 170, 255],
            4: [0, 17, 34, 51, 68, 85, 102, 119, 136, 153, 170, 187, 204, 221, 238, 255],
        ]
        for (depth, grays) in levels {
            let samples = Samples(
                width: grays.count,
                height: 1,
                depth: depth,
                colorType: .gray,
                values: (0..<grays.count).map { UInt16($0) }
            )
            let image = try PNGDecoder().decode(PNGBuilder(samples).bytes, file: "levels")
            #expect(image.bytes == grays.flatMap { [$0, $0, $0, 255] }, "\(depth) bits")
        }
    }

    @Test("tRNS makes one gray or one colour transparent, and keeps its colour")
    func transparentColor() throws {
        let gray = Samples(width: 3, height: 1, depth: 4, colorType: .gray, values: [4, 5, 6])
        let grayFile = PNGBuilder(gray, extra: [PNGBuilder.transparency([0, 5])]).bytes
        #expect(
            try PNGDecoder().decode(grayFile, file: "gray").bytes == [
                68, 68, 68, 255, 85, 85, 85, 0, 102, 102, 102, 255,
            ]
        )

        let rgb = Samples(width: 2, height: 1, depth: 8, colorType: .rgb, values: [1, 2, 3, 1, 2, 4])
        let rgbFile = PNGBuilder(rgb, extra: [PNGBuilder.transparency([0, 1, 0, 2, 0, 4])]).bytes
        #expect(try PNGDecoder().decode(rgbFile, file: "rgb").bytes == [1, 2, 3, 255, 1, 2, 4, 0])
    }

    @Test("tRNS of 16 bits names one of 65,536 values, not all that round to the same 8 bits")
    func transparentWideColor() throws {
        let samples = Samples(width: 2, height: 1, depth: 16, colorType: .gray, values: [0x8080, 0x8081])
        let file = PNGBuilder(samples, extra: [PNGBuilder.transparency([0x80, 0x81])]).bytes
        #expect(try PNGDecoder().decode(file, file: "wide").bytes == [128, 128, 128, 255, 128, 128, 128, 0])
    }

    @Test("tRNS gives the first colours of a palette their alpha, and the others stay opaque")
    func transparentPalette() throws {
        let samples = Samples(width: 3, height: 1, depth: 2, colorType: .palette, values: [2, 1, 0])
        let palette = PNGBuilder.palette([[10, 20, 30], [40, 50, 60], [70, 80, 90]])
        let file = PNGBuilder(samples, extra: [palette, PNGBuilder.transparency([0, 128])]).bytes
        #expect(
            try PNGDecoder().decode(file, file: "palette").bytes == [70, 80, 90, 255, 40, 50, 60, 128, 10, 20, 30, 0]
        )
    }

    @Test("an index that the palette does not have is an error")
    func paletteOverrun() {
        let samples = Samples(width: 2, height: 1, depth: 2, colorType: .palette, values: [0, 3])
        let file = PNGBuilder(samples, extra: [PNGBuilder.palette([[1, 2, 3], [4, 5, 6]])]).bytes
        let error = #expect(throws: PNGDecodingError.self) { try PNGDecoder().decode(file, file: "palette") }
        guard case .malformed = error?.reason else {
            Issue.record("not a broken format: \(String(describing: error))")
            return
        }
    }
}

extension Samples {
    fileprivate static func random(
        _ format: ColorTypeTests.Format,
        width: Int,
        height: Int,
        using random: inout SeededRandom
    ) -> Samples {
        let largest = UInt16(truncatingIfNeeded: 1 << format.depth - 1)
        let count = width * height * format.colorType.channels
        let values = (0..<count).map { _ in UInt16.random(in: 0...largest, using: &random) }
        return Samples(width: width, height: height, depth: format.depth, colorType: format.colorType, values: values)
    }

    /// Straight RGBA by the definitions of the colour types: v · 255 / (2^depth − 1), rounded.
    fileprivate func expected(palette: [[UInt8]]) -> [UInt8] {
        let largest = Double(1 << depth - 1)
        return stride(from: 0, to: values.count, by: colorType.channels).flatMap { start -> [UInt8] in
            let channels = values[start..<start + colorType.channels]
            let scaled = channels.map { UInt8((Double($0) * 255 / largest).rounded()) }
            return switch colorType {
            case .gray: [scaled[0], scaled[0], scaled[0], 255]
            case .grayAlpha: [scaled[0], scaled[0], scaled[0], scaled[1]]
            case .rgb: scaled + [255]
            case .rgba: scaled
            case .palette: palette[Int(values[start])] + [255]
            }
        }
    }
}
