import Testing

@testable import Scenes

@Suite struct TextTableTests {
    @Test("Columns are as wide as their widest word; numbers end in line, and lines do not end in spaces")
    func table() {
        var table = TextTable([.text("name"), .number("ms"), .text("")])
        table.add(["a", "1.5", ""])
        table.add(["longer", "10.25", "noisy"])
        #expect(table.lines == ["name       ms", "a         1.5", "longer  10.25  noisy"])
    }

    @Test("Without headings there is no line of them; rows may end early, and a column without a word takes no room")
    func plain() {
        let table = TextTable(rows: [["1", "", "a"], ["22"], ["3", "", "bb"]])
        #expect(table.lines == ["1   a", "22", "3   bb"])
        #expect(TextTable(rows: []).lines.isEmpty)
    }
}
