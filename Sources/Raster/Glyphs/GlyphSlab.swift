/// A block of memory that glyph masks are put into one after the other, and that goes when nobody holds it.
///
/// What has been put in never changes, so that threads may read it while another one adds to it.
final class GlyphSlab: @unchecked Sendable {
    /// The room that a glyph without ink takes, since what the cache knows of it needs memory as well.
    static let leastRoom = 64

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
        let room = max(bytes.count, Self.leastRoom)
        guard used + room <= capacity else { return nil }
        let place = memory + used
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            place.update(from: base, count: buffer.count)
        }
        used += room
        return UnsafePointer(place)
    }
}
