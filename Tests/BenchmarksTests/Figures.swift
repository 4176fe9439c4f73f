import Raster

@testable import Benchmarks

/// Reports of chosen figures.
enum Figures {
    static let machine = Machine(
        processor: "Processor 1",
        cores: 2,
        level: .baseline,
        system: "Debian, Linux 1",
        version: "1.2.3"
    )

    /// A row whose runs all took the same.
    static func row(
        _ name: String,
        device: String = "Phone, large",
        threads: Int = 1,
        milliseconds: [Double],
        memcpy: Double = 1,
        backdrop: Report.BackdropFacts? = nil
    ) -> Report.Row {
        Report.Row(
            device: device,
            size: PixelSize(width: 1000, height: 500),
            name: name,
            title: "what \(name) does",
            threads: threads,
            measurement: Measurement(
                work: milliseconds.map { $0 * 1e6 },
                memcpy: milliseconds.map { _ in memcpy * 1e6 }
            ),
            backdrop: backdrop
        )
    }

    static func report(_ rows: [Report.Row], subject: Report.Subject = .kernels) -> Report {
        Report(subject: subject, machine: machine, rows: rows)
    }
}
