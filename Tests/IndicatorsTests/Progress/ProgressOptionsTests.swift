import Indicators
import Testing

@Suite("Options of progress indicators")
struct ProgressOptionsTests {
    private func resolved(
        _ type: ProgressType = .circular,
        _ variant: ProgressVariant? = nil,
        _ change: (inout ProgressOptions) -> Void = { _ in }
    ) -> ResolvedProgress {
        var options = ProgressOptions(type: type, variant: variant)
        change(&options)
        return ResolvedProgress(options)
    }

    private static let thicknesses: [String: Double] = [
        "linear flat": 4, "linear wavy": 4, "linear segmented": 6, "linear striped": 10, "linear shimmer": 8,
        "linear glow": 3, "linear dots": 4, "linear steps": 3, "linear gradient": 6, "linear chevrons": 3,
        "linear ticks": 2, "linear center": 4, "circular gradient": 5, "circular ticks": 3, "circular orbit": 3,
        "circular dual": 3, "gauge flat": 6, "gauge segmented": 6, "gauge needle": 3, "gauge gradient": 6,
        "gauge dots": 6, "liquid flat": 3, "liquid heart": 3, "border flat": 3, "border glow": 3,
        "border segmented": 3, "battery flat": 3, "battery segmented": 3, "hourglass flat": 3,
    ]

    private static let segments: [String: Int] = [
        "linear segmented": 10, "linear dots": 8, "linear steps": 4, "linear chevrons": 12, "linear ticks": 24,
        "circular segmented": 12, "circular ticks": 12, "circular dots": 10, "gauge segmented": 10, "gauge needle": 10,
        "gauge dots": 12, "pie segmented": 8, "border segmented": 20, "bars flat": 5, "bars dots": 5, "bars arcs": 4,
        "grid flat": 5, "grid dots": 5, "battery segmented": 5,
    ]

    @Test("each pair has its thickness and number of segments")
    func defaults() {
        for type in ProgressType.allCases {
            for variant in type.variants {
                let pair = "\(type.rawValue) \(variant.rawValue)"
                let progress = resolved(type, variant)
                #expect(progress.thickness == Self.thicknesses[pair] ?? 4, "\(pair)")
                #expect(progress.segments == Self.segments[pair] ?? 1, "\(pair)")
                #expect(progress.usesSegments == (Self.segments[pair] != nil), "\(pair)")
            }
        }
    }

    @Test("a variant that the type lacks is its first")
    func variants() {
        #expect(resolved(.pie, .needle).variant == .flat)
        #expect(resolved(.pie, .segmented).variant == .segmented)
        #expect(resolved(.gauge).variant == .flat)
    }

    @Test("a value is clamped, and NaN is none")
    func values() {
        let table: [(Double?, Double?)] = [
            (nil, nil), (.nan, nil), (-1, 0), (0.3, 0.3), (2, 1), (.infinity, 1), (-.infinity, 0),
        ]
        for (value, wanted) in table {
            #expect(resolved { $0.value = value }.value == wanted)
            #expect(resolved { $0.buffer = value }.buffer == wanted)
        }
    }

    @Test("numbers are held within their bounds, and what is no finite number takes its default")
    func bounds() {
        typealias Field = (
            WritableKeyPath<ProgressOptions, Double?>, KeyPath<ResolvedProgress, Double>, Double, [Double]
        )
        // With each field: the default, and what −100, 0 and 1000 become.
        let table: [Field] = [
            (\.thickness, \.thickness, 4, [0.5, 0.5, 1000]), (\.trackGap, \.trackGap, 4, [0, 0, 1000]),
            (\.amplitude, \.amplitude, 2, [0, 0, 1000]), (\.wavelength, \.wavelength, 15, [8, 8, 1000]),
            (\.waveSpeed, \.waveSpeed, 1, [-100, 0, 1000]), (\.cornerRadius, \.cornerRadius, 12, [0, 0, 1000]),
            (\.speed, \.speed, 1, [-100, 0, 1000]), (\.size, \.size, 48, [48, 0, 1000]),
            (
                \.sweepAngle, \.sweepAngle, 1.5 * Double.pi,
                [Double.pi / 6, Double.pi / 6, 350 * Double.pi / 180]
            ),
        ]
        for (option, number, standard, wanted) in table {
            for missing in [nil, Double.nan, .infinity, -.infinity] {
                #expect(resolved { $0[keyPath: option] = missing }[keyPath: number] == standard)
            }
            for (value, wanted) in zip([-100.0, 0, 1000], wanted) {
                #expect(abs(resolved { $0[keyPath: option] = value }[keyPath: number] - wanted) < 1e-12)
            }
        }
        #expect(resolved(.linear).amplitude == 3)
        #expect(resolved(.linear).wavelength == 40)
    }

