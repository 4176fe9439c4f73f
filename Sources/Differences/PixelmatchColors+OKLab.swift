extension PixelmatchColors {
    /// The distance between pixel `i` of one picture and pixel `j` of another as pixelmatch has it since it left YIQ:
    /// HyAB in OKLab with the toe, where 1 is black to white.
    ///
    /// Translucent pixels are laid on the pattern of ``difference(_:_:_:_:)``. pixelmatch reads cube roots from a
    /// table; here they are exact, so that a pair of colours whose distance is the threshold to four digits may count
    /// otherwise.
    @inline(__always)
    static func distance(_ a: PixelGrid, _ i: Int, _ b: PixelGrid, _ j: Int) -> Double {
        let ground = a.bytes[4 &* i &+ 3] == 255 && b.bytes[4 &* j &+ 3] == 255 ? (0, 0, 0) : ground(under: i)
        return color(a.bytes + 4 &* i, on: ground).distance(to: color(b.bytes + 4 &* j, on: ground))
    }

    @inline(__always)
    private static func color(_ pixel: UnsafePointer<UInt8>, on ground: (red: Int, green: Int, blue: Int)) -> OKLab {
        guard pixel[3] < 255 else {
            let light = LinearLight.eight
            return OKLab(red: light[Int(pixel[0])], green: light[Int(pixel[1])], blue: light[Int(pixel[2])])
        }
        let alpha = Int(pixel[3])
        func light(_ channel: UInt8, _ ground: Int) -> Double {
            let whole = Int(channel) &* alpha &+ ground &* (255 &- alpha)
            // Between two entries of the table a straight line.
            let (index, part) = (whole / 255, Double(whole % 255) / 255)
            let (low, high) = (LinearLight.eight[index], LinearLight.eight[min(index + 1, 255)])
            return low + (high - low) * part
        }
        return OKLab(
            red: light(pixel[0], ground.red),
            green: light(pixel[1], ground.green),
            blue: light(pixel[2], ground.blue)
        )
    }
}
