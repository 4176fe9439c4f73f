import CVector

extension KernelSet {
    public static func store(_ row: UnsafePointer<UInt16>, to output: UnsafeMutablePointer<UInt8>, lanes: Int) {
        var i = 0
        while i < lanes {
            output[i] = UInt8(truncatingIfNeeded: Swift.min((row[i] &+ 64) &>> 7, 255))
            i &+= 1
        }
    }

    public static func store(
        _ row: UnsafePointer<UInt16>,
        reciprocals: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt8>,
        pixels: Int
    ) {
        let row = UnsafeRawPointer(row)
        let output = UnsafeMutableRawPointer(output)
        var x = 0
        while x < pixels {
            let pixel = row.loadUnaligned(fromByteOffset: 8 &* x, as: SIMD4<UInt16>.self)
            output.storeBytes(of: normalized(pixel, reciprocals[x]), toByteOffset: 4 &* x, as: UInt32.self)
            x &+= 1
        }
    }

    public static func upsample(
        _ row: UnsafePointer<UInt16>,
        weights: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt8>,
        stride: Int,
        pixels: Int,
        scratch: UnsafeMutablePointer<UInt8>
    ) {
        let (wa, wb, wc, wd) = (weights[0], weights[1], weights[2], weights[3])
        let lanes = 4 &* pixels
        var i = 0
        while i < lanes {
            let sum = interpolated(row + i, wa, wb, wc, wd)
            scratch[i] = UInt8(truncatingIfNeeded: Swift.min((sum &+ 64) &>> 7, 255))
            i &+= 1
        }
        let (source, target) = (UnsafeRawPointer(scratch), UnsafeMutableRawPointer(output))
        let step = 4 &* stride
        var from = 0
        var to = 0
        while from < lanes {
            let pixel = source.loadUnaligned(fromByteOffset: from, as: UInt32.self)
            target.storeBytes(of: pixel, toByteOffset: to, as: UInt32.self)
            from &+= 4
            to &+= step
        }
    }

    public static func upsample(
        _ row: UnsafePointer<UInt16>,
        first: Int,
        level: Int,
        weights: UnsafePointer<UInt16>,
        phase: Int,
        phases: Int,
        reciprocals: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt8>,
        pixels: Int
    ) {
        let output = UnsafeMutableRawPointer(output)
        let half = (1 &<< level) &>> 1
        var phase = phase
        var x = 0
        while x < pixels {
            // Between samples k and k + 1, whose centres lie half a sample after their first pixel.
            let k = (first &+ x &- half) &>> level
            let four = weights + 4 &* phase
            let samples = UnsafeRawPointer(row + 4 &* (k &- 1))
            // Four truncated products lose two units on average.
            let sum =
                multiplyHigh(samples, 0, four[0]) &+ multiplyHigh(samples, 1, four[1])
                &+ multiplyHigh(samples, 2, four[2]) &+ multiplyHigh(samples, 3, four[3])
                &+ SIMD4<UInt16>(repeating: 2)
            output.storeBytes(of: normalized(sum, reciprocals[x]), toByteOffset: 4 &* x, as: UInt32.self)
            phase &+= 1
            if phase == phases { phase = 0 }
            x &+= 1
        }
    }

    public static func clampToAlpha(_ pixels: UnsafeMutablePointer<UInt8>, count: Int) {
        // Where all are opaque there is nothing to lower, and that is quick to see.
        let raw = UnsafeRawPointer(pixels)
        var all = UInt32.max
        var offset = 0
        while offset < 4 &* count {
            all &= UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
            offset &+= 4
        }
        if all >= 0xFF00_0000 { return }

        var i = 0
        while i < 4 &* count {
            let alpha = pixels[i &+ 3]
            pixels[i] = Swift.min(pixels[i], alpha)
            pixels[i &+ 1] = Swift.min(pixels[i &+ 1], alpha)
            pixels[i &+ 2] = Swift.min(pixels[i &+ 2], alpha)
            i &+= 4
        }
    }

    @inline(__always)
    private static func interpolated(
        _ samples: UnsafePointer<UInt16>,
        _ wa: UInt16,
        _ wb: UInt16,
        _ wc: UInt16,
        _ wd: UInt16
    ) -> UInt16 {
        // Four truncated products lose two units on average.
        multiplyHigh(samples[0], wa) &+ multiplyHigh(samples[4], wb)
            &+ multiplyHigh(samples[8], wc) &+ multiplyHigh(samples[12], wd) &+ 2
    }

    /// One sample of four channels, the one `index` samples after the first, times its weight.
    @inline(__always)
    private static func multiplyHigh(_ samples: UnsafeRawPointer, _ index: Int, _ weight: UInt16) -> SIMD4<UInt16> {
        cvector_multiply_high_four(
            samples.loadUnaligned(fromByteOffset: 8 &* index, as: SIMD4<UInt16>.self),
            SIMD4<UInt16>(repeating: weight)
        )
    }

    @inline(__always)
    private static func normalized(_ pixel: SIMD4<UInt16>, _ reciprocal: UInt16) -> UInt32 {
        // 8.7 times 3.13 is 11.20; the product of a sum and its own reciprocal hardly exceeds 255.
        let product = cvector_widen_four(pixel) &* SIMD4<UInt32>(repeating: UInt32(reciprocal))
        let rounded = (product &+ SIMD4<UInt32>(repeating: 1 &<< 19)) &>> SIMD4<UInt32>(repeating: 20)
        return unsafeBitCast(cvector_limit_four(rounded), to: UInt32.self)
    }
}
