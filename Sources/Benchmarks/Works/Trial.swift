/// A piece of work, ready to run any number of times.
struct Trial {
    /// Copies the picture that the work starts from to where it works, by `memcpy`.
    let reset: () -> Void
    /// The same by the threads of the current pool.
    let resetInParts: () -> Void
    let run: () throws -> Void
}

extension Trial {
    init(copying copy: some PictureCopy, run: @escaping () throws -> Void) {
        self.init(reset: copy.reset, resetInParts: copy.resetInParts, run: run)
    }
}
