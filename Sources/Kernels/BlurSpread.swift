import CVector
import KernelInterface

extension KernelSet {
    public static func double(
        _ row: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt16>,
        samples: Int
    ) {
        let (source, target) = (UnsafeRawPointer(row), UnsafeMutableRawPointer(output))
        var i = 0
        while i < samples {
            if samples >= 4 {
                // The last vector ends with the row, and repeats what is already there.
                i = i &+ 4 <= samples ? i : samples &- 4
                let (left, right) = doubled(source + 8 &* i)
                let (low, high) = (cvector_pair_even_pixels(left, right), cvector_pair_odd_pixels(left, right))
                storeWords(cvector_lower_halves(low, high), target, 16 &* i)
                storeWords(cvector_upper_halves(low, high), target, 16 &* i &+ 32)
                i &+= 4
            } else {
                var channel = 0
                while channel < 4 {
                    let (left, right) = doubledLane(row + (4 &* i &+ channel))
                    output[8 &* i &+ channel] = left
                    output[8 &* i &+ channel &+ 4] = right
                    channel &+= 1
                }
                i &+= 1
            }
        }
    }

    public static func quadruple(
        _ row: UnsafePointer<UInt16>,
        weights: SIMD8<UInt16>,
        to output: UnsafeMutablePointer<UInt16>,
        samples: Int
    ) {
        if weights[6] > 0 {
            quadruple(row, weights, isWide: true, output, samples)
        } else {
            quadruple(row, weights, isWide: false, output, samples)
        }
    }

    @inline(__always)
    private static func quadruple(
        _ row: UnsafePointer<UInt16>,
        _ weights: SIMD8<UInt16>,
        isWide: Bool,
        _ output: UnsafeMutablePointer<UInt16>,
        _ samples: Int
    ) {
        let (source, target) = (UnsafeRawPointer(row), UnsafeMutableRawPointer(output))
        var i = 0
        while i < samples {
            if samples >= 4 {
                i = i &+ 4 <= samples ? i : samples &- 4
                let at = source + 8 &* i
                let (a, b, c, d) = quarters(
                    loadWords(at, -8),
                    loadWords(at, 0),
                    loadWords(at, 8),
                    isWide ? (loadWords(at, -16), loadWords(at, 16)) : nil,
                    weights,
                    bias: 1
                )
                let (ab, cd) = (cvector_pair_even_pixels(a, b), cvector_pair_even_pixels(c, d))
                let (abOdd, cdOdd) = (cvector_pair_odd_pixels(a, b), cvector_pair_odd_pixels(c, d))
                storeWords(cvector_lower_halves(ab, cd), target, 32 &* i)
                storeWords(cvector_lower_halves(abOdd, cdOdd), target, 32 &* i &+ 32)
                storeWords(cvector_upper_halves(ab, cd), target, 32 &* i &+ 64)
                storeWords(cvector_upper_halves(abOdd, cdOdd), target, 32 &* i &+ 96)
                i &+= 4
            } else {
                var channel = 0
                while channel < 4 {
                    let lane = row + (4 &* i &+ channel)
                    let outer = isWide ? (lane[-8], lane[8]) : nil
                    let (a, b, c, d) = quarterLanes(lane[-4], lane[0], lane[4], outer, weights, bias: 1)
                    let pixel = output + (16 &* i &+ channel)
                    (pixel[0], pixel[4], pixel[8], pixel[12]) = (a, b, c, d)
                    channel &+= 1
                }
                i &+= 1
            }
        }
    }

    /// The left and the right half of four samples.
    @inline(__always)
    private static func doubled(_ samples: UnsafeRawPointer) -> (left: SIMD16<UInt16>, right: SIMD16<UInt16>) {
        halves(loadWords(samples, -8), loadWords(samples, 0), loadWords(samples, 8), bias: 1)
    }

    @inline(__always)
    private static func doubledLane(_ sample: UnsafePointer<UInt16>) -> (left: UInt16, right: UInt16) {
        halfLanes(sample[-4], sample[0], sample[4], bias: 1)
    }
}

// What spreads samples across spreads rows down, too.
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
