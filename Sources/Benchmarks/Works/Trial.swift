/// A piece of work, ready to run any number of times.
struct Trial {
    /// Copies the picture that the work starts from to where it works, by `memcpy`.
    let reset: () -> Void
    let run: () throws -> Void
}
