import HUD
import Raster
import Testing
import Typography

@testable import Views

/// What stands inside of the card, against the figures of reference images.
@Suite("HUD: what stands on the card")
struct HUDContentViewTests {
    private static let description = "The operation couldn’t be completed. (TestErrorDomain error 1.)"

    private func isWhite(_ pixel: PremultipliedColor) -> Bool { pixel.red > 250 && pixel.green > 250 }

    private func expect(
        _ values: some Collection<Double>,
        are expected: [Double],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(values.count == expected.count, sourceLocation: sourceLocation)
        for (value, wanted) in zip(values, expected) {
            #expect(abs(value - wanted) < 0.001, sourceLocation: sourceLocation)
        }
    }

    @Test("The default failure's lines and button stand where they were measured")
    func failureLines() throws {
        let frame = try HUDFrame(.failure(FailureContent(description: Self.description)))
        // The last one is that of the button's label.
        expect(frame.baselines.dropLast(), are: [259.0 / 3, 323.0 / 3, 386.0 / 3])

        // The outline is centred on the button's bounds, 147.333 … 193.333 points below the card's top: its edges lie a
        // point (3 pixels) outside and inside.
        let column = frame.runs(column: 585 + 420, where: isWhite).map { ($0.lowerBound - 973)...($0.upperBound - 973) }
        #expect(column == [442 - 3...442 + 2, 580 - 3...580 + 2])
        let row = frame.runs(row: 973 + 511, where: isWhite)
        #expect(row.first == 90 - 3...90 + 2)
        #expect(row.last == 1080 - 3...1080 + 2)
    }

    @Test("The button's label is centred in its capsule")
    func label() throws {
        let frame = try HUDFrame(.failure(FailureContent(description: Self.description)))
        // A line of 19.333 points in a button of 46: 13.333 above it, and its baseline 15.333 below its top.
        let baseline = 147 + 1.0 / 3 + (46 - 58.0 / 3) / 2 + 46.0 / 3
        #expect(abs((frame.baselines.last ?? 0) - baseline) < 0.001)
    }

    @Test("Two buttons share the width with 8 points between them, Close before Retry")
    func twoButtons() throws {
        let failure = HUDContent.failure(FailureContent(description: Self.description, hasRetry: true))
        for direction in LayoutDirection.allCases {
            let frame = try HUDFrame(failure, direction: direction)
            let rows = frame.runs(row: 973 + 511, where: isWhite)
            // Through the middle of the buttons: 90 … 573 and 597 … 1080 pixels, outlines 3 pixels to either side.
            for edge in [90, 573, 597, 1080] {
                #expect(rows.contains(edge - 3...edge + 2), "no outline at \(edge)")
            }
            let close = try #require(frame.texts.first { $0.text == "Close" })
            let retry = try #require(frame.texts.first { $0.text == "Retry" })
            #expect((close.origin.x < retry.origin.x) == (direction == .leftToRight))
        }
    }

    @Test("Without a title the description takes its place; an empty title keeps two gaps of 8 points")
    func titles() throws {
        let none = try HUDFrame(.failure(FailureContent(title: nil, description: "Offline")))
        #expect(abs(none.baselines[0] - (86 + 1.0 / 3)) < 0.001)
        let empty = try HUDFrame(.failure(FailureContent(title: "", description: "Offline")))
        #expect(abs(empty.baselines[0] - (65 + 16 + 46.0 / 3)) < 0.001)
    }

    @Test("Success's text stands 21.333 points below the sign, which is the system's green")
    func success() throws {
        for (scheme, green) in [
            (ColorScheme.light, Color(red8: 52, green8: 199, blue8: 89)),
            (.dark, Color(red8: 48, green8: 209, blue8: 88)),
        ] {
            let frame = try HUDFrame(.success(), colorScheme: scheme)
            expect(frame.baselines, are: [65 + 64.0 / 3])
            // In the middle of the disc, left of the check.
            #expect(frame.bitmap[585 - 50, 1128 + 45 + 60] == green.premultiplied)
            // The middle of the check's hole shows the card.
            let card = frame.bitmap[frame.card.x + 20, frame.card.y + 100]
            #expect(frame.bitmap[585 - 75 + 66, 1128 + 45 + 103] == card)
        }
    }

    @Test("Failure's sign is the system's red, in its 50 points in the middle of the card")
    func failureSign() throws {
        for (scheme, red) in [
            (ColorScheme.light, Color(red8: 255, green8: 59, blue8: 48)),
            (.dark, Color(red8: 255, green8: 69, blue8: 58)),
        ] {
            let frame = try HUDFrame(.failure(FailureContent(description: Self.description)), colorScheme: scheme)
            // The base of the triangle, 142 pixels below the sign's top.
            #expect(frame.bitmap[585, 973 + 45 + 142] == red.premultiplied)
            let base = try #require(frame.runs(row: 973 + 45 + 142) { $0 == red.premultiplied }.first)
            // The ink runs from 510 to 658; the round corners take 5.5 pixels of this row at each end.
            #expect(abs(base.lowerBound - 516) <= 2 && abs(base.upperBound - 652) <= 2)
        }
    }

    @Test("The loading text stands over the indicator at the measured distances")
    func loading() throws {
        let frame = try HUDFrame(.loading())
        expect(frame.baselines, are: [15 + 46.0 / 3])
        // Text 58 pixels high, 29 below it, then the indicator of 106; the spoke at 12 o'clock tops it.
        let card = frame.bitmap[frame.card.x + 20, frame.card.y + 100]
        let spokes = frame.runs(column: 585) { $0 != card && $0.red > 160 }.filter {
            $0.lowerBound > 1144 + 45 + 58 && $0.upperBound < 1144 + 283
        }
        #expect(spokes.first?.lowerBound == 1144 + 45 + 58 + 29)
        #expect(spokes.last?.upperBound == 1144 + 283 - 45 - 1)
    }
}
