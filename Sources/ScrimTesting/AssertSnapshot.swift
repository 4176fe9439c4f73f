import Scrim
import XCTest

/// Asserts that a value looks as its references do, in a test of XCTest; each picture that does not is a failure.
///
/// The same as ``expectSnapshot(of:as:named:record:fileID:filePath:function:sourceLocation:)`` but for attachments, which
/// XCTest does not have on Linux: the failure says where the pictures are.
///
/// - Parameters:
///   - value: what is drawn.
///   - strategy: how.
///   - name: tells several snapshots of one test from each other.
///   - record: which references are written; `nil` for what the environment says.
public func assertSnapshot<Value>(
    of value: @autoclosure () throws -> Value,
    as strategy: Snapshotting<Value>,
    named name: String? = nil,
    record: RecordMode? = nil,
    fileID: String = #fileID,
    file: StaticString = #filePath,
    function: String = #function,
    line: UInt = #line
) {
    let test = SnapshotTest(fileID: fileID, filePath: "\(file)", function: function, line: "\(fileID):\(line)")
    let failures = test.failures(of: try value(), as: strategy, named: name, record)
    for failure in failures {
        XCTFail(failure.message, file: file, line: line)
    }
}
