import ImageIO
import Raster
import Scenes
import Typography
import Views

/// One picture of all designs of a section, each with its name and its moments.
package struct ContactSheet: Sendable {
    package let section: GallerySection
    package let scheme: ColorScheme

    package init(_ section: GallerySection, _ scheme: ColorScheme) {
        self.section = section
        self.scheme = scheme
    }

    /// The name of its file, as in `backdrops-dark.png`.
    package var fileName: String { "\(section.id)-\(scheme == .dark ? "dark" : "light").png" }

    /// Pixels a point.
    private static let scale = 2.0

    /// The moments of one of the designs, which a sheet is made of.
    package func pictures(of design: GalleryDesign) throws -> [Bitmap] {
        try design.moments.map { try GalleryDesign.picture($0, scheme, scale: Self.scale * section.sheet.zoom) }
    }

    /// The sheet of the pictures of all its designs, in their order.
    package func picture(of pictures: [[Bitmap]], fonts: FontLibrary) throws -> PNGImage {
        // All stand in places of one size.
        let sizes = pictures.joined().map(\.bounds.size)
        let place = Size(
            width: Double(sizes.map(\.width).max() ?? 0) / Self.scale,
            height: Double(sizes.map(\.height).max() ?? 0) / Self.scale
        )
        let cells = zip(section.designs, pictures).map { design, pictures in
            SheetCell(design: design, pictures: pictures, scale: Self.scale, place: place)
        }
        let rows = stride(from: 0, to: cells.count, by: section.sheet.columns).map { start in
            Array(cells[start..<min(start + section.sheet.columns, cells.count)])
        }
        let environment = EnvironmentValues(colorScheme: scheme, displayScale: Self.scale, fonts: fonts)
        let sheet = SheetView(section: section, rows: rows).fixedSize()
        let bounds = Rect(x: 0, y: 0, width: 0, height: 0)
        let laidOut = LaidOutView(sheet, in: bounds, alignment: .topLeading, environment: environment)
        let list = DisplayList(size: laidOut.frame.size, scale: Self.scale, commands: laidOut.commands)
        return PNGImage(try list.render(), scale: Self.scale, text: [.version])
    }
}

private struct SheetView: View {
    let section: GallerySection
    let rows: [[SheetCell]]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            VStack(alignment: .leading, spacing: 4) {
                Text("\(section.title) (\(section.designs.count))").font(.system(size: 26, weight: .bold))
                Text(section.introduction).foregroundStyle(SystemColor.secondaryLabel.color)
            }
            .padding(.bottom, 6)
            ForEach(rows) { row in
                HStack(alignment: .top, spacing: 12) { ForEach(row) { $0 } }
            }
        }
        .font(.system(size: 13))
        .foregroundStyle(SystemColor.label.color)
        .padding(28)
        .background(Rectangle().fill(SystemColor.systemGroupedBackground.color))
    }
}

private struct SheetCell: View {
    let design: GalleryDesign
    let pictures: [Bitmap]
    let scale: Double
    let place: Size

    private static let gap = 6.0

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(design.name).font(.system(size: 13, weight: .semibold)).lineLimit(1)
            Text(design.note).font(.system(size: 11)).foregroundStyle(SystemColor.secondaryLabel.color).lineLimit(1)
            HStack(spacing: Self.gap) {
                ForEach(pictures) { picture in
                    Image(bitmap: picture, scale: scale).frame(width: place.width, height: place.height)
                }
            }
            .padding(.top, 6)
        }
        .frame(width: Double(pictures.count) * (place.width + Self.gap) - Self.gap, alignment: .leading)
        .padding(12)
        .background(
            RoundedRectangle(cornerRadius: 12).fill(SystemColor.secondarySystemGroupedBackground.color)
        )
    }
}
