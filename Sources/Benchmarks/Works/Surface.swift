import Raster

/// A canvas that is put back to a picture before each run.
final class Surface: PictureCopy {
    private let picture: Bitmap
    var canvas: Canvas

    init(_ picture: Bitmap) {
        self.picture = picture
        canvas = Canvas(Bitmap(width: picture.width, height: picture.height))
    }

    func withBytes(_ copy: (UnsafeMutableRawPointer, UnsafeRawPointer, Int) -> Void) {
        canvas.modify { bitmap in
            bitmap.bytes.withUnsafeMutableBytes { target in
                picture.bytes.withUnsafeBytes { source in
                    guard let target = target.baseAddress, let source = source.baseAddress else { return }
                    copy(target, source, picture.bytes.count)
                }
            }
        }
    }

    var bounds: Rect { Rect(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height)) }
}
