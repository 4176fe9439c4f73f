import HUD
import StrictJSON

extension SceneFile {
    /// Reads the `hud` of a scene file into a scene; in a story the events say which states there are, whether they can
    /// be retried and who draws them.
    static func readHUD(
        _ file: JSONObjectReader,
        into scene: inout Scene,
        _ providers: [String: CustomViews],
        in views: CustomViewFile
    ) throws(JSONError) {
        let isStory = file.optional("story") != nil
        if isStory { scene.backdrops = [.variableBlur()] }
        guard let reader = file.optional("hud") else { return }
        let keys = ["title", "message", "texts", "indicator", "look", "backdrop"]
        let object = try reader.object(keys: (isStory ? [] : ["state", "retry", "provider"]) + keys)
        if let list = object.optional("state") { scene.states = try list.values(.state) }
        if let list = object.optional("look") { scene.looks = try list.values(.look) }
        if let provider = object.optional("provider") {
            scene.provider = providers[try provider.word(of: providers.keys.sorted())]
        }
        if let indicator = object.optional("indicator") { scene.indicator = try CustomIndicator(indicator, in: views) }
        if let title = object.optional("title") {
            scene.texts.title = title.value == .null ? nil : try title.text()
        }
        if let message = object.optional("message") { try read(message: message, into: &scene.texts) }
        if let retry = object.optional("retry") { scene.hasRetry = try retry.bool() }
        if let texts = object.optional("texts") {
            let object = try texts.object(keys: ["close", "retry"])
            if let close = object.optional("close") { scene.texts.close = try close.text() }
            if let retry = object.optional("retry") { scene.texts.retry = try retry.text() }
        }
        if let list = object.optional("backdrop") {
            scene.backdrops = try list.distinct { reader throws(JSONError) in try backdrop(reader) }
        }
    }

    /// One text for every state, or an object with a text for some.
    private static func read(message: JSONReader, into texts: inout HUDTexts) throws(JSONError) {
        switch message.value {
        case .string:
            texts.setMessage(try message.text())
        case .object:
            let object = try message.object(keys: HUDState.allCases.map(\.rawValue))
            if let loading = object.optional("loading") { texts.loading = try loading.text() }
            if let success = object.optional("success") { texts.success = try success.text() }
            if let failure = object.optional("failure") { texts.failure = try failure.text() }
        default:
            throw message.wrongType("a string, or an object of strings by state")
        }
    }

    /// The command line's word, or an object with a type.
    static func backdrop(_ reader: JSONReader) throws(JSONError) -> Backdrop {
        switch reader.value {
        case .string: return try reader.value(.backdrop)
        case .object: break
        default: throw reader.wrongType("a string or an object")
        }
        guard reader.hasKey("type") else { throw .missingKey(reader.path.key("type")) }
        let blurKeys = ["radius", "direction", "band", "startOffset"]
        let object = try reader.object(keys: ["type", "color", "name"] + blurKeys)
        switch try object["type"].word(of: BackdropType.self) {
        case .variableBlur:
            return .variableBlur(try variableBlur(try reader.object(keys: ["type"] + blurKeys)))
        case .dim:
            let color = try reader.object(keys: ["type", "color"]).optional("color")
            return .dim(try color?.value(.color) ?? .dim)
        case .material:
            let name = try reader.object(keys: ["type", "name"]).optional("name")
            return .material(try name?.value(.material) ?? .ultraThin)
        case .clear:
            _ = try reader.object(keys: ["type"])
            return .clear
        }
    }

    private static func variableBlur(_ object: JSONObjectReader) throws(JSONError) -> VariableBlur {
        let standard = VariableBlur.standard
        let word = try object.optional("direction")?.word(of: BlurDirection.self) ?? .center
        let radius = try object.optional("radius")?.number(in: BackdropLimits.radius) ?? standard.maximumRadius
        let direction: VariableBlur.Direction
        switch word {
        case .center:
            let band =
                try object.optional("band")?.number(in: BackdropLimits.band)
                ?? VariableBlur.standardBandProportion
            direction = .blurredCenterClearTopBottom(centerBandProportion: band)
        case .top: direction = .blurredTopClearBottom
        case .bottom: direction = .blurredBottomClearTop
        case .full: direction = .blurredFully
        }
        if word != .center, let band = object.optional("band") {
            throw band.malformed("no band: only the direction \"center\" has one")
        }
        let offset = object.optional("startOffset")
        if let offset, word != .top, word != .bottom {
            throw offset.malformed("no start offset: only the directions \"top\" and \"bottom\" have one")
        }
        let startOffset = try offset?.number(in: BackdropLimits.startOffset) ?? 0
        do {
            return try VariableBlur(maximumRadius: radius, direction: direction, startOffset: startOffset)
        } catch {
            throw .malformed(object.path, expected: "values that a variable blur can have: \(error)")
        }
    }

    /// Where a variable blur is full.
    private enum BlurDirection: String, CaseIterable {
        case center, top, bottom, full
    }
}
