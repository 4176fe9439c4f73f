/// Finds the name that somebody meant who wrote another one.
package enum NearName {
    /// The candidate that takes the fewest edits, the first of equals; `nil` when the best is further than a third of
    /// the name's length, where a guess would mislead.
    ///
    /// Case does not count. Digits do: a name with other numbers in it means another thing, not the same one mistyped.
    package static func closest(to name: String, in candidates: [String]) -> String? {
        let wanted = Array(name.lowercased().unicodeScalars.prefix(100))
        let numbers = wanted.filter { ("0"..."9").contains($0) }
        var best: (name: String, edits: Int)?
        for candidate in candidates {
            guard numbers.isEmpty || candidate.unicodeScalars.filter({ ("0"..."9").contains($0) }) == numbers else {
                continue
            }
            let edits = editDistance(wanted, Array(candidate.lowercased().unicodeScalars))
            if edits < best?.edits ?? .max { best = (candidate, edits) }
        }
        guard let best, best.edits <= max(1, wanted.count / 3) else { return nil }
        return best.name
    }

    /// The fewest insertions, removals, replacements and swaps of neighbours that make `a` into `b`.
    ///
    /// - Complexity: O(`a.count` · `b.count`)
    package static func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in 0..<a.count {
            var row = [i + 1]
            row.reserveCapacity(b.count + 1)
            for j in 0..<b.count {
                var edits = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    edits = min(edits, beforeLast[j - 1] + 1)
                }
                row.append(edits)
            }
            beforeLast = last
            last = row
        }
        return last[b.count]
    }
}
