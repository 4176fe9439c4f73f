import Raster
import StrictJSON
import Views

/// A chart of horizontal bars with an axis in milliseconds.
struct ChartView: View {
    let content: ChartContent

    static let width = 900.0
    static let plotWidth = 500.0
    /// Room behind the longest bar for its label.
    static let labelRoom = 140.0
    static let nameWidth = 190.0

    var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            VStack(alignment: .leading, spacing: 4) {
                Text(content.title).font(.system(size: 22, weight: .bold))
                Text("Median time of a frame, and its multiple of copying the frame (memcpy). Shorter is better.")
                    .foregroundStyle(SystemColor.secondaryLabel.color)
            }
            ChartLegend(content: content)
            ForEach(content.panels) { panel in
                ChartPanel(panel: panel, content: content, scale: content.scale(width: Self.plotWidth))
            }
            Text(content.machine)
                .font(.system(size: 11))
                .foregroundStyle(SystemColor.secondaryLabel.color)
        }
        .font(.system(size: 13))
        .foregroundStyle(SystemColor.label.color)
        .padding(28)
        .frame(width: Self.width, alignment: .topLeading)
        .background(Rectangle().fill(SystemColor.systemBackground.color))
    }
}

/// What the colours and lines mean.
private struct ChartLegend: View {
    let content: ChartContent

    var body: some View {
        HStack(spacing: 18) {
            ForEach(content.threads) { count in
                HStack(spacing: 6) {
                    Rectangle().fill(content.color(threads: count)).frame(width: 14, height: 14)
                    Text(count == 1 ? "1 thread" : "\(count) threads")
                }
            }
            HStack(spacing: 6) {
                Whisker().frame(width: 18, height: 14)
                Text("up to the 95th percentile")
            }
            HStack(spacing: 6) {
                CopyLine().frame(width: 2, height: 14)
                Text("memcpy of the frame")
            }
        }
    }
}

/// The bars of one device.
private struct ChartPanel: View {
    let panel: ChartContent.Panel
    let content: ChartContent
    let scale: ChartScale

    private static let barHeight = 16.0
    private static let gap = 10.0

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(panel.title).font(.system(size: 15, weight: .semibold))
            HStack(alignment: .top, spacing: 14) {
                VStack(alignment: .trailing, spacing: 0) {
                    ForEach(panel.groups) { group in
                        Text(group.name).lineLimit(1).frame(height: height(of: group))
                    }
                }
                .frame(width: ChartView.nameWidth, alignment: .topTrailing)
                VStack(alignment: .leading, spacing: 2) {
                    VStack(alignment: .leading, spacing: 0) {
                        ForEach(panel.groups) { group in
                            VStack(alignment: .leading, spacing: 2) {
                                ForEach(group.bars) { bar in
                                    ChartBar(bar: bar, color: content.color(threads: bar.threads), scale: scale)
                                }
                            }
                            .frame(height: height(of: group))
                        }
                    }
                    .frame(width: ChartView.plotWidth + ChartView.labelRoom, alignment: .topLeading)
                    .background(ChartGrid(scale: scale, memcpy: panel.memcpy))
                    ChartAxis(scale: scale)
                }
            }
        }
    }

    private func height(of group: ChartContent.Group) -> Double {
        Double(group.bars.count) * (Self.barHeight + 2) - 2 + Self.gap
    }
}

private struct ChartBar: View {
    let bar: ChartContent.Bar
    let color: AdaptiveColor
    let scale: ChartScale

    var body: some View {
        let length = scale.length(bar.milliseconds)
        HStack(spacing: 0) {
            Rectangle().fill(color).frame(width: length, height: 16)
            Whisker().frame(width: scale.length(bar.percentile95) - length, height: 16)
            Text(bar.label)
                .lineLimit(1)
                .fixedSize()
                .padding(.leading, 6)
                .background(Rectangle().fill(SystemColor.systemBackground.color.opacity(0.85)))
        }
        .frame(height: 16)
    }
}

/// A line along the middle with a stroke across its end.
private struct Whisker: View {
    var body: some View {
        Drawing("whisker") { frame, environment in
            let color = SystemColor.label.color.resolved(in: environment.colorScheme)
            let line = Rect(x: frame.minX, y: frame.midY - 0.5, width: frame.width, height: 1)
            let end = Rect(x: frame.maxX - 1, y: frame.midY - 4, width: 1, height: 8)
            return frame.width < 1 ? [] : [line, end].map { .fill(.init(path: .rect($0), paint: .color(color))) }
        }
    }
}

/// The mark of what `memcpy` takes.
private struct CopyLine: View {
    var body: some View { Rectangle().fill(SystemColor.systemRed.color) }
}

/// A line at each tick, and the one of `memcpy`.
private struct ChartGrid: View {
    let scale: ChartScale
    let memcpy: Double

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(scale.ticks) { tick in
                Rectangle().fill(SystemColor.separator.color).frame(width: 1).offset(x: scale.length(tick) - 0.5)
            }
            CopyLine().frame(width: 2).offset(x: scale.length(memcpy) - 1)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

/// The numbers under the ticks.
private struct ChartAxis: View {
    let scale: ChartScale

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(scale.ticks) { tick in
                Text(
                    tick == scale.end
                        ? "\(JSONValue.number(rounded(tick)).text) ms" : JSONValue.number(rounded(tick)).text
                )
                .foregroundStyle(SystemColor.secondaryLabel.color)
                .frame(width: 80)
                .offset(x: scale.length(tick) - 40)
            }
        }
        .frame(width: ChartView.plotWidth + ChartView.labelRoom, height: 18, alignment: .topLeading)
    }
}
