import Raster
import Testing
import Views

@Suite("Buttons")
struct ButtonTests {
    private func height(_ view: some View, _ size: ControlSize) throws -> Double {
        let laidOut = layOut(view.controlSize(size), width: 300, in: try environment(category: .large))
        return (laidOut.frame.height * 1000).rounded() / 1000
    }

    @Test("bordered buttons are as high as their control size says, at the default text size")
    func heights() throws {
        for button in [
            AnyView(Button("Retry").buttonStyle(.bordered)), AnyView(Button("Retry").buttonStyle(.borderedProminent)),
        ] {
            #expect(try height(button, .regular) == 34.333)
            #expect(try height(button, .large) == 50.333)
            #expect(try height(button, .small) == 28)
            #expect(try height(button, .mini) == 28)
        }
    }

    @Test("borderless and plain buttons are as large as their label")
    func bare() throws {
        let text = layOut(Text("Retry"), in: try environment()).frame
        #expect(layOut(Button("Retry"), in: try environment()).frame == text)
        #expect(layOut(Button("Retry").buttonStyle(.plain), in: try environment()).frame == text)
        #expect(layOut(Button("Retry").buttonStyle(.borderless), in: try environment()).frame == text)
    }

    @Test("a bordered button adds its side insets to the label's width")
    func widths() throws {
        let text = layOut(Text("Retry"), width: 300, in: try environment()).frame.width
        let button = Button("Retry").buttonStyle(.bordered)
        #expect(abs(layOut(button, width: 300, in: try environment()).frame.width - text - 24) < 1e-9)
    }

    private func paints(_ view: some View) throws -> [Paint] {
        layOut(view, width: 300, in: try environment()).commands.map { command in
            switch command {
            case .fill(let fill): fill.paint
            case .text(let text): text.paint
            default: .color(.clear)
            }
        }
    }

    @Test("labels have the tint, which is blue, red for what takes something away, and white on a prominent button")
    func colors() throws {
        let blue = Color(red8: 0, green8: 122, blue8: 255)
        let red = Color(red8: 255, green8: 59, blue8: 48)
        #expect(try paints(Button("A")) == [.color(blue)])
        #expect(try paints(Button("A", role: .destructive)) == [.color(red)])
        #expect(try paints(Button("A").tint(.green)) == [.color(Color(red8: 52, green8: 199, blue8: 89))])
        #expect(try paints(Button("A").buttonStyle(.plain)) == [.color(.black)])
        let gray = Color(red8: 120, green8: 120, blue8: 128, alpha8: 51)
        #expect(try paints(Button("A").buttonStyle(.bordered)) == [.color(gray), .color(blue)])
        #expect(
            try paints(Button("A", role: .destructive).buttonStyle(.bordered))
                == [.color(red.opacity(0.15)), .color(red)]
        )
        #expect(
            try paints(Button("A").buttonStyle(.bordered).tint(Color.black))
                == [.color(.black.opacity(0.15)), .color(.black)]
        )
        #expect(try paints(Button("A").buttonStyle(.borderedProminent)) == [.color(blue), .color(.white)])
    }

    @Test("disabled buttons are gray, whatever their tint")
    func disabled() throws {
        let dull = Color(red: 0.535, green: 0.535, blue: 0.535, alpha: 0.45)
        #expect(try paints(Button("A").tint(.red).disabled(true)) == [.color(dull)])
        let fill = Color(red8: 118, green8: 118, blue8: 128, alpha8: 30)
        let label = Color(red8: 60, green8: 60, blue8: 67, alpha8: 76)
        #expect(
            try paints(Button("A").buttonStyle(.borderedProminent).disabled(true)) == [.color(fill), .color(label)]
        )
        #expect(
            try paints(Button("A").disabled(false).disabled(true)) == [.color(dull)],
            "what is disabled further out stays so"
        )
    }

    @Test("the button that a finger is on keeps a fifth of its alpha, and no other does")
    func pressed() throws {
        let pair = HStack {
            Button("A", id: "a")
            Button("B", id: "b")
            Button("C")
        }
        .environment(\.pressedID, "b")
        let commands = layOut(pair, in: try environment()).commands
        #expect(
            commands.map { command in if case .group(let group) = command { group.opacity } else { 1 } } == [1, 0.2, 1]
        )
    }

    @Test("a HUD's button shrinks to 0.98 under a finger and pales to 0.8; where motion is reduced it only pales")
    func pressedCapsule() throws {
        let button = Button("A", id: "a").buttonStyle(.hud).environment(\.pressedID, "a")
        for reducesMotion in [false, true] {
            let laidOut = layOut(
                button.environment(\.accessibilityReduceMotion, reducesMotion),
                in: try environment()
            )
            #expect((laidOut.first("scaleEffect") != nil) == !reducesMotion)
            let json = try DisplayList(size: Size(width: 100, height: 100), scale: 3, commands: laidOut.commands)
                .json().text
            #expect(json.contains("\"#FFFFFFCC\""), "\(json.prefix(400))")
            #expect(json.contains("0.98") == !reducesMotion)
        }
    }

    @Test("a style of one's own is given the label and the role, and reads the environment")
    func ownStyle() throws {
        struct Framed: ButtonStyle {
            @Environment(\.isEnabled) private var isEnabled

            func makeBody(configuration: Configuration) -> some View {
                if configuration.role == .cancel || !isEnabled {
                    configuration.label.frame(width: 50, height: 20)
                } else {
                    configuration.label.frame(width: 30, height: 10)
                }
            }
        }
        func size(_ view: some View) throws -> String {
            describe(layOut(view.buttonStyle(Framed()), in: try environment()).frame)
        }
        #expect(
            try size(
                Button {
                } label: {
                    Color.black
                }
            ) == "0.0 0.0 30.0 10.0"
        )
        #expect(
            try size(
                Button(role: .cancel) {
                } label: {
                    Color.black
                }
            ) == "0.0 0.0 50.0 20.0"
        )
        #expect(
            try size(
                Button {
                } label: {
                    Color.black
                }.disabled(true)
            ) == "0.0 0.0 50.0 20.0"
        )
    }

    @Test("the border is a rounded rectangle of the control size, or the shape asked for")
    func border() throws {
        func path(_ view: some View) throws -> Path? {
            let laidOut = layOut(view.buttonStyle(.bordered), width: 300, in: try environment())
            guard case .fill(let fill) = laidOut.commands.first else { return nil }
            return fill.path
        }
        let button = Button {
        } label: {
            Color.black.frame(width: 40, height: 20)
        }
        let regular = Rect(x: 0, y: 0, width: 64, height: 34)
        #expect(try path(button) == .roundedRect(regular, cornerRadius: 8, style: .continuous))
        #expect(try path(button.buttonBorderShape(.capsule)) == .capsule(in: regular, style: .continuous))
        #expect(
            try path(button.buttonBorderShape(.roundedRectangle(radius: 3)))
                == .roundedRect(regular, cornerRadius: 3, style: .continuous)
        )
        let large = Rect(x: 0, y: 0, width: 80, height: 50)
        #expect(try path(button.controlSize(.large)) == .roundedRect(large, cornerRadius: 12, style: .continuous))
        let small = Rect(x: 0, y: 0, width: 60, height: 30)
        #expect(try path(button.controlSize(.small)) == .capsule(in: small, style: .continuous))
    }
}
