import Glibc
import Synchronization

/// The wish to stop that comes as SIGINT (^C) or SIGTERM.
///
/// A first signal is only noted; commands ask between two frames, so that a file in the making is finished or never
/// appears, and no temporary file stays. A second one ends the process at once, as it would without this.
enum Interruption {
    private static let pending = Atomic<Int32>(0)

    /// Notes the two signals from now on.
    static func observe() {
        pending.store(0, ordering: .relaxed)
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { Interruption.pending.store($0, ordering: .relaxed) }
        action.sa_flags = SA_RESTART | Int32(bitPattern: SA_RESETHAND)
        sigaction(SIGINT, &action, nil)
        sigaction(SIGTERM, &action, nil)
    }

    /// Throws when a signal has come.
    static func check() throws(Failure) {
        switch pending.load(ordering: .relaxed) {
        case 0: return
        case SIGTERM: throw Failure(.terminated, "stopped; what was written is complete")
        default: throw Failure(.interrupted, "interrupted; what was written is complete")
        }
    }
}
