import Testing
import Typography

@Suite struct DynamicTypeTests {
    /// Size/leading in points by category, as the Human Interface Guidelines print them.
    private static let table = """
        | Large Title | 31/38 | 32/39 | 33/40 | 34/41 | 36/43 | 38/46 | 40/48 | 44/52 | 48/57 | 52/61 | 56/66 | 60/70 |
        | Title 1 | 25/31 | 26/32 | 27/33 | 28/34 | 30/37 | 32/39 | 34/41 | 38/46 | 43/51 | 48/57 | 53/62 | 58/68 |
        | Title 2 | 19/24 | 20/25 | 21/26 | 22/28 | 24/30 | 26/32 | 28/34 | 34/41 | 39/47 | 44/52 | 50/59 | 56/66 |
        | Title 3 | 17/22 | 18/23 | 19/24 | 20/25 | 22/28 | 24/30 | 26/32 | 31/38 | 37/44 | 43/51 | 49/58 | 55/65 |
        | Headline | 14/19 | 15/20 | 16/21 | 17/22 | 19/24 | 21/26 | 23/29 | 28/34 | 33/40 | 40/48 | 47/56 | 53/62 |
        | Body | 14/19 | 15/20 | 16/21 | 17/22 | 19/24 | 21/26 | 23/29 | 28/34 | 33/40 | 40/48 | 47/56 | 53/62 |
        | Callout | 13/18 | 14/19 | 15/20 | 16/21 | 18/23 | 20/25 | 22/28 | 26/32 | 32/39 | 38/46 | 44/52 | 51/60 |
        | Subheadline | 12/16 | 13/18 | 14/19 | 15/20 | 17/22 | 19/24 | 21/28 | 25/31 | 30/37 | 36/43 | 42/50 | 49/58 |
        | Footnote | 12/16 | 12/16 | 12/16 | 13/18 | 15/20 | 17/22 | 19/24 | 23/29 | 27/33 | 33/40 | 38/46 | 44/52 |
        | Caption 1 | 11/13 | 11/13 | 11/13 | 12/16 | 14/19 | 16/21 | 18/23 | 22/28 | 26/32 | 32/39 | 37/44 | 43/51 |
        | Caption 2 | 11/13 | 11/13 | 11/13 | 11/13 | 13/18 | 15/20 | 17/22 | 20/25 | 24/30 | 29/35 | 34/41 | 40/48 |
        """

    private static let rowNames: [TextStyle: String] = [
        .largeTitle: "Large Title", .title: "Title 1", .title2: "Title 2", .title3: "Title 3",
        .headline: "Headline", .body: "Body", .callout: "Callout", .subheadline: "Subheadline",
        .footnote: "Footnote", .caption: "Caption 1", .caption2: "Caption 2",
    ]

    @Test("Every style has the published size and leading at every category", arguments: TextStyle.allCases)
    func publishedSizes(style: TextStyle) throws {
        let rows = Self.table.split(separator: "\n").map { row in
            row.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
        }
        let row = try #require(rows.first { $0.first == Self.rowNames[style] })
        let pairs = ContentSizeCategory.allCases.map { category in
            let metrics = style.metrics(at: category)
            return "\(Int(metrics.size))/\(Int(metrics.leading))"
        }
        #expect(Array(row.dropFirst()) == pairs)
    }

    @Test("Headline is semibold, every other style regular")
    func weights() {
        for style in TextStyle.allCases {
            #expect(TextFont(style: style).weight == (style == .headline ? .semibold : .regular))
        }
        #expect(TextFont(style: .headline, weight: .bold).weight == .bold)
    }

    @Test("A category answers to its short and to its long name in any letter case")
    func categoryNames() {
        #expect(ContentSizeCategory(named: "XS") == .xSmall)
        #expect(ContentSizeCategory(named: "large") == .large)
        #expect(ContentSizeCategory(named: "l") == .large)
        #expect(ContentSizeCategory(named: "XXXL") == .xxxLarge)
        #expect(ContentSizeCategory(named: "AX5") == .accessibility5)
        #expect(ContentSizeCategory(named: "accessibility3") == .accessibility3)
        #expect(ContentSizeCategory(named: "AX6") == nil)
        #expect(
            ContentSizeCategory.allCases.filter(\.isAccessibility).map(\.name) == ["AX1", "AX2", "AX3", "AX4", "AX5"]
        )
    }
}
