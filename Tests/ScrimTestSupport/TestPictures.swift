import Raster

/// Small pictures that filters are tried on.
public enum TestPictures {
    /// Opaque noise, each channel evenly spread over 0…255.
    public static func noise(width: Int, height: Int, seed: UInt64) -> Bitmap {
        var random = SeededRandom(seed: seed)
        var bytes = [UInt8](repeating: 255, count: 4 * width * height)
        for pixel in 0..<width * height {
            let bits = random.next()
            bytes[4 * pixel] = UInt8(truncatingIfNeeded: bits)
            bytes[4 * pixel + 1] = UInt8(truncatingIfNeeded: bits >> 8)
            bytes[4 * pixel + 2] = UInt8(truncatingIfNeeded: bits >> 16)
        }
        return Bitmap(width: width, height: height, bytes: bytes)
    }

    /// Noise that is black or white in each channel, the hardest of all for a blur.
    public static func hardNoise(width: Int, height: Int, seed: UInt64) -> Bitmap {
        let noise = noise(width: width, height: height, seed: seed)
        return Bitmap(width: width, height: height, bytes: noise.bytes.map { $0 < 128 ? 0 : 255 })
    }

    /// Noise of premultiplied colours with every alpha.
    public static func translucentNoise(width: Int, height: Int, seed: UInt64) -> Bitmap {
        var random = SeededRandom(seed: seed)
        var bytes = [UInt8](repeating: 0, count: 4 * width * height)
        for pixel in 0..<width * height {
            let bits = random.next()
            let alpha = UInt8(truncatingIfNeeded: bits >> 24)
            for channel in 0..<3 {
                bytes[4 * pixel + channel] = multiply255(
                    UInt8(truncatingIfNeeded: bits >> (8 * UInt64(channel))),
                    alpha
                )
            }
            bytes[4 * pixel + 3] = alpha
        }
        return Bitmap(width: width, height: height, bytes: bytes)
    }

    /// Black left of `column` and above `row`, white elsewhere.
    public static func step(width: Int, height: Int, column: Int, row: Int) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height, color: .init(red: 255, green: 255, blue: 255, alpha: 255))
        for y in 0..<height {
            for x in 0..<width where x < column || y < row {
                bitmap[x, y] = .init(red: 0, green: 0, blue: 0, alpha: 255)
            }
        }
        return bitmap
    }

    /// Black and white squares of one pixel.
    public static func checker(width: Int, height: Int) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height, color: .init(red: 0, green: 0, blue: 0, alpha: 255))
        for y in 0..<height {
            for x in 0..<width where (x + y) % 2 == 1 {
                bitmap[x, y] = .init(red: 255, green: 255, blue: 255, alpha: 255)
            }
        }
        return bitmap
    }

    /// One white pixel on black.
    public static func impulse(width: Int, height: Int, x: Int, y: Int) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height, color: .init(red: 0, green: 0, blue: 0, alpha: 255))
        bitmap[x, y] = .init(red: 255, green: 255, blue: 255, alpha: 255)
        return bitmap
    }

    /// The same picture with left and right exchanged.
    public static func mirrored(_ bitmap: Bitmap) -> Bitmap {
        var result = bitmap
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width { result[bitmap.width - 1 - x, y] = bitmap[x, y] }
        }
        return result
    }
}

extension Bitmap {
    /// The picture with rows and columns exchanged.
    public var transposed: Bitmap {
        var result = Bitmap(width: height, height: width)
        for y in 0..<height {
            for x in 0..<width { result[y, x] = self[x, y] }
        }
        return result
    }
}
