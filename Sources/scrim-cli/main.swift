import CMalloc
import Glibc

// Memory as large as a frame, once freed, serves the next frame: by default it would go back to the system, and come
// anew with a fault for each of its pages.
mallopt(M_MMAP_THRESHOLD, 32 << 20)
mallopt(M_TRIM_THRESHOLD, 64 << 20)

Interruption.observe()
// Those of `CommandLine` have other characters in the place of wrong bytes.
let words = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst()
    .compactMap { word in word.map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) } }
exit(Program.run(bytes: words, on: .standard()).rawValue)
