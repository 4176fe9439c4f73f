import Raster

/// A small landscape: sky, sun and two ridges, cut to a rounded square.
struct SampleThumbnail: View {
    let trail: SampleTrail
    let side: Double

    var body: some View {
        ZStack {
            Rectangle().fill(
                LinearGradient(colors: [trail.colors[0], trail.colors[1]], startPoint: .top, endPoint: .bottom)
            )
            Sun(center: Point(x: trail.sun.x, y: trail.sun.y), radius: trail.sun.radius).fill(trail.colors[2])
            Ridge(heights: trail.far, isSoft: false).fill(trail.colors[3])
            Ridge(heights: trail.near, isSoft: true).fill(trail.colors[4])
        }
        .frame(width: side, height: side)
        .clipShape(RoundedRectangle(cornerRadius: side / 6, style: .continuous))
    }
}

/// A disc placed by shares of the frame.
private struct Sun: Shape {
    let center: Point
    let radius: Double

    func path(in rect: Rect) -> Path {
        let middle = Point(x: rect.minX + center.x * rect.width, y: rect.minY + center.y * rect.height)
        let reach = radius * rect.width
        return Path.ellipse(
            in: Rect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
        )
    }
}

/// The ground below a line of heights, either in straight slopes or in one soft curve.
private struct Ridge: Shape {
    let heights: [Double]
    let isSoft: Bool

    func path(in rect: Rect) -> Path {
        let step = rect.width / Double(heights.count - 1)
        let points = heights.enumerated().map { index, height in
            Point(x: rect.minX + Double(index) * step, y: rect.maxY - height * rect.height)
        }
        var path = Path()
        path.move(to: Point(x: rect.minX, y: rect.maxY))
        path.addLine(to: points[0])
        for (point, next) in zip(points.dropFirst(), points.dropFirst(2)) {
            if isSoft {
                path.addQuadCurve(to: (point + next) * 0.5, control: point)
            } else {
                path.addLine(to: point)
            }
        }
        path.addLine(to: points[points.count - 1])
        path.addLine(to: Point(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}
