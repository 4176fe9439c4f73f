import Scenes
import Typography

/// All that Scrim draws, to look at: every indicator, every progress design, every state of a HUD and every backdrop.
///
/// Sections and designs are data; ``GalleryDesign`` draws its moments when they are asked for.
package struct Gallery: Sendable {
    package let sections: [GallerySection]

    /// The whole gallery; the fonts draw the labels of progress designs.
    package init(fonts: FontLibrary) throws {
        let renderer = FrameRenderer()
        sections = [
            GallerySection(
                id: "indicators",
                title: "Indicators",
                introduction: "LoaderKit’s built-in indicators, each at 0, 22, 44, 66 and 88 % of its cycle.",
                sheet: .init(columns: 4, zoom: 1),
                designs: try .indicators()
            ),
            GallerySection(
                id: "progress",
                title: "Progress",
                introduction: "The progress designs at 0, 40 and 100 %, and without a value; those of a motion at four "
                    + "moments of it.",
                sheet: .init(columns: 3, zoom: 1),
                designs: .progress(fonts: fonts)
            ),
            GallerySection(
                id: "states",
                title: "HUD states",
                introduction: "Every state in both looks, over the backdrop that a HUD has by itself.",
                sheet: .init(columns: 4, zoom: 0.75),
                designs: try .states(renderer)
            ),
            GallerySection(
                id: "backdrops",
                title: "Backdrops",
                introduction: "Every backdrop under a loading HUD.",
                sheet: .init(columns: 7, zoom: 0.5),
                designs: try .backdrops(renderer)
            ),
        ]
    }

    /// The designs of all sections.
    package var designs: [GalleryDesign] { sections.flatMap(\.designs) }
}

/// A kind of thing in the gallery.
package struct GallerySection: Sendable {
    /// A word in lower case, which the names of files and addresses in the page have.
    package let id: String
    package let title: String
    package let introduction: String
    let sheet: Sheet
    package let designs: [GalleryDesign]

    /// How the contact sheet is set.
    struct Sheet: Sendable {
        /// The designs beside each other.
        var columns: Int
        /// The size of the pictures by their own.
        var zoom: Double
    }
}