    @Test("segments are whole, halves up, within the bounds of the pair")
    func segmentBounds() {
        for (value, count) in [(2.5, 3), (2.4, 2), (0, 1), (-5, 1), (99, 64), (1e300, 64)] {
            #expect(resolved(.linear, .dots) { $0.segments = value }.segments == count)
        }
        #expect(resolved(.linear, .steps) { $0.segments = 1 }.segments == 2)
        #expect(resolved(.grid) { $0.segments = 64 }.segments == 16)
        #expect(resolved(.grid) { $0.segments = .infinity }.segments == 5)
    }

    @Test("linear ones are as high as their variant needs, in whole points")
    func heights() {
        let table: [(ProgressVariant, Double)] = [
            (.flat, 8), (.wavy, 14), (.segmented, 10), (.striped, 14), (.shimmer, 12), (.glow, 21), (.dots, 19),
            (.steps, 18), (.gradient, 10), (.center, 8), (.chevrons, 16), (.ticks, 16),
        ]
        for (variant, height) in table {
            #expect(resolved(.linear, variant).linearHeight == height)
            #expect(resolved(.linear, variant).intrinsicSize.height == height)
            #expect(resolved(.linear, variant) { $0.showLabel = true }.linearHeight == max(height, 18))
        }
        #expect(resolved(.linear) { ($0.showLabel, $0.thickness) = (true, 16) }.linearHeight == 20)
        #expect(resolved(.linear) { $0.thickness = 4.5 }.linearHeight == 9)
    }

    @Test("the other types have their size, or fill what they are given")
    func sizes() {
        #expect(resolved(.circular) { $0.size = 64 }.intrinsicSize == (64, 64))
        #expect(resolved(.bars).intrinsicSize == (48, 36))
        #expect(resolved(.battery).intrinsicSize == (48, 24))
        #expect(resolved(.border).intrinsicSize == (nil, nil))
        #expect(resolved(.linear).intrinsicSize.width == nil)
    }

    @Test("a border keeps its content away by its stroke and gap, a glowing one by four more")
    func insets() {
        #expect(resolved(.border).contentInset == 7)
        #expect(resolved(.border, .glow).contentInset == 11)
        #expect(resolved(.circular).contentInset == 0)
    }

    @Test("a label lies on thick flat, striped and shimmering lines alone; some types have none")
    func labels() {
        for variant in ProgressType.linear.variants {
            let isInside = resolved(.linear, variant) { ($0.showLabel, $0.thickness) = (true, 14) }.labelInside
            #expect(isInside == [.flat, .striped, .shimmer].contains(variant))
            #expect(!resolved(.linear, variant) { ($0.showLabel, $0.thickness) = (true, 13.9) }.labelInside)
        }
        let without: [ProgressType] = [.pie, .border, .bars, .grid, .hourglass]
        for type in ProgressType.allCases {
            #expect(resolved(type) { $0.showLabel = true }.showLabel == !without.contains(type))
        }
    }

    @Test("liquids, stripes, sheens and high waves move while the value rests")
    func ambientMotion() {
        let (high, low) = (ProgressState(wave: 0.5), ProgressState(wave: 0))
        for type in ProgressType.allCases {
            for variant in type.variants {
                let always = type == .liquid || (type == .linear && (variant == .striped || variant == .shimmer))
                #expect(resolved(type, variant).hasAmbientMotion(low) == always)
                #expect(resolved(type, variant).hasAmbientMotion(high) == (always || variant == .wavy))
            }
        }
    }

    @Test("the gallery has 50 designs, which show every pair but the segmented gauge")
    func gallery() {
        let designs = ProgressDesign.all
        #expect(designs.map(\.number) == Array(1...50))
        #expect(Set(designs.map(\.name)).count == 50)
        var pairs = Set<String>()
        for type in ProgressType.allCases { for variant in type.variants { pairs.insert("\(type) \(variant)") } }
        for design in designs {
            let progress = ResolvedProgress(design.options)
            pairs.remove("\(progress.type) \(progress.variant)")
        }
        #expect(pairs == ["gauge segmented"])
        let names = [1, 2, 8, 17, 18, 24, 27, 40, 50].map { designs[$0 - 1].name }
        #expect(
            names == [
                "linear", "linear indeterminate", "circular wavy indeterminate", "linear with buffer",
                "linear with label", "circular with stop button", "border around a button", "gauge needle with label",
                "hourglass",
            ]
        )
        #expect(designs[17].options.thickness == 16)
        #expect(designs.filter { $0.options.size == 64 }.map(\.number) == [23, 25, 26, 30, 40, 43, 49])
    }
}
