import FoundationEssentials
import Scrim

/// One call of an expectation: where it stands, and what it finds.
struct SnapshotTest {
    let fileID: String
    let filePath: String
    let function: String
    /// The module, the file and the line.
    let line: String
    var environment = ProcessInfo.processInfo.environment
    var folder = FileManager.default.currentDirectoryPath
    var drawn = DrawnNames.shared

    /// What is wrong with one picture.
    struct Failure: Equatable {
        var message: String
        var attachments: [Attachment] = []

        struct Attachment: Equatable {
            let name: String
            let bytes: [UInt8]
        }
    }

    /// Compares the pictures of a value with their references; the failures, in the order of the pictures.
    ///
    /// - Parameters:
    ///   - rules: `nil` for each picture's own.
    ///   - note: takes what is to be told of a picture that passes and is not equal.
    func failures<Value>(
        of value: @autoclosure () throws -> Value,
        as strategy: Snapshotting<Value>,
        named: String?,
        _ record: RecordMode?,
        rules: ComparisonRules? = nil,
        note: (String) -> Void = { _ in }
    ) -> [Failure] {
        do {
            let place = try SnapshotPlace(
                fileID: fileID,
                filePath: filePath,
                function: function,
                folder: folder
            )
            let test = try PictureTest(
                folder: "\(place.package)/Snapshots/Tests",
                differences: "\(place.package)/.build/scrim-test/Tests",
                mode: RecordMode(given: record, environment: environment)
            )
            let pictures = try strategy.pictures(try value())
            guard !pictures.isEmpty else { return [Failure(message: "the strategy made no picture to compare")] }
            return try pictures.compactMap { picture in
                var picture = picture
                picture.rules = rules ?? picture.rules
                let name = place.name(of: picture.name, named: named)
                return try failure(of: picture, name, test, strategy.expectsBlank, note)
            }
        } catch {
            return [Failure(message: "\(error)")]
        }
    }

    private func failure<Value>(
        of picture: Snapshotting<Value>.Picture,
        _ name: String,
        _ test: PictureTest,
        _ expectsBlank: Bool,
        _ note: (String) -> Void
    ) throws -> Failure? {
        if let fault = drawn.claim(name, line: line, digest: picture.image.pixelDigest) {
            return Failure(message: fault)
        }
        let result = try test.result(
            of: picture.image,
            name: name,
            rules: picture.rules,
            expectsBlank: expectsBlank
        )
        if let warning = result.warning { note("\(name): \(warning)") }
        guard !result.verdict.isPass else { return nil }
        return Failure(message: message(result, test), attachments: attachments(result))
    }

    private func message(_ result: SnapshotResult, _ test: PictureTest) -> String {
        let remedy =
            result.files?.actual == nil
            ? ""
            : ". If it is as it should be: scrim accept --snapshots \(test.folder) --differences \(test.differences) "
                + result.name
        if case .missing(let path, let picture) = result.verdict {
            return "\(result.name): there is no reference \(path)" + (picture.map { "; look at \($0)" } ?? "") + remedy
        }
        return "\(result.name): \(result.sentence)\(remedy)"
    }

    /// The pictures of a failure, each by the name of the snapshot and its own part in it.
    private func attachments(_ result: SnapshotResult) -> [Failure.Attachment] {
        let files = [
            ("expected", result.files?.expected), ("actual", result.files?.actual),
            ("difference", result.files?.difference),
        ]
        let name = result.name.split(separator: "/").joined(separator: ".")
        return files.compactMap { part, path in
            guard let path, let bytes = try? FileReader.read(path, limit: DecodingLimits.standard.maximumFileBytes)
            else { return nil }
            return Failure.Attachment(name: "\(name).\(part).png", bytes: bytes)
        }
    }
}
