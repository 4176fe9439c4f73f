import Indicators
import Raster
import StrictJSON
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
        note = "Design \(design.number)"
        samples = Self.samples(design, picture.box)
        frames = ProgressMotion(design).states.map(picture.moment)
        framesPerSecond = ProgressMotion.framesPerSecond
        moments = picture.progress.resting.map(picture.moment)
        scale = 2
        reduction = 0.5
        isOpaque = false
        followsAppearance = picture.hasText
    }

    private static func samples(_ design: ProgressDesign, _ box: Size) -> [CodeSample] {
        let options = design.options
        var arguments: [String] = []
        var words = ["\(options.type.rawValue)" + (options.variant.map { ":\($0.rawValue)" } ?? "")]
        if design.isIndeterminate {
            words.append("--indeterminate")
        } else {
            arguments.append("value: 0.4")
            words.append("--value 0.4")
        }
        arguments.append("type: .\(options.type.rawValue)")
        if let variant = options.variant { arguments.append("variant: .\(variant.rawValue)") }
        func add(_ label: String, _ option: String, _ number: Double?) {
            guard let number else { return }
            let text = JSONValue.number(number).text
            arguments.append("\(label): \(text)")
            words.append("--\(option) \(text)")
        }
        add("buffer", "buffer", options.buffer)
        add("thickness", "thickness", options.thickness)
        if options.showLabel {
            arguments.append("showLabel: true")
            words.append("--label")
        }
        add("size", "size", options.size)
        let (width, height) = (JSONValue.number(box.width).text, JSONValue.number(box.height).text)
        if options.type == .linear || options.type == .border { words.append("--box \(width)x\(height)") }
        let swift = """
            let options = ProgressOptions(\(arguments.joined(separator: ", ")))
            let progress = ResolvedProgress(options)
            let drawing = ProgressIndicatorDrawing(progress, colors: ProgressColors(.light), fonts: try .system())
            let state = ProgressState(resting: progress, at: 0.5)
            let size = Size(width: \(width), height: \(height))
            let picture = try drawing.displayList(at: state, size: size, scale: 3).render()
            """
        return [
            CodeSample(language: .swift, text: swift),
            CodeSample(language: .shell, text: "Tools/scrim progress \(words.joined(separator: " ")) --at 0.5"),
        ]
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
