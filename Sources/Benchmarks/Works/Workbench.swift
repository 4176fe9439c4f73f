import HUD
import ImageIO
import Raster
import Scenes
import Typography
import Views

/// What the works work on: the picture of a screen, and the fonts.
package struct Workbench {
    package let device: Device
    /// The screen's picture, opaque unless a screenshot is not.
    package let picture: Bitmap
    let fonts: FontLibrary

    /// A bench with the built-in screen, or with a screenshot of exactly the device's size.
    package init(device: Device, screenshot path: String? = nil) throws {
        self.device = device
        fonts = try FontLibrary(custom: [])
        if let path {
            let bitmap = Bitmap(try PNGDecoder().decode(file: path))
            let needed = device.pixelSize(.portrait)
            guard bitmap.bounds.size == needed else {
                throw SceneError.screenSize(
                    file: path,
                    size: bitmap.bounds.size,
                    device: device.name,
                    needed: needed
                )
            }
            picture = bitmap
        } else {
            let screen = SampleScreen(size: device.size(.portrait), safeArea: device.safeRect)
            picture = try Self.list(of: screen, on: device, fonts: fonts).render()
        }
    }

    /// The drawing commands of a view that fills the device's screen.
    func list(of view: some View) -> DisplayList { Self.list(of: view, on: device, fonts: fonts) }

    private static func list(of view: some View, on device: Device, fonts: FontLibrary) -> DisplayList {
        let size = device.size(.portrait)
        let environment = EnvironmentValues(displayScale: Double(device.scale), fonts: fonts)
        let laidOut = LaidOutView(view, in: Rect(origin: .zero, size: size), environment: environment)
        return DisplayList(size: size, scale: Double(device.scale), commands: laidOut.commands)
    }
}

extension Device {
    /// The part of the upright screen that its furniture leaves free, in points.
    var safeRect: Rect {
        let (size, insets) = (size(.portrait), safeArea(.portrait))
        return Rect(
            x: insets.left,
            y: insets.top,
            width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom
        )
    }
}
