import Raster
import ScrimTestSupport
import Testing

@Suite("Clips, groups and direct changes")
struct LayerTests {
    private let all = Path.rect(Rect(x: 0, y: 0, width: 8, height: 8))
    private let black = Paint.color(.black)

    @Test("a clip limits drawing by its coverage and ends with its body")
    func clip() {
        let values = CoveragePicture.values(width: 4, height: 2) { canvas in
            canvas.clipped(to: .rect(Rect(x: 1, y: 0, width: 1.5, height: 1))) { $0.fill(all, with: black) }
            canvas.fill(.rect(Rect(x: 3, y: 1, width: 1, height: 1)), with: black)
        }
        #expect(values == [[0, 255, 128, 0], [0, 0, 0, 255]])
    }

    @Test("the coverages of nested clips are multiplied")
    func nestedClips() {
        let half = Path.rect(Rect(x: 0, y: 0, width: 1.5, height: 2))
        let values = CoveragePicture.values(width: 3, height: 2) { canvas in
            canvas.clipped(to: half) { canvas in
                canvas.clipped(to: half) { $0.fill(all, with: black) }
            }
        }
        // 128·128/255 = 64.25.
        #expect(values == [[255, 64, 0], [255, 64, 0]])
    }

    @Test("a clip that misses the bitmap or the clip around it leaves nothing")
    func emptyClips() {
        let values = CoveragePicture.values(width: 4, height: 4) { canvas in
            canvas.clipped(to: .rect(Rect(x: 10, y: 10, width: 4, height: 4))) { $0.fill(all, with: black) }
            canvas.clipped(to: Path()) { $0.fill(all, with: black) }
            canvas.clipped(to: .rect(Rect(x: 0, y: 0, width: 2, height: 4))) { canvas in
                canvas.clipped(to: .rect(Rect(x: 2, y: 0, width: 2, height: 4))) { canvas in
                    canvas.fill(all, with: black)
                    canvas.group(opacity: 1) { $0.fill(all, with: black) }
                    canvas.modify { $0 = Bitmap(width: 4, height: 4, color: Color.black.premultiplied) }
                    canvas.drawShadow(of: all, color: .black, sigma: 1, offset: .zero)
                }
            }
        }
        #expect(values.joined().allSatisfy { $0 == 0 })
    }

    @Test("a clip works on every kind of paint and on images")
    func clipOnPaints() {
        let clip = Path.rect(Rect(x: 0.5, y: 0, width: 2, height: 1))
        let flat = Gradient(colors: [.black])
        let image = Bitmap(width: 4, height: 1, color: Color.black.premultiplied)
        let draws: [(inout Canvas) -> Void] = [
            { $0.fill(all, with: .linearGradient(flat, start: .zero, end: Point(x: 1, y: 0))) },
            { $0.fill(all, with: .radialGradient(flat, center: .zero, startRadius: 0, endRadius: 1)) },
            { $0.draw(image, in: Rect(x: 0, y: 0, width: 4, height: 1)) },
            { $0.stroke(line((0, 0.5), (4, 0.5)), with: black, style: StrokeStyle(width: 1)) },
        ]
        for body in draws {
            let values = CoveragePicture.values(width: 4, height: 1) { $0.clipped(to: clip, body) }
            #expect(values == [[128, 255, 128, 0]])
        }
    }

    @Test("a group is drawn once: what overlaps inside does not show through")
    func group() {
        let values = CoveragePicture.values(width: 3, height: 1) { canvas in
            canvas.group(opacity: 0.5) { canvas in
                canvas.fill(.rect(Rect(x: 0, y: 0, width: 2, height: 1)), with: black)
                canvas.fill(.rect(Rect(x: 1, y: 0, width: 2, height: 1)), with: black)
            }
        }
        #expect(values == [[128, 128, 128]])
    }

    @Test("a group's pixels are multiplied by the rounded opacity, then drawn over")
    func groupOpacity() {
        var canvas = Canvas(Bitmap(width: 1, height: 1, color: Color.white.premultiplied))
        canvas.group(opacity: 0.3) {
            $0.fill(all, with: .color(Color(red8: 200, green8: 100, blue8: 0, alpha8: 128)))
        }
        // Opacity 77 (76.5 rounded up). Premultiplied (100, 50, 0, 128)·77/255 = (30, 15, 0, 39); over white,
        // 255·216/255 = 216 remains.
        #expect(canvas.bitmap.bytes == [246, 231, 216, 255])
    }

    @Test("the clip around a group limits it once, not once a shape")
    func clipAroundGroup() {
        let values = CoveragePicture.values(width: 2, height: 1) { canvas in
            canvas.clipped(to: .rect(Rect(x: 0, y: 0, width: 1.5, height: 1))) { canvas in
                canvas.group(opacity: 1) { canvas in
                    canvas.fill(all, with: black)
                    canvas.fill(all, with: black)
                }
            }
        }
        #expect(values == [[255, 128]])
    }

    @Test("groups nest, and a clip inside one ends with it")
    func nestedGroups() {
        let values = CoveragePicture.values(width: 2, height: 1) { canvas in
            canvas.group(opacity: 0.5) { canvas in
                canvas.group(opacity: 0.5) { canvas in
                    canvas.clipped(to: .rect(Rect(x: 0, y: 0, width: 1, height: 1))) { $0.fill(all, with: black) }
                }
            }
            canvas.group(opacity: 0) { $0.fill(all, with: black) }
            canvas.group(opacity: .nan) { $0.fill(all, with: black) }
        }
        // 128·128/255 = 64.25.
        #expect(values == [[64, 0]])
    }

