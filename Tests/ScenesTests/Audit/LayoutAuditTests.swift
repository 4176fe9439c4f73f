import Raster
import Testing
import Typography

@testable import Scenes
@testable import Views

/// What an audit sees without looking at colours.
@Suite("Layout in an audit")
struct LayoutAuditTests {
    @Test("a text that a clip or the screen's edge cuts is clipped, by the share of its ink")
    func clipped() throws {
        let view = try AuditedView {
            VStack {
                Text("Whole").padding(2).clipped()
                Text("Narrow").fixedSize().frame(width: 10).clipped()
                Text("IIIIIIII").offset(x: 80)
                Text("Gone").offset(x: 400)
            }
        }
        let findings = view.findings(.clipped)
        #expect(findings.map(\.subject.name) == ["Narrow", "IIIIIIII", "Gone"])
        let shares = findings.compactMap(\.measured)
        #expect(shares.allSatisfy { $0 > 20 } && shares[0] < 95 && shares[1] < 95 && shares[2] == 100)
    }

    @Test("half of a symbol beyond a clip is 50 percent")
    func half() throws {
        let view = try AuditedView {
            Image(symbol: .circleFill).resizable().frame(width: 40, height: 40)
                .frame(width: 20, alignment: .leading).clipped()
        }
        let share = try #require(view.findings(.clipped).first?.measured)
        #expect(abs(share - 50) < 0.5)
    }

    @Test("a text that ends in an ellipsis is truncated")
    func truncated() throws {
        let view = try AuditedView {
            VStack {
                Text("Nothing is left out of this one")
                Text("Much is left out of this one").lineLimit(1).frame(width: 60)
            }
        }
        #expect(view.findings(.truncated).map(\.subject.name) == ["Much is left out of this one"])
    }

    @Test("what can be tapped needs 44 points both ways")
    func target() throws {
        func button(_ name: String, _ width: Double, _ height: Double) -> some View {
            Color.black.frame(width: width, height: height)
                .accessibilityElement()
                .accessibilityLabel(name)
                .accessibilityAddTraits(.isButton)
        }
        let view = try AuditedView {
            ZStack {
                button("enough", 44, 44)
                button("low", 60, 43)
                button("narrow", 30, 60)
                Color.black.frame(width: 10, height: 10).accessibilityElement().accessibilityLabel("no button")
            }
        }
        #expect(view.findings(.targetSize).map(\.subject.name) == ["low", "narrow"])
        #expect(view.findings(.targetSize).compactMap(\.measured) == [43, 30])
    }

    @Test("texts, symbols and controls lie inside of the safe area, by their farthest edge")
    func safeArea() throws {
        let safeArea = Rect(x: 0, y: 20, width: 160, height: 90)
        let view = try AuditedView(safeArea: safeArea) {
            ZStack {
                Color.white
                Color.black.frame(width: 60, height: 60).offset(y: -40).accessibilityElement()
                    .accessibilityLabel("control").accessibilityAddTraits(.isButton)
                Image(symbol: .circle).resizable().frame(width: 20, height: 20)
                Image(symbol: .plus).resizable().frame(width: 20, height: 20).offset(y: 45)
            }
        }
        #expect(view.findings(.safeArea).map(\.subject.name) == ["plus", "control"])
        #expect(view.findings(.safeArea).compactMap(\.measured) == [5, 30])
    }

    @Test("a text of a fixed size does not grow with the text size; one of a style does")
    func scaling() throws {
        let view = try AuditedView {
            VStack {
                Text("Style")
                Text("Same")
                Text("Same").font(.system(size: 17))
                Text("Fixed").font(.system(size: 12))
            }
        }
        #expect(view.findings(.textScaling).map(\.subject.name) == ["Same", "Fixed"])
        #expect(view.findings(.textScaling).compactMap(\.measured) == [17, 12])
    }

    @Test("images and controls need a name, unless they are hidden; texts name themselves")
    func labels() throws {
        let view = try AuditedView {
            VStack {
                Text("Text")
                Image(symbol: .plus)
                Image(symbol: .plus).accessibilityLabel(" ")
                Image(symbol: .plus).accessibilityLabel("Add")
                Image(symbol: .plus).accessibilityHidden(true)
                Button {
                } label: {
                    Image(symbol: .xmark)
                }
            }
        }
        #expect(view.findings(.label).map(\.subject.kind) == ["image", "image", "button"])
    }

    @Test("where a view is modal nothing else is audited, and what lies below is its background")
    func modal() throws {
        let view = try AuditedView {
            ZStack {
                Color.black
                Image(symbol: .plus).foregroundStyle(Color.black)
                Text("Ink").foregroundStyle(Color.white).accessibilityAddTraits(.isModal)
            }
        }
        #expect(view.audit.contrasts.map(\.subject.name) == ["Ink"])
        #expect(view.audit.findings.isEmpty && view.worst == [21])
    }
}
