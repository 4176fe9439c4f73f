import KernelInterface
import KernelSelection
import ScrimTestSupport
import Testing
import Threads

@testable import Raster

@Suite("Blending")
struct BlendTests {
    @Test("the division by 255 is exact for all products of bytes")
    func division() {
        var wrong = 0
        var a = 0
        while a < 256 {
            var b = 0
            while b < 256 {
                let expected = NaiveBlend.divided(a * b)
                if Int(blendMultiply(UInt32(a), UInt32(b))) != expected { wrong += 1 }
                if Int(multiply255(UInt8(a), UInt8(b))) != expected { wrong += 1 }
                // All four channels of a pixel at once, with neighbours that could carry into them.
                let pixel = UInt32(a) | 0xFF00 | UInt32(a) << 16 | UInt32(255 - a) << 24
                let scaled = blendScale(pixel, UInt32(b))
                let other = UInt32(NaiveBlend.divided((255 - a) * b)) << 24 | UInt32(b) << 8
                if scaled != UInt32(expected) | UInt32(expected) << 16 | other { wrong += 1 }
                b += 1
            }
            a += 1
        }
        #expect(wrong == 0)
    }

    @Test("source over rounds what is left of the destination and adds the source, for all alphas and values")
    func sourceOver() {
        var wrong = 0
        var alpha = 0
        while alpha < 256 {
            var value = 0
            while value < 256 {
                let source = UInt32(alpha) << 24 | UInt32(alpha / 2) << 8 | UInt32(alpha)
                let result = blendOver(source, 0xFF00_0000 | UInt32(value) << 8 | UInt32(value))
                let left = NaiveBlend.divided(value * (255 - alpha))
                let red = UInt32(left + alpha)
                let green = UInt32(left + alpha / 2)
                if result != 0xFF00_0000 | green << 8 | red { wrong += 1 }
                value += 1
            }
            alpha += 1
        }
        #expect(wrong == 0)
    }

    @Test("colours above their alpha stop at 255")
    func saturation() {
        #expect(blendOver(0x00FF_10F0, 0xFF80_0040) == 0xFFFF_10FF)
    }

    @Test("mixing by coverage is old + (new − old)·coverage/255, rounded once")
    func mix() {
        var random = SeededRandom(seed: 4)
        for _ in 0..<20_000 {
            let old = random.biasedByte()
            let new = random.biasedByte()
            let coverage = random.biasedByte()
            let expected = UInt32((2 * (Int(old) * (255 - Int(coverage)) + Int(new) * Int(coverage)) + 255) / 510)
            let result = blendMix(0xFF00_FF00 | UInt32(old), 0x00FF_00FF & ~0xFF | UInt32(new), UInt32(coverage))
            #expect(result & 0xFF == expected)
        }
        #expect(blendMix(0x1234_5678, 0x9ABC_DEF0, 0) == 0x1234_5678)
        #expect(blendMix(0x1234_5678, 0x9ABC_DEF0, 255) == 0x9ABC_DEF0)
    }

    @Test("every kernel's product is exact for all pairs of bytes", arguments: SIMDLevel.allCases)
    func products(level: SIMDLevel) {
        guard level.isSupported else { return }
        let values = (0...255).map { UInt8($0) }
        let pixels = values.map { UInt32($0) | UInt32(255 - $0) << 8 | UInt32($0) << 16 | 0xFF00_0000 }
        var products = values
        for factor in values {
            level.kernels.blendCoverage(values, times: factor, count: 256, into: &products)
            #expect(products == values.map { UInt8(NaiveBlend.divided(Int($0) * Int(factor))) })
            level.kernels.blendCoverage(values, products, count: 256, into: &products)
            #expect(
                products
                    == values.map {
                        UInt8(NaiveBlend.divided(Int($0) * NaiveBlend.divided(Int($0) * Int(factor))))
                    }
            )
            var drawn = pixels
            // The third channel exceeds its alpha, so that sums have to be limited.
            let color = UInt32(factor) << 24 | UInt32(255 - factor / 2) << 16 | UInt32(factor / 2) << 8
            level.kernels.blendSolid(&drawn, count: 256, color: color)
            #expect(drawn == pixels.map { NaiveBlend.over(color, $0) })
        }
    }

    @Test("a colour over whole rows, or over parts of them, changes those pixels alone", arguments: [1, 3])
    func rectangles(threads: Int) {
        var random = SeededRandom(seed: 15)
        let size = PixelRect(x: 0, y: 0, width: 70, height: 150)
        let before = Bitmap(
            width: size.width,
            height: size.height,
            bytes: (0..<4 * size.width * size.height).map { _ in random.biasedByte() }
        )
        let color = Color(red8: 60, green8: 90, blue8: 200, alpha8: 130)
        let parts = [size, PixelRect(x: 0, y: 3, width: 70, height: 140), PixelRect(x: 1, y: 70, width: 69, height: 9)]
        for part in parts {
            var canvas = Canvas(before)
            let rect = Rect(
                x: Double(part.x),
                y: Double(part.y),
                width: Double(part.width),
                height: Double(part.height)
            )
            ThreadPool.$current.withValue(ThreadPool(threads: threads)) {
                canvas.fill(.rect(rect), with: .color(color))
            }
            let after = canvas.bitmap
            var wrong = 0
            for y in 0..<size.height {
                for x in 0..<size.width {
                    let old = before[x, y].word
                    let isInside = (part.x..<part.maxX).contains(x) && (part.y..<part.maxY).contains(y)
                    let expected = isInside ? NaiveBlend.over(color.premultiplied.word, old) : old
                    if after[x, y].word != expected { wrong += 1 }
                }
            }
            #expect(wrong == 0)
        }
    }

    @Test("black at a fifth over white, then a gray card at four fifths, give the values measured on a device")
    func card() {
        var canvas = Canvas(Bitmap(width: 1, height: 1, color: Color.white.premultiplied))
        let square = Path.rect(Rect(x: 0, y: 0, width: 1, height: 1))
        canvas.fill(square, with: .color(Color(red: 0, green: 0, blue: 0, alpha: 0.2)))
        #expect(canvas.bitmap.bytes == [204, 204, 204, 255])
        canvas.fill(square, with: .color(Color(red8: 142, green8: 142, blue8: 147, alpha8: 204)))
        #expect(canvas.bitmap.bytes == [155, 155, 159, 255])
    }
}
