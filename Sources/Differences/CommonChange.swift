/// What the pixels that differ have in common.
package struct CommonChange: Equatable, Sendable {
    /// The change of red, green, blue and alpha, where it is the same for all of them.
    package private(set) var delta: SIMD4<Int16>?
    /// The colour that all of them had, and the one that all have.
    package private(set) var old: SIMD4<UInt8>?
    package private(set) var new: SIMD4<UInt8>?
    /// Pixels whose alpha alone differs.
    package private(set) var alphaOnly = 0

    /// Looks at the pixels that a map says differ, of 8 bits a channel.
    package init(_ map: DifferenceMap, _ old: [UInt8], _ new: [UInt8]) {
        precondition(old.count == 4 * map.steps.count && new.count == old.count, "four channels a pixel")
        var isFirst = true
        map.steps.withUnsafeBufferPointer { steps in
            old.withUnsafeBufferPointer { old in
                new.withUnsafeBufferPointer { new in
                    for index in 0..<steps.count where steps[index] != 0 {
                        let (a, b) = (pixel(old, index), pixel(new, index))
                        let change = SIMD4<Int16>(truncatingIfNeeded: b) &- SIMD4<Int16>(truncatingIfNeeded: a)
                        if isFirst {
                            (isFirst, delta, self.old, self.new) = (false, change, a, b)
                        } else {
                            if delta != change { delta = nil }
                            if self.old != a { self.old = nil }
                            if self.new != b { self.new = nil }
                        }
                        if change.w != 0, change.x == 0, change.y == 0, change.z == 0 { alphaOnly += 1 }
                    }
                }
            }
        }
    }
}

@inline(__always)
private func pixel(_ channels: UnsafeBufferPointer<UInt8>, _ index: Int) -> SIMD4<UInt8> {
    SIMD4(channels[4 * index], channels[4 * index + 1], channels[4 * index + 2], channels[4 * index + 3])
}
