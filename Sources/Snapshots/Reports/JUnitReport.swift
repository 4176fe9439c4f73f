import Markup

/// A report as JUnit's XML, which most CI engines show: a suite a scene, a case a frame.
///
/// A frame that differs, is blank or has no reference is a `failure`, and so is a reference without a frame; what could
/// not be drawn or read is an `error`, and so is a run that was stopped.
public struct JUnitReport: Sendable {
    public let text: String

    public init(_ report: RunReport) {
        let stopped = report.scope.isInterrupted
        var groups: [(name: String, results: [RunReport.Entry])] = []
        var places: [String: Int] = [:]
        for result in report.results {
            if let place = places[result.group] {
                groups[place].results.append(result)
            } else {
                places[result.group] = groups.count
                groups.append((result.group, [result]))
            }
        }
        var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        xml += "<testsuites name=\"scrim test\"\(Self.counts(report.results, stopped: stopped))>\n"
        for group in groups {
            xml += "  <testsuite\(Self.attribute("name", group.name))\(Self.counts(group.results)) skipped=\"0\">\n"
            xml += "    <properties><property name=\"scrim\"\(Self.attribute("value", report.version))/></properties>\n"
            for result in group.results { xml += Self.testCase(result) }
            xml += "  </testsuite>\n"
        }
        if stopped {
            xml += "  <testsuite name=\"scrim test\"\(Self.counts([], stopped: true)) skipped=\"0\">\n"
            xml += "    <testcase name=\"the whole run\" classname=\"scrim test\">\n"
            let message = Self.attribute("message", "the run was stopped, and frames are missing")
            xml += "      <error type=\"interrupted\"\(message)></error>\n"
            xml += "    </testcase>\n  </testsuite>\n"
        }
        text = xml + "</testsuites>\n"
    }

    private static func testCase(_ result: RunReport.Entry) -> String {
        var xml = "    <testcase\(attribute("name", result.name))\(attribute("classname", result.group))"
        if let scene = result.scene { xml += attribute("file", scene) }
        guard !result.passed || result.warning != nil else { return xml + "/>\n" }
        xml += ">\n"
        if !result.passed {
            let element = result.isError ? "error" : "failure"
            xml += "      <\(element)\(attribute("type", result.verdict))\(attribute("message", result.sentence))>"
            xml += MarkupText.text(result.details) + "</\(element)>\n"
            if let path = result.pictures.difference ?? result.pictures.actual {
                // GitLab and Jenkins show the picture for it.
                xml += "      <system-out>[[ATTACHMENT|\(MarkupText.text(path))]]</system-out>\n"
            }
        }
        if let warning = result.warning { xml += "      <system-err>\(MarkupText.text(warning))</system-err>\n" }
        return xml + "    </testcase>\n"
    }

    private static func counts(_ results: [RunReport.Entry], stopped: Bool = false) -> String {
        let failed = results.filter { !$0.passed }
        let errors = failed.count(where: \.isError)
        let run = stopped ? 1 : 0
        return " tests=\"\(results.count + run)\" failures=\"\(failed.count - errors)\" errors=\"\(errors + run)\""
    }

    private static func attribute(_ name: String, _ value: String) -> String {
        " \(name)=\"\(MarkupText.attribute(value))\""
    }
}

extension RunReport.Entry {
    /// True where there was nothing to compare: a reference that is no picture, a scene that is no scene, a lack of
    /// fonts.
    var isError: Bool {
        switch kind {
        case .unreadable, .notDrawn, .environment: true
        case .equal, .withinLimits, .recorded, .missing, .different, .sizesDiffer, .blank, .obsolete, nil: false
        }
    }

    /// The sentence, what explains it, and the pictures' paths, a line each.
    var details: String {
        ([sentence] + explanation + paths.map { "\($0.name): \($0.path)" }).joined(separator: "\n")
    }

    /// The pictures that are there, in the order to look at them.
    var paths: [(name: String, path: String)] {
        [("expected", pictures.expected), ("actual", pictures.actual), ("difference", pictures.difference)]
            .compactMap { name, path in path.map { (name, $0) } }
    }
}
