import FoundationEssentials
import StrictJSON
import Testing

@testable import Snapshots

/// Tools/report.schema.json against the reports that are written.
struct ReportSchemaTests {
    private static func schema() throws -> JSONValue {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = tests.deletingLastPathComponent().appending(path: "Tools/report.schema.json")
        return try JSONValue(parsing: Data(contentsOf: file))
    }

    @Test("Every report is of the schema's form")
    func valid() throws {
        let schema = try Self.schema()
        for report in [RunReportTests.report, ReportFormsTests.report, RunReport(results: [])] {
            #expect(Validator(schema).faults(report.json(in: "/tree/out")) == [])
        }
    }

    @Test("The schema allows no key and no type beside those that are written")
    func strict() throws {
        let text = RunReportTests.report.json(in: "/tree/out").text
        let schema = try Self.schema()
        let edits = [
            (#""scrimReport": 1"#, #""scrimReport": 2"#), (#""strict": true"#, #""strict": 1"#),
            (#""frame": "b/two""#, #""frames": "b/two""#), (#""index": 2"#, #""index": 0"#),
            (#""device": "iPhone 13""#, #""device": 13"#), (#""filtered": true"#, #""filter": true"#),
        ]
        for (old, new) in edits {
            let edited = text.replacing(old, with: new)
            #expect(edited != text)
            #expect(try Validator(schema).faults(JSONValue(parsing: edited)) != [], "\(new)")
        }
    }
}

/// The words of JSON Schema that the file uses.
private struct Validator {
    let root: JSONValue

    init(_ root: JSONValue) { self.root = root }

    func faults(_ value: JSONValue) -> [String] { faults(value, root, "") }

    private func faults(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
        var schema = schema
        if case .string(let reference)? = schema["$ref"] {
            schema = reference.split(separator: "/").dropFirst().reduce(root) { $0[String($1)] ?? .null }
        }
        if let constant = schema["const"] { return constant == value ? [] : ["\(path): \(value.text)"] }
        guard case .string(let type)? = schema["type"] else { return [] }
        switch (type, value) {
        case ("string", .string), ("boolean", .bool): return []
        case ("integer", .number(let number)):
            guard number == number.rounded() else { return ["\(path): no integer"] }
            if case .number(let minimum)? = schema["minimum"], number < minimum { return ["\(path): too small"] }
            return []
        case ("array", .array(let items)):
            let item = schema["items"] ?? .object([])
            return items.enumerated().flatMap { faults($1, item, "\(path)[\($0)]") }
        case ("object", .object(let members)):
            let keys = members.map(\.key)
            var found: [String] = []
            if case .array(let required)? = schema["required"] {
                found += required.filter { !keys.map(JSONValue.string).contains($0) }.map { "\(path): no \($0.text)" }
            }
            for member in members {
                let place = "\(path).\(member.key)"
                if let property = schema["properties"]?[member.key] {
                    found += faults(member.value, property, place)
                } else if let others = schema["additionalProperties"] {
                    found += others == .bool(false) ? ["\(place): unknown"] : faults(member.value, others, place)
                }
            }
            return found
        default: return ["\(path): \(value.kind) in place of \(type)"]
        }
    }
}

extension JSONValue {
    fileprivate subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }
}
