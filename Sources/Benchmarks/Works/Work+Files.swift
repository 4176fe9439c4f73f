import ImageIO
import Raster
import Snapshots

extension Work {
    /// PNG, comparing and naming pictures.
    static var files: [Work] {
        [
            .reading("png-fast", "PNG encoding, fast") { bench in
                let image = PNGImage(bench.picture)
                return { keep(try PNGEncoder(.fast).encode(image)) }
            },
            .reading("png-small", "PNG encoding, small") { bench in
                let image = PNGImage(bench.picture)
                return { keep(try PNGEncoder(.small).encode(image)) }
            },
            .reading("png-decode", "PNG decoding") { bench in
                let bytes = try PNGEncoder().encode(PNGImage(bench.picture))
                return { keep(try PNGDecoder().decode(bytes, file: "a picture in memory")) }
            },
            Work("compare", "exact comparison of two equal frames") { bench in
                let pair = EqualPair(PNGImage(bench.picture))
                return Trial(copying: pair) { keep(pair.compare()) }
            },
            .reading("compare-differing", "exact comparison, one pixel in 97 differs") { bench in
                let image = PNGImage(bench.picture)
                var bytes = image.bytes
                for pixel in stride(from: 0, to: bytes.count, by: 4 * 97) { bytes[pixel] ^= 0x40 }
                let other = PNGImage(width: image.width, height: image.height, bytes: bytes)
                return { keep(Comparison(expected: image, actual: other)) }
            },
            .reading("digest", "digest of the pixels") { bench in
                let image = PNGImage(bench.picture)
                return { keep(image.pixelDigest) }
            },
        ]
    }
}
