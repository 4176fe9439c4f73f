import Raster
import StrictJSON
import Typography
import Views

extension CustomViewReader {
    /// The modifiers that a scene file can name.
    enum Modifier: String, CaseIterable {
        case font, fontWeight, bold, italic, foregroundStyle, multilineTextAlignment, lineLimit, truncationMode,
            minimumScaleFactor
        case padding, frame, fixedSize, layoutPriority, offset
        case aspectRatio, scaledToFit, scaledToFill
        case background, overlay, opacity, hidden, clipShape, clipped, cornerRadius, shadow, scaleEffect, rotationEffect
        case tint, controlSize, buttonStyle, buttonBorderShape, progressViewStyle, disabled
        case accessibilityLabel, accessibilityValue, accessibilityHint, accessibilityIdentifier, accessibilityHidden
    }

    /// A view under modifiers: an object, or a list of objects, whose members apply one after the other.
    func modified(_ view: AnyView, by reader: JSONReader) throws(JSONError) -> AnyView {
        var view = view
        let objects = if case .object = reader.value { [reader] } else { try reader.array(atMost: 100) }
        for object in objects {
            for member in try object.object(keys: Modifier.allCases.map(\.rawValue)).all {
                guard let modifier = Modifier(rawValue: member.key) else { continue }
                view = try modified(view, modifier, member.reader)
            }
        }
        return view
    }

    private func modified(_ view: AnyView, _ modifier: Modifier, _ reader: JSONReader) throws(JSONError) -> AnyView {
        switch modifier {
        case .font: AnyView(view.font(try font(reader)))
        case .fontWeight: AnyView(view.fontWeight(try reader.value(.fontWeight)))
        case .bold: AnyView(view.bold(try reader.bool()))
        case .italic: AnyView(view.italic(try reader.bool()))
        case .truncationMode: AnyView(view.truncationMode(try reader.word(of: TruncationMode.self)))
        case .minimumScaleFactor: AnyView(view.minimumScaleFactor(try reader.number(in: 0.01...1)))
        case .aspectRatio: try proportioned(view, reader)
        case .scaledToFit: try reader.bool() ? AnyView(view.scaledToFit()) : view
        case .scaledToFill: try reader.bool() ? AnyView(view.scaledToFill()) : view
        case .hidden: try reader.bool() ? AnyView(view.hidden()) : view
        case .cornerRadius: AnyView(view.cornerRadius(try reader.length()))
        case .foregroundStyle: AnyView(view.foregroundStyle(try style(reader)))
        case .multilineTextAlignment: AnyView(view.multilineTextAlignment(try reader.value(.textAlignment)))
        case .lineLimit: try limited(view, reader)
        case .padding: try padded(view, reader)
        case .frame: try framed(view, reader)
        case .fixedSize: try fixed(view, reader)
        case .layoutPriority: AnyView(view.layoutPriority(try reader.number(in: -1000...1000)))
        case .offset: try moved(view, reader)
        case .background: try behind(view, reader)
        case .overlay: try before(view, reader)
        case .opacity: AnyView(view.opacity(try reader.number(in: 0...1)))
        case .clipShape: Self.clipped(view, to: try shape(reader))
        case .clipped: try reader.bool() ? AnyView(view.clipped()) : view
        case .shadow: try shadowed(view, reader)
        case .scaleEffect: try scaled(view, reader)
        case .rotationEffect: try turned(view, reader)
        case .tint: AnyView(view.tint(reader.value == .null ? nil : try style(reader)))
        case .controlSize: AnyView(view.controlSize(try reader.word(of: ControlSize.self)))
        case .buttonStyle: try buttonStyled(view, reader)
        case .buttonBorderShape: AnyView(view.buttonBorderShape(try borderShape(reader)))
        case .progressViewStyle: AnyView(view.progressViewStyle(try reader.progressViewStyle(in: file)))
        case .disabled: AnyView(view.disabled(try reader.bool()))
        case .accessibilityLabel: AnyView(view.accessibilityLabel(try text(reader)))
        case .accessibilityValue: AnyView(view.accessibilityValue(try text(reader)))
        case .accessibilityHint: AnyView(view.accessibilityHint(try text(reader)))
        case .accessibilityIdentifier: AnyView(view.accessibilityIdentifier(try reader.text()))
        case .accessibilityHidden: AnyView(view.accessibilityHidden(try reader.bool()))
        }
    }

