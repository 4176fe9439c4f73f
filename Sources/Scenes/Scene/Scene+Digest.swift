import ImageIO

extension Scene {
    /// The digest of what a scene file says.
    ///
    /// It is of those of its bytes that matter, and of the screenshot, the pictures and the specs that it names. Of fonts
    /// each frame tells by itself.
    package func digest(of bytes: [UInt8]) -> String {
        // A file that names none has the digest of its bytes, which anybody can compute.
        let own = FileDigest(bytes).description
        let digests = screenshotDigest + fileDigests
        guard !digests.isEmpty else { return own }
        return FileDigest(Array(([own] + digests).joined(separator: "\n").utf8)).description
    }

    /// Of a screenshot as it is now; none where it cannot be read, which whoever draws the scene will say.
    ///
    /// What comes through a pipe comes once, and is left to whoever draws the scene.
    private var screenshotDigest: [String] {
        guard case .png(let path) = screen, Folder.holdsFile(path), let bytes = try? PNGDecoder().read(path) else {
            return []
        }
        return [FileDigest(bytes).description]
    }
}
