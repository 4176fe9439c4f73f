import FoundationEssentials

/// The most resident memory of the process since a moment, as Linux counts it.
struct PeakMemory {
    private let isReset: Bool

    /// Counts from now on.
    init() {
        // 5 sets the high-water mark back to what is resident now.
        isReset = (try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))) != nil
    }

    /// The mark in bytes, or `nil` where the system has none that can be set back.
    var bytes: Int? {
        guard isReset, let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
            return nil
        }
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(separator: " ").dropLast().last.flatMap { Int($0) }.map { $0 * 1024 }
    }
}
