import CVector

/// What spreads samples across to pixels, and rows down to rows of pixels.
extension KernelSet {
    /// Both halves of a sample between its neighbours.
    @inline(__always)
    static func halves(
        _ before: SIMD16<UInt16>,
        _ own: SIMD16<UInt16>,
        _ after: SIMD16<UInt16>,
        bias: UInt16
    ) -> (SIMD16<UInt16>, SIMD16<UInt16>) {
        let (near, far) = (SIMD16<UInt16>(repeating: 20480), SIMD16<UInt16>(repeating: 4096))
        let middle = cvector_multiply_high(own, SIMD16(repeating: 40960)) &+ SIMD16(repeating: bias)
        return (
            middle &+ cvector_multiply_high(before, near) &+ cvector_multiply_high(after, far),
            middle &+ cvector_multiply_high(after, near) &+ cvector_multiply_high(before, far)
        )
    }

    @inline(__always)
    static func halfLanes(
        _ before: UInt16,
        _ own: UInt16,
        _ after: UInt16,
        bias: UInt16
    ) -> (UInt16, UInt16) {
        let middle = multiplyHigh(own, 40960) &+ bias
        return (
            middle &+ multiplyHigh(before, 20480) &+ multiplyHigh(after, 4096),
            middle &+ multiplyHigh(after, 20480) &+ multiplyHigh(before, 4096)
        )
    }

    /// The four quarters of a sample between its neighbours, and the outer ones beyond them where those have a weight.
    ///
    /// Neighbours are summed and subtracted, since quarters that mirror each other share both products.
    @inline(__always)
    static func quarters(
        _ before: SIMD16<UInt16>,
        _ own: SIMD16<UInt16>,
        _ after: SIMD16<UInt16>,
        _ outer: (SIMD16<UInt16>, SIMD16<UInt16>)?,
        _ weights: SIMD8<UInt16>,
        bias: UInt16
    ) -> (SIMD16<UInt16>, SIMD16<UInt16>, SIMD16<UInt16>, SIMD16<UInt16>) {
        let (sum, difference) = (before &+ after, before &- after)
        let start = SIMD16<UInt16>(repeating: bias)
        let outside =
            start &+ cvector_multiply_high(own, SIMD16(repeating: weights[0]))
            &+ cvector_multiply_high(sum, SIMD16(repeating: weights[1]))
        let inside =
            start &+ cvector_multiply_high(own, SIMD16(repeating: weights[3]))
            &+ cvector_multiply_high(sum, SIMD16(repeating: weights[4]))
        let (outsideSlope, insideSlope) = (slopes(difference, weights[2]), slopes(difference, weights[5]))
        var (first, last) = (outside &+ outsideSlope, outside &- outsideSlope)
        if let outer {
            first &+= cvector_multiply_high(outer.0, SIMD16(repeating: weights[6]))
            last &+= cvector_multiply_high(outer.1, SIMD16(repeating: weights[6]))
        }
        return (first, inside &+ insideSlope, inside &- insideSlope, last)
    }

    @inline(__always)
    static func quarterLanes(
        _ before: UInt16,
        _ own: UInt16,
        _ after: UInt16,
        _ outer: (UInt16, UInt16)?,
        _ weights: SIMD8<UInt16>,
        bias: UInt16
    ) -> (UInt16, UInt16, UInt16, UInt16) {
        let (sum, difference) = (before &+ after, before &- after)
        let outside = bias &+ multiplyHigh(own, weights[0]) &+ multiplyHigh(sum, weights[1])
        let inside = bias &+ multiplyHigh(own, weights[3]) &+ multiplyHigh(sum, weights[4])
        let (outsideSlope, insideSlope) = (slope(difference, weights[2]), slope(difference, weights[5]))
        var (first, last) = (outside &+ outsideSlope, outside &- outsideSlope)
        if let outer {
            first &+= multiplyHigh(outer.0, weights[6])
            last &+= multiplyHigh(outer.1, weights[6])
        }
        return (first, inside &+ insideSlope, inside &- insideSlope, last)
    }

    /// Both halves of a sample between two neighbours on each side: ten taps to a halving.
    @inline(__always)
    static func fineHalves(
        _ outerBefore: SIMD16<UInt16>,
        _ before: SIMD16<UInt16>,
        _ own: SIMD16<UInt16>,
        _ after: SIMD16<UInt16>,
        _ outerAfter: SIMD16<UInt16>,
        bias: UInt16
    ) -> (SIMD16<UInt16>, SIMD16<UInt16>) {
        let even =
            SIMD16(repeating: bias) &+ cvector_multiply_high(own, SIMD16(repeating: 32256))
            &+ cvector_multiply_high(before &+ after, SIMD16(repeating: 15360))
            &+ cvector_multiply_high(outerBefore &+ outerAfter, SIMD16(repeating: 1280))
        let odd = slopes(before &- after, 6144) &+ slopes(outerBefore &- outerAfter, 1024)
        return (even &+ odd, even &- odd)
    }

