import Raster
import Testing
import Typography
import Views

/// The gaps of iOS 17 reference images.
@Suite("Default spacing of a column")
struct SpacingTests {
    private func gaps(
        _ category: ContentSizeCategory,
        @ViewBuilder _ content: () -> some View
    ) throws -> [Double] {
        let column = VStack(content: content).frame(width: 300)
        let laidOut = layOut(column, width: 300, height: 900, in: try environment(category: category))
        let children = laidOut.first("VStack")?.children ?? []
        return zip(children, children.dropFirst()).map { upper, lower in
            ((lower.frame.minY - upper.frame.maxY) * 3).rounded() / 3
        }
    }

    private var picture: some View {
        Image(bitmap: Bitmap(width: 1, height: 1)).resizable().frame(width: 50, height: 50)
    }

    @Test("between a picture, texts and another view")
    func table() throws {
        func content() -> some View {
            Group {
                picture
                Text("Title")
                Text("Text")
                Color.black.frame(height: 10)
                Color.black.frame(height: 10)
                Text("Text")
            }
        }
        #expect(try gaps(.medium, content) == [6, 2, 29.0 / 3, 8, 8])
        #expect(try gaps(.large, content) == [19.0 / 3, 7.0 / 3, 32.0 / 3, 8, 8])
    }

    @Test("padding of any length above or below a text makes the gap 8, of none it changes nothing")
    func paddedTexts() throws {
        let gaps = try gaps(.medium) {
            picture
            Text("Title").padding(.vertical, 1)
            Text("Text").padding(.horizontal, 10).padding(.vertical, 0)
            Color.black.frame(height: 10)
        }
        // The gap after a padded text is that of any view before a text.
        #expect(gaps == [8, 8, 29.0 / 3])
    }

    @Test("an empty text has no height and costs two gaps of 8")
    func emptyText() throws {
        let gaps = try gaps(.medium) {
            picture
            Text("")
            Text("Text")
        }
        #expect(gaps == [8, 8])
    }

    @Test("the column of the default failure adds up to the measured height")
    func failureColumn() throws {
        let column = VStack {
            picture
            Text("An error has occurred!").padding(.horizontal, 10)
            Text("The operation couldn’t be completed. (TestErrorDomain error 1.)").padding(.horizontal, 10)
            HStack { Color.black.frame(height: 46) }.padding(.top, 5)
        }
        .multilineTextAlignment(.center)
        let height = layOut(column, width: 330, height: 700, in: try environment()).frame.height
        // 50 + 6 + 19.333 + 2 + 40.333 + 9.667 + 5 + 46
        #expect(abs(height - 178 - 1.0 / 3) < 1e-9)
    }

    @Test("a stack's edges ask what its outer children ask")
    func nestedStacks() throws {
        let gaps = try gaps(.medium) {
            VStack { picture }
            HStack {
                Text("Text")
                Spacer()
            }
            VStack {
                Color.black.frame(height: 1)
                Text("Text")
            }
            .frame(minHeight: 10)
            .background(Color.white)
            Text("Text")
        }
        #expect(gaps == [6, 29.0 / 3, 2])
    }

    @Test("a spacing of one's own replaces every gap")
    func explicit() throws {
        let column = VStack(spacing: 3) {
            Text("Text")
            Text("Text")
        }
        let laidOut = layOut(column, in: try environment())
        #expect(abs(laidOut.frame.height - (2 * 58.0 / 3 + 3)) < 1e-9)
    }
}
