import CHarfBuzz
import Raster

/// Receives a glyph's outline from HarfBuzz and turns it into a path in ems, y down.
struct GlyphPen {
    private var path = Path()
    private let unitsPerEm: Double

    static func outline(of glyph: UInt32, font: OpaquePointer, unitsPerEm: Double) -> Path {
        var pen = GlyphPen(unitsPerEm: unitsPerEm)
        withUnsafeMutablePointer(to: &pen) { hb_font_get_glyph_shape(font, glyph, functions, $0) }
        return pen.path
    }

    private init(unitsPerEm: Double) { self.unitsPerEm = unitsPerEm }

    private func point(_ x: Float, _ y: Float) -> Point {
        Point(x: Double(x) / unitsPerEm, y: -Double(y) / unitsPerEm)
    }

    /// The pen that HarfBuzz hands back to a callback.
    ///
    /// It is the pointer that `outline(of:font:unitsPerEm:)` gave, alive during the call.
    private static func pen(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<GlyphPen>? {
        data?.assumingMemoryBound(to: GlyphPen.self)
    }

    /// The callbacks; immutable once made, hence shared by all threads.
    nonisolated(unsafe) private static let functions: OpaquePointer? = {
        let functions = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(
            functions,
            { _, data, _, x, y, _ in
                guard let pen = GlyphPen.pen(data) else { return }
                pen.pointee.path.move(to: pen.pointee.point(x, y))
            },
            nil,
            nil
        )
        hb_draw_funcs_set_line_to_func(
            functions,
            { _, data, _, x, y, _ in
                guard let pen = GlyphPen.pen(data) else { return }
                pen.pointee.path.addLine(to: pen.pointee.point(x, y))
            },
            nil,
            nil
        )
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, controlX, controlY, x, y, _ in
                guard let pen = GlyphPen.pen(data) else { return }
                let control = pen.pointee.point(controlX, controlY)
                pen.pointee.path.addQuadCurve(to: pen.pointee.point(x, y), control: control)
            },
            nil,
            nil
        )
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, x1, y1, x2, y2, x, y, _ in
                guard let pen = GlyphPen.pen(data) else { return }
                let first = pen.pointee.point(x1, y1)
                let second = pen.pointee.point(x2, y2)
                pen.pointee.path.addCurve(to: pen.pointee.point(x, y), control1: first, control2: second)
            },
            nil,
            nil
        )
        hb_draw_funcs_set_close_path_func(
            functions,
            { _, data, _, _ in GlyphPen.pen(data)?.pointee.path.closeSubpath() },
            nil,
            nil
        )
        hb_draw_funcs_make_immutable(functions)
        return functions
    }()
}
