import HUD
import Raster
import Scenes
import Typography
import Views

extension Work {
    /// What is made of many parts: whole frames, text, shadows.
    static var frames: [Work] {
        [
            .reading("hud-frame", "whole failure frame") { bench in
                let renderer = FrameRenderer()
                var picture = Bitmap(width: 0, height: 0)
                var number = 1000
                return {
                    // Texts that have not been before: nothing of another run's frame can be used again.
                    number += 1
                    let frame = bench.frame(.failure, text: "\(HUDText.failureDescription) (\(number))")
                    try renderer.draw(frame, over: bench.picture, into: &picture)
                }
            },
            .reading("spinner-frame", "next frame of a spinner") { bench in
                let frames = FrameRenderer()
                var renderer = DisplayListRenderer()
                var time = 0.0
                return {
                    time += 1.0 / 60
                    let frame = bench.frame(.loading, text: HUDText.loading, time: time)
                    try renderer.draw(frames.displayList(frame, over: bench.picture))
                }
            },
            .drawing("glyphs", "8,000 glyphs at 17 px") { bench in
                let list = bench.glyphs(count: 8000, pixelsPerEm: 17)
                return { surface in try list.draw(on: &surface.canvas) }
            },
            .drawing("paths", "1,000 translucent ellipses") { bench in
                let ellipses = bench.ellipses(1000)
                return { surface in
                    for (path, color) in ellipses { surface.canvas.fill(path, with: .color(color)) }
                }
            },
            .drawing("shadow-card", "card of 360×200 pt with a shadow of σ 20 px") { bench in
                var sigma = 20.0
                return { surface in
                    // A sigma that has not been before: nothing of another run's shadow can be used again.
                    sigma += 1.0 / 4096
                    try bench.card(shadowPixels: sigma).draw(on: &surface.canvas)
                }
            },
        ]
    }
}

extension Workbench {
    /// A HUD of the default look over the bench's screen, a failure with two buttons.
    fileprivate func frame(_ state: HUDState, text: String, time: Double = 0) -> SceneFrame {
        var scene = Scene(name: "bench", devices: [device])
        scene.texts.setMessage(text)
        scene.hasRetry = true
        return SceneFrame(
            scene: scene,
            traits: Traits(device: device),
            state: state,
            backdrop: .variableBlur(),
            time: time
        )
    }

    /// Lines of English of so many glyphs altogether, at positions between pixels.
    fileprivate func glyphs(count: Int, pixelsPerEm: Double) -> DisplayList {
        let sentence = "Quick brown foxes jump over the lazy dog; 12 sphinxes of black quartz judge my vow. "
        let text = String(repeating: sentence, count: 1 + count / (sentence.count / 2))
        let paragraph = Paragraph(text, font: TextFont(size: pixelsPerEm), library: fonts)
        let layout = ParagraphLayout(paragraph, maxWidth: Double(picture.width), scale: 1)
        var left = count
        var commands: [DisplayList.Command] = []
        for var run in layout.runs where left > 0 {
            run.glyphs = run.glyphs.prefix(left).map { glyph in
                // Sixteenths of a pixel, which no part of the text has in common with another.
                var glyph = glyph
                glyph.position.x = (glyph.position.x * 16).rounded() / 16
                return glyph
            }
            left -= run.glyphs.count
            commands.append(.text(.init(run: run, paint: .color(.black))))
        }
        return DisplayList(
            size: Size(width: layout.size.width, height: layout.size.height),
            scale: 1,
            commands: commands
        )
    }

    /// Ellipses of radii from 10 to 69 pixels in many colours at half alpha, the same in every run.
    fileprivate func ellipses(_ count: Int) -> [(path: Path, color: Color)] {
        var state = 1
        func next(below limit: Int) -> Int {
            // The generator of the C standard's example, whose low bits are not used.
            state = (state &* 1_103_515_245 &+ 12345) & 0x7FFF_FFFF
            return (state >> 8) % limit
        }
        return (0..<count).map { _ in
            let (x, y) = (Double(next(below: picture.width)), Double(next(below: picture.height)))
            let (rx, ry) = (Double(10 + next(below: 60)), Double(10 + next(below: 60)))
            let bits = next(below: 1 << 23)
            let color = Color(
                red8: UInt8(bits >> 15),
                green8: UInt8(bits >> 7 & 0xFF),
                blue8: UInt8(bits << 1 & 0xFF),
                alpha8: 128
            )
            return (.ellipse(in: Rect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry)), color)
        }
    }

    /// A white card in the middle of the screen over its shadow.
    fileprivate func card(shadowPixels sigma: Double) -> DisplayList {
        let scale = Double(device.scale)
        let size = device.size(.portrait)
        let rect = Rect(x: (size.width - 360) / 2, y: (size.height - 200) / 2, width: 360, height: 200)
        let path = Path.roundedRect(rect, cornerRadius: 14, style: .continuous)
        return DisplayList(
            size: size,
            scale: scale,
            commands: [
                .shadow(.init(path: path, color: .black.opacity(0.3), sigma: sigma / scale)),
                .fill(.init(path: path, paint: .color(.white))),
            ]
        )
    }
}
