import StrictJSON

/// How names of devices are compared: by their words, whatever their case, punctuation and abbreviation.
enum DeviceName {
    /// The words of a name in lower case.
    ///
    /// Everything but ASCII letters, digits and a point between digits parts words. `inch` is left out, `gen` stands for
    /// `generation` and `+` for `Plus`, so that `iPad Pro 13` finds the 13-inch model and `iPhone 8+` is not an iPhone 8.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        var word = ""
        func close() {
            while word.hasSuffix(".") { word.removeLast() }
            switch word {
            case "", "inch": break
            case "generation": words.append("gen")
            default: words.append(word)
            }
            word = ""
        }
        for character in name.lowercased() {
            let isPart = character.isASCII && (character.isLetter || character.isNumber)
            if isPart || (character == "." && word.last?.isNumber == true) {
                word.append(character)
            } else {
                close()
                if character == "+" { words.append("plus") }
            }
        }
        close()
        return words
    }
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
