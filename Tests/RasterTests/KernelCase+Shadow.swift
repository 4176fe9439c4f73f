import KernelInterface
import ScrimTestSupport
import Testing

extension KernelCase {
    static let shadows: [KernelCase] = [
        KernelCase("shadowRow") { kernels, memory, random in
            let pairs = Int.random(in: 0...5, using: &random)
            let count = 8 * Int.random(in: 0...6, using: &random)
            let stride = count + 8 * Int.random(in: 0...1, using: &random)
            let terms = memory.take(Int16.self, 2 * pairs * stride, &random)
            for index in 0..<2 * pairs * stride { terms[index] &= .max }
            // Factors that add up to at most 1.
            var left = Int16.max
            let factors = memory.take(Int16.self, 2 * pairs, &random)
            for index in 0..<2 * pairs {
                factors[index] = random.next() & 3 == 0 ? left : Int16.random(in: 0...left, using: &random)
                left -= factors[index]
            }
            let coverage = memory.take(UInt8.self, count, &random)
            kernels.shadowRow(terms, stride: stride, factors: factors, pairs: pairs, count: count, into: coverage)
            for x in 0..<count {
                var sum = 0
                for pair in 0..<pairs {
                    for one in 0...1 { sum += Int(terms[2 * (pair * stride + x) + one]) * Int(factors[2 * pair + one]) }
                }
                #expect(Int(coverage[x]) == ((sum >> 14) * 255 + 32768) >> 16)
            }
        }
    ]
}
