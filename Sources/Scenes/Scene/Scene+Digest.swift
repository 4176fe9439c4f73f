import ImageIO

extension Scene {
    /// The digest of what a scene file says: of those of its bytes that matter, and of the specs that it names.
    package func digest(of bytes: [UInt8]) -> String {
        // A file that names none has the digest of its bytes, which anybody can compute.
        let own = FileDigest(bytes).description
        guard !specDigests.isEmpty else { return own }
        return FileDigest(Array(([own] + specDigests).joined(separator: "\n").utf8)).description
    }
}
