import Raster
import ScrimTestSupport
import Typography
import Views

/// Makes display lists of every command, and lists that differ from them a little.
struct RandomDisplayList {
    var random: SeededRandom
    let face: FontFace
    let images: [Bitmap]

    static let size = Size(width: 36, height: 28)

    init(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        face = try Self.fonts.get().face(.regular)
        images = [(5, 4), (12, 9), (54, 42)].map { random.bitmap(width: $0.0, height: $0.1) }
        self.random = random
    }

    private static let fonts = Result { try FontLibrary.system() }

    mutating func list() -> DisplayList {
        DisplayList(size: Self.size, scale: 1.5, commands: commands(count: int(1...6), depth: 2))
    }

    /// The same list with some commands changed, added or removed, anywhere in the tree.
    mutating func changed(_ list: DisplayList) -> DisplayList {
        var list = list
        for _ in 0..<int(1...2) { change(&list.commands, depth: 2) }
        return list
    }

    private mutating func change(_ commands: inout [DisplayList.Command], depth: Int) {
        guard !commands.isEmpty, int(0...7) > 0 else {
            commands.insert(command(depth: depth), at: int(0...commands.count))
            return
        }
        let index = int(0...commands.count - 1)
        switch commands[index] {
        case .clip(var clip) where int(0...3) > 0:
            change(&clip.commands, depth: depth - 1)
            commands[index] = .clip(clip)
        case .group(var group) where int(0...3) > 0:
            change(&group.commands, depth: depth - 1)
            commands[index] = .group(group)
        case .transform(var transform) where int(0...3) > 0:
            change(&transform.commands, depth: depth - 1)
            commands[index] = .transform(transform)
        case .dropShadow(var shadow) where int(0...3) > 0:
            change(&shadow.commands, depth: depth - 1)
            commands[index] = .dropShadow(shadow)
        case .fill(var fill) where int(0...1) > 0:
            fill.paint = .color(color())
            commands[index] = .fill(fill)
        default:
            if int(0...4) == 0 { commands.remove(at: index) } else { commands[index] = command(depth: depth) }
        }
    }

    private mutating func commands(count: Int, depth: Int) -> [DisplayList.Command] {
        (0..<count).map { _ in command(depth: depth) }
    }

    private mutating func command(depth: Int) -> DisplayList.Command {
        switch int(0...(depth > 0 ? 12 : 7)) {
        case 0, 1: .fill(.init(path: path(), paint: paint(), rule: int(0...1) == 0 ? .nonZero : .evenOdd))
        case 2: .stroke(.init(path: path(), paint: paint(), style: strokeStyle()))
        case 3: .text(text())
        case 4: .image(.init(bitmap: images[int(0...1)], rect: rect()))
        case 5: .image(.init(bitmap: images[2], rect: Rect(origin: .zero, size: Self.size)))
        case 6:
            .shadow(
                .init(
                    path: path(),
                    color: color(),
                    sigma: double(-1...3),
                    offset: Size(width: double(-4...4), height: 2)
                )
            )
        case 7: .blur(blur())
        case 8: .clip(.init(path: path(), commands: commands(count: int(0...4), depth: depth - 1)))
        case 9, 10: .transform(.init(matrix: matrix(), commands: commands(count: int(0...4), depth: depth - 1)))
        case 11:
            .dropShadow(
                .init(
                    color: color(),
                    sigma: double(-1...3),
                    offset: Size(width: double(-4...4), height: 2),
                    commands: commands(count: int(0...3), depth: depth - 1)
                )
            )
        default: .group(.init(opacity: double(-0.1...1.2), commands: commands(count: int(0...4), depth: depth - 1)))
        }
    }

    /// A turn, a scale, a shift or all of them about a point of the picture; seldom one that nothing can be drawn
    /// through.
    private mutating func matrix() -> AffineTransform {
        let center = point()
        let turn = AffineTransform(rotationDegrees: [0, 90, double(-200...200)][int(0...2)])
        let scale = AffineTransform(scaleX: int(0...9) == 0 ? 0 : double(-1.5...1.5), y: double(0.3...1.5))
        let shift = AffineTransform(translationX: center.x + double(-6...6), y: center.y)
        return AffineTransform(translationX: -center.x, y: -center.y)
            .concatenating(int(0...1) == 0 ? scale : .identity)
            .concatenating(turn)
            .concatenating(shift)
    }

