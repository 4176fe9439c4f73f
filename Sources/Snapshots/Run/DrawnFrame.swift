import ImageIO
import Raster
import Scenes

/// A picture that was drawn just now, with its facts.
struct DrawnFrame {
    let name: String
    let facts: FrameFacts
    private let draw: () -> PNGImage

    /// A frame of a suite.
    init(_ frame: SuiteFrames.Frame, _ rendered: RenderedFrame, isOpaque: Bool) {
        name = frame.name
        draw = rendered.png
        let bitmap = rendered.bitmap
        facts = FrameFacts(
            scene: frame.digest,
            cell: SnapshotCell(frame.frame).words,
            size: PixelSize(width: bitmap.width, height: bitmap.height),
            scale: frame.frame.traits.device.scale,
            fonts: rendered.fontDigests,
            pixels: (isOpaque ? bitmap.opaqueDigest : rendered.png().pixelDigest).description
        )
    }

    /// A picture that no scene file asked for; where it came from is not known.
    init(_ image: PNGImage, name: String) {
        self.name = name
        let scale = image.scale.map { Int($0.rounded()) } ?? 1
        let facts = FrameFacts(
            scene: "",
            cell: "",
            size: PixelSize(width: image.width, height: image.height),
            scale: min(max(scale, Device.scales.lowerBound), Device.scales.upperBound),
            fonts: [],
            pixels: image.pixelDigest.description
        )
        self.facts = facts
        draw = {
            var image = image
            image.text += [
                .init(keyword: FrameFacts.Keyword.scale, text: "\(facts.scale)"),
                .init(keyword: FrameFacts.Keyword.fonts, text: ""),
            ]
            return image
        }
    }

    /// The frame's pixels.
    var image: PNGImage { draw() }

    /// The frame with the texts of a reference.
    var referenceImage: PNGImage {
        var image = draw()
        image.text += facts.texts(name: name)
        return image
    }
}
