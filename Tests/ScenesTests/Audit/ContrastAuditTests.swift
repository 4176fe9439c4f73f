import HUD
import Raster
import Testing
import Typography

@testable import Scenes
@testable import Views

/// Contrasts as an audit reads them from the pixels.
@Suite("Contrast in an audit")
struct ContrastAuditTests {
    private func gray(_ value: UInt8) -> Color { Color(red8: value, green8: value, blue8: value) }

    @Test(
        "the contrast of a flat colour on another is the formula's, for a text as for a symbol",
        arguments: [
            ("#000000", "#FFFFFF", 21), ("#FFFFFF", "#000000", 21), ("#777777", "#FFFFFF", 4.478),
            ("#767676", "#FFFFFF", 4.542), ("#FFFFFF", "#9B9B9F", 2.769), ("#808080", "#808080", 1),
        ]
    )
    func flat(foreground: String, background: String, ratio: Double) throws {
        let front = try #require(Color(hex: foreground))
        let back = try #require(Color(hex: background))
        let view = try AuditedView {
            ZStack {
                back
                VStack {
                    Text("Ink")
                    Image(symbol: .checkmark)
                }
                .foregroundStyle(front)
            }
        }
        #expect(view.worst.count == 2)
        for contrast in view.audit.contrasts {
            #expect(abs(contrast.reading.worst - ratio) < 0.001)
            #expect(contrast.reading.median == contrast.reading.worst)
            #expect(contrast.reading.foreground == front && contrast.reading.background == back)
        }
    }

    @Test("thin strokes at one pixel a point are measured like thick ones", arguments: [8.0, 40.0])
    func thin(size: Double) throws {
        let view = try AuditedView {
            ZStack {
                Color.white
                Text("Il.").font(.system(size: size, weight: .ultraLight)).foregroundStyle(gray(0x77))
            }
        }
        #expect(abs(try #require(view.worst.first) - 4.478) < 0.001)
    }

    @Test(
        "text needs 4.5, from 18 points or bold from 14 points on 3; at AAA 7 and 4.5; a symbol 3 at either",
        arguments: [
            (17.9, FontWeight.regular, 4.5, 7), (18, .regular, 3, 4.5), (14, .bold, 3, 4.5), (14, .semibold, 4.5, 7),
            (13.9, .bold, 4.5, 7),
        ] as [(Double, FontWeight, Double, Double)]
    )
    func required(size: Double, weight: FontWeight, plain: Double, strict: Double) throws {
        for (level, needed) in [(AuditLevel.AA, plain), (.AAA, strict)] {
            let view = try AuditedView(level: level) {
                VStack {
                    Text("Ink").font(.system(size: size, weight: weight))
                    Image(symbol: .checkmark)
                }
            }
            #expect(view.audit.contrasts.map(\.required) == [needed, 3])
        }
    }

    @Test("what is below its limit is an error; what AAA would not allow is a warning at AA alone")
    func severities() throws {
        func severities(_ text: UInt8, _ level: AuditLevel) throws -> [Finding.Severity] {
            try AuditedView(level: level) {
                ZStack {
                    Color.white
                    Text("Ink").foregroundStyle(gray(text))
                }
            }.findings(.textContrast).map(\.severity)
        }
        // 4.478, 4.542, 6.899 and 7.005.
        #expect(try severities(0x77, .AA) == [.error])
        #expect(try severities(0x76, .AA) == [.warning])
        #expect(try severities(0x5A, .AAA) == [.error])
        #expect(try severities(0x59, .AAA) == [])
    }