    /// A largest number of lines, `null` for none, or an object with `min`, whose height is kept, and `max`.
    private func limited(_ view: AnyView, _ reader: JSONReader) throws(JSONError) -> AnyView {
        switch reader.value {
        case .null: return AnyView(view.lineLimit(nil))
        case .object: break
        default: return AnyView(view.lineLimit(try reader.integer(in: 1...10_000)))
        }
        let object = try reader.object(keys: ["min", "max"])
        let most = try object.optional("max")?.integer(in: 1...10_000)
        let least = try object.optional("min")?.integer(in: 1...(most ?? 10_000)) ?? 1
        return most.map { AnyView(view.lineLimit(least...$0)) } ?? AnyView(view.lineLimit(least...))
    }

    /// Padding by a length on all edges, or an object with `edges` and `length`.
    private func padded(_ view: AnyView, _ reader: JSONReader) throws(JSONError) -> AnyView {
        guard case .object = reader.value else { return AnyView(view.padding(try reader.distance())) }
        let object = try reader.object(keys: ["edges", "length"])
        var edges: Edges = object.optional("edges") == nil ? .all : []
        for edge in try object.optional("edges")?.values(.edges) ?? [] { edges.formUnion(edge) }
        return AnyView(view.padding(edges, try object.optional("length")?.distance()))
    }

    private func framed(_ view: AnyView, _ reader: JSONReader) throws(JSONError) -> AnyView {
        let fixed = ["width", "height"]
        let flexible = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
        let object = try reader.object(keys: fixed + flexible + ["alignment"])
        let alignment = try object.optional("alignment")?.value(.alignment) ?? .center
        func length(_ key: String) throws(JSONError) -> Double? {
            guard let reader = object.optional(key) else { return nil }
            if key.hasPrefix("max"), reader.value == "infinity" { return .infinity }
            return try reader.length()
        }
        let isFlexible = flexible.contains { object.optional($0) != nil }
        if isFlexible, let key = fixed.first(where: { object.optional($0) != nil }) {
            throw reader.malformed(
                "a frame of \(fixed.joined(separator: " and ")), or of limits, but not with \"\(key)\""
            )
        }
        guard isFlexible else {
            return AnyView(view.frame(width: try length("width"), height: try length("height"), alignment: alignment))
        }
        return AnyView(
            view.frame(
                minWidth: try length("minWidth"),
                idealWidth: try length("idealWidth"),
                maxWidth: try length("maxWidth"),
                minHeight: try length("minHeight"),
                idealHeight: try length("idealHeight"),
                maxHeight: try length("maxHeight"),
                alignment: alignment
            )
        )
    }

    private func fixed(_ view: AnyView, _ reader: JSONReader) throws(JSONError) -> AnyView {
        guard case .object = reader.value else { return try reader.bool() ? AnyView(view.fixedSize()) : view }
        let object = try reader.object(keys: ["horizontal", "vertical"])
        return AnyView(
            view.fixedSize(
                horizontal: try object.optional("horizontal")?.bool() ?? false,
                vertical: try object.optional("vertical")?.bool() ?? false
            )
        )
    }

    /// A ratio of width to height, or an object with `ratio` and `contentMode`.
    private func proportioned(_ view: AnyView, _ reader: JSONReader) throws(JSONError) -> AnyView {
        let range = 0.001...1000.0
        guard case .object = reader.value else {
            return AnyView(view.aspectRatio(try reader.number(in: range), contentMode: .fit))
        }
        let object = try reader.object(keys: ["ratio", "contentMode"])
        let mode = try object.optional("contentMode")?.word(of: ContentMode.self) ?? .fit
        return AnyView(view.aspectRatio(try object.optional("ratio")?.number(in: range), contentMode: mode))
    }

    private func moved(_ view: AnyView, _ reader: JSONReader) throws(JSONError) -> AnyView {
        let object = try reader.object(keys: ["x", "y"])
        return AnyView(
            view.offset(
                x: try object.optional("x")?.distance() ?? 0,
                y: try object.optional("y")?.distance() ?? 0
            )
        )
    }

