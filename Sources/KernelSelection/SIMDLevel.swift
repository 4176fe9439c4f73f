import CCPU
import Glibc
import KernelInterface
import Kernels

#if arch(x86_64)
import KernelsAVX2
#endif

/// The processor instructions that the loops over pixels use.
///
/// Every level writes the same bytes; only the time differs. The best one that the processor has is taken at the first
/// use, for the whole process. The environment's `SCRIM_SIMD=baseline` or `SCRIM_SIMD=avx2` forces a level, for tests.
/// A value that names no level, or one that the processor does not have, is without effect on the library; the command
/// line refuses it before it starts.
public enum SIMDLevel: String, CaseIterable, Sendable {
    /// What every processor of the architecture has.
    case baseline
    /// x86-64 with AVX2 and what came with it: Intel since 2013, AMD since 2015.
    case avx2

    /// The name of the environment's variable that forces a level.
    public static let variable = "SCRIM_SIMD"

    /// True when this build has the level and the processor can run it.
    public var isSupported: Bool {
        switch self {
        case .baseline: true
        case .avx2: cpu_has_avx2()
        }
    }

    /// The fastest level that is supported.
    public static var best: SIMDLevel { avx2.isSupported ? .avx2 : .baseline }

    /// The level that this process uses.
    public static let current = (try? fromEnvironment()) ?? best

    /// The level that the environment asks for, or the best one when it does not.
    public static func fromEnvironment() throws(SIMDLevelError) -> SIMDLevel {
        guard let value = getenv(variable) else { return best }
        return try named(String(cString: value))
    }

    /// The level that a value of the environment's variable asks for; the best one for an empty value.
    package static func named(_ word: String) throws(SIMDLevelError) -> SIMDLevel {
        guard !word.isEmpty else { return best }
        guard let level = SIMDLevel(rawValue: word) else { throw .unknown(word) }
        guard level.isSupported else { throw .unsupported(level) }
        return level
    }

    /// The loops of this level, which only a processor that supports it may run.
    package var kernels: any KernelTable.Type {
        #if arch(x86_64)
        switch self {
        case .baseline: Kernels.KernelSet.self
        case .avx2: KernelsAVX2.KernelSet.self
        }
        #else
        // Nothing but x86-64 supports another level.
        Kernels.KernelSet.self
        #endif
    }
}

/// The loops that this process uses.
package let kernels: any KernelTable.Type = SIMDLevel.current.kernels
