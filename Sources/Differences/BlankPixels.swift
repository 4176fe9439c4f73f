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

/// The pixels whose colour nobody can see.
package enum ClearPixels {
    /// The numbers of the pixels that differ by a map and are fully transparent in both pictures.
    package static func inBoth(_ map: DifferenceMap, _ old: [UInt8], _ new: [UInt8]) -> [Int] {
        map.steps.indices.filter { map.steps[$0] != 0 && old[4 * $0 + 3] == 0 && new[4 * $0 + 3] == 0 }
    }
}
