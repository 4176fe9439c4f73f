import HUD
import Raster
import StrictJSON
import Typography
import Views

extension CustomViewReader {
    /// All children of a view, one after the other.
    func children(_ object: JSONObjectReader) throws(JSONError) -> ForEach<[AnyView], AnyView> {
        var views: [AnyView] = []
        for child in try object.optional("children")?.array(atMost: CustomViewFile.limit) ?? [] {
            views.append(try inside.view(child))
        }
        return ForEach(views) { $0 }
    }

    func verticalStack(_ object: JSONObjectReader) throws(JSONError) -> AnyView {
        let alignment = try object.optional("alignment")?.value(.horizontalAlignment) ?? .center
        let spacing = try object.optional("spacing")?.length()
        let children = try children(object)
        return AnyView(VStack(alignment: alignment, spacing: spacing) { children })
    }

    func horizontalStack(_ object: JSONObjectReader) throws(JSONError) -> AnyView {
        let alignment = try object.optional("alignment")?.value(.verticalAlignment) ?? .center
        let spacing = try object.optional("spacing")?.length()
        let children = try children(object)
        return AnyView(HStack(alignment: alignment, spacing: spacing) { children })
    }

    func layers(_ object: JSONObjectReader) throws(JSONError) -> AnyView {
        let alignment = try object.optional("alignment")?.value(.alignment) ?? .center
        let children = try children(object)
        return AnyView(ZStack(alignment: alignment) { children })
    }

    func scroll(_ object: JSONObjectReader) throws(JSONError) -> AnyView {
        let axes = try object.optional("axis")?.value(.axis) ?? .vertical
        let offset = try object.optional("contentOffset")?.array(of: 2, "an offset as [x, y]")
        let point = Point(x: try offset?[0].distance() ?? 0, y: try offset?[1].distance() ?? 0)
        let children = try children(object)
        return AnyView(ScrollView(axes, contentOffset: point) { children })
    }

    /// A symbol, or the picture of a file with so many pixels a point.
    func image(_ object: JSONObjectReader) throws(JSONError) -> AnyView {
        let image: Image
        if let picture = object.optional("file") {
            if let symbol = object.optional("symbol") { throw symbol.malformed("no symbol: the image has a file") }
            let scale = try object.optional("scale")?.number(in: 0.1...10) ?? 1
            image = Image(bitmap: try file.picture(picture), scale: scale)
        } else {
            if let scale = object.optional("scale") { throw scale.malformed("no scale: the image has no file") }
            image = Image(symbol: try symbol(object["symbol"]))
        }
        return try object.optional("resizable")?.bool() ?? false ? AnyView(image.resizable()) : AnyView(image)
    }

    func symbol(_ reader: JSONReader) throws(JSONError) -> Symbol {
        let name = try reader.string()
        do {
            return try Symbol(named: name)
        } catch {
            let suggestion = NearName.closest(to: name, in: Symbol.names)
            throw .unknownWord(reader.path, word: name, suggestion: suggestion, allowed: Symbol.names)
        }
    }

    /// A button, or nothing where it would retry and there is nothing to try.
    func button(_ object: JSONObjectReader) throws(JSONError) -> AnyView {
        let reader = try object["action"]
        let word = try reader.word(of: scope.actions.map(\.rawValue))
        let role = try object.optional("role")?.word(of: ButtonRole.self)
        let label = try buttonLabel(object)
        switch HUDTarget.Button(rawValue: word) {
        case .close?: return button(state.close, role, label)
        case .retry?: return button(state.retry, role, label)
        case nil: throw reader.malformed("an action of a HUD")
        }
    }

    private func button(_ action: HUDAction?, _ role: ButtonRole?, _ label: AnyView) -> AnyView {
        guard let action else { return AnyView(EmptyView()) }
        return AnyView(Button(role: role, action: { action() }) { label })
    }

    private func buttonLabel(_ object: JSONObjectReader) throws(JSONError) -> AnyView {
        guard let title = object.optional("title") else {
            if let symbol = object.optional("symbol") { return AnyView(Image(symbol: try self.symbol(symbol))) }
            guard object.optional("children") != nil else { throw .missingKey(object.path.key("title")) }
            return AnyView(try children(object))
        }
        if let children = object.optional("children") {
            throw children.malformed("no children: the button has a title")
        }
        let text = try text(title)
        guard let symbol = object.optional("symbol") else { return AnyView(Text(text)) }
        return AnyView(Label(text, symbol: try self.symbol(symbol)))
    }

    func progress(_ object: JSONObjectReader) throws(JSONError) -> AnyView {
        try file.addProgressView(object["view"])
        let value = try object.optional("value")?.number(in: 0...1_000_000_000)
        let total = try object.optional("total")?.number(in: 0.000_001...1_000_000_000) ?? 1
        if value == nil, let total = object.optional("total") {
            throw total.malformed("no total: the progress view has no value")
        }
        guard let title = object.optional("title") else { return AnyView(ProgressView(value: value, total: total)) }
        return AnyView(ProgressView(try text(title), value: value, total: total))
    }

    /// - Parameter object: has the radius of a rounded rectangle.
    func shape(_ kind: Kind, _ object: JSONObjectReader) throws(JSONError) -> any Shape {
        switch kind {
        case .roundedRectangle: RoundedRectangle(cornerRadius: try object["cornerRadius"].length())
        case .capsule: Capsule()
        case .circle: Circle()
        case .ellipse: Ellipse()
        default: Rectangle()
        }
    }

    /// A shape as it is filled and stroked; in the foreground style where neither is said.
    func drawn(_ shape: any Shape, _ object: JSONObjectReader) throws(JSONError) -> AnyView {
        let fill = try object.optional("fill").map { reader throws(JSONError) in try style(reader) }
        let width = try object.optional("lineWidth")?.length() ?? 1
        guard let stroke = object.optional("stroke") else {
            if let width = object.optional("lineWidth") {
                throw width.malformed("no line width: the shape has no stroke")
            }
            return AnyView(Self.filled(shape, fill))
        }
        let line = Self.stroked(shape, try style(stroke), width)
        return AnyView(
            ZStack {
                if let fill { Self.filled(shape, fill) }
                line
            }
        )
    }

    private static func filled(_ shape: any Shape, _ style: AnyShapeStyle?) -> AnyView {
        func view(_ shape: some Shape) -> AnyView { style.map { AnyView(shape.fill($0)) } ?? AnyView(shape) }
        return view(shape)
    }

    private static func stroked(_ shape: any Shape, _ style: AnyShapeStyle, _ width: Double) -> AnyView {
        func view(_ shape: some Shape) -> AnyView { AnyView(shape.stroke(style, lineWidth: width)) }
        return view(shape)
    }
}

/// A style as a view, which fills what it is offered.
struct StyleView: View {
    let style: AnyShapeStyle

    var body: some View { Rectangle().fill(style) }
}
