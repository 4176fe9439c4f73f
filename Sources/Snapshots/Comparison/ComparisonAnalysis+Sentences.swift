import Raster

extension ComparisonAnalysis {
    /// The findings in words, the most important first; each stands alone.
    public var sentences: [String] {
        var sentences: [String] = []
        if let sizes { sentences.append(sizes.sentence) }
        if let difference {
            sentences.append((sizes == nil ? "" : "in the part that both have, ") + sentence(difference))
        } else if sizes != nil {
            sentences.append("the part that both have is equal")
        }
        sentences += exceeded.compactMap(\.sentence)
        if let common { sentences.append(common.sentence) }
        sentences += moved.map(\.sentence)
        guard let difference else { return sentences + forgivenSentences }
        if difference.count > 1 { sentences.append(densestWindow.sentence) }
        if alphaOnly > 0, alphaOnly < difference.count {
            sentences.append("in \(alphaOnly.counted("pixel")) the alpha alone differs")
        }
        sentences += forgivenSentences
        if sizes == nil { sentences += sweepSentences }
        return sentences
    }

    /// Blocks that are the old picture in another place.
    public var moved: [Block] { blocks.filter { $0.move != nil } }

    private func sentence(_ difference: Comparison.Difference) -> String {
        let total = compared.width * compared.height
        let (count, box) = (difference.count, difference.bounds)
        let verb = count == 1 ? "differs" : "differ"
        return "\(count) of \(total.counted("pixel")) \(verb) (\(Percentage(part: count, whole: total))) within "
            + "\(box.size) at (\(box.x), \(box.y)), by up to \(difference.largestChannelDifference) of 255"
            + (depth == 16 ? ", compared with 16 bits a channel" : "")
    }

    private var forgivenSentences: [String] {
        var sentences: [String] = []
        if antialiased > 0 { sentences.append("\(antialiased.counted("pixel")) forgiven as antialiased") }
        if let maskSentence { sentences.append(maskSentence) }
        return sentences
    }

    /// What the masks hide; `nil` without any.
    private var maskSentence: String? {
        guard maskArea > 0 else { return nil }
        let number = masked == 0 ? "none" : "\(masked)"
        return "\(maskArea.counted("pixel")) masked, \(number) of which \(masked < 2 ? "differs" : "differ")"
    }

    /// How much of the limits was used, for pictures that pass by them and are not equal.
    public var amount: String {
        var parts = held.map(\.amount)
        if let difference, !held.contains(where: { if case .pixels = $0 { true } else { false } }) {
            parts.insert(difference.count == 1 ? "1 pixel differs" : "\(difference.count) pixels differ", at: 0)
        }
        if let maskSentence { parts.append(maskSentence) }
        if parts.isEmpty { parts.append("fully transparent pixels have other colours") }
        return "passes within limits: " + parts.joined(separator: "; ")
    }

    private var sweepSentences: [String] {
        let limits = passingLimits
        guard let pixels = limits.maxPixels, let window = limits.maxWindow, let channel = limits.maxChannel else {
            return []
        }
        let distance = largestDistance.roundedUp(places: 4).shortestText
        let ladder = sweep.dropFirst().map { "\($0.pixels) by more than \($0.above)" }
        return [
            "it would pass with at most \(pixels.counted("pixel")), or \(window) in a window, or \(channel) a channel, "
                + "or a distance of \(distance)",
            ladder.isEmpty ? nil : "pixels that differ: " + ladder.joined(separator: ", "),
            "pixelmatch sees no difference from a threshold of \(pixelmatchThreshold.roundedUp(places: 4).shortestText) on"
                + Self.hidden(pixelmatchThreshold),
        ].compactMap { $0 }
    }

    /// The usual thresholds that hide a difference.
    private static func hidden(_ threshold: Double) -> String {
        switch threshold {
        case ...0.1: ": its 0.1 hides this"
        case ...0.2: ": Playwright's 0.2 hides this"
        default: ""
        }
    }
}

