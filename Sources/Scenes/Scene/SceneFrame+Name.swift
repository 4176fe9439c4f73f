import HUD
import ImageIO
import Typography

extension SceneFrame {
    /// The file name without its extension: scene, state, backdrop and traits, parted by underscores.
    ///
    /// Two frames of different values have different names, also where the file system takes upper and lower case for
    /// the same. Upright, English, left-to-right, the standard look and
    /// time 0 are left out. At most ``nameLimit`` bytes of ASCII.
    ///
    /// A frame of a range has its number in place of the time, in four digits or more, so that names sort by time.
    public var name: String {
        guard let number else { return Self.shortened(unnumberedName, limit: Self.nameLimit) }
        let suffix = "_" + FrameRange.digits(number)
        return Self.shortened(unnumberedName, limit: Self.nameLimit - suffix.utf8.count) + suffix
    }

    private var unnumberedName: String {
        var name = Self.safe(shared.scene.name)
        name.reserveCapacity(Self.nameLimit)
        func add(_ part: String) {
            name += "_"
            name += part
        }
        add(state?.rawValue ?? "story")
        add(backdrop.slug)
        if look != .standard { add(look.rawValue) }
        add(traits.device.slug)
        if traits.device.scale != traits.device.ownScale { add("\(traits.device.scale)x") }
        if traits.orientation == .landscape { add("landscape") }
        add(traits.appearance.rawValue)
        add(traits.textSize.slug)
        if traits.language != .english { add(traits.language.rawValue) }
        if traits.direction == .rightToLeft { add("rtl") }
        if number == nil, time != 0 { add("\(time.shortestText)s") }
        return name
    }

    /// A name of at most `limit` bytes: a long one ends in its digest.
    private static func shortened(_ name: String, limit: Int) -> String {
        guard name.utf8.count > limit else { return name }
        let digest = digest(name)
        return "\(name.prefix(limit - digest.utf8.count - 1))~\(digest)"
    }

    /// Bytes of a name, less than any file system's limit and with room for an extension.
    public static let nameLimit = 116

    /// A scene's name in lower-case letters, digits, hyphens and points.
    ///
    /// A name that holds anything else is changed, and a digest of the original keeps it apart from all others.
    static func safe(_ name: String) -> String {
        let plain = name.utf8.allSatisfy(isPlain) && name.utf8.first.map { $0 != 0x2D && $0 != 0x2E } ?? false
        if plain, name.utf8.count <= 40 { return name }
        var safe = ""
        for byte in name.utf8.prefix(27) {
            let lower = (0x41...0x5A).contains(byte) ? byte + 32 : byte
            let kept = isPlain(lower) && !(safe.isEmpty && lower == 0x2E)
            safe.unicodeScalars.append(kept ? Unicode.Scalar(lower) : "-")
        }
        return "\(safe)~\(digest(name).prefix(12))"
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x30...0x39, 0x2D, 0x2E: true
        default: false
        }
    }

    /// The first 16 hexadecimal digits of the SHA-256.
    private static func digest(_ text: String) -> String {
        String(SHA256.digest(of: Array(text.utf8)).description.prefix(16))
    }
}

extension Backdrop {
    /// The backdrop for file names: its type, and its values where they are not the default's.
    package var slug: String {
        switch self {
        case .variableBlur(let blur): blur == .standard ? "variable-blur" : "variable-blur-\(blur.slug)"
        case .dim(let color): color == .dim ? "dim" : "dim-\(color.hexDigits)"
        case .material(let style): "material-\(style.name.lowercased())"
        case .clear: "clear"
        }
    }
}

extension VariableBlur {
    /// `r` and the radius, then the direction with its own value: `r4-b0.4`, `r4-top`, `r4-bottom-o0.2`, `r4-full`.
    fileprivate var slug: String {
        var slug = "r\(maximumRadius.shortestText)-"
        switch direction {
        case .blurredCenterClearTopBottom(let proportion): slug += "b\(proportion.shortestText)"
        case .blurredTopClearBottom: slug += "top"
        case .blurredBottomClearTop: slug += "bottom"
        case .blurredFully: slug += "full"
        }
        return startOffset == 0 ? slug : "\(slug)-o\(startOffset.shortestText)"
    }
}

extension RGBA8 {
    /// Eight lower-case hexadecimal digits: red, green, blue, alpha.
    public var hexDigits: String {
        [red, green, blue, alpha].map { $0.hexadecimal(digits: 2) }.joined()
    }
}

extension ContentSizeCategory {
    /// `medium`, `xxlarge`, `ax3`.
    fileprivate var slug: String { isAccessibility ? name.lowercased() : longName.lowercased() }
}
