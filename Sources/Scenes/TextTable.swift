/// Rows of words in columns as wide as they need to be, under headings where there are any.
package struct TextTable {
    /// A column's heading, and whether its words end in line, as numbers do.
    package struct Column {
        let heading: String
        let isNumber: Bool

        package static func text(_ heading: String) -> Column { Column(heading: heading, isNumber: false) }
        package static func number(_ heading: String) -> Column { Column(heading: heading, isNumber: true) }
    }

    private let columns: [Column]
    private var rows: [[String]] = []

    package init(_ columns: [Column]) {
        self.columns = columns
    }

    /// A table of texts without headings; rows may end early.
    init(rows: [[String]]) {
        let count = rows.map(\.count).max() ?? 0
        self.init(Array(repeating: .text(""), count: count))
        for row in rows { add(row + Array(repeating: "", count: count - row.count)) }
    }

    /// Adds a row with a word for each column.
    package mutating func add(_ words: [String]) {
        precondition(words.count == columns.count, "a row has a word for each column")
        rows.append(words)
    }

    /// The lines, headings first; no line ends in a space, and columns without any word are left out.
    package var lines: [String] {
        let headings = columns.map(\.heading)
        let all = (headings.allSatisfy(\.isEmpty) ? [] : [headings]) + rows
        let widths = columns.indices.map { column in all.reduce(0) { max($0, $1[column].count) } }
        return all.map { row in
            var line = ""
            for (index, word) in row.enumerated() where widths[index] > 0 {
                let padding = String(repeating: " ", count: widths[index] - word.count)
                line += (line.isEmpty ? "" : "  ") + (columns[index].isNumber ? padding + word : word + padding)
            }
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}
