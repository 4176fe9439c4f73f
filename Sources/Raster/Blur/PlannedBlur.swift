import Threads

/// How a blur of pixels by rows is made, all that does not depend on the pixels.
///
/// The frames of an animation, and of one HUD on many screens, blur one region by one profile again and again; to plan it
/// costs a fifth of the blur, so the last few plans are kept.
final class PlannedBlur: Sendable {
    private let region: PixelRect
    private let sigmas: [Double]
    private let edges: EdgeMode
    let schedule: RowSchedule
    /// The plans of the schedule's sources that some row is made of.
    let plans: [BlurPlan?]
    /// Rows on each side that a row gathered from pixels takes at most; 0 where there is none.
    let directReach: Int

    init(region: PixelRect, sigmas: [Double], edges: EdgeMode) {
        self.region = region
        self.sigmas = sigmas
        self.edges = edges
        let schedule = RowSchedule(region: region, sigmas: sigmas, edges: edges)
        self.schedule = schedule
        plans = schedule.plans
        directReach = schedule.rows.indices.reduce(0) { max($0, schedule.directFilter($1)?.reach ?? 0) }
    }

    /// The last few plans, the latest at the end.
    struct Recent {
        static let most = 4
        private(set) var plans: [PlannedBlur] = []

        mutating func find(region: PixelRect, sigmas: [Double], edges: EdgeMode) -> PlannedBlur? {
            guard
                let index = plans.firstIndex(where: {
                    $0.region == region && $0.edges == edges && $0.sigmas == sigmas
                })
            else { return nil }
            let plan = plans.remove(at: index)
            plans.append(plan)
            return plan
        }

        /// Takes a plan in and returns it, or the one of the same blur that another thread took in meanwhile.
        mutating func keep(_ plan: PlannedBlur) -> PlannedBlur {
            if let known = find(region: plan.region, sigmas: plan.sigmas, edges: plan.edges) { return known }
            if plans.count == Self.most { plans.removeFirst() }
            plans.append(plan)
            return plan
        }
    }

    private static let recent = Locked(Recent())
    /// Rows of a blur whose plan is kept: one of so many takes some two megabytes.
    private static let mostRows = 8192

    /// The plan of a blur, made now unless it is one of the last.
    static func plan(region: PixelRect, sigmas: [Double], edges: EdgeMode) -> PlannedBlur {
        if let known = recent.withLock({ $0.find(region: region, sigmas: sigmas, edges: edges) }) { return known }
        let plan = PlannedBlur(region: region, sigmas: sigmas, edges: edges)
        return sigmas.count <= mostRows ? recent.withLock { $0.keep(plan) } : plan
    }
}
