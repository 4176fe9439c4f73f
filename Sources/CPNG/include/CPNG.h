#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>
#include <zlib.h>

/// libpng behind two functions that return.
///
/// libpng reports errors by longjmp, which must never cross a Swift frame: png.h is not included here, and every
/// setjmp is in CPNG.c. Parsing and checking chunks is the caller's work, and so is compressing rows; libpng decodes, and
/// frames what is written.

typedef enum cpng_status {
    cpng_ok = 0,
    /// The bytes end before the image does.
    cpng_truncated,
    /// The bytes break a rule of the format, or the arguments break one of libpng.
    cpng_malformed,
    cpng_out_of_memory,
} cpng_status;

/// How a call ended.
typedef struct cpng_report {
    cpng_status status;
    /// Bytes taken in when a decoder stopped.
    size_t offset;
    /// libpng's words, empty when all went well.
    char message[128];
} cpng_report;

/// The message of a report, as long as the report lives.
static inline const char *cpng_message(const cpng_report *report) { return report->message; }

/// Decodes all rows of the PNG in `bytes` to straight RGBA, with 16-bit channels in native order where `sixteen` is
/// not zero (the file's depth must then be 16), else 8-bit channels (the depth must not be 16).
///
/// `pixels` holds `height` rows of `4 * width` channels; `width` and `height` must be the file's. Ancillary chunks
/// other than tRNS are not looked at. Whatever libpng calls a benign error is an error here. On failure the pixels
/// hold no picture.
cpng_report cpng_decode(
    const uint8_t *bytes,
    size_t count,
    void *pixels,
    uint32_t width,
    uint32_t height,
    int sixteen);

/// An entry of text: `keyword` in Latin-1, `text` in Latin-1 (tEXt) or, where `international`, in UTF-8 (iTXt).
typedef struct cpng_text {
    const char *keyword;
    const char *text;
    int international;
} cpng_text;

/// What a PNG says of its pixels before they come.
typedef struct cpng_header {
    uint32_t width;
    uint32_t height;
    /// Bits a channel or a palette index, and the colour type, as in IHDR.
    int depth;
    int color_type;
    /// Red, green and blue of each colour of the palette.
    const uint8_t *palette;
    int palette_count;
    /// The alphas of the palette's first colours.
    const uint8_t *alphas;
    int alpha_count;
    /// Not zero where the pixels of one colour, or gray, are clear and no other is.
    int has_clear_color;
    uint8_t clear_color[3];
    /// The density in pHYs, 0 for none.
    uint32_t pixels_per_metre;
} cpng_header;

/// Frames compressed rows as an sRGB PNG; on success `*bytes` is a block of `*count` bytes that the caller frees.
///
/// `stream` is one zlib stream of filtered rows, cut into chunks IDAT of `pieces` bytes each; what it holds is the
/// caller's to get right.
cpng_report cpng_write(
    const cpng_header *header,
    const cpng_text *texts,
    size_t text_count,
    const uint8_t *stream,
    const size_t *pieces,
    size_t piece_count,
    uint8_t **bytes,
    size_t *count);

#endif
