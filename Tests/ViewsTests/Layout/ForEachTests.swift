import Testing
import Typography
import Views

@Suite("Views for each element")
struct ForEachTests {
    private struct Sizes: View {
        @Environment(\.contentSizeCategory) private var category

        var body: some View {
            ForEach(["a", "b"]) { Text("\($0) \(category.name)") }
                .environment(\.contentSizeCategory, .xLarge)
        }
    }

    @Test("The view of an element may read what the view around all of them reads, as it is there")
    func environment() throws {
        let view = layOut(Sizes(), in: try ViewsTests.environment(category: .small))
        #expect(view.json().text.contains(#""text": "a S""#))
        #expect(view.json().text.contains(#""text": "b S""#))
    }
}
