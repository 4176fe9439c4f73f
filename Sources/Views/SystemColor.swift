import Raster

/// A colour of the system by name, as iOS 13 to 18 have it in light and in dark appearance.
///
/// iOS 26 changed most tints; the values here are those of the reference images that HUDs are compared with.
public enum SystemColor: String, CaseIterable, Hashable, Sendable {
    case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue,
        systemIndigo, systemPurple, systemPink, systemBrown
    case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, systemFill, secondarySystemFill,
        tertiarySystemFill, quaternarySystemFill, separator, opaqueSeparator, link, systemBackground,
        secondarySystemBackground, tertiarySystemBackground, systemGroupedBackground,
        secondarySystemGroupedBackground, tertiarySystemGroupedBackground
}

extension SystemColor {
    /// The colour that follows the colour scheme.
    public var color: AdaptiveColor {
        AdaptiveColor(light: Color(hex8: values.light), dark: Color(hex8: values.dark))
    }

    /// Straight sRGB as RRGGBB_AA.
    private var values: (light: UInt32, dark: UInt32) {
        switch self {
        case .systemRed: (0xFF3B30_FF, 0xFF453A_FF)
        case .systemOrange: (0xFF9500_FF, 0xFF9F0A_FF)
        case .systemYellow: (0xFFCC00_FF, 0xFFD60A_FF)
        case .systemGreen: (0x34C759_FF, 0x30D158_FF)
        case .systemMint: (0x00C7BE_FF, 0x63E6E2_FF)
        case .systemTeal: (0x30B0C7_FF, 0x40C8E0_FF)
        case .systemCyan: (0x32ADE6_FF, 0x64D2FF_FF)
        case .systemBlue: (0x007AFF_FF, 0x0A84FF_FF)
        case .systemIndigo: (0x5856D6_FF, 0x5E5CE6_FF)
        case .systemPurple: (0xAF52DE_FF, 0xBF5AF2_FF)
        case .systemPink: (0xFF2D55_FF, 0xFF375F_FF)
        case .systemBrown: (0xA2845E_FF, 0xAC8E68_FF)
        case .systemGray: (0x8E8E93_FF, 0x8E8E93_FF)
        case .systemGray2: (0xAEAEB2_FF, 0x636366_FF)
        case .systemGray3: (0xC7C7CC_FF, 0x48484A_FF)
        case .systemGray4: (0xD1D1D6_FF, 0x3A3A3C_FF)
        case .systemGray5: (0xE5E5EA_FF, 0x2C2C2E_FF)
        case .systemGray6: (0xF2F2F7_FF, 0x1C1C1E_FF)
        case .label: (0x000000_FF, 0xFFFFFF_FF)
        case .secondaryLabel: (0x3C3C43_99, 0xEBEBF5_99)
        case .tertiaryLabel: (0x3C3C43_4C, 0xEBEBF5_4C)
        case .quaternaryLabel: (0x3C3C43_2D, 0xEBEBF5_28)
        case .placeholderText: (0x3C3C43_4C, 0xEBEBF5_4C)
        case .systemFill: (0x787880_33, 0x787880_5B)
        case .secondarySystemFill: (0x787880_28, 0x787880_51)
        case .tertiarySystemFill: (0x767680_1E, 0x767680_3D)
        case .quaternarySystemFill: (0x747480_14, 0x767680_2D)
        case .separator: (0x3C3C43_49, 0x545458_99)
        case .opaqueSeparator: (0xC6C6C8_FF, 0x38383A_FF)
        case .link: (0x007AFF_FF, 0x0984FF_FF)
        case .systemBackground: (0xFFFFFF_FF, 0x000000_FF)
        case .secondarySystemBackground: (0xF2F2F7_FF, 0x1C1C1E_FF)
        case .tertiarySystemBackground: (0xFFFFFF_FF, 0x2C2C2E_FF)
        case .systemGroupedBackground: (0xF2F2F7_FF, 0x000000_FF)
        case .secondarySystemGroupedBackground: (0xFFFFFF_FF, 0x1C1C1E_FF)
        case .tertiarySystemGroupedBackground: (0xF2F2F7_FF, 0x2C2C2E_FF)
        }
    }
}

extension Color {
    fileprivate init(hex8 value: UInt32) {
        self.init(
            red8: UInt8(value >> 24),
            green8: UInt8(value >> 16 & 0xFF),
            blue8: UInt8(value >> 8 & 0xFF),
            alpha8: UInt8(value & 0xFF)
        )
    }
}
