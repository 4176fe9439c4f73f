import Glibc
import Scrim
import XCTest

/// Asserts that a value looks as its references do, in a test of XCTest; each picture that does not is a failure.
///
/// The same as ``expectSnapshot(of:as:named:record:rules:fileID:filePath:function:sourceLocation:)`` but for
/// attachments, which XCTest does not have on Linux: the failure says where the pictures are.
///
/// - Parameters:
///   - value: what is drawn.
///   - strategy: how.
///   - name: tells several snapshots of one test from each other.
///   - record: which references are written; `nil` for what the environment says.
///   - rules: how far a picture may be from its reference; `nil` for what the strategy says, which for a scene is its
///     own
///     `comparison`, and else nothing. What passes by them and is not equal is told on standard error.
public func assertSnapshot<Value>(
    of value: @autoclosure () throws -> Value,
    as strategy: Snapshotting<Value>,
    named name: String? = nil,
    record: RecordMode? = nil,
    rules: ComparisonRules? = nil,
    fileID: String = #fileID,
    file: StaticString = #filePath,
    function: String = #function,
    line: UInt = #line
) {
    let test = SnapshotTest(fileID: fileID, filePath: "\(file)", function: function, line: "\(fileID):\(line)")
    let failures = test.failures(of: try value(), as: strategy, named: name, record, rules: rules) { note in
        let text = Array("\(file):\(line): warning: \(note)\n".utf8)
        _ = write(STDERR_FILENO, text, text.count)
    }
    for failure in failures {
        XCTFail(failure.message, file: file, line: line)
    }
}
