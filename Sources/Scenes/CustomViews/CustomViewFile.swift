import ImageIO
import Indicators
import Raster
import StrictJSON

/// What the views and indicators of one scene file share: how many views there are so far, and what other files hold.
final class CustomViewFile {
    /// The most views of one file, those of its providers and windows together.
    static let limit = 2_000
    /// The most pixels of all pictures of one file together.
    static let pixelLimit = 1 << 26
    /// The most bytes of all specs of one file together; many times what anybody draws.
    static let specLimit = 4 << 20
    /// The most progress views of one file: more than a screen has room for, and each may draw thousands of shapes.
    static let progressLimit = 100
    /// The most shapes that one file has laid out, were each progress view to show the largest indicator.
    ///
    /// They are laid out for a frame, and for each tap of a story, which has to find what it meets. So many take about
    /// half a second.
    static let shapeLimit = 160_000
    /// What a progress indicator counts as; a wave over the greatest width that a view may have takes as long.
    private static let progressShapes = 400
    private var count = 0
    private var progressViews = 0
    private var largestIndicator = 0
    private var taps = 0
    private var pixels = 0
    private var specBytes = 0
    /// Puts the folder of paths before them; `nil` where every file has been read.
    private let place: ((String) -> String)?
    /// By the words that name them.
    private(set) var contents = Contents()
    /// The paths of the other files, also of those that cannot be read, in the order in which they are named first.
    private(set) var files: [String] = []
    /// The digests of those that were read, in the same order.
    private(set) var digests: [String] = []

    /// What other files hold, by the words that name them.
    struct Contents: Hashable {
        var pictures: [String: Bitmap] = [:]
        var specs: [String: IndicatorSpec] = [:]

        static func == (a: Self, b: Self) -> Bool { a.pictures == b.pictures && a.specs == b.specs }

        /// Without the pictures, whose pixels are many.
        func hash(into hasher: inout Hasher) { hasher.combine(specs) }
    }

    /// - Parameter path: The scene file, from whose folder paths are seen.
    init(path: String) {
        place = { SceneFile.path($0, besides: path) }
    }

    /// For what stands in no file: paths are seen from where the program runs.
    init() {
        place = { $0 }
    }

    /// For views and indicators that were read before.
    init(_ contents: Contents) {
        place = nil
        self.contents = contents
    }

    func add(_ reader: JSONReader) throws(JSONError) {
        count += 1
        guard count <= Self.limit else { throw reader.malformed("no more views: a file has at most \(Self.limit)") }
    }

    func addProgressView(_ reader: JSONReader) throws(JSONError) {
        progressViews += 1
        guard progressViews <= Self.progressLimit else {
            throw reader.malformed("no more progress views: a file has at most \(Self.progressLimit)")
        }
        try checkShapes(reader)
    }

    /// Counts an indicator, which any progress view may come to show.
    func add(_ indicator: IndicatorEvaluator, _ reader: JSONReader) throws(JSONError) {
        largestIndicator = max(largestIndicator, indicator.shapeCount)
        try checkShapes(reader)
    }

    func addTap(_ reader: JSONReader) throws(JSONError) {
        taps += 1
        try checkShapes(reader)
    }

    private func checkShapes(_ reader: JSONReader) throws(JSONError) {
        let each = max(largestIndicator, progressViews > 0 ? Self.progressShapes : 0)
        let shapes = max(1, progressViews) * each * (1 + taps)
        guard shapes <= Self.shapeLimit else {
            throw reader.malformed(
                "fewer progress views or taps in the file, or an indicator of fewer elements: \(shapes) shapes are more "
                    + "than \(Self.shapeLimit)"
            )
        }
    }

    /// The picture of a PNG file, which is read once.
    func picture(_ reader: JSONReader) throws(JSONError) -> Bitmap {
        let name = try reader.path(limit: 4096)
        if let picture = contents.pictures[name] { return picture }
        let file = file(name)
        let picture: Bitmap
        do {
            let decoder = PNGDecoder()
            let bytes = try decoder.read(file)
            digests.append(FileDigest(bytes).description)
            picture = Bitmap(try decoder.decode(bytes, file: file))
        } catch {
            throw reader.malformed("the path of a PNG file that can be read: \(error)")
        }
        pixels += picture.width * picture.height
        guard pixels <= Self.pixelLimit else {
            throw reader.malformed("smaller pictures: those of a file have at most \(Self.pixelLimit) pixels together")
        }
        contents.pictures[name] = picture
        return picture
    }

    /// The indicator of a spec's file, which is read once.
    func spec(_ reader: JSONReader) throws(JSONError) -> IndicatorSpec {
        let name = try reader.path(limit: 4096)
        if let spec = contents.specs[name] { return spec }
        let bytes: [UInt8]
        do {
            bytes = try FileReader.read(file(name), limit: SceneFile.byteLimit)
        } catch {
            throw reader.malformed("the path of an indicator's spec that can be read: \(error)")
        }
        specBytes += bytes.count
        guard specBytes <= Self.specLimit else {
            throw reader.malformed("smaller specs: those of a file have at most \(Self.specLimit) bytes together")
        }
        digests.append(FileDigest(bytes).description)
        do throws(IndicatorSpecError) {
            let spec = try IndicatorSpec(jsonData: bytes)
            contents.specs[name] = spec
            return spec
        } catch {
            throw reader.malformed("the path of a valid spec: \(error.words)")
        }
    }

    /// The path of a file that is read now.
    private func file(_ name: String) -> String {
        guard let place else { preconditionFailure("a file that was not read: \(name)") }
        let file = place(name)
        files.append(file)
        return file
    }
}

extension IndicatorSpecError {
    /// The first problem, and how many there are.
    var words: String {
        let more = problems.count - 1
        let rest = more > 0 ? " (and \(more) more; `scrim indicator --validate` lists them)" : ""
        return (problems.first?.description ?? "") + rest
    }
}

extension IndicatorEvaluator {
    /// How many plain shapes take about as long to draw as the indicator.
    fileprivate var shapeCount: Int {
        parts.reduce(0) { sum, part in
            var shapes = part.elements.count
            if case .ring(_, _, _, let segments) = part.shape { shapes *= segments }
            // Curves in perspective are cut into pieces.
            return sum + shapes * (part.hasDepth ? 32 : 1)
        }
    }
}
