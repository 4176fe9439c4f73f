import HUD
import Raster
import Typography

@testable import Views

/// A HUD at its place on a small phone, 320×568 points at 2x with 20 points of status bar.
struct HUDLayout {
    static let size = Size(width: 320, height: 568)
    static let safeArea = Rect(x: 0, y: 20, width: 320, height: 548)

    let view: LaidOutView

    init(_ content: HUDContent, _ change: (inout EnvironmentValues) -> Void = { _ in }) throws {
        try self.init(change) {
            HUDPresentation(content, backdrop: .clear, size: Self.size, safeArea: Self.safeArea) { Color.white }
        }
    }

    init(_ state: PresentedState, at seconds: Double = 10, _ change: (inout EnvironmentValues) -> Void = { _ in })
        throws
    {
        var history = PresentationHistory()
        history.record(state, at: 0)
        let moment = history.moment(at: seconds)
        try self.init(change) {
            HUDPresentation(moment, backdrop: .dim(), size: Self.size, safeArea: Self.safeArea) { Color.white }
        }
    }

    init(_ change: (inout EnvironmentValues) -> Void, _ content: () -> some View) throws {
        var environment = try environment(scale: 2, category: .large)
        change(&environment)
        view = LaidOutView(content(), in: Rect(origin: .zero, size: Self.size), environment: environment)
    }

    /// The card, newest first where there are several.
    var card: LaidOutView? { view.first("clipShape") }

    var list: DisplayList { DisplayList(size: Self.size, scale: 2, commands: view.commands) }

    /// The texts as they are drawn, without spaces and what closes a truncated one.
    var drawnText: String {
        list.texts.map(\.run.text).joined().filter { !$0.isWhitespace }
    }

    /// The colours of the texts and filled paths, as the display list has them.
    var colors: [Color] {
        list.commands.flatMap(\.colors)
    }

    func all(_ kind: String) -> [LaidOutView] { Self.all(kind, in: view) }

    static func all(_ kind: String, in view: LaidOutView) -> [LaidOutView] {
        (view.kind == kind ? [view] : []) + view.children.flatMap { all(kind, in: $0) }
    }
}

extension DisplayList.Command {
    /// The plain colours that the command and those inside of it draw with.
    var colors: [Color] {
        func color(_ paint: Paint) -> [Color] {
            if case .color(let color) = paint { [color] } else { [] }
        }
        return switch self {
        case .fill(let fill): color(fill.paint)
        case .stroke(let stroke): color(stroke.paint)
        case .text(let text): color(text.paint)
        case .clip(let clip): clip.commands.flatMap(\.colors)
        case .group(let group): group.commands.flatMap(\.colors)
        default: []
        }
    }
}
