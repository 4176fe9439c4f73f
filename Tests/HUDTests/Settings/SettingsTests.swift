import FoundationEssentials
import HUD
import Testing

@Suite("10 Settings")
struct SettingsTests {
    @Test("A manager hides after 2 s, at the normal level, over the variable blur, with every rule the default")
    func manager() {
        let settings = HUDSettings()
        #expect(settings.autoHideDelay == 2)
        #expect(settings.dismissal == HUDDismissalRules())
        #expect(settings.windowLevel == .normal)
        #expect(settings.backdrop == .variableBlur())
        #expect(settings.onBackdropFailure == nil)
    }

    @Test("A loading view is clear behind text and indicator, in a frame of 300 by 300 points")
    func loading() {
        let settings = LoadingViewSettings()
        #expect(settings.text == ProgressTextProperties())
        #expect(settings.indicator == ProgressIndicatorProperties())
        #expect(settings.containerBackground == .clear)
        #expect(settings.frameGeometrySize == CustomViewSize(width: 300, height: 300))
    }

    @Test("The loading text is white body text, centred, of three lines, 10 points from the sides")
    func loadingText() {
        let text = ProgressTextProperties()
        #expect(text.text == "Loading...")
        #expect(text.alignment == .center)
        #expect(text.foregroundColor == .white)
        #expect(text.font == .body)
        #expect(text.lineLimit == 3)
        #expect(text.padding == HUDInsets(top: 0, leading: 10, bottom: 0, trailing: 10))
    }

    @Test("The indicator is large and white")
    func indicator() {
        #expect(ProgressIndicatorProperties().size == .large)
        #expect(ProgressIndicatorProperties().tint == .white)
    }

    @Test("A failure view has a title, Close and Retry in the HUD's style, and a red sign of 50 by 50 points")
    func failure() {
        let settings = FailureViewSettings()
        #expect(settings.title == "An error has occurred!")
        #expect(settings.closeButton.text == "Close")
        #expect(settings.retryButton.text == "Retry")
        #expect([settings.closeButton.style, settings.retryButton.style] == [.hud, .hud])
        #expect(settings.text.foregroundColor == .white)
        #expect(settings.text.multilineTextAlignment == .center)
        #expect(settings.text.padding == HUDInsets(top: 0, leading: 10, bottom: 0, trailing: 10))
        #expect(settings.image.image.symbol == "exclamationmark.triangle")
        #expect(settings.image.foregroundColor == .red)
        #expect(settings.image.frameSize == CustomViewSize(width: 50, height: 50, alignment: .center))
    }

    @Test("A success view has a green sign of 50 by 50 points over white centred text, at the system's spacing")
    func success() {
        let settings = SuccessViewSettings()
        #expect(settings.image.image.symbol == "checkmark.circle.fill")
        #expect(settings.image.frame == CustomViewSize(width: 50, height: 50, alignment: .center))
        #expect(settings.image.foregroundColor == .green)
        #expect(settings.text.text == "Success!")
        #expect(settings.text.foregroundColor == .white)
        #expect(settings.text.alignment == .center)
        #expect(settings.spacing == nil)
    }

    @Test("A frame has no lengths of its own and centres what is in it")
    func viewSize() {
        let size = CustomViewSize()
        #expect(size.width == nil && size.height == nil)
        #expect(size.alignment == .center)
    }

    /// Values that each differ from one in a single field: every two of them differ, and the value is equal to its
    /// copy.
    private func expectEveryField<Value: Hashable>(
        of value: Value,
        _ changes: [(inout Value) -> Void],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let changed = changes.map { change in
            var copy = value
            change(&copy)
            return copy
        }
        #expect(Set(changed + [value, value]).count == changes.count + 1, sourceLocation: sourceLocation)
    }

