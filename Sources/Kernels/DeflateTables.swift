// The symbols of deflate, RFC 1951, sections 3.2.5 and 3.2.7, by arithmetic instead of tables.

extension KernelSet {
    /// The symbol of a length of 3…258, less 257.
    ///
    /// Four symbols share each number of extra bits from 1 to 5; 258 has one of its own.
    @inline(__always)
    static func lengthCode(_ length: Int) -> Int {
        let offset = length &- 3
        if offset < 8 { return offset }
        if offset == 255 { return 28 }
        let extra = 61 &- offset.leadingZeroBitCount
        return 4 &* extra &+ offset &>> extra
    }

    /// The extra bits of a length's symbol, less 257.
    @inline(__always)
    static func lengthExtra(_ symbol: Int) -> Int {
        symbol < 8 || symbol == 28 ? 0 : symbol &>> 2 &- 1
    }

    /// The least length of a symbol, less 257.
    @inline(__always)
    static func lengthBase(_ symbol: Int) -> Int {
        if symbol < 8 { return 3 &+ symbol }
        return symbol == 28 ? 258 : 3 &+ (4 &+ symbol & 3) &<< (symbol &>> 2 &- 1)
    }

    /// The symbol of a distance of 1…32,768: two share each number of extra bits from 1 to 13.
    @inline(__always)
    static func distanceCode(_ distance: Int) -> Int {
        let offset = distance &- 1
        if offset < 4 { return offset }
        let extra = 62 &- offset.leadingZeroBitCount
        return 2 &* extra &+ offset &>> extra
    }

    /// The extra bits of a distance's symbol.
    @inline(__always)
    static func distanceExtra(_ symbol: Int) -> Int {
        symbol < 4 ? 0 : symbol &>> 1 &- 1
    }

    /// The least distance of a symbol.
    @inline(__always)
    static func distanceBase(_ symbol: Int) -> Int {
        symbol < 4 ? 1 &+ symbol : 1 &+ (2 &+ symbol & 1) &<< (symbol &>> 1 &- 1)
    }

    /// The extra bits of a run's symbol.
    @inline(__always)
    static func runExtra(_ symbol: Int) -> Int {
        symbol < 16 ? 0 : symbol == 18 ? 7 : symbol &- 14
    }

    /// The symbol of runs whose length is told at a place of 0…18: 16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, …, 1, 15.
    @inline(__always)
    static func runOrder(_ place: Int) -> Int {
        if place < 3 { return 16 &+ place }
        if place == 3 { return 0 }
        let half = place &>> 1
        return place & 1 == 0 ? 6 &+ half : 9 &- half
    }
}
