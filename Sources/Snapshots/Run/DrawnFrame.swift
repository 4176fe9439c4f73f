import ImageIO
import Raster
import Scenes

/// A picture that was drawn just now, with its facts.
struct DrawnFrame {
    let name: String
    let facts: FrameFacts
    let rules: ComparisonRules
    private let draw: () -> PNGImage

    /// A frame of a suite.
    init(_ frame: SuiteFrames.Frame, _ rendered: RenderedFrame, isOpaque: Bool, rules: ComparisonRules) {
        name = frame.name
        self.rules = rules
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

    /// A picture that no scene file asked for; what its texts say of it, as those of a rendered frame do, is its facts.
    init(_ image: PNGImage, name: String, rules: ComparisonRules) {
        self.name = name
        self.rules = rules
        let density = image.scale.map { Int($0.rounded()) } ?? 1
        let scale = image.text(for: FrameFacts.Keyword.scale).flatMap { Int($0) } ?? density
        let fonts = image.text(for: FrameFacts.Keyword.fonts) ?? ""
        let facts = FrameFacts(
            version: image.text(for: FrameFacts.Keyword.version) ?? ScrimVersion.current,
            scene: "",
            cell: "",
            size: PixelSize(width: image.width, height: image.height),
            scale: min(max(scale, Device.scales.lowerBound), Device.scales.upperBound),
            fonts: fonts.isEmpty ? [] : fonts.split(separator: ", ").map(String.init),
            pixels: image.pixelDigest.description
        )
        self.facts = facts
        draw = {
            var image = image
            let texts = [
                (FrameFacts.Keyword.version, facts.version), (FrameFacts.Keyword.scale, "\(facts.scale)"),
                (FrameFacts.Keyword.fonts, fonts),
            ]
            for (keyword, text) in texts where image.text(for: keyword) == nil {
                image.text.append(.init(keyword: keyword, text: text))
            }
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

    /// The same with the rules that it was compared by, and the digest of the reference that it was compared with.
    func pendingImage(reference: String) -> PNGImage {
        var image = referenceImage
        image.text.append(.init(keyword: FrameFacts.Keyword.reference, text: reference))
        if rules != .exact {
            image.text.append(.init(keyword: FrameFacts.Keyword.comparison, text: rules.json.text))
        }
        return image
    }
}
