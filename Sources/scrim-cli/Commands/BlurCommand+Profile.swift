import ImageIO
import Raster
import Scenes

extension BlurCommand {
    /// The profile that the options ask for, for a picture of some rows.
    ///
    /// A mask's picture is read when the profile is asked for.
    static func profile(_ arguments: Arguments) throws(UsageError) -> (Int) throws -> SigmaProfile {
        let shapes = [rows, mask, linear, radial, twoPoint].filter { arguments.value($0) != nil }
        if shapes.count > 1 { throw .conflict("--" + shapes[0].name, "--" + shapes[1].name) }
        let greatest = try arguments.value(sigma, .sigma)
        guard let shape = shapes.first, let word = arguments.value(shape) else {
            guard let greatest else { throw .missingOption(["sigma", "rows", "two-point"]) }
            return { _ in .constant(greatest) }
        }
        switch shape.name {
        case rows.name, twoPoint.name:
            if greatest != nil { throw .conflict("--sigma", "--" + shape.name) }
            if shape.name == twoPoint.name {
                let profile = try twoPoints(word)
                return { _ in profile }
            }
            let ends = try sigmas(of: word)
            return { .linear(from: ends.0, to: ends.1, rows: $0) }
        default:
            guard let greatest else { throw .missingOption(["sigma"]) }
            switch shape.name {
            case mask.name:
                return { _ in
                    .mask(.image(try MaskImage(Bitmap(try PNGDecoder().decode(file: word))), maximum: greatest))
                }
            case linear.name:
                let mask = try line(word, maximum: greatest)
                return { _ in .mask(mask) }
            default:
                let mask = try circles(word, maximum: greatest)
                return { _ in .mask(mask) }
            }
        }
    }

    /// The two sigmas of `--rows`.
    private static func sigmas(of word: String) throws(UsageError) -> (Double, Double) {
        let sigmas = word.split(separator: ":", omittingEmptySubsequences: false).map { sigmaValue($0) }
        guard sigmas.count == 2, let start = sigmas[0], let end = sigmas[1] else {
            throw invalid(rows, word, "two values with a colon between, each in " + allowedSigmas)
        }
        return (start, end)
    }

    private static func line(_ word: String, maximum: Double) throws(UsageError) -> SigmaMask {
        guard let points = groups(word, of: [2, 2]), points[0] != points[1] else {
            throw invalid(linear, word, "two different points, as 0,0:0,500")
        }
        return .linear(
            from: Point(x: points[0][0], y: points[0][1]),
            to: Point(x: points[1][0], y: points[1][1]),
            maximum: maximum
        )
    }

    private static func circles(_ word: String, maximum: Double) throws(UsageError) -> SigmaMask {
        guard let groups = groups(word, of: [2, 1, 1]), groups[1][0] >= 0, groups[2][0] >= 0 else {
            throw invalid(radial, word, "a point and two radii, as 500,500:100:400")
        }
        return .radial(
            center: Point(x: groups[0][0], y: groups[0][1]),
            inner: groups[1][0],
            outer: groups[2][0],
            maximum: maximum
        )
    }

    private static func twoPoints(_ word: String) throws(UsageError) -> SigmaProfile {
        guard let points = groups(word, of: [3, 3]), points[0].prefix(2) != points[1].prefix(2),
            points.allSatisfy({ sigmaValue("\($0[2])") != nil })
        else {
            throw invalid(
                twoPoint,
                word,
                "two different points and sigmas, as 0,0,4:0,500,30; each sigma in " + allowedSigmas
            )
        }
        return .mask(
            .twoPoint(
                from: Point(x: points[0][0], y: points[0][1]),
                fromSigma: points[0][2],
                to: Point(x: points[1][0], y: points[1][1]),
                toSigma: points[1][2]
            )
        )
    }

    /// Numbers with commas between, in groups with colons between; `nil` unless they are as many as asked for.
    private static func groups(_ word: String, of counts: [Int]) -> [[Double]]? {
        let groups = word.split(separator: ":", omittingEmptySubsequences: false).map { group in
            group.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
        }
        guard groups.map(\.count) == counts else { return nil }
        // More than the side of any picture, and no distance is NaN or infinite.
        return groups.joined().allSatisfy { abs($0) <= 1_000_000 } ? groups : nil
    }

    private static func sigmaValue(_ word: Substring) -> Double? {
        try? Vocabulary<Double>.sigma.value(String(word))
    }

    private static var allowedSigmas: String { Vocabulary<Double>.sigma.allowed.joined(separator: ", ") }

    private static func invalid(_ option: Option, _ word: String, _ allowed: String) -> UsageError {
        .invalidValue(option: option.name, value: word, allowed: [allowed], suggestion: nil)
    }
}
