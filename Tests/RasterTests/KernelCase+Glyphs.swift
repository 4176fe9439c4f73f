import KernelInterface
import ScrimTestSupport
import Testing

extension KernelCase {
    static let glyphs: [KernelCase] = [
        KernelCase("glyphAdd") { kernels, memory, random in
            let (stride, rows) = (Int.random(in: 48...80, using: &random), 20)
            let sums = memory.take(UInt8.self, stride * rows, &random)
            let glyphs = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                let width = 16 * Int.random(in: 1...3, using: &random)
                let height = Int.random(in: 0...rows, using: &random)
                return GlyphPlacement(
                    coverage: memory.take(UInt8.self, width * height, &random),
                    x: Int.random(in: 0...stride - width, using: &random),
                    y: Int.random(in: 0...rows - height, using: &random),
                    width: width,
                    rows: height
                )
            }
            let expected = NaiveGlyphs.sums(of: glyphs, over: sums, stride: stride, rows: rows)
            kernels.glyphAdd(glyphs, count: glyphs.count, to: sums, stride: stride)
            #expect((0..<stride * rows).map { sums[$0] } == expected)
        }
    ]
}
