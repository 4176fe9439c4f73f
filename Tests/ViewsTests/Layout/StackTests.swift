import Raster
import Testing
import Views

@Suite("Stacks")
struct StackTests {
    @Test("flexible views share what is left after the fixed ones and the gaps of 8")
    func division() throws {
        let view = HStack {
            Color.black
            Color.black.frame(width: 20)
            Color.black
        }
        let laidOut = layOut(view, width: 336, height: 10, in: try environment())
        // 336 − 16 − 20 = 300, halved.
        #expect(
            frames(of: "Color", in: laidOut) == ["0.0 0.0 150.0 10.0", "158.0 0.0 20.0 10.0", "186.0 0.0 150.0 10.0"]
        )
    }

    @Test("the least flexible view comes first and leaves the others more to share")
    func flexibility() throws {
        let view = HStack(spacing: 0) {
            Color.black
            Color.black.frame(maxWidth: 10)
            Color.black
        }
        let laidOut = layOut(view, width: 110, height: 1, in: try environment())
        #expect(frames(of: "Color", in: laidOut) == ["0.0 0.0 50.0 1.0", "50.0 0.0 10.0 1.0", "60.0 0.0 50.0 1.0"])
    }

    @Test("a view of a higher priority takes all but the least lengths of the others")
    func priority() throws {
        let view = HStack(spacing: 0) {
            Color.black.frame(minWidth: 15)
            Color.black.layoutPriority(1)
        }
        let laidOut = layOut(view, width: 100, height: 1, in: try environment())
        #expect(frames(of: "Color", in: laidOut) == ["0.0 0.0 15.0 1.0", "15.0 0.0 85.0 1.0"])
    }

    @Test("a spacer takes what the others leave, but at least its own length")
    func yieldingSpacer() throws {
        let view = HStack(spacing: 0) {
            Color.black.frame(maxWidth: 80)
            Spacer(minLength: 30)
            Color.black.frame(maxWidth: 10)
        }
        let wide = layOut(view, width: 150, height: 1, in: try environment())
        #expect(frames(of: "Color", in: wide) == ["0.0 0.0 80.0 1.0", "140.0 0.0 10.0 1.0"])
        let narrow = layOut(view, width: 100, height: 1, in: try environment())
        #expect(frames(of: "Color", in: narrow) == ["0.0 0.0 60.0 1.0", "90.0 0.0 10.0 1.0"])
    }

    @Test("without a proposal each view takes its ideal size")
    func ideal() throws {
        let view = VStack(spacing: 2) {
            Color.black
            Color.black.frame(idealWidth: 30, idealHeight: 40)
        }
        let laidOut = layOut(view.fixedSize(), in: try environment())
        #expect(frames(of: "VStack", in: laidOut) == ["0.0 0.0 30.0 52.0"])
    }

    @Test("views of a column are aligned across it")
    func alignment() throws {
        func column(_ alignment: HorizontalAlignment) throws -> [String] {
            let view = VStack(alignment: alignment, spacing: 0) {
                Color.black.frame(width: 30, height: 1)
                Color.black.frame(width: 10, height: 1)
            }
            return frames(of: "Color", in: layOut(view, in: try environment()))
        }
        #expect(try column(.leading)[1] == "0.0 1.0 10.0 1.0")
        #expect(try column(.center)[1] == "10.0 1.0 10.0 1.0")
        #expect(try column(.trailing)[1] == "20.0 1.0 10.0 1.0")
    }

    @Test("right to left, rows run from the right, and leading is the right side")
    func mirroring() throws {
        let row = HStack(spacing: 4) {
            Color.black.frame(width: 30, height: 1)
            Color.black.frame(width: 10, height: 1)
        }
        .padding(.leading, 5)
        .frame(width: 100, alignment: .leading)
        let laidOut = layOut(row, in: try environment(direction: .rightToLeft))
        #expect(frames(of: "Color", in: laidOut) == ["65.0 0.0 30.0 1.0", "51.0 0.0 10.0 1.0"])
    }

    @Test("a spacer takes what is left along its stack and removes the gaps beside it")
    func spacer() throws {
        let view = HStack(alignment: .top) {
            Color.black.frame(width: 10)
            Spacer()
            Color.black.frame(width: 10)
        }
        let laidOut = layOut(view, width: 100, height: 1, in: try environment())
        #expect(frames(of: "Spacer", in: laidOut) == ["10.0 0.0 80.0 0.0"])
        let tight = layOut(view, width: 20, height: 1, in: try environment())
        #expect(frames(of: "HStack", in: tight) == ["0.0 0.0 28.0 1.0"])
    }

    @Test("views that stand for several or none take part in the stack one by one")
    func groups() throws {
        func column(_ isLong: Bool) throws -> [String] {
            let view = VStack(spacing: 1) {
                Group {
                    Color.black
                    if isLong { Color.black } else { EmptyView() }
                }
                .frame(width: 5, height: 5)
                if isLong { Color.black.frame(width: 5, height: 3) }
                ForEach(0..<2) { _ in Color.black.frame(width: 5, height: 2) }
            }
            return frames(of: "VStack", in: layOut(view, in: try environment()))
        }
        #expect(try column(true) == ["0.0 0.0 5.0 21.0"])
        #expect(try column(false) == ["0.0 0.0 5.0 11.0"])
    }
}
