/// The largest of pixelmatch's differences between two pictures, and the pixels that look antialiased.
extension PixelmatchColors {
    /// The largest difference among the pixels that a map says differ.
    package func largest(_ map: DifferenceMap, _ old: [UInt8], _ new: [UInt8]) -> Double {
        var largest = 0.0
        Self.withGrids(map, old, new) { old, new in
            for index in map.steps.indices where map.steps[index] != 0 {
                largest = max(largest, difference(old, index, new, index))
            }
        }
        return largest
    }

    static func withGrids<Result>(
        _ map: DifferenceMap,
        _ old: [UInt8],
        _ new: [UInt8],
        _ body: (PixelGrid, PixelGrid) -> Result
    ) -> Result {
        withGrids(old, new, width: map.width, height: map.height, body)
    }

    static func withGrids<Result>(
        _ old: [UInt8],
        _ new: [UInt8],
        width: Int,
        height: Int,
        _ body: (PixelGrid, PixelGrid) -> Result
    ) -> Result {
        precondition(old.count == 4 * width * height && new.count == old.count, "four channels a pixel")
        return old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                guard let old = old.baseAddress, let new = new.baseAddress else {
                    preconditionFailure("a picture has at least one pixel")
                }
                return body(
                    PixelGrid(old, width: width, height: height),
                    PixelGrid(new, width: width, height: height)
                )
            }
        }
    }
}

extension AntialiasingRule {
    /// The numbers of the pixels that differ by a map and look antialiased.
    package func pixels(_ map: DifferenceMap, _ old: [UInt8], _ new: [UInt8]) -> [Int] {
        PixelmatchColors.withGrids(map, old, new) { old, new in
            map.steps.indices.filter {
                map.steps[$0] != 0 && holds(old, new, x: $0 % map.width, y: $0 / map.width)
            }
        }
    }
}
