import Raster
import Typography
import Views

/// The environment that layout tests run in: a 3x display, Inter in the system font's measures.
func environment(
    scale: Double = 3,
    category: ContentSizeCategory = .medium,
    direction: LayoutDirection = .leftToRight
) throws -> EnvironmentValues {
    EnvironmentValues(
        contentSizeCategory: category,
        layoutDirection: direction,
        displayScale: scale,
        fonts: try systemFonts.get()
    )
}

/// Opened once for all tests.
private let systemFonts = Result { try FontLibrary.system() }

/// A laid-out view's frame as `x y width height`, rounded to a thousandth of a point.
func describe(_ rect: Rect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height]
        .map { (($0 * 1000).rounded() / 1000).description }
        .joined(separator: " ")
}

/// The frames of all views of some kinds, in the order of drawing.
func frames(of kinds: String..., in view: LaidOutView) -> [String] {
    (kinds.contains(view.kind) ? [describe(view.frame)] : [])
        + view.children.flatMap { child in
            kinds.flatMap { frames(of: $0, in: child) }
        }
}

/// Lays a view out from the top left of a size.
func layOut(
    _ view: some View,
    width: Double = 100,
    height: Double = 100,
    in environment: EnvironmentValues
) -> LaidOutView {
    LaidOutView(
        view,
        in: Rect(x: 0, y: 0, width: width, height: height),
        alignment: .topLeading,
        environment: environment
    )
}
