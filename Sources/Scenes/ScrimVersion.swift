/// The version of Scrim, by semantic versioning; every frame names it.
public enum ScrimVersion {
    public static let current = "0.1.0"
}
