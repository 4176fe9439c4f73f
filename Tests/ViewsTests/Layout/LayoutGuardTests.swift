import Raster
import Testing
import Views

@Suite("Layout of what cannot be")
struct LayoutGuardTests {
    private static let bad = [Double.nan, .infinity, -.infinity, -5, 1e300, -1e300, .greatestFiniteMagnitude]

    /// Every frame of a tree is finite and not negative, and the tree can be printed and drawn.
    private func check(_ view: some View, _ comment: Comment, height: Double = 40) throws {
        let laidOut = layOut(view, width: 60, height: height, in: try environment())
        check(laidOut, comment)
        _ = laidOut.json(withFrames: true).text
        let list = DisplayList(size: Size(width: 60, height: 40), scale: 1, commands: laidOut.commands)
        _ = try list.render()
        _ = laidOut.hit(at: Point(x: 5, y: 5))
    }

    private func check(_ view: LaidOutView, _ comment: Comment) {
        let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
        #expect(numbers.allSatisfy { $0.isFinite }, comment)
        for child in view.children { check(child, comment) }
    }

    @Test("lengths that are no numbers, endless, negative or huge are laid out as something finite", arguments: bad)
    func lengths(length: Double) throws {
        let content = HStack {
            Text("text")
            Color.black
        }
        try check(content.frame(width: length, height: length), "frame")
        try check(content.frame(minWidth: length, minHeight: length), "least")
        try check(content.frame(idealWidth: length, idealHeight: length).fixedSize(), "ideal")
        try check(content.frame(maxWidth: length, maxHeight: length), "greatest")
        try check(content.padding(length), "padding")
        try check(content.offset(x: length, y: length), "offset")
        try check(content.scaleEffect(length), "scale")
        try check(content.rotationEffect(.degrees(length)), "turn")
        try check(content.shadow(radius: length, x: length, y: length), "shadow")
        try check(content.opacity(length), "opacity")
        try check(content.aspectRatio(length, contentMode: .fill), "ratio")
        try check(content.layoutPriority(length), "priority")
        try check(content.minimumScaleFactor(length), "factor")
        try check(content.font(.system(size: min(length, 1000))), "font")
        try check(content.environment(\.time, length), "time")
        try check(HStack(spacing: length) { content }, "spacing")
        try check(VStack(spacing: length) { content }, "spacing")
        try check(HStack { Spacer(minLength: length) }, "spacer")
        try check(ProgressView(value: length, total: 1), "value")
        try check(ProgressView(value: 1, total: length), "total")
        try check(RoundedRectangle(cornerRadius: length), "corner")
        try check(Rectangle().stroke(Color.black, lineWidth: length), "stroke")
        try check(ScrollView(contentOffset: Point(x: length, y: length)) { content }, "scroll")
        try check(content, "room", height: length < 0 ? 0 : length)
    }

    @Test("a frame's width that is no number or endless is the view's own, a negative one is nothing")
    func frames() throws {
        let square = Color.black.frame(width: 10, height: 10)
        func width(_ width: Double) throws -> Double {
            layOut(square.frame(width: width), in: try environment()).frame.width
        }
        #expect(try width(.nan) == 10)
        #expect(try width(.infinity) == 10)
        #expect(try width(-3) == 0)
    }

    @Test("a shape that answers nonsense gets a size that can be drawn")
    func shapes() throws {
        struct Odd: Shape {
            var answer: Double

            func path(in rect: Rect) -> Path { .rect(rect) }
            func size(for proposal: ProposedSize) -> Size { Size(width: answer, height: answer) }
        }
        for answer in Self.bad {
            try check(HStack { Odd(answer: answer) }, "shape")
            try check(VStack { ScrollView { Odd(answer: answer) } }, "scrolled shape")
        }
    }

    @Test("views 500 deep are laid out, drawn, touched and printed")
    func depth() throws {
        var view = AnyView(Color.black)
        for _ in 0..<250 { view = AnyView(view.padding(0.05)) }
        for _ in 0..<250 {
            let inner = view
            view = AnyView(ZStack { inner })
        }
        let laidOut = layOut(view, width: 60, height: 60, in: try environment(scale: 1))
        #expect(laidOut.commands.count == 1)
        #expect(laidOut.takesTouch(at: Point(x: 30, y: 30)))
        #expect(laidOut.json().text.count > 500)
    }
}
