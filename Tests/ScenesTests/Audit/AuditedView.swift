import Raster
import Typography

@testable import Scenes
@testable import Views

/// A view on a small screen, audited.
struct AuditedView {
    /// Opened once: faces are the same when they are the same object.
    private static let fonts = Result { try FontLibrary.system() }

    static let size = Size(width: 160, height: 120)
    let audit: ViewAudit

    init(
        safeArea: Rect = Rect(origin: .zero, size: AuditedView.size),
        scale: Double = 1,
        level: AuditLevel = .AA,
        @ViewBuilder _ view: () -> some View
    ) throws {
        let view = view()
        func laidOut(_ category: ContentSizeCategory) throws -> LaidOutView {
            let environment = EnvironmentValues(
                contentSizeCategory: category,
                displayScale: scale,
                fonts: try Self.fonts.get()
            )
            return LaidOutView(view, in: Rect(origin: .zero, size: Self.size), environment: environment)
        }
        audit = try ViewAudit(
            laidOut(.large),
            atAnotherTextSize: laidOut(.accessibility5),
            size: Self.size,
            scale: scale,
            safeArea: safeArea,
            level: level
        )
    }

    /// The worst contrasts, from the back to the front.
    var worst: [Double] { audit.contrasts.map(\.reading.worst) }

    func findings(_ rule: AuditRule) -> [Finding] { audit.findings.filter { $0.rule == rule } }
}
