/// Pictures of where two pictures differ, opaque, 8 bits a channel.
///
/// What stays as it was is so pale that every mark has a contrast of at least 3:1 with it, by the formula of WCAG 2.
package enum DifferencePaint {
    /// The colour of a pixel that differs.
    package static let changed: SIMD4<UInt8> = [208, 0, 208, 255]
    /// The colours of a pixel that became brighter, and of one that became darker or clearer.
    package static let brighter: SIMD4<UInt8> = [0, 80, 208, 255]
    package static let darker: SIMD4<UInt8> = [176, 0, 32, 255]
    /// The colour of a pixel that differs and is forgiven, because it looks antialiased.
    package static let forgiven: SIMD4<UInt8> = [138, 90, 0, 255]

    /// The old picture in pale gray, and on it what differs.
    package static func difference(_ map: DifferenceMap, _ old: [UInt8], forgiven pixels: [Int]) -> [UInt8] {
        var result = paint(map) { index, isChanged in
            isChanged ? changed : gray(old, 4 * index)
        }
        for index in pixels { put(forgiven, index, &result) }
        return result
    }

    /// The new picture in pale colours, and on it what differs, by whether it became brighter.
    package static func overlay(_ map: DifferenceMap, _ old: [UInt8], _ new: [UInt8], forgiven pixels: [Int]) -> [UInt8]
    {
        var result = paint(map) { index, isChanged in
            guard isChanged else { return pale(new, 4 * index) }
            return luma(new, 4 * index) > luma(old, 4 * index) ? brighter : darker
        }
        for index in pixels { put(forgiven, index, &result) }
        return result
    }

    /// A picture over a checkerboard of squares of `side` pixels, which shows what is translucent.
    package static func checkered(_ pixels: [UInt8], width: Int, height: Int, side: Int) -> [UInt8] {
        var result = pixels
        result.withUnsafeMutableBufferPointer { result in
            for y in 0..<height {
                for x in 0..<width {
                    let offset = 4 * (y * width + x)
                    let alpha = Int(result[offset + 3])
                    if alpha == 255 { continue }
                    let ground = (x / side + y / side) & 1 == 0 ? 255 : 216
                    for channel in offset..<(offset + 3) {
                        result[channel] = UInt8((Int(result[channel]) * alpha + ground * (255 - alpha) + 127) / 255)
                    }
                    result[offset + 3] = 255
                }
            }
        }
        return result
    }

    /// Paints a rectangle black, but for the pixels that mark a difference.
    package static func blacken(_ pixels: inout [UInt8], width: Int, x: Range<Int>, y: Range<Int>) {
        pixels.withUnsafeMutableBufferPointer { pixels in
            for row in y {
                for column in x {
                    let offset = 4 * (row * width + column)
                    if isMark(SIMD4(pixels[offset], pixels[offset + 1], pixels[offset + 2], pixels[offset + 3])) {
                        continue
                    }
                    for channel in 0..<3 { pixels[offset + channel] = 0 }
                }
            }
        }
    }

    /// True where a pixel of a rectangle marks a difference.
    package static func hasMarks(_ pixels: [UInt8], width: Int, x: Range<Int>, y: Range<Int>) -> Bool {
        y.contains { row in
            x.contains { column in
                let offset = 4 * (row * width + column)
                return isMark(SIMD4(pixels[offset], pixels[offset + 1], pixels[offset + 2], pixels[offset + 3]))
            }
        }
    }

    @inline(__always)
    private static func isMark(_ color: SIMD4<UInt8>) -> Bool {
        color == changed || color == brighter || color == darker || color == forgiven
    }

    /// Lays gray stripes over what is not compared, but for the pixels that mark a difference.
    package static func hatch(_ pixels: inout [UInt8], width: Int, x: Range<Int>, y: Range<Int>, stripe: Int) {
        pixels.withUnsafeMutableBufferPointer { pixels in
            for row in y {
                for column in x where (row + column) / stripe % 3 == 0 {
                    for channel in 0..<3 { pixels[4 * (row * width + column) + channel] = 200 }
                }
            }
        }
    }

    /// Diagonal stripes of the colour of a change on white.
    package static func hatched(width: Int, height: Int, stripe: Int) -> [UInt8] {
        var result = [UInt8](repeating: 255, count: 4 * width * height)
        result.withUnsafeMutableBufferPointer { result in
            for y in 0..<height {
                for x in 0..<width where (x + y) / stripe % 4 == 0 {
                    for channel in 0..<4 { result[4 * (y * width + x) + channel] = changed[channel] }
                }
            }
        }
        return result
    }

    /// A rectangle of a picture with each pixel as a square of `factor` pixels; what lies outside of it is `outside`.
    package static func enlarged(
        _ pixels: [UInt8],
        width: Int,
        height: Int,
        x: Range<Int>,
        y: Range<Int>,
        factor: Int,
        outside: SIMD4<UInt8>
    ) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: 4 * x.count * y.count * factor * factor)
        let columns = x.count * factor
        for row in 0..<(y.count * factor) {
            for column in 0..<columns {
                let (sourceX, sourceY) = (x.lowerBound + column / factor, y.lowerBound + row / factor)
                let isInside = sourceX >= 0 && sourceX < width && sourceY >= 0 && sourceY < height
                let source = 4 * (sourceY * width + sourceX)
                for channel in 0..<4 {
                    result[4 * (row * columns + column) + channel] =
                        isInside ? pixels[source + channel] : outside[channel]
                }
            }
        }
        return result
    }

    @inline(__always)
    private static func paint(_ map: DifferenceMap, _ color: (_ index: Int, _ isChanged: Bool) -> SIMD4<UInt8>)
        -> [UInt8]
    {
        [UInt8](unsafeUninitializedCapacity: 4 * map.steps.count) { target, initialized in
            map.steps.withUnsafeBufferPointer { steps in
                for index in 0..<steps.count {
                    let color = color(index, steps[index] != 0)
                    for channel in 0..<4 { target[4 * index + channel] = color[channel] }
                }
            }
            initialized = 4 * map.steps.count
        }
    }

    private static func put(_ color: SIMD4<UInt8>, _ index: Int, _ pixels: inout [UInt8]) {
        for channel in 0..<4 { pixels[4 * index + channel] = color[channel] }
    }

    /// The brightness of a straight pixel over white, with weights of the video standard BT.601, 0 to 255.
    @inline(__always)
    private static func luma(_ pixels: [UInt8], _ offset: Int) -> Int {
        let luma =
            (77 &* Int(pixels[offset]) &+ 150 &* Int(pixels[offset &+ 1]) &+ 29 &* Int(pixels[offset &+ 2])) &>> 8
        return 255 &- (255 &- luma) &* Int(pixels[offset &+ 3]) / 255
    }

    /// A pixel's brightness in 224…255.
    @inline(__always)
    private static func gray(_ pixels: [UInt8], _ offset: Int) -> SIMD4<UInt8> {
        let gray = UInt8(truncatingIfNeeded: 224 &+ luma(pixels, offset) &>> 3)
        return [gray, gray, gray, 255]
    }

    /// A pixel over white with every channel in 216…255.
    @inline(__always)
    private static func pale(_ pixels: [UInt8], _ offset: Int) -> SIMD4<UInt8> {
        let alpha = Int(pixels[offset &+ 3])
        var color: SIMD4<UInt8> = [0, 0, 0, 255]
        for channel in 0..<3 {
            let darkness = (255 &- Int(pixels[offset &+ channel])) &* alpha / 255
            color[channel] = UInt8(truncatingIfNeeded: 255 &- darkness &* 39 / 255)
        }
        return color
    }
}
