import Raster
import Testing

@testable import Scenes

struct DeviceTests {
    @Test(
        "A device has the size, scale and insets of its maker's figures",
        arguments: [
            Facts("iPhone 13 Pro", 390, 844, 3, top: 47, bottom: 34, landscape: (0, 47, 21)),
            Facts("iPhone SE (1st generation)", 320, 568, 2, top: 20, bottom: 0, landscape: (0, 0, 0)),
            Facts("iPhone SE (3rd generation)", 375, 667, 2, top: 20, bottom: 0, landscape: (0, 0, 0)),
            Facts("iPhone XR", 414, 896, 2, top: 48, bottom: 34, landscape: (0, 48, 21)),
            Facts("iPhone 12 mini", 375, 812, 3, top: 50, bottom: 34, landscape: (0, 50, 21)),
            Facts("iPhone 14 Pro", 393, 852, 3, top: 59, bottom: 34, landscape: (0, 59, 21)),
            Facts("iPhone 16 Pro Max", 440, 956, 3, top: 62, bottom: 34, landscape: (0, 62, 21)),
            Facts("iPhone 17 Pro", 402, 874, 3, top: 62, bottom: 34, landscape: (0, 62, 20)),
            Facts("iPhone Air", 420, 912, 3, top: 68, bottom: 34, landscape: (0, 68, 20)),
            Facts("iPad (9th generation)", 810, 1080, 2, top: 20, bottom: 0, landscape: (20, 0, 0)),
            Facts("iPad Pro 13-inch (M4)", 1032, 1376, 2, top: 24, bottom: 20, landscape: (24, 0, 20)),
            Facts("iPad mini (A17 Pro)", 744, 1133, 2, top: 24, bottom: 20, landscape: (24, 0, 20)),
        ]
    )
    func figures(_ facts: Facts) throws {
        let device = try Device(named: facts.name)
        #expect(device.name == facts.name)
        #expect(device.portraitSize == facts.size)
        #expect(device.scale == facts.scale)
        #expect(device.safeArea(.portrait) == facts.portrait)
        #expect(device.safeArea(.landscape) == facts.landscape)
    }

    struct Facts: Sendable {
        let name: String
        let size: Size
        let scale: Int
        let portrait: SafeAreaInsets
        let landscape: SafeAreaInsets

        init(
            _ name: String,
            _ width: Double,
            _ height: Double,
            _ scale: Int,
            top: Double,
            bottom: Double,
            landscape: (top: Double, sides: Double, bottom: Double)
        ) {
            self.name = name
            size = Size(width: width, height: height)
            self.scale = scale
            portrait = SafeAreaInsets(top: top, left: 0, bottom: bottom, right: 0)
            self.landscape = SafeAreaInsets(
                top: landscape.top,
                left: landscape.sides,
                bottom: landscape.bottom,
                right: landscape.sides
            )
        }
    }

    @Test("Landscape swaps the sides of the screen")
    func landscape() throws {
        let device = try Device(named: "iPhone 13 Pro")
        #expect(device.pixelSize(.portrait) == PixelSize(width: 1170, height: 2532))
        #expect(device.pixelSize(.landscape) == PixelSize(width: 2532, height: 1170))
    }

    @Test("The table holds at least thirty panels, and no two devices share a name or a slug")
    func uniqueNames() {
        #expect(DeviceFamily.table.count >= 30)
        let spellings = DeviceFamily.table.flatMap { $0.models + $0.aliases }
        #expect(Set(spellings.map(DeviceName.words)).count == spellings.count)
        #expect(Set(Device.all.map(\.slug)).count == Device.all.count)
    }

    @Test(
        "A name is found whatever its case, punctuation and abbreviations",
        arguments: [
            ("IPHONE 13 PRO", "iPhone 13 Pro"),
            ("iphone-13-pro", "iPhone 13 Pro"),
            ("iPhone SE (2nd gen)", "iPhone SE (2nd generation)"),
            ("iPad Pro 13", "iPad Pro 13-inch (M5)"),
            ("iPad Pro 12.9", "iPad Pro 12.9-inch (6th generation)"),
            ("iPhone SE", "iPhone SE (3rd generation)"),
            ("iPhone 8+", "iPhone 8 Plus"),
            ("iPhone 12 / 12 Pro", "iPhone 12 Pro"),
        ]
    )
    func lookup(spelling: String, name: String) throws {
        #expect(try Device(named: spelling).name == name)
    }

    @Test("An unknown name suggests the nearest device, and nothing when none is near")
    func suggestion() {
        #expect(throws: UnknownDevice(name: "iPhone 13 Por", suggestion: "iPhone 13 Pro")) {
            try Device(named: "iPhone 13 Por")
        }
        #expect(throws: UnknownDevice(name: "toaster", suggestion: nil)) { try Device(named: "toaster") }
        // Its nearest name by letters is iPhone 5, which nobody means.
        #expect(throws: UnknownDevice(name: "iPhone 99", suggestion: nil)) { try Device(named: "iPhone 99") }
        #expect(throws: UnknownDevice(name: "iPhone16ProMax", suggestion: "iPhone 16 Pro Max")) {
            try Device(named: "iPhone16ProMax")
        }
    }
}
