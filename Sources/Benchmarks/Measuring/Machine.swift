import FoundationEssentials
import Glibc
import KernelSelection
import Scenes

/// The machine that figures come from, as far as they depend on it.
package struct Machine: Hashable, Sendable {
    /// The processor's name as the system has it.
    package var processor: String
    /// Cores that this process may use.
    package var cores: Int
    package var level: SIMDLevel
    /// The system's name and its kernel's release.
    package var system: String
    /// The version of Scrim.
    package var version: String

    /// The machine that this process runs on.
    package static func current() -> Machine {
        Machine(
            processor: value(of: "model name", in: "/proc/cpuinfo", separator: ":") ?? "unknown processor",
            cores: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))),
            level: .current,
            system: "\(distribution), Linux \(kernelRelease)",
            version: ScrimVersion.current
        )
    }

    /// All of it on one line.
    package var line: String {
        "\(processor), \(cores) core\(cores == 1 ? "" : "s"), \(level.rawValue), \(system), scrim \(version)"
    }

    private static var distribution: String {
        let name = value(of: "PRETTY_NAME", in: "/etc/os-release", separator: "=")
        return name.map { String($0.filter { $0 != "\"" }) } ?? "unknown system"
    }

    private static var kernelRelease: String {
        (try? String(contentsOfFile: "/proc/sys/kernel/osrelease", encoding: .utf8)).map {
            $0.split(separator: "\n").first.map(String.init) ?? ""
        } ?? ""
    }

    /// What stands behind the separator on the first line that begins with a key.
    private static func value(of key: String, in path: String, separator: Character) -> String? {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(key) }),
            let index = line.firstIndex(of: separator)
        else { return nil }
        let value = line[line.index(after: index)...].drop { $0 == " " }
        return value.isEmpty ? nil : String(value)
    }
}
