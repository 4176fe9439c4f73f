import ImageIO
import Raster
import Snapshots

extension Work {
    /// PNG, comparing and naming pictures.
    static var files: [Work] {
        [
            .reading("png-fast", "PNG encoding") { bench in
                let image = PNGImage(bench.picture)
                return { keep(try PNGEncoder().encode(image)) }
            },
            .reading("png-decode", "PNG decoding") { bench in
                let bytes = try PNGEncoder().encode(PNGImage(bench.picture))
                return { keep(try PNGDecoder().decode(bytes, file: "a picture in memory")) }
            },
            .reading("compare", "exact comparison of two equal frames") { bench in
                let image = PNGImage(bench.picture)
                // Other memory: two equal arrays could be seen to be one.
                let other = PNGImage(width: image.width, height: image.height, bytes: image.bytes.map { $0 })
                return { keep(Comparison(expected: image, actual: other)) }
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
