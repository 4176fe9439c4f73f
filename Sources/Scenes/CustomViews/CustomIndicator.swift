import StrictJSON
import Views

/// The indicator of loading states as a scene file or the command line names it.
///
/// It was read once without a fault.
public struct CustomIndicator: Hashable, Sendable {
    private let source: JSONValue
    private let path: JSONPath
    /// What the file holds that it names.
    private let contents: CustomViewFile.Contents

    init(_ reader: JSONReader, in file: CustomViewFile) throws(JSONError) {
        source = reader.value
        path = reader.path
        _ = try reader.progressViewStyle(in: file)
        contents = file.contents
    }

    /// The indicator that a word names: a built-in indicator, a progress indicator as `type:variant`, or the file of a
    /// spec.
    public init(_ word: String) throws(JSONError) {
        try self.init(JSONReader(.string(word)), in: CustomViewFile())
    }

    /// How progress views look.
    var style: ProgressViewStyle {
        do {
            return try JSONReader(source, path: path).progressViewStyle(in: CustomViewFile(contents))
        } catch {
            preconditionFailure("an indicator that was read is read again: \(error)")
        }
    }
}
