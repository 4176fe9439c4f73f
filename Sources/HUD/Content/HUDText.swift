/// The default texts of a HUD.
public enum HUDText {
    public static let loading = "Loading..."
    public static let success = "Success!"
    public static let failureTitle = "An error has occurred!"
    public static let failureDescription = "The operation couldn’t be completed."
    public static let close = "Close"
    public static let retry = "Retry"
}
