import Raster
import StrictJSON
import Typography
import Views

extension CustomViewReader {
    /// A text whose names between braces are replaced by what they stand for; two braces stand for one.
    func text(_ reader: JSONReader) throws(JSONError) -> String {
        var rest = try reader.text()[...]
        var text = ""
        while let character = rest.popFirst() {
            guard character == "{" || character == "}" else {
                text.append(character)
                continue
            }
            if rest.first == character {
                text.append(rest.removeFirst())
                continue
            }
            guard character == "{", let end = rest.firstIndex(of: "}") else {
                throw reader.malformed("a name between braces, or {{ and }} where braces are meant")
            }
            let name = String(rest[..<end])
            guard let value = state.texts[name] else {
                throw .unknownWord(
                    reader.path,
                    word: name,
                    suggestion: NearName.closest(to: name, in: scope.placeholders),
                    allowed: scope.placeholders.map { "{\($0)}" }
                )
            }
            text += value
            rest = rest[rest.index(after: end)...]
        }
        return text
    }

    /// A colour, by a word or as `#RRGGBB`, one for each appearance, or a gradient.
    func style(_ reader: JSONReader) throws(JSONError) -> AnyShapeStyle {
        if reader.hasKey("colors") {
            let object = try reader.object(keys: ["colors", "from", "to"])
            var colors: [Color] = []
            for color in try object["colors"].array(atMost: 64) { colors.append(try color.value(.plainColor)) }
            guard colors.count >= 2 else { throw try object["colors"].malformed("at least two colours") }
            return AnyShapeStyle(
                LinearGradient(
                    colors: colors,
                    startPoint: try object.optional("from")?.value(.unitPoint) ?? .top,
                    endPoint: try object.optional("to")?.value(.unitPoint) ?? .bottom
                )
            )
        }
        return AnyShapeStyle(try reader.adaptiveColor())
    }

    /// A text style's name, or an object with `style` or `size`, and `weight`.
    func font(_ reader: JSONReader) throws(JSONError) -> Font {
        guard case .object = reader.value else { return Font(try reader.word(of: TextStyle.self)) }
        let object = try reader.object(keys: ["style", "size", "weight"])
        let weight = try object.optional("weight")?.value(.fontWeight)
        if let size = object.optional("size") {
            if let style = object.optional("style") { throw style.malformed("no style: the font has a size") }
            return .system(size: try size.number(in: 1...1000), weight: weight ?? .regular)
        }
        return Font(try object.optional("style")?.word(of: TextStyle.self) ?? .body, weight: weight)
    }

    /// An object with a shape's name as its `view` and, for a rounded rectangle, `cornerRadius`.
    func shape(_ reader: JSONReader) throws(JSONError) -> any Shape {
        let names = [Kind.rectangle, .roundedRectangle, .capsule, .circle, .ellipse].map(\.rawValue)
        guard let name = reader.member("view") else {
            guard case .object = reader.value else {
                throw reader.wrongType("a shape: an object with the key \"view\"")
            }
            throw .missingKey(reader.path.key("view"))
        }
        let kind = Kind(rawValue: try name.word(of: names)) ?? .rectangle
        return try shape(kind, reader.object(keys: ["view"] + (kind == .roundedRectangle ? ["cornerRadius"] : [])))
    }
}

extension JSONReader {
    /// A length in points, not negative.
    func length() throws(JSONError) -> Double { try number(in: 0...10_000) }

    /// A distance in points.
    func distance() throws(JSONError) -> Double { try number(in: -100_000...100_000) }

    /// A colour, by a word or as `#RRGGBB`, or one for each appearance.
    func adaptiveColor() throws(JSONError) -> AdaptiveColor {
        guard case .object = value else { return try value(.styleColor) }
        let object = try object(keys: ["light", "dark"])
        return AdaptiveColor(light: try object["light"].value(.plainColor), dark: try object["dark"].value(.plainColor))
    }
}

extension Vocabulary<HorizontalAlignment> {
    static var horizontalAlignment: Self { Self(["leading": .leading, "center": .center, "trailing": .trailing]) }
}

extension Vocabulary<VerticalAlignment> {
    static var verticalAlignment: Self {
        Self([
            "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
            "lastTextBaseline": .lastTextBaseline,
        ])
    }
}

extension Vocabulary<TextAlignment> {
    static var textAlignment: Self { Self(["leading": .leading, "center": .center, "trailing": .trailing]) }
}

extension Vocabulary<Alignment> {
    static var alignment: Self {
        Self([
            "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading,
            "center": .center, "trailing": .trailing, "bottomLeading": .bottomLeading, "bottom": .bottom,
            "bottomTrailing": .bottomTrailing,
        ])
    }
}

extension Vocabulary<Axis.Set> {
    static var axis: Self {
        Self(["horizontal": .horizontal, "vertical": .vertical, "both": [.horizontal, .vertical]])
    }
}

extension Vocabulary<UnitPoint> {
    static var unitPoint: Self {
        Self([
            "topLeft": .topLeft, "top": .top, "topRight": .topRight, "left": .left, "center": .center,
            "right": .right, "bottomLeft": .bottomLeft, "bottom": .bottom, "bottomRight": .bottomRight,
        ])
    }
}

extension Vocabulary<Edges> {
    static var edges: Self {
        Self([
            "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "horizontal": .horizontal,
            "vertical": .vertical, "all": .all,
        ])
    }
}

extension Vocabulary<Color> {
    /// A colour that does not follow the appearance.
    static var plainColor: Self {
        Self(allowed: ["#RRGGBB", "#RRGGBBAA"], words: []) { Color(hex: $0) }
    }
}

extension Vocabulary<AdaptiveColor> {
    /// A colour of the system by its name in SwiftUI or UIKit, or any other by its digits.
    static var styleColor: Self {
        let system = SystemColor.allCases.map { ($0.rawValue, $0.color) }
        let short = SystemColor.allCases.compactMap { color -> (String, AdaptiveColor)? in
            let name = color.rawValue
            guard name.hasPrefix("system"), name.last?.isLetter == true, let first = name.dropFirst(6).first,
                !["Background", "Grouped", "Fill"].contains(where: { name.contains($0) })
            else { return nil }
            return (first.lowercased() + name.dropFirst(7), color.color)
        }
        let named: [(String, AdaptiveColor)] =
            [
                ("primary", SystemColor.label.color), ("secondary", SystemColor.secondaryLabel.color),
                ("white", AdaptiveColor(light: .white, dark: .white)),
                ("black", AdaptiveColor(light: .black, dark: .black)),
                ("clear", AdaptiveColor(light: .clear, dark: .clear)),
            ] + short + system
        let table = Dictionary(uniqueKeysWithValues: named)
        return Self(allowed: named.map(\.0) + ["#RRGGBB", "#RRGGBBAA"], words: named.map(\.0)) { word in
            table[word] ?? Color(hex: word).map { AdaptiveColor(light: $0, dark: $0) }
        }
    }
}
