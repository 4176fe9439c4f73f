import FoundationEssentials
import HUD
import Raster
import Testing
import Typography

@testable import Views

/// Each property of the settings shows in the views.
@Suite("HUD: settings in the views")
struct HUDSettingsViewTests {
    private let blue = HUDColor(RGBA8(red: 0, green: 0, blue: 255))
    private let blueColor = Color(red8: 0, green8: 0, blue8: 255)

    private func loading(_ change: (inout LoadingViewSettings) -> Void) throws -> HUDLayout {
        var settings = LoadingViewSettings()
        change(&settings)
        return try HUDLayout(.loading(AnyHUDProvider(DefaultLoadingViewProvider(loadingViewSettings: settings))))
    }

    private func success(_ change: (inout SuccessViewSettings) -> Void) throws -> HUDLayout {
        var settings = SuccessViewSettings()
        change(&settings)
        return try HUDLayout(
            .success("Saved\nand sent", AnyHUDProvider(DefaultLoadingViewProvider(successViewSettings: settings)))
        )
    }

    private func failure(_ change: (inout FailureViewSettings) -> Void) throws -> HUDLayout {
        var settings = FailureViewSettings()
        change(&settings)
        let provider = AnyHUDProvider(DefaultLoadingViewProvider(failureViewSettings: settings))
        return try HUDLayout(.failure(AppError.custom("Offline"), provider, retry: ButtonAction {}.id))
    }

    @Test("Loading: text, colour, font, line limit and padding")
    func loadingText() throws {
        let laidOut = try loading {
            $0.text = ProgressTextProperties(
                text: "a\nb\nc",
                foregroundColor: blue,
                font: .title2,
                lineLimit: 2,
                padding: HUDInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            )
        }
        let text = try #require(laidOut.all("Text").first)
        #expect(laidOut.list.texts.allSatisfy { $0.paint == .color(blueColor) })
        // Two lines of title 2 at the default text size: 22/28 points.
        #expect(abs(text.frame.height - (26.5 + 28)) < 1e-9)
        let padding = try #require(laidOut.all("padding").first { $0.children.first?.kind == "Text" }).frame
        #expect(text.frame.minX - padding.minX == 2 && text.frame.minY - padding.minY == 1)
        #expect(padding.maxX - text.frame.maxX == 4 && padding.maxY - text.frame.maxY == 3)
    }

    @Test("Loading: the lines keep to the side that the alignment says")
    func loadingAlignment() throws {
        func origins(_ alignment: HUDTextAlignment) throws -> [Double] {
            let laidOut = try loading { $0.text = ProgressTextProperties(text: "wide\ni", alignment: alignment) }
            return HUDFrame.texts(of: laidOut.list).map(\.origin.x)
        }
        let leading = try origins(.leading)
        #expect(abs(leading[0] - leading[1]) < 0.5)
        let center = try origins(.center)
        let trailing = try origins(.trailing)
        #expect(leading[1] < center[1] && center[1] < trailing[1])
    }

    @Test("A colour of nil inherits the one around")
    func inherited() throws {
        let laidOut = try loading { $0.text.foregroundColor = nil }
        #expect(laidOut.list.texts[0].paint == .color(.black))
    }

    @Test("A colour of nil inherits: texts and signs of success and failure too")
    func inheritedElsewhere() throws {
        let success = try success {
            $0.text.foregroundColor = nil
            $0.image.foregroundColor = nil
        }
        let failure = try failure {
            $0.text.foregroundColor = nil
            $0.image.foregroundColor = nil
        }
        for laidOut in [success, failure] {
            #expect(laidOut.list.texts[0].paint == .color(.black))
            // The sign is the first that is drawn on the card's gray.
            let card = try #require(laidOut.card)
            #expect(card.commands.flatMap(\.colors).dropFirst().first == .black)
        }
    }

    @Test("Loading: size and tint of the indicator")
    func indicator() throws {
        for (size, side) in [(ProgressIndicatorProperties.Size.small, 14.0), (.regular, 20), (.large, 37)] {
            let laidOut = try loading { $0.indicator = ProgressIndicatorProperties(size: size, tint: blue) }
            #expect(try #require(laidOut.card?.first("ZStack")).frame.width == side)
            #expect(laidOut.colors.filter { $0.blue == 1 && $0.red == 0 }.count == 8)
        }
    }

