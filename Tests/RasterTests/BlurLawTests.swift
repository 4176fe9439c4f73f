import Raster
import ScrimTestSupport
import Testing
import Threads

@Suite("Laws of the blur")
struct BlurLawTests {
    @Test("one colour stays that colour for every sigma", arguments: [EdgeMode.clamp, .mirror, .normalize])
    func constantStaysConstant(edges: EdgeMode) throws {
        let color = PremultipliedColor(red: 1, green: 128, blue: 254, alpha: 255)
        for (width, last) in [(37, 6400), (3, 1280), (1, 1280)] {
            // A sigma a row, in steps of 1/64.
            for first in stride(from: 0, to: last, by: 64) {
                let picture = Bitmap(width: width, height: 64, color: color)
                var blurred = picture
                try blurred.blur(.rows((0..<64).map { Double(first + $0) / 64 }), edges: edges)
                #expect(blurred == picture, "sigma from \(Double(first) / 64), width \(width)")
            }
        }
    }

    @Test("opaque pixels stay opaque", arguments: [EdgeMode.clamp, .mirror, .normalize])
    func opaqueStaysOpaque(edges: EdgeMode) throws {
        var picture = TestPictures.hardNoise(width: 41, height: 90, seed: 10)
        try picture.blur(.linear(from: 0, to: 70, rows: 90), edges: edges)
        #expect(picture.isOpaque)
    }

    @Test("no colour exceeds its alpha", arguments: EdgeMode.allCases)
    func premultipliedStaysSo(edges: EdgeMode) throws {
        var picture = TestPictures.translucentNoise(width: 41, height: 90, seed: 11)
        // White, so that colours and alpha are equal before rounding.
        for pixel in 0..<picture.width * picture.height {
            let (x, y) = (pixel % 41, pixel / 41)
            let alpha = picture[x, y].alpha
            picture[x, y] = PremultipliedColor(red: alpha, green: alpha, blue: alpha, alpha: alpha)
        }
        try picture.blur(.linear(from: 0, to: 40, rows: 90), edges: edges)
        for y in 0..<90 {
            for x in 0..<41 {
                let pixel = picture[x, y]
                #expect(max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha)
            }
        }
    }

    @Test("the direct kernels of a mirrored picture give the mirrored result", arguments: EdgeMode.allCases)
    func mirrorIsExactOnTheDirectPath(edges: EdgeMode) throws {
        for (width, sigma) in [(40, 0.6), (41, 1.3), (40, 2.2), (23, 2.24)] {
            let picture = TestPictures.hardNoise(width: width, height: 29, seed: 12)
            var (plain, mirrored) = (picture, TestPictures.mirrored(picture))
            try plain.blur(.constant(sigma), edges: edges)
            try mirrored.blur(.constant(sigma), edges: edges)
            #expect(TestPictures.mirrored(plain) == mirrored, "sigma \(sigma)")
        }
    }

    @Test("a mirrored or transposed picture gives the same to one step", arguments: EdgeMode.allCases)
    func symmetries(edges: EdgeMode) throws {
        for sigma in [2.0, 3.5, 7, 14, 33] {
            let picture = TestPictures.hardNoise(width: 75, height: 61, seed: 13)
            var (plain, mirrored) = (picture, TestPictures.mirrored(picture))
            var transposed = picture.transposed
            try plain.blur(.constant(sigma), edges: edges)
            try mirrored.blur(.constant(sigma), edges: edges)
            try transposed.blur(.constant(sigma), edges: edges)
            #expect(NaiveBlur.difference(TestPictures.mirrored(plain), mirrored) <= 1, "sigma \(sigma)")
            #expect(NaiveBlur.difference(plain.transposed, transposed) <= 1, "sigma \(sigma)")
        }
    }

    @Test(
        "nothing pops where the pyramid's level or its making changes",
        arguments: [5.0625, 7.65, 14.0625, 25, 36, 127.275, 324, 512.35, 1024, 2049.15]
    )
    func thresholds(variance: Double) throws {
        // Decimations take turns at 2.25, 3.75, 5, 6, 18 and 32. The thresholds of levels are their own variance and
        // 1.6·4^l. A step moves by at most 61.7 steps for each unit of Δσ/σ.
        let sigma = variance.squareRoot()
        let picture = TestPictures.step(width: 230, height: 5, column: 111, row: 0)
        for picture in [picture, picture.transposed] {
            var (below, above) = (picture, picture)
            try below.blur(.constant(sigma - 0.002), edges: .normalize)
            try above.blur(.constant(sigma + 0.002), edges: .normalize)
            #expect(NaiveBlur.difference(below, above) <= 1)
        }
    }

    @Test(
        "the effective sigma, by the second moment of a step's response, is right to 1 %",
        arguments: [0.6, 1, 2, 2.4, 3.1, 5, 8, 12.5, 20, 40]
    )
    func effectiveSigma(sigma: Double) throws {
        let half = Int(6 * sigma) + 10
        let picture = TestPictures.step(width: 2 * half, height: 1, column: half, row: 0)
        for picture in [picture, picture.transposed] {
            var blurred = picture
            try blurred.blur(.constant(sigma), edges: .clamp)
            var moment = 0.0
            for index in 1..<2 * half {
                let rise = Double(blurred.bytes[4 * index]) - Double(blurred.bytes[4 * index - 4])
                let distance = Double(index - half)
                moment += rise / 255 * distance * distance
            }
            #expect(abs(moment.squareRoot() / sigma - 1) <= 0.01, "\(moment.squareRoot())")
        }
    }

