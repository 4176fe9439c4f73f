/// The system's eight-spoke activity indicator as a function of time.
///
/// Spoke 0 points to 9 o'clock, the others follow clockwise every 45°. The brightest spoke, the head, starts at spoke 0
/// and jumps to the next one every tenth of a second; nothing moves in between. Figures were measured on iOS 17 images
/// and recordings.
public enum ActivityIndicator {
    public static let spokeCount = 8
    /// The alpha of a spoke, of 255, by its distance behind the head, counted against the clock.
    public static let alphas: [UInt8] = [217, 181, 143, 106, 69, 69, 69, 69]

    /// The number of jumps that the head has made at a time in seconds; a turn of eight takes 0.8 s.
    ///
    /// The time is first rounded to whole nanoseconds: 0.3 as a binary fraction lies below 3 · 0.1, yet belongs to
    /// step 3. A negative time or NaN counts as 0, and a time beyond 10⁹ s as 10⁹ s.
    public static func step(at time: Double) -> Int {
        guard time > 0 else { return 0 }
        let nanoseconds = Int(min(time, 1e9) * 1e9 + 0.5)
        return nanoseconds / 100_000_000
    }

    /// The spoke that is the head at a time in seconds, from 0 to 7.
    public static func head(at time: Double) -> Int {
        step(at: time) % spokeCount
    }

    /// The alpha, of 255, of a spoke from 0 to 7 at a time in seconds.
    public static func alpha(ofSpoke spoke: Int, at time: Double) -> UInt8 {
        precondition(spoke >= 0 && spoke < spokeCount, "an activity indicator has spokes 0 to 7")
        return alphas[(head(at: time) - spoke + spokeCount) % spokeCount]
    }
}
