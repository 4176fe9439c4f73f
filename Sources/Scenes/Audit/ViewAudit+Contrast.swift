import Raster
import Views

extension ViewAudit {
    /// The contrasts of the parts that are seen; those of disabled controls are left out, as WCAG leaves them out.
    ///
    /// An indicator counts with the clearest of its shapes: the tail of a spinner and the empty rest of a bar are meant
    /// to recede.
    static func contrasts(
        _ parts: [VisiblePart],
        _ readings: [[ContrastReading?]],
        _ level: AuditLevel
    ) -> [PartContrast] {
        zip(parts, readings).compactMap { part, readings in
            let seen = readings.compactMap { $0 }
            let best = part.kind == .indicator ? seen.max { $0.worst < $1.worst } : seen.min { $0.worst < $1.worst }
            return best.map {
                PartContrast(subject: AuditSubject(part), reading: $0, required: part.requiredContrast(level))
            }
        }
    }

    static func finding(_ contrast: PartContrast, _ level: AuditLevel) -> Finding? {
        let rule = contrast.rule
        let measured = contrast.reading.worst
        let isLarge = contrast.required == AuditLevel.AA.textContrast(isLarge: true)
        let strict = rule == .partContrast ? contrast.required : AuditLevel.AAA.textContrast(isLarge: isLarge)
        if measured < contrast.required {
            return Finding(
                rule,
                contrast.subject,
                measured: measured,
                required: contrast.required,
                contrast: contrast.reading
            )
        }
        guard level == .AA, measured < strict else { return nil }
        return Finding(
            rule,
            contrast.subject,
            measured: measured,
            required: strict,
            contrast: contrast.reading,
            severity: .warning
        )
    }
}

extension VisiblePart {
    /// The least contrast by WCAG 2.2: large text is of 18 points, or bold and of 14.
    fileprivate func requiredContrast(_ level: AuditLevel) -> Double {
        guard let text else { return Contrast.parts }
        let isLarge = text.fontSize >= 18 || text.fontSize >= 14 && text.weight >= .bold
        return level.textContrast(isLarge: isLarge)
    }
}

/// Measures contrasts on pictures of one view.
///
/// What lies behind a part is all that is drawn before it; parts that are drawn after it are left out, so that they do
/// not hide it. Outlines of controls do not lie behind other parts, nor those behind them: where a letter meets the
/// outline of its button neither is less clear. Parts whose rectangles do not overlap are measured together, on one
/// pair of pictures: one without any of them, and one with the paint of each in its whole rectangle.
struct ContrastMeter {
    let view: LaidOutView
    let size: Size
    let scale: Double

    var pixelSize: PixelSize { DisplayList(size: size, scale: scale).pixelSize }

    /// Samples that are measured on one pair of pictures.
    private struct Batch: Hashable, Comparable {
        let isOutline: Bool
        /// Above those of all samples before it, of outlines or of others, that its rectangle overlaps.
        let level: Int

        static func < (a: Self, b: Self) -> Bool {
            a.isOutline == b.isOutline ? a.level < b.level : b.isOutline
        }
    }

    private struct Sample {
        let part: Int
        let index: Int
        let ink: Ink
        let coverage: InkCoverage
        let batch: Batch
    }

    /// The reading of each ink of each part; `nil` for what is not seen and for what is disabled.
    func readings(_ parts: [VisiblePart], _ coverages: [[InkCoverage?]]) throws -> [[ContrastReading?]] {
        var readings = parts.map { [ContrastReading?](repeating: nil, count: $0.inks.count) }
        let samples = samples(parts, coverages)
        var pictures = DisplayListRenderer()
        for (key, batch) in Dictionary(grouping: samples, by: \.batch).sorted(by: { $0.key < $1.key }) {
            let inks = batch.map(\.ink)
            let others = samples.filter { $0.batch.isOutline != key.isOutline || $0.batch.level > key.level }.map(\.ink)
            try pictures.draw(list(view.redrawn(removing: others + inks)))
            let bare = pictures.bitmap
            try pictures.draw(list(view.redrawn(removing: others, spreading: inks)))
            for sample in batch where !parts[sample.part].isDisabled {
                readings[sample.part][sample.index] = ContrastReading(
                    sample.coverage,
                    spread: pictures.bitmap,
                    bare: bare,
                    scale: scale
                )
            }
        }
        return readings
    }

    private func list(_ view: LaidOutView) -> DisplayList {
        DisplayList(size: size, scale: scale, commands: view.commands)
    }

    private func samples(_ parts: [VisiblePart], _ coverages: [[InkCoverage?]]) -> [Sample] {
        var samples: [Sample] = []
        for (part, found) in zip(parts, coverages).enumerated() {
            for (index, coverage) in found.1.enumerated() {
                guard let coverage, coverage.seen > 0 else { continue }
                let isOutline = found.0.kind == .outline
                let below = samples.filter {
                    $0.batch.isOutline == isOutline && !$0.coverage.rect.intersection(coverage.rect).isEmpty
                }
                samples.append(
                    Sample(
                        part: part,
                        index: index,
                        ink: found.0.inks[index],
                        coverage: coverage,
                        batch: Batch(isOutline: isOutline, level: 1 + (below.map(\.batch.level).max() ?? 0))
                    )
                )
            }
        }
        return samples
    }
}
