import ImageIO
import Raster
import Scenes

extension FrameFacts {
    /// The keywords under which a PNG file carries the facts.
    enum Keyword {
        static let version = "Scrim:version"
        static let scale = "Scrim:scale"
        static let fonts = "Scrim:fonts"
        static let name = "Scrim:name"
        static let scene = "Scrim:scene"
        static let cell = "Scrim:cell"
        static let pixels = "Scrim:pixels"
        static let checksum = "Scrim:crc"
        /// Of a pending frame: the rules that it was compared by, where they let anything pass.
        static let comparison = "Scrim:comparison"
        /// Of a pending frame: the digest of the reference's file that it was compared with, or `none`.
        static let reference = "Scrim:reference"
    }

    /// The facts that a frame's own texts do not have, for the file of a frame of this name.
    func texts(name: String) -> [PNGImage.TextEntry] {
        [
            .init(keyword: Keyword.name, text: name),
            .init(keyword: Keyword.cell, text: cell),
            .init(keyword: Keyword.scene, text: "xxh128:\(scene)"),
            .init(keyword: Keyword.pixels, text: "xxh128:\(pixels)"),
        ]
    }

    /// The facts that a file carries; `nil` where one is missing, as in pictures that others made.
    init?(_ file: PNGFacts) {
        func digest(_ keyword: String) -> String? {
            guard let text = file.text(for: keyword), text.hasPrefix("xxh128:") else { return nil }
            return String(text.dropFirst(7))
        }
        guard let version = file.text(for: Keyword.version), let scene = digest(Keyword.scene),
            let cell = file.text(for: Keyword.cell), let pixels = digest(Keyword.pixels),
            let scale = file.text(for: Keyword.scale).flatMap({ Int($0) }), Device.scales.contains(scale),
            let fonts = file.text(for: Keyword.fonts)
        else { return nil }
        self.init(
            version: version,
            scene: scene,
            cell: cell,
            size: PixelSize(width: file.width, height: file.height),
            scale: scale,
            fonts: fonts.isEmpty ? [] : fonts.split(separator: ", ").map(String.init),
            pixels: pixels
        )
    }
}
