/// Which references a run writes.
public enum RecordMode: String, CaseIterable, Sendable {
    /// None; frames without a reference or with another one fail, and are kept as pending frames for a review.
    case auto
    /// Those that are missing.
    case missing
    /// Those that are missing, and those whose pixels are not equal.
    case changed
    /// All, also where only the file's bytes would change.
    case all
    /// None, and no pending frame either: pictures of differences are all that a run writes.
    case never

    /// The variable of the environment that chooses a mode where no option does.
    public static let variable = "SCRIM_RECORD"

    /// The mode that is given, else that of the environment, where an empty word is none; both are held to be right,
    /// so that a wrong word is never passed over.
    ///
    /// - Throws: ``StoreError/unknownMode(_:)`` for a word that is none, and ``StoreError/onCI(variable:)`` for a mode
    ///   that writes references on a CI machine.
    public init(given: RecordMode?, environment: [String: String]) throws(StoreError) {
        var mode = RecordMode.auto
        if let word = environment[Self.variable], !word.isEmpty {
            guard let known = RecordMode(rawValue: word) else { throw .unknownMode(word) }
            mode = known
        }
        mode = given ?? mode
        if mode.writes, let variable = Self.machine(environment) { throw .onCI(variable: variable) }
        self = mode
    }

    /// True for a mode that writes references.
    public var writes: Bool { self == .missing || self == .changed || self == .all }

    /// The variables that CI machines set; Tools/lib/no-ci.sh unsets the same.
    static let machineVariables = [
        "CI", "CONTINUOUS_INTEGRATION", "GITHUB_ACTIONS", "GITLAB_CI", "CIRCLECI", "BUILDKITE", "TF_BUILD",
        "JENKINS_URL", "TEAMCITY_VERSION", "TRAVIS", "APPVEYOR", "BITBUCKET_BUILD_NUMBER", "CODEBUILD_BUILD_ID",
        "DRONE",
    ]

    /// The variable that says that the run is on a CI machine, where nothing is recorded; `nil` elsewhere.
    public static func machine(_ environment: [String: String]) -> String? {
        machineVariables.first { word in
            guard let value = environment[word]?.lowercased() else { return false }
            return !["", "0", "false", "no"].contains(value)
        }
    }
}
