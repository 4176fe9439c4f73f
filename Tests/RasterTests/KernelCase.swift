import KernelInterface
import KernelSelection
import ScrimTestSupport
import Testing

/// One kernel, called with random arguments in random memory.
struct KernelCase: Sendable, CustomTestStringConvertible {
    typealias Body = @Sendable (any KernelTable.Type, KernelMemory, inout SeededRandom) -> Void

    let name: String
    let body: Body
    /// The same call of the kernel's plain definition, where there is one.
    let definition: (@Sendable (KernelMemory, inout SeededRandom) -> Void)?

    init(_ name: String, _ body: @escaping Body) {
        self.name = name
        self.body = body
        definition = nil
    }

    /// A kernel for blending, which has a definition in ``NaiveBlend``.
    init(
        blend name: String,
        _ body: @escaping @Sendable (any BlendKernels.Type, KernelMemory, inout SeededRandom) -> Void
    ) {
        self.name = name
        self.body = body
        definition = { body(NaiveBlend.self, $0, &$1) }
    }

    /// A kernel of the blur, which has a definition in ``NaiveBlurKernels``.
    init(
        blur name: String,
        _ body: @escaping @Sendable (any BlurKernels.Type, KernelMemory, inout SeededRandom) -> Void
    ) {
        self.name = name
        self.body = body
        definition = { body(NaiveBlurKernels.self, $0, &$1) }
    }

    var testDescription: String { name }

    /// What the kernel of a build leaves behind; the same seed gives the same memory and arguments.
    func run(_ kernels: any KernelTable.Type, seed: UInt64) -> KernelMemory {
        var random = SeededRandom(seed: seed)
        let memory = KernelMemory(&random)
        body(kernels, memory, &random)
        return memory
    }

    /// A kernel for gradients, which has a definition in ``NaiveGradient``.
    init(
        gradient name: String,
        _ body: @escaping @Sendable (any GradientKernels.Type, KernelMemory, inout SeededRandom) -> Void
    ) {
        self.name = name
        self.body = body
        definition = { body(NaiveGradient.self, $0, &$1) }
    }

    /// A kernel of the materials, which has a definition in ``NaiveMaterialKernels``.
    init(
        material name: String,
        _ body: @escaping @Sendable (any MaterialKernels.Type, KernelMemory, inout SeededRandom) -> Void
    ) {
        self.name = name
        self.body = body
        definition = { body(NaiveMaterialKernels.self, $0, &$1) }
    }

    /// A kernel for scaling, which has a definition in ``NaiveResample``.
    init(
        resampling name: String,
        _ body: @escaping @Sendable (any ResampleKernels.Type, KernelMemory, inout SeededRandom) -> Void
    ) {
        self.name = name
        self.body = body
        definition = { body(NaiveResample.self, $0, &$1) }
    }

    /// A kernel of the blur by a mask, which has a definition in ``NaiveMaskKernels``.
    init(
        mask name: String,
        _ body: @escaping @Sendable (any MaskKernels.Type, KernelMemory, inout SeededRandom) -> Void
    ) {
        self.name = name
        self.body = body
        definition = { body(NaiveMaskKernels.self, $0, &$1) }
    }

    /// What the definition leaves behind, or, without one, the kernel of the baseline.
    func expected(seed: UInt64) -> KernelMemory {
        guard let definition else { return run(SIMDLevel.baseline.kernels, seed: seed) }
        var random = SeededRandom(seed: seed)
        let memory = KernelMemory(&random)
        definition(memory, &random)
        return memory
    }

    static let all = blending + gradients + coverage + glyphs + shadows + resampling + blur + material + mask

    /// A number of pixels: nothing, less than a vector, and enough for a few with a rest.
    static func count(_ random: inout SeededRandom, from low: Int = 0) -> Int {
        Int.random(in: low...(random.next() & 3 == 0 ? 130 : 20), using: &random)
    }

    static func rows<Value: BitwiseCopyable>(
        _ type: Value.Type,
        _ count: Int,
        lanes: Int,
        _ memory: KernelMemory,
        _ random: inout SeededRandom
    ) -> [UnsafePointer<Value>] {
        (0..<count).map { _ in UnsafePointer(memory.take(type, lanes, &random)) }
    }
}
