import ImageIO
import ScrimTestSupport

/// The pictures that the cases of bug reports are made of.
enum CasePictures {
    /// A scramble of the place: the 32 bits that all random pictures here come from.
    static func hash(_ x: Int, _ y: Int, seed: Int = 0) -> UInt32 {
        var v = UInt32(truncatingIfNeeded: 374_761_393 &* x &+ 668_265_263 &* y &+ 974_711 &* seed)
        v = (v ^ (v >> 13)) &* 1_274_126_177
        return v ^ (v >> 16)
    }

    /// Black where the lowest two bits are 0, else white.
    static func pattern(_ width: Int, _ height: Int) -> PNGImage {
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let gray: UInt8 = hash(x, y) & 3 == 0 ? 0 : 255
                bytes += [gray, gray, gray, 255]
            }
        }
        return PNGImage(width: width, height: height, bytes: bytes)
    }

    /// Cells of one colour each, a quarter of them clear and a quarter translucent.
    static func cells(seed: Int, side: Int) -> PNGImage {
        var bytes: [UInt8] = []
        for y in 0..<64 {
            for x in 0..<64 {
                let v = hash(x / side, y / side, seed: seed)
                let alpha: [UInt32] = [255, 255, 0, v >> 24 & 255]
                bytes += [v & 255, v >> 8 & 255, v >> 16 & 255, alpha[Int(v >> 5 & 3)]].map { UInt8($0) }
            }
        }
        return PNGImage(width: 64, height: 64, bytes: bytes)
    }

    /// A ring in 48×48 pixels around their centre, each pixel covered by as many of its 64 points as lie in the ring.
    static func ring(radius: Double, width: Double, _ color: [Int], on ground: [Int]) -> PNGImage {
        var bytes: [UInt8] = []
        for y in 0..<48 {
            for x in 0..<48 {
                var covered = 0
                for j in 0..<8 {
                    for i in 0..<8 {
                        let dx = Double(x) + (Double(i) + 0.5) / 8 - 24
                        let dy = Double(y) + (Double(j) + 0.5) / 8 - 24
                        if abs((dx * dx + dy * dy).squareRoot() - radius) <= width / 2 { covered += 1 }
                    }
                }
                bytes += (0..<3).map { UInt8((ground[$0] * (64 - covered) + color[$0] * covered + 32) / 64) } + [255]
            }
        }
        return PNGImage(width: 48, height: 48, bytes: bytes)
    }

    /// A gray picture as files of six kinds: RGBA, RGB, gray, a palette of two, interlaced RGB, and RGB of 16 bits with
    /// a text.
    static func files(ofGray picture: PNGImage) -> [String: [UInt8]] {
        let grays = stride(from: 0, to: picture.bytes.count, by: 4).map { UInt16(picture.bytes[$0]) }
        func samples(_ type: ColorType, depth: Int = 8, _ pixel: (UInt16) -> [UInt16]) -> Samples {
            let values = grays.flatMap(pixel)
            return Samples(width: picture.width, height: picture.height, depth: depth, colorType: type, values: values)
        }
        let rgb = samples(.rgb) { [$0, $0, $0] }
        let palette = PNGBuilder.palette([[0, 0, 0], [255, 255, 255]])
        let text = PNGBuilder.Chunk(type: "tEXt", data: Array("Comment".utf8) + [0] + Array("from elsewhere".utf8))
        return [
            "RGBA8": PNGBuilder(samples(.rgba) { [$0, $0, $0, 255] }).bytes,
            "RGB8": PNGBuilder(rgb).bytes,
            "gray8": PNGBuilder(samples(.gray) { [$0] }).bytes,
            "palette-2": PNGBuilder(samples(.palette, depth: 1) { [$0 / 255] }, extra: [palette]).bytes,
            "interlaced RGB8": PNGBuilder(rgb, isInterlaced: true).bytes,
            "RGB16": PNGBuilder(samples(.rgb, depth: 16) { [$0 * 257, $0 * 257, $0 * 257] }, extra: [text]).bytes,
        ]
    }
}
