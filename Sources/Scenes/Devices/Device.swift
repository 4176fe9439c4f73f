import Raster

/// A phone or tablet screen: its size, its scale and the insets that its furniture takes.
///
/// Two models with the same panel are two devices, so that the name that was asked for is the name that a frame
/// carries.
public struct Device: Hashable, Sendable {
    /// The name as its maker writes it, such as `iPhone 13 Pro`.
    public let name: String
    /// The screen in points, held upright.
    public let portraitSize: Size
    /// Pixels a point: ``ownScale``, or what was asked for in its place.
    public private(set) var scale: Int
    /// Pixels a point of the panel: 2 or 3.
    public let ownScale: Int
    let portraitInsets: SafeAreaInsets
    let landscapeInsets: SafeAreaInsets

    init(
        name: String,
        portraitSize: Size,
        scale: Int,
        portraitInsets: SafeAreaInsets,
        landscapeInsets: SafeAreaInsets
    ) {
        self.name = name
        self.portraitSize = portraitSize
        self.scale = scale
        ownScale = scale
        self.portraitInsets = portraitInsets
        self.landscapeInsets = landscapeInsets
    }

    /// The scales that a device may be drawn at.
    public static let scales = 1...4

    /// The device with a panel of another density: the same points, of more or fewer pixels.
    public func at(scale: Int) -> Device {
        precondition(Self.scales.contains(scale), "a scale is a whole number from 1 to 4")
        var device = self
        device.scale = scale
        return device
    }

    /// The screen in points as it is held; landscape swaps width and height.
    public func size(_ orientation: Orientation) -> Size {
        switch orientation {
        case .portrait: portraitSize
        case .landscape: Size(width: portraitSize.height, height: portraitSize.width)
        }
    }

    /// The screen in pixels as it is held.
    public func pixelSize(_ orientation: Orientation) -> PixelSize {
        pixels(size(orientation))
    }

    /// A size in whole points as pixels.
    func pixels(_ size: Size) -> PixelSize {
        PixelSize(width: Int(size.width) * scale, height: Int(size.height) * scale)
    }

    /// The points that the status bar, the cut-out and the home indicator take from each edge.
    ///
    /// Figures of iOS and iPadOS up to 18; of 26 for the devices that came with it (iPhone 17 family and iPhone Air).
    /// From 26 on a phone's landscape bottom is 20 instead of 21, and a tablet without home button has 32 and 25
    /// instead of 24 and 20.
    public func safeArea(_ orientation: Orientation) -> SafeAreaInsets {
        switch orientation {
        case .portrait: portraitInsets
        case .landscape: landscapeInsets
        }
    }

    /// The name in lower case with a hyphen for every run of other characters, as file names carry it.
    ///
    /// No two devices of the table share one.
    public var slug: String { DeviceName.words(of: name).joined(separator: "-") }
}

/// How a device is held.
public enum Orientation: String, CaseIterable, Sendable {
    case portrait, landscape
}

/// Distances in points from a screen's physical edges; left stays left in a right-to-left layout.
public struct SafeAreaInsets: Hashable, Sendable {
    public let top: Double
    public let left: Double
    public let bottom: Double
    public let right: Double

    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
