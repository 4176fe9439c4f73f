import Glibc
import Raster
import ScrimTestSupport
import Testing

/// The blur is within one 8-bit step, rounding included, of the Gaussian in double precision.
@Suite("Blur against its definition")
struct BlurAccuracyTests {
    private static let pictures: [(name: String, bitmap: Bitmap)] = [
        ("noise", TestPictures.noise(width: 67, height: 81, seed: 1)),
        ("hard noise", TestPictures.hardNoise(width: 50, height: 37, seed: 2)),
        ("step", TestPictures.step(width: 61, height: 73, column: 23, row: 31)),
        ("bright pixel", TestPictures.impulse(width: 61, height: 73, x: 23, y: 31)),
        ("bright corner", TestPictures.impulse(width: 40, height: 40, x: 0, y: 39)),
        ("translucent noise", TestPictures.translucentNoise(width: 40, height: 33, seed: 3)),
    ]

    @Test(
        "every picture is within one step for every sigma and edge mode",
        arguments: [
            0.1, 0.2, 0.25, 0.5, 0.8, 1, 1.7, 2.24, 2.25, 2.3, 2.46, 2.76, 2.77, 3.74, 3.75, 4, 4.99, 5, 5.99, 6, 8,
            11.28, 11.29, 14.99, 17.99, 18, 22.63, 22.64, 30, 31.99, 32, 45.26, 45.27, 60, 90, 200, 500,
        ],
        EdgeMode.allCases
    )
    func constantSigma(sigma: Double, edges: EdgeMode) throws {
        for (name, picture) in Self.pictures {
            try expectWithinOneStep(picture, .constant(sigma), edges, "\(name), sigma \(sigma), \(edges)")
        }
    }

    @Test("every sum of black green under white red is within one step", arguments: [0.5, 1, 1.0001, 1.4, 2, 2.7])
    func smallSigmaOfLonePixels(sigma: Double) throws {
        // Some green is so dark between bright red that it sums to less than its rounding: it must not fall below 0.
        let picture = TestPictures.hardNoise(width: 93, height: 400, seed: 21)
        try expectWithinOneStep(picture, .constant(sigma), .clamp, "sigma \(sigma)")
    }

    @Test("a picture larger than the kernel is within one step at sigma 90", arguments: EdgeMode.allCases)
    func largeSigma(edges: EdgeMode) throws {
        let picture = TestPictures.hardNoise(width: 170, height: 155, seed: 6)
        try expectWithinOneStep(picture, .constant(90), edges, "\(edges)")
        let step = TestPictures.step(width: 170, height: 155, column: 83, row: 61)
        try expectWithinOneStep(step, .constant(90), edges, "\(edges)")
    }

    @Test("rows from 0 to 30 are within one step", arguments: EdgeMode.allCases)
    func ramp(edges: EdgeMode) throws {
        for (name, picture) in Self.pictures {
            let ramp = SigmaProfile.linear(from: 0, to: 30, rows: picture.height)
            try expectWithinOneStep(picture, ramp, edges, name)
            try expectWithinOneStep(picture, .linear(from: 30, to: 0, rows: picture.height), edges, name)
        }
        let noise = TestPictures.hardNoise(width: 90, height: 160, seed: 7)
        try expectWithinOneStep(noise, .linear(from: 0, to: 30, rows: 160), edges, "large noise")
    }

    @Test("rows from 0 to 30 and back are within one step however few or many they are", arguments: [5, 40, 150, 600])
    func ramps(rows: Int) throws {
        let noise = TestPictures.hardNoise(width: 24, height: rows, seed: 22)
        let step = TestPictures.step(width: 24, height: rows, column: 11, row: rows / 2)
        for picture in [noise, step] {
            try expectWithinOneStep(picture, .linear(from: 0, to: 30, rows: rows), .clamp, "\(rows) rows")
            try expectWithinOneStep(picture, .linear(from: 30, to: 0, rows: rows), .normalize, "\(rows) rows, back")
        }
    }

    @Test("rows whose sigma turns, stops or steps are within one step", arguments: EdgeMode.allCases)
    func turns(edges: EdgeMode) throws {
        let picture = TestPictures.hardNoise(width: 24, height: 240, seed: 23)
        let profiles: [(String, (Double) -> Double)] = [
            ("a ramp that stops", { min(max($0 / 4 - 5, 0), 40) }),
            ("a tent", { 30 - abs($0 - 120) / 8 }),
            ("steps", { 4 + 3 * ($0 / 30).rounded(.down) }),
            ("steps of a hundredth", { 6 + 0.06 * ($0 / 10).rounded(.down) }),
            ("a wave", { 12 + 3 * sin($0 / 30) }),
            ("a quick wave", { 9 + sin($0) }),
            ("both ends", { max(abs($0 - 120) / 3 - 20, 0) }),
            ("ends at the foot of a cliff", { $0 < 119 ? 6 : 25 }),
            ("a narrow kernel at the top, and below it a wide one", { $0 < 40 ? 2.4 : 125 }),
        ]
        for (name, sigma) in profiles {
            let sigmas = (0..<240).map { sigma(Double($0)) }
            try expectWithinOneStep(picture, .rows(sigmas), edges, "\(name), \(edges)")
        }
    }

