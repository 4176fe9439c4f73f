import Glibc
import Indicators
import Testing

@Suite("Transforms of elements")
struct ElementTransformTests {
    static let plain = ElementState(index: 0, part: 0, cx: 0.5, cy: 0.5, width: 1, height: 1)

    /// The eight steps of the format, one after the other and with the C library's functions.
    private func place(
        _ point: (x: Double, y: Double),
        _ state: ElementState,
        perspective d: Double,
        origin: (x: Double, y: Double),
        side: Double
    ) -> (x: Double, y: Double) {
        var (x, y, z) = (point.x * state.scaleX, point.y * state.scaleY, 0.0)
        (y, z) = (y * cos(state.rotateX) - z * sin(state.rotateX), y * sin(state.rotateX) + z * cos(state.rotateX))
        (x, z) = (x * cos(state.rotateY) + z * sin(state.rotateY), -x * sin(state.rotateY) + z * cos(state.rotateY))
        (x, y) = (x * cos(state.rotate) - y * sin(state.rotate), x * sin(state.rotate) + y * cos(state.rotate))
        if state.rotateX != 0 || state.rotateY != 0 { (x, y) = (x * d / (d - z), y * d / (d - z)) }
        (x, y) = (x + state.cx + state.translateX, y + state.cy + state.translateY)
        (x, y) = ((x - 0.5) * state.groupScaleX, (y - 0.5) * state.groupScaleY)
        let (sine, cosine) = (sin(state.groupRotate), cos(state.groupRotate))
        (x, y) = (x * cosine - y * sine, x * sine + y * cosine)
        (x, y) = (x + 0.5 + state.groupTranslateX, y + 0.5 + state.groupTranslateY)
        return (origin.x + x * side, origin.y + y * side)
    }

    @Test("the matrix does what the steps of the format do", arguments: [false, true])
    func steps(hasDepth: Bool) {
        var state = Self.plain
        (state.cx, state.cy, state.translateX, state.translateY) = (0.3, 0.8, 0.1, -0.25)
        (state.scaleX, state.scaleY, state.rotate) = (1.5, -0.5, 0.7)
        if hasDepth { (state.rotateX, state.rotateY) = (0.6, -2.1) }
        (state.groupScaleX, state.groupScaleY, state.groupRotate) = (0.75, 1.25, -1.1)
        (state.groupTranslateX, state.groupTranslateY) = (0.2, 0.05)
        let transform = ElementTransform(of: state, perspective: 2.5, origin: (10, 20), side: 120)
        for point in [(0.0, 0.0), (0.5, 0.5), (-0.5, 0.25), (0.3, -0.5)] {
            let wanted = place(point, state, perspective: 2.5, origin: (10, 20), side: 120)
            let seen = transform.project(point.0, point.1)
            #expect(abs((seen?.x ?? .nan) - wanted.x) < 1e-10)
            #expect(abs((seen?.y ?? .nan) - wanted.y) < 1e-10)
        }
    }

    @Test("the middle of an element stays in place however it turns")
    func vanishingPoint() {
        var state = Self.plain
        (state.cx, state.translateY, state.rotateX, state.rotateY) = (0.25, 0.125, 1, 2)
        let middle = ElementTransform(of: state, perspective: 2.5).project(0, 0)
        #expect(abs((middle?.x ?? .nan) - 0.25) < 1e-15)
        #expect(abs((middle?.y ?? .nan) - 0.625) < 1e-15)
    }

    @Test("an element turned by a right angle is seen as a line, and the nearer half is longer")
    func edgeOn() throws {
        var state = Self.plain
        state.rotateY = Double.pi / 2
        let transform = ElementTransform(of: state, perspective: 2.5)
        // x' = 0 and z' = −x: the right half leans away from the viewer.
        for x in [-0.5, 0.5] {
            let seen = try #require(transform.project(x, 0.5))
            #expect(abs(seen.x - 0.5) < 1e-15)
            let wanted = 0.5 + 0.5 * 2.5 / (2.5 + x)
            #expect(abs(seen.y - wanted) < 1e-15)
        }
    }

    @Test("what lies behind the viewer, or at his eye, has no place")
    func behindTheViewer() {
        var state = Self.plain
        state.rotateX = Double.pi / 2
        // z = y: the viewer is at 0.5.
        let transform = ElementTransform(of: state, perspective: 0.5)
        #expect(transform.project(0, 0.49) != nil)
        #expect(transform.project(0, 0.5) == nil)
        #expect(transform.project(0, 0.6) == nil)
    }

    @Test("without depth the perspective is of no account")
    func flat() {
        var state = Self.plain
        state.rotate = 1
        let (near, far) = (ElementTransform(of: state, perspective: 0.1), ElementTransform(of: state, perspective: 9))
        #expect(near == far)
        #expect(near.w == [0, 0, 1])
    }

    @Test("a transform of numbers that are none says so")
    func nonFinite() {
        #expect(ElementTransform(of: Self.plain, perspective: 2.5).isFinite)
        for path in [\ElementState.scaleX, \.rotate, \.rotateX, \.translateY, \.groupRotate, \.groupScaleY] {
            for value in [Double.nan, .infinity] {
                var state = Self.plain
                state[keyPath: path] = value
                #expect(!ElementTransform(of: state, perspective: 2.5).isFinite)
            }
        }
    }
}
