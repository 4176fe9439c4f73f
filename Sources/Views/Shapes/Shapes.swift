import Raster

/// A rectangle that fills its frame.
public struct Rectangle: Shape {
    public init() {}

    public func path(in rect: Rect) -> Path { .rect(rect) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
    /// In points; cut to half of the shorter side.
    public var cornerRadius: Double
    public var style: CornerStyle

    public init(cornerRadius: Double, style: CornerStyle = .continuous) {
        self.cornerRadius = cornerRadius
        self.style = style
    }

    public func path(in rect: Rect) -> Path { .roundedRect(rect, cornerRadius: cornerRadius, style: style) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
    public var style: CornerStyle

    public init(style: CornerStyle = .continuous) {
        self.style = style
    }

    public func path(in rect: Rect) -> Path { .capsule(in: rect, style: style) }
}

/// An ellipse that touches the sides of its frame.
public struct Ellipse: Shape {
    public init() {}

    public func path(in rect: Rect) -> Path { .ellipse(in: rect) }
}

/// A circle in the middle of its frame, as large as the shorter side.
public struct Circle: Shape {
    public init() {}

    public func path(in rect: Rect) -> Path {
        let side = min(rect.width, rect.height)
        return .ellipse(in: rect.aligned(Size(width: side, height: side), .center, direction: .leftToRight))
    }

    public func size(for proposal: ProposedSize) -> Size {
        let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
        let known = proposal == .unspecified ? 10 : side
        return Size(width: known, height: known)
    }
}
