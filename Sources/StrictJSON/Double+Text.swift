extension Double {
    /// The number in the fewest digits that give it back, without a fraction of zero: 4 rather than 4.0.
    package var shortestText: String { JSONValue.number(self).text }
}