    private func behind(_ view: AnyView, _ reader: JSONReader) throws(JSONError) -> AnyView {
        let (content, alignment) = try layer(reader)
        return AnyView(view.background(content, alignment: alignment))
    }

    private func before(_ view: AnyView, _ reader: JSONReader) throws(JSONError) -> AnyView {
        let (content, alignment) = try layer(reader)
        return AnyView(view.overlay(alignment: alignment) { content })
    }

    /// A view behind or before another: a style, a view, or an object with a view as its `content` and an `alignment`.
    private func layer(_ reader: JSONReader) throws(JSONError) -> (AnyView, Alignment) {
        if reader.hasKey("view") { return (try view(reader), .center) }
        guard reader.hasKey("content") else { return (AnyView(StyleView(style: try style(reader))), .center) }
        let object = try reader.object(keys: ["content", "alignment"])
        return (try view(object["content"]), try object.optional("alignment")?.value(.alignment) ?? .center)
    }

    private static func clipped(_ view: AnyView, to shape: any Shape) -> AnyView {
        func clip(_ shape: some Shape) -> AnyView { AnyView(view.clipShape(shape)) }
        return clip(shape)
    }

    private func shadowed(_ view: AnyView, _ reader: JSONReader) throws(JSONError) -> AnyView {
        let object = try reader.object(keys: ["color", "radius", "x", "y"])
        return AnyView(
            view.shadow(
                color: try object.optional("color")?.value(.styleColor) ?? AdaptiveColor.shadow,
                radius: try object["radius"].number(in: 0...1000),
                x: try object.optional("x")?.distance() ?? 0,
                y: try object.optional("y")?.distance() ?? 0
            )
        )
    }

    private func scaled(_ view: AnyView, _ reader: JSONReader) throws(JSONError) -> AnyView {
        let range = -1000.0...1000.0
        guard case .object = reader.value else { return AnyView(view.scaleEffect(try reader.number(in: range))) }
        let object = try reader.object(keys: ["x", "y", "anchor"])
        return AnyView(
            view.scaleEffect(
                x: try object.optional("x")?.number(in: range) ?? 1,
                y: try object.optional("y")?.number(in: range) ?? 1,
                anchor: try object.optional("anchor")?.value(.unitPoint) ?? .center
            )
        )
    }

    private func turned(_ view: AnyView, _ reader: JSONReader) throws(JSONError) -> AnyView {
        let range = -100_000.0...100_000.0
        guard case .object = reader.value else {
            return AnyView(view.rotationEffect(.degrees(try reader.number(in: range))))
        }
        let object = try reader.object(keys: ["degrees", "anchor"])
        let anchor = try object.optional("anchor")?.value(.unitPoint) ?? .center
        return AnyView(view.rotationEffect(.degrees(try object["degrees"].number(in: range)), anchor: anchor))
    }

    private func buttonStyled(_ view: AnyView, _ reader: JSONReader) throws(JSONError) -> AnyView {
        switch try reader.word(of: ButtonStyleName.self) {
        case .automatic: AnyView(view.buttonStyle(.automatic))
        case .plain: AnyView(view.buttonStyle(.plain))
        case .borderless: AnyView(view.buttonStyle(.borderless))
        case .bordered: AnyView(view.buttonStyle(.bordered))
        case .borderedProminent: AnyView(view.buttonStyle(.borderedProminent))
        case .hud: AnyView(view.buttonStyle(.hud))
        }
    }

    private enum ButtonStyleName: String, CaseIterable {
        case automatic, plain, borderless, bordered, borderedProminent, hud
    }

    /// A word, or the radius of a rounded rectangle.
    private func borderShape(_ reader: JSONReader) throws(JSONError) -> ButtonBorderShape {
        if case .number = reader.value { return .rounded(radius: try reader.length()) }
        return try reader.value(
            Vocabulary(["automatic": .automatic, "capsule": .capsule, "roundedRectangle": .roundedRectangle])
        )
    }
}

extension AdaptiveColor {
    /// Black at 33 %, as SwiftUI has it.
    fileprivate static let shadow = AdaptiveColor(light: .black.opacity(0.33), dark: .black.opacity(0.33))
}
