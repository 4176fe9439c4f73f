import ImageIO
import Raster
import Scenes
import Views

/// One thing in the gallery: what it is called, how it is used, and how it looks over time.
package struct GalleryDesign: Sendable {
    /// A moment, drawn for an appearance.
    typealias Moment = @Sendable (ColorScheme) throws -> DisplayList

    package let name: String
    /// Another name, as the command line and scene files write it; empty for none.
    var word = ""
    /// A few words about it.
    package let note: String
    package let samples: [CodeSample]
    /// The moments that play one after the other, without an end; the first is the still picture.
    let frames: [Moment]
    let framesPerSecond: Int
    /// The moments of the contact sheet.
    let moments: [Moment]
    /// Pixels a point in the animation.
    let scale: Double
    /// The width on the page by the width in pixels of the animation.
    let reduction: Double
    /// True for what covers its whole picture.
    let isOpaque: Bool
    /// True for what does not look the same in light and dark appearance.
    let followsAppearance: Bool

    /// The picture of a moment with some pixels a point.
    static func picture(_ moment: Moment, _ scheme: ColorScheme, scale: Double) throws -> Bitmap {
        var list = try moment(scheme)
        list.scale = scale
        return try list.render()
    }

    /// The frames as one animated PNG.
    package func animation(_ scheme: ColorScheme) throws -> Animation {
        let pictures = try frames.map { PNGImage(try Self.picture($0, scheme, scale: scale)) }
        let bytes = try AnimatedPNGWriter.bytes(of: pictures, isOpaque: isOpaque, framesPerSecond: framesPerSecond)
        return Animation(
            bytes: bytes,
            width: Int((Double(pictures[0].width) * reduction).rounded()),
            height: Int((Double(pictures[0].height) * reduction).rounded())
        )
    }

    /// A file, and the size at which a page shows it.
    package struct Animation: Sendable {
        let bytes: [UInt8]
        let width: Int
        let height: Int
    }
}

/// A piece of code that draws a design.
package struct CodeSample: Sendable {
    package enum Language: String, Sendable {
        case swift = "Swift"
        case json = "JSON"
        case shell = "Command line"
    }

    package let language: Language
    package let text: String
}
