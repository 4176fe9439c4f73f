import Snapshots

/// One round through the pending frames, each of which somebody accepts, rejects or skips by a key.
///
/// What is decided is done at once, so that nothing is lost however the round ends.
struct ReviewSession {
    let suite: SnapshotSuite
    let console: Console
    let pictures: TerminalPictures
    /// The next key; `nil` where none will come.
    let key: () throws -> Character?

    private(set) var accepted = 0
    private(set) var rejected = 0

    init(
        _ suite: SnapshotSuite,
        on console: Console,
        pictures: TerminalPictures,
        key: @escaping () throws -> Character?
    ) {
        self.suite = suite
        self.console = console
        self.pictures = pictures
        self.key = key
    }

    private enum Choice: Character {
        case accept = "a"
        case reject = "r"
        case skip = "s"
        case acceptAlike = "A"
        case rejectAlike = "R"
        case quit = "q"
    }

    private static let question =
        "a accept   r reject   s skip   A accept all like this   R reject all like this   q quit"

    /// Asks about the frames of these names, until all are decided or somebody quits.
    mutating func run(_ names: [String]) throws {
        var rest = names[...]
        while let name = rest.first {
            let change = try suite.change(name)
            try show(change, number: names.count - rest.count + 1, of: names.count)
            switch try choice() {
            case .accept: try accept([change])
            case .reject: try reject([change])
            case .skip: break
            case .acceptAlike:
                let alike = try alike(change, among: rest)
                try accept(alike)
                rest = rest.filter { name in !alike.contains { $0.name == name } }[...]
                continue
            case .rejectAlike:
                let alike = try alike(change, among: rest)
                try reject(alike)
                rest = rest.filter { name in !alike.contains { $0.name == name } }[...]
                continue
            case .quit, nil: return
            }
            rest = rest.dropFirst()
        }
    }

    private func show(_ change: SnapshotSuite.PendingChange, number: Int, of count: Int) throws {
        try console.line("")
        try console.line("\(number) of \(count)  \(change.name)".oneLine)
        try console.line(change.sentence.oneLine)
        for sentence in change.analysis?.sentences.dropFirst() ?? [] { try console.line(sentence.oneLine) }
        if let text = try pictures.text(change) {
            try console.line(change.expected == nil ? "the frame" : "the reference, the frame, where they differ")
            try console.line(text)
        }
        for path in [change.files.expected, change.files.actual, change.files.difference] {
            if let path { try console.line("    \(path)".oneLine) }
        }
        try console.line(Self.question)
    }

    /// The first key that means something; `nil` where no more come.
    private func choice() throws -> Choice? {
        while let key = try key() {
            if let choice = Choice(rawValue: key) { return choice }
            // ^C and ^D, which the terminal hands through.
            if key == "\u{3}" || key == "\u{4}" { return .quit }
            try console.line(Self.question)
        }
        return nil
    }

    /// The frames of the rest that are changed in the same way, the one on show first.
    private func alike(
        _ change: SnapshotSuite.PendingChange,
        among rest: ArraySlice<String>
    ) throws -> [SnapshotSuite.Acceptance] {
        let kind = change.kind
        return try rest.compactMap { name in
            let other = name == change.name ? change : try suite.change(name)
            return other.kind == kind ? .init(name: name, pixels: other.pixels) : nil
        }
    }

    private mutating func accept(_ changes: [SnapshotSuite.PendingChange]) throws {
        try accept(changes.map { .init(name: $0.name, pixels: $0.pixels) })
    }

    private mutating func reject(_ changes: [SnapshotSuite.PendingChange]) throws {
        try reject(changes.map { .init(name: $0.name, pixels: $0.pixels) })
    }

    private mutating func accept(_ frames: [SnapshotSuite.Acceptance]) throws {
        try suite.accept(frames) { try console.line("accepted  \($0)".oneLine) }
        accepted += frames.count
    }

    private mutating func reject(_ frames: [SnapshotSuite.Acceptance]) throws {
        for frame in frames {
            try suite.reject(frame)
            try console.line("rejected  \(frame.name)".oneLine)
        }
        rejected += frames.count
    }
}