    @Test("Loading: the container's colour lies behind text and indicator, and is not drawn where it is clear")
    func container() throws {
        let laidOut = try loading { $0.containerBackground = blue }
        #expect(laidOut.colors.contains(blueColor))
        #expect(try loading { _ in }.colors.count == laidOut.colors.count - 1)
    }

    @Test("Loading: no more than half of the frame geometry in each direction")
    func frameGeometry() throws {
        let text = "Fetching every photo of the last twelve years"
        for (width, height) in [(200.0, 160.0), (400, 300)] {
            let laidOut = try loading {
                $0.text.text = text
                $0.frameGeometrySize = CustomViewSize(width: width, height: height)
            }
            let card = try #require(laidOut.card).frame
            #expect(card.width == width / 2 + 30 && card.height <= height / 2 + 30)
        }
    }

    @Test("Success: image, its frame and colour, and the spacing")
    func successImage() throws {
        let laidOut = try success {
            $0.image = SuccessImageProperties(
                image: HUDImage(symbol: "star.fill"),
                frame: CustomViewSize(width: 30, height: 20),
                foregroundColor: blue
            )
            $0.spacing = 11
        }
        let image = try #require(laidOut.all("Image").first).frame
        let text = try #require(laidOut.all("Text").first).frame
        #expect(image.size == Size(width: 30, height: 20))
        #expect(abs(text.minY - image.maxY - 11) <= 0.5)
        #expect(laidOut.colors.contains(blueColor))
    }

    @Test("Success: the text's colour, and the horizontal part of its alignment")
    func successText() throws {
        let laidOut = try success {
            $0.text.foregroundColor = blue
            $0.text.alignment = HUDAlignment(horizontal: .leading, vertical: .top)
        }
        #expect(laidOut.list.texts[0].paint == .color(blueColor))
        let origins = HUDFrame.texts(of: laidOut.list).map(\.origin.x)
        #expect(abs(origins[0] - origins[1]) < 0.5)
    }

    @Test("Success: the text of the settings stands where nothing was achieved in words")
    func successFallback() throws {
        let laidOut = try HUDLayout({ _ in }, { SuccessView(settings: SuccessViewSettings(text: .init(text: "Done"))) })
        #expect(laidOut.drawnText == "Done")
    }

    @Test("Failure: title, texts, image and the words of the buttons")
    func failureSettings() throws {
        let laidOut = try failure {
            $0.title = "Oops"
            $0.text = FailureTextSettings(
                foregroundColor: blue,
                padding: HUDInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
            )
            $0.image = FailureImageSettings(
                image: HUDImage(symbol: "xmark"),
                foregroundColor: nil,
                frameSize: CustomViewSize(width: 54, height: 54)
            )
            $0.closeButton = ActionButtonSettings(text: "Leave")
            $0.retryButton = ActionButtonSettings(text: "Again")
        }
        #expect(laidOut.drawnText == "OopsOfflineLeaveAgain")
        #expect(laidOut.all("Image").map(\.frame.size) == [Size(width: 54, height: 54)])
        let texts = laidOut.all("Text").map(\.frame)
        // 7 below the title, 8 between them, 5 above the description.
        #expect(abs(texts[1].minY - texts[0].maxY - 20) <= 0.5)
        #expect(laidOut.list.texts[0].paint == .color(blueColor))
    }

    @Test("Failure: no title", arguments: [nil, ""] as [String?])
    func noTitle(title: String?) throws {
        let laidOut = try failure { $0.title = title }
        #expect(laidOut.drawnText == "OfflineCloseRetry")
    }

    @Test(
        "Failure: each style of button is drawn, and in the accessible look all are the HUD's",
        arguments: [false, true]
    )
    func buttonStyles(isAccessible: Bool) throws {
        var widths: [Double] = []
        for style in ActionButtonSettings.Style.allCases {
            let settings = FailureViewSettings(closeButton: ActionButtonSettings(text: "Close", style: style))
            let provider = DefaultLoadingViewProvider(
                failureViewSettings: settings,
                appearance: isAccessible ? .accessible : .standard
            )
            let laidOut = try HUDLayout(.failure(AppError.custom("Offline"), AnyHUDProvider(provider), retry: nil))
            widths.append(try #require(laidOut.all("Button").first).frame.width)
        }
        #expect(widths[0] == 260)
        #expect(Set(widths).count == (isAccessible ? 1 : 3))
    }
}
