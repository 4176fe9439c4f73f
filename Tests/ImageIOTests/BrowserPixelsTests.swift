import FoundationEssentials
import ImageIO
import ScrimTestSupport
import StrictJSON
import Testing

/// Pictures as a browser decodes them.
@Suite("PNG files in a browser")
struct BrowserPixelsTests {
    @Test(
        "a browser decodes the pixels that were written, of every colour type, each preset and every frame",
        .enabled(if: HeadlessBrowser.isExpected, "Chromium is missing; run: apt-get install chromium")
    )
    func pixels() throws {
        var files: [[UInt8]] = []
        var expected: [[PNGImage]] = []
        for picture in Self.pictures {
            for compression in PNGCompression.allCases {
                files.append(try PNGEncoder(compression).encode(picture))
                expected.append([picture])
            }
        }
        let types = Set(files.map { [$0[24], $0[25]] })
        #expect(
            types == [
                [1, 0], [2, 0], [4, 0], [8, 0], [8, 2], [1, 3], [2, 3], [4, 3], [8, 3], [8, 4], [8, 6],
            ]
        )
        for isOpaque in [true, false] {
            var frames = AnimatedPNGTests.pictures(width: 31, height: 23, count: 9, isOpaque: isOpaque, seed: 17)
            files.append(try AnimatedPNGTests.file(frames, isOpaque: isOpaque))
            // Equal pictures are one frame.
            frames = frames.indices.filter { $0 == 0 || frames[$0] != frames[$0 - 1] }.map { frames[$0] }
            expected.append(frames)
        }
        let page = try TemporaryFolder.with { folder in
            try HeadlessBrowser().open(folder.write(Self.page(files), to: "pixels.html"), awaiting: "allDigests()")
        }
        #expect(page.console == [])
        guard case .array(let digests) = page.result else {
            Issue.record("the page gave no digests")
            return
        }
        #expect(digests.count == files.count)
        for (index, digest) in digests.enumerated() {
            let pictures = expected[index]
            #expect(
                digest == .array((pictures[..<1] + pictures).map { .string(Self.digest($0)) }),
                "file \(index), \(pictures[0].width)x\(pictures[0].height)"
            )
        }
    }

    /// The digest of the pixels as a browser holds them: premultiplied, to the nearest.
    private static func digest(_ picture: PNGImage) -> String {
        var bytes = picture.bytes
        for pixel in stride(from: 0, to: bytes.count, by: 4) where bytes[pixel + 3] < 255 {
            for channel in pixel..<pixel + 3 {
                bytes[channel] = UInt8((Int(bytes[channel]) * Int(bytes[pixel + 3]) + 127) / 255)
            }
        }
        return SHA256.digest(of: bytes).description
    }

    private static let pictures: [PNGImage] = {
        let sizes = [(1, 1), (33, 20), (300, 225)]
        var pictures = sizes.flatMap { width, height in
            [true, false].map { isOpaque in
                PNGBandTests.picture(width: width, height: height, isOpaque: isOpaque, seed: UInt64(width))
            }
        }
        // In no order, so that a palette is the smallest form.
        var random = SeededRandom(seed: 5)
        for levels in [2, 4, 16, 100] {
            let colors: [[UInt8]] = (0..<levels).map { [UInt8($0 * 2), UInt8($0 * 2 + 9), 77, 255] }
            pictures.append(picture { _ in colors.randomElement(using: &random) ?? [] })
            let grays = (0..<levels).map { [UInt8](repeating: UInt8($0 * 255 / (levels - 1)), count: 3) + [255] }
            pictures.append(picture { _ in grays.randomElement(using: &random) ?? [] })
        }
        // One clear colour, whose colour is kept, in gray and in colour; a palette with alpha; gray with alpha.
        pictures.append(
            picture { $0 % 9 == 0 ? [1, 1, 1, 0] : [UInt8](repeating: UInt8($0 % 200 + 2), count: 3) + [255] }
        )
        pictures.append(picture { $0 % 9 == 0 ? [1, 2, 3, 0] : [UInt8($0 % 250), UInt8($0 / 3), 77, 255] })
        let translucent: [[UInt8]] = (0..<100).map { [UInt8($0), 20, 0, UInt8($0 * 2)] }
        pictures.append(picture { _ in translucent.randomElement(using: &random) ?? [] })
        pictures.append(picture { [UInt8](repeating: UInt8($0 % 251), count: 3) + [UInt8($0 * 7 % 256)] })
        return pictures
    }()

    private static func picture(_ pixel: (Int) -> [UInt8]) -> PNGImage {
        PNGImage(width: 35, height: 20, bytes: (0..<700).flatMap(pixel))
    }

    /// A page that gives for each file the digest of its pixels on a canvas, and those of each frame's straight pixels.
    private static func page(_ files: [[UInt8]]) -> String {
        let list = files.map { "'" + Data($0).base64EncodedString() + "'" }.joined(separator: ",\n")
        return """
            <!DOCTYPE html><meta charset="utf-8"><title>Pixels</title>
            <script>
            const files = [\(list)];
            async function digest(pixels) {
                for (let pixel = 0; pixel < pixels.length; pixel += 4) {
                    const alpha = pixels[pixel + 3];
                    for (let channel = pixel; channel < pixel + 3; channel += 1) {
                        pixels[channel] = Math.floor((pixels[channel] * alpha + 127) / 255);
                    }
                }
                const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', pixels));
                return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
            }
            async function onCanvas(file) {
                const image = new Image();
                image.src = 'data:image/png;base64,' + file;
                await image.decode();
                const canvas = document.createElement('canvas');
                canvas.width = image.naturalWidth;
                canvas.height = image.naturalHeight;
                const context = canvas.getContext('2d');
                context.drawImage(image, 0, 0);
                return digest(context.getImageData(0, 0, canvas.width, canvas.height).data);
            }
            async function frames(file) {
                const data = Uint8Array.from(atob(file), letter => letter.charCodeAt(0));
                const decoder = new ImageDecoder({
                    data, type: 'image/png', premultiplyAlpha: 'none', colorSpaceConversion: 'none'
                });
                await decoder.tracks.ready;
                const digests = [];
                for (let index = 0; index < decoder.tracks.selectedTrack.frameCount; index += 1) {
                    const {image} = await decoder.decode({frameIndex: index});
                    const pixels = new Uint8Array(image.allocationSize({format: 'RGBA'}));
                    await image.copyTo(pixels, {format: 'RGBA'});
                    digests.push(await digest(pixels));
                    image.close();
                }
                return digests;
            }
            async function allDigests() {
                const digests = [];
                for (const file of files) digests.push([await onCanvas(file), ...await frames(file)]);
                return digests;
            }
            </script>
            """
    }
}
