import ImageIO
import Raster
import ScrimTestSupport
import Testing

@testable import Snapshots

struct ChangeKindTests {
    private static let white: [UInt8] = [255, 255, 255, 255]
    private static let blue: [UInt8] = [0, 0, 200, 255]
    private static let red: [UInt8] = [200, 0, 0, 255]

    /// A picture of squares at places, each of a colour.
    private static func squares(_ squares: (x: Int, y: Int, color: [UInt8])..., width: Int = 60) -> PNGImage {
        squares.reduce(.filled(width, 40, white)) {
            $0.filling(PixelRect(x: $1.x, y: $1.y, width: 6, height: 6), $1.color)
        }
    }

    /// The words of what pictures of one scene change, each a pair of an old and a new one.
    private func kinds(_ pairs: (PNGImage, PNGImage)...) throws -> [String] {
        var kinds: [String] = []
        try SuiteFolder.with(scenes: [:]) { folder in
            let names = pairs.indices.map { "scene/\($0)" }
            for (mode, pictures) in [(RecordMode.missing, pairs.map(\.0)), (.auto, pairs.map(\.1))] {
                let test = try PictureTest(folder: folder.path, differences: folder.suite.differences, mode: mode)
                for (name, picture) in zip(names, pictures) { _ = try test.result(of: picture, name: name) }
            }
            kinds = try names.map { try folder.suite.change($0).kind }
        }
        return kinds
    }

    @Test(
        "What moved by as much is changed alike wherever it is; what moved by more, or has another colour too, is not"
    )
    func movements() throws {
        let kinds = try kinds(
            (Self.squares((10, 10, Self.blue)), Self.squares((10, 12, Self.blue))),
            (Self.squares((30, 20, Self.red)), Self.squares((30, 22, Self.red))),
            (Self.squares((10, 10, Self.blue)), Self.squares((10, 13, Self.blue))),
            (Self.squares((10, 10, Self.blue)), Self.squares((10, 10, Self.red))),
            (Self.squares((10, 10, Self.blue)), Self.squares((10, 12, Self.blue), (40, 30, Self.red)))
        )
        #expect(kinds[1] == kinds[0])
        #expect(Set(kinds[1...]).count == 4)
    }

    @Test("What has other colours is changed alike where each colour became the same, wherever and however often")
    func colors() throws {
        let (green, gray): ([UInt8], [UInt8]) = ([0, 150, 0, 255], [90, 90, 90, 255])
        let old = Self.squares((10, 10, Self.blue), (30, 10, Self.red))
        let kinds = try kinds(
            (old, Self.squares((10, 10, green), (30, 10, gray))),
            (
                Self.squares((4, 30, Self.red), (20, 30, Self.red), (40, 2, Self.blue)),
                Self.squares((4, 30, gray), (20, 30, gray), (40, 2, green))
            ),
            (old, Self.squares((10, 10, gray), (30, 10, green))),
            (old, Self.squares((10, 10, green), (30, 10, [90, 90, 91, 255])))
        )
        #expect(kinds[1] == kinds[0])
        #expect(Set(kinds[1...]).count == 3)
    }

    @Test("Pictures of other sizes are changed alike where the sizes and what only one of them has are the same")
    func sizes() throws {
        let old = Self.squares((10, 10, Self.blue))
        let kinds = try kinds(
            (old, Self.squares((10, 10, Self.blue), width: 70)),
            (Self.squares((30, 20, Self.red)), Self.squares((30, 20, Self.red), width: 70)),
            (old, Self.squares((10, 10, Self.blue), width: 71)),
            (old, Self.squares((10, 10, Self.blue), (62, 10, Self.red), width: 70)),
            (old, Self.squares((10, 10, Self.red), width: 70))
        )
        #expect(kinds[1] == kinds[0])
        #expect(Set(kinds[1...]).count == 4)
    }
}
