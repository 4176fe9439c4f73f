import FoundationEssentials
import ImageIO

/// Parts of content security policies, with which a page allows nothing but what it is made of.
package enum ContentPolicy {
    /// The text of a style or script element, by its digest.
    package static func source(_ text: String) -> String {
        "sha256-" + Data(SHA256.digest(of: Array(text.utf8)).bytes).base64EncodedString()
    }
}
