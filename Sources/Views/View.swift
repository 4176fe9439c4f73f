/// A piece of the picture: either composed of other views by its `body`, or one of this module's primitives.
///
/// Views are plain values that describe; nothing is measured or drawn until ``LaidOutView/init(_:in:environment:)``
/// resolves the tree. Composed views implement `body` alone.
public protocol View {
    associatedtype Body: View

    @ViewBuilder var body: Body { get }

    /// The layout nodes that the view stands for in an environment: one, none (`EmptyView`), or several (`Group`).
    ///
    /// Primitives implement it; for composed views it resolves the body.
    func _nodes(in environment: EnvironmentValues) -> [LayoutNode]
}

extension View {
    public func _nodes(in environment: EnvironmentValues) -> [LayoutNode] {
        EnvironmentValues.$current.withValue(environment) { body }._nodes(in: environment)
    }
}

extension View where Body == Never {
    /// Never read: a primitive view resolves to layout nodes, not to other views.
    public var body: Never {
        // Only code that ignores `_nodes(in:)` gets here, and a primitive's type says that its body is no value.
        preconditionFailure("a primitive view has no body")
    }
}

extension Never: View {
    public typealias Body = Never

    public func _nodes(in environment: EnvironmentValues) -> [LayoutNode] {
        switch self {}
    }
}

/// A view that stands for nothing: no size, no gap in a stack.
public struct EmptyView: View {
    public typealias Body = Never

    public init() {}

    public func _nodes(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}
