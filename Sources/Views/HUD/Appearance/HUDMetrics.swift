/// The lengths, in points, that the parts of a HUD share; measured on reference images of iOS 17.
enum HUDMetrics {
    static let cardPadding = 15.0
    static let cardMargin = 15.0
    static let cardCornerRadius = 10.0
}
