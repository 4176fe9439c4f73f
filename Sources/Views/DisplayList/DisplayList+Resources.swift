import ImageIO
import Raster
import Typography

extension DisplayList {
    /// Where a list that is read gets its fonts and image files from.
    public struct Resources {
        /// The face of a font file by its path.
        public var font: (String) throws -> FontFace
        /// The pixels of an image file by its path, as the list writes it.
        public var image: (String) throws -> Bitmap

        public init(font: @escaping (String) throws -> FontFace, image: @escaping (String) throws -> Bitmap) {
            self.font = font
            self.image = image
        }

        /// The files that the list names; relative paths count from a folder, for example the list's own, and from
        /// where the program runs when `folder` is empty.
        public static func files(relativeTo folder: String) -> Resources {
            let start = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
            func path(_ file: String) -> String { file.hasPrefix("/") ? file : start + file }
            return Resources(
                font: { try FontFace(file: path($0)) },
                image: { Bitmap(try PNGDecoder().decode(file: path($0))) }
            )
        }
    }
}
