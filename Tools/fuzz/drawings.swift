import Raster
import StrictJSON
import Threads
import Typography
import Views

/// Bytes as a display list: what reads is written, read back, and drawn on a small picture, alike by two threads and by
/// one.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDrawings(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    guard var list = try? DisplayList(parsing: bytes, resources: resources) else { return 0 }
    guard let text = try? list.json().compactText else { preconditionFailure("a list is not written") }
    guard let copy = try? DisplayList(parsing: text.utf8, resources: resources) else {
        preconditionFailure("a list is not read back")
    }
    // Pictures are written as PNG, whose pixels are not premultiplied.
    if !text.contains("\"png\"") { precondition(copy == list, "a list changed as it was written") }

    list.size.width = min(list.size.width, 96 / list.scale)
    list.size.height = min(list.size.height, 96 / list.scale)
    guard list.pixelSize.width > 0, list.pixelSize.height > 0 else { return 0 }
    let single = ThreadPool.$current.withValue(.single) { try? list.render() }
    let double = ThreadPool.$current.withValue(pool) { try? list.render() }
    precondition(single == double, "a picture depends on the number of threads")
    return 0
}

private let pool = ThreadPool(threads: 2)

private struct NoFile: Error {}

private let face = try? FontFace(file: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")

/// One font and one gray picture, whatever a list asks for.
private var resources: DisplayList.Resources {
    DisplayList.Resources(
        font: { _ in
            guard let face else { throw NoFile() }
            return face
        },
        image: { _ in Bitmap(width: 5, height: 3, color: PremultipliedColor(red: 90, green: 90, blue: 90, alpha: 255)) }
    )
}