    @Test("far from its edges a region is blurred as the whole is", arguments: EdgeMode.allCases)
    func cut(edges: EdgeMode) throws {
        let picture = TestPictures.hardNoise(width: 150, height: 140, seed: 14)
        let region = PixelRect(x: 13, y: 9, width: 121, height: 118)
        for (sigma, reach) in [(1.5, 8), (4, 24), (9, 50)] as [(Double, Int)] {
            var (whole, part) = (picture, picture)
            try whole.blur(.constant(sigma), edges: edges)
            try part.blur(.constant(sigma), edges: edges, in: region)
            for y in region.y + reach..<region.maxY - reach {
                for x in region.x + reach..<region.maxX - reach { #expect(whole[x, y] == part[x, y]) }
            }
        }
    }

    @Test("a region neither reads nor writes what lies outside of it", arguments: EdgeMode.allCases)
    func region(edges: EdgeMode) throws {
        let region = PixelRect(x: 5, y: 7, width: 20, height: 22)
        var first = TestPictures.hardNoise(width: 33, height: 40, seed: 15)
        var second = TestPictures.noise(width: 33, height: 40, seed: 16)
        for y in region.y..<region.maxY {
            for x in region.x..<region.maxX { second[x, y] = first[x, y] }
        }
        let before = first
        let profile = SigmaProfile.linear(from: 0, to: 12, rows: 22)
        try first.blur(profile, edges: edges, in: region)
        try second.blur(profile, edges: edges, in: region)
        for y in 0..<40 {
            for x in 0..<33 {
                let isInside = region.x..<region.maxX ~= x && region.y..<region.maxY ~= y
                #expect(first[x, y] == (isInside ? second : before)[x, y])
            }
        }
    }

    @Test("rows of sigma 0, or so small that no neighbour counts, are exact copies", arguments: EdgeMode.allCases)
    func copies(edges: EdgeMode) throws {
        let picture = TestPictures.translucentNoise(width: 30, height: 60, seed: 17)
        let sigmas = (0..<60).map { [0, 20, 0.05, 2, 0.15, 7, 1e-300, 1, .leastNonzeroMagnitude, 2][$0 % 10] }
        var blurred = picture
        try blurred.blur(.rows(sigmas), edges: edges)
        for y in stride(from: 0, to: 60, by: 2) {
            for x in 0..<30 { #expect(blurred[x, y] == picture[x, y], "row \(y)") }
        }
    }

    @Test("a sigma beyond every size gives the picture's mean, its corners' mean, or nothing")
    func boundlessSigma() throws {
        let picture = TestPictures.noise(width: 21, height: 14, seed: 18)
        var mean = [0.0, 0, 0, 0]
        for (index, byte) in picture.bytes.enumerated() { mean[index % 4] += Double(byte) / (21 * 14) }
        var corners = [0.0, 0, 0, 0]
        for (x, y) in [(0, 0), (20, 0), (0, 13), (20, 13)] {
            for channel in 0..<4 { corners[channel] += Double(picture.bytes[4 * (21 * y + x) + channel]) / 4 }
        }
        for sigma in [1e5, 1e9, 1e300] {
            for edges in EdgeMode.allCases {
                var blurred = picture
                try blurred.blur(.constant(sigma), edges: edges)
                let expected = edges == .decal ? [0, 0, 0, 0] : edges == .clamp ? corners : mean
                let exact = (0..<21 * 14).flatMap { _ in expected }
                #expect(NaiveBlur.difference(blurred, exact) <= 1, "\(edges), sigma \(sigma)")
            }
        }
    }

    @Test("the number of threads does not matter", arguments: EdgeMode.allCases)
    func threads(edges: EdgeMode) throws {
        let picture = TestPictures.translucentNoise(width: 37, height: 210, seed: 20)
        let profiles: [SigmaProfile] = [
            .constant(1.7), .constant(2.4), .constant(5), .constant(28), .linear(from: 0, to: 30, rows: 210),
            .rows((0..<210).map { [0, 2.6, 40, 0.7, 9, 19][$0 / 5 % 6] }),
        ]
        for profile in profiles {
            let results = try [1, 2, 3, 7].map { threads in
                var blurred = picture
                try ThreadPool.$current.withValue(ThreadPool(threads: threads)) {
                    try blurred.blur(profile, edges: edges)
                }
                return blurred
            }
            for result in results { #expect(result == results[0]) }
        }
    }

    @Test("what was blurred before, of the same size by the same sigmas, does not matter")
    func order() throws {
        let picture = TestPictures.hardNoise(width: 34, height: 60, seed: 24)
        let sigmas = (0..<60).map { 12 * Double($0) / 59 }
        for edges in EdgeMode.allCases {
            var blurred = picture
            try blurred.blur(.rows(sigmas), edges: edges)
            let exact = NaiveBlur.blur(picture, sigmas: sigmas, edges: edges)
            #expect(NaiveBlur.difference(blurred, exact) <= 1, "\(edges)")
        }
    }

    @Test("a bitmap without pixels is blurred to itself")
    func empty() throws {
        var none = Bitmap(width: 0, height: 5)
        try none.blur(.constant(3), edges: .clamp)
        var noRows = Bitmap(width: 5, height: 0)
        try noRows.blur(.rows([]), edges: .normalize)
        var picture = TestPictures.noise(width: 4, height: 4, seed: 19)
        let before = picture
        try picture.blur(.constant(3), edges: .decal, in: PixelRect(x: 2, y: 2, width: 0, height: 2))
        #expect(picture == before)
    }
}
