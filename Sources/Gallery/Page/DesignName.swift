extension String {
    /// The text with a place to break, a space of no width, before each capital inside of a word.
    var breakable: String {
        var text = ""
        var isInside = false
        for character in self {
            if isInside, character.isUppercase { text += "\u{200B}" }
            text.append(character)
            isInside = character.isLowercase
        }
        return text
    }

    /// The text in small letters with one hyphen for each run of what is no letter or digit, as addresses have it.
    var slug: String {
        lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
    }
}
