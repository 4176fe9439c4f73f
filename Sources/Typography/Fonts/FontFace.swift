import CHarfBuzz
import Glibc
import ImageIO
import Raster
import Threads

/// One font file, opened: its names, its measures and its outlines.
///
/// A face is immutable and may be used from any thread. The file is mapped, not copied, so that opening one is cheap;
/// whoever overwrites a font in place while it is in use breaks the process that uses it.
public final class FontFace: Sendable {
    /// The largest font file that is opened, in bytes, unless another limit is given.
    public static let defaultLimit = 64 << 20

    /// The path that the face was opened from.
    public let file: String
    public let postScriptName: String
    public let familyName: String
    /// The number of font units in an em.
    public let unitsPerEm: Int
    public let glyphCount: Int
    public let metrics: FontMetrics

    /// HarfBuzz's font at a scale of one unit per font unit.
    ///
    /// It is made immutable before `init` returns. HarfBuzz's immutable objects are safe to share between threads: the
    /// tables and shaping plans that it loads on demand are published atomically.
    nonisolated(unsafe) let font: OpaquePointer

    /// The face's name in caches of what its outlines look like.
    let outlineSource = OutlineSource()

    private let outlines = Locked<[UInt32: Path]>([:])
    private let knownDigest = Locked<SHA256Digest?>(nil)

    /// Opens the first font of a file.
    public init(file: String, limit: Int = FontFace.defaultLimit) throws(FontError) {
        try Self.check(file: file, limit: limit)
        guard let blob = hb_blob_create_from_file_or_fail(file) else {
            throw .unreadable(file: file, reason: "the system does not map it into memory")
        }
        defer { hb_blob_destroy(blob) }
        guard hb_face_count(blob) > 0, let face = hb_face_create(blob, 0) else { throw .notAFont(file: file) }
        defer { hb_face_destroy(face) }
        guard TableDirectory.isWhole(Self.bytes(of: blob)) else { throw .damaged(file: file) }
        hb_face_make_immutable(face)
        let unitsPerEm = Int(hb_face_get_upem(face))
        let glyphCount = Int(hb_face_get_glyph_count(face))
        guard glyphCount > 0, unitsPerEm > 0, Self.hasTable("cmap", in: face), let font = hb_font_create(face) else {
            throw .notAFont(file: file)
        }
        hb_font_make_immutable(font)
        self.font = font
        self.file = file
        self.unitsPerEm = unitsPerEm
        self.glyphCount = glyphCount
        postScriptName = Self.name(NameID.postScript, of: face)
        familyName = Self.name(NameID.family, of: face)
        metrics = FontMetrics(reading: font, unitsPerEm: Double(unitsPerEm))
        // The first glyph with an outline is most often the first of all, the box for missing characters.
        let hasOutlines = (0..<UInt32(glyphCount)).contains {
            !GlyphPen.outline(of: $0, font: font, unitsPerEm: Double(unitsPerEm)).isEmpty
        }
        guard hasOutlines else { throw .noOutlines(file: file) }
    }

    deinit { hb_font_destroy(font) }

    /// The hash of the whole file, which tells exactly which font drew a picture; computed the first time it is asked
    /// for.
    public var digest: SHA256Digest {
        knownDigest.withLock { known in
            if let known { return known }
            let blob = hb_face_reference_blob(hb_font_get_face(font))
            defer { hb_blob_destroy(blob) }
            var hash = SHA256()
            hash.update(Self.bytes(of: blob))
            let digest = hash.finalize()
            known = digest
            return digest
        }
    }

    /// The outline of a glyph in ems, its origin on the baseline, y down; empty for a space or an unknown glyph.
    public func outline(of glyph: UInt32) -> Path {
        if let known = outlines.withLock({ $0[glyph] }) { return known }
        let outline = GlyphPen.outline(of: glyph, font: font, unitsPerEm: Double(unitsPerEm))
        outlines.withLock { $0[glyph] = outline }
        return outline
    }

    /// The glyph that stands for a character by itself, or `nil` when the font has none.
    public func glyph(for scalar: Unicode.Scalar) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
    }

    private static func check(file: String, limit: Int) throws(FontError) {
        // A C string would end at a zero byte, and another file would be opened.
        guard !file.utf8.contains(0) else { throw .missing(file: file) }
        var status = stat()
        guard stat(file, &status) == 0 else {
            let code = errno
            throw code == ENOENT
                ? .missing(file: file) : .unreadable(file: file, reason: String(cString: strerror(code)))
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable(file: file, reason: "it is not a regular file")
        }
        guard status.st_size <= limit else {
            throw .tooLarge(file: file, bytes: Int(status.st_size), limit: limit)
        }
        guard access(file, R_OK) == 0 else {
            throw .unreadable(file: file, reason: String(cString: strerror(errno)))
        }
    }

    /// The contents of a blob, as long as it lives.
    private static func bytes(of blob: OpaquePointer?) -> UnsafeRawBufferPointer {
        var count: UInt32 = 0
        let bytes = hb_blob_get_data(blob, &count)
        return UnsafeRawBufferPointer(start: bytes, count: Int(count))
    }

    private static func hasTable(_ tag: String, in face: OpaquePointer) -> Bool {
        let table = hb_face_reference_table(face, hb_tag_from_string(tag, 4))
        defer { hb_blob_destroy(table) }
        return hb_blob_get_length(table) > 0
    }

    /// Entries of OpenType's name table.
    private enum NameID {
        static let family: hb_ot_name_id_t = 1
        static let postScript: hb_ot_name_id_t = 6
    }

    private static func name(_ id: hb_ot_name_id_t, of face: OpaquePointer) -> String {
        var buffer = [CChar](repeating: 0, count: 256)
        var count = UInt32(buffer.count)
        let english = hb_language_from_string("en", 2)
        _ = hb_ot_name_get_utf8(face, id, english, &count, &buffer)
        return String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

extension FontFace: Hashable {
    /// Faces are the same when they are the same object; a ``FontLibrary`` opens each file once.
    public static func == (a: FontFace, b: FontFace) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension FontMetrics {
    init(reading font: OpaquePointer, unitsPerEm: Double) {
        func position(_ tag: hb_ot_metrics_tag_t) -> Double {
            var value: hb_position_t = 0
            hb_ot_metrics_get_position_with_fallback(font, tag, &value)
            return Double(value) / unitsPerEm
        }
        self.init(
            ascender: position(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
            descender: -position(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER),
            lineGap: position(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP),
            capHeight: position(HB_OT_METRICS_TAG_CAP_HEIGHT),
            xHeight: position(HB_OT_METRICS_TAG_X_HEIGHT)
        )
    }
}
