import FoundationEssentials
import Scrim
import Testing

/// Expects that a value looks as its references do; each picture that does not is an issue of the running test.
///
/// The issue says what differs and where the pictures are; the reference, the picture as it was drawn and their
/// difference are attached, so that `swift test --attachments-path FOLDER` keeps them. Without a reference the picture
/// is kept beside the build, and nothing is written where the references are unless `record` or `SCRIM_RECORD` says so.
///
/// - Parameters:
///   - value: what is drawn.
///   - strategy: how.
///   - name: tells several snapshots of one test from each other. It is a part of the file's name, `TEST.NAME.png`, with
///     each capital as a small letter behind a tilde and all but letters, digits, hyphens, underscores and points in
///     base 16 behind a percent sign.
///   - record: which references are written; `nil` for what the environment says.
///   - rules: how far a picture may be from its reference; `nil` for what the strategy says, which for a scene is its
///     own `comparison`, and else nothing. What passes by them and is not equal is a warning of the running test.
public func expectSnapshot<Value>(
    of value: @autoclosure () throws -> Value,
    as strategy: Snapshotting<Value>,
    named name: String? = nil,
    record: RecordMode? = nil,
    rules: ComparisonRules? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    function: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let line = "\(fileID):\(sourceLocation.line)"
    let test = SnapshotTest(fileID: fileID, filePath: filePath, function: function, line: line)
    let failures = test.failures(of: try value(), as: strategy, named: name, record, rules: rules) { note in
        Issue.record(Comment(rawValue: note), severity: .warning, sourceLocation: sourceLocation)
    }
    for failure in failures {
        for attachment in failure.attachments {
            Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: sourceLocation)
        }
        Issue.record(Comment(rawValue: failure.message), sourceLocation: sourceLocation)
    }
}
