import Glibc
import ImageIO
import ScrimTestSupport
import Testing

/// Colours of other spaces than sRGB, 8 and 16 bits.
struct ColorConversionTests {
    private func decode(_ samples: Samples, _ extra: PNGBuilder.Chunk...) throws -> [UInt8] {
        try PNGDecoder().decode(PNGBuilder(samples, extra: extra).bytes, file: "sample").bytes
    }

    /// The largest distance of 8-bit channels from exact values of 0 to 255.
    private func distance(_ bytes: [UInt8], _ exact: [Double]) -> Double {
        zip(bytes, exact).map { abs(Double($0) - $1) }.max() ?? .infinity
    }

    private func ramp(_ colorType: ColorType) -> Samples {
        let values = (0...255).flatMap { [UInt16](repeating: UInt16($0), count: colorType.channels) }
        return Samples(width: 256, height: 1, depth: 8, colorType: colorType, values: values)
    }

    private func random(_ colorType: ColorType, depth: Int, seed: UInt64) -> Samples {
        var random = SeededRandom(seed: seed)
        let largest: UInt16 = depth == 16 ? 65_535 : 255
        let values = (0..<40 * 30 * colorType.channels).map { _ in UInt16.random(in: 0...largest, using: &random) }
        return Samples(width: 40, height: 30, depth: depth, colorType: colorType, values: values)
    }

    /// Exact sRGB of Display P3 samples in RGBA.
    private func exactP3(_ samples: Samples) -> [Double] {
        let largest = samples.depth == 16 ? 65_535.0 : 255
        return stride(from: 0, to: samples.values.count, by: 4).flatMap { start in
            let color = samples.values[start..<start + 4].map { Double($0) / largest }
            return (sRGB(fromDisplayP3: Array(color[..<3])) + [color[3]]).map { 255 * $0 }
        }
    }

    // Profiles

    @Test("Display P3 red, green and blue clip to those of sRGB's that are their limits")
    func primariesClip() throws {
        let primaries = Samples(
            width: 3,
            height: 1,
            depth: 8,
            colorType: .rgb,
            values: [255, 0, 0, 0, 255, 0, 0, 0, 255]
        )
        let bytes = try decode(primaries, PNGBuilder.profile(Profiles.displayP3()))
        #expect(bytes[..<8] == [255, 0, 0, 255, 0, 255, 0, 255])
        #expect(bytes[8] == 0 && bytes[9] == 0 && bytes[10] == 255)
    }

    @Test("every gray of Display P3 stays that gray")
    func grays() throws {
        let bytes = try decode(ramp(.rgb), PNGBuilder.profile(Profiles.displayP3()))
        #expect(bytes == (0...255).flatMap { [$0, $0, $0, 255] })
    }

    @Test("8-bit Display P3 is within a step of the matrix and the curve of the standards, and alpha is kept")
    func displayP3() throws {
        let samples = random(.rgba, depth: 8, seed: 4)
        let bytes = try decode(samples, PNGBuilder.profile(Profiles.displayP3()))
        #expect(distance(bytes, exactP3(samples)) < 1)
    }

    @Test("16-bit Display P3 is converted at 16 bits, then rounded")
    func wideDisplayP3() throws {
        let samples = random(.rgba, depth: 16, seed: 5)
        let bytes = try decode(samples, PNGBuilder.profile(Profiles.displayP3()))
        #expect(distance(bytes, exactP3(samples)) < 0.51)
    }

    @Test("a profile of tables is followed as closely as its own grid allows", arguments: [8, 16])
    func tables(depth: Int) throws {
        let samples = random(.rgba, depth: depth, seed: 13)
        let bytes = try decode(samples, PNGBuilder.profile(Profiles.displayP3Tables()))
        #expect(distance(bytes, exactP3(samples)) < 2)
    }

    @Test("a profile of sRGB changes no byte", arguments: [8, 16])
    func sRGBProfile(depth: Int) throws {
        let samples = random(.rgba, depth: depth, seed: 6)
        #expect(try decode(samples, PNGBuilder.profile(Profiles.sRGB())) == decode(samples))
    }

    @Test("a profile for gray gives gray by its curve", arguments: [8, 16])
    func grayProfile(depth: Int) throws {
        let samples = random(.grayAlpha, depth: depth, seed: 7)
        let bytes = try decode(samples, PNGBuilder.profile(Profiles.gray(gamma: 1.8)))
        let largest = depth == 16 ? 65_535.0 : 255
        let exact = stride(from: 0, to: samples.values.count, by: 2).flatMap { index in
            let gray = 255 * encodedSRGB(pow(Double(samples.values[index]) / largest, 1.8))
            return [gray, gray, gray, Double(samples.values[index + 1]) * 255 / largest]
        }
        #expect(distance(bytes, exact) < 0.51)
        #expect(stride(from: 0, to: bytes.count, by: 4).allSatisfy { bytes[$0] == bytes[$0 + 1] })
    }

