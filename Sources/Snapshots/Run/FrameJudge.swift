import Differences
import ImageIO
import Scenes
import Typography

/// Draws frames and finds their verdicts; what is to be written is carried out by the caller, in order.
struct FrameJudge: Sendable {
    let store: ReferenceStore
    let pending: PendingFrames
    let mode: RecordMode
    private let renderer = FrameRenderer()

    init(store: ReferenceStore, pending: PendingFrames, mode: RecordMode) {
        self.store = store
        self.pending = pending
        self.mode = mode
    }

    /// The judgements of frames that are drawn after each other.
    func judge(_ frames: ArraySlice<SuiteFrames.Frame>) throws -> [Judgement] {
        var pictures = FrameSequence(renderer)
        return try frames.map { frame in
            var judgement = try judge(frame, &pictures)
            judgement.result.scene = frame.scene
            judgement.result.cell = SnapshotCell(frame.frame)
            return judgement
        }
    }

    private func judge(_ frame: SuiteFrames.Frame, _ pictures: inout FrameSequence) throws -> Judgement {
        let rendered: RenderedFrame
        do {
            rendered = try pictures.render(frame.frame)
        } catch let error as FontError where error.isOfTheMachine {
            return Judgement(SnapshotResult(name: frame.name, verdict: .environment("\(error)")))
        } catch {
            return withoutPicture(frame.name, .notDrawn("\(error)"))
        }
        if !frame.frame.scene.expectsBlank, let blank = Self.blank(rendered) {
            return withoutPicture(frame.name, .blank(blank.sentence))
        }
        let rules: ComparisonRules
        do {
            rules = try renderer.comparisonRules(frame.frame, in: rendered.bitmap.bounds.size)
        } catch {
            return withoutPicture(frame.name, .notDrawn("\(frame.scene): \(error)"))
        }
        let isOpaque = (try? renderer.isOpaque(frame.frame)) ?? false
        var judgement = try judge(DrawnFrame(frame, rendered, isOpaque: isOpaque, rules: rules))
        let warnings = [judgement.result.warning, rendered.missingWarning(path: frame.name)].compactMap { $0 }
        judgement.result.warning = warnings.isEmpty ? nil : warnings.joined(separator: "; ")
        return judgement
    }

    /// A judgement that keeps nothing to accept, and leaves nothing of an earlier run either.
    private func withoutPicture(_ name: String, _ verdict: SnapshotVerdict) -> Judgement {
        var judgement = Judgement(SnapshotResult(name: name, verdict: verdict))
        judgement.isDone = true
        return judgement
    }

    /// What is blank about a frame; `nil` for one with two colours, which the first pixels tell.
    private static func blank(_ rendered: RenderedFrame) -> BlankPicture? {
        BlankPixels.areOne(rendered.bitmap.bytes) ? BlankPicture(rendered.png()) : nil
    }

    /// The verdict on a frame that was drawn, beside its reference.
    func judge(_ drawn: DrawnFrame) throws -> Judgement {
        switch store.content(drawn.name) {
        case .missing: try missing(drawn)
        case .unreadable(let reason): Judgement(SnapshotResult(name: drawn.name, verdict: .unreadable(reason)))
        case .file(let bytes): try judge(drawn, bytes)
        }
    }

    /// The verdict on a frame beside the file that is its reference.
    private func judge(_ drawn: DrawnFrame, _ bytes: [UInt8]) throws -> Judgement {
        let record = store.record(drawn.name)
        let isKnown = record.map { $0.file == FileDigest(bytes).description } ?? false
        // The file is the one that was recorded, and so are the pixels: it need not be decoded.
        if isKnown, record?.facts.pixels == drawn.facts.pixels, mode != .all { return equal(drawn) }
        let path = store.path(drawn.name)
        let expected: CanonicalPicture
        let file: PNGFacts
        do {
            expected = try PNGDecoder().canonical(bytes, file: path)
            file = try PNGFacts(bytes, file: path)
        } catch {
            // What cannot be read may still be wanted, as a Git LFS pointer is: recording leaves it alone, too.
            let reason = mode.writes ? "\(error); or remove the file and record it anew" : "\(error)"
            return Judgement(SnapshotResult(name: drawn.name, verdict: .unreadable(reason)))
        }
        let comparison = Comparison(expected: expected, actual: CanonicalPicture(drawn.image))
        guard comparison != .equal else { return try equal(drawn, bytes, isRecorded: isKnown) }
        let cause = (isKnown ? record?.facts : nil) ?? FrameFacts(file)
        return try different(
            drawn,
            comparison,
            expected: expected,
            reference: FileDigest(bytes).description,
            cause: cause?.cause(of: drawn.facts)
        )
    }

    private func equal(_ drawn: DrawnFrame) -> Judgement {
        var judgement = Judgement(SnapshotResult(name: drawn.name, verdict: .equal))
        judgement.isDone = true
        return judgement
    }

