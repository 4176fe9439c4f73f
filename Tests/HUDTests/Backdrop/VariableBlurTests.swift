import HUD
import Testing

@Suite("The mask of the variable blur")
struct VariableBlurTests {
    /// The mask of a blur as a column of 8-bit values: row n of 100 is taken at its centre and rounds half up.
    private func mask(_ direction: VariableBlur.Direction, startOffset: Double = 0) throws -> [Int] {
        let blur = try VariableBlur(maximumRadius: 1, direction: direction, startOffset: startOffset)
        return (0..<100).map { Int(255 * blur.alpha(at: (Double($0) + 0.5) / 100) + 0.5) }
    }

    private func band(_ proportion: Double) -> VariableBlur.Direction {
        .blurredCenterClearTopBottom(centerBandProportion: proportion)
    }

    @Test("The HUD's default mask rises in 30 rows, is full for 40 and falls as it rose")
    func defaultMask() throws {
        let rise = [
            4, 13, 21, 30, 38, 47, 55, 64, 72, 81, 89, 98, 106, 115, 123, 132, 140, 149, 157, 166, 174, 183, 191, 200,
            208, 217, 225, 234, 242, 251,
        ]
        let expected = rise + Array(repeating: 255, count: 40) + rise.reversed()
        #expect(try mask(band(0.4)) == expected)
    }

    @Test("Other bands have the measured values in their rows")
    func otherBands() throws {
        let third = try mask(band(0.3))
        #expect(Array(third[..<8]) == [4, 11, 18, 26, 33, 40, 47, 55])
        #expect(third[34] == 251)
        #expect(third[35..<65].allSatisfy { $0 == 255 })
        // Rows 31 and 68 lie on a half, so the mirror image holds to one step.
        #expect(zip(third, third.reversed()).allSatisfy { abs($0 - $1) <= 1 })

        let half = try mask(band(0.5))
        #expect([half[0], half[12], half[24], half[75], half[99]] == [5, 128, 250, 250, 5])
        #expect(half[25..<75].allSatisfy { $0 == 255 })
    }

    @Test("A band of no height is a triangle, a band of the whole height is full everywhere")
    func extremeBands() throws {
        let triangle = try VariableBlur(direction: band(0))
        #expect([0, 0.25, 0.5, 0.75, 1].map(triangle.alpha(at:)) == [0, 0.5, 1, 0.5, 0])
        let whole = try VariableBlur(direction: band(1))
        #expect([0, 0.5, 1].map(whole.alpha(at:)) == [1, 1, 1])
    }

    @Test("The top ramp falls linearly over the height, with the measured values in its rows")
    func topMask() throws {
        let rows = try mask(.blurredTopClearBottom)
        #expect(Array(rows[..<7]) == [254, 251, 249, 246, 244, 241, 238])
        #expect([rows[49], rows[50], rows[99]] == [129, 126, 1])
        let beyond = try mask(.blurredTopClearBottom, startOffset: -0.1)
        #expect([beyond[0], beyond[1], beyond[2], beyond[99]] == [254, 252, 249, 24])
    }

    @Test("The bottom ramp is the top ramp upside down")
    func bottomMask() throws {
        for offset in [0, 0.3, -0.1] {
            let top = try mask(.blurredTopClearBottom, startOffset: offset)
            #expect(try mask(.blurredBottomClearTop, startOffset: offset) == top.reversed())
        }
    }

    @Test(
        "A start offset moves the clear end of the ramp",
        arguments: [
            (0.99, [1, 0, 0]), (1, [0, 0, 0]), (1.5, [0, 0, 0]), (1e6, [0, 0, 0]), (-1, [1, 0.75, 0.5]),
            (-10, [1, 0.9545, 0.9091]), (-0.1, [1, 0.5455, 0.0909]),
        ] as [(Double, [Double])]
    )
    func startOffsets(offset: Double, expected: [Double]) throws {
        let blur = try VariableBlur(direction: .blurredTopClearBottom, startOffset: offset)
        for (position, value) in zip([0, 0.5, 1], expected) {
            #expect(abs(blur.alpha(at: position) - value) < 0.00005)
        }
    }

    @Test("A start offset has no effect in the centre and full directions")
    func offsetElsewhere() throws {
        #expect(try mask(band(0.4), startOffset: 0.5) == mask(band(0.4)))
        #expect(try mask(.blurredFully, startOffset: 2) == Array(repeating: 255, count: 100))
    }

    @Test("Between its knots the profile is linear in every direction")
    func knots() throws {
        let directions: [VariableBlur.Direction] = [
            .blurredTopClearBottom, .blurredBottomClearTop, band(0), band(0.4), band(1), .blurredFully,
        ]
        for direction in directions {
            for offset in [-2, -0.1, 0, 0.25, 1, 3] {
                let blur = try VariableBlur(direction: direction, startOffset: offset)
                #expect(blur.knots == blur.knots.sorted() && blur.knots.first == 0 && blur.knots.last == 1)
                for (low, high) in zip(blur.knots, blur.knots.dropFirst()) where low < high {
                    let third = blur.alpha(at: low + (high - low) / 3)
                    let mean = blur.alpha(at: low) * 2 / 3 + blur.alpha(at: high) / 3
                    #expect(abs(third - mean) < 1e-9)
                }
            }
        }
    }

    @Test("Positions beyond the edges take the edge's value")
    func outside() throws {
        let blur = try VariableBlur(direction: .blurredTopClearBottom, startOffset: -1)
        #expect(blur.alpha(at: -3) == 1)
        #expect(blur.alpha(at: 3) == 0.5)
    }

    @Test("The standard deviation is twice the radius at full mask and follows the mask")
    func sigma() {
        #expect(VariableBlur.standard.sigma(at: 0.5) == 8)
        #expect(abs(VariableBlur.standard.sigma(at: 0.15) - 4) < 1e-12)
        #expect(VariableBlur.standard.sigma(at: 0) == 0)
    }

    @Test("Wrong values are refused in the order radius, band, offset")
    func validation() {
        #expect(throws: VariableBlurError.invalidMaximumRadius(-1)) {
            try VariableBlur(maximumRadius: -1, direction: band(7), startOffset: .infinity)
        }
        #expect(throws: VariableBlurError.invalidMaximumRadius(.nan)) { try VariableBlur(maximumRadius: .nan) }
        #expect(throws: VariableBlurError.invalidCenterBandProportion(1.1)) {
            try VariableBlur(direction: band(1.1), startOffset: .nan)
        }
        #expect(throws: VariableBlurError.invalidCenterBandProportion(.nan)) {
            try VariableBlur(direction: band(.nan))
        }
        #expect(throws: VariableBlurError.invalidStartOffset(.nan)) {
            try VariableBlur(direction: .blurredFully, startOffset: .nan)
        }
    }

    @Test("Each error names its value and what is allowed")
    func descriptions() {
        #expect("\(VariableBlurError.invalidMaximumRadius(-1))".contains("-1.0; give a finite number"))
        #expect("\(VariableBlurError.invalidCenterBandProportion(2))".contains("2.0 of the height; give a proportion"))
        #expect("\(VariableBlurError.invalidStartOffset(.infinity))".contains("inf; give a finite share"))
    }
}
