/// A line on the terminal that tells how far a long command has come, and goes away again.
///
/// It is shown for four frames or more, and only where standard error is a terminal.
struct Progress {
    let total: Int
    let console: Console

    private var isShown: Bool { console.showsProgress && total >= 4 }

    func show(_ index: Int, _ name: String) {
        guard isShown else { return }
        console.writeError("\r\u{1B}[K\(index + 1) of \(total)  \(name)")
    }

    func clear() {
        guard isShown else { return }
        console.writeError("\r\u{1B}[K")
    }
}