    /// The pixels are equal; the record, or in the mode `all` the file, may be another.
    private func equal(_ drawn: DrawnFrame, _ bytes: [UInt8], isRecorded: Bool) throws -> Judgement {
        if mode == .all {
            let reference = try ReferenceStore.reference(drawn.referenceImage, drawn.facts)
            guard reference.bytes == bytes else { return recording(drawn, reference) }
        }
        var judgement = equal(drawn)
        let isStale = !isRecorded || store.record(drawn.name)?.facts.pixels != drawn.facts.pixels
        if mode.writes, isStale { judgement.record = try ReferenceStore.record(of: bytes, drawn.facts) }
        return judgement
    }

    private func missing(_ drawn: DrawnFrame) throws -> Judgement {
        guard !mode.writes else { return try recording(drawn) }
        let path = store.path(drawn.name)
        let picture = pending.picture(drawn.name)
        var judgement = Judgement(
            SnapshotResult(name: drawn.name, verdict: .missing(path, picture: mode == .never ? nil : picture))
        )
        let image = drawn.pendingImage(reference: ReferenceStore.none)
        try keep(image, at: pending.picture(drawn.name), &judgement)
        return judgement
    }

    private func different(
        _ drawn: DrawnFrame,
        _ comparison: Comparison,
        expected: CanonicalPicture,
        reference: String,
        cause: String?
    ) throws -> Judgement {
        if mode == .changed || mode == .all { return try recording(drawn) }
        let actual = CanonicalPicture(drawn.image)
        let analysis = try ComparisonAnalysis(expected: expected, actual: actual, rules: drawn.rules)
        // What is masked or forgiven is told apart from the rest.
        let comparison = analysis.remaining(of: comparison)
        // Without fonts it is the same on every machine, and what was found is told beside it.
        let picture = DifferencePicture(
            expected: expected,
            actual: actual,
            rules: drawn.rules,
            analysis: analysis,
            fonts: nil
        ).draw(.difference)
        let place = pending.difference(drawn.name)
        // By no rules nothing passes, whatever was found.
        let passes = analysis.passes && drawn.rules != .exact
        let verdict: SnapshotVerdict =
            passes ? .withinLimits(comparison, picture: place) : .different(comparison, picture: place)
        var judgement = Judgement(SnapshotResult(name: drawn.name, verdict: verdict, cause: cause))
        judgement.result.files = SnapshotFiles(expected: store.path(drawn.name), difference: place)
        judgement.result.analysis = analysis
        if passes {
            judgement.result.warning = analysis.amount
            judgement.isDone = true
            try keep(drawn.referenceImage, at: pending.passed(drawn.name), &judgement)
        } else {
            try keep(drawn.pendingImage(reference: reference), at: pending.picture(drawn.name), &judgement)
        }
        judgement.pictures.append((place, try PNGEncoder(.fast).encode(picture)))
        return judgement
    }

    private func recording(_ drawn: DrawnFrame) throws -> Judgement {
        recording(drawn, try ReferenceStore.reference(drawn.referenceImage, drawn.facts))
    }

    private func recording(_ drawn: DrawnFrame, _ reference: (bytes: [UInt8], record: ReferenceRecord)) -> Judgement {
        do throws(StoreError) {
            try store.requireNoLink(drawn.name)
        } catch {
            return Judgement(SnapshotResult(name: drawn.name, verdict: .unreadable("\(error)")))
        }
        var judgement = Judgement(SnapshotResult(name: drawn.name, verdict: .recorded(store.path(drawn.name))))
        judgement.reference = reference
        judgement.isDone = true
        return judgement
    }

    /// Keeps a frame for somebody to look at, unless the mode says that nothing is kept.
    private func keep(_ image: PNGImage, at place: String, _ judgement: inout Judgement) throws {
        guard mode != .never else { return }
        judgement.pictures.append((place, try PNGEncoder(.fast).encode(image)))
        var files = judgement.result.files ?? SnapshotFiles()
        files.actual = place
        judgement.result.files = files
    }

    /// Writes what a judgement asks for.
    func carryOut(_ judgement: Judgement) throws {
        let name = judgement.result.name
        if judgement.isDone { pending.remove(name) } else { pending.removePassed(name) }
        if let reference = judgement.reference { try store.write(reference.bytes, reference.record, name: name) }
        if let record = judgement.record { store.note(record, name: name) }
        for (path, bytes) in judgement.pictures {
            try Folder.create(path.folderPrefix)
            try AtomicFile.write(bytes, to: path)
        }
    }
}

/// A result, and what is to be written with it.
struct Judgement: Sendable {
    var result: SnapshotResult
    /// A reference to write.
    var reference: (bytes: [UInt8], record: ReferenceRecord)?
    /// The record of a reference that stays as it is.
    var record: ReferenceRecord?
    /// Pictures by their paths.
    var pictures: [(path: String, bytes: [UInt8])] = []
    /// True where pictures of an earlier failure have nothing more to tell.
    var isDone = false

    init(_ result: SnapshotResult) { self.result = result }
}
