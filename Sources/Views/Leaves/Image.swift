import Raster
import Typography

/// A picture: a symbol in the foreground style, or a bitmap.
///
/// It keeps its own size until it is ``resizable()``: a symbol's grows with the font, a bitmap's is its pixels by its
/// scale.
public struct Image: View {
    public typealias Body = Never

    enum Source {
        case symbol(Symbol)
        case bitmap(Bitmap, scale: Double, file: String?)
    }

    private let source: Source
    private var isResizable = false

    public init(symbol: Symbol) {
        source = .symbol(symbol)
    }

    /// The symbol of a name such as `checkmark.circle.fill`; it traps on a name that does not exist.
    ///
    /// Names that come from outside are checked by ``Symbol/init(named:)``.
    public init(systemName name: String) {
        do {
            self.init(symbol: try Symbol(named: name))
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// A bitmap.
    ///
    /// - Parameters:
    ///   - scale: its pixels a point.
    ///   - file: the file that it was read from; a display list's text then names it instead of repeating it.
    public init(bitmap: Bitmap, scale: Double = 1, file: String? = nil) {
        precondition(scale > 0, "an image's scale is positive")
        source = .bitmap(bitmap, scale: scale, file: file)
    }

    /// The same picture stretched to the size that it is offered, without keeping its proportions.
    public func resizable() -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    public func _nodes(in environment: EnvironmentValues) -> [LayoutNode] {
        [LayoutNode(ImageElement(source: source, isResizable: isResizable, environment: environment))]
    }
}

/// The layout of a picture.
struct ImageElement: LayoutElement {
    let source: Image.Source
    let isResizable: Bool
    let environment: EnvironmentValues

    var kind: String { "Image" }

    var spacing: ViewSpacing { ViewSpacing(top: [.image], bottom: [.image]) }

    func size(for proposal: ProposedSize) -> Size {
        isResizable ? proposal.replacingUnspecified(by: ownSize) : ownSize
    }

    /// A symbol lies centred on the capitals of the text beside it.
    func baselines(for proposal: ProposedSize) -> Baselines? {
        guard case .symbol = source, !isResizable else { return nil }
        let capHeight = environment.fonts.capHeight(of: environment.textFont)
        let baseline = (ownSize.height + capHeight) / 2
        return Baselines(first: baseline, last: baseline)
    }

    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView {
        let snapped = grid.snap(frame)
        let command: DisplayList.Command =
            switch source {
            case .symbol(let symbol):
                .fill(
                    .init(
                        path: symbol.path(in: snapped),
                        paint: environment.foregroundStyle.paint(in: environment, bounds: snapped)
                    )
                )
            case .bitmap(let bitmap, _, let file):
                .image(.init(bitmap: bitmap, rect: snapped, file: file))
            }
        return LaidOutView(
            kind: kind,
            frame: snapped,
            content: snapped.isEmpty ? [] : [command],
            accessibility: AccessibilityAttributes(content: .init(role: .image, symbol: source.symbol))
        )
    }

    private var ownSize: Size {
        switch source {
        case .symbol(let symbol):
            let em = environment.textFont.size
            return Size(width: symbol.box.width * em, height: symbol.box.height * em)
        case .bitmap(let bitmap, let scale, _):
            return Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
        }
    }
}

extension Image.Source {
    fileprivate var symbol: Symbol? { if case .symbol(let symbol) = self { symbol } else { nil } }
}