    @Test("Settings are equal field by field: those of the loading view")
    func loadingFields() {
        expectEveryField(
            of: LoadingViewSettings(),
            [
                { $0.text.text = "Wait" }, { $0.indicator.size = .small }, { $0.containerBackground = .red },
                { $0.frameGeometrySize.width = 1 },
            ]
        )
        expectEveryField(
            of: ProgressTextProperties(),
            [
                { $0.text = "Wait" }, { $0.alignment = .leading }, { $0.foregroundColor = nil },
                { $0.font = .headline }, { $0.lineLimit = nil }, { $0.padding.top = 1 },
            ]
        )
        expectEveryField(of: ProgressIndicatorProperties(), [{ $0.size = .small }, { $0.tint = .red }])
    }

    @Test("Settings are equal field by field: those of the failure and the success view")
    func otherFields() {
        expectEveryField(
            of: FailureViewSettings(),
            [
                { $0.title = nil }, { $0.closeButton.text = "Leave" }, { $0.retryButton.text = "Again" },
                { $0.text.foregroundColor = nil }, { $0.image.foregroundColor = nil },
            ]
        )
        expectEveryField(
            of: FailureTextSettings(),
            [{ $0.foregroundColor = nil }, { $0.multilineTextAlignment = .leading }, { $0.padding.top = 1 }]
        )
        expectEveryField(
            of: SuccessViewSettings(),
            [{ $0.image.foregroundColor = nil }, { $0.text.text = "Done" }, { $0.spacing = 8 }]
        )
    }

    @Test("Settings are equal field by field: frames, paddings and rules of dismissal")
    func lengthFields() {
        expectEveryField(
            of: CustomViewSize(),
            [{ $0.width = 1 }, { $0.height = 1 }, { $0.alignment = .leading }]
        )
        expectEveryField(
            of: HUDInsets(),
            [{ $0.top = 1 }, { $0.leading = 1 }, { $0.bottom = 1 }, { $0.trailing = 1 }]
        )
        expectEveryField(
            of: HUDDismissal(),
            [
                { $0.autoHide = .never }, { $0.autoHide = .after(2) }, { $0.cardTapHides = false },
                { $0.backdropTapHides = false },
            ]
        )
        expectEveryField(
            of: HUDDismissalRules(),
            [
                { $0.success.autoHide = .never }, { $0.failureWithoutRetry.autoHide = .never },
                { $0.failureWithRetry.autoHide = .never },
            ]
        )
    }

    @Test("Buttons are equal by id and text; their style does not count")
    func buttons() {
        let id = UUID()
        #expect(ActionButtonSettings(id: id, text: "A") == ActionButtonSettings(id: id, text: "A", style: .plain))
        #expect(ActionButtonSettings(id: id, text: "A") != ActionButtonSettings(id: id, text: "B"))
        #expect(ActionButtonSettings(text: "A") != ActionButtonSettings(text: "A"))
    }

    @Test("Signs of success are equal by id, image, frame and colour, so two default ones differ")
    func successImages() {
        let id = UUID()
        let image = SuccessImageProperties(id: id)
        #expect(image == SuccessImageProperties(id: id))
        #expect(SuccessImageProperties() != SuccessImageProperties())
        #expect(image != SuccessImageProperties(id: id, image: .failure))
        #expect(image != SuccessImageProperties(id: id, frame: CustomViewSize()))
        #expect(image != SuccessImageProperties(id: id, foregroundColor: nil))
    }

    @Test("Signs of failure are equal by image, colour and frame")
    func failureImages() {
        let image = FailureImageSettings(image: .failure)
        #expect(image == FailureImageSettings(image: .failure))
        #expect(image != FailureImageSettings(image: .success))
        #expect(image != FailureImageSettings(image: .failure, foregroundColor: nil))
        #expect(image != FailureImageSettings(image: .failure, frameSize: CustomViewSize()))
    }

    @Test("Texts of success are equal by text, colour and alignment")
    func successTexts() {
        let text = SuccessTextProperties()
        #expect(text == SuccessTextProperties())
        #expect(text != SuccessTextProperties(text: "Done"))
        #expect(text != SuccessTextProperties(foregroundColor: nil))
        #expect(text != SuccessTextProperties(alignment: .leading))
    }
}
