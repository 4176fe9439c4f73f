import StrictJSON

extension RunReport {
    /// One frame of a report: a ``SnapshotResult`` in words, which a file can hold and another version can read.
    public struct Entry: Equatable, Sendable {
        /// The frame's name, or the path of a scene file that could not be read.
        public var name: String
        public var passed: Bool
        /// ``SnapshotVerdict/word``.
        public var verdict: String
        /// The facts and the remedy; empty for an equal frame.
        public var sentence: String
        /// What was found out about how it differs, the most important first.
        public var explanation: [String]
        public var warning: String?
        /// The path of the scene file.
        public var scene: String?
        /// The device, appearance and so on that tell a scene's frames apart, as words.
        public var cell: [Trait]
        /// Those that a person may want to see, as far as they are there.
        public var pictures: SnapshotFiles
        /// Figures of the comparison, as `scrim test --json` prints them.
        public var facts: [JSONValue.Member]

        /// One property in which a scene's frames differ, such as the device.
        public struct Trait: Hashable, Sendable {
            public var name: String
            public var value: String

            public init(_ name: String, _ value: String) {
                self.name = name
                self.value = value
            }
        }

        public init(
            name: String,
            passed: Bool,
            verdict: String,
            sentence: String = "",
            explanation: [String] = [],
            warning: String? = nil,
            scene: String? = nil,
            cell: [Trait] = [],
            pictures: SnapshotFiles = SnapshotFiles(),
            facts: [JSONValue.Member] = []
        ) {
            self.name = name
            self.passed = passed
            self.verdict = verdict
            self.sentence = sentence
            self.explanation = explanation
            self.warning = warning
            self.scene = scene
            self.cell = cell
            self.pictures = pictures
            self.facts = facts
        }

        /// `nil` for a word that this version does not have.
        public var kind: SnapshotVerdict.Kind? { SnapshotVerdict.Kind(rawValue: verdict) }

        /// True for a frame that is not equal, and passes.
        var isWithinLimits: Bool { kind == .withinLimits }

        /// True for a reference that no frame has.
        var isObsolete: Bool { kind == .obsolete }

        /// The beginning of the names of a scene's frames, where the scene could not be read and nobody knows them.
        var unknownFrames: String? {
            guard kind == .notDrawn, cell.isEmpty else { return nil }
            let stem = name.hasSuffix(".json") ? String(name.dropLast(5)) : name.enclosingFolder
            return "\(stem)/"
        }

        /// What groups frames: the scene file, or else the folder that a name begins with.
        var group: String {
            scene ?? name.firstIndex(of: "/").map { String(name[..<$0]) } ?? name
        }
    }
}