    @Test(
        "the worst pictures for grids of two, three and four pixels are within one step",
        arguments: [2.24, 2.25, 2.5, 2.77, 3.75, 4.99, 5, 5.99, 6, 11.29, 17.99, 18, 22.7, 32]
    )
    func grids(sigma: Double) throws {
        for period in 2...5 {
            for phase in 0..<period {
                var picture = Bitmap(
                    width: 64,
                    height: 64,
                    color: PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)
                )
                for y in 0..<64 {
                    for x in 0..<64 {
                        // A grating in red, whose sign changes with the distance from the middle in green, and both in blue.
                        let isBright = (x + phase) % period < period / 2 || (y + phase) % period < period / 2
                        let isNear = abs(Double(x) - 31.5) < sigma * 1.4 && abs(Double(y) - 31.5) < sigma * 1.4
                        picture[x, y] = PremultipliedColor(
                            red: isBright ? 255 : 0,
                            green: isBright == isNear ? 255 : 0,
                            blue: isNear ? 255 : 0,
                            alpha: 255
                        )
                    }
                }
                try expectWithinOneStep(picture, .constant(sigma), .clamp, "period \(period), phase \(phase)")
            }
        }
    }

    @Test("rows whose sigma jumps at random are within one step", arguments: EdgeMode.allCases)
    func jumps(edges: EdgeMode) throws {
        var random = SeededRandom(seed: 8)
        let choices = [0, 0, 0.3, 1.1, 2.9, 3.2, 5, 7, 11, 15, 28, 60]
        let sigmas = (0..<81).map { _ in choices[Int.random(in: 0..<choices.count, using: &random)] }
        try expectWithinOneStep(Self.pictures[0].bitmap, .rows(sigmas), edges, "\(edges)")
    }

    @Test("a step is within one step at each of 64 phases", arguments: [2.25, 2.5, 3.1, 3.75, 6.3, 13, 26])
    func phases(sigma: Double) throws {
        for phase in 0..<64 {
            let step = TestPictures.step(width: 96, height: 3, column: 16 + phase, row: 0)
            try expectWithinOneStep(step, .constant(sigma), .clamp, "column \(16 + phase)")
            try expectWithinOneStep(step.transposed, .constant(sigma), .clamp, "row \(16 + phase)")
        }
    }

    @Test(
        "regions of 1 pixel and more hold the bound against sigmas far beyond their size",
        arguments: EdgeMode.allCases
    )
    func smallRegions(edges: EdgeMode) throws {
        for width in Array(1...18) + [31, 32, 33, 63, 64, 65] {
            let picture = TestPictures.hardNoise(width: width, height: (width * 7) % 23 + 1, seed: UInt64(width))
            for sigma in [0.7, 1.9, 2.4, 3.1, 4, 6.5, 9, 13, 20, 27, 40, 55, 80, 120, 500] {
                try expectWithinOneStep(picture, .constant(sigma), edges, "\(width), sigma \(sigma)")
                try expectWithinOneStep(picture.transposed, .constant(sigma), edges, "transposed \(width), \(sigma)")
            }
        }
    }

    @Test(
        "regions of a few samples of eight pixels hold the bound, which none of their kernels lies wholly inside",
        arguments: [(32, 32), (33, 47), (40, 32), (65, 35), (71, 200)]
    )
    func fewSamples(width: Int, height: Int) throws {
        let pictures = [
            TestPictures.hardNoise(width: width, height: height, seed: UInt64(width)),
            TestPictures.step(width: width, height: height, column: 3, row: 5),
            TestPictures.step(width: width, height: height, column: width - 6, row: height - 2),
        ]
        for (number, picture) in pictures.enumerated() {
            for sigma in [18, 20, 27, 31.9, 32, 45, 70, 120, 500] {
                try expectWithinOneStep(picture, .constant(sigma), .normalize, "picture \(number), sigma \(sigma)")
                try expectWithinOneStep(picture.transposed, .constant(sigma), .normalize, "\(number), sigma \(sigma)")
            }
        }
    }

    @Test(
        "regions narrower than the samples that pixels are spread from hold the bound",
        arguments: [(3, 3), (3, 4), (5, 5), (8, 2), (16, 2)]
    )
    func narrowRegions(width: Int, height: Int) throws {
        for seed in UInt64(1)...8 {
            let picture = TestPictures.hardNoise(width: width, height: height, seed: seed)
            for sigma in [5, 5.05, 18, 19, 20, 32, 40] {
                try expectWithinOneStep(picture, .constant(sigma), .normalize, "seed \(seed), sigma \(sigma)")
            }
        }
    }

    @Test("lines of one pixel's width hold the bound", arguments: EdgeMode.allCases)
    func lines(edges: EdgeMode) throws {
        let line = TestPictures.hardNoise(width: 300, height: 1, seed: 9)
        for sigma in [1.5, 4, 17, 90] {
            try expectWithinOneStep(line, .constant(sigma), edges, "row, sigma \(sigma)")
            try expectWithinOneStep(line.transposed, .constant(sigma), edges, "column, sigma \(sigma)")
        }
    }

    private func expectWithinOneStep(
        _ picture: Bitmap,
        _ profile: SigmaProfile,
        _ edges: EdgeMode,
        _ what: String
    ) throws {
        var blurred = picture
        try blurred.blur(profile, edges: edges)
        let sigmas: [Double]
        switch profile {
        case .constant(let sigma): sigmas = [Double](repeating: sigma, count: picture.height)
        case .rows(let rows): sigmas = rows
        case .mask: return
        }
        let exact = NaiveBlur.blur(picture, sigmas: sigmas, edges: edges)
        let difference = NaiveBlur.difference(blurred, exact)
        #expect(difference <= 1, "\(what): \(difference) steps")
    }
}
