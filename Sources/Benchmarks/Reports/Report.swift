import Raster

/// What one call of `scrim bench` measured.
package struct Report: Sendable {
    /// What the rows are: works of the kernels, or whole backdrops.
    package enum Subject: String, CaseIterable, Sendable {
        case kernels, backdrops
    }

    package let subject: Subject
    package let machine: Machine
    package let rows: [Row]

    package init(subject: Subject, machine: Machine, rows: [Row]) {
        self.subject = subject
        self.machine = machine
        self.rows = rows
    }

    package struct Row: Hashable, Sendable {
        /// The device whose screen was worked on.
        package var device: String
        package var size: PixelSize
        /// The name of a work, or a backdrop as the command line names it.
        package var name: String
        /// What is done, in words; a backdrop says it by its name.
        package var title = ""
        package var threads: Int
        package var measurement: Measurement
        package var backdrop: BackdropFacts?

        private var pixels: Double { Double(size.width * size.height) }

        /// Nanoseconds a pixel of the frame.
        var nanosecondsPerPixel: Double { measurement.work.median / pixels }

        /// Bytes of the frame, each counted once, a nanosecond.
        var gigabytesPerSecond: Double { 4 * pixels / measurement.work.median }

        var isNoisy: Bool { measurement.work.isNoisy || measurement.memcpy.isNoisy }
    }

    /// What is known of a backdrop beside its times.
    package struct BackdropFacts: Hashable, Sendable {
        /// The largest standard deviation in pixels; 0 for a backdrop without a blur.
        package var sigma: Double
        /// The largest difference from the exact Gaussian in 8-bit steps, over samples; `nil` without a blur.
        package var error: Double?
        /// The most memory that the process had while it ran, in bytes; `nil` where the system does not tell.
        package var peakBytes: Int?
    }
}

/// What is told of the progress of a long measurement, and how it is stopped.
package struct Watch {
    /// Is told the index, the number of rows, and the name of each row before it is measured.
    let progress: (_ index: Int, _ count: Int, _ name: String) -> Void
    /// Is called between two runs; an error ends everything.
    let check: () throws -> Void

    package init(
        progress: @escaping (_ index: Int, _ count: Int, _ name: String) -> Void,
        check: @escaping () throws -> Void
    ) {
        self.progress = progress
        self.check = check
    }
}
