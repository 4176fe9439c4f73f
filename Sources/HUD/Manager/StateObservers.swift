/// Those who are told when the state of a manager changes.
///
/// A manager of your own keeps one and calls ``send(_:from:assign:)`` at each assignment.
public final class StateObservers {
    /// What an observer hears about one assignment; a state shown again is an assignment, too.
    public struct Change {
        public let old: LoadableState
        public let new: LoadableState
    }

    private struct Observer {
        let willChange: ((Change) -> Void)?
        let didChange: ((Change) -> Void)?
    }

    private var observers: [(id: Int, observer: Observer)] = []
    private var nextID = 0

    public init() {}

    /// Adds an observer, which is told until the returned observation is cancelled or released.
    ///
    /// - Parameters:
    ///   - willChange: called once before each assignment, while the manager still has the old state.
    ///   - didChange: called once after it.
    public func add(
        willChange: ((Change) -> Void)? = nil,
        didChange: ((Change) -> Void)? = nil
    ) -> StateObservation {
        let id = nextID
        nextID += 1
        observers.append((id, Observer(willChange: willChange, didChange: didChange)))
        return StateObservation { [weak self] in
            self?.observers.removeAll { $0.id == id }
        }
    }

    /// Tells the observers that the state becomes another, assigns it, and tells them that it has.
    public func send(_ new: LoadableState, from old: LoadableState, assign: () -> Void) {
        let change = Change(old: old, new: new)
        for (_, observer) in observers {
            observer.willChange?(change)
        }
        assign()
        for (_, observer) in observers {
            observer.didChange?(change)
        }
    }
}

/// An observer's place among the others, which it keeps while this object lives.
public final class StateObservation {
    private var remove: (() -> Void)?

    init(remove: @escaping () -> Void) {
        self.remove = remove
    }

    public func cancel() {
        remove?()
        remove = nil
    }

    deinit {
        remove?()
    }
}