    private mutating func path() -> Path {
        switch int(0...3) {
        case 0: return .rect(rect())
        case 1: return .ellipse(in: rect())
        case 2: return .roundedRect(rect(), cornerRadius: double(0...6), style: .continuous)
        default:
            var path = Path()
            path.move(to: point())
            path.addLine(to: point())
            path.addCurve(to: point(), control1: point(), control2: point())
            if int(0...1) == 0 { path.closeSubpath() }
            return path
        }
    }

    private mutating func text() -> DisplayList.Text {
        let glyphs = (0..<int(0...3)).map { _ in
            GlyphRun.Glyph(
                id: face.glyph(for: "gH".unicodeScalars.randomElement(using: &random) ?? "g") ?? 0,
                position: point()
            )
        }
        return .init(
            run: GlyphRun(face: face, size: double(3...14), glyphs: glyphs, isMissing: int(0...5) == 0, text: ""),
            paint: paint()
        )
    }

    private mutating func blur() -> DisplayList.Blur {
        let ramp = DisplayList.SigmaRamp(stops: [
            .init(location: 0, sigma: double(0...2)), .init(location: 0.8, sigma: double(0...5)),
        ])
        let edges: [EdgeMode] = [.normalize, .clamp, .mirror, .decal]
        return switch int(0...4) {
        case 4: .init(rect: rect(), effect: .masked(sigma: double(0...4), mask(), edges: edges[int(0...3)]))
        case 0: .init(rect: rect(), effect: .material(MaterialRecipe.all[int(0...11)]))
        case 1: .init(rect: rect(), effect: .gaussian(.constant(double(0...4)), edges: edges[int(0...3)]))
        default: .init(rect: rect(), effect: .gaussian(ramp ?? .constant(1), edges: edges[int(0...3)]))
        }
    }

    private mutating func mask() -> DisplayList.BlurMask {
        let radial = DisplayList.BlurMask.radial(center: point(), inner: double(0...9), outer: double(0...9))
        let (from, to) = (point(), point())
        guard int(0...1) == 0, from != to else { return radial }
        return .linear(from: from, to: to, start: double(0...1), end: double(0...1))
    }

    private mutating func paint() -> Paint {
        let gradient = Gradient(colors: [color(), color(), color()])
        return switch int(0...5) {
        case 0: .linearGradient(gradient, start: point(), end: point())
        case 1: .radialGradient(gradient, center: point(), startRadius: double(0...3), endRadius: double(0...20))
        case 2: .conicGradient(gradient, center: point(), startAngle: double(-4...4))
        default: .color(color())
        }
    }

    private mutating func strokeStyle() -> StrokeStyle {
        let caps = LineCap.allCases
        let joins = LineJoin.allCases
        return StrokeStyle(
            width: double(0...5),
            cap: caps[int(0...caps.count - 1)],
            join: joins[int(0...joins.count - 1)],
            dash: int(0...3) == 0 ? [4, 2] : []
        )
    }

    private mutating func color() -> Color {
        Color(
            red8: random.biasedByte(),
            green8: random.biasedByte(),
            blue8: random.biasedByte(),
            alpha8: random.biasedByte()
        )
    }

    /// Half of the rectangles are small, some lie outside in part, and a third is on the pixel grid.
    private mutating func rect() -> Rect {
        let limit = int(0...1) == 0 ? 8.0 : 40
        let rect = Rect(x: double(-6...32), y: double(-6...26), width: double(0...limit), height: double(0...limit))
        return int(0...2) == 0 ? PixelGrid(scale: 1.5).snap(rect) : rect
    }

    private mutating func point() -> Point { Point(x: double(-6...42), y: double(-6...34)) }
    private mutating func double(_ range: ClosedRange<Double>) -> Double { random.double(in: range) }
    private mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
}
