import Threads

/// How a blur by rows is made, all that does not depend on the pixels.
///
/// The frames of an animation, and of one HUD on many screens, blur one region by one profile again and again; to plan it
/// costs a fifth of the blur, so the last few plans are kept.
final class PlannedBlur: Sendable {
    /// What a plan depends on.
    struct Subject: Equatable, Sendable {
        let region: PixelRect
        /// That of each row, or with a ``source`` one for all.
        let sigmas: [Double]
        let edges: EdgeMode
        /// What is blurred in the place of pixels; `nil` for those.
        var source: PyramidMoments?
    }

    private let subject: Subject
    let schedule: RowSchedule
    /// The plans of the schedule's sources that some row is made of.
    let plans: [BlurPlan?]
    /// Rows on each side that a row gathered from pixels takes at most; 0 where there is none.
    let directReach: Int

    init(_ subject: Subject) {
        self.subject = subject
        let (region, sigmas, edges) = (subject.region, subject.sigmas, subject.edges)
        let schedule =
            if let source = subject.source, let sigma = sigmas.first {
                RowSchedule(region: region, sigma: sigma, edges: edges, source: source)
            } else {
                RowSchedule(region: region, sigmas: sigmas, edges: edges)
            }
        self.schedule = schedule
        plans = schedule.plans
        directReach = schedule.rows.indices.reduce(0) { max($0, schedule.directFilter($1)?.reach ?? 0) }
    }

    /// The last few plans, the latest at the end.
    struct Recent {
        static let most = 4
        private(set) var plans: [PlannedBlur] = []

        mutating func find(_ subject: Subject) -> PlannedBlur? {
            guard let index = plans.firstIndex(where: { $0.subject == subject }) else { return nil }
            let plan = plans.remove(at: index)
            plans.append(plan)
            return plan
        }

        /// Takes a plan in and returns it, or the one of the same blur that another thread took in meanwhile.
        mutating func keep(_ plan: PlannedBlur) -> PlannedBlur {
            if let known = find(plan.subject) { return known }
            if plans.count == Self.most { plans.removeFirst() }
            plans.append(plan)
            return plan
        }
    }

    private static let recent = Locked(Recent())
    /// Rows of a blur whose plan is kept: one of so many takes some two megabytes.
    private static let mostRows = 8192

    /// The plan of a blur, made now unless it is one of the last.
    static func plan(_ subject: Subject) -> PlannedBlur {
        if let known = recent.withLock({ $0.find(subject) }) { return known }
        let plan = PlannedBlur(subject)
        return subject.region.height <= mostRows ? recent.withLock { $0.keep(plan) } : plan
    }
}
