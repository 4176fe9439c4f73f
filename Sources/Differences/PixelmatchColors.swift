/// pixelmatch's difference of two colours: a weighted square in YIQ, by Kotsarenko and Ramos, as its versions 7 have
/// it.
///
/// Translucent pixels are laid on a pattern that depends on their place. The numbers are computed in pixelmatch's
/// order, so that they are the same to the last bit.
package enum PixelmatchColors {
    /// The largest difference that there is; a threshold counts as its square times this.
    package static let largest = 35_215.0

    /// The weighted square of the difference between pixel `i` of one picture and pixel `j` of another.
    @inline(__always)
    package static func difference(_ a: PixelGrid, _ i: Int, _ b: PixelGrid, _ j: Int) -> Double {
        let change = change(a, i, b, j)
        let y = brightness(change)
        let i = change.red * 0.59597799 - change.green * 0.27417610 - change.blue * 0.32180189
        let q = change.red * 0.21147017 - change.green * 0.52261711 + change.blue * 0.31114694
        return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }

    /// How much brighter pixel `i` of a picture is than pixel `j`, in steps of 1/255.
    @inline(__always)
    package static func brightness(_ a: PixelGrid, _ i: Int, _ j: Int) -> Double {
        a.word(i) == a.word(j) ? 0 : brightness(change(a, i, a, j))
    }

    @inline(__always)
    private static func brightness(_ change: (red: Double, green: Double, blue: Double)) -> Double {
        change.red * 0.29889531 + change.green * 0.58662247 + change.blue * 0.11448223
    }

    @inline(__always)
    private static func change(
        _ a: PixelGrid,
        _ i: Int,
        _ b: PixelGrid,
        _ j: Int
    ) -> (red: Double, green: Double, blue: Double) {
        let (p, q) = (a.bytes + 4 &* i, b.bytes + 4 &* j)
        let (alpha, other) = (Int(p[3]), Int(q[3]))
        guard alpha < 255 || other < 255 else {
            return (Double(Int(p[0]) &- Int(q[0])), Double(Int(p[1]) &- Int(q[1])), Double(Int(p[2]) &- Int(q[2])))
        }
        let ground = ground(under: i)
        func channel(_ number: Int, _ ground: Int) -> Double {
            let sum = Int(p[number]) &* alpha &- Int(q[number]) &* other &- ground &* (alpha &- other)
            return Double(sum) / 255
        }
        return (channel(0, ground.red), channel(1, ground.green), channel(2, ground.blue))
    }

    @inline(__always)
    static func ground(under pixel: Int) -> (red: Int, green: Int, blue: Int) {
        // pixelmatch counts by bytes, so its red is one everywhere.
        let byte = Double(4 &* pixel)
        func level(_ ratio: Double) -> Int { 48 &+ 159 &* (Int(byte / ratio) & 1) }
        return (48, level(1.618033988749895), level(2.618033988749895))
    }
}