extension ComparisonAnalysis.Sizes {
    var sentence: String {
        "sizes differ: expected \(expected), found \(actual)"
            + (offset == .init(x: 0, y: 0) ? "" : "; they fit best with the new one moved by \(offset.signed)")
    }
}

extension ComparisonAnalysis.Position {
    /// The position as a movement: (0,+1).
    var signed: String { "(\(x.signed),\(y.signed))" }
}

extension ComparisonAnalysis.Window {
    var sentence: String {
        "the densest window of \(size)×\(size), at (\(origin.x), \(origin.y)), holds \(pixels.counted("pixel"))"
    }
}

extension ComparisonAnalysis.Block {
    /// What moved, without the strip that it came from; empty for a block that did not move.
    var sentence: String {
        guard let move else { return "" }
        let (columns, rows) = (abs(move.dx), abs(move.dy))
        let strip = [("rows", rows), ("columns", columns)].filter { $0.1 > 0 }.map { "new \($0.0): \($0.1)" }
        return
            "block \(bounds.width - columns)×\(bounds.height - rows) moved by (\(move.dx.signed),\(move.dy.signed)), "
            + "residual \(move.residual) px in the overlap, " + strip.joined(separator: ", ")
    }
}

extension JudgedLimit {
    /// What was found of what is allowed.
    var amount: String {
        switch self {
        case .exact(let found): found.counted("pixel")
        case .pixels(let found, let limit): "\(found.counted("pixel")) of at most \(limit)"
        case .window(let found, let limit): "\(found.counted("pixel")) in a window of at most \(limit)"
        case .channel(let found, let limit): "a channel by \(found) of at most \(limit)"
        case .distance(let found, let limit):
            "a distance of \(found.roundedUp(places: 4).shortestText) of at most \(limit.shortestText)"
        case .antialiased(let found, let limit):
            "\(found.counted("pixel")) forgiven as antialiased of at most \(limit)"
        }
    }

    /// What was found beside what is allowed; `nil` where no limit is set.
    public var sentence: String? {
        switch self {
        case .exact: nil
        case .pixels(let found, let limit): "\(found.counted("pixel")), more than the \(limit) allowed"
        case .window(let found, let limit): "\(found.counted("pixel")) in a window, more than the \(limit) allowed"
        case .channel(let found, let limit): "a channel differs by \(found), more than the \(limit) allowed"
        case .distance(let found, let limit):
            "a distance of \(found.roundedUp(places: 4).shortestText), more than the \(limit.shortestText) allowed"
        case .antialiased(let found, let limit):
            "\(found.counted("pixel")) that look antialiased, more than the \(limit) that may be forgiven"
        }
    }
}

extension CommonDifference {
    public var sentence: String {
        switch self {
        case .brightness(let steps):
            "every differing pixel is \(abs(steps)) \(steps > 0 ? "brighter" : "darker")"
        case .channels(let steps):
            "every differing pixel changed by (\(steps.map(\.signed).joined(separator: ", "))) in red, green, blue, alpha"
        case .recolored(let old, let new):
            "every differing pixel was \(Self.hexadecimal(old)) and is \(Self.hexadecimal(new))"
                + (old.dropLast() == new.dropLast() ? ", alpha only" : "")
        case .alphaOnly: "alpha only: red, green and blue are equal in every differing pixel"
        case .oneStep: "uniform ±1, looks like another renderer or colour conversion"
        }
    }

    /// `#rrggbb`, with the alpha behind it where the colour is not opaque.
    private static func hexadecimal(_ color: [Int]) -> String {
        let digits = (color.last == 255 ? color.dropLast() : color[...]).map { channel in
            (channel < 16 ? "0" : "") + String(channel, radix: 16)
        }
        return "#" + digits.joined()
    }
}

extension Int {
    /// The number with its sign, 0 without one.
    var signed: String { self > 0 ? "+\(self)" : self < 0 ? "−\(-self)" : "0" }

    /// `1 pixel`, `2 pixels`.
    func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
