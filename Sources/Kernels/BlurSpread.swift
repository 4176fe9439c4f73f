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
                storeDoubled(left, right, target + 16 &* i)
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
                storeQuadrupled(a, b, c, d, target + 32 &* i, stride: 32)
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

    public static func doubleFine(
        _ row: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt16>,
        samples: Int
    ) {
        let (source, target) = (UnsafeRawPointer(row), UnsafeMutableRawPointer(output))
        var i = 0
        while i < samples {
            if samples >= 4 {
                i = i &+ 4 <= samples ? i : samples &- 4
                let at = source + 8 &* i
                let (left, right) = fineHalves(
                    loadWords(at, -16),
                    loadWords(at, -8),
                    loadWords(at, 0),
                    loadWords(at, 8),
                    loadWords(at, 16),
                    bias: 2
                )
                storeDoubled(left, right, target + 16 &* i)
                i &+= 4
            } else {
                var channel = 0
                while channel < 4 {
                    let lane = row + (4 &* i &+ channel)
                    let (left, right) = fineHalfLanes(lane[-8], lane[-4], lane[0], lane[4], lane[8], bias: 2)
                    output[8 &* i &+ channel] = left
                    output[8 &* i &+ channel &+ 4] = right
                    channel &+= 1
                }
                i &+= 1
            }
        }
    }

    public static func octuple(
        _ row: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt16>,
        samples: Int
    ) {
        let (source, target) = (UnsafeRawPointer(row), UnsafeMutableRawPointer(output))
        var i = 0
        while i < samples {
            if samples >= 4 {
                i = i &+ 4 <= samples ? i : samples &- 4
                let at = source + 8 &* i
                let parts = eighths(loadWords(at, -8), loadWords(at, 0), loadWords(at, 8), bias: 1)
                let ((a, h), (b, g)) = (eighthPair(parts, 0), eighthPair(parts, 1))
                let ((c, f), (d, e)) = (eighthPair(parts, 2), eighthPair(parts, 3))
                storeQuadrupled(a, b, c, d, target + 64 &* i, stride: 64)
                storeQuadrupled(e, f, g, h, target + (64 &* i &+ 32), stride: 64)
                i &+= 4
            } else {
                var channel = 0
                while channel < 4 {
                    let (lane, pixel) = (row + (4 &* i &+ channel), output + (32 &* i &+ channel))
                    var place = 0
                    while place < 4 {
                        let (first, last) = eighthLanes(lane[-4], lane[0], lane[4], place, bias: 1)
                        pixel[4 &* place] = first
                        pixel[28 &- 4 &* place] = last
                        place &+= 1
                    }
                    channel &+= 1
                }
                i &+= 1
            }
        }
    }

    /// Stores both halves of four samples in order.
    @inline(__always)
    static func storeDoubled(
        _ left: SIMD16<UInt16>,
        _ right: SIMD16<UInt16>,
        _ target: UnsafeMutableRawPointer
    ) {
        let (low, high) = (cvector_pair_even_pixels(left, right), cvector_pair_odd_pixels(left, right))
        storeWords(cvector_lower_halves(low, high), target, 0)
        storeWords(cvector_upper_halves(low, high), target, 32)
    }

    /// Stores four parts of each of four samples in order, those of one sample `stride` bytes after those of another.
    @inline(__always)
    static func storeQuadrupled(
        _ a: SIMD16<UInt16>,
        _ b: SIMD16<UInt16>,
        _ c: SIMD16<UInt16>,
        _ d: SIMD16<UInt16>,
        _ target: UnsafeMutableRawPointer,
        stride: Int
    ) {
        let (ab, cd) = (cvector_pair_even_pixels(a, b), cvector_pair_even_pixels(c, d))
        let (abOdd, cdOdd) = (cvector_pair_odd_pixels(a, b), cvector_pair_odd_pixels(c, d))
        storeWords(cvector_lower_halves(ab, cd), target, 0)
        storeWords(cvector_lower_halves(abOdd, cdOdd), target, stride)
        storeWords(cvector_upper_halves(ab, cd), target, 2 &* stride)
        storeWords(cvector_upper_halves(abOdd, cdOdd), target, 3 &* stride)
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
