// What spreads samples that weigh differently. Products, sums and quotients of numbers are statements of their own: clang
// joins those of one expression, which rounds once instead of twice.
#pragma once

#include "CVectorMask.h"
#include "CVectorGradient.h"

/// Sixteen signed products over 32,768, rounded to nearest.
CVECTOR_INLINE cvector_short16 cvector_multiply_rounded(cvector_short16 a, cvector_short16 b) {
#if defined(__AVX2__)
    typedef short short16 __attribute__((vector_size(32)));
    return (cvector_short16)__builtin_ia32_pmulhrsw256((short16)a, (short16)b);
#else
    cvector_int16_wide products = __builtin_convertvector(a, cvector_int16_wide)
        * __builtin_convertvector(b, cvector_int16_wide);
    return __builtin_convertvector((products + 16384) >> 15, cvector_short16);
#endif
}

/// A pixel four times.
CVECTOR_INLINE cvector_ushort16 cvector_pixel_four_times(cvector_ushort4 pixel) {
    return __builtin_shufflevector(pixel, pixel, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3);
}

/// The first four of eight values, one for all four channels of a pixel, or the last four.
CVECTOR_INLINE cvector_short16 cvector_first_four_times(cvector_ushort8 values) {
    return (cvector_short16)__builtin_shufflevector(values, values, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
}

CVECTOR_INLINE cvector_short16 cvector_last_four_times(cvector_ushort8 values) {
    return (cvector_short16)__builtin_shufflevector(values, values, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7);
}

// Parts of 512 by which the eight pixels of a sample weigh the one before it and itself: a quadratic B-spline.
#define CVECTOR_EIGHTHS_BEFORE (cvector_float8){225, 169, 121, 81, 49, 25, 9, 1}
#define CVECTOR_EIGHTHS_OWN (cvector_float8){286, 334, 366, 382, 382, 366, 334, 286}
#define CVECTOR_EIGHTHS_AFTER (cvector_float8){1, 9, 25, 49, 81, 121, 169, 225}

/// What part of each of a sample's eight pixels its neighbours have, of 32,768, by what all three weigh.
CVECTOR_INLINE cvector_ushort8 cvector_eighth_bends(float before, float own, float after) {
    typedef int int8 __attribute__((ext_vector_type(8)));
    cvector_float8 first = CVECTOR_EIGHTHS_BEFORE * before;
    cvector_float8 middle = CVECTOR_EIGHTHS_OWN * own;
    cvector_float8 last = CVECTOR_EIGHTHS_AFTER * after;
    cvector_float8 sides = first + last;
    cvector_float8 sum = sides + middle;
    cvector_float8 share = sides / __builtin_elementwise_max(sum, (cvector_float8)1.0f);
    cvector_float8 scaled = share * 32768.0f;
    int8 rounded = __builtin_convertvector(scaled + 0.5f, int8);
    return __builtin_convertvector(__builtin_elementwise_min(rounded, (int8)32767), cvector_ushort8);
}

/// Half of what the neighbour before has more than the one after, of 32,768.
CVECTOR_INLINE cvector_ushort8 cvector_eighth_slopes(float before, float own, float after) {
    typedef int int8 __attribute__((ext_vector_type(8)));
    cvector_float8 first = CVECTOR_EIGHTHS_BEFORE * before;
    cvector_float8 middle = CVECTOR_EIGHTHS_OWN * own;
    cvector_float8 last = CVECTOR_EIGHTHS_AFTER * after;
    cvector_float8 sides = first + last;
    cvector_float8 sum = sides + middle;
    cvector_float8 share = (first - last) / __builtin_elementwise_max(sum, (cvector_float8)1.0f);
    cvector_float8 scaled = share * 16384.0f;
    // Above zero, where a conversion rounds down.
    int8 rounded = __builtin_convertvector(scaled + 16384.5f, int8) - 16384;
    return __builtin_convertvector(rounded, cvector_ushort8);
}
