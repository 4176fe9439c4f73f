// swift-tools-version: 6.2

import PackageDescription

/// The inner loops are compiled with optimisation in every configuration.
///
/// Without it a debug test run over whole frames takes minutes. `-Ounchecked` drops overflow and bounds traps only, so
/// results do not depend on it.
let kernelSettings: [SwiftSetting] = [.unsafeFlags(["-Ounchecked"])]

// The same loops compiled for processors with AVX2. The option is clang's, and Swift's own code follows it.
#if arch(x86_64)
let kernelsAVX2: [Target] = [
    .target(
        name: "KernelsAVX2",
        dependencies: ["KernelInterface", "CVector"],
        swiftSettings: kernelSettings + [.unsafeFlags(["-Xcc", "-march=haswell"])]
    )
]
#else
let kernelsAVX2: [Target] = []
#endif

let package = Package(
    name: "Scrim",
    products: [
        .library(name: "Scrim", targets: ["Scrim"]),
        .library(name: "ScrimTesting", targets: ["ScrimTesting"]),
        .executable(name: "scrim", targets: ["scrim-cli"]),
    ],
    targets: [
        // C libraries: module maps, and shims where Swift cannot call the library directly.
        .target(name: "CPNG", linkerSettings: [.linkedLibrary("png"), .linkedLibrary("z")]),
        .target(name: "CICU", linkerSettings: [.linkedLibrary("icuuc")]),
        .systemLibrary(name: "CCPU"),
        .systemLibrary(name: "CDeflate"),
        .systemLibrary(name: "CMalloc"),
        .systemLibrary(name: "CLittleCMS"),
        .systemLibrary(name: "CHarfBuzz"),
        .systemLibrary(name: "CXXHash"),

        // Pixels.
        .systemLibrary(name: "CVector"),
        .target(name: "KernelInterface", swiftSettings: kernelSettings),
        .target(name: "Kernels", dependencies: ["KernelInterface", "CVector"], swiftSettings: kernelSettings),
        .target(
            name: "KernelSelection",
            dependencies: ["CCPU", "KernelInterface", "Kernels"] + kernelsAVX2.map { .byName(name: $0.name) }
        ),
        .target(name: "Threads"),
        .target(name: "PortableMath"),
        .target(name: "StrictJSON"),
        .target(
            name: "ImageIO",
            dependencies: [
                "CDeflate", "CPNG", "CLittleCMS", "CXXHash", "KernelInterface", "KernelSelection", "Threads",
            ]
        ),
        // Rounding to integers and square roots are calls into libm, all of them exact.
        .target(
            name: "Raster",
            dependencies: ["ImageIO", "KernelInterface", "KernelSelection", "PortableMath", "Threads"],
            linkerSettings: [.linkedLibrary("m")]
        ),

        // Text and the pure model of the HUD.
        .target(name: "Typography", dependencies: ["Raster", "ImageIO", "CHarfBuzz", "CICU", "Threads"]),
        .target(name: "HUD", dependencies: ["PortableMath"]),
        // Remainders are calls into libm, and exact.
        .target(
            name: "Indicators",
            dependencies: ["PortableMath", "StrictJSON"],
            linkerSettings: [.linkedLibrary("m")]
        ),

        // From views to frames to verdicts.
        .target(
            name: "Views",
            dependencies: [
                "HUD", "ImageIO", "Indicators", "PortableMath", "Raster", "StrictJSON", "Threads", "Typography",
            ]
        ),
        .target(
            name: "Scenes",
            dependencies: ["HUD", "ImageIO", "Indicators", "Raster", "StrictJSON", "Threads", "Typography", "Views"]
        ),
        // The loops over the pixels of two pictures are optimised in every configuration, as the kernels are: a debug
        // test must not take minutes to say how two frames differ.
        .target(name: "Differences", dependencies: ["PortableMath", "Threads"], swiftSettings: kernelSettings),
        // What pages share: text in markup, and policies for what they may load.
        .target(name: "Markup", dependencies: ["ImageIO"]),
        .target(
            name: "Gallery",
            dependencies: [
                "HUD", "ImageIO", "Indicators", "Markup", "Raster", "Scenes", "StrictJSON", "Typography", "Views",
            ]
        ),
        .target(
            name: "Snapshots",
            dependencies: [
                "Differences", "HUD", "ImageIO", "KernelInterface", "KernelSelection", "Markup", "Raster", "Scenes",
                "StrictJSON", "Threads", "Typography", "Views",
            ]
        ),
        .target(
            name: "Benchmarks",
            dependencies: [
                "HUD", "ImageIO", "Indicators", "KernelSelection", "Raster", "Scenes", "Snapshots", "StrictJSON",
                "Threads",
                "Typography", "Views",
            ]
        ),
        .target(
            name: "Scrim",
            dependencies: [
                "HUD", "ImageIO", "Indicators", "KernelSelection", "Raster", "Scenes", "Snapshots", "StrictJSON",
                "Threads", "Typography", "Views",
            ]
        ),
        // Snapshots inside of a package's own tests.
        .target(name: "ScrimTesting", dependencies: ["Scrim"]),
        .executableTarget(
            name: "scrim-cli",
            dependencies: [
                "Benchmarks", "CMalloc", "Gallery", "HUD", "ImageIO", "Indicators", "KernelSelection", "Markup",
                "Raster", "Scenes", "Snapshots", "StrictJSON", "Threads", "Typography", "Views",
            ]
        ),

        // Tests, one target a module, over shared support. The support is optimised like the kernels,
        // because it holds the naive definitions that whole pictures are compared with.
        .target(
            name: "ScrimTestSupport",
            dependencies: ["CPNG", "KernelInterface", "Raster", "StrictJSON"],
            path: "Tests/ScrimTestSupport",
            swiftSettings: [.unsafeFlags(["-O"])]
        ),
        .testTarget(
            name: "IndicatorsTests",
            dependencies: ["Indicators"],
            exclude: ["Corpus"]
        ),
        .testTarget(name: "ThreadsTests", dependencies: ["Threads"]),
        .testTarget(name: "PortableMathTests", dependencies: ["PortableMath"]),
        .testTarget(name: "StrictJSONTests", dependencies: ["StrictJSON"]),
        .testTarget(
            name: "ImageIOTests",
            dependencies: [
                "ImageIO", "CLittleCMS", "CPNG", "KernelInterface", "KernelSelection", "ScrimTestSupport", "StrictJSON",
                "Threads",
            ],
            exclude: ["Corpus"]
        ),
        .testTarget(
            name: "RasterTests",
            dependencies: ["ImageIO", "KernelInterface", "KernelSelection", "Raster", "ScrimTestSupport", "Threads"]
        ),
        .testTarget(name: "TypographyTests", dependencies: ["ImageIO", "Raster", "Typography", "ScrimTestSupport"]),
        .testTarget(name: "HUDTests", dependencies: ["HUD", "ScrimTestSupport"]),
        .testTarget(
            name: "ViewsTests",
            dependencies: ["HUD", "Indicators", "Raster", "Threads", "Typography", "Views", "ScrimTestSupport"],
            exclude: ["Corpus"]
        ),
        .testTarget(
            name: "ScenesTests",
            dependencies: [
                "HUD", "ImageIO", "Indicators", "Raster", "Scenes", "StrictJSON", "Threads", "Typography", "Views",
                "ScrimTestSupport",
            ],
            exclude: ["Corpus"]
        ),
        .testTarget(
            name: "GalleryTests",
            dependencies: [
                "Gallery", "HUD", "ImageIO", "Indicators", "Raster", "Scenes", "Scrim", "StrictJSON", "Threads",
                "Typography", "Views", "ScrimTestSupport",
            ]
        ),
        .testTarget(
            name: "BenchmarksTests",
            dependencies: [
                "Benchmarks", "Indicators", "Raster", "StrictJSON", "Typography", "Views", "ScrimTestSupport",
            ]
        ),
        .testTarget(
            name: "SnapshotsTests",
            dependencies: [
                "Differences", "ImageIO", "Raster", "Snapshots", "StrictJSON", "Threads", "ScrimTestSupport",
            ]
        ),
        .testTarget(name: "ScrimTestingTests", dependencies: ["Scrim", "ScrimTesting", "ScrimTestSupport"]),
        .testTarget(name: "ScrimTests", dependencies: ["Scrim", "ScrimTestSupport"]),
        .testTarget(
            name: "CommandLineTests",
            dependencies: [
                "Gallery", "ImageIO", "Indicators", "Raster", "Scenes", "Snapshots", "StrictJSON", "Threads",
                "Typography", "scrim-cli", "ScrimTestSupport",
            ]
        ),
    ] + kernelsAVX2,
    swiftLanguageModes: [.v6]
)

// Each target depends on all that its dependencies depend on. SwiftPM compiles a target again when a module among its
// declared dependencies changed; but the layout of a struct reaches through modules whose own interface stays the same,
// and without this an incremental build links code that was compiled for the old layout.
for target in package.targets {
    var names: [String] = []
    func add(_ dependencies: [Target.Dependency]) {
        for case .byNameItem(let name, _) in dependencies where !names.contains(name) {
            names.append(name)
            add(package.targets.first { $0.name == name }?.dependencies ?? [])
        }
    }
    add(target.dependencies)
    target.dependencies = names.map { .byName(name: $0) }
}

// Every Swift target is held to the same rules; a warning never lands.
for target in package.targets where target.type != .system {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
}
