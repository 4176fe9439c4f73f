import StrictJSON

extension Report {
    /// The name of the form that ``json`` has; another form gets another name.
    package static let schema = "scrim-bench-1"

    /// The report as a JSON object: `schema`, `subject`, `machine`, and `rows` with a row's figures each.
    ///
    /// Times are milliseconds, sizes pixels, memory bytes. `ratioToMemcpy` is the figure that ``Baseline`` compares.
    /// `title` is in rows of kernels only; `sigma`, `largestError` and `peakBytes` are in rows of backdrops only, and
    /// `null` where there is none.
    package var json: JSONValue {
        [
            "schema": .string(Self.schema),
            "subject": .string(subject.rawValue),
            "machine": machine.json,
            "rows": .array(rows.map { .object(members($0)) }),
        ]
    }

    private func members(_ row: Row) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = [
            .init("device", .string(row.device)),
            .init("width", .number(Double(row.size.width))),
            .init("height", .number(Double(row.size.height))),
            .init("name", .string(row.name)),
        ]
        if subject == .kernels { members.append(.init("title", .string(row.title))) }
        members += [
            .init("threads", .number(Double(row.threads))),
            .init("runs", .number(Double(row.measurement.work.runs))),
            .init("milliseconds", row.measurement.work.json),
            .init("memcpyMilliseconds", row.measurement.memcpy.json),
            .init("ratioToMemcpy", .number(rounded(row.measurement.ratio))),
            .init("nanosecondsPerPixel", .number(rounded(row.nanosecondsPerPixel))),
            .init("gigabytesPerSecond", .number(rounded(row.gigabytesPerSecond))),
            .init("noisy", .bool(row.isNoisy)),
        ]
        if let facts = row.backdrop {
            members += [
                .init("sigma", facts.sigma > 0 ? .number(rounded(facts.sigma)) : .null),
                .init("largestError", facts.error.map { .number(rounded($0)) } ?? .null),
                .init("peakBytes", facts.peakBytes.map { .number(Double($0)) } ?? .null),
            ]
        }
        return members
    }
}

extension Timings {
    /// Milliseconds.
    fileprivate var json: JSONValue {
        [
            "minimum": .number(rounded(minimum / 1e6)),
            "median": .number(rounded(median / 1e6)),
            "percentile95": .number(rounded(percentile95 / 1e6)),
        ]
    }
}

extension Machine {
    fileprivate var json: JSONValue {
        [
            "processor": .string(processor),
            "cores": .number(Double(cores)),
            "simd": .string(level.rawValue),
            "system": .string(system),
            "version": .string(version),
        ]
    }
}
