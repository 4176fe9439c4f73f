import Glibc
import ImageIO
import Synchronization

/// The wish to stop that comes as SIGINT (^C) or SIGTERM.
///
/// Until a command writes files, a signal ends the process at once, also where it waits for an input. Then a first
/// signal is only noted; commands ask between two frames, so that a file in the making is finished or never appears,
/// and no temporary file stays. A second one ends the process at once, as it would without this.
enum Interruption {
    private static let pending = Atomic<Int32>(0)
    private static let isHeld = Atomic<Bool>(false)

    /// Takes the two signals from now on; they end the process until ``hold()``.
    static func observe() {
        pending.store(0, ordering: .relaxed)
        OutputStop.isAsked.store(false, ordering: .relaxed)
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { signal in
            if Interruption.isHeld.load(ordering: .relaxed) {
                Interruption.pending.store(signal, ordering: .relaxed)
                OutputStop.isAsked.store(true, ordering: .relaxed)
            } else {
                // The default action is in place again, and takes this one as soon as the handler returns.
                raise(signal)
            }
        }
        action.sa_flags = SA_RESTART | Int32(bitPattern: SA_RESETHAND)
        sigaction(SIGINT, &action, nil)
        sigaction(SIGTERM, &action, nil)
    }

    /// Holds signals back from now on: files are being written.
    static func hold() { isHeld.store(true, ordering: .relaxed) }

    /// What a command that runs until a signal comes ends with; `nil` until then.
    static var code: ExitCode? {
        switch pending.load(ordering: .relaxed) {
        case 0: nil
        case SIGTERM: .terminated
        default: .interrupted
        }
    }

    /// Throws when a signal has come.
    static func check() throws(Failure) {
        guard let code else { return }
        throw Failure(code, "\(word(code)); what was written is complete")
    }

    /// The end of a command that a signal kept from writing an output to its end; `nil` for another fault.
    static func failure(_ error: FileWriteError) -> Failure? {
        guard error.code == EINTR, let code else { return nil }
        return Failure(code, "\(word(code)) while \(error.file) waited for its reader")
    }

    private static func word(_ code: ExitCode) -> String { code == .terminated ? "stopped" : "interrupted" }
}
