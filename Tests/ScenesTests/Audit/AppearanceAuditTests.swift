import HUD
import Raster
import Testing
import Typography

@testable import Scenes
@testable import Views

/// The two looks of a HUD, audited on the smallest screen.
@Suite("The looks of a HUD in an audit")
struct AppearanceAuditTests {
    private static let languages: [Language] = [.english, .ukrainian, .german, .arabic, .hebrew, .japanese]
    /// What a server says, in the language of the app.
    private static let description: [Language: String] = [
        .english: "The connection to the server was lost.",
        .ukrainian: "З’єднання із сервером втрачено.",
        .german: "Die Serververbindungseinstellungen sind unvollständig.",
        .arabic: "انقطع الاتصال بالخادم.",
        .hebrew: "החיבור לשרת נותק.",
        .japanese: "サーバーとの接続が切断されました。",
    ]
    private static let size = Size(width: 320, height: 568)
    private static let safeArea = Rect(x: 0, y: 20, width: 320, height: 548)
    private static let fonts = Result { try FontLibrary.system() }

    private struct Case {
        var appearance = HUDAppearance.accessible
        var state = HUDState.failure
        var scheme = ColorScheme.light
        var category = ContentSizeCategory.large
        var language = Language.english
        var backdrop = Backdrop.dim()
        /// In place of what a server says.
        var message: String?

        func audit(over screen: some View, checksScaling: Bool = false) throws -> ViewAudit {
            let view = try laidOut(over: screen, category)
            let other = checksScaling ? try laidOut(over: EmptyView(), .xSmall) : nil
            return try ViewAudit(
                view,
                atAnotherTextSize: other,
                size: size,
                scale: 1,
                safeArea: safeArea,
                direction: direction
            )
        }

        private var direction: LayoutDirection { language.isRightToLeft ? .rightToLeft : .leftToRight }

        private func laidOut(over screen: some View, _ category: ContentSizeCategory) throws -> LaidOutView {
            var environment = EnvironmentValues(
                colorScheme: scheme,
                contentSizeCategory: category,
                layoutDirection: direction,
                displayScale: 1,
                fonts: try fonts.get()
            )
            environment.hudAppearance = appearance
            environment.language = language
            let content: HUDContent =
                switch state {
                case .loading: .loading(text: message ?? HUDText.loading)
                case .success: .success(text: message ?? description[language] ?? HUDText.success)
                case .failure:
                    .failure(FailureContent(description: message ?? description[language] ?? "", hasRetry: true))
                }
            let presentation = HUDPresentation(content, backdrop: backdrop, size: size, safeArea: safeArea) { screen }
            return LaidOutView(presentation, in: Rect(origin: .zero, size: size), environment: environment)
        }
    }

    @Test("the standard look fails over white: its texts have 2.77 to 1", arguments: HUDState.allCases)
    func standard(state: HUDState) throws {
        let audit = try Case(appearance: .standard, state: state).audit(over: Color.white)
        #expect(!audit.passes)
        let texts = audit.contrasts.filter { $0.rule == .textContrast }
        #expect(!texts.isEmpty && texts.allSatisfy { abs($0.reading.worst - 2.7694) < 0.0001 })
    }

    @Test(
        "the accessible look passes in light and dark, at all text sizes, in six languages",
        arguments: ColorScheme.allCases,
        ContentSizeCategory.allCases
    )
    func accessible(scheme: ColorScheme, category: ContentSizeCategory) throws {
        let failures = Self.languages.map {
            Case(state: .failure, scheme: scheme, category: category, language: $0)
        }
        let others = [HUDState.loading, .success].map { Case(state: $0, scheme: scheme, category: category) }
        for checked in failures + others {
            let audit = try checked.audit(over: Color.white, checksScaling: category != .xSmall)
            #expect(audit.passes, "\(checked.state) \(checked.language): \(audit.findings)")
            #expect(!audit.contrasts.isEmpty)
        }
    }

    @Test("the accessible look passes over each screen and backdrop", arguments: ColorScheme.allCases)
    func screens(scheme: ColorScheme) throws {
        let backdrops: [Backdrop] = [.variableBlur(), .dim(), .material(), .clear]
        let sample = SampleScreen(size: Self.size, safeArea: Self.safeArea)
        let noise = TestNoise.bitmap(width: 320, height: 568)
        for backdrop in backdrops {
            for state in HUDState.allCases {
                #expect(try Case(state: state, scheme: scheme, backdrop: backdrop).audit(over: sample).passes)
            }
            let failure = Case(scheme: scheme, backdrop: backdrop)
            #expect(try failure.audit(over: Image(bitmap: noise)).passes)
            #expect(try failure.audit(over: Color.black).passes)
        }
    }

    @Test(
        "no text is cut in the accessible look at AX5 on the smallest screen",
        arguments: [Language.german, .arabic],
        HUDState.allCases
    )
    func largest(language: Language, state: HUDState) throws {
        let audit = try Case(state: state, category: .accessibility5, language: language).audit(over: Color.white)
        let cut = audit.findings.filter { [.clipped, .truncated, .safeArea].contains($0.rule) }
        #expect(cut.isEmpty, "\(cut)")
    }

    @Test(
        "no message is cut in the accessible look, and each is measured",
        arguments: [
            String(repeating: "n", count: 400), Array(repeating: "line", count: 60).joined(separator: "\n"), "",
            "🎉👩‍👩‍👧‍👦", "\u{301}", "خطأ 404 in file.txt (12٪)",
        ]
    )
    func messages(message: String) throws {
        for state in HUDState.allCases {
            let audit = try Case(state: state, message: message).audit(over: Color.white)
            #expect(audit.passes, "\(audit.findings)")
            #expect(!audit.contrasts.isEmpty)
        }
    }

    @Test("the standard look's loading text is cut at AX5")
    func standardLargest() throws {
        let audit = try Case(appearance: .standard, state: .loading, category: .accessibility5)
            .audit(over: Color.white)
        #expect(!audit.findings.filter { [.clipped, .truncated].contains($0.rule) }.isEmpty)
    }
}

private enum TestNoise {
    /// Random colours, the same every time.
    static func bitmap(width: Int, height: Int) -> Bitmap {
        var state: UInt32 = 1
        var bitmap = Bitmap(width: width, height: height, color: Color.white.premultiplied)
        for y in 0..<height {
            for x in 0..<width {
                state = state &* 1_664_525 &+ 1_013_904_223
                let value = UInt8(state >> 24)
                bitmap[x, y] = PremultipliedColor(red: value, green: value ^ 0x55, blue: ~value, alpha: 255)
            }
        }
        return bitmap
    }
}
