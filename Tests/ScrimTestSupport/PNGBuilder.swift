import CPNG

/// A PNG file put together chunk by chunk, so that tests decide every byte.
package struct PNGBuilder {
    package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    package struct Chunk {
        package var type: String
        package var data: [UInt8]

        package init(type: String, data: [UInt8]) {
            self.type = type
            self.data = data
        }

        /// The chunk with its length and CRC.
        package var bytes: [UInt8] {
            let named = Array(type.utf8) + data
            return UInt32(data.count).bigEndianBytes + named
                + UInt32(truncatingIfNeeded: crc32(0, named, uInt(named.count))).bigEndianBytes
        }
    }

    package var chunks: [Chunk]

    package var bytes: [UInt8] { Self.signature + chunks.flatMap(\.bytes) }

    /// IHDR, the extra chunks, IDAT and IEND around the samples.
    package init(_ samples: Samples, isInterlaced: Bool = false, extra: [Chunk] = []) {
        chunks = [
            Self.header(
                width: samples.width,
                height: samples.height,
                depth: samples.depth,
                colorType: samples.colorType,
                isInterlaced: isInterlaced
            )
        ]
        chunks += extra
        chunks.append(Chunk(type: "IDAT", data: Self.compressed(samples.scanlines(isInterlaced: isInterlaced))))
        chunks.append(Chunk(type: "IEND", data: []))
    }

    package static func header(
        width: Int,
        height: Int,
        depth: Int = 8,
        colorType: ColorType = .rgba,
        isInterlaced: Bool = false
    ) -> Chunk {
        let sides = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
        let rest: [UInt8] = [UInt8(depth), colorType.rawValue, 0, 0, isInterlaced ? 1 : 0]
        return Chunk(type: "IHDR", data: sides + rest)
    }

    package static func compressed(_ bytes: [UInt8]) -> [UInt8] {
        var count = compressBound(uLong(bytes.count))
        return [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, initialized in
            let status = compress(buffer.baseAddress, &count, bytes, uLong(bytes.count))
            precondition(status == Z_OK, "zlib compresses into a buffer of its own bound")
            initialized = Int(count)
        }
    }

    // Ancillary chunks

    package static func gamma(_ value: UInt32) -> Chunk { Chunk(type: "gAMA", data: value.bigEndianBytes) }

    package static func chromaticities(_ values: [UInt32]) -> Chunk {
        Chunk(type: "cHRM", data: values.flatMap(\.bigEndianBytes))
    }

    package static let sRGB = Chunk(type: "sRGB", data: [0])

    /// The chunk cICP: primaries, transfer function, matrix, and 1 for the full range.
    package static func coded(_ primaries: UInt8, _ transfer: UInt8, _ matrix: UInt8, _ range: UInt8) -> Chunk {
        Chunk(type: "cICP", data: [primaries, transfer, matrix, range])
    }

    package static func profile(_ bytes: [UInt8]) -> Chunk {
        Chunk(type: "iCCP", data: Array("a profile".utf8) + [0, 0] + compressed(bytes))
    }

    package static func density(x: UInt32, y: UInt32, unit: UInt8 = 1) -> Chunk {
        Chunk(type: "pHYs", data: x.bigEndianBytes + y.bigEndianBytes + [unit])
    }

    package static func palette(_ colors: [[UInt8]]) -> Chunk { Chunk(type: "PLTE", data: colors.flatMap { $0 }) }

    package static func transparency(_ data: [UInt8]) -> Chunk { Chunk(type: "tRNS", data: data) }
}

package enum ColorType: UInt8, CaseIterable {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    package var channels: Int {
        switch self {
        case .gray, .palette: 1
        case .grayAlpha: 2
        case .rgb: 3
        case .rgba: 4
        }
    }

    /// The depths that the PNG specification allows.
    package var depths: [Int] {
        switch self {
        case .gray: [1, 2, 4, 8, 16]
        case .palette: [1, 2, 4, 8]
        case .rgb, .grayAlpha, .rgba: [8, 16]
        }
    }
}

/// The numbers of a picture before they are packed into bytes.
package struct Samples {
    package var width: Int
    package var height: Int
    package var depth: Int
    package var colorType: ColorType
    /// Channels of the pixels, row by row.
    package var values: [UInt16]

    package init(width: Int, height: Int, depth: Int, colorType: ColorType, values: [UInt16]) {
        self.width = width
        self.height = height
        self.depth = depth
        self.colorType = colorType
        self.values = values
    }

    /// The first columns, rows and strides of the seven passes of Adam7.
    private static let passes = [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
    ]

    /// Unfiltered scanlines, pass after pass.
    package func scanlines(isInterlaced: Bool) -> [UInt8] {
        var bytes: [UInt8] = []
        for (left, top, stepX, stepY) in isInterlaced ? Self.passes : [(0, 0, 1, 1)] where left < width {
            for y in stride(from: top, to: height, by: stepY) {
                bytes.append(0)
                bytes += packed(
                    stride(from: left, to: width, by: stepX).flatMap { x in
                        let start = (y * width + x) * colorType.channels
                        return values[start..<start + colorType.channels]
                    }
                )
            }
        }
        return bytes
    }

    private func packed(_ row: [UInt16]) -> [UInt8] {
        if depth == 16 { return row.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }
        var bytes = [UInt8](repeating: 0, count: (row.count * depth + 7) / 8)
        for (index, value) in row.enumerated() {
            let bit = index * depth
            bytes[bit / 8] |= UInt8(value) << (8 - depth - bit % 8)
        }
        return bytes
    }
}

extension UInt32 {
    package var bigEndianBytes: [UInt8] {
        [UInt8(self >> 24), UInt8(self >> 16 & 255), UInt8(self >> 8 & 255), UInt8(self & 255)]
    }
}
