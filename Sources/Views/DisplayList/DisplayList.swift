import Raster
import Typography

/// What a picture is drawn from: commands in the order of drawing, from the back to the front.
///
/// Coordinates and lengths are points from the top left; ``scale`` makes pixels of them. As JSON (see
/// ``init(parsing:resources:)``) a list is an object with `displayList` (the version, 1), `size`, `scale` and
/// `commands`. Each command is an object with one key, its name:
///
/// | command | draws |
/// | --- | --- |
/// | `fill` | the inside of a path |
/// | `stroke` | along a path |
/// | `text` | glyphs of one font |
/// | `image` | a bitmap, stretched to a rectangle |
/// | `shadow` | the blurred silhouette of a path |
/// | `blur` | nothing new: what lies in a rectangle is blurred, or becomes a material |
/// | `clip` | other commands, inside of a path only |
/// | `group` | other commands as one picture, with an opacity |
/// | `transform` | other commands moved, scaled, turned or sheared |
/// | `dropShadow` | other commands over the blurred silhouette of all that they draw |
public struct DisplayList: Equatable, Sendable {
    /// The size of the picture in points.
    public var size: Size
    /// Pixels a point.
    public var scale: Double
    public var commands: [Command]

    public init(size: Size, scale: Double, commands: [Command] = []) {
        self.size = size
        self.scale = scale
        self.commands = commands
    }

    public enum Command: Equatable, Sendable {
        case fill(Fill)
        case stroke(Stroke)
        case text(Text)
        case image(Image)
        case shadow(Shadow)
        case blur(Blur)
        indirect case clip(Clip)
        indirect case group(Group)
        indirect case transform(Transform)
        indirect case dropShadow(DropShadow)
    }

    /// Fills the inside of a path.
    public struct Fill: Equatable, Sendable {
        public var path: Path
        public var paint: Paint
        public var rule: FillRule

        public init(path: Path, paint: Paint, rule: FillRule = .nonZero) {
            self.path = path
            self.paint = paint
            self.rule = rule
        }
    }

    /// Draws along a path.
    public struct Stroke: Equatable, Sendable {
        public var path: Path
        public var paint: Paint
        public var style: StrokeStyle

        public init(path: Path, paint: Paint, style: StrokeStyle) {
            self.path = path
            self.paint = paint
            self.style = style
        }
    }

    /// Draws glyphs of one font; their positions are points from the top left of the picture.
    public struct Text: Equatable, Sendable {
        public var run: GlyphRun
        public var paint: Paint

        public init(run: GlyphRun, paint: Paint) {
            self.run = run
            self.paint = paint
        }
    }

    /// Draws a bitmap, stretched to a rectangle.
    public struct Image: Equatable, Sendable {
        public var bitmap: Bitmap
        public var rect: Rect
        /// The file that the bitmap was read from; the list's text names it instead of repeating the pixels.
        public var file: String?

        public init(bitmap: Bitmap, rect: Rect, file: String? = nil) {
            self.bitmap = bitmap
            self.rect = rect
            self.file = file
        }
    }

    /// Draws the blurred silhouette of a path, also under the path itself.
    public struct Shadow: Equatable, Sendable {
        public var path: Path
        public var color: Color
        /// The standard deviation of the blur, in points.
        public var sigma: Double
        public var offset: Size
        public var rule: FillRule

        public init(path: Path, color: Color, sigma: Double, offset: Size = .zero, rule: FillRule = .nonZero) {
            self.path = path
            self.color = color
            self.sigma = sigma
            self.offset = offset
            self.rule = rule
        }
    }

    /// Draws commands inside of a path only.
    public struct Clip: Equatable, Sendable {
        public var path: Path
        public var rule: FillRule
        public var commands: [Command]

        public init(path: Path, rule: FillRule = .nonZero, commands: [Command]) {
            self.path = path
            self.rule = rule
            self.commands = commands
        }
    }

    /// Draws commands as one picture, whose alpha is multiplied by an opacity from 0 to 1.
    ///
    /// Blurs inside of the group see the group alone.
    public struct Group: Equatable, Sendable {
        public var opacity: Double
        public var commands: [Command]

        public init(opacity: Double, commands: [Command]) {
            self.opacity = opacity
            self.commands = commands
        }
    }

    /// Draws commands through a matrix from their points to those around.
    ///
    /// Outlines, texts and images are drawn exactly where they fall, no pixels of theirs are moved. A blur inside
    /// covers the smallest upright rectangle around where its own falls; its sigma grows by the matrix's mean scale,
    /// and a material stays as it is. A matrix that collapses the plane, or is not finite, draws nothing.
    public struct Transform: Equatable, Sendable {
        public var matrix: AffineTransform
        public var commands: [Command]

        public init(matrix: AffineTransform, commands: [Command]) {
            self.matrix = matrix
            self.commands = commands
        }
    }

    /// Draws commands, and below them the shadow that they cast together.
    public struct DropShadow: Equatable, Sendable {
        public var color: Color
        /// The standard deviation of the blur, in points.
        public var sigma: Double
        public var offset: Size
        public var commands: [Command]

        public init(color: Color, sigma: Double, offset: Size = .zero, commands: [Command]) {
            self.color = color
            self.sigma = sigma
            self.offset = offset
            self.commands = commands
        }
    }
}
