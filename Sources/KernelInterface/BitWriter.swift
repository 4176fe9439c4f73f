/// Bits that are written to bytes from the lowest on, as deflate has them.
///
/// At most 57 bits are put between two flushes, which write up to eight bytes past the end.
@frozen
public struct BitWriter {
    @usableFromInline var next: UnsafeMutablePointer<UInt8>
    @usableFromInline var bits: UInt64 = 0
    @usableFromInline var count: UInt64 = 0

    @inlinable
    @inline(__always)
    public init(_ target: UnsafeMutablePointer<UInt8>) {
        next = target
    }

    /// Appends the lowest `count` bits of a value that has no others.
    @inlinable
    @inline(__always)
    public mutating func put(_ value: UInt64, _ count: UInt64) {
        bits |= value &<< self.count
        self.count &+= count
    }

    /// Appends a code of up to 24 bits with its number of bits above them.
    @inlinable
    @inline(__always)
    public mutating func put(_ code: UInt32) {
        put(UInt64(code & 0xFF_FFFF), UInt64(code &>> 24))
    }

    @inlinable
    @inline(__always)
    public mutating func flush() {
        UnsafeMutableRawPointer(next).storeBytes(of: bits.littleEndian, as: UInt64.self)
        next += Int(truncatingIfNeeded: count &>> 3)
        bits &>>= count & 56
        count &= 7
    }

    /// Begins a stored block of up to 65,535 bytes at a whole byte.
    @inlinable
    @inline(__always)
    public mutating func storedHeader(count length: Int, isLast: Bool) {
        put(isLast ? 1 : 0, 3)
        flush()
        count = (count &+ 7) & ~7
        put(UInt64(length), 16)
        put(UInt64(length ^ 0xFFFF), 16)
        flush()
    }

    /// Stores bytes as they are, in as many blocks as they need.
    @inlinable
    @inline(__always)
    public mutating func stored(_ bytes: UnsafePointer<UInt8>, _ length: Int, isLast: Bool) {
        var start = 0
        while start < length {
            let part = min(65_535, length &- start)
            storedHeader(count: part, isLast: isLast && start &+ part == length)
            var index = 0
            while index < part {
                next[index] = bytes[start &+ index]
                index &+= 1
            }
            next += part
            start &+= part
        }
    }

    /// Fills the last byte, and tells how many there are since `start`.
    @inlinable
    @inline(__always)
    public mutating func finish(from start: UnsafeMutablePointer<UInt8>) -> Int {
        flush()
        count = (count &+ 7) & ~7
        flush()
        return next - start
    }
}
