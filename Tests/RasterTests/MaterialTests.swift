import Raster
import ScrimTestSupport
import Testing

@Suite("Materials")
struct MaterialTests {
    @Test("a material is within one step of its definition", arguments: MaterialRecipe.all)
    func definition(recipe: MaterialRecipe) throws {
        for (scale, width, height) in [
            (1.0, 97, 121), (2, 130, 70), (3, 61, 64), (0.5, 83, 50), (3, 5, 1), (2, 1, 1), (3, 2, 90), (1, 4, 4),
        ] {
            for picture in [
                TestPictures.hardNoise(width: width, height: height, seed: 4),
                TestPictures.translucentNoise(width: width, height: height, seed: 5),
                TestPictures.step(width: width, height: height, column: 13, row: 0),
            ] {
                var result = picture
                try result.apply(recipe, scale: scale)
                let exact = NaiveMaterial.apply(recipe, to: picture, scale: scale)
                let difference = NaiveBlur.difference(result, exact)
                #expect(difference.largest <= 1, "\(recipe.name), scale \(scale), \(width)x\(height)")
            }
        }
    }
}
