/// The SHA-256 hash of bytes that arrive in pieces (FIPS 180-4).
///
/// It tells files and pixels apart; nothing here is secret, and nothing is done against timing attacks.
public struct SHA256: Sendable {
    private var state = SHA256State.initial
    /// Bytes of the block that is not full yet.
    private var pending: [UInt8] = []
    private var byteCount: UInt64 = 0

    private static let blockSize = 64

    public init() {
        pending.reserveCapacity(Self.blockSize)
    }

    /// The digest of all the bytes at once.
    public static func digest(of bytes: [UInt8]) -> SHA256Digest {
        var hash = SHA256()
        hash.update(bytes)
        return hash.finalize()
    }

    /// Takes in the next bytes.
    public mutating func update(_ bytes: UnsafeRawBufferPointer) {
        byteCount &+= UInt64(bytes.count)
        var rest = bytes[...]
        if !pending.isEmpty {
            let taken = rest.prefix(Self.blockSize - pending.count)
            pending.append(contentsOf: taken)
            rest = rest.dropFirst(taken.count)
            guard pending.count == Self.blockSize else { return }
            pending.withUnsafeBytes { state.compress(blocks: $0) }
            pending.removeAll(keepingCapacity: true)
        }
        let whole = rest.count / Self.blockSize * Self.blockSize
        state.compress(blocks: UnsafeRawBufferPointer(rebasing: rest.prefix(whole)))
        pending.append(contentsOf: rest.dropFirst(whole))
    }

    /// Takes in the next bytes.
    public mutating func update(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { update($0) }
    }

    /// The digest of all the bytes taken in so far; the hash itself can go on.
    public func finalize() -> SHA256Digest {
        var last = state
        var tail = pending
        tail.append(0x80)
        let padded = tail.count <= Self.blockSize - 8 ? Self.blockSize : 2 * Self.blockSize
        tail.append(contentsOf: repeatElement(0, count: padded - 8 - tail.count))
        withUnsafeBytes(of: (byteCount &* 8).bigEndian) { tail.append(contentsOf: $0) }
        tail.withUnsafeBytes { last.compress(blocks: $0) }
        return SHA256Digest(words: last.words)
    }
}

/// The 32 bytes that SHA-256 makes of any others; its description is 64 lower-case hexadecimal digits.
public struct SHA256Digest: Hashable, Sendable, CustomStringConvertible {
    /// Eight words, the most significant first.
    let words: SIMD8<UInt32>

    public var bytes: [UInt8] {
        (0..<32).map { index in UInt8(truncatingIfNeeded: words[index / 4] >> UInt32(24 - index % 4 * 8)) }
    }

    public var description: String {
        let digits = Array("0123456789abcdef")
        return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }
}

/// The chaining value between blocks.
private struct SHA256State: Sendable {
    var words: SIMD8<UInt32>

    /// The first 32 bits of the fractional parts of the square roots of the first eight primes.
    static let initial = SHA256State(
        words: SIMD8(
            0x6a09_e667,
            0xbb67_ae85,
            0x3c6e_f372,
            0xa54f_f53a,
            0x510e_527f,
            0x9b05_688c,
            0x1f83_d9ab,
            0x5be0_cd19
        )
    )

    /// Mixes in whole blocks of 64 bytes.
    mutating func compress(blocks: UnsafeRawBufferPointer) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { buffer in
            guard let schedule = buffer.baseAddress else { return }
            Self.constants.withUnsafeBufferPointer { table in
                guard let constants = table.baseAddress else { return }
                var offset = 0
                while offset < blocks.count {
                    Self.fill(schedule, from: blocks, at: offset)
                    mix(schedule, constants)
                    offset &+= 64
                }
            }
        }
    }

    @inline(__always)
    private static func fill(
        _ schedule: UnsafeMutablePointer<UInt32>,
        from blocks: UnsafeRawBufferPointer,
        at offset: Int
    ) {
        var t = 0
        while t < 16 {
            schedule[t] = blocks.loadUnaligned(fromByteOffset: offset &+ 4 &* t, as: UInt32.self).bigEndian
            t &+= 1
        }
        while t < 64 {
            let old = schedule[t &- 15]
            let recent = schedule[t &- 2]
            let small0 = rotate(old, 7) ^ rotate(old, 18) ^ (old &>> 3)
            let small1 = rotate(recent, 17) ^ rotate(recent, 19) ^ (recent &>> 10)
            schedule[t] = schedule[t &- 16] &+ small0 &+ schedule[t &- 7] &+ small1
            t &+= 1
        }
    }

    /// The 64 rounds; eight in a row, so that the variables change their roles instead of their places.
    @inline(__always)
    private mutating func mix(_ schedule: UnsafePointer<UInt32>, _ constants: UnsafePointer<UInt32>) {
        var (a, b, c, d) = (words[0], words[1], words[2], words[3])
        var (e, f, g, h) = (words[4], words[5], words[6], words[7])
        var t = 0
        while t < 64 {
            Self.round(a, b, c, &d, e, f, g, &h, constants[t] &+ schedule[t])
            Self.round(h, a, b, &c, d, e, f, &g, constants[t &+ 1] &+ schedule[t &+ 1])
            Self.round(g, h, a, &b, c, d, e, &f, constants[t &+ 2] &+ schedule[t &+ 2])
            Self.round(f, g, h, &a, b, c, d, &e, constants[t &+ 3] &+ schedule[t &+ 3])
            Self.round(e, f, g, &h, a, b, c, &d, constants[t &+ 4] &+ schedule[t &+ 4])
            Self.round(d, e, f, &g, h, a, b, &c, constants[t &+ 5] &+ schedule[t &+ 5])
            Self.round(c, d, e, &f, g, h, a, &b, constants[t &+ 6] &+ schedule[t &+ 6])
            Self.round(b, c, d, &e, f, g, h, &a, constants[t &+ 7] &+ schedule[t &+ 7])
            t &+= 8
        }
        words &+= SIMD8(a, b, c, d, e, f, g, h)
    }

    /// One round: `d` becomes the next round's e, and `h` its a.
    @inline(__always)
    private static func round(
        _ a: UInt32,
        _ b: UInt32,
        _ c: UInt32,
        _ d: inout UInt32,
        _ e: UInt32,
        _ f: UInt32,
        _ g: UInt32,
        _ h: inout UInt32,
        _ word: UInt32
    ) {
        let big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
        let big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
        // Choice and majority with one operation less than their definitions.
        let sum = h &+ big1 &+ (g ^ (e & (f ^ g))) &+ word
        d &+= sum
        h = sum &+ big0 &+ ((a & b) | (c & (a | b)))
    }

    @inline(__always)
    private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word &>> count | word &<< (32 &- count)
    }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
