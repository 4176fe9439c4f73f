/// What the program tells its caller when it ends; the one list of its exit codes.
///
/// From 64 on the numbers are those of BSD's sysexits.h. `Tools/scrim` and `Tools/test` add 69: a system package or the
/// compiler is missing.
enum ExitCode: Int32, CaseIterable, Sendable {
    /// Done; or, of a comparison, equal.
    case success = 0
    /// Of a comparison or a test run: sizes are equal, pixels are not; or a frame is blank. Of an audit: a frame
    /// failed. Of `diff`: frames are pending. Of a measurement: a row is slower than the baseline allows.
    case different = 1
    /// Of a test run: a frame has no reference.
    case missingReference = 2
    /// Of a comparison or a test run: the sizes differ.
    case sizesDiffer = 3
    /// Of a comparison: a file is missing or is no picture that can be read. Of a test run: a reference is none.
    case unreadable = 4
    /// Of a strict test run: a reference belongs to no frame.
    case obsolete = 5
    /// Of a test run: the machine lacks font files.
    case environment = 6
    /// The command line is wrong.
    case usage = 64
    /// A file was read and its content is wrong: a scene, a display list, an indicator, a picture, a font.
    case invalidData = 65
    /// A file that was named does not exist or may not be read.
    case missingInput = 66
    /// A fault of the program itself.
    case internalError = 70
    /// A file could not be written.
    case cannotWrite = 73
    /// Stopped by the keyboard (^C).
    case interrupted = 130
    /// Stopped by a request to end (SIGTERM).
    case terminated = 143

    var meaning: String {
        switch self {
        case .success: "done, or equal"
        case .different:
            "pixels differ, a frame is blank, frames are pending (diff), a frame failed its audit, or a row is slower than the "
                + "baseline (bench)"
        case .missingReference: "a reference is missing (test)"
        case .sizesDiffer: "sizes differ"
        case .unreadable: "a picture cannot be read (compare), or a reference (test, accept)"
        case .obsolete: "a reference is obsolete (test --strict)"
        case .environment: "the machine lacks font files (test)"
        case .usage: "wrong usage"
        case .invalidData: "wrong content of a scene, display list, indicator, picture or font"
        case .missingInput: "an input is missing"
        case .internalError: "a fault of scrim itself"
        case .cannotWrite: "an output cannot be written"
        case .interrupted: "stopped by ^C"
        case .terminated: "stopped by SIGTERM"
        }
    }
}
