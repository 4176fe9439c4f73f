import ImageIO

/// Compares pictures that something else than a scene file made, such as a unit test, with their references.
///
/// References and failed pictures have the places and the form that those of a ``SnapshotSuite`` of the same folders have, so
/// that they are accepted by the same command. There is no manifest: each reference is decoded.
public struct PictureTest: Sendable {
    /// The folder that holds `References`.
    public let folder: String
    /// Where failed pictures, and pictures of differences, go.
    public let differences: String
    private let judge: FrameJudge

    public init(folder: String, differences: String, mode: RecordMode) {
        self.folder = folder
        self.differences = differences
        judge = FrameJudge(
            store: ReferenceStore(folder: "\(folder)/References"),
            pending: PendingFrames(folder: differences),
            mode: mode
        )
    }

    /// The path of a picture's reference.
    public func reference(_ name: String) -> String { judge.store.path(name) }

    /// The verdict on a picture; what its mode asks for, and what a failure leaves for a review, is written.
    public func result(of image: PNGImage, name: String) throws -> SnapshotResult {
        let judgement = try judge.judge(DrawnFrame(image, name: name))
        try judge.carryOut(judgement)
        return judgement.result
    }
}
