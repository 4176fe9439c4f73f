/// Why a PNG could not be read: the file, the reason and, where there is one, the byte at which it shows.
public struct PNGDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path or name that the caller gave.
    public var file: String
    public var reason: Reason
    /// Bytes from the start of the file to the trouble.
    public var offset: Int?

    public enum Reason: Hashable, Sendable {
        /// The file's bytes cannot be had, or are more than ``DecodingLimits/maximumFileBytes``.
        case unreadable(FileReadError.Reason)
        /// The file has no bytes.
        case empty
        /// The file is a stand-in of Git's large file storage, whose content was not fetched.
        case gitLFSPointer
        /// The file is a text with two versions of something, as a merge leaves it.
        case mergeConflict
        /// The file is of another well-known format, named with its article ("a JPEG").
        case otherFormat(String)
        /// The file does not start as a PNG does, nor as any other format known here.
        case notPNG
        /// The file ends before the picture does.
        case truncated
        /// A chunk's CRC is not the one that its bytes give.
        case wrongChecksum(chunk: String)
        /// A side is longer than ``DecodingLimits/maximumSide``.
        case sideTooLong(width: Int, height: Int, limit: Int)
        /// The pixels take more than ``DecodingLimits/maximumDecodedBytes``.
        case tooManyBytes(width: Int, height: Int, bytes: Int, limit: Int)
        /// A rule of the format is broken.
        case malformed(String)
        /// The file uses something outside of the standard, which cannot be passed over.
        case unsupported(String)
        /// The colour profile, gamma or primaries cannot be used.
        case badColorProfile(String)
        /// The file is an animation of that many frames, where one picture is asked for.
        case animated(frames: Int)
        case outOfMemory
    }

    public init(file: String, reason: Reason, offset: Int? = nil) {
        self.file = file
        self.reason = reason
        self.offset = offset
    }

    public var description: String {
        let place = offset.map { " (at byte \($0))" } ?? ""
        return "\(file): \(reason.fact)\(place); \(reason.remedy)"
    }
}

extension PNGDecodingError.Reason {
    /// What is wrong, as the first half of a sentence.
    var fact: String {
        switch self {
        case .unreadable(let reason): reason.fact
        case .empty: "the file is empty"
        case .gitLFSPointer: "this is a Git LFS pointer, not the picture"
        case .mergeConflict: "this is a merge conflict, not the picture"
        case .otherFormat(let format): "this is \(format), not a PNG"
        case .notPNG: "this is not a PNG"
        case .truncated: "the file ends before the picture does"
        case .wrongChecksum(let chunk): "the checksum of chunk \(chunk) is wrong"
        case .sideTooLong(let width, let height, let limit):
            "the picture is \(width)×\(height) pixels, and a side may have \(limit)"
        case .tooManyBytes(let width, let height, let bytes, let limit):
            "the picture of \(width)×\(height) pixels takes \(bytes) bytes, and may take \(limit)"
        case .malformed(let words): "the file breaks the PNG format: \(words)"
        case .unsupported(let words): words
        case .badColorProfile(let words): "the colour profile cannot be used: \(words)"
        case .animated(let frames):
            "this is an animation of \(frames) frames, and only single pictures are compared"
        case .outOfMemory: "there is not enough memory for the picture"
        }
    }

    /// What to do about it, as the second half of the sentence.
    var remedy: String {
        switch self {
        case .unreadable(let reason): reason.remedy
        case .sideTooLong, .tooManyBytes, .outOfMemory: "give a smaller picture"
        case .empty, .truncated, .wrongChecksum: "export or copy the picture again"
        case .gitLFSPointer: "fetch the content with `git lfs pull`"
        case .mergeConflict: "take one of the two versions with `git checkout --ours` or `--theirs`"
        case .otherFormat: "convert the picture to PNG; renaming the file is not enough"
        case .notPNG: "give a PNG file"
        case .malformed: "export the picture again, with another program if need be"
        case .unsupported: "save the picture as a standard PNG"
        case .animated: "compare its frames as files of their own"
        case .badColorProfile: "convert the picture to sRGB and save it again"
        }
    }
}
