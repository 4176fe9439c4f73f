// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Checkout",
    dependencies: [.package(name: "Scrim", path: "../../..")],
    targets: [
        .target(name: "Checkout", dependencies: [.product(name: "Scrim", package: "Scrim")]),
        .testTarget(
            name: "CheckoutTests",
            dependencies: ["Checkout", .product(name: "ScrimTesting", package: "Scrim")]
        ),
    ]
)