    @Test("a transform set inside a clip or group ends with it")
    func transformEnds() {
        var canvas = Canvas(Bitmap(width: 4, height: 4))
        canvas.clipped(to: all) { $0.transform = AffineTransform(scaleX: 2, y: 2) }
        canvas.group(opacity: 1) { $0.transform = AffineTransform(scaleX: 2, y: 2) }
        #expect(canvas.transform == .identity)
    }

    @Test("a body that throws leaves clip and layer as they were, and its group undrawn")
    func throwing() {
        struct Stop: Error {}
        var canvas = Canvas(Bitmap(width: 2, height: 1))
        #expect(throws: Stop.self) {
            try canvas.clipped(to: .rect(Rect(x: 0, y: 0, width: 1, height: 1))) { canvas in
                try canvas.group(opacity: 1) { canvas in
                    canvas.fill(all, with: black)
                    throw Stop()
                }
            }
        }
        #expect(canvas.bitmap == Bitmap(width: 2, height: 1))
        canvas.fill(all, with: black)
        #expect(canvas.bitmap.isOpaque)
    }

    @Test("inside of clips a pixel gets the product of all coverages, as drawn on its own")
    func products() {
        var random = SeededRandom(seed: 11)
        let (width, height) = (40, 24)
        func path() -> Path {
            let rect = Rect(
                x: random.double(in: -8...24),
                y: random.double(in: -8...14),
                width: random.double(in: 1...44),
                height: random.double(in: 1...30)
            )
            let snapped = PixelGrid(scale: 1).snap(rect)
            var ring = Path.rect(snapped)
            ring.addPath(.ellipse(in: rect.inset(dx: 3, dy: 3)))
            return [.rect(snapped), .ellipse(in: rect), .roundedRect(rect, cornerRadius: 5, style: .continuous), ring][
                Int(random.next() % 4)
            ]
        }
        for _ in 0..<60 {
            let (outer, inner, shape) = (path(), path(), path())
            let before = random.bitmap(width: width, height: height)
            let color = Color(red8: 200, green8: 90, blue8: 3, alpha8: random.biasedByte())
            var canvas = Canvas(before)
            canvas.clipped(to: outer, rule: .evenOdd) { canvas in
                canvas.clipped(to: inner, rule: .evenOdd) { $0.fill(shape, with: .color(color), rule: .evenOdd) }
            }
            let coverages = [outer, inner, shape].map { path in
                CoveragePicture.values(width: width, height: height) { $0.fill(path, with: black, rule: .evenOdd) }
            }
            let result = canvas.bitmap
            for y in 0..<height {
                for x in 0..<width {
                    let clip = NaiveBlend.divided(coverages[0][y][x] * coverages[1][y][x])
                    let coverage = UInt8(NaiveBlend.divided(clip * coverages[2][y][x]))
                    let expected = NaiveBlend.over(word(color.premultiplied), times: coverage, word(before[x, y]))
                    #expect(word(result[x, y]) == expected)
                }
            }
        }
    }

    private func word(_ color: PremultipliedColor) -> UInt32 {
        UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16 | UInt32(color.alpha) << 24
    }

    @Test("a change of a region is limited by the clip like one that names no region")
    func modifyRegion() {
        let region = PixelRect(x: 1, y: 2, width: 5, height: 4)
        let clips: [Path] = [
            all, .ellipse(in: Rect(x: 0.5, y: 1, width: 6, height: 6)), .rect(Rect(x: 3, y: 3, width: 9, height: 2)),
            .rect(Rect(x: 2, y: 0, width: 1, height: 9)), .rect(Rect(x: 7, y: 7, width: 1, height: 1)),
        ]
        for clip in clips {
            func changed(_ change: (inout Canvas, (inout Bitmap) -> Void) -> Void) -> Bitmap {
                var random = SeededRandom(seed: 3)
                var canvas = Canvas(random.bitmap(width: 8, height: 8))
                canvas.clipped(to: clip) { canvas in
                    change(&canvas) { bitmap in
                        for y in region.y..<region.maxY {
                            for x in region.x..<region.maxX { bitmap[x, y] = random.pixel() }
                        }
                    }
                }
                return canvas.bitmap
            }
            #expect(changed { $0.modify(in: region, $1) } == changed { $0.modify($1) })
        }
    }

    @Test("a direct change is mixed by the clip's coverage: old + (new − old)·coverage")
    func modify() {
        let old = PremultipliedColor(red: 10, green: 20, blue: 30, alpha: 255)
        let new = PremultipliedColor(red: 210, green: 120, blue: 0, alpha: 255)
        var canvas = Canvas(Bitmap(width: 4, height: 3, color: old))
        canvas.clipped(to: .rect(Rect(x: 1, y: 1, width: 1.5, height: 1))) { canvas in
            canvas.modify { $0 = Bitmap(width: 4, height: 3, color: new) }
        }
        // At coverage 128: 10 + 200·128/255 = 110.39, 20 + 50.2, 30 − 15.06.
        let mixed = PremultipliedColor(red: 110, green: 70, blue: 15, alpha: 255)
        for y in 0..<3 {
            for x in 0..<4 {
                let expected = y != 1 || x == 0 || x == 3 ? old : x == 1 ? new : mixed
                #expect(canvas.bitmap[x, y] == expected)
            }
        }
    }

    @Test("a direct change inside a group shows, and reaches the whole layer without a clip")
    func modifyInGroup() {
        var canvas = Canvas(Bitmap(width: 2, height: 2))
        canvas.group(opacity: 0.5) { canvas in
            canvas.modify { $0[1, 1] = Color.black.premultiplied }
        }
        #expect(canvas.bitmap[1, 1].alpha == 128)
        #expect(canvas.bitmap[0, 0].alpha == 0)
    }
}
