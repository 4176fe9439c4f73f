import ImageIO
import Scenes
import Snapshots

/// The options of the commands about the scenes of a folder and their references.
enum SuiteOptions {
    static let snapshots = Option.path(
        "snapshots",
        "DIR",
        "the folder that holds Scenes and References; Snapshots unless given"
    )
    static let differences = Option.path(
        "differences",
        "DIR",
        "the folder for frames that failed, and pictures of what differs; .build/scrim-test unless given"
    )

    static func suite(_ arguments: Arguments) -> SnapshotSuite {
        SnapshotSuite(
            folder: arguments.value(snapshots) ?? "Snapshots",
            differences: arguments.value(differences) ?? ".build/scrim-test"
        )
    }

    /// Throws where an output would lie among the scenes or the references, also through links.
    static func requireOutside(_ path: String, of option: Option, _ suite: SnapshotSuite) throws(UsageError) {
        for folder in ["\(suite.folder)/Scenes", suite.references] where Folder.isInside(path, folder) {
            throw .outputAmongSnapshots(option: option.name, path: path, folder: folder)
        }
    }

    /// Throws on a CI machine, where references are not changed.
    static func requireOwnMachine(_ console: Console) throws(StoreError) {
        if let variable = RecordMode.machine(console.environment) { throw .onCI(variable: variable) }
    }

    /// The names of pending frames that patterns fit, each once; a pattern that none fits is an error.
    static func pending(_ patterns: [String], _ suite: SnapshotSuite) throws -> [String] {
        let names = try suite.pending.names()
        for pattern in patterns where !names.contains(where: { NameFilter([pattern]).takes($0) }) {
            // The store knows what to say of a name without a pending frame.
            _ = try suite.pending.frame(pattern)
        }
        return names.filter { NameFilter(patterns).takes($0) }
    }
}
