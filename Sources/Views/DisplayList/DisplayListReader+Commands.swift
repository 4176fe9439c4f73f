import FoundationEssentials
import ImageIO
import Raster
import StrictJSON
import Typography

extension DisplayListReader {
    /// The greatest sigma of a blur or shadow, in points.
    static let sigmas = 0.0...500.0

    func fill(_ reader: JSONReader) throws -> DisplayList.Fill {
        let fill = try reader.object(keys: ["path", "rule", "paint"])
        return DisplayList.Fill(
            path: try PathData.path(fill["path"]),
            paint: try fill["paint"].paint(),
            rule: try fill.optional("rule")?.word(of: FillRule.self) ?? .nonZero
        )
    }

    func stroke(_ reader: JSONReader) throws -> DisplayList.Stroke {
        let stroke = try reader.object(
            keys: ["path", "paint", "width", "cap", "join", "miterLimit", "dash", "dashPhase"]
        )
        var style = StrokeStyle(width: try stroke["width"].number(in: 0...10_000))
        if let cap = stroke.optional("cap") { style.cap = try cap.word(of: LineCap.self) }
        if let join = stroke.optional("join") { style.join = try join.word(of: LineJoin.self) }
        if let limit = stroke.optional("miterLimit") { style.miterLimit = try limit.number(in: 1...1000) }
        if let dash = stroke.optional("dash") {
            style.dash = try dash.array(atMost: 64).map { try $0.number(in: 0...PathData.coordinateLimit) }
        }
        if let phase = stroke.optional("dashPhase") { style.dashPhase = try phase.coordinate() }
        return DisplayList.Stroke(
            path: try PathData.path(stroke["path"]),
            paint: try stroke["paint"].paint(),
            style: style
        )
    }

    func text(_ reader: JSONReader) throws -> DisplayList.Text {
        let text = try reader.object(keys: ["content", "font", "size", "missing", "paint", "glyphs"])
        let glyphs = try text["glyphs"].array(atMost: 100_000).map { reader in
            let numbers = try reader.array(of: 3, "[glyph, x, y]")
            return GlyphRun.Glyph(
                id: UInt32(try numbers[0].integer(in: 0...65_535)),
                position: Point(x: try numbers[1].coordinate(), y: try numbers[2].coordinate())
            )
        }
        let run = GlyphRun(
            face: try face(text["font"]),
            size: try text["size"].number(in: 0...2000),
            glyphs: glyphs,
            isMissing: try text.optional("missing")?.bool() ?? false,
            text: try text["content"].string()
        )
        return DisplayList.Text(run: run, paint: try text["paint"].paint())
    }

    func image(_ reader: JSONReader) throws -> DisplayList.Image {
        let image = try reader.object(keys: ["rect", "png", "file"])
        let rect = try image["rect"].rect()
        switch (image.optional("png"), image.optional("file")) {
        case (let png?, nil):
            return DisplayList.Image(bitmap: try bitmap(png: png), rect: rect)
        case (nil, let reader?):
            let (bitmap, file) = try bitmap(file: reader)
            return DisplayList.Image(bitmap: bitmap, rect: rect, file: file)
        default:
            throw reader.malformed("either \"png\" or \"file\"")
        }
    }

    private func bitmap(png reader: JSONReader) throws -> Bitmap {
        guard let data = Data(base64Encoded: try reader.string()) else {
            throw reader.malformed("a PNG in Base64")
        }
        return try bitmap(reader) { Bitmap(try PNGDecoder().decode(Array(data), file: "the embedded PNG")) }
    }

    func shadow(_ reader: JSONReader) throws -> DisplayList.Shadow {
        let shadow = try reader.object(keys: ["path", "rule", "color", "sigma", "offset"])
        return DisplayList.Shadow(
            path: try PathData.path(shadow["path"]),
            color: try shadow["color"].color(),
            sigma: try shadow["sigma"].number(in: Self.sigmas),
            offset: try shadow.optional("offset")?.offset() ?? .zero,
            rule: try shadow.optional("rule")?.word(of: FillRule.self) ?? .nonZero
        )
    }

