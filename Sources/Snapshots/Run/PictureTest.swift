import ImageIO
import Raster

/// Compares pictures that something else than a scene file made, such as a unit test, with their references.
///
/// References, their records and failed pictures have the places and the form that those of a ``SnapshotSuite`` of the
/// same folders have, so that they are accepted by the same command.
public struct PictureTest: Sendable {
    /// The folder that holds `References`.
    public let folder: String
    /// Where failed pictures, and pictures of differences, go.
    public let differences: String
    private let judge: FrameJudge

    /// - Throws: ``ComparisonSelfTest/Failure`` where the comparison does not find what it has to find, and
    ///   ``StoreError/manifestIsNoFile(_:fact:)`` where there can be no records.
    public init(folder: String, differences: String, mode: RecordMode) throws {
        try ComparisonSelfTest.run()
        self.folder = folder
        self.differences = differences
        let store = ReferenceStore(folder: "\(folder)/References")
        try store.requireManifest(written: mode.writes)
        judge = FrameJudge(
            store: store,
            pending: PendingFrames(folder: differences),
            mode: mode
        )
    }

    /// The verdict on a picture; what its mode asks for, and what a failure leaves for a review, is written.
    ///
    /// A picture that is empty or of one colour fails unless `expectsBlank` says that it has to be.
    ///
    /// - Throws: where masks of the rules hide nothing or everything, and where a file cannot be written.
    public func result(
        of image: PNGImage,
        name: String,
        rules: ComparisonRules = .exact,
        expectsBlank: Bool = false
    ) throws -> SnapshotResult {
        try rules.mask.check(PixelSize(width: image.width, height: image.height))
        if !expectsBlank, let blank = BlankPicture(image) {
            return SnapshotResult(name: name, verdict: .blank(blank.sentence))
        }
        let judgement = try judge.judge(DrawnFrame(image, name: name, rules: rules))
        try judge.carryOut(judgement)
        try judge.store.save()
        return judgement.result
    }
}
