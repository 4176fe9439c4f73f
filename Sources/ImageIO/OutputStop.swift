import Synchronization

/// The wish to wait no longer for whoever reads an output.
///
/// A signal alone does not end such a wait: it may come to another thread, or just before the wait begins.
package enum OutputStop {
    /// Set by whoever takes the signals.
    package static let isAsked = Atomic<Bool>(false)
}
