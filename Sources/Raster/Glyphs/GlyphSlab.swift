/// A block of memory that glyph masks are put into one after the other, and that goes when nobody holds it.
///
/// What has been put in never changes, so that threads may read it while another one adds to it.
final class GlyphSlab: @unchecked Sendable {
    private let memory: UnsafeMutablePointer<UInt8>
    private let capacity: Int
    private var used = 0

    init(capacity: Int) {
        self.capacity = capacity
        memory = .allocate(capacity: capacity)
    }

    deinit { memory.deallocate() }

    /// The place where `bytes` lie now, or `nil` when there is no room for them.
    func add(_ bytes: [UInt8]) -> UnsafePointer<UInt8>? {
        guard used + bytes.count <= capacity else { return nil }
        let place = memory + used
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            place.update(from: base, count: buffer.count)
        }
        used += bytes.count
        return UnsafePointer(place)
    }
}
