import FoundationEssentials

/// A scene of a storyboard while it is played: its windows, its manager and its HUD.
final class SceneStage {
    let name: String
    private let setup: Storyboard.SceneSetup
    private let providers: [String: any HUDProvider]
    private let clock: VirtualClock
    private let log: TimelineLog
    private let timers: TimerLog
    private let scene: WindowScene
    private let presenter: HUDPresenter
    private var windows: [String: Window] = [:]
    private var elements: [String: FocusableElement] = [:]
    private var observation: StateObservation?
    private var actions: UInt64 = 0

    init(
        _ setup: Storyboard.SceneSetup,
        providers: [String: any HUDProvider],
        clock: VirtualClock,
        log: TimelineLog
    ) {
        name = setup.name
        self.setup = setup
        self.providers = providers
        self.clock = clock
        self.log = log
        timers = TimerLog(clock: clock, log: log, scene: setup.name)
        scene = WindowScene(name: setup.name, size: setup.size, traits: setup.traits)
        presenter = HUDPresenter(scheduler: clock)
    }

    /// Shows the windows of the app, and then the HUD's.
    func raise() {
        scene.backdropFailure = setup.backdropFailure
        scene.onEvent = { [log, name] event in
            log.write(.scene(event), scene: name)
        }
        for (index, window) in setup.windows.enumerated() {
            show(window, makeKey: index == 0)
        }
        if let settings = setup.settings {
            setManager(settings)
        }
        presenter.connect(to: scene)
    }

    /// The state after all that has happened so far.
    var keyframe: SceneKeyframe {
        SceneKeyframe(
            name: name,
            size: size,
            traits: scene.traits,
            state: presenter.manager?.loadableState.presented ?? .none,
            history: presenter.history,
            backdrop: presenter.manager?.settings.backdrop,
            backdropFailure: scene.backdropFailure,
            windows: WindowStack(scene.stack.map(WindowStack.Entry.init)),
            timers: timers.pending
        )
    }

    private var size: ScreenSize { setup.size(isLandscape: scene.traits.isLandscape) }

    private func show(_ window: Storyboard.WindowSetup, makeKey: Bool = false) {
        let shown = Window(name: window.name, level: window.level, frame: window.frame)
        windows[window.name] = shown
        scene.show(shown, makeKey: makeKey)
    }

    private func setManager(_ settings: HUDSettings?) {
        let manager = settings.map { DefaultLoadingManager(settings: $0, scheduler: timers) }
        observation = manager?.observers.add(didChange: { [log, name] change in
            log.write(.state(change.new.presented), scene: name)
        })
        presenter.manager = manager
    }
}

extension SceneStage {
    func perform(_ operation: Storyboard.Operation, event: Int, resolver: Storyboard.TargetResolver) throws {
        log.write(.event(operation.description), scene: name)
        switch operation {
        case .call(let call): perform(call, on: presenter.manager)
        case .tap(let locator): try tap(locator, event: event, resolver: resolver)
        case .scroll(let offset):
            guard presenter.isShown else { throw StoryboardError.nothingToScroll(event: event, time: clock.now) }
            presenter.scroll(to: offset)
        case .escape: log.write(.escape(handled: presenter.escape()), scene: name)
        case .replaceManager(let settings): setManager(settings)
        case .removeManager: setManager(nil)
        case .setDark(let isDark): scene.traits.isDark = isDark
        case .setTextSize(let size): scene.traits.textSize = size
        case .rotate(let isLandscape): scene.traits.isLandscape = isLandscape
        case .setReduceMotion(let reduces): scene.traits.reduceMotion = reduces
        case .setReduceTransparency(let reduces): scene.traits.reduceTransparency = reduces
        case .showWindow(let window): show(window)
        case .removeWindow(let window): windows.removeValue(forKey: window).map(scene.remove)
        case .focus(let label): scene.accessibilityFocus = element(label)
        case .unfocus(let label): elements[label]?.isOnScreen = false
        case .connectScene: presenter.connect(to: scene)
        case .disconnectScene: presenter.disconnect()
        }
    }

    private func element(_ label: String) -> FocusableElement {
        let element = elements[label] ?? FocusableElement(label: label)
        element.isOnScreen = true
        elements[label] = element
        return element
    }

    private func perform(_ call: Storyboard.Call, on manager: (any LoadingManager)?) {
        switch call {
        case .showLoading(let name):
            if let provider = providers[name] {
                manager?.showLoading(provider: provider)
            }
        case .showSuccess(let object, let name):
            if let provider = providers[name] {
                manager?.showSuccess(object, provider: provider)
            }
        case .showFailure(let error, let name, let onRetry):
            if let provider = providers[name] {
                manager?.showFailure(error, provider: provider, onRetry: onRetry.map { action($0, of: manager) })
            }
        case .hide:
            manager?.hide()
        }
    }

    /// An action that takes the steps, each at its time, on a manager that it does not keep alive.
    private func action(_ steps: [Storyboard.Step], of manager: (any LoadingManager)?) -> ButtonAction {
        actions += 1
        return ButtonAction(id: Self.id(actions)) { [weak self, weak manager] in
            guard let self, log.allows(steps: steps.count) else { return }
            for step in steps {
                clock.schedule(after: step.delay) { [weak self, weak manager] in
                    guard let self, let manager else { return }
                    self.log.write(.event(step.call.description), scene: self.name)
                    self.perform(step.call, on: manager)
                }
            }
        }
    }

    /// The id of the scene's nth action: the same each time that the storyboard is played.
    private static func id(_ number: UInt64) -> UUID {
        withUnsafeBytes(of: (UInt64(0), number.bigEndian)) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }

    private func tap(_ locator: Storyboard.Locator, event: Int, resolver: Storyboard.TargetResolver) throws {
        let window: Window?
        let target: HUDTarget?
        switch locator {
        case .point(let point):
            window = scene.window(at: point)
            target = window === presenter.window ? try resolver(locator, current) ?? .backdrop : nil
        case .label(let label):
            let found: HUDTarget?
            do {
                found = presenter.isShown ? try resolver(locator, current) : nil
            } catch let problem as Storyboard.LabelProblem {
                throw StoryboardError.labelProblem(problem, label, event: event, time: clock.now)
            }
            guard let found else { throw StoryboardError.noElement(label, event: event, time: clock.now) }
            window = scene.stack.last { $0.interceptsTouches && $0.frame == nil }
            target = window === presenter.window ? found : nil
        }
        let outcome = target.map { presenter.tap($0) } ?? .passed
        log.write(.tap(locator, window: window?.name, target: target, outcome: outcome), scene: name)
    }

    private var current: SceneState { keyframe.state(at: clock.now) }
}
