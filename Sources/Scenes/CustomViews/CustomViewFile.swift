import ImageIO
import Raster
import StrictJSON

/// What the views of one scene file share: how many there are so far, and the pictures that they show.
final class CustomViewFile {
    /// The most views of one file, those of its providers and windows together.
    static let limit = 2_000
    /// The most pixels of all pictures of one file together.
    static let pixelLimit = 1 << 26
    private var count = 0
    private var pixels = 0
    /// The scene file, from whose folder paths are seen; `nil` where every picture has been read.
    private let path: String?
    /// By the words that name them.
    private(set) var pictures: [String: Bitmap] = [:]
    /// The paths of the pictures' files, also of those that cannot be read, in the order in which they are named first.
    private(set) var files: [String] = []

    init(path: String) {
        self.path = path
    }

    /// For views that were read before.
    init(pictures: [String: Bitmap]) {
        path = nil
        self.pictures = pictures
    }

    func add(_ reader: JSONReader) throws(JSONError) {
        count += 1
        guard count <= Self.limit else { throw reader.malformed("no more views: a file has at most \(Self.limit)") }
    }

    /// The picture of a PNG file, which is read once.
    func picture(_ reader: JSONReader) throws(JSONError) -> Bitmap {
        let name = try reader.path(limit: 4096)
        if let picture = pictures[name] { return picture }
        let picture = try read(name, reader)
        pixels += picture.width * picture.height
        guard pixels <= Self.pixelLimit else {
            throw reader.malformed("smaller pictures: those of a file have at most \(Self.pixelLimit) pixels together")
        }
        pictures[name] = picture
        return picture
    }

    private func read(_ name: String, _ reader: JSONReader) throws(JSONError) -> Bitmap {
        guard let path else { preconditionFailure("a picture that was not read: \(name)") }
        let file = SceneFile.path(name, besides: path)
        files.append(file)
        do {
            return Bitmap(try PNGDecoder().decode(file: file))
        } catch {
            throw reader.malformed("the path of a PNG file that can be read: \(error)")
        }
    }
}
