import Snapshots

/// One round through the pending frames, each of which somebody accepts, rejects or skips by a key, and may take the
/// last choice back.
///
/// What is decided is done at once, so that nothing is lost however the round ends.
struct ReviewSession {
    let suite: SnapshotSuite
    let console: Console
    let pictures: TerminalPictures
    /// The next key; `nil` where none will come.
    let key: () throws -> Character?
    /// Drops the keys that were pressed before a question is there: they cannot be meant for it.
    let dropKeys: () -> Void

    /// True where ^C ended the round.
    private(set) var isInterrupted = false
    private(set) var accepted = 0
    private(set) var rejected = 0
    /// Bytes of the files that are kept so that a choice can be taken back.
    private let mostKept: Int
    /// What the last choice was about, as it was before; `nil` where there is none, or it was taken back.
    private var last: Moment?

    /// A round before a choice.
    private struct Moment {
        let rest: ArraySlice<String>
        let accepted: Int
        let rejected: Int
        /// `nil` where they have too many bytes to be kept.
        let frames: [SnapshotSuite.KeptFrame]?
    }

    init(
        _ suite: SnapshotSuite,
        on console: Console,
        pictures: TerminalPictures,
        mostKept: Int = 64 << 20,
        key: @escaping () throws -> Character?,
        dropKeys: @escaping () -> Void = {}
    ) {
        self.suite = suite
        self.console = console
        self.pictures = pictures
        self.mostKept = mostKept
        self.key = key
        self.dropKeys = dropKeys
    }

    private enum Choice: Character {
        case accept = "a"
        case reject = "r"
        case skip = "s"
        case acceptAlike = "A"
        case rejectAlike = "R"
        case undo = "u"
        case quit = "q"
    }

    private static let question =
        "a accept   r reject   s skip   A accept all like this   R reject all like this   "
        + "u undo   q quit"

    /// Asks about the frames of these names, until all are decided or somebody quits.
    mutating func run(_ names: [String]) throws {
        var rest = names[...]
        while let name = rest.first {
            let change = try suite.change(name)
            try show(change, number: names.count - rest.count + 1, of: names.count)
            guard let choice = try choice(), choice != .quit else { return }
            guard choice != .undo else {
                rest = try undo() ?? rest
                continue
            }
            let one = SnapshotSuite.Acceptance(name: name, pixels: change.pixels, reference: change.reference)
            let isAlike = choice == .acceptAlike || choice == .rejectAlike
            let frames = try isAlike ? alike(change, among: rest) : [one]
            let kept = choice == .skip ? [] : suite.kept(frames.map(\.name), limit: mostKept)
            last = Moment(rest: rest, accepted: accepted, rejected: rejected, frames: kept)
            switch choice {
            case .accept, .acceptAlike: try accept(frames)
            case .reject, .rejectAlike: try reject(frames)
            case .skip, .undo, .quit: break
            }
            if kept == nil { try sayFinal() }
            let decided = Set(frames.map(\.name))
            rest = rest.filter { !decided.contains($0) }[...]
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
        try ask()
    }

    /// Shows the keys; only what is pressed from now on counts.
    private func ask() throws {
        dropKeys()
        try console.line(Self.question)
    }

    /// The first key that means something; `nil` where no more come.
    private mutating func choice() throws -> Choice? {
        while let key = try key() {
            if let choice = Choice(rawValue: key) { return choice }
            // ^C and ^D, which the terminal hands through.
            if key == "\u{3}" { isInterrupted = true }
            if key == "\u{3}" || key == "\u{4}" { return .quit }
            try ask()
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
            return other.kind == kind ? .init(name: name, pixels: other.pixels, reference: other.reference) : nil
        }
    }

    /// Takes the last choice back; the frames that are left then, or `nil` where there is nothing to take back.
    private mutating func undo() throws -> ArraySlice<String>? {
        guard let moment = last else {
            try console.line("there is nothing to undo")
            return nil
        }
        guard let frames = moment.frames else {
            try sayFinal()
            return nil
        }
        try suite.putBack(frames)
        (accepted, rejected, last) = (moment.accepted, moment.rejected, nil)
        try console.line("undone")
        return moment.rest
    }

    private func sayFinal() throws {
        try console.line("the last choice cannot be undone: its files have more than \(mostKept) bytes")
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
