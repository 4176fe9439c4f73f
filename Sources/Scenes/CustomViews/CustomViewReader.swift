import StrictJSON
import Typography
import Views

/// Makes views of what a scene file says of them.
struct CustomViewReader {
    let scope: CustomView.Scope
    let state: CustomView.State
    let file: CustomViewFile
    /// How many views lie around the one that is read.
    private var depth = 0

    /// Views inside of each other, those behind and before a view among them.
    static let depthLimit = 64

    /// How many views and modifiers lie around the one that is read.
    private var nesting = 0

    /// Views and modifiers inside of each other: each takes its share of a thread's stack when it is laid out.
    static let nestingLimit = 256

    init(scope: CustomView.Scope, state: CustomView.State, file: CustomViewFile) {
        self.scope = scope
        self.state = state
        self.file = file
    }

    /// The view that a text or an object stands for.
    func view(_ reader: JSONReader) throws(JSONError) -> AnyView {
        try file.add(reader)
        guard depth < Self.depthLimit else {
            throw reader.malformed("no further view: at most \(Self.depthLimit) lie inside of each other")
        }
        switch reader.value {
        case .string: return AnyView(Text(try text(reader)))
        case .object: break
        default: throw reader.wrongType("a view: a string, or an object with the key \"view\"")
        }
        guard let name = reader.member("view") else { throw .missingKey(reader.path.key("view")) }
        let kind = try name.word(of: Kind.self)
        let object = try reader.object(keys: ["view", "modifiers"] + kind.keys)
        let modifiers = object.optional("modifiers")
        var deeper = self
        deeper.nesting += 1 + (modifiers?.memberCount ?? 0)
        guard deeper.nesting <= Self.nestingLimit else {
            throw reader.malformed(
                "fewer modifiers: at most \(Self.nestingLimit) views and modifiers lie inside of each other"
            )
        }
        let view = try deeper.make(kind, object)
        guard let modifiers else { return view }
        return try deeper.inside.modified(view, by: modifiers)
    }

    /// The reader of what lies inside of the view.
    var inside: Self {
        var reader = self
        reader.depth += 1
        return reader
    }

    /// The views that a scene file can name.
    enum Kind: String, CaseIterable {
        case text = "Text"
        case image = "Image"
        case label = "Label"
        case verticalStack = "VStack"
        case horizontalStack = "HStack"
        case layers = "ZStack"
        case group = "Group"
        case scroll = "ScrollView"
        case spacer = "Spacer"
        case divider = "Divider"
        case button = "Button"
        case progress = "ProgressView"
        case color = "Color"
        case rectangle = "Rectangle"
        case roundedRectangle = "RoundedRectangle"
        case capsule = "Capsule"
        case circle = "Circle"
        case ellipse = "Ellipse"

        var keys: [String] {
            switch self {
            case .text: ["text"]
            case .image: ["symbol", "file", "scale", "resizable"]
            case .label: ["title", "symbol"]
            case .verticalStack, .horizontalStack: ["alignment", "spacing", "children"]
            case .layers: ["alignment", "children"]
            case .group: ["children"]
            case .scroll: ["axis", "contentOffset", "children"]
            case .spacer: ["minLength"]
            case .divider: []
            case .button: ["title", "symbol", "children", "action", "role"]
            case .progress: ["title", "value", "total"]
            case .color: ["style"]
            case .roundedRectangle: ["cornerRadius", "fill", "stroke", "lineWidth"]
            case .rectangle, .capsule, .circle, .ellipse: ["fill", "stroke", "lineWidth"]
            }
        }
    }

    private func make(_ kind: Kind, _ object: JSONObjectReader) throws(JSONError) -> AnyView {
        switch kind {
        case .text: AnyView(Text(try text(object["text"])))
        case .image: try image(object)
        case .label: AnyView(Label(try text(object["title"]), symbol: try symbol(object["symbol"])))
        case .verticalStack: try verticalStack(object)
        case .horizontalStack: try horizontalStack(object)
        case .layers: try layers(object)
        case .group: AnyView(try children(object))
        case .scroll: try scroll(object)
        case .divider: AnyView(Divider())
        case .spacer: AnyView(Spacer(minLength: try object.optional("minLength")?.length()))
        case .button: try button(object)
        case .progress: try progress(object)
        case .color: AnyView(StyleView(style: try style(object["style"])))
        case .rectangle, .roundedRectangle, .capsule, .circle, .ellipse: try drawn(shape(kind, object), object)
        }
    }
}

extension JSONReader {
    /// The number of members of an object, or of all objects of a list.
    fileprivate var memberCount: Int {
        switch value {
        case .object(let members): members.count
        case .array(let elements): elements.reduce(0) { $0 + JSONReader($1).memberCount }
        default: 0
        }
    }
}
