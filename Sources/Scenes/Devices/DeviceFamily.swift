import Raster

/// The models that share one panel and one set of insets: a row of the table.
struct DeviceFamily: Sendable {
    /// Names of the models, oldest first.
    let models: [String]
    /// Further names that people use for the newest of ``models``.
    let aliases: [String]
    let size: Size
    let scale: Int
    let portrait: SafeAreaInsets
    let landscape: SafeAreaInsets

    var devices: [Device] {
        models.map { name in
            Device(
                name: name,
                portraitSize: size,
                scale: scale,
                portraitInsets: portrait,
                landscapeInsets: landscape
            )
        }
    }

    /// A phone with a home button: a status bar of 20 points upright, nothing in landscape.
    static func squarePhone(
        _ models: String...,
        aliases: [String] = [],
        size: (width: Double, height: Double),
        scale: Int
    ) -> DeviceFamily {
        DeviceFamily(
            models: models,
            aliases: aliases,
            size: Size(width: size.width, height: size.height),
            scale: scale,
            portrait: SafeAreaInsets(top: 20, left: 0, bottom: 0, right: 0),
            landscape: SafeAreaInsets(top: 0, left: 0, bottom: 0, right: 0)
        )
    }

    /// A phone with a notch or an island.
    ///
    /// Upright, the cut-out takes `top` and the home indicator 34; in landscape both sides take `top`.
    static func phone(
        _ models: String...,
        aliases: [String] = [],
        size: (width: Double, height: Double),
        scale: Int = 3,
        top: Double,
        landscapeBottom: Double = 21
    ) -> DeviceFamily {
        DeviceFamily(
            models: models,
            aliases: aliases,
            size: Size(width: size.width, height: size.height),
            scale: scale,
            portrait: SafeAreaInsets(top: top, left: 0, bottom: 34, right: 0),
            landscape: SafeAreaInsets(top: 0, left: top, bottom: landscapeBottom, right: top)
        )
    }

    /// A tablet, whose insets are the same both ways: 20 and 0 with a home button, else 24 and 20.
    static func tablet(
        _ models: String...,
        aliases: [String] = [],
        size: (width: Double, height: Double),
        homeButton: Bool = false
    ) -> DeviceFamily {
        let insets = SafeAreaInsets(top: homeButton ? 20 : 24, left: 0, bottom: homeButton ? 0 : 20, right: 0)
        return DeviceFamily(
            models: models,
            aliases: aliases,
            size: Size(width: size.width, height: size.height),
            scale: 2,
            portrait: insets,
            landscape: insets
        )
    }
}
