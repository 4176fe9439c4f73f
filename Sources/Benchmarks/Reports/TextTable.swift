/// Rows of words under headings, in columns as wide as they need to be.
package struct TextTable {
    /// A column's heading, and whether its words end in line, as numbers do.
    struct Column {
        let heading: String
        let isNumber: Bool

        static func text(_ heading: String) -> Column { Column(heading: heading, isNumber: false) }
        static func number(_ heading: String) -> Column { Column(heading: heading, isNumber: true) }
    }

    private let columns: [Column]
    private var rows: [[String]] = []

    init(_ columns: [Column]) {
        self.columns = columns
    }

    /// Adds a row with a word for each column.
    mutating func add(_ words: [String]) {
        precondition(words.count == columns.count, "a row has a word for each column")
        rows.append(words)
    }

    /// The lines, headings first; no line ends in a space.
    package var lines: [String] {
        let all = [columns.map(\.heading)] + rows
        let widths = columns.indices.map { column in all.reduce(0) { max($0, $1[column].count) } }
        return all.map { row in
            var line = ""
            for (index, word) in row.enumerated() {
                let padding = String(repeating: " ", count: widths[index] - word.count)
                line += (index == 0 ? "" : "  ") + (columns[index].isNumber ? padding + word : word + padding)
            }
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}
