import ImageIO
import Raster
import Scenes
import Typography
import Views

extension Report {
    /// The chart of the report as a picture with two pixels a point, in light or dark.
    package func chart(_ scheme: ColorScheme) throws -> PNGImage {
        let environment = EnvironmentValues(colorScheme: scheme, displayScale: 2, fonts: try FontLibrary(custom: []))
        let laidOut = layOutChart(in: environment)
        let list = DisplayList(size: laidOut.frame.size, scale: 2, commands: laidOut.commands)
        return PNGImage(try list.render(), scale: 2, text: [.version])
    }

    /// The views of the chart, as high as they need to be.
    func layOutChart(in environment: EnvironmentValues) -> LaidOutView {
        let chart = ChartView(content: ChartContent(self)).fixedSize()
        let bounds = Rect(x: 0, y: 0, width: ChartView.width, height: 0)
        return LaidOutView(chart, in: bounds, alignment: .topLeading, environment: environment)
    }
}
