// The averages and colours of a material, eight cells of 4×4 pixels at once. Products and sums are statements of their
// own: clang joins the two of one expression, which rounds once instead of twice.
#pragma once

#include "CVectorGradient.h"

/// The even bytes of four rows added as 16 bits: the red and blue of eight pixels.
CVECTOR_INLINE cvector_ushort16 cvector_add_even_bytes(
    cvector_ushort16 a, cvector_ushort16 b, cvector_ushort16 c, cvector_ushort16 d
) {
    cvector_ushort16 mask = 255;
    return ((a & mask) + (b & mask)) + ((c & mask) + (d & mask));
}

/// The odd bytes of four rows added as 16 bits: the green and alpha of eight pixels.
CVECTOR_INLINE cvector_ushort16 cvector_add_odd_bytes(
    cvector_ushort16 a, cvector_ushort16 b, cvector_ushort16 c, cvector_ushort16 d
) {
    return ((a >> 8) + (b >> 8)) + ((c >> 8) + (d >> 8));
}

/// In each half, the sums of two neighbours of `a`, then those of `b`.
CVECTOR_INLINE cvector_uint8 cvector_add_pairs(cvector_uint8 a, cvector_uint8 b) {
    return __builtin_shufflevector(a, b, 0, 2, 8, 10, 4, 6, 12, 14)
        + __builtin_shufflevector(a, b, 1, 3, 9, 11, 5, 7, 13, 15);
}

/// The same of pairs of 16-bit values, whose sums do not carry.
CVECTOR_INLINE cvector_uint8 cvector_add_word_pairs(cvector_ushort16 a, cvector_ushort16 b) {
    return __builtin_shufflevector((cvector_uint8)a, (cvector_uint8)b, 0, 2, 8, 10, 4, 6, 12, 14)
        + __builtin_shufflevector((cvector_uint8)a, (cvector_uint8)b, 1, 3, 9, 11, 5, 7, 13, 15);
}

/// The lower and the upper halves of words as numbers.
CVECTOR_INLINE cvector_float8 cvector_low_numbers(cvector_uint8 words) {
    return __builtin_convertvector((cvector_int8)(words & 0xFFFF), cvector_float8);
}

CVECTOR_INLINE cvector_float8 cvector_high_numbers(cvector_uint8 words) {
    return __builtin_convertvector((cvector_int8)(words >> 16), cvector_float8);
}

/// A part of each of eight sums.
CVECTOR_INLINE cvector_float8 cvector_parts(cvector_float8 sums, cvector_float8 wholes) {
    return sums / __builtin_elementwise_max(wholes, (cvector_float8)1);
}

/// The Rec. 709 luma.
CVECTOR_INLINE cvector_float8 cvector_luma(cvector_float8 red, cvector_float8 green, cvector_float8 blue) {
    cvector_float8 r = red * 0.2126f;
    cvector_float8 g = green * 0.7152f;
    cvector_float8 b = blue * 0.0722f;
    cvector_float8 sum = r + g;
    return sum + b;
}

/// a + x·b.
CVECTOR_INLINE cvector_float8 cvector_scaled_sum(cvector_float8 a, cvector_float8 x, cvector_float8 b) {
    cvector_float8 product = x * b;
    return a + product;
}

/// `value`, clamped to 0…1, as a part of `unit`, rounded half up.
CVECTOR_INLINE cvector_uint8 cvector_material_level(cvector_float8 value, cvector_float8 unit) {
    cvector_float8 positive = __builtin_elementwise_max(value, (cvector_float8)0);
    cvector_float8 level = __builtin_elementwise_min(positive, (cvector_float8)1) * unit;
    return (cvector_uint8)__builtin_convertvector(level + 0.5f, cvector_int8);
}

/// Of cells in the order 0 2 4 6 1 3 5 7, two channels a word: the pixels of the first four, or of the last four.
CVECTOR_INLINE cvector_ushort16 cvector_first_cells(cvector_uint8 red_blue, cvector_uint8 green_alpha) {
    return __builtin_shufflevector(
        (cvector_ushort16)red_blue, (cvector_ushort16)green_alpha,
        0, 16, 1, 17, 8, 24, 9, 25, 2, 18, 3, 19, 10, 26, 11, 27
    );
}

CVECTOR_INLINE cvector_ushort16 cvector_last_cells(cvector_uint8 red_blue, cvector_uint8 green_alpha) {
    return __builtin_shufflevector(
        (cvector_ushort16)red_blue, (cvector_ushort16)green_alpha,
        4, 20, 5, 21, 12, 28, 13, 29, 6, 22, 7, 23, 14, 30, 15, 31
    );
}
