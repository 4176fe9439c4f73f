import CVector
import KernelInterface

extension KernelSet {
    public static func glyphAdd(
        _ glyphs: UnsafePointer<GlyphPlacement>,
        count: Int,
        to coverage: UnsafeMutablePointer<UInt8>,
        stride: Int
    ) {
        let target = UnsafeMutableRawPointer(coverage)
        var index = 0
        while index < count {
            let glyph = glyphs[index]
            var source = UnsafeRawPointer(glyph.coverage)
            var place = glyph.y &* stride &+ glyph.x
            var row = 0
            while row < glyph.rows {
                var column = 0
                while column < glyph.width {
                    let added = source.loadUnaligned(fromByteOffset: column, as: SIMD16<UInt8>.self)
                    let old = target.loadUnaligned(fromByteOffset: place &+ column, as: SIMD16<UInt8>.self)
                    let sum = cvector_add_limited(old, added)
                    target.storeBytes(of: sum, toByteOffset: place &+ column, as: SIMD16<UInt8>.self)
                    column &+= 16
                }
                source += glyph.width
                place &+= stride
                row &+= 1
            }
            index &+= 1
        }
    }
}
