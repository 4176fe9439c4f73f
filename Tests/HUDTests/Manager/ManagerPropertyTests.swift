import HUD
import ScrimTestSupport
import Testing

/// The rules of a manager in the fewest words: what is shown, and when it goes.
private struct NaiveManager {
    var phase = HUDPhase.none
    var hidesAt: Double?

    mutating func show(_ phase: HUDPhase, at time: Double, settings: HUDSettings) {
        self.phase = phase
        let rule = settings.dismissal[phase].autoHide
        switch (phase, rule) {
        case (.none, _), (.loading, _), (_, .never): hidesAt = nil
        case (_, .after(let delay)): hidesAt = time + delay
        case (_, .afterAutoHideDelay): hidesAt = time + settings.autoHideDelay
        }
    }

    mutating func tap(_ target: HUDTarget, settings: HUDSettings) {
        let rule = settings.dismissal[phase]
        let isFailure = phase == .failure || phase == .failureWithRetry
        let hides =
            switch target {
            case .card: rule.cardTapHides
            case .backdrop: rule.backdropTapHides
            case .button(.close): isFailure
            case .button(.retry), .action: false
            }
        if hides && phase != .none && phase != .loading {
            self = NaiveManager()
        }
    }

    mutating func pass(to time: Double) {
        if let end = hidesAt, end <= time {
            self = NaiveManager()
        }
    }
}

@Suite("Managers against their definition")
struct ManagerPropertyTests {
    private static func randomRule(_ random: inout SeededRandom) -> HUDDismissal {
        HUDDismissal(
            autoHide: [.afterAutoHideDelay, .never, .after(0), .after(0.75)].randomElement(using: &random) ?? .never,
            cardTapHides: Bool.random(using: &random),
            backdropTapHides: Bool.random(using: &random)
        )
    }

    @Test("Random calls, taps and waits under random rules lead to the states of the definition", arguments: 0..<60)
    func random(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let settings = HUDSettings(
            autoHideDelay: Double(Int.random(in: 0..<12, using: &random)) / 4,
            dismissal: HUDDismissalRules(
                success: Self.randomRule(&random),
                failureWithoutRetry: Self.randomRule(&random),
                failureWithRetry: Self.randomRule(&random)
            )
        )
        let rig = ManagerRig(settings)
        var naive = NaiveManager()
        for _ in 0..<200 {
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                let phase = HUDPhase.allCases.randomElement(using: &random) ?? .none
                rig.show(phase)
                naive.show(phase, at: rig.clock.now, settings: settings)
            case 1:
                let targets: [HUDTarget] = [.card, .backdrop, .button(.close), .button(.retry), .action("x")]
                let target = targets.randomElement(using: &random) ?? .card
                rig.manager.tap(target)
                naive.tap(target, settings: settings)
            default:
                rig.clock.advance(by: Double(Int.random(in: 0..<5, using: &random)) / 4)
                naive.pass(to: rig.clock.now)
            }
            #expect(rig.phase == naive.phase)
            #expect(rig.clock.pending == (naive.hidesAt.map { [$0] } ?? []))
        }
    }
}
