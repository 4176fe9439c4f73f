import Raster
import Testing

@testable import Views

@Suite struct SystemColorTests {
    private func bytes(_ color: Color) -> [Int] {
        [color.red, color.green, color.blue, color.alpha].map { Int(Color.quantize($0)) }
    }

    @Test(
        "System colours are those measured on reference images of iOS 17",
        arguments: [
            (SystemColor.systemRed, [255, 59, 48, 255], [255, 69, 58, 255]),
            (.systemGreen, [52, 199, 89, 255], [48, 209, 88, 255]),
            (.systemMint, [0, 199, 190, 255], [99, 230, 226, 255]),
            (.systemCyan, [50, 173, 230, 255], [100, 210, 255, 255]),
            (.systemGray, [142, 142, 147, 255], [142, 142, 147, 255]),
            (.secondaryLabel, [60, 60, 67, 153], [235, 235, 245, 153]),
            (.quaternaryLabel, [60, 60, 67, 45], [235, 235, 245, 40]),
            (.separator, [60, 60, 67, 73], [84, 84, 88, 153]),
            (.link, [0, 122, 255, 255], [9, 132, 255, 255]),
            (.secondarySystemBackground, [242, 242, 247, 255], [28, 28, 30, 255]),
        ]
    )
    func values(color: SystemColor, light: [Int], dark: [Int]) {
        #expect(bytes(color.color.light) == light)
        #expect(bytes(color.color.dark) == dark)
    }

    @Test("Backgrounds, fills and tints are opaque or translucent as their kind says")
    func alphas() {
        for color in SystemColor.allCases {
            let name = color.rawValue
            let isTranslucent =
                name.hasSuffix("Fill") || (name.hasSuffix("Label") && name != "label") || name == "separator"
                || name == "placeholderText"
            #expect((color.color.light.alpha < 1) == isTranslucent, "\(name)")
        }
    }
}
