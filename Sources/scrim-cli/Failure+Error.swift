import Benchmarks
import ImageIO
import KernelSelection
import Raster
import Scenes
import Snapshots
import Typography

extension Failure {
    /// The exit code and the line for whatever a command threw.
    init(_ error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case let error as UsageError: self.init(.usage, error.description)
        case let error as SIMDLevelError: self.init(.usage, error.description)
        case let error as UnknownWork: self.init(.usage, error.description)
        case let error as SceneError: self.init(.invalidData, error.description)
        case let error as SceneFileError: self.init(.invalidData, error.description)
        case let error as ComparisonError: self.init(error.code, error.description)
        case let error as ComparisonSelfTest.Failure: self.init(.internalError, error.description)
        case let error as SnapshotError: self.init(error.code, error.description)
        case let error as StoreError: self.init(error.code, error.description)
        case let error as ShardError: self.init(.usage, error.description)
        case let error as ReportError: self.init(error == .nothingToMerge ? .usage : .invalidData, error.description)
        case let error as FileReadError: self.init(error.reason.code, error.description)
        case let error as PNGDecodingError: self.init(error.code, error.description)
        case let error as FontError: self.init(error.code, error.description)
        case let error as BlurError: self.init(.invalidData, error.description)
        case let error as FileWriteError:
            self = Interruption.failure(error) ?? Failure(.cannotWrite, error.description)
        case let error as PNGEncodingError: self.init(error.code, error.description)
        default: self.init(.internalError, "\(error); this is a fault of scrim: please report it")
        }
    }
}

extension FileReadError.Reason {
    fileprivate var code: ExitCode {
        switch self {
        case .notFound, .brokenLink, .isDirectory, .isPipe, .notPermitted, .failed: .missingInput
        case .tooLarge: .invalidData
        }
    }
}

extension SnapshotError {
    fileprivate var code: ExitCode {
        switch self {
        case .noFolder, .unreadableFolder, .noScenes: .missingInput
        case .differencesAmongReferences, .differencesAmongScenes, .noFrame: .usage
        }
    }
}

extension StoreError {
    fileprivate var code: ExitCode {
        switch self {
        case .unknownMode, .onCI, .pruneNeedsAll: .usage
        case .notPending: .missingInput
        case .changedSince, .referenceChanged, .notAFrame, .pruneNeedsScenes: .invalidData
        case .unreadable, .isLink, .manifestIsNoFile: .unreadable
        case .cannotLock: .cannotWrite
        }
    }
}

extension ComparisonError {
    fileprivate var code: ExitCode {
        switch self {
        case .maskOutside, .maskCoversAll, .tooSmallForSSIM: .usage
        case .sizesDiffer: .sizesDiffer
        }
    }
}

extension PNGDecodingError {
    fileprivate var code: ExitCode {
        if case .unreadable(let reason) = reason { reason.code } else { .invalidData }
    }
}

extension PNGEncodingError {
    /// That a story turns its screen is said by the scene file.
    fileprivate var code: ExitCode {
        if case .sizeChanges = self { .invalidData } else { .cannotWrite }
    }
}

extension FontError {
    fileprivate var code: ExitCode {
        switch self {
        case .packagesMissing, .missing, .unreadable: .missingInput
        default: .invalidData
        }
    }
}
