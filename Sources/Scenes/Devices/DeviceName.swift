import StrictJSON

/// How names of devices are compared: by their words, whatever their case, punctuation and abbreviation.
enum DeviceName {
    /// The words of a name in lower case.
    ///
    /// Everything but ASCII letters, digits and a point between digits parts words. `inch` is left out, `gen` stands
    /// for `generation` and `+` for `Plus`, so that `iPad Pro 13` finds the 13-inch model and `iPhone 8+` is not an
    /// iPhone 8.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        func close() {
            while word.last == UInt8(ascii: ".") { word.removeLast() }
            switch String(decoding: word, as: UTF8.self) {
            case "", "inch": break
            case "generation": words.append("gen")
            case let whole: words.append(whole)
            }
            word.removeAll(keepingCapacity: true)
        }
        for byte in name.lowercased().utf8 {
            if isDigit(byte) || isLetter(byte) || (byte == UInt8(ascii: ".") && word.last.map(isDigit) == true) {
                word.append(byte)
            } else {
                close()
                if byte == UInt8(ascii: "+") { words.append("plus") }
            }
        }
        close()
        return words
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
}

extension Device {
    /// Every device, phones before tablets, each by age.
    public static let all: [Device] = DeviceFamily.table.flatMap(\.devices)

    /// The device of a name, compared without regard to case, punctuation, `inch` and `generation`.
    ///
    /// A shorter name that people use for a line, such as `iPhone SE` or `iPad Pro 13`, means its newest model.
    public init(named name: String) throws(UnknownDevice) {
        guard let device = Self.byWords[DeviceName.words(of: name)] else {
            throw UnknownDevice(name: name, suggestion: NearName.closest(to: name, in: Self.all.map(\.name)))
        }
        self = device
    }

    /// The device of frames for which none was chosen: iPhone 13 Pro.
    public static let standard = DeviceFamily.iPhone13.devices[1]

    private static let byWords: [[String]: Device] = {
        var table: [[String]: Device] = [:]
        for family in DeviceFamily.table {
            for device in family.devices { table[DeviceName.words(of: device.name)] = device }
            for alias in family.aliases { table[DeviceName.words(of: alias)] = family.devices.last }
        }
        return table
    }()
}

/// A name that no device of the table has.
public struct UnknownDevice: Error, Equatable, CustomStringConvertible {
    public let name: String
    /// The most similar name of the table, where one is similar enough.
    public let suggestion: String?

    public var description: String {
        let advice = suggestion.map { "did you mean \"\($0)\"?" } ?? "`scrim devices` lists them"
        return "there is no device \"\(name)\"; \(advice)"
    }
}