    @Test("a translucent colour counts as what is seen, as do opacities of views around")
    func translucent() throws {
        let view = try AuditedView {
            ZStack {
                Color.black
                VStack {
                    Text("Ink").foregroundStyle(Color.white.opacity(0.5))
                    Text("Ink").foregroundStyle(Color.white).opacity(0.5)
                    VStack { Text("Ink").foregroundStyle(Color.white) }.padding(4).background(Color.black).opacity(0.5)
                }
            }
        }
        let expected = Contrast.ratio(gray(128), .black)
        for worst in view.worst { #expect(abs(worst - expected) < 0.05, "\(worst)") }
        #expect(view.worst.count == 3)
    }

    @Test("gray over a dark and a light half is as clear as on each, not as on their average")
    func halves() throws {
        let view = try AuditedView {
            ZStack {
                HStack(spacing: 0) {
                    Color.black
                    Color.white
                }
                Text("WWWWWW").foregroundStyle(gray(0x77))
            }
        }
        let reading = try #require(view.audit.contrasts.first?.reading)
        #expect(abs(reading.worst - 4.478) < 0.001 && reading.background == .white)
    }

    @Test("a single odd pixel does not decide, a patch of 4 points does")
    func noise() throws {
        func reading(patch: Int) throws -> ContrastReading {
            var bitmap = Bitmap(width: 160, height: 120, color: Color.white.premultiplied)
            for y in 0..<120 {
                for x in 0..<160 where x % 16 < patch && y % 16 < patch { bitmap[x, y] = Color.black.premultiplied }
            }
            let view = try AuditedView {
                ZStack {
                    Image(bitmap: bitmap)
                    Image(symbol: .circleFill).resizable().frame(width: 100, height: 100)
                }
                .foregroundStyle(Color.black)
            }
            return try #require(view.audit.contrasts.last?.reading)
        }
        #expect(try reading(patch: 1).worst == 21)
        let patched = try reading(patch: 4)
        #expect(patched.worst == 1 && patched.median == 21 && patched.background == .black)
    }

    @Test("what is drawn between lies behind: a symbol below a text, a fill of a button, another text")
    func layers() throws {
        let red = Color(red8: 255, green8: 59, blue8: 48)
        let view = try AuditedView {
            ZStack {
                Color.white
                Image(symbol: .circleFill).resizable().frame(width: 100, height: 100).foregroundStyle(red)
                Text("Ink").foregroundStyle(Color.white)
                Text("Ink").foregroundStyle(Color.white)
            }
        }
        #expect(view.worst.count == 3)
        #expect(abs(view.worst[0] - Contrast.ratio(red, .white)) < 1e-9)
        #expect(abs(view.worst[1] - Contrast.ratio(red, .white)) < 1e-9)
        #expect(view.worst[2] == 1)
    }

    @Test("a button's outline and its label are measured on their own, each against what is around it")
    func outline() throws {
        let view = try AuditedView {
            ZStack {
                Color.white
                // The text reaches over the outline, which is no less clear for it.
                Text("|Close|").font(.system(size: 40)).fixedSize()
                    .foregroundStyle(Color.black)
                    .frame(width: 100, height: 44)
                    .overlay { Capsule().stroke(gray(0x77), lineWidth: 2) }
                    .accessibilityElement(children: .combine)
                    .accessibilityAddTraits(.isButton)
            }
        }
        #expect(view.audit.contrasts.map(\.subject.kind) == ["text", "outline"])
        #expect(view.audit.contrasts.map(\.subject.name) == ["|Close|", "|Close|"])
        #expect(view.worst[0] == 21 && abs(view.worst[1] - 4.478) < 0.001)
    }

    @Test("a spinner counts with its clearest spoke")
    func indicator() throws {
        let view = try AuditedView {
            ZStack {
                Color.black
                ActivityIndicatorView(.large)
            }
        }
        #expect(view.audit.contrasts.map(\.subject.kind) == ["indicator"])
        let head = gray(UInt8(ActivityIndicator.alpha(ofSpoke: 0, at: 0)))
        #expect(abs(try #require(view.worst.first) - Contrast.ratio(head, .black)) < 0.05)
    }

    @Test("a text is measured where transforms put it")
    func transformed() throws {
        let view = try AuditedView {
            HStack(spacing: 0) {
                Color.black
                Color.white
            }
            .overlay { Text("Ink").foregroundStyle(Color.black).rotationEffect(.degrees(90)).offset(x: 40) }
        }
        #expect(view.worst == [21] && view.findings(.clipped).isEmpty)
    }

    @Test("disabled controls, shapes that say nothing, and what is not drawn have no contrast")
    func left() throws {
        let view = try AuditedView {
            VStack {
                Button("Off") {}.disabled(true)
                Capsule().stroke(Color.white).frame(width: 20, height: 10)
                Text("Ink").opacity(0)
                Text("Ink").offset(x: 500)
            }
        }
        #expect(view.audit.contrasts.isEmpty)
    }
}
