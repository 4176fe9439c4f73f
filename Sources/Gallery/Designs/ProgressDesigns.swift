import Indicators
import Raster
import Typography
import Views

extension [GalleryDesign] {
    /// The designs of LoaderKit's progress gallery.
    static func progress(fonts: FontLibrary) -> [GalleryDesign] {
        ProgressDesign.all.map { GalleryDesign($0, fonts) }
    }
}

extension GalleryDesign {
    fileprivate init(_ design: ProgressDesign, _ fonts: FontLibrary) {
        let picture = ProgressPicture(design, fonts)
        name = design.name
        word = "\(picture.progress.type.rawValue):\(picture.progress.variant.rawValue)"
        note = "Design \(design.number)"
        samples = design.samples(in: picture.box)
        frames = ProgressMotion(design).states.map(picture.moment)
        framesPerSecond = ProgressMotion.framesPerSecond
        let motion = ProgressMotion.moments(design.options, at: [0.15, 0.37, 0.59, 0.81])
        moments = (design.isIndeterminate ? motion : picture.progress.resting).map(picture.moment)
        scale = 2
        reduction = 0.5
        isOpaque = false
        followsAppearance = picture.hasText
    }
}

/// How a progress design is drawn in the gallery.
private struct ProgressPicture: Sendable {
    let progress: ResolvedProgress
    let content: ProgressDesign.Content
    let box: Size
    let fonts: FontLibrary

    init(_ design: ProgressDesign, _ fonts: FontLibrary) {
        progress = ResolvedProgress(design.options)
        content = design.content
        self.fonts = fonts
        let intrinsic = progress.intrinsicSize
        box = Size(width: intrinsic.width ?? 120, height: intrinsic.height ?? 48)
    }

    /// True where text is drawn, whose colour follows the appearance.
    var hasText: Bool { progress.showLabel || content == .button }

    func moment(_ state: ProgressState) -> GalleryDesign.Moment {
        { scheme in
            let text = SystemColor.label.color.resolved(in: scheme)
            let colors = ProgressColors(color: GalleryDesign.tint, label: text)
            let drawing = ProgressIndicatorDrawing(progress, colors: colors, fonts: fonts)
            var list = drawing.displayList(at: state, size: box, padding: 6, scale: 1)
            let rect = Rect(origin: Point(x: 6, y: 6), size: box)
            list.commands += content.commands(in: rect, inset: progress.contentInset, scheme, fonts)
            return list
        }
    }
}

extension ProgressDesign.Content {
    /// What the indicator stands around, or has in its middle.
    fileprivate func commands(
        in rect: Rect,
        inset: Double,
        _ scheme: ColorScheme,
        _ fonts: FontLibrary
    ) -> [DisplayList.Command] {
        switch self {
        case .none: return []
        case .stopButton:
            let side = rect.height / 3.5
            let square = Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
            let path = Path.roundedRect(square, cornerRadius: 3, style: .continuous)
            return [.fill(.init(path: path, paint: .color(GalleryDesign.tint)))]
        case .button:
            let label = Text("Continue").font(.system(size: 15, weight: .semibold))
                .foregroundStyle(SystemColor.label.color)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(
                    RoundedRectangle(cornerRadius: 8).fill(SystemColor.tertiarySystemFill.color)
                )
            let frame = Rect(
                x: rect.minX + inset,
                y: rect.minY + inset,
                width: rect.width - 2 * inset,
                height: rect.height - 2 * inset
            )
            let environment = EnvironmentValues(colorScheme: scheme, displayScale: 2, fonts: fonts)
            return LaidOutView(label, in: frame, environment: environment).commands
        }
    }
}

extension ResolvedProgress {
    /// At rest without anything, with some and with all, and without a value.
    fileprivate var resting: [ProgressState] {
        [0, 0.4, 1, nil].map { value in
            var progress = self
            progress.value = value
            return ProgressState(resting: progress, at: 0.6)
        }
    }
}
