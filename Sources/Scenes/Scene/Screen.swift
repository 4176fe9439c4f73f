/// What the app shows beneath the HUD.
public enum Screen: Hashable, Sendable {
    /// The built-in list screen, drawn for the traits of each frame.
    case sample
    /// A screenshot: the path of a PNG file.
    case png(path: String)
}

/// What happens to a screenshot whose size in pixels is not the device's.
public enum ScreenFit: String, CaseIterable, Sendable {
    /// Stretched to the device's size; its proportions may change.
    case scale
    /// Cut to the device's size about its centre; it must be at least as large both ways.
    case crop
}
