import Raster
import Typography
import Views

/// The audit of one frame of a scene.
public struct FrameAudit: Sendable {
    public let frame: SceneFrame
    public let level: AuditLevel
    /// False where a story shows no HUD at the frame's time: then there is nothing to audit.
    public let showsHUD: Bool
    public let findings: [Finding]
    public let contrasts: [PartContrast]

    /// True where no finding is an error.
    public var passes: Bool { findings.allSatisfy { $0.severity != .error } }
}

extension FrameRenderer {
    /// Audits a frame as its HUD settles.
    ///
    /// In a story what is audited is the state in force at the frame's time, once its transitions are over, above what
    /// the app shows at that time: cards that appear, fade or are gone soon have no say. Where no HUD is shown nothing
    /// is found.
    ///
    /// Whether texts grow is seen from the layout at the text size AX5, for a frame of that size from the one at large.
    public func audit(_ frame: SceneFrame, level: AuditLevel = .AA) throws -> FrameAudit {
        try prepare([frame])
        guard let view = try layOutSettled(frame) else {
            return FrameAudit(frame: frame, level: level, showsHUD: false, findings: [], contrasts: [])
        }
        let audit = try ViewAudit(
            view,
            atAnotherTextSize: try layOutAtAnotherTextSize(frame),
            size: view.frame.size,
            scale: Double(frame.traits.device.scale),
            safeArea: try safeArea(frame),
            direction: frame.traits.direction,
            level: level
        )
        return FrameAudit(
            frame: frame,
            level: level,
            showsHUD: true,
            findings: audit.findings,
            contrasts: audit.contrasts
        )
    }

    /// The view that an audit looks at; `nil` where no HUD is shown.
    func layOutSettled(_ frame: SceneFrame) throws -> LaidOutView? {
        frame.scene.story == nil ? try layOut(frame) : try layOutStorySettled(frame)
    }

    private func layOutAtAnotherTextSize(_ frame: SceneFrame) throws -> LaidOutView {
        guard frame.scene.story == nil else { return try layOutStoryAlone(frame) { $0.another } }
        var traits = frame.traits
        traits.textSize = traits.textSize.another
        return try layOutAlone(
            SceneFrame(
                scene: frame.scene,
                traits: traits,
                state: frame.state,
                look: frame.look,
                backdrop: frame.backdrop,
                time: frame.time
            )
        )
    }

    /// The part of the screen that its furniture leaves free, as the screen is held at the frame's time.
    private func safeArea(_ frame: SceneFrame) throws -> Rect {
        guard frame.scene.story != nil else { return frame.safeArea }
        let areas = try stages(frame).map { $0.safeArea.offset(dx: $0.area.minX, dy: $0.area.minY) }
        return areas.dropFirst().reduce(areas.first ?? frame.safeArea) { $0.union($1) }
    }
}

extension ContentSizeCategory {
    /// A size far from this one.
    fileprivate var another: ContentSizeCategory { self == .accessibility5 ? .large : .accessibility5 }
}
