import FoundationEssentials
import Scrim

/// Where the references of a test stand: `Snapshots/Tests/References/MODULE/FILE/TEST.png` in the folder of the package
/// that is tested.
///
/// The package is that of the working folder, as `swift test` sets it; then it does not matter where the tests were
/// compiled, or that the folder was moved since. Only where there is none, as under some editors, the place of the
/// test's file counts.
struct SnapshotPlace: Hashable {
    /// The folder of the package.
    let package: String
    /// The name without that of a picture, such as `ShopTests/CheckoutTests/loading`.
    let name: String

    /// The place of a test.
    ///
    /// - Parameters:
    ///   - fileID: the module and the name of the file, as `#fileID` gives them.
    ///   - filePath: where the file was when it was compiled.
    ///   - function: the name of the test, as `#function` gives it.
    ///   - folder: the working folder.
    init(fileID: String, filePath: String, function: String, folder: String) throws(SnapshotPlaceError) {
        guard let package = Self.package(above: folder) ?? Self.package(above: filePath.folderPrefix) else {
            throw SnapshotPlaceError(folder: folder, file: filePath)
        }
        self.package = package
        let file = fileID.hasSuffix(".swift") ? String(fileID.dropLast(6)) : fileID
        let parts = file.split(separator: "/").map { SnapshotName.safe(String($0)) }
        name = (parts + [SnapshotName.test(function)]).joined(separator: "/")
    }

    /// The path of a picture below the folder of references, without its extension.
    func name(of picture: String?, named: String?) -> String {
        ([name] + [named, picture].compactMap { $0.map(SnapshotName.picture) }).joined(separator: ".")
    }

    /// The nearest folder that has a manifest, from `path` upwards.
    private static func package(above path: String) -> String? {
        var folder = path
        while true {
            while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
            if FileManager.default.fileExists(atPath: "\(folder)/Package.swift") { return folder }
            guard let slash = folder.lastIndex(of: "/"), folder != "/" else { return nil }
            folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
        }
    }
}

/// Names of tests and pictures as names of files.
enum SnapshotName {
    /// The name of a test function without its parentheses and labels.
    static func test(_ function: String) -> String {
        safe(String(function.prefix { $0 != "(" }.filter { $0 != "`" }))
    }

    /// A name of letters, digits, hyphens, underscores and points, at most 60 of them.
    ///
    /// Spaces become hyphens. A name that holds anything else, begins with a point or is longer is changed, and a
    /// digest of the original keeps it apart from all others.
    static func safe(_ name: String) -> String {
        let hyphenated = String(name.map { $0 == " " ? "-" : $0 })
        let plain = hyphenated.utf8.allSatisfy(isPlain)
        guard !plain || name.isEmpty || name.hasPrefix(".") || hyphenated.utf8.count > limit else { return hyphenated }
        let kept = hyphenated.utf8.filter(isPlain).prefix(limit - digestLength - 1)
        let digest = SHA256.digest(of: Array(name.utf8)).description.prefix(digestLength)
        return "\(String(decoding: kept, as: UTF8.self).drop { $0 == "." })~\(digest)"
    }

    /// A snapshot's own name, which can be read back from that of the file: two names are never one file, also where
    /// those are told apart without their case.
    ///
    /// Small letters, digits, hyphens, underscores and points stay; capitals become small letters behind a tilde, and any
    /// other byte becomes two digits of base 16 behind a percent sign, as does a point at the beginning. A longer name
    /// than ``limit`` has a digest in the place of its end.
    static func picture(_ name: String) -> String {
        var result = ""
        for (index, byte) in name.utf8.enumerated() {
            switch byte {
            case 0x41...0x5A: result += "~" + String(UnicodeScalar(byte + 32))
            case 0x2E where index == 0: result += "%2e"
            case _ where isPlain(byte): result += String(UnicodeScalar(byte))
            default: result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }
        }
        if name.isEmpty { return "%" }
        guard result.utf8.count > limit else { return result }
        let digest = SHA256.digest(of: Array(name.utf8)).description.prefix(digestLength)
        return "\(result.prefix(limit - digestLength - 2))~~\(digest)"
    }

    private static let limit = 60
    private static let digestLength = 8

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
        default: false
        }
    }
}

/// Nothing says which package is tested, so that no reference can be found.
struct SnapshotPlaceError: Error, Equatable, CustomStringConvertible {
    /// The working folder.
    let folder: String
    /// Where the test's file was compiled.
    let file: String

    var description: String {
        "no Package.swift is in \(folder), nor above it or above \(file); start the tests in the package's folder"
    }
}
