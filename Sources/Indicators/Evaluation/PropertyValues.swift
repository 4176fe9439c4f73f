/// The properties of an element at one time; at first those at rest.
struct ElementValues: Sendable {
    var scale = 1.0, scaleX = 1.0, scaleY = 1.0, opacity = 1.0
    var rotate = 0.0, rotateX = 0.0, rotateY = 0.0, translateX = 0.0, translateY = 0.0
    var strokeStart = 0.0, strokeEnd = 1.0

    subscript(property: IndicatorSpec.Property) -> Double {
        get {
            switch property {
            case .scale: scale
            case .scaleX: scaleX
            case .scaleY: scaleY
            case .opacity: opacity
            case .rotate: rotate
            case .rotateX: rotateX
            case .rotateY: rotateY
            case .translateX: translateX
            case .translateY: translateY
            case .strokeStart: strokeStart
            case .strokeEnd: strokeEnd
            }
        }
        set {
            switch property {
            case .scale: scale = newValue
            case .scaleX: scaleX = newValue
            case .scaleY: scaleY = newValue
            case .opacity: opacity = newValue
            case .rotate: rotate = newValue
            case .rotateX: rotateX = newValue
            case .rotateY: rotateY = newValue
            case .translateX: translateX = newValue
            case .translateY: translateY = newValue
            case .strokeStart: strokeStart = newValue
            case .strokeEnd: strokeEnd = newValue
            }
        }
    }
}

/// The properties of a group at one time; at first those at rest.
struct GroupValues: Sendable {
    var scale = 1.0, scaleX = 1.0, scaleY = 1.0, opacity = 1.0
    var rotate = 0.0, translateX = 0.0, translateY = 0.0

    subscript(property: IndicatorSpec.GroupProperty) -> Double {
        get {
            switch property {
            case .scale: scale
            case .scaleX: scaleX
            case .scaleY: scaleY
            case .opacity: opacity
            case .rotate: rotate
            case .translateX: translateX
            case .translateY: translateY
            }
        }
        set {
            switch property {
            case .scale: scale = newValue
            case .scaleX: scaleX = newValue
            case .scaleY: scaleY = newValue
            case .opacity: opacity = newValue
            case .rotate: rotate = newValue
            case .translateX: translateX = newValue
            case .translateY: translateY = newValue
            }
        }
    }
}
