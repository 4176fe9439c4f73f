/// One element of an indicator at one time.
///
/// Lengths are in sides of the box, angles in radians. Nothing is clamped: eased values overshoot, and what draws
/// decides what an opacity of 1.2 means.
public struct ElementState: Hashable, Sendable, Codable {
    /// Counts on over all parts.
    public var index: Int
    public var part: Int
    /// The middle of the element, before any translation.
    public var cx, cy: Double
    public var width, height: Double
    public var scaleX, scaleY: Double
    /// The element's opacity times that of its group.
    public var opacity: Double
    /// What the layout turned the element by, and its own rotation.
    public var rotate: Double
    public var rotateX, rotateY: Double
    public var translateX, translateY: Double
    /// The drawn part of each arc of a ring.
    public var strokeStart, strokeEnd: Double
    public var groupScaleX, groupScaleY: Double
    public var groupRotate: Double
    public var groupTranslateX, groupTranslateY: Double

    public init(
        index: Int,
        part: Int,
        cx: Double,
        cy: Double,
        width: Double,
        height: Double,
        scaleX: Double = 1,
        scaleY: Double = 1,
        opacity: Double = 1,
        rotate: Double = 0,
        rotateX: Double = 0,
        rotateY: Double = 0,
        translateX: Double = 0,
        translateY: Double = 0,
        strokeStart: Double = 0,
        strokeEnd: Double = 1,
        groupScaleX: Double = 1,
        groupScaleY: Double = 1,
        groupRotate: Double = 0,
        groupTranslateX: Double = 0,
        groupTranslateY: Double = 0
    ) {
        self.index = index
        self.part = part
        self.cx = cx
        self.cy = cy
        self.width = width
        self.height = height
        self.scaleX = scaleX
        self.scaleY = scaleY
        self.opacity = opacity
        self.rotate = rotate
        self.rotateX = rotateX
        self.rotateY = rotateY
        self.translateX = translateX
        self.translateY = translateY
        self.strokeStart = strokeStart
        self.strokeEnd = strokeEnd
        self.groupScaleX = groupScaleX
        self.groupScaleY = groupScaleY
        self.groupRotate = groupRotate
        self.groupTranslateX = groupTranslateX
        self.groupTranslateY = groupTranslateY
    }

    /// The colour of the element among several, which go round by ``index``; `single` where there are none.
    public func color<Color>(of colors: [Color], else single: Color) -> Color {
        colors.isEmpty ? single : colors[index % colors.count]
    }
}
