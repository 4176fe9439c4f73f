import Scrim

/// The pictures that the tests of a process have drawn, so that no two of different tests share a reference.
///
/// A test that runs twice, or for several arguments, draws a name again from the same line; then the pixels must be the
/// same again, or one of the two was not compared with what it should be.
final class DrawnNames: Sendable {
    static let shared = DrawnNames()

    private let drawn = Locked<[String: Drawing]>([:])

    private struct Drawing {
        let line: String
        let digest: PixelDigest
    }

    /// Notes a picture; says what is wrong where its name is taken.
    func claim(_ name: String, line: String, digest: PixelDigest) -> String? {
        drawn.withLock { drawn in
            // A file system may take upper and lower case for the same.
            let key = name.lowercased()
            guard let first = drawn[key] else {
                drawn[key] = Drawing(line: line, digest: digest)
                return nil
            }
            if first.line != line {
                return
                    "the name \(name) is taken by the snapshot at \(first.line); give one of them another by `named:`"
            }
            guard first.digest != digest else { return nil }
            return "\(name) was drawn before at the same line, with other pixels; give each its name by `named:`"
        }
    }
}
