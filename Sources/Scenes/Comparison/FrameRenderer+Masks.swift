import Raster
import StrictJSON
import Views

extension FrameRenderer {
    /// The parts of a frame that its scene leaves out of comparisons, in whole pixels around what the masks name.
    ///
    /// Elements are where the frame draws them, also in the midst of a transition. A mask that hides nothing is an
    /// error: an element that is not there or out of sight, or a rectangle outside of the picture.
    ///
    /// - Parameter size: the picture's.
    public func maskedRectangles(_ frame: SceneFrame, in size: PixelSize) throws -> [PixelRect] {
        let masks = frame.scene.comparison.masks
        let needsElements = masks.contains { if case .element = $0 { true } else { false } }
        let elements =
            needsElements
            ? AccessibilityTree(try layOut(frame), direction: frame.traits.direction).allElements : []
        return try masks.enumerated().flatMap { index, mask throws(SceneError) in
            let parts: [Rect] =
                switch mask {
                case .rectangle(let rect): [rect]
                case .element(let name): try elements.parts(of: name, index, scene: frame.scene.name)
                }
            let picture = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
            let rectangles = parts.map {
                PixelRect(around: $0, scale: Double(frame.traits.device.scale)).intersection(picture)
            }.filter { !$0.isEmpty }
            guard !rectangles.isEmpty else {
                throw .maskOutside(scene: frame.scene.name, index: index, picture: size)
            }
            return rectangles
        }
    }
}

extension [AccessibilityElement] {
    /// What is seen of the elements of a name, in points.
    fileprivate func parts(of name: String, _ index: Int, scene: String) throws(SceneError) -> [Rect] {
        let named = filter { $0.label == name || $0.identifier == name }
        guard !named.isEmpty else {
            let names = Set(flatMap { [$0.label, $0.identifier].compactMap { $0 } }).filter { !$0.isEmpty }.sorted()
            throw .noMaskedElement(
                scene: scene,
                index: index,
                name: name,
                nearest: NearName.closest(to: name, in: names),
                names: names
            )
        }
        let seen = named.compactMap(\.seenFrame).filter { $0.width > 0 && $0.height > 0 }
        guard !seen.isEmpty else { throw .maskedElementOutOfSight(scene: scene, index: index, name: name) }
        return seen
    }
}

extension PixelRect {
    /// The whole pixels that a rectangle in points touches.
    ///
    /// What sticks out by less than a thousandth of a pixel is the rounding of a sum, and touches nothing.
    fileprivate init(around rect: Rect, scale: Double) {
        let slack = 1.0 / 1024
        let (left, top) = ((rect.minX * scale + slack).rounded(.down), (rect.minY * scale + slack).rounded(.down))
        let (right, bottom) = ((rect.maxX * scale - slack).rounded(.up), (rect.maxY * scale - slack).rounded(.up))
        let range = -1_000_000.0...1_000_000
        func whole(_ value: Double) -> Int { Int(Swift.min(Swift.max(value, range.lowerBound), range.upperBound)) }
        self.init(
            x: whole(left),
            y: whole(top),
            width: Swift.max(0, whole(right) - whole(left)),
            height: Swift.max(0, whole(bottom) - whole(top))
        )
    }
}
