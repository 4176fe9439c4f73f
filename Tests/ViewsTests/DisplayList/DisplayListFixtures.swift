import Raster
import Typography
import Views

/// A list of one command on a page of 8 by 4 points at one pixel a point.
func list(_ commands: DisplayList.Command..., size: Size = Size(width: 8, height: 4), scale: Double = 1) -> DisplayList
{
    DisplayList(size: size, scale: scale, commands: commands)
}

/// A rectangle in one colour.
func fill(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color = .black) -> DisplayList.Command {
    .fill(.init(path: .rect(Rect(x: x, y: y, width: width, height: height)), paint: .color(color)))
}

/// The alpha of every pixel of a drawn list: `.` for 0, `#` for 255, a digit for the tenth of full alpha in between.
func picture(_ list: DisplayList) throws -> [String] {
    let bitmap = try list.render()
    return (0..<bitmap.height).map { y in
        String((0..<bitmap.width).map { x in symbol(bitmap[x, y].alpha) })
    }
}

private func symbol(_ alpha: UInt8) -> Character {
    switch alpha {
    case 0: "."
    case 255: "#"
    default: Character(String(Int(alpha) * 10 / 255))
    }
}

/// One list with each command and each option that the JSON form can write.
func everyCommand() throws -> DisplayList {
    let square = Path.rect(Rect(x: 1, y: 1, width: 30, height: 20))
    let gradient = Gradient(stops: [
        .init(color: Color(hex: "#FF8000") ?? .black, location: 0),
        .init(color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), location: 0.75),
    ])
    let bitmap = Bitmap(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0, 64, 128])
    let face = try FontLibrary.system().face(.regular)
    let glyph = face.glyph(for: "S") ?? 0
    let glyphs = [
        GlyphRun.Glyph(id: glyph, position: Point(x: 3.25, y: 18)),
        GlyphRun.Glyph(id: glyph, position: Point(x: 15, y: 18)),
    ]
    let ramp = DisplayList.SigmaRamp(stops: [
        .init(location: 0, sigma: 0), .init(location: 0.3, sigma: 2), .init(location: 1, sigma: 0.5),
    ])
    let gray = try MaskImage(Bitmap(width: 2, height: 1, bytes: [0, 0, 0, 255, 200, 200, 200, 255]))
    func masked(_ sigma: Double, _ mask: DisplayList.BlurMask, _ edges: EdgeMode) -> DisplayList.Command {
        let rect = Rect(x: 2, y: 1, width: 30, height: 20)
        return .blur(.init(rect: rect, effect: .masked(sigma: sigma, mask, edges: edges)))
    }
    var curves = Path.ellipse(in: Rect(x: 5, y: 5, width: 20, height: 10))
    curves.move(to: Point(x: 1.0 / 3, y: -2))
    curves.addQuadCurve(to: Point(x: 12, y: 6), control: Point(x: 9, y: 1e-3))
    return DisplayList(
        size: Size(width: 40, height: 24),
        scale: 2,
        commands: [
            .fill(
                .init(
                    path: square,
                    paint: .linearGradient(gradient, start: .zero, end: Point(x: 40, y: 24)),
                    rule: .evenOdd
                )
            ),
            .fill(
                .init(
                    path: curves,
                    paint: .radialGradient(gradient, center: Point(x: 9, y: 9), startRadius: 0.5, endRadius: 20)
                )
            ),
            .fill(
                .init(path: curves, paint: .conicGradient(gradient, center: Point(x: 9, y: 9), startAngle: -1.5))
            ),
            .stroke(.init(path: square, paint: .color(.white), style: StrokeStyle(width: 2))),
            .stroke(
                .init(
                    path: curves,
                    paint: .color(.black.opacity(0.3)),
                    style: StrokeStyle(
                        width: 1.5,
                        cap: .round,
                        join: .bevel,
                        miterLimit: 4,
                        dash: [4, 2],
                        dashPhase: 1
                    )
                )
            ),
            .text(.init(run: GlyphRun(face: face, size: 15.5, glyphs: glyphs, text: "SS"), paint: .color(.white))),
            .text(
                .init(
                    run: GlyphRun(face: face, size: 10, glyphs: [glyphs[0]], isMissing: true, text: "\u{E000}"),
                    paint: .color(.black)
                )
            ),
            .image(.init(bitmap: bitmap, rect: Rect(x: 30, y: 2, width: 8, height: 4))),
            .shadow(.init(path: square, color: .black.opacity(0.5), sigma: 3, offset: Size(width: 0, height: -2))),
            .shadow(.init(path: curves, color: .black, sigma: 1, rule: .evenOdd)),
            .blur(
                .init(
                    rect: Rect(x: 0, y: 2, width: 40, height: 20),
                    effect: .gaussian(try required(ramp), edges: .clamp)
                )
            ),
            .blur(
                .init(
                    rect: Rect(x: 0, y: 2, width: 9, height: 9),
                    effect: .gaussian(.constant(1.25), edges: .normalize)
                )
            ),
            .blur(.init(rect: Rect(x: 20, y: 0, width: 20, height: 24), effect: .material(.thinDark))),
            masked(1.5, .linear(from: Point(x: 1, y: 2), to: Point(x: 9, y: 7.5), start: 0.25, end: 1), .mirror),
            masked(2, .linear(from: Point(x: 3, y: 0), to: .zero, start: 0, end: 1), .normalize),
            masked(3, .radial(center: Point(x: 12, y: 8), inner: 9.5, outer: 1), .decal),
            masked(0.75, .image(gray, file: nil), .clamp),
            .clip(.init(path: curves, rule: .evenOdd, commands: [fill(0, 0, 9, 9)])),
            .transform(
                .init(
                    matrix: AffineTransform(a: 0.5, b: 1.0 / 3, c: -2, d: 1, tx: 9, ty: -4),
                    commands: [fill(1, 1, 9, 9)]
                )
            ),
            .dropShadow(.init(color: .black.opacity(0.33), sigma: 1.5, commands: [fill(3, 3, 9, 9)])),
            .dropShadow(
                .init(color: .white, sigma: 0, offset: Size(width: 1, height: -2.5), commands: [fill(30, 3, 9, 9)])
            ),
            .group(.init(opacity: 0.8, commands: [.group(.init(opacity: 1, commands: [])), fill(2, 2, 9, 9, .white)])),
        ]
    )
}

private struct Absent: Error {}

private func required<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw Absent() }
    return value
}
