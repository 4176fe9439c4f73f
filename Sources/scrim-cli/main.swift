import Glibc

Interruption.observe()
exit(Program.run(CommandLine.arguments.dropFirst(), on: .standard()).rawValue)
