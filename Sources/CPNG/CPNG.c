#include "CPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

/* State shared with libpng's callbacks. It is reached through pointers only, so that nothing the compiler keeps in
   registers is lost when libpng jumps. */
typedef struct {
    cpng_report report;
    const uint8_t *input;
    size_t input_count;
    uint8_t *output;
    size_t output_count;
    size_t output_capacity;
} state;

static void fail(png_structp png, png_const_charp message) {
    state *s = png_get_error_ptr(png);
    if (s->report.status == cpng_ok) s->report.status = cpng_malformed;
    strncpy(s->report.message, message, sizeof s->report.message - 1);
    png_longjmp(png, 1);
}

static void ignore_warning(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static png_voidp allocate(png_structp png, png_alloc_size_t size) {
    void *block = malloc(size);
    if (block == NULL) {
        state *s = png_get_mem_ptr(png);
        s->report.status = cpng_out_of_memory;
    }
    return block;
}

static void release(png_structp png, png_voidp block) {
    (void)png;
    free(block);
}

static cpng_report out_of_memory(void) {
    cpng_report report = {cpng_out_of_memory, 0, "out of memory"};
    return report;
}

// Decoding

static void take_bytes(png_structp png, png_bytep target, size_t count) {
    state *s = png_get_io_ptr(png);
    if (count > s->input_count - s->report.offset) {
        s->report.offset = s->input_count;
        s->report.status = cpng_truncated;
        png_error(png, "the data end early");
    }
    memcpy(target, s->input + s->report.offset, count);
    s->report.offset += count;
}

/* Replaces palette indices, which lie in the last quarter of a row, by colours from the row's start on. Pixel i ends at
   byte 4i + 3, before the index of any later pixel. libpng's own expansion takes an index past the palette for black. */
static void expand_indices(png_structp png, png_infop info, uint8_t *row, uint32_t width) {
    png_colorp palette = NULL;
    png_bytep alphas = NULL;
    int color_count = 0;
    int alpha_count = 0;
    png_get_PLTE(png, info, &palette, &color_count);
    png_get_tRNS(png, info, &alphas, &alpha_count, NULL);
    const uint8_t *indices = row + 3 * (size_t)width;
    for (size_t i = 0; i < width; i += 1) {
        int index = indices[i];
        if (index >= color_count) png_error(png, "a pixel's colour is not in the palette");
        row[4 * i] = palette[index].red;
        row[4 * i + 1] = palette[index].green;
        row[4 * i + 2] = palette[index].blue;
        row[4 * i + 3] = index < alpha_count ? alphas[index] : 255;
    }
}

/* Everything that may jump, apart from the frame that holds setjmp. */
static void decode(png_structp png, png_infop info, uint8_t *pixels, uint32_t width, uint32_t height, int sixteen) {
    png_set_read_fn(png, png_get_error_ptr(png), take_bytes);
    png_set_benign_errors(png, 0);
    png_set_user_limits(png, width, height);
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    png_read_info(png, info);
    if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height)
        png_error(png, "the size is not the expected one");
    if ((png_get_bit_depth(png, info) == 16) != (sixteen != 0)) png_error(png, "the depth is not the expected one");

    int indexed = png_get_color_type(png, info) == PNG_COLOR_TYPE_PALETTE;
    if (indexed) {
        png_set_packing(png);
    } else {
        png_set_expand(png);
        png_set_gray_to_rgb(png);
        png_set_add_alpha(png, 0xFFFF, PNG_FILLER_AFTER);
    }
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    if (sixteen) png_set_swap(png);
#endif
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);

    size_t stride = (size_t)width * (sixteen ? 8 : 4);
    size_t start = indexed ? 3 * (size_t)width : 0;
    if (png_get_rowbytes(png, info) != stride - start) png_error(png, "the rows have an unexpected length");
    for (int pass = 0; pass < passes; pass += 1)
        for (uint32_t y = 0; y < height; y += 1) png_read_row(png, pixels + y * stride + start, NULL);
    if (indexed)
        for (uint32_t y = 0; y < height; y += 1) expand_indices(png, info, pixels + y * stride, width);
    png_read_end(png, NULL);
}

