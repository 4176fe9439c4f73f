/// Names of frames as paths below a folder.
enum FrameName {
    /// True for a name whose file lies below whatever folder it is looked for in: manifests and accept lists may be
    /// anybody's, and what they name is replaced and removed.
    static func staysInside(_ name: String) -> Bool {
        let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return !name.utf8.contains(0)
            && parts.allSatisfy { part in
                !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
            }
    }
}
