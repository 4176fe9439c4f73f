/// How repetitions are looked for, by what the bytes are.
///
/// Each position is hashed by its next few bytes, and the last places of that hash are tried. Repetitions shorter than
/// that are left alone: where literals are cheap, a short repetition costs more than the literals it replaces.
public enum DeflateSearch: Int, CaseIterable, Sendable {
    /// Photographs, whose literals are dear and repetitions rare: from 4 bytes, the first one found is taken.
    case detail
    /// Flat areas and text: from 5 bytes, and a longer one at the next byte is preferred.
    case flat
    /// Gradients and blurs, whose residuals are nearly all −1, 0 and 1: from 8 bytes, as with flat areas.
    case smooth

    /// Tokens of a block; a block's code fits its own bytes.
    public static let tokensPerBlock = 32_768
    /// The table of hashes has 2 to this power of entries, with up to three places each.
    public static let hashBits = 14

    /// Bytes of tokens, the table of hashes, and counts and codes of symbols.
    public static let scratchBytes = 4 * tokensPerBlock + 4 * 3 << hashBits + 16_384

    /// The most bytes that `count` bytes compress to, with what the last store may write past its end.
    public static func bound(_ count: Int) -> Int {
        // A block is stored where its code is not shorter: 5 bytes for each 65,535 and for the rest of a block.
        count + 5 * (count / 65_535 + count / tokensPerBlock + 3) + 16
    }
}
