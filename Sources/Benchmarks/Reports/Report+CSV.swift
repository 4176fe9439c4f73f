import StrictJSON

extension Report {
    /// The rows as comma-separated values (RFC 4180, lines end in LF) under a line of headings; units as in ``json``.
    package var csv: String {
        let headings = [
            "device", "width", "height", "name", "threads", "runs", "minimum_ms", "median_ms", "percentile95_ms",
            "memcpy_ms", "ratio_to_memcpy", "ns_per_pixel", "gb_per_s", "noisy", "sigma", "largest_error", "peak_bytes",
        ]
        let lines = rows.map { row in
            let work = row.measurement.work
            return [
                row.device, "\(row.size.width)", "\(row.size.height)", row.name, "\(row.threads)", "\(work.runs)",
                Self.number(work.minimum / 1e6), Self.number(work.median / 1e6), Self.number(work.percentile95 / 1e6),
                Self.number(row.measurement.memcpy.median / 1e6), Self.number(row.measurement.ratio),
                Self.number(row.nanosecondsPerPixel), Self.number(row.gigabytesPerSecond), "\(row.isNoisy)",
                row.backdrop.flatMap { $0.sigma > 0 ? Self.number($0.sigma) : nil } ?? "",
                row.backdrop?.error.map(Self.number) ?? "", row.backdrop?.peakBytes.map { "\($0)" } ?? "",
            ]
        }
        return ([headings] + lines).map { $0.map(Self.quoted).joined(separator: ",") + "\n" }.joined()
    }

    private static func number(_ value: Double) -> String { JSONValue.number(rounded(value)).text }

    private static func quoted(_ field: String) -> String {
        guard field.contains(where: { ",\"\n\r".contains($0) }) else { return field }
        return "\"" + field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
}
