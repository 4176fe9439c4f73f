import Indicators

/// The JSON text of a small valid spec of one inline group, with some of its fields replaced, added or (by an empty
/// text) left out.
func specText(_ fields: KeyValuePairs<String, String> = [:]) -> String {
    objectText(
        [
            ("schemaVersion", "1"), ("name", "\"a\""), ("duration", "1"), ("layout", #"{"type":"single"}"#),
            ("shape", #"{"type":"circle"}"#), ("tracks", "[\(trackText())]"),
        ],
        fields
    )
}

/// The JSON text of a spec with these parts.
func specText(parts: String, _ fields: KeyValuePairs<String, String> = [:]) -> String {
    objectText([("schemaVersion", "1"), ("name", "\"a\""), ("duration", "1"), ("parts", parts)], fields)
}

/// The JSON text of a small valid part with some of its fields replaced, added or left out.
func partText(_ fields: KeyValuePairs<String, String> = [:]) -> String {
    objectText(
        [
            ("layout", #"{"type":"single"}"#), ("shape", #"{"type":"circle"}"#), ("tracks", "[\(trackText())]"),
        ],
        fields
    )
}

/// The JSON text of a small valid track with some of its fields replaced, added or left out.
func trackText(_ fields: KeyValuePairs<String, String> = [:]) -> String {
    objectText([("property", "\"scale\""), ("keyTimes", "[0,0.5,1]"), ("values", "[1,2,1]")], fields)
}

private func objectText(_ base: [(String, String)], _ changes: KeyValuePairs<String, String>) -> String {
    var members = base
    for (key, text) in changes {
        if let index = members.firstIndex(where: { $0.0 == key }) {
            members[index].1 = text
        } else {
            members.append((key, text))
        }
    }
    let written = members.filter { !$0.1.isEmpty }.map { "\"\($0.0)\":\($0.1)" }
    return "{" + written.joined(separator: ",") + "}"
}
