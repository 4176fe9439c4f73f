import HUD
import StrictJSON

extension SceneFile {
    static let conditionKeys = ["reduceMotion", "reduceTransparency", "variableBlur"]

    /// Reads what the user and the device allow to be drawn; what is not said stays.
    static func readConditions(_ object: JSONObjectReader, into conditions: inout Conditions) throws(JSONError) {
        if let reduces = object.optional("reduceMotion") { conditions.reduceMotion = try reduces.bool() }
        if let reduces = object.optional("reduceTransparency") { conditions.reduceTransparency = try reduces.bool() }
        if let blur = object.optional("variableBlur") {
            conditions.backdropFailure =
                switch try blur.word(of: BlurAvailability.self) {
                case .available: nil
                case .unavailable: .effectUnavailable
                case .maskCreationFailed: .maskCreationFailed
                }
        }
    }

    private enum BlurAvailability: String, CaseIterable {
        case available, unavailable, maskCreationFailed
    }
}
