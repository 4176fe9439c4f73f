/// How a PNG holds its pixels.
struct PNGFormat: Equatable {
    enum ColorType: Int {
        case gray = 0
        case rgb = 2
        case palette = 3
        case grayAlpha = 4
        case rgba = 6

        /// Channels of a pixel, or the one index.
        var channels: Int {
            switch self {
            case .gray, .palette: 1
            case .grayAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }
    }

    struct Color: Hashable {
        var red: UInt8
        var green: UInt8
        var blue: UInt8
        var alpha: UInt8
    }

    var colorType: ColorType
    /// Bits a channel or index: 8, or for gray and a palette also 1, 2 and 4.
    var depth = 8
    /// The colours of a palette, translucent ones first.
    var palette: [Color] = []
    /// The colour whose pixels are clear where all others are opaque, in the depth's own steps.
    var clearColor: Color?

    static let rgb = PNGFormat(colorType: .rgb)
    static let rgba = PNGFormat(colorType: .rgba)

    /// Bytes of a row without its filter's.
    func bytesPerRow(width: Int) -> Int { (width * colorType.channels * depth + 7) / 8 }

    /// How far filters look back: a pixel, or one byte where that is less.
    var filterDistance: Int { max(1, colorType.channels * depth / 8) }
}
