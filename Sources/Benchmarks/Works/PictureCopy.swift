import Glibc
import Threads

/// A picture, and the memory of the same size that works on it start from.
protocol PictureCopy {
    /// Calls `copy` with where the bytes go, where they are and how many there are.
    func withBytes(_ copy: (UnsafeMutableRawPointer, UnsafeRawPointer, Int) -> Void)
}

extension PictureCopy {
    /// The picture again, by one `memcpy`.
    func reset() { withBytes { memcpy($0, $1, $2) } }

    /// The picture again, each thread of the current pool copying the part that it begins other works with.
    func resetInParts() {
        withBytes { target, source, count in
            // About as much as a band of 64 rows.
            let size = 1 << 18
            ThreadPool.current.forEach((count + size - 1) / size) { part, _ in
                let start = part * size
                memcpy(target + start, source + start, min(size, count - start))
            }
        }
    }
}
