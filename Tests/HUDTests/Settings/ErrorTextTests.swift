import HUD
import Testing

@Suite("11 Error texts")
struct ErrorTextTests {
    @Test("The app's errors have words of their own")
    func words() {
        let words: [(AppError, String)] = [
            (.custom("No seats left."), "No seats left."),
            (.resource(.notAvailable), "The requested resource is not available."),
            (
                .network(.inaccessible),
                "The network is inaccessible. Please check your internet connection."
            ),
            (.network(.noResponse), "No response was received from the server."),
            (
                .network(.noResponseData(statusCode: 204)),
                "The server returned an empty response for status code 204."
            ),
            (.network(.endpointError(statusCode: 503)), "Endpoint error with status code 503."),
            (.network(.custom(nil)), "A custom network error occurred."),
            (.network(.custom("Slow.")), "Slow."),
            (.network(.invalidResponseType("text/html")), "Invalid response type received: text/html"),
        ]
        for (error, text) in words {
            #expect(HUDText.description(of: error) == text)
        }
    }

    @Test("A custom error without words is described by the system's sentence, with type and number")
    func noWords() {
        #expect(
            HUDText.description(of: AppError.custom(nil))
                == "The operation couldn’t be completed. (HUD.AppError error 2.)"
        )
    }

    @Test("An error that wraps another has the words of that one")
    func wrapped() {
        #expect(HUDText.description(of: AppError.other(TestError(words: "inner"))) == "inner")
        #expect(
            HUDText.description(of: AppError.network(.other(AppError.resource(.notAvailable)))).hasPrefix("The req")
        )
    }

    @Test("An error that describes itself is described by that")
    func described() {
        #expect(HUDText.description(of: TestError(words: "no seats")) == "no seats")
    }

    @Test("Any other error is described by the system's sentence")
    func plain() {
        #expect(
            HUDText.description(of: PlainError.second)
                == "The operation couldn’t be completed. (HUDTests.PlainError error 1.)"
        )
    }
}

enum PlainError: Error {
    case first, second
}
