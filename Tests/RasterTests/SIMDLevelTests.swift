import KernelSelection
import ScrimTestSupport
import Testing

@Suite("SIMD levels")
struct SIMDLevelTests {
    @Test("every kernel writes what its definition says, at every level of this machine", arguments: KernelCase.all)
    func kernelsAgree(kernel: KernelCase) {
        let levels = SIMDLevel.allCases.filter { $0.isSupported }
        for seed in 0..<150 as Range<UInt64> {
            let expected = kernel.expected(seed: seed)
            for level in levels {
                let result = kernel.run(level.kernels, seed: seed)
                #expect(result.equals(expected), "\(level), seed \(seed)")
            }
        }
    }

    @Test("without a word, or with an empty one, the best level is used")
    func best() throws {
        #expect(try SIMDLevel.named("") == .best)
        #expect(SIMDLevel.best.isSupported)
        #expect(SIMDLevel.baseline.isSupported)
    }

    @Test("a word forces its level, and is refused when it names none, or one that the processor lacks")
    func words() throws {
        #expect(try SIMDLevel.named("baseline") == .baseline)
        #expect(throws: SIMDLevelError.unknown("AVX2")) { try SIMDLevel.named("AVX2") }
        if SIMDLevel.avx2.isSupported {
            #expect(try SIMDLevel.named("avx2") == .avx2)
        } else {
            #expect(throws: SIMDLevelError.unsupported(.avx2)) { try SIMDLevel.named("avx2") }
        }
        #expect(
            SIMDLevelError.unknown("sse").description
                == "SCRIM_SIMD is \"sse\", which is none of baseline, avx2; unset it, or set it to baseline"
        )
    }
}
