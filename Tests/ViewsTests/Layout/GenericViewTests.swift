import Raster
import Testing
import Views

@Suite("Dividers, proportions, backgrounds and lists")
struct GenericViewTests {
    @Test("a divider is one pixel thick: horizontal, and vertical in a row")
    func divider() throws {
        for scale in [1.0, 2, 3] {
            let column = VStack(spacing: 0) { Divider() }
            #expect(layOut(column, in: try environment(scale: scale)).frame.height == 1 / scale)
            #expect(layOut(column, in: try environment(scale: scale)).frame.width == 100)
        }
        let row = HStack(spacing: 0) { Divider() }.frame(height: 30)
        #expect(frames(of: "Divider", in: layOut(row, in: try environment(scale: 2))) == ["0.0 0.0 0.5 30.0"])
        #expect(
            layOut(Divider(), width: 6, in: try environment(scale: 1)).commands == [
                .fill(
                    .init(
                        path: .rect(Rect(x: 0, y: 0, width: 6, height: 1)),
                        paint: .color(Color(red8: 60, green8: 60, blue8: 67, alpha8: 73))
                    )
                )
            ]
        )
    }

    @Test("a view of fixed proportions fits into its room, or covers it")
    func aspectRatio() throws {
        func size(_ view: some View, _ width: Double, _ height: Double) throws -> String {
            let laidOut = layOut(view, width: width, height: height, in: try environment())
            return describe(Rect(origin: .zero, size: laidOut.frame.size))
        }
        let color = Color.black
        #expect(try size(color.aspectRatio(2, contentMode: .fit), 100, 100) == "0.0 0.0 100.0 50.0")
        #expect(try size(color.aspectRatio(2, contentMode: .fit), 100, 20) == "0.0 0.0 40.0 20.0")
        #expect(try size(color.aspectRatio(2, contentMode: .fill), 100, 100) == "0.0 0.0 200.0 100.0")
        #expect(try size(color.aspectRatio(2, contentMode: .fit).fixedSize(), 100, 100) == "0.0 0.0 20.0 10.0")
        let image = Image(bitmap: Bitmap(width: 30, height: 10), scale: 1).resizable()
        #expect(try size(image.scaledToFit(), 60, 60) == "0.0 0.0 60.0 20.0")
        #expect(try size(image.scaledToFill(), 60, 60) == "0.0 0.0 180.0 60.0")
        for ratio in [0, -1, Double.nan, .infinity] {
            #expect(try size(image.aspectRatio(ratio, contentMode: .fit), 60, 60) == "0.0 0.0 60.0 20.0")
        }
    }

    @Test("a background is a view, a style, or a style in a shape")
    func backgrounds() throws {
        func first(_ view: some View) throws -> DisplayList.Command? {
            layOut(view, in: try environment()).commands.first
        }
        let content = Color.black.frame(width: 10, height: 10)
        let rect = Rect(x: 0, y: 0, width: 10, height: 10)
        let green = Paint.color(Color(red8: 52, green8: 199, blue8: 89))
        #expect(try first(content.background(.green)) == .fill(.init(path: .rect(rect), paint: green)))
        #expect(
            try first(content.background(.green, in: Circle())) == .fill(.init(path: .ellipse(in: rect), paint: green))
        )
        #expect(
            try first(content.background(Color.white)) == .fill(.init(path: .rect(rect), paint: .color(.white)))
        )
        #expect(
            try first(content.cornerRadius(3))
                == .clip(
                    .init(
                        path: .roundedRect(rect, cornerRadius: 3, style: .continuousLayer),
                        commands: [.fill(.init(path: .rect(rect), paint: .color(.black)))]
                    )
                )
        )
        #expect(try first(content.hidden()) == nil)
    }

    @Test("each element of a list gets its view, whatever their identifiers")
    func duplicates() throws {
        let column = VStack(spacing: 0) {
            ForEach(["a", "a", "b", "a"], id: \.self) { _ in Color.black.frame(width: 1, height: 10) }
        }
        #expect(layOut(column, in: try environment()).frame.height == 40)
        let none = VStack { ForEach([Int](), id: \.self) { _ in Color.black } }
        #expect(layOut(none, in: try environment()).frame.height == 0)
    }

    fileprivate struct Loudness: EnvironmentKey {
        static let defaultValue = 1.0
    }

    @Test("a key of one's own has its default until a view around sets it, and for the views inside alone")
    func environmentKeys() throws {
        struct Bar: View {
            @Environment(\.loudness) var loudness

            var body: some View { Color.black.frame(width: loudness, height: 1) }
        }
        let row = HStack(spacing: 0) {
            Bar()
            Bar().environment(\.loudness, 5)
            HStack(spacing: 0) {
                Bar()
                Bar().environment(\.loudness, 2)
            }
            .environment(\.loudness, 7)
        }
        let widths = frames(of: "Color", in: layOut(row, in: try environment())).map { $0.split(separator: " ")[2] }
        #expect(widths == ["1.0", "5.0", "7.0", "2.0"])
    }

    @Test("the views of a provider's article compile and are laid out")
    func words() throws {
        struct Saving: View {
            var body: some View {
                VStack(spacing: 12) {
                    ProgressView()
                    Text("Saving your changes")
                }
            }
        }
        struct Failed: View {
            let description: String
            let hasRetry: Bool

            var body: some View {
                VStack(alignment: .leading, spacing: 12) {
                    Text("We could not save this change").font(.headline)
                    Text(description).foregroundColor(.secondary)
                    HStack {
                        if hasRetry {
                            Button("Try again", id: "retry") {}
                                .buttonStyle(.borderedProminent)
                        }
                        Button("Close", id: "close", role: .cancel) {}
                            .buttonStyle(.bordered)
                    }
                }
                .padding()
                .background(.white)
                .cornerRadius(8)
                .shadow(radius: 4)
            }
        }
        let saved = Label("Saved", systemImage: "checkmark.seal.fill").foregroundStyle(.green).bold()
        let branded = ProgressView("Please wait").padding().background(Color.white).tint(.orange)
        let column = VStack {
            Saving()
            Failed(description: "No network", hasRetry: true)
            saved
            branded
        }
        let laidOut = layOut(column, width: 390, height: 844, in: try environment())
        #expect(laidOut.first("Button") != nil)
        #expect(frames(of: "Text", in: laidOut).count == 7)
    }
}

extension EnvironmentValues {
    fileprivate var loudness: Double {
        get { self[GenericViewTests.Loudness.self] }
        set { self[GenericViewTests.Loudness.self] = newValue }
    }
}
