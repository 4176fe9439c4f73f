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

    /// Compares pictures with their references; the failures, in the order of the pictures.
    func failures<Value>(
        named: String?,
        _ record: RecordMode?,
        _ pictures: () throws -> [Snapshotting<Value>.Picture]
    ) -> [Failure] {
        do {
            let place = try SnapshotPlace(
                fileID: fileID,
                filePath: filePath,
                function: function,
                folder: folder
            )
            let test = PictureTest(
                folder: "\(place.package)/Snapshots/Tests",
                differences: "\(place.package)/.build/scrim-test/Tests",
                mode: try mode(record)
            )
            let pictures = try pictures()
            guard !pictures.isEmpty else { return [Failure(message: "the strategy made no picture to compare")] }
            return try pictures.compactMap { picture in
                try failure(of: picture.image, place.name(of: picture.name, named: named), test)
            }
        } catch {
            return [Failure(message: "\(error)")]
        }
    }

    private func failure(of image: PNGImage, _ name: String, _ test: PictureTest) throws -> Failure? {
        if let fault = drawn.claim(name, line: line, digest: image.pixelDigest) { return Failure(message: fault) }
        let result = try test.result(of: image, name: name)
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

    /// Which references are written: what the call says, or the environment; none on a CI machine.
    private func mode(_ given: RecordMode?) throws(RecordingError) -> RecordMode {
        var mode = RecordMode.auto
        if let word = environment[RecordMode.variable] {
            guard let known = RecordMode(rawValue: word) else { throw .unknownMode(word) }
            mode = known
        }
        mode = given ?? mode
        if mode.writes, let variable = RecordMode.machine(environment) { throw .onCI(mode, variable: variable) }
        return mode
    }
}

/// Why no snapshot can be recorded as it was asked for.
enum RecordingError: Error, Equatable, CustomStringConvertible {
    /// The environment names a mode that there is not.
    case unknownMode(String)
    /// References are not written on a CI machine, which a variable of the environment shows it to be.
    case onCI(RecordMode, variable: String)

    var description: String {
        switch self {
        case .unknownMode(let word):
            "\(RecordMode.variable)=\(word) is no mode; give "
                + RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
        case .onCI(let mode, let variable):
            "the mode \(mode.rawValue) writes references, which never happens on CI (\(variable) is set); record them on "
                + "your own machine and commit them"
        }
    }
}
