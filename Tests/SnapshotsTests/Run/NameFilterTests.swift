import Testing

@testable import Snapshots

struct NameFilterTests {
    @Test(
        "A pattern fits the names that it says",
        arguments: [
            ("a/b_c", "a/b_c", true), ("a", "a/b_c", true), ("a/", "a/b_c", true), ("a.json", "a/b_c", true),
            ("b_c", "a/b_c", false), ("*b_c", "a/b_c", true), ("a*", "a/b_c", true), ("*", "a/b_c", true),
            ("a/?_c", "a/b_c", true), ("a/?c", "a/b_c", false), ("*_*_*", "a/b_c", false), ("a/b_c*", "a/b_c", true),
            ("A*", "a/b_c", false), ("a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaac", false), ("", "a", false),
        ]
    )
    func patterns(pattern: String, name: String, fits: Bool) {
        #expect(NameFilter([pattern]).takes(name) == fits)
    }

    @Test("No pattern is every frame, and several are those that any of them fits")
    func several() {
        #expect(NameFilter().takes("a"))
        #expect(NameFilter(["b", "a"]).takes("a/x"))
        #expect(NameFilter(["b", "c"]).idle(["b/x"]) == "c")
        #expect(NameFilter(["b"]).idle(["b/x"]) == nil)
    }
}