    func blur(_ reader: JSONReader) throws -> DisplayList.Blur {
        let blur = try reader.object(keys: ["rect", "sigma", "ramp", "material", "mask", "edges"])
        let rect = try blur["rect"].rect()
        let edges = try blur.optional("edges")?.word(of: EdgeMode.self) ?? .normalize
        if let mask = blur.optional("mask") {
            guard blur.optional("ramp") == nil, blur.optional("material") == nil else {
                throw mask.malformed("a mask beside a \"sigma\" alone")
            }
            let sigma = try blur["sigma"].number(in: Self.sigmas)
            return DisplayList.Blur(rect: rect, effect: .masked(sigma: sigma, try self.mask(mask), edges: edges))
        }
        switch (blur.optional("sigma"), blur.optional("ramp"), blur.optional("material"), blur.optional("edges")) {
        case (let sigma?, nil, nil, _):
            let ramp = DisplayList.SigmaRamp.constant(try sigma.number(in: Self.sigmas))
            return DisplayList.Blur(rect: rect, effect: .gaussian(ramp, edges: edges))
        case (nil, let ramp?, nil, _):
            return DisplayList.Blur(rect: rect, effect: .gaussian(try self.ramp(ramp), edges: edges))
        case (nil, nil, let material?, nil):
            return DisplayList.Blur(rect: rect, effect: .material(try self.material(material)))
        default:
            throw reader.malformed("one of \"sigma\", \"ramp\" and \"material\", the last without \"edges\"")
        }
    }

    private func mask(_ reader: JSONReader) throws -> DisplayList.BlurMask {
        let mask = try reader.object(keys: ["linear", "radial", "png", "file"])
        switch (mask.optional("linear"), mask.optional("radial"), mask.optional("png"), mask.optional("file")) {
        case (let reader?, nil, nil, nil):
            let linear = try reader.object(keys: ["from", "to", "start", "end"])
            let (from, to) = (try linear["from"].point(), try linear["to"].point())
            guard from != to else { throw reader.malformed("two different points") }
            return .linear(
                from: from,
                to: to,
                start: try linear.optional("start")?.number(in: 0...1) ?? 0,
                end: try linear.optional("end")?.number(in: 0...1) ?? 1
            )
        case (nil, let reader?, nil, nil):
            let radial = try reader.object(keys: ["center", "inner", "outer"])
            return .radial(
                center: try radial["center"].point(),
                inner: try radial.optional("inner")?.number(in: 0...PathData.coordinateLimit) ?? 0,
                outer: try radial["outer"].number(in: 0...PathData.coordinateLimit)
            )
        case (nil, nil, let png?, nil):
            return .image(try gray(try bitmap(png: png), png), file: nil)
        case (nil, nil, nil, let reader?):
            let (bitmap, file) = try bitmap(file: reader)
            return .image(try gray(bitmap, reader), file: file)
        default:
            throw reader.malformed("one of \"linear\", \"radial\", \"png\" and \"file\"")
        }
    }

    private func gray(_ bitmap: Bitmap, _ reader: JSONReader) throws -> MaskImage {
        guard let image = try? MaskImage(bitmap) else { throw reader.malformed("a gray picture") }
        return image
    }

    private func ramp(_ reader: JSONReader) throws -> DisplayList.SigmaRamp {
        let stops = try reader.array(atMost: 4096).map { reader in
            let numbers = try reader.array(of: 2, "[height, sigma]")
            return DisplayList.SigmaRamp.Stop(
                location: try numbers[0].number(in: 0...1),
                sigma: try numbers[1].number(in: Self.sigmas)
            )
        }
        guard let ramp = DisplayList.SigmaRamp(stops: stops) else {
            throw reader.malformed("at least one [height, sigma], heights in ascending order")
        }
        return ramp
    }

    private func material(_ reader: JSONReader) throws -> MaterialRecipe {
        let name = try reader.word(of: MaterialRecipe.all.map(\.name))
        guard let recipe = MaterialRecipe.all.first(where: { $0.name == name }) else {
            throw reader.malformed("a material")
        }
        return recipe
    }
}
