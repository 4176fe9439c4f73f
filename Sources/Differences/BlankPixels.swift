/// Whether all pixels of a picture are the same.
package enum BlankPixels {
    /// True where every pixel of four channels is the first one.
    package static func areOne(_ channels: [UInt8]) -> Bool {
        channels.withUnsafeBytes { bytes in
            let first = bytes.loadUnaligned(as: UInt32.self)
            var offset = 4
            while offset < bytes.count {
                if bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self) != first { return false }
                offset &+= 4
            }
            return true
        }
    }

    /// True where every alpha is 0, whatever the colours.
    package static func areClear(_ channels: [UInt8]) -> Bool {
        channels.withUnsafeBufferPointer { channels in
            var index = 3
            while index < channels.count {
                if channels[index] != 0 { return false }
                index &+= 4
            }
            return true
        }
    }
}
