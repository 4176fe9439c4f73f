/// The 128-bit hash XXH3 of the bytes of a file, as `xxh128sum` prints it.
package struct FileDigest: Hashable, Sendable, CustomStringConvertible {
    /// 32 lower-case hexadecimal digits.
    package let description: String

    package init(_ bytes: some Collection<UInt8>) {
        description =
            bytes.withContiguousStorageIfAvailable { PixelDigest.hash([UnsafeRawBufferPointer($0)]).description }
            ?? Array(bytes).withUnsafeBytes { PixelDigest.hash([$0]).description }
    }
}
