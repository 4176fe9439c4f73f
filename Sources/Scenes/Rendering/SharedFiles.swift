import ImageIO
import Raster
import Threads
import Typography

/// The files that frames share: each is read once, by the first that needs it, while the others wait.
final class SharedFiles: Sendable {
    private struct Contents {
        var libraries: [[CustomFont]: FontLibrary] = [:]
        var screenshots: [String: Bitmap] = [:]
        /// The time spent on reading that no frame's report has yet.
        var loading = Duration.zero
    }

    private let contents = Locked(Contents())

    func library(_ fonts: [CustomFont]) throws(FontError) -> FontLibrary {
        try contents.withLock { contents throws(FontError) in
            if let library = contents.libraries[fonts] { return library }
            let start = ContinuousClock.now
            let library = try FontLibrary(custom: fonts)
            contents.loading += ContinuousClock.now - start
            contents.libraries[fonts] = library
            return library
        }
    }

    func screenshot(_ path: String) throws(PNGDecodingError) -> Bitmap {
        try contents.withLock { contents throws(PNGDecodingError) in
            if let bitmap = contents.screenshots[path] { return bitmap }
            let start = ContinuousClock.now
            let bitmap = Bitmap(try PNGDecoder().decode(file: path))
            contents.loading += ContinuousClock.now - start
            contents.screenshots[path] = bitmap
            return bitmap
        }
    }

    /// The time spent on reading since the last call.
    func takeLoadingTime() -> Duration {
        contents.withLock { contents in
            defer { contents.loading = .zero }
            return contents.loading
        }
    }
}
