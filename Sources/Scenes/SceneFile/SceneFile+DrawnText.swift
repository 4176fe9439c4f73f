extension SceneFile {
    /// The text of a scene file without its `comparison`, which reaches no pixel: that of a file that never had one.
    ///
    /// A text in which there is none, or that is no object, stays as it is; so does one that writes the key with
    /// escapes. White space between the member before and the comma stays.
    package static func drawnText(_ text: [UInt8]) -> [UInt8] {
        guard let part = comparisonPart(text) else { return text }
        return Array(text[..<part.lowerBound] + text[part.upperBound...])
    }

    /// The member with the comma and the white space that came with it.
    private static func comparisonPart(_ text: [UInt8]) -> Range<Int>? {
        let key = Array("comparison".utf8)
        var depth = 0
        // Of the member of the outermost object that is being read: the place behind the mark before it, and its key.
        var start = 0
        var found: ArraySlice<UInt8>?
        var index = 0
        while index < text.count {
            switch text[index] {
            case UInt8(ascii: "\""):
                guard let end = closingQuote(text, of: index) else { return nil }
                if depth == 1, found == nil { found = text[index + 1..<end] }
                index = end
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                guard depth == 1 else { break }
                guard text[index] == UInt8(ascii: "{") else { return nil }
                (start, found) = (index + 1, nil)
            case UInt8(ascii: ","):
                guard depth == 1 else { break }
                if found?.elementsEqual(key) ?? false { return start..<index + 1 }
                (start, found) = (index + 1, nil)
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                guard depth == 0 else { break }
                guard found?.elementsEqual(key) ?? false else { return nil }
                // The last member goes with the comma before it, and leaves the white space behind it.
                let end = text[..<index].lastIndex { !" \t\r\n".utf8.contains($0) } ?? index
                return (text[start - 1] == UInt8(ascii: ",") ? start - 1 : start)..<end + 1
            default: break
            }
            index += 1
        }
        return nil
    }

    private static func closingQuote(_ text: [UInt8], of start: Int) -> Int? {
        var index = start + 1
        while index < text.count {
            if text[index] == UInt8(ascii: "\"") { return index }
            index += text[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }
}
