/// One of the 50 designs of the progress gallery: a type and variant with a few options.
public struct ProgressDesign: Hashable, Sendable {
    /// What the indicator stands around or has in its middle, which is drawn by whoever shows it.
    public enum Content: String, Hashable, Sendable {
        case none
        case stopButton
        case button
    }

    /// Counts from 1.
    public var number: Int
    public var options: ProgressOptions
    /// True for a design that shows the indeterminate animation.
    public var isIndeterminate: Bool
    public var content: Content

    /// As in `linear wavy` or `circular indeterminate`.
    public var name: String {
        var words = [options.type.rawValue]
        if let variant = options.variant, variant != options.type.variants[0] { words.append(variant.rawValue) }
        if isIndeterminate { words.append("indeterminate") }
        if options.buffer != nil { words.append("with buffer") }
        if options.showLabel { words.append("with label") }
        switch content {
        case .none: break
        case .stopButton: words.append("with stop button")
        case .button: words.append("around a button")
        }
        return words.joined(separator: " ")
    }

    /// All designs in the order of the gallery.
    public static let all: [ProgressDesign] = {
        typealias Row = (ProgressOptions, isIndeterminate: Bool, Content)
        func row(
            _ type: ProgressType,
            _ variant: ProgressVariant? = nil,
            indeterminate: Bool = false,
            buffer: Double? = nil,
            thickness: Double? = nil,
            label: Bool = false,
            size: Double? = nil,
            content: Content = .none
        ) -> Row {
            let options = ProgressOptions(
                type: type,
                variant: variant,
                buffer: buffer,
                thickness: thickness,
                showLabel: label,
                size: size
            )
            return (options, indeterminate, content)
        }
        let rows: [Row] = [
            row(.linear), row(.linear, indeterminate: true), row(.linear, .wavy),
            row(.linear, .wavy, indeterminate: true), row(.circular), row(.circular, indeterminate: true),
            row(.circular, .wavy), row(.circular, .wavy, indeterminate: true), row(.pie),
            row(.pie, indeterminate: true),
            row(.linear, .segmented), row(.linear, .striped), row(.linear, .shimmer), row(.linear, .glow),
            row(.linear, .dots), row(.linear, .steps), row(.linear, buffer: 0.7),
            row(.linear, thickness: 16, label: true),
            row(.circular, .segmented), row(.circular, .gradient), row(.circular, .ticks), row(.circular, .dots),
            row(.circular, label: true, size: 64), row(.circular, content: .stopButton),
            row(.gauge, label: true, size: 64), row(.liquid, label: true, size: 64), row(.border, content: .button),
            row(.bars), row(.grid), row(.battery, label: true, size: 64),
            row(.linear, .gradient), row(.linear, .center), row(.linear, .chevrons), row(.linear, .ticks),
            row(.circular, .glow), row(.circular, .split), row(.circular, .orbit), row(.circular, .dual),
            row(.pie, .segmented), row(.gauge, .needle, label: true, size: 64), row(.gauge, .gradient),
            row(.gauge, .dots), row(.liquid, .heart, label: true, size: 64),
            row(.border, .glow, content: .button), row(.border, .segmented, content: .button), row(.bars, .dots),
            row(.bars, .arcs), row(.grid, .dots), row(.battery, .segmented, size: 64), row(.hourglass),
        ]
        return rows.enumerated().map { index, row in
            ProgressDesign(number: index + 1, options: row.0, isIndeterminate: row.isIndeterminate, content: row.2)
        }
    }()
}
