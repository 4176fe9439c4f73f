import ImageIO
import ScrimTestSupport
import Testing

struct SHA256Tests {
    @Test(
        "the digests of the example messages of FIPS 180-4",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                    + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
                "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
            ),
        ]
    )
    func vectors(message: String, digest: String) {
        #expect(SHA256.digest(of: Array(message.utf8)).description == digest)
    }

    @Test("a million times the letter a")
    func millionLetters() {
        let digest = SHA256.digest(of: [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000))
        #expect(digest.description == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test("bytes in pieces hash as the same bytes at once, wherever they are cut")
    func pieces() {
        var random = SeededRandom(seed: 1)
        let bytes = (0..<300).map { _ in UInt8.random(in: .min ... .max, using: &random) }
        for length in 0...200 {
            let whole = Array(bytes[..<length])
            var hash = SHA256()
            var rest = whole[...]
            while !rest.isEmpty {
                let piece = rest.prefix(Int.random(in: 1...90, using: &random))
                hash.update(Array(piece))
                rest = rest.dropFirst(piece.count)
            }
            #expect(hash.finalize() == SHA256.digest(of: whole), "\(length) bytes")
        }
    }

    @Test("a digest's bytes are its digits, most significant first")
    func digestBytes() {
        let digest = SHA256.digest(of: Array("abc".utf8))
        #expect(digest.bytes.count == 32)
        #expect(Array(digest.bytes.prefix(4)) == [0xba, 0x78, 0x16, 0xbf])
    }
}
