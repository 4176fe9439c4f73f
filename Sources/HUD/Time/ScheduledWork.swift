/// Work that waits for its time and can be called off.
public final class ScheduledWork {
    private var work: (() -> Void)?
    private let onCancel: (() -> Void)?

    /// - Parameter onCancel: called when the work is called off while it waits.
    public init(_ work: @escaping () -> Void, onCancel: (() -> Void)? = nil) {
        self.work = work
        self.onCancel = onCancel
    }

    /// True until the work is done or called off.
    public var isPending: Bool { work != nil }

    /// Calls the work off and releases what it holds.
    public func cancel() {
        guard isPending else { return }
        work = nil
        onCancel?()
    }

    /// Does the work if it is pending; what a scheduler calls when the time has come.
    public func perform() {
        let work = work
        self.work = nil
        work?()
    }
}
