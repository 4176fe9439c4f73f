import Indicators

/// What the built-in indicators look like at five times each, worked out from the published tables of their figures
/// independently of the library.
///
/// A line of a number is the state of that element at the time above it; what it does not name has its value at rest.
/// `scale` stands for both axes. Figures have 13 digits.
enum BuiltInStates {
    struct Indicator {
        let name: String
        /// The layout of each element: `part`, `cx`, `cy`, `width`, `height`.
        var places: [[String: Double]] = []
        /// The word and the numbers of each part's shape.
        var shapes: [(kind: String, numbers: [String: Double])] = []
        var times: [(time: Double, elements: [[String: Double]])] = []
    }

    static let all: [Indicator] = [
        fromAtom, fromBallGridPulse, fromBallPulseRise, fromBallSquareSpin, fromLineScalePulseOut, fromRadar,
        fromTriangleSkewSpin,
    ].flatMap(indicators)

    private static func indicators(in text: String) -> [Indicator] {
        var result: [Indicator] = []
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            if words[0] == "#" {
                result.append(Indicator(name: words[1]))
                continue
            }
            var indicator = result.removeLast()
            switch words[0] {
            case "place": indicator.places.append(numbers(words.dropFirst(2)))
            case "shape": indicator.shapes.append((words[2], numbers(words.dropFirst(3))))
            case "at": indicator.times.append((Double(words[1]) ?? .nan, []))
            default: indicator.times[indicator.times.count - 1].elements.append(numbers(words.dropFirst()))
            }
            result.append(indicator)
        }
        return result
    }

    private static func numbers(_ words: ArraySlice<String>) -> [String: Double] {
        var numbers: [String: Double] = [:]
        for word in words {
            let parts = word.split(separator: "=").map(String.init)
            let names: [String] =
                switch parts[0] {
                case "scale": ["scaleX", "scaleY"]
                case "groupScale": ["groupScaleX", "groupScaleY"]
                default: [parts[0]]
                }
            for name in names { numbers[name] = Double(parts[1]) }
        }
        return numbers
    }
}

extension ElementState {
    /// The numbers of the state with what each is at rest; the layout's have none.
    static let figures: [(name: String, path: any KeyPath<ElementState, Double> & Sendable, rest: Double?)] = [
        ("cx", \.cx, nil), ("cy", \.cy, nil), ("width", \.width, nil), ("height", \.height, nil),
        ("scaleX", \.scaleX, 1), ("scaleY", \.scaleY, 1), ("opacity", \.opacity, 1), ("rotate", \.rotate, 0),
        ("rotateX", \.rotateX, 0), ("rotateY", \.rotateY, 0), ("translateX", \.translateX, 0),
        ("translateY", \.translateY, 0), ("strokeStart", \.strokeStart, 0), ("strokeEnd", \.strokeEnd, 1),
        ("groupScaleX", \.groupScaleX, 1), ("groupScaleY", \.groupScaleY, 1), ("groupRotate", \.groupRotate, 0),
        ("groupTranslateX", \.groupTranslateX, 0), ("groupTranslateY", \.groupTranslateY, 0),
    ]
}
