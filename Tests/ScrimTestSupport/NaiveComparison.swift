/// The comparison of two pictures by its definition: one pixel after the other.
public struct NaiveComparison: Equatable {
    /// Pixels that differ in any channel.
    public private(set) var count = 0
    /// The largest difference of any channel.
    public private(set) var largest = 0
    /// The columns and rows that hold differences.
    public private(set) var columns: Set<Int> = []
    public private(set) var rows: Set<Int> = []

    /// Compares rows of `width` pixels of four bytes.
    public init(_ old: [UInt8], _ new: [UInt8], width: Int) {
        for pixel in 0..<(old.count / 4) {
            let steps = (0..<4).map { abs(Int(old[4 * pixel + $0]) - Int(new[4 * pixel + $0])) }
            guard let step = steps.max(), step > 0 else { continue }
            count += 1
            largest = max(largest, step)
            columns.insert(pixel % width)
            rows.insert(pixel / width)
        }
    }
}

extension SeededRandom {
    /// A picture and one that differs from it: nowhere, in single channels, in one column, or everywhere.
    public mutating func pair(width: Int, height: Int) -> (old: [UInt8], new: [UInt8]) {
        var old: [UInt8] = []
        for _ in 0..<(4 * width * height) { old.append(biasedByte()) }
        var new = old
        switch next() & 3 {
        case 0: break
        case 1: for _ in 0..<5 { new[Int.random(in: 0..<new.count, using: &self)] = biasedByte() }
        case 2:
            let column = Int.random(in: 0..<width, using: &self)
            for row in 0..<height { new[4 * (row * width + column) + Int(next() & 3)] ^= 0x81 }
        default: for index in new.indices { new[index] = biasedByte() }
        }
        return (old, new)
    }
}
