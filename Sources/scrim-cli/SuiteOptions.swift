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
