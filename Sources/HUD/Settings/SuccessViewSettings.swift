import FoundationEssentials

/// The look of the default success view: a sign over the words of what was achieved.
public struct SuccessViewSettings: Hashable, Sendable {
    public var image: SuccessImageProperties
    public var text: SuccessTextProperties
    /// Between the two, in points; `nil` for the system's spacing.
    public var spacing: Double?

    public init(
        image: SuccessImageProperties = SuccessImageProperties(),
        text: SuccessTextProperties = SuccessTextProperties(),
        spacing: Double? = nil
    ) {
        self.image = image
        self.text = text
        self.spacing = spacing
    }
}

/// The sign of a success view.
///
/// The `id` counts in comparisons, so two default values differ; give the same one to make two equal.
public struct SuccessImageProperties: Hashable, Sendable {
    public var id: UUID
    public var image: HUDImage
    public var frame: CustomViewSize
    public var foregroundColor: HUDColor?

    public init(
        id: UUID = UUID(),
        image: HUDImage = .success,
        frame: CustomViewSize = .sign,
        foregroundColor: HUDColor? = .green
    ) {
        self.id = id
        self.image = image
        self.frame = frame
        self.foregroundColor = foregroundColor
    }
}

/// The text of a success view.
public struct SuccessTextProperties: Hashable, Sendable {
    /// Stands where there is no success to describe.
    public var text: String
    public var foregroundColor: HUDColor?
    /// Its horizontal part aligns the lines of the text.
    public var alignment: HUDAlignment

    public init(
        text: String = HUDText.success,
        foregroundColor: HUDColor? = .white,
        alignment: HUDAlignment = .center
    ) {
        self.text = text
        self.foregroundColor = foregroundColor
        self.alignment = alignment
    }
}
