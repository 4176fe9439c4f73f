/// An error with words.
struct TestError: Error, Hashable, CustomStringConvertible {
    var words = "it failed"

    var description: String { words }
}
