extension String {
    /// The part of a path up to its last slash, that one included: what stands before the names of files in the same
    /// folder; empty where that is the current one.
    package var folderPrefix: String { lastIndex(of: "/").map { String(self[...$0]) } ?? "" }
}