cpng_report cpng_decode(
    const uint8_t *bytes,
    size_t count,
    void *pixels,
    uint32_t width,
    uint32_t height,
    int sixteen) {
    state s = {.input = bytes, .input_count = count};
    png_structp png =
        png_create_read_struct_2(PNG_LIBPNG_VER_STRING, &s, fail, ignore_warning, &s, allocate, release);
    if (png == NULL) return out_of_memory();
    png_infop info = png_create_info_struct(png);
    if (info == NULL) {
        png_destroy_read_struct(&png, NULL, NULL);
        return out_of_memory();
    }
    if (setjmp(png_jmpbuf(png)) == 0) decode(png, info, pixels, width, height, sixteen);
    png_destroy_read_struct(&png, &info, NULL);
    return s.report;
}

// Encoding

static void put_bytes(png_structp png, png_bytep bytes, size_t count) {
    state *s = png_get_io_ptr(png);
    if (count > s->output_capacity - s->output_count) {
        size_t capacity = 2 * s->output_capacity + count;
        uint8_t *grown = realloc(s->output, capacity);
        if (grown == NULL) {
            s->report.status = cpng_out_of_memory;
            png_error(png, "out of memory");
        }
        s->output = grown;
        s->output_capacity = capacity;
    }
    memcpy(s->output + s->output_count, bytes, count);
    s->output_count += count;
}

static void flush_nothing(png_structp png) { (void)png; }

/* Everything that may jump, apart from the frame that holds setjmp. */
static void write_all(
    png_structp png,
    png_infop info,
    const cpng_header *header,
    const cpng_text *texts,
    size_t text_count,
    const uint8_t *stream,
    const size_t *pieces,
    size_t piece_count) {
    png_set_write_fn(png, png_get_error_ptr(png), put_bytes, flush_nothing);
    png_set_IHDR(
        png, info, header->width, header->height, header->depth, header->color_type, PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    if (header->pixels_per_metre != 0)
        png_set_pHYs(png, info, header->pixels_per_metre, header->pixels_per_metre, PNG_RESOLUTION_METER);
    if (header->palette_count != 0) {
        png_color colors[PNG_MAX_PALETTE_LENGTH];
        for (int i = 0; i < header->palette_count && i < PNG_MAX_PALETTE_LENGTH; i += 1) {
            const uint8_t *entry = header->palette + 3 * i;
            colors[i] = (png_color){entry[0], entry[1], entry[2]};
        }
        png_set_PLTE(png, info, colors, header->palette_count);
    }
    if (header->alpha_count != 0) png_set_tRNS(png, info, (png_bytep)header->alphas, header->alpha_count, NULL);
    if (header->has_clear_color) {
        const uint8_t *color = header->clear_color;
        png_color_16 key = {.red = color[0], .green = color[1], .blue = color[2], .gray = color[0]};
        png_set_tRNS(png, info, NULL, 0, &key);
    }
    for (size_t i = 0; i < text_count; i += 1) {
        png_text entry = {0};
        entry.compression = texts[i].international ? PNG_ITXT_COMPRESSION_NONE : PNG_TEXT_COMPRESSION_NONE;
        entry.key = (png_charp)texts[i].keyword;
        entry.text = (png_charp)texts[i].text;
        png_set_text(png, info, &entry, 1);
    }
    png_write_info(png, info);
    /* Not png_write_end: it would not know of these. */
    for (size_t i = 0; i < piece_count; i += 1) {
        png_write_chunk(png, (png_const_bytep) "IDAT", stream, pieces[i]);
        stream += pieces[i];
    }
    png_write_chunk(png, (png_const_bytep) "IEND", NULL, 0);
}

cpng_report cpng_write(
    const cpng_header *header,
    const cpng_text *texts,
    size_t text_count,
    const uint8_t *stream,
    const size_t *pieces,
    size_t piece_count,
    uint8_t **bytes,
    size_t *count) {
    state s = {0};
    png_structp png =
        png_create_write_struct_2(PNG_LIBPNG_VER_STRING, &s, fail, ignore_warning, &s, allocate, release);
    if (png == NULL) return out_of_memory();
    png_infop info = png_create_info_struct(png);
    if (info == NULL) {
        png_destroy_write_struct(&png, NULL);
        return out_of_memory();
    }
    if (setjmp(png_jmpbuf(png)) == 0) write_all(png, info, header, texts, text_count, stream, pieces, piece_count);
    png_destroy_write_struct(&png, &info);
    if (s.report.status == cpng_ok) {
        *bytes = s.output;
        *count = s.output_count;
    } else {
        free(s.output);
    }
    return s.report;
}