    @Test("a profile for RGB on a gray picture takes each gray as a colour")
    func colorProfileOnGray() throws {
        #expect(try decode(ramp(.gray), PNGBuilder.profile(Profiles.displayP3())) == decode(ramp(.gray)))
    }

    // Gamma and primaries

    @Test("gAMA of 1.0 is linear light", arguments: [ColorType.gray, .grayAlpha, .rgb, .rgba])
    func linear(colorType: ColorType) throws {
        let bytes = try decode(ramp(colorType), PNGBuilder.gamma(100_000))
        let exact = (0...255).flatMap { value -> [Double] in
            let gray = 255 * encodedSRGB(Double(value) / 255)
            return [gray, gray, gray, [.grayAlpha, .rgba].contains(colorType) ? Double(value) : 255]
        }
        #expect(distance(bytes, exact) < 1)
    }

    @Test("gAMA is the exponent of the file: 1/1.8 means values to the power of 1.8 are light")
    func oldMac() throws {
        let bytes = try decode(ramp(.rgb), PNGBuilder.gamma(55_556))
        let exact = (0...255).flatMap { value -> [Double] in
            let gray = 255 * encodedSRGB(pow(Double(value) / 255, 1.8))
            return [gray, gray, gray, 255]
        }
        #expect(distance(bytes, exact) < 1)
    }

    @Test("gAMA of 1/2.2 is how files mark sRGB, and changes no byte", arguments: [45_454, 45_455])
    func sRGBGamma(gamma: UInt32) throws {
        let samples = random(.rgba, depth: 8, seed: 8)
        let primaries = PNGBuilder.chromaticities([31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000])
        #expect(try decode(samples, PNGBuilder.gamma(gamma)) == decode(samples))
        #expect(try decode(samples, PNGBuilder.gamma(gamma), primaries) == decode(samples))
        #expect(try decode(samples, primaries) == decode(samples))
    }

    @Test("cHRM with the primaries of Display P3 converts like its profile")
    func primariesOfP3() throws {
        let samples = random(.rgba, depth: 8, seed: 9)
        let primaries = PNGBuilder.chromaticities([31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000])
        #expect(distance(try decode(samples, PNGBuilder.gamma(45_455), primaries), exactP3(samples)) < 1)
    }

    // Numbers of cICP

    @Test("cICP of Display P3 converts like its profile, and every gray stays that gray", arguments: [8, 16])
    func codedP3(depth: Int) throws {
        let samples = random(.rgba, depth: depth, seed: 14)
        let coded = try decode(samples, PNGBuilder.coded(12, 13, 0, 1))
        // A profile holds its numbers in fewer digits than cICP means.
        let profiled = try decode(samples, PNGBuilder.profile(Profiles.displayP3()))
        #expect(zip(coded, profiled).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
        #expect(distance(coded, exactP3(samples)) < (depth == 16 ? 0.51 : 1))
        for type in [ColorType.gray, .rgb] {
            #expect(try decode(ramp(type), PNGBuilder.coded(12, 13, 0, 1)) == decode(ramp(type)))
        }
    }

    @Test("cICP of sRGB changes no byte", arguments: [8, 16])
    func codedSRGB(depth: Int) throws {
        let samples = random(.rgba, depth: depth, seed: 15)
        #expect(try decode(samples, PNGBuilder.coded(1, 13, 0, 1)) == decode(samples))
    }

    // Precedence

    @Test("cICP goes before iCCP, sRGB, gAMA and cHRM, in any order of the chunks")
    func codedPrecedence() throws {
        let samples = random(.rgba, depth: 8, seed: 16)
        let (p3, sRGB) = (PNGBuilder.coded(12, 13, 0, 1), PNGBuilder.coded(1, 13, 0, 1))
        let plain = try decode(samples)
        let converted = try decode(samples, p3)
        #expect(converted != plain)
        for other in [PNGBuilder.profile(Profiles.displayP3()), PNGBuilder.sRGB, PNGBuilder.gamma(100_000)] {
            #expect(try decode(samples, other, sRGB) == plain)
            #expect(try decode(samples, sRGB, other) == plain)
        }
        for other in [PNGBuilder.profile(Profiles.sRGB()), PNGBuilder.sRGB, PNGBuilder.gamma(100_000)] {
            #expect(try decode(samples, other, p3) == converted)
            #expect(try decode(samples, p3, other) == converted)
        }
    }

    @Test("iCCP goes before sRGB, and sRGB before gAMA and cHRM, in any order of the chunks")
    func precedence() throws {
        let samples = random(.rgba, depth: 8, seed: 10)
        let profile = PNGBuilder.profile(Profiles.displayP3())
        let linear = PNGBuilder.gamma(100_000)
        let plain = try decode(samples)
        let converted = try decode(samples, profile)
        #expect(converted != plain)
        #expect(try decode(samples, linear, PNGBuilder.sRGB) == plain)
        #expect(try decode(samples, PNGBuilder.sRGB, linear) == plain)
        #expect(try decode(samples, PNGBuilder.sRGB, profile, linear) == converted)
        #expect(try decode(samples, profile, linear, PNGBuilder.sRGB) == converted)
    }
}
