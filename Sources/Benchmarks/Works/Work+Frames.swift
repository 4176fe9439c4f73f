import HUD
import Raster
import Typography
import Views

extension Work {
    /// What is made of many parts: whole frames, text, shadows.
    static var frames: [Work] {
        [
            .reading("hud-frame", "whole failure frame") { bench in
                let content = HUDContent.failure(FailureContent(hasRetry: true))
                return { keep(try bench.list(of: bench.presentation(content, time: 0)).render()) }
            },
            .reading("spinner-frame", "next frame of a spinner") { bench in
                var time = 0.0
                return {
                    time += 1.0 / 60
                    keep(try bench.list(of: bench.presentation(.loading(), time: time)).render())
                }
            },
            .drawing("glyphs", "8,000 glyphs at 17 px") { bench in
                let list = bench.glyphs(count: 8000, pixelsPerEm: 17)
                return { surface in try list.draw(on: &surface.canvas) }
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
    /// A HUD of the default look over the bench's picture.
    fileprivate func presentation(_ content: HUDContent, time: Double) -> some View {
        HUDPresentation(content, size: device.size(.portrait), safeArea: device.safeRect, time: time) {
            Image(bitmap: picture, scale: Double(device.scale)).resizable()
        }
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
