// The averages and colours of a material, sixteen cells of 4×4 pixels at once. Products and sums are statements of their
// own: clang joins the two of one expression, which rounds once instead of twice.
//
// A colour is a long chain of operations that wait for each other. Sixteen are two vectors where one has eight numbers:
// two chains at a time.
#pragma once

#include "CVectorGradient.h"

typedef unsigned int cvector_uint16 __attribute__((ext_vector_type(16)));
typedef int cvector_int16 __attribute__((ext_vector_type(16)));
typedef float cvector_float16 __attribute__((ext_vector_type(16)));

/// The sums of two cells, red to alpha of the first, then of the second, from four rows of eight pixels.
CVECTOR_INLINE cvector_uint8 cvector_cell_sums(
    cvector_uchar32 a, cvector_uchar32 b, cvector_uchar32 c, cvector_uchar32 d
) {
#ifdef __AVX2__
    // Four bytes of each channel side by side, added by two and then all.
#define CVECTOR_CHANNELS(v) (char32)__builtin_shufflevector(v, v, \
    0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15, \
    16, 20, 24, 28, 17, 21, 25, 29, 18, 22, 26, 30, 19, 23, 27, 31)
    typedef char char32 __attribute__((vector_size(32)));
    typedef char ext32 __attribute__((ext_vector_type(32)));
    typedef short short16 __attribute__((vector_size(32)));
    typedef short ext16 __attribute__((ext_vector_type(16)));
    char32 one = (char32)(ext32)1;
    short16 ab = __builtin_ia32_pmaddubsw256(CVECTOR_CHANNELS(a), one)
        + __builtin_ia32_pmaddubsw256(CVECTOR_CHANNELS(b), one);
    short16 cd = __builtin_ia32_pmaddubsw256(CVECTOR_CHANNELS(c), one)
        + __builtin_ia32_pmaddubsw256(CVECTOR_CHANNELS(d), one);
    return (cvector_uint8)__builtin_ia32_pmaddwd256(ab + cd, (short16)(ext16)1);
#undef CVECTOR_CHANNELS
#else
    cvector_ushort16 mask = 255;
    cvector_ushort16 even = (((cvector_ushort16)a & mask) + ((cvector_ushort16)b & mask))
        + (((cvector_ushort16)c & mask) + ((cvector_ushort16)d & mask));
    cvector_ushort16 odd = (((cvector_ushort16)a >> 8) + ((cvector_ushort16)b >> 8))
        + (((cvector_ushort16)c >> 8) + ((cvector_ushort16)d >> 8));
    cvector_ushort16 pairs =
        __builtin_shufflevector(even, odd, 0, 16, 1, 17, 2, 18, 3, 19, 8, 24, 9, 25, 10, 26, 11, 27)
        + __builtin_shufflevector(even, odd, 4, 20, 5, 21, 6, 22, 7, 23, 12, 28, 13, 29, 14, 30, 15, 31);
    typedef unsigned short ushort8 __attribute__((ext_vector_type(8)));
    ushort8 sums = __builtin_shufflevector(pairs, pairs, 0, 1, 2, 3, 8, 9, 10, 11)
        + __builtin_shufflevector(pairs, pairs, 4, 5, 6, 7, 12, 13, 14, 15);
    return __builtin_convertvector(sums, cvector_uint8);
#endif
}

/// The first two words of each half of `a` and `b` in turns, or the last two.
CVECTOR_INLINE cvector_uint8 cvector_interleave_first(cvector_uint8 a, cvector_uint8 b) {
    return __builtin_shufflevector(a, b, 0, 8, 1, 9, 4, 12, 5, 13);
}

CVECTOR_INLINE cvector_uint8 cvector_interleave_last(cvector_uint8 a, cvector_uint8 b) {
    return __builtin_shufflevector(a, b, 2, 10, 3, 11, 6, 14, 7, 15);
}

/// The first two words of each half of `a` and then of `b`, or the last two.
CVECTOR_INLINE cvector_uint8 cvector_join_first(cvector_uint8 a, cvector_uint8 b) {
    return __builtin_shufflevector(a, b, 0, 1, 8, 9, 4, 5, 12, 13);
}

CVECTOR_INLINE cvector_uint8 cvector_join_last(cvector_uint8 a, cvector_uint8 b) {
    return __builtin_shufflevector(a, b, 2, 3, 10, 11, 6, 7, 14, 15);
}

/// Words below 2³¹ as numbers.
CVECTOR_INLINE cvector_float16 cvector_numbers(cvector_uint16 words) {
    return __builtin_convertvector((cvector_int16)words, cvector_float16);
}

/// One over each of sixteen sums, and over 1 for 0.
CVECTOR_INLINE cvector_float16 cvector_shares(cvector_float16 sums) {
    return 1 / __builtin_elementwise_max(sums, (cvector_float16)1);
}

CVECTOR_INLINE cvector_float16 cvector_product(cvector_float16 a, cvector_float16 b) {
    return a * b;
}

/// The Rec. 709 luma.
CVECTOR_INLINE cvector_float16 cvector_luma(cvector_float16 red, cvector_float16 green, cvector_float16 blue) {
    cvector_float16 r = red * 0.2126f;
    cvector_float16 g = green * 0.7152f;
    cvector_float16 b = blue * 0.0722f;
    cvector_float16 sum = r + g;
    return sum + b;
}

/// a + x·b.
CVECTOR_INLINE cvector_float16 cvector_scaled_sum(cvector_float16 a, cvector_float16 x, cvector_float16 b) {
    cvector_float16 product = x * b;
    return a + product;
}

/// `value`, clamped to 0…1, as a part of `unit`, rounded half up.
CVECTOR_INLINE cvector_uint16 cvector_material_level(cvector_float16 value, cvector_float16 unit) {
    cvector_float16 positive = __builtin_elementwise_max(value, (cvector_float16)0);
    cvector_float16 level = __builtin_elementwise_min(positive, (cvector_float16)1) * unit;
    return (cvector_uint16)__builtin_convertvector(level + 0.5f, cvector_int16);
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
