import Raster
import Typography
import Views

/// The audit of one frame of a scene.
public struct FrameAudit: Sendable {
    public let frame: SceneFrame
    public let level: AuditLevel
    public let findings: [Finding]
    public let contrasts: [PartContrast]

    /// True where no finding is an error.
    public var passes: Bool { findings.allSatisfy { $0.severity != .error } }
}

extension FrameRenderer {
    /// Audits a frame as it is drawn.
    ///
    /// Whether texts grow is seen from the layout at the text size AX5, for a frame of that size from the one at large.
    public func audit(_ frame: SceneFrame, level: AuditLevel = .AA) throws -> FrameAudit {
        try prepare([frame])
        let traits = frame.traits
        let view = try layOut(frame)
        let audit = try ViewAudit(
            view,
            atAnotherTextSize: try layOutAlone(frame.atAnotherTextSize),
            size: view.frame.size,
            scale: Double(traits.device.scale),
            safeArea: frame.safeArea,
            direction: traits.direction,
            level: level
        )
        return FrameAudit(frame: frame, level: level, findings: audit.findings, contrasts: audit.contrasts)
    }
}

extension SceneFrame {
    fileprivate var atAnotherTextSize: SceneFrame {
        var traits = traits
        traits.textSize = traits.textSize == .accessibility5 ? .large : .accessibility5
        return SceneFrame(
            scene: scene,
            traits: traits,
            state: state,
            look: look,
            backdrop: backdrop,
            time: time,
            number: number
        )
    }
}
