#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>
#include <zlib.h>

/// libpng behind two functions that return.
///
/// libpng reports errors by longjmp, which must never cross a Swift frame: png.h is not included here, and every
/// setjmp is in CPNG.c. Parsing and checking chunks is the caller's work; libpng decodes and encodes.

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

typedef struct cpng_image {
    /// Rows of `width` straight RGBA pixels, 8 bits a channel.
    const uint8_t *pixels;
    uint32_t width;
    uint32_t height;
    /// Not zero to leave the alpha channel out.
    int opaque;
    /// The density in pHYs, 0 for none.
    uint32_t pixels_per_metre;
} cpng_image;

/// Encodes an image as an sRGB PNG; on success `*bytes` is a block of `*count` bytes that the caller frees.
cpng_report cpng_encode(
    const cpng_image *image,
    const cpng_text *texts,
    size_t text_count,
    uint8_t **bytes,
    size_t *count);

#endif
