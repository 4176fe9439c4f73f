import CVector
import KernelInterface

extension KernelSet {
    public static func store(_ row: UnsafePointer<UInt16>, to output: UnsafeMutablePointer<UInt8>, lanes: Int) {
        var i = 0
        while i < lanes {
            output[i] = UInt8(truncatingIfNeeded: Swift.min((row[i] &+ 64) &>> 7, 255))
            i &+= 1
        }
    }

    public static func reciprocals(
        _ row: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int
    ) {
        let (source, target) = (UnsafeRawPointer(row), UnsafeMutableRawPointer(output))
        var i = 0
        while i &+ 16 <= lanes {
            storeWords(cvector_reciprocals(loadWords(source, 2 &* i)), target, 2 &* i)
            i &+= 16
        }
        while i < lanes {
            let quotient = 267_386_880 / Float(Swift.max(row[i], 4096)) + 0.5
            output[i] = UInt16(truncatingIfNeeded: Swift.min(Int32(quotient), 65535))
            i &+= 1
        }
    }

    public static func multiply(
        _ row: UnsafeMutablePointer<UInt16>,
        by reciprocals: UnsafePointer<UInt16>,
        lanes: Int
    ) {
        var i = 0
        while i < lanes {
            let product = UInt32(row[i]) &* UInt32(reciprocals[i]) &+ 4096
            row[i] = UInt16(truncatingIfNeeded: Swift.min(product &>> 13, 32767))
            i &+= 1
        }
    }

    public static func clampToAlpha(_ pixels: UnsafeMutablePointer<UInt8>, count: Int) {
        // Where all are opaque there is nothing to lower, and that is quick to see.
        let raw = UnsafeRawPointer(pixels)
        var all = UInt32.max
        var offset = 0
        while offset < 4 &* count {
            all &= UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
            offset &+= 4
        }
        if all >= 0xFF00_0000 { return }

        var i = 0
        while i < 4 &* count {
            let alpha = pixels[i &+ 3]
            pixels[i] = Swift.min(pixels[i], alpha)
            pixels[i &+ 1] = Swift.min(pixels[i &+ 1], alpha)
            pixels[i &+ 2] = Swift.min(pixels[i &+ 2], alpha)
            i &+= 4
        }
    }
}
