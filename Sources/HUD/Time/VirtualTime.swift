/// A moment of a virtual clock: whole nanoseconds since its start.
///
/// As whole numbers, sums of times do not depend on rounding: 0.1 s after 0.2 s is 0.3 s.
struct VirtualTime: Hashable, Comparable, Sendable {
    let nanoseconds: Int64

    static let zero = VirtualTime(nanoseconds: 0)
    /// Later than any other time.
    static let never = VirtualTime(nanoseconds: .max)

    /// The last second that a clock counts to, some thirty years after its start; what is later never comes.
    static let lastSecond = 1e9

    private init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    /// The time to the nearest nanosecond; ``zero`` for a negative number or NaN.
    init(seconds: Double) {
        guard seconds > 0 else {
            self = .zero
            return
        }
        self = seconds > Self.lastSecond ? .never : VirtualTime(nanoseconds: Int64(seconds * 1e9 + 0.5))
    }

    /// Infinity for ``never``.
    var seconds: Double { self == .never ? .infinity : Double(nanoseconds) / 1e9 }

    func advanced(bySeconds delay: Double) -> VirtualTime {
        let step = VirtualTime(seconds: delay)
        let (sum, overflow) = nanoseconds.addingReportingOverflow(step.nanoseconds)
        return overflow ? .never : VirtualTime(nanoseconds: sum)
    }

    static func < (a: Self, b: Self) -> Bool { a.nanoseconds < b.nanoseconds }
}
