import ImageIO
import ScrimTestSupport
import Testing

/// Colour chunks that cannot be used: an error, never a picture in wrong colours.
struct BadColorTests {
    private let samples = Samples(width: 1, height: 1, depth: 8, colorType: .rgb, values: [10, 20, 30])

    private func reason(
        limits: DecodingLimits = .standard,
        _ extra: PNGBuilder.Chunk...
    ) -> PNGDecodingError.Reason? {
        do throws(PNGDecodingError) {
            let file = PNGBuilder(samples, extra: extra).bytes
            _ = try PNGDecoder(limits: limits).decode(file, file: "sample")
            return nil
        } catch {
            #expect(error.offset == 33, "the chunk after the signature and IHDR")
            return error.reason
        }
    }

    private func isBadProfile(_ reason: PNGDecodingError.Reason?) -> Bool {
        if case .badColorProfile = reason { true } else { false }
    }

    @Test("a profile that is no profile")
    func garbage() {
        #expect(isBadProfile(reason(PNGBuilder.profile([0, 0, 0, 200] + [UInt8](repeating: 7, count: 196)))))
    }

    @Test("a profile that ends early")
    func truncated() {
        let profile = Profiles.displayP3()
        for count in [3, 4, 127, 128, 200, profile.count - 1] {
            #expect(isBadProfile(reason(PNGBuilder.profile(Array(profile[..<count])))), "\(count) bytes")
        }
    }

    @Test("a profile that is not compressed, or not named")
    func notPacked() {
        let plain = PNGBuilder.Chunk(type: "iCCP", data: Array("name".utf8) + [0, 0] + Profiles.displayP3())
        #expect(isBadProfile(reason(plain)))
        #expect(isBadProfile(reason(PNGBuilder.Chunk(type: "iCCP", data: Array("name".utf8)))))
        #expect(isBadProfile(reason(PNGBuilder.Chunk(type: "iCCP", data: []))))
    }

    @Test("a profile for gray on a picture in colour, and one for neither")
    func wrongSpace() {
        #expect(isBadProfile(reason(PNGBuilder.profile(Profiles.gray(gamma: 2.2)))))
        #expect(isBadProfile(reason(PNGBuilder.profile(Profiles.lab()))))
    }

    @Test("a profile larger than the limit, by its own word")
    func tooLarge() {
        let profile = Profiles.displayP3()
        let limits = DecodingLimits(maximumProfileBytes: profile.count - 1)
        #expect(isBadProfile(reason(limits: limits, PNGBuilder.profile(profile))))
        #expect(reason(limits: DecodingLimits(maximumProfileBytes: profile.count), PNGBuilder.profile(profile)) == nil)
    }

    @Test("a gamma of zero, and primaries that span no plane")
    func measured() {
        #expect(isBadProfile(reason(PNGBuilder.gamma(0))))
        #expect(isBadProfile(reason(PNGBuilder.chromaticities([UInt32](repeating: 0, count: 8)))))
        #expect(isBadProfile(reason(PNGBuilder.chromaticities([UInt32](repeating: 33_333, count: 8)))))
    }

    @Test("numbers of other colours than sRGB and Display P3, a matrix or a narrow range")
    func coded() {
        for numbers in [(9, 16, 0, 1), (12, 16, 0, 1), (1, 13, 1, 1), (12, 13, 0, 0), (1, 1, 0, 1)]
            as [(
                UInt8, UInt8, UInt8, UInt8
            )]
        {
            let chunk = PNGBuilder.coded(numbers.0, numbers.1, numbers.2, numbers.3)
            guard case .badColorProfile(let words) = reason(chunk) else {
                Issue.record("\(numbers)")
                continue
            }
            #expect(words.contains("cICP says \(numbers)"))
        }
        // The first word counts: a good profile beside it does not help.
        #expect(isBadProfile(reason(PNGBuilder.coded(9, 16, 0, 1), PNGBuilder.profile(Profiles.sRGB()))))
    }

    @Test("colour chunks of a wrong length")
    func lengths() {
        for type in ["gAMA", "cHRM", "pHYs", "cICP"] {
            let found = reason(PNGBuilder.Chunk(type: type, data: [1, 2, 3]))
            guard case .malformed(let words) = found else {
                Issue.record("\(type): \(String(describing: found))")
                continue
            }
            #expect(words.contains(type))
        }
    }

    @Test("two chunks that say what the colours are, and one that comes after the pixels")
    func repeated() throws {
        let profile = PNGBuilder.profile(Profiles.sRGB())
        for chunk in [PNGBuilder.sRGB, PNGBuilder.gamma(45_455), profile, PNGBuilder.coded(1, 13, 0, 1)] {
            var builder = PNGBuilder(samples, extra: [chunk, chunk])
            #expect(throws: PNGDecodingError.self) { try PNGDecoder().decode(builder.bytes, file: "twice") }
            builder.chunks.remove(at: 1)
            #expect(throws: Never.self) { try PNGDecoder().decode(builder.bytes, file: "once") }
            builder.chunks.swapAt(1, 2)
            #expect(throws: PNGDecodingError.self) { try PNGDecoder().decode(builder.bytes, file: "late") }
        }
    }
}
