extension Double {
    /// The number for a sentence: whole ones without a fraction, as JSON has them.
    var words: String { self == rounded() && abs(self) < 1e15 ? "\(Int64(self))" : description }
}
