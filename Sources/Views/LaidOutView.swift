import Raster
import StrictJSON

/// A view at its place, with everything inside of it: the outcome of layout and the source of a display list.
public struct LaidOutView: Sendable {
    /// What happens to the drawing of the view and of those inside of it.
    enum Effect: Sendable {
        case none
        case opacity(Double)
        case clip(Path)
        /// In points from the top left of the whole.
        case transform(AffineTransform)
        case shadow(color: Color, sigma: Double, offset: Size)
    }

    /// How the view's children stand in it, whatever the view is called.
    enum Arrangement: Sendable {
        /// They follow each other, at their places.
        case plain
        /// They lie on top of each other: their order is that of drawing and says nothing about reading.
        case layered
        /// The one child is drawn at a distance from the view's frame.
        case shifted
        /// What the view's clip cuts off can be scrolled to.
        case scrolled
    }

    /// The view's name, such as `VStack`, or that of the modifier, such as `padding`.
    public let kind: String
    /// In points from the top left of the whole, snapped to the pixel grid; the transforms of the views around it come
    /// on top, see ``transform``.
    public let frame: Rect
    /// From the back to the front.
    public internal(set) var children: [LaidOutView]
    /// Facts of the kind, such as a text's content.
    let details: [JSONValue.Member]
    /// What the view draws itself, behind its children.
    var content: [DisplayList.Command]
    /// What the view draws itself at another time, where that depends on it.
    let redraw: (@Sendable (_ time: Double) -> [DisplayList.Command])?
    let effect: Effect
    let arrangement: Arrangement
    let touch: Touch
    private var sharedAccessibility: SharedAccessibility?

    init(
        kind: String,
        frame: Rect,
        details: [JSONValue.Member] = [],
        content: [DisplayList.Command] = [],
        redraw: (@Sendable (_ time: Double) -> [DisplayList.Command])? = nil,
        effect: Effect = .none,
        arrangement: Arrangement = .plain,
        touch: Touch? = nil,
        accessibility: AccessibilityAttributes? = nil,
        children: [LaidOutView] = []
    ) {
        self.kind = kind
        self.frame = frame
        self.children = children
        self.details = details
        self.content = content
        self.redraw = redraw
        self.effect = effect
        self.arrangement = arrangement
        self.touch = touch ?? (content.isEmpty ? .passes : .covers(frame))
        sharedAccessibility = accessibility.map(SharedAccessibility.init)
    }

    /// What the view says to assistive technology; `nil` where neither its nature nor a modifier says anything.
    var accessibility: AccessibilityAttributes? { sharedAccessibility?.attributes }

    /// The view with what a modifier around it says.
    func saying(_ attributes: AccessibilityAttributes) -> LaidOutView {
        var said = (accessibility ?? AccessibilityAttributes()).under(attributes)
        said.content = said.content ?? attributes.content
        var view = self
        view.sharedAccessibility = SharedAccessibility(said)
        return view
    }

    /// Lays a view out in a rectangle of points, for example a screen's safe area: the view is offered its size and
    /// aligned in it.
    ///
    /// Several views at the outermost level lie on top of each other. Layout descends into views one by one: a thread
    /// with a stack of 8 MB has room for 500 of them inside of each other, modifiers counted. Whoever makes views from
    /// data bounds their depth first. Bounds that are no numbers or endless are cut to something finite.
    public init(
        _ view: some View,
        in bounds: Rect,
        alignment: Alignment = .center,
        environment: EnvironmentValues
    ) {
        let bounds = Rect(
            x: bounds.minX.asDistance,
            y: bounds.minY.asDistance,
            width: bounds.width.asLength,
            height: bounds.height.asLength
        )
        let node = LayoutNode.layering(view, alignment: alignment, in: environment)
        let proposal = ProposedSize(bounds.size)
        let origin = bounds.origin(of: node, for: proposal, alignment, direction: environment.layoutDirection)
        self = node.place(at: origin, proposal: proposal, grid: PixelGrid(scale: environment.displayScale))
    }

    /// The view or the first view inside of it, from the back to the front, of a kind.
    public func first(_ kind: String) -> LaidOutView? {
        self.kind == kind ? self : children.lazy.compactMap { $0.first(kind) }.first
    }

    /// What the view does to the drawing of those inside of it, in points from the top left of the whole; the identity
    /// for most views.
    public var transform: AffineTransform { if case .transform(let matrix) = effect { matrix } else { .identity } }

    /// What the view and those inside of it draw, from the back to the front.
    public var commands: [DisplayList.Command] { commands(at: nil) }

    /// What is drawn at another time than that of the layout, which has to be the same at both.
    package func commands(at time: Double?) -> [DisplayList.Command] {
        var commands: [DisplayList.Command] = []
        appendCommands(to: &commands, at: time)
        return commands
    }

    private func appendCommands(to commands: inout [DisplayList.Command], at time: Double?) {
        switch effect {
        case .none, .opacity(1):
            appendContent(to: &commands, at: time)
        case .opacity(0): return
        case .opacity(let opacity):
            let drawn = contentCommands(at: time)
            if !drawn.isEmpty { commands.append(.group(.init(opacity: opacity, commands: drawn))) }
        case .clip(let path):
            let drawn = contentCommands(at: time)
            if !drawn.isEmpty { commands.append(.clip(.init(path: path, commands: drawn))) }
        case .transform(.identity):
            appendContent(to: &commands, at: time)
        case .transform(let matrix):
            let drawn = contentCommands(at: time)
            if !drawn.isEmpty && matrix.isUsable {
                commands.append(.transform(.init(matrix: matrix, commands: drawn)))
            }
        case .shadow(let color, let sigma, let offset):
            let drawn = contentCommands(at: time)
            guard !drawn.isEmpty else { return }
            commands.append(.dropShadow(.init(color: color, sigma: sigma, offset: offset, commands: drawn)))
        }
    }

    /// The commands without the view's own effect.
    private func contentCommands(at time: Double?) -> [DisplayList.Command] {
        var commands: [DisplayList.Command] = []
        appendContent(to: &commands, at: time)
        return commands
    }

    private func appendContent(to commands: inout [DisplayList.Command], at time: Double?) {
        if let time, let redraw { commands += redraw(time) } else { commands += content }
        for child in children { child.appendCommands(to: &commands, at: time) }
    }
}

extension LaidOutView {
    /// The views and what they say as a JSON value whose keys keep one order; with the frame of each, in points, if
    /// asked.
    public func json(withFrames: Bool = false) -> JSONValue {
        var members = [JSONValue.Member("view", .string(kind))]
        if withFrames {
            members.append(.init("frame", frame.edgesJSON))
        }
        members += details
        if !children.isEmpty {
            members.append(.init("children", .array(children.map { $0.json(withFrames: withFrames) })))
        }
        return .object(members)
    }
}