    @inline(__always)
    static func fineHalfLanes(
        _ outerBefore: UInt16,
        _ before: UInt16,
        _ own: UInt16,
        _ after: UInt16,
        _ outerAfter: UInt16,
        bias: UInt16
    ) -> (UInt16, UInt16) {
        let even =
            bias &+ multiplyHigh(own, 32256) &+ multiplyHigh(before &+ after, 15360)
            &+ multiplyHigh(outerBefore &+ outerAfter, 1280)
        let odd = slope(before &- after, 6144) &+ slope(outerBefore &- outerAfter, 1024)
        return (even &+ odd, even &- odd)
    }

    /// The three thirds of a sample between two neighbours on each side: eleven taps.
    @inline(__always)
    static func thirds(
        _ outerBefore: SIMD16<UInt16>,
        _ before: SIMD16<UInt16>,
        _ own: SIMD16<UInt16>,
        _ after: SIMD16<UInt16>,
        _ outerAfter: SIMD16<UInt16>,
        bias: UInt16
    ) -> (SIMD16<UInt16>, SIMD16<UInt16>, SIMD16<UInt16>) {
        let (sum, start) = (before &+ after, SIMD16<UInt16>(repeating: bias))
        let sides =
            start &+ cvector_multiply_high(own, SIMD16(repeating: 36409))
            &+ cvector_multiply_high(sum, SIMD16(repeating: 14159))
        let slope = slopes(before &- after, 10114)
        let middle =
            start &+ cvector_multiply_high(own, SIMD16(repeating: 41264))
            &+ cvector_multiply_high(sum, SIMD16(repeating: 12136))
        let outer = SIMD16<UInt16>(repeating: 809)
        return (
            sides &+ slope &+ cvector_multiply_high(outerBefore, outer), middle,
            sides &- slope &+ cvector_multiply_high(outerAfter, outer)
        )
    }

    @inline(__always)
    static func thirdLanes(
        _ outerBefore: UInt16,
        _ before: UInt16,
        _ own: UInt16,
        _ after: UInt16,
        _ outerAfter: UInt16,
        bias: UInt16
    ) -> (UInt16, UInt16, UInt16) {
        let sum = before &+ after
        let sides = bias &+ multiplyHigh(own, 36409) &+ multiplyHigh(sum, 14159)
        let slope = slope(before &- after, 10114)
        let middle = bias &+ multiplyHigh(own, 41264) &+ multiplyHigh(sum, 12136)
        return (
            sides &+ slope &+ multiplyHigh(outerBefore, 809), middle, sides &- slope &+ multiplyHigh(outerAfter, 809)
        )
    }

    /// What the eighths of samples have in common: the samples and a bias, how far the mean of their neighbours lies above
    /// them, and how far the neighbours before above those after.
    @inline(__always)
    static func eighths(
        _ before: SIMD16<UInt16>,
        _ own: SIMD16<UInt16>,
        _ after: SIMD16<UInt16>,
        bias: UInt16
    ) -> (own: SIMD16<UInt16>, bend: SIMD16<UInt16>, slope: SIMD16<UInt16>) {
        (own &+ SIMD16(repeating: bias), cvector_average(before, after) &- own, before &- after)
    }

    /// The eighth `place` of samples, from 0 to 3, and the one that mirrors it.
    @inline(__always)
    static func eighthPair(
        _ parts: (own: SIMD16<UInt16>, bend: SIMD16<UInt16>, slope: SIMD16<UInt16>),
        _ place: Int
    ) -> (SIMD16<UInt16>, SIMD16<UInt16>) {
        let (bend, slope) = eighthWeights(place)
        let (middle, side) = (parts.own &+ slopes(parts.bend, bend), slopes(parts.slope, slope))
        return (middle &+ side, middle &- side)
    }

    @inline(__always)
    static func eighthLanes(
        _ before: UInt16,
        _ own: UInt16,
        _ after: UInt16,
        _ place: Int,
        bias: UInt16
    ) -> (UInt16, UInt16) {
        let (bendWeight, slopeWeight) = eighthWeights(place)
        let mean = UInt16(truncatingIfNeeded: (UInt32(before) &+ UInt32(after) &+ 1) &>> 1)
        let middle = own &+ bias &+ slope(mean &- own, bendWeight)
        let side = slope(before &- after, slopeWeight)
        return (middle &+ side, middle &- side)
    }

    /// 1/4 + t² and |t|/2 of 65,536, where t is an eighth's distance from the middle: (2·place − 7)/16 samples.
    @inline(__always)
    private static func eighthWeights(_ place: Int) -> (bend: UInt16, slope: UInt16) {
        switch place {
        case 0: (28928, 14336)
        case 1: (22784, 10240)
        case 2: (18688, 6144)
        default: (16640, 2048)
        }
    }

    /// The upper halves of signed products.
    @inline(__always)
    private static func slopes(_ differences: SIMD16<UInt16>, _ weight: UInt16) -> SIMD16<UInt16> {
        let signed = unsafeBitCast(differences, to: SIMD16<Int16>.self)
        let products = cvector_multiply_high_signed(signed, SIMD16(repeating: Int16(bitPattern: weight)))
        return unsafeBitCast(products, to: SIMD16<UInt16>.self)
    }

    /// The upper half of a signed product.
    @inline(__always)
    private static func slope(_ difference: UInt16, _ weight: UInt16) -> UInt16 {
        let product = Int32(Int16(bitPattern: difference)) &* Int32(Int16(bitPattern: weight))
        return UInt16(truncatingIfNeeded: product &>> 16)
    }
}
