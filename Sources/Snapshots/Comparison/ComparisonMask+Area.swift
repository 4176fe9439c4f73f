import Raster

extension ComparisonMask {
    /// Throws where a rectangle lies outside of a picture, or all of them leave nothing of it.
    public func check(_ size: PixelSize) throws(ComparisonError) {
        let picture = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        for rect in rectangles where rect.intersection(picture).isEmpty {
            throw .maskOutside(rect, picture: size)
        }
        guard area(in: size) < size.width * size.height else { throw .maskCoversAll }
    }

    /// How many pixels of a picture lie in the rectangles, each of them once.
    public func area(in size: PixelSize) -> Int {
        let picture = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        let parts = rectangles.map { $0.intersection(picture) }.filter { !$0.isEmpty }.sorted { $0.x < $1.x }
        // Between two edges that follow one another, a row of rectangles does not change.
        let edges = Set(parts.flatMap { [$0.y, $0.maxY] }).sorted()
        return zip(edges, edges.dropFirst()).reduce(0) { area, edges in
            var (covered, width) = (0, 0)
            for part in parts where part.y <= edges.0 && edges.0 < part.maxY && part.maxX > covered {
                width += part.maxX - max(covered, part.x)
                covered = part.maxX
            }
            return area + width * (edges.1 - edges.0)
        }
    }
}
