import HUD
import StrictJSON
import Views

/// A view without Swift, as a scene file writes it: a text, or an object with the view's name, its own keys and
/// `modifiers`.
///
/// It was read once without a fault, for a state that has all that it may ask for.
struct CustomView: Hashable, Sendable {
    private let source: JSONValue
    private let path: JSONPath
    private let scope: Scope
    /// What the files hold that the views name.
    private let contents: CustomViewFile.Contents

    /// What a view is for, which says what its texts and buttons may name.
    enum Scope: Hashable, Sendable {
        case loading, success, failure
        /// A window of the app.
        case window

        /// The names that stand for texts between braces.
        var placeholders: [String] {
            switch self {
            case .success, .failure: ["message"]
            case .loading, .window: []
            }
        }

        /// The words for what a button does.
        var actions: [HUDTarget.Button] {
            self == .failure ? HUDTarget.Button.allCases : self == .window ? [] : [.close]
        }
    }

    /// What is known of a state when its view is drawn.
    struct State {
        /// By placeholder.
        var texts: [String: String] = [:]
        var close: HUDAction?
        /// `nil` leaves out buttons that would retry.
        var retry: HUDAction?
    }

    /// Reads a view and all views inside, whether they would be drawn or not.
    init(_ reader: JSONReader, for scope: Scope, in file: CustomViewFile) throws(JSONError) {
        source = reader.value
        path = reader.path
        self.scope = scope
        let texts = Dictionary(uniqueKeysWithValues: scope.placeholders.map { ($0, "") })
        let state = State(texts: texts, close: .close, retry: .retry)
        _ = try CustomViewReader(scope: scope, state: state, file: file).view(reader)
        contents = file.contents
    }

    /// The view in a state.
    func view(in state: State) -> AnyView {
        do {
            return try CustomViewReader(scope: scope, state: state, file: CustomViewFile(contents))
                .view(JSONReader(source, path: path))
        } catch {
            preconditionFailure("a view that was read is read again: \(error)")
        }
    }
}
