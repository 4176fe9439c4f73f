/// What a PNG file is written for.
///
/// Both depend on the picture alone and hold all of it: reading them gives the same pixels.
public enum PNGCompression: String, CaseIterable, Sendable {
    /// Frames: RGB or RGBA, in a few milliseconds a megapixel, at about the size of libpng's own defaults.
    case fast
    /// References: the colour type with the fewest bits that holds the picture, compressed well, which is up to a
    /// second for a phone's screen.
    case small
}
