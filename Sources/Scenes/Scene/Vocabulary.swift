import HUD
import Raster
import StrictJSON
import Typography
import Views

/// The words that scene files and the command line have for a kind of value.
public struct Vocabulary<Value>: Sendable {
    /// What can be written: words, or descriptions of forms.
    public let allowed: [String]
    /// Whole words among which a mistyped one may be found.
    let words: [String]
    let parse: @Sendable (String) -> Value?

    public func value(_ word: String) throws(UnknownWord) -> Value {
        guard let value = parse(word) else {
            throw UnknownWord(word: word, allowed: allowed, suggestion: NearName.closest(to: word, in: words))
        }
        return value
    }
}

/// A word that a vocabulary does not have.
public struct UnknownWord: Error, Equatable {
    public let word: String
    public let allowed: [String]
    /// The most similar word, where one is similar enough.
    public let suggestion: String?
}

extension Vocabulary {
    /// Values that have a form in place of words.
    package init(allowed: [String], parse: @escaping @Sendable (String) -> Value?) {
        self.init(allowed: allowed, words: [], parse: parse)
    }

    init(_ table: KeyValuePairs<String, Value>) where Value: Sendable {
        let pairs = table.map { ($0.key, $0.value) }
        let words = pairs.map(\.0)
        self.init(allowed: words, words: words) { word in pairs.first { $0.0 == word }?.1 }
    }

    init() where Value: RawRepresentable<String> & CaseIterable & SendableMetatype {
        let words = Value.allCases.map(\.rawValue)
        self.init(allowed: words, words: words) { Value(rawValue: $0) }
    }
}

extension Vocabulary<HUDState> {
    public static var state: Self { Self() }
}

extension Vocabulary<Orientation> {
    public static var orientation: Self { Self() }
}

extension Vocabulary<ColorScheme> {
    public static var appearance: Self { Self() }
}

extension Vocabulary<ScreenFit> {
    public static var fit: Self { Self() }
}

extension Vocabulary<LayoutDirection> {
    public static var direction: Self { Self(["ltr": .leftToRight, "rtl": .rightToLeft]) }
}

extension Vocabulary<Language> {
    public static var language: Self { Self() }
}

extension Vocabulary<HUDAppearance> {
    public static var look: Self { Self() }
}

extension Vocabulary<ContentSizeCategory> {
    public static var textSize: Self {
        Self(
            allowed: ContentSizeCategory.allCases.map(\.name) + ["a long name such as large"],
            words: ContentSizeCategory.allCases.flatMap { [$0.name, $0.longName] }
        ) { ContentSizeCategory(named: $0) }
    }
}

extension Vocabulary<Device> {
    public static var device: Self {
        Self(allowed: ["the devices that `scrim devices` lists"], words: Device.all.map(\.name)) {
            try? Device(named: $0)
        }
    }
}

extension Vocabulary<Int> {
    /// Pixels a point.
    public static var scale: Self { count(Device.scales) }
}

extension Vocabulary<FontWeight> {
    public static var fontWeight: Self {
        Self(
            allowed: FontWeight.allCases.map(\.name) + ["100 to 900 in hundreds"],
            words: FontWeight.allCases.map(\.name)
        ) { FontWeight(named: $0) }
    }
}

extension Vocabulary<RGBA8> {
    public static var color: Self {
        Self(allowed: ["#RRGGBB", "#RRGGBBAA"], words: []) { RGBA8(hex: $0) }
    }
}

extension Vocabulary<MaterialStyle> {
    public static var material: Self {
        Self(
            allowed: MaterialStyle.all.map(\.name),
            words: MaterialStyle.all.map(\.name)
        ) { MaterialStyle(name: $0) }
    }
}

extension Vocabulary<Double> {
    /// Seconds since the HUD appeared.
    public static var time: Self { number(in: Scene.timeRange, unit: "seconds") }

    static func number(in range: ClosedRange<Double>, unit: String) -> Self {
        Self(allowed: ["\(unit) from \(range.lowerBound.shortestText) to \(range.upperBound.shortestText)"], words: [])
        {
            word in
            guard word.utf8.allSatisfy({ "0123456789.eE+-".utf8.contains($0) }), let value = Double(word) else {
                return nil
            }
            return range.contains(value) ? value : nil
        }
    }
}

extension RGBA8 {
    /// The colour that `#RRGGBB` or `#RRGGBBAA` names, or `nil` for any other text.
    init?(hex: String) {
        guard let color = Color(hex: hex) else { return nil }
        self.init(
            red: Color.quantize(color.red),
            green: Color.quantize(color.green),
            blue: Color.quantize(color.blue),
            alpha: Color.quantize(color.alpha)
        )
    }
}

extension Vocabulary<EdgeMode> {
    public static var edgeMode: Self { Self() }
}

extension Vocabulary<Double> {
    /// A standard deviation in pixels.
    public static var sigma: Self { number(in: 0...1000, unit: "pixels") }

    /// By how much a figure may grow: 1 is not at all.
    public static var ratio: Self { number(in: 1...1000, unit: "a ratio") }
}

extension Vocabulary<Int> {
    /// A whole number in a range.
    public static func count(_ range: ClosedRange<Int>) -> Self {
        Self(allowed: ["whole numbers from \(range.lowerBound) to \(range.upperBound)"], words: []) { word in
            guard word.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Int(word) else { return nil }
            return range.contains(value) ? value : nil
        }
    }
}
