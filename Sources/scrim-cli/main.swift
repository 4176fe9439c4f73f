import CMalloc
import Glibc

// Memory as large as a frame, once freed, serves the next frame: by default it would go back to the system, and come anew
// with a fault for each of its pages.
mallopt(M_MMAP_THRESHOLD, 32 << 20)
mallopt(M_TRIM_THRESHOLD, 64 << 20)

Interruption.observe()
exit(Program.run(CommandLine.arguments.dropFirst(), on: .standard()).rawValue)
