import CVector
import KernelInterface

extension KernelSet {
    public static func packRGB(
        _ source: UnsafePointer<UInt8>,
        into target: UnsafeMutablePointer<UInt8>,
        pixels: Int
    ) {
        var index = 0
        while index &+ 16 <= pixels {
            cvector_pack_rgb_16(source + 4 &* index, target + 3 &* index)
            index &+= 16
        }
        while index < pixels {
            target[3 &* index] = source[4 &* index]
            target[3 &* index &+ 1] = source[4 &* index &+ 1]
            target[3 &* index &+ 2] = source[4 &* index &+ 2]
            index &+= 1
        }
    }

    public static func areOpaque(_ pixels: UnsafePointer<UInt8>, count: Int) -> Bool {
        var start = 0
        while start < count {
            // Found out every so often, so that the inner loop has no way out.
            let end = min(count, start &+ 4_096)
            var all: UInt32 = .max
            while start < end {
                all &= UnsafeRawPointer(pixels).loadUnaligned(fromByteOffset: 4 &* start, as: UInt32.self)
                start &+= 1
            }
            if UInt32(littleEndian: all) &>> 24 != 255 { return false }
        }
        return true
    }

    public static func filterRow(
        _ row: UnsafePointer<UInt8>,
        above: UnsafePointer<UInt8>,
        count: Int,
        bytesPerPixel: Int,
        filter: Int,
        into target: UnsafeMutablePointer<UInt8>
    ) {
        // Each filter is a loop of its own.
        switch filter {
        case 1: filterRow(row, above, count, bytesPerPixel, 1, target)
        case 2: filterRow(row, above, count, bytesPerPixel, 2, target)
        case 3: filterRow(row, above, count, bytesPerPixel, 3, target)
        case 4: filterRow(row, above, count, bytesPerPixel, 4, target)
        default: filterRow(row, above, count, bytesPerPixel, 0, target)
        }
    }

    @inline(__always)
    private static func filterRow(
        _ row: UnsafePointer<UInt8>,
        _ above: UnsafePointer<UInt8>,
        _ count: Int,
        _ bytesPerPixel: Int,
        _ filter: Int,
        _ target: UnsafeMutablePointer<UInt8>
    ) {
        var index = 0
        while index &+ 32 <= count {
            cvector_filter_32(row + index, above + index, bytesPerPixel, filter, target + index)
            index &+= 32
        }
        while index < count {
            target[index] = residual(row + index, above + index, bytesPerPixel, filter)
            index &+= 1
        }
    }

    public static func filterCost(
        _ row: UnsafePointer<UInt8>,
        above: UnsafePointer<UInt8>,
        count: Int,
        bytesPerPixel: Int,
        filter: Int
    ) -> (changes: Int, size: Int) {
        switch filter {
        case 1: filterCost(row, above, count, bytesPerPixel, 1)
        case 2: filterCost(row, above, count, bytesPerPixel, 2)
        case 3: filterCost(row, above, count, bytesPerPixel, 3)
        case 4: filterCost(row, above, count, bytesPerPixel, 4)
        default: filterCost(row, above, count, bytesPerPixel, 0)
        }
    }

    @inline(__always)
    private static func filterCost(
        _ row: UnsafePointer<UInt8>,
        _ above: UnsafePointer<UInt8>,
        _ count: Int,
        _ bytesPerPixel: Int,
        _ filter: Int
    ) -> (changes: Int, size: Int) {
        var changes = 0
        var size = 0
        var index = 0
        while index &+ 32 <= count {
            let cost = cvector_filter_cost_32(row + index, above + index, bytesPerPixel, filter)
            changes &+= Int(cost &>> 32)
            size &+= Int(cost & 0xFFFF_FFFF)
            index &+= 32
        }
        while index < count {
            let value = residual(row + index, above + index, bytesPerPixel, filter)
            changes &+= value == 0 ? 0 : 1
            size &+= Int(min(value, 0 &- value))
            index &+= 1
        }
        return (changes, size)
    }

    /// What a filter leaves of one byte.
    @inline(__always)
    private static func residual(
        _ byte: UnsafePointer<UInt8>,
        _ above: UnsafePointer<UInt8>,
        _ bytesPerPixel: Int,
        _ filter: Int
    ) -> UInt8 {
        let left = Int(byte[0 &- bytesPerPixel])
        let up = Int(above[0])
        let corner = Int(above[0 &- bytesPerPixel])
        let prediction: Int
        switch filter {
        case 1: prediction = left
        case 2: prediction = up
        case 3: prediction = (left &+ up) &>> 1
        case 4:
            let estimate = left &+ up &- corner
            let (toLeft, toUp, toCorner) = (abs(estimate &- left), abs(estimate &- up), abs(estimate &- corner))
            prediction = toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
        default: prediction = 0
        }
        return byte[0] &- UInt8(truncatingIfNeeded: prediction)
    }
}
