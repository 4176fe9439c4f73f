import FoundationEssentials
import ScrimTestSupport
import StrictJSON
import Testing

@testable import Snapshots

/// A report in the forms that other programs read; names are as bad as a file system lets them be.
struct ReportFormsTests {
    static let hostile = "a/<b> \"&' | `x` # \\ % \u{1B}[31m\u{0}\n\u{FFFF}ж 👩‍🚀"

    static let report = RunReport(
        results: [
            RunReport.Entry(name: "ok/1", passed: true, verdict: "equal", scene: "Scenes/ok.json"),
            RunReport.Entry(name: "ok/2", passed: true, verdict: "equal", warning: "a <box>", scene: "Scenes/ok.json"),
            RunReport.Entry(
                name: hostile,
                passed: false,
                verdict: "different",
                sentence: "one: 1%, two\nlines <&>",
                scene: "Scenes/a:b,c.json",
                pictures: .init(expected: "r.png", actual: "n.png", difference: "d.png")
            ),
            RunReport.Entry(name: "broken.json", passed: false, verdict: "not-drawn", sentence: "no scene"),
        ]
    )

    @Test("JUnit counts failures and errors apart, groups by scene, and is XML whatever the names are")
    func junit() throws {
        let xml = JUnitReport(Self.report).text
        #expect(xml.contains(#"<testsuites name="scrim test" tests="4" failures="1" errors="1">"#))
        #expect(xml.contains(#"<testsuite name="Scenes/ok.json" tests="2" failures="0" errors="0" skipped="0">"#))
        #expect(xml.contains("<system-out>[[ATTACHMENT|d.png]]</system-out>"))
        #expect(xml.contains(#"<error type="not-drawn" message="no scene">"#))
        #expect(xml.contains("a/&lt;b&gt; &quot;&amp;' | `x` # \\ % \u{FFFD}[31m\u{FFFD}&#10;\u{FFFD}ж 👩‍🚀"))
        #expect(xml.contains("message=\"one: 1%, two&#10;lines &lt;&amp;&gt;\""))
        for scalar in xml.unicodeScalars where scalar != "\n" {
            #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && scalar.value != 0xFFFF)
        }
        #expect(try elements(of: xml) == 0)
    }

    @Test("In JUnit a verdict is an error where there was nothing to compare, whatever pictures are there")
    func junitErrors() {
        let errors: Set<SnapshotVerdict.Kind> = [.unreadable, .notDrawn, .environment]
        for kind in SnapshotVerdict.Kind.allCases {
            for picture in ["n.png", nil] {
                let entry = RunReport.Entry(
                    name: "a/1",
                    passed: false,
                    verdict: kind.rawValue,
                    pictures: .init(actual: picture)
                )
                let xml = JUnitReport(RunReport(results: [entry])).text
                #expect(xml.contains("<error type=\"\(kind.rawValue)\"") == errors.contains(kind))
                #expect(xml.contains("<failure type=\"\(kind.rawValue)\"") != errors.contains(kind))
            }
        }
    }

    /// How many elements of an XML text are still open at its end; a stack as a reader has it.
    private func elements(of xml: String) throws -> Int {
        var open: [Substring] = []
        var rest = xml.dropFirst("<?xml version=\"1.0\" encoding=\"UTF-8\"?>".count)
        while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
            let tag = rest[rest.index(after: start)..<end]
            let name = tag.prefix { $0 != " " && $0 != "/" }
            if tag.hasPrefix("/") {
                #expect(open.popLast() == tag.dropFirst())
            } else if !tag.hasSuffix("/") {
                open.append(name)
            }
            rest = rest[rest.index(after: end)...]
        }
        return open.count
    }

    @Test("TAP has a line a frame, and a name cannot add one or a directive")
    func tap() {
        let lines = TAPReport(Self.report).text.split(separator: "\n")
        #expect(lines[0] == "TAP version 14" && lines[1] == "1..4")
        #expect(lines.filter { $0.hasPrefix("ok ") }.map(String.init) == ["ok 3 - ok/1", "ok 4 - ok/2"])
        let failures = lines.filter { $0.hasPrefix("not ok ") }
        #expect(failures.count == 2 && failures[0].contains("\\# \\\\ %"))
        #expect(lines.contains("# a <box>"))
        #expect(lines.contains(#"  message: "one: 1%, two lines <&>""#))
    }

    @Test("GitHub's annotations are a line each, escaped, and ten at most; the summary is one table")
    func gitHub() {
        let report = GitHubReport(Self.report)
        let lines = report.annotations.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("::error file=Scenes/a%3Ab%2Cc.json,title=a/<b> "))
        #expect(lines[0].hasSuffix("::one: 1%25, two%0Alines <&>"))
        #expect(lines[1] == "::error title=broken.json%3A not-drawn::no scene")
        #expect(report.summary.hasPrefix("### Scrim: 2 of 4 frames failed\n"))
        let row = report.summary.split(separator: "\n").first { $0.contains("&lt;b&gt;") } ?? ""
        #expect(row.contains(#"\|"#) && row.contains("&lt;b&gt;") && row.contains(#"\`x\`"#))

        let many = RunReport(results: (0..<40).map { .init(name: "f\($0)", passed: false, verdict: "different") })
        let annotations = GitHubReport(many).annotations.split(separator: "\n")
        #expect(annotations.count == 10 && annotations[9].hasSuffix("::31 more frames failed"))
        #expect(GitHubReport(RunReport(results: [])).annotations.isEmpty)
    }

    @Test("An accept list is read back, and a frame twice or a digest that is none is refused")
    func acceptList() throws {
        let digest = String(repeating: "0f", count: 16)
        let list = AcceptList(
            accepted: [.init(frame: "a/b", picture: digest)],
            rejected: [.init(frame: "c", picture: digest)]
        )
        #expect(try AcceptList(json: list.json) == list)
        let whole = AcceptList(
            accepted: list.accepted.map { .init(frame: $0.frame, picture: $0.picture, reference: $0.picture) },
            rejected: list.rejected.map { .init(frame: $0.frame, picture: $0.picture, reference: "none") }
        )
        #expect(try AcceptList(json: whole.json) == whole)
        let wrong = [
            #"{"scrim": 1, "accept": [{"frame": "a", "picture": "0f"}]}"#,
            #"{"scrim": 2}"#, #"{"scrim": 1, "accepted": []}"#, #"{"scrim": 1, "accept": ["a"]}"#,
            """
            {"scrim": 1, "accept": [{"frame": "a", "picture": "\(digest)"}],
            "reject": [{"frame": "a", "picture": "\(digest)"}]}
            """,
        ]
        for text in wrong {
            #expect(throws: JSONError.self, "\(text)") { try AcceptList(json: JSONValue(parsing: text)) }
        }
    }
}
