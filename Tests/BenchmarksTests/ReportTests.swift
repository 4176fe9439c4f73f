import Indicators
import StrictJSON
import Testing

@testable import Benchmarks

@Suite struct ReportTests {
    private let report = Figures.report([
        Figures.row("blur-30", milliseconds: [3, 2, 4]),
        Figures.row("dim", threads: 2, milliseconds: [0.5]),
    ])

    @Test("Numbers have the decimals asked for, rounded to nearest")
    func digits() {
        #expect(fixed(1.005, 1) == "1.0")
        #expect(fixed(0.96, 1) == "1.0")
        #expect(fixed(-0.24, 1) == "-0.2")
        #expect(fixed(12, 3) == "12.000")
        #expect([0.12345, 9.999, 99.96, 1234.4].map(short) == ["0.123", "10.0", "100", "1234"])
        #expect(rounded(0.123456789) == 0.1234568)
        #expect(rounded(0) == 0)
    }

    @Test("The table of kernels has a line a row with its figures, and the machine's line last")
    func kernelText() {
        let lines = report.text.split(separator: "\n").map(String.init)
        #expect(lines[0] == "Phone, large, 1000×500 pixels")
        // 3 ms for 500,000 pixels of 4 bytes, three times the copy.
        #expect(
            lines[2].split(separator: " ").map(String.init) == [
                "blur-30", "what", "blur-30", "does", "1", "3.00", "2.00", "4.00", "6.00", "0.667", "3.00",
            ]
        )
        #expect(lines.last == "Processor 1, 2 cores, baseline, Debian, Linux 1, scrim 1.2.3")
    }

    @Test("A backdrop's line tells sigma, error and memory, and nothing where there is none")
    func backdropText() {
        let facts = Report.BackdropFacts(sigma: 67.5, error: 0.7251, peakBytes: 3 << 20)
        let none = Report.BackdropFacts(sigma: 0, error: nil, peakBytes: nil)
        let report = Figures.report(
            [
                Figures.row("material:ultraThin", milliseconds: [3], backdrop: facts),
                Figures.row("dim", milliseconds: [3], backdrop: none),
            ],
            subject: .backdrops
        )
        let lines = report.text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        #expect(lines[2].prefix(3) == ["material:ultraThin", "67.5", "1"])
        #expect(lines[2].suffix(2) == ["0.73", "3"])
        #expect(lines[3].count == 8)
    }

    @Test("The JSON names its schema and has every figure, in milliseconds")
    func json() throws {
        let members = try JSONReader(report.json).object(keys: ["schema", "subject", "machine", "rows"])
        #expect(try members["schema"].string() == "scrim-bench-1")
        #expect(try members["subject"].string() == "kernels")
        let row = try #require(try members["rows"].array().first)
        #expect(
            row.value == [
                "device": "Phone, large", "width": 1000, "height": 500, "name": "blur-30",
                "title": "what blur-30 does", "threads": 1, "runs": 3,
                "milliseconds": ["minimum": 2, "median": 3, "percentile95": 4],
                "memcpyMilliseconds": ["minimum": 1, "median": 1, "percentile95": 1],
                "ratioToMemcpy": 3, "nanosecondsPerPixel": 6, "gigabytesPerSecond": 0.6666667, "noisy": false,
            ]
        )
    }

    @Test("CSV has a heading for every field, and quotes a field with a comma")
    func csv() {
        let lines = report.csv.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines.count == 4 && lines[3].isEmpty)
        #expect(lines[0].hasPrefix("device,width,height,name,threads,runs,minimum_ms,median_ms,"))
        #expect(lines[1] == "\"Phone, large\",1000,500,blur-30,1,3,2,3,4,1,3,6,0.6666667,false,,,")
        #expect(lines[0].split(separator: ",").count == 17)
    }

    @Test("The largest step of a sweep is the one between neighbours, up or down, at one number of threads")
    func sweepStep() throws {
        let report = Figures.report([
            Figures.row("sweep-1", milliseconds: [4]), Figures.row("sweep-1", threads: 2, milliseconds: [1]),
            Figures.row("sweep-2", milliseconds: [5]), Figures.row("sweep-2", threads: 2, milliseconds: [1]),
            Figures.row("sweep-3", milliseconds: [2]), Figures.row("blur-30", milliseconds: [900]),
        ])
        let step = try #require(report.largestSweepStep)
        #expect(step.ratio == 2.5)
        #expect(step.names == "sweep-2, sweep-3")
        #expect(self.report.largestSweepStep == nil)
    }

    @Test("The indicators that are measured have 10,000 elements and a text of a million bytes")
    func indicators() throws {
        #expect(try IndicatorEvaluator(spec: .manyElements).elementCount == 10_000)
        let text = try IndicatorSpec.manyKeys.jsonString()
        #expect((1_000_000...1_100_000).contains(text.utf8.count), "\(text.utf8.count)")
        #expect(IndicatorSpec.validate(json: text) == [])
    }

    @Test("A word means the work of its name and those that go on with a hyphen; a mistyped one names the nearest")
    func selection() throws {
        #expect(try WorkSelection.works(["material-regular", "dim"]).map(\.name) == ["dim", "material-regular"])
        #expect(try WorkSelection.works(["png"]).allSatisfy { $0.name.hasPrefix("png-") })
        #expect(Set(WorkSelection.names).count == WorkSelection.names.count)
        #expect(throws: UnknownWork(word: "blurr", suggestion: "blur")) { try WorkSelection.works(["blurr"]) }
        #expect(throws: UnknownWork(word: "di", suggestion: "dim")) { try WorkSelection.works(["di"]) }
    }
}
