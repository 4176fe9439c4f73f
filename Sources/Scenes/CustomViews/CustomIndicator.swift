import StrictJSON
import Views

/// The indicator of loading states as a scene file or the command line names it.
///
/// It was read once without a fault.
public struct CustomIndicator: Hashable, Sendable {
    private let source: JSONValue

    init(_ reader: JSONReader) throws(JSONError) {
        source = reader.value
        _ = try reader.progressViewStyle()
    }

    /// The indicator that a word names: a built-in indicator, or a progress indicator as `type:variant`.
    public init(_ word: String) throws(JSONError) {
        try self.init(JSONReader(.string(word)))
    }

    /// How progress views look.
    var style: ProgressViewStyle {
        do {
            return try JSONReader(source).progressViewStyle()
        } catch {
            preconditionFailure("an indicator that was read is read again: \(error)")
        }
    }
}
