// Sums of weighted pixels, exact in 32 bits.
#pragma once

#include "CVectorPixels.h"

typedef short cvector_short16 __attribute__((ext_vector_type(16)));

// Two vectors of 16 values in turn, for cvector_multiply_pairs; cvector_pack puts the sums back in order.
CVECTOR_INLINE cvector_short16 cvector_pairs_low(cvector_short16 a, cvector_short16 b) {
#ifdef __AVX2__
    return __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 8, 24, 9, 25, 10, 26, 11, 27);
#else
    return __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
#endif
}

CVECTOR_INLINE cvector_short16 cvector_pairs_high(cvector_short16 a, cvector_short16 b) {
#ifdef __AVX2__
    return __builtin_shufflevector(a, b, 4, 20, 5, 21, 6, 22, 7, 23, 12, 28, 13, 29, 14, 30, 15, 31);
#else
    return __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
#endif
}

// The sum of each pair's two products.
CVECTOR_INLINE cvector_int8 cvector_multiply_pairs(cvector_short16 a, cvector_short16 b) {
#ifdef __AVX2__
    typedef short short16 __attribute__((vector_size(32)));
    return (cvector_int8)__builtin_ia32_pmaddwd256((short16)a, (short16)b);
#elif defined(__SSE2__)
    typedef short short8 __attribute__((vector_size(16)));
    typedef short ext8 __attribute__((ext_vector_type(8)));
    typedef int ext4 __attribute__((ext_vector_type(4)));
    ext8 a0 = a.lo, a1 = a.hi, b0 = b.lo, b1 = b.hi;
    ext4 low = (ext4)__builtin_ia32_pmaddwd128((short8)a0, (short8)b0);
    ext4 high = (ext4)__builtin_ia32_pmaddwd128((short8)a1, (short8)b1);
    return __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7);
#else
    typedef int int16 __attribute__((ext_vector_type(16)));
    int16 products = __builtin_convertvector(a, int16) * __builtin_convertvector(b, int16);
    return products.even + products.odd;
#endif
}

/// `sum` and the 16 bytes of two rows times a weight each; `weights` has that of `a` in its lower half.
CVECTOR_INLINE cvector_int8 cvector_add_rows_low(
    cvector_int8 sum, cvector_uchar16 a, cvector_uchar16 b, int weights) {
    cvector_short16 first = __builtin_convertvector(a, cvector_short16);
    cvector_short16 second = __builtin_convertvector(b, cvector_short16);
    return sum + cvector_multiply_pairs(cvector_pairs_low(first, second), (cvector_short16)(cvector_int8)weights);
}

CVECTOR_INLINE cvector_int8 cvector_add_rows_high(
    cvector_int8 sum, cvector_uchar16 a, cvector_uchar16 b, int weights) {
    cvector_short16 first = __builtin_convertvector(a, cvector_short16);
    cvector_short16 second = __builtin_convertvector(b, cvector_short16);
    return sum + cvector_multiply_pairs(cvector_pairs_high(first, second), (cvector_short16)(cvector_int8)weights);
}

/// The sums of cvector_add_rows_low and cvector_add_rows_high in order, as 16 bits each.
CVECTOR_INLINE cvector_short16 cvector_pack(cvector_int8 low, cvector_int8 high) {
#ifdef __AVX2__
    typedef int int8 __attribute__((vector_size(32)));
    return (cvector_short16)__builtin_ia32_packssdw256((int8)low, (int8)high);
#else
    typedef int int16 __attribute__((ext_vector_type(16)));
    int16 both = __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    return __builtin_convertvector(both, cvector_short16);
#endif
}

/// `sum` and two neighbours at `a` and two at `b`, four channels each, times a weight each.
///
/// The lower half of the sum belongs to `a` and `weights_a`, the upper one to `b` and `weights_b`.
CVECTOR_INLINE cvector_int8 cvector_add_neighbours(
    cvector_int8 sum, const short *a, const short *b, int weights_a, int weights_b) {
    typedef short short8 __attribute__((ext_vector_type(8)));
    short8 first, second;
    __builtin_memcpy(&first, a, sizeof first);
    __builtin_memcpy(&second, b, sizeof second);
    cvector_short16 pairs = __builtin_shufflevector(
        first, second, 0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15);
    cvector_int8 weights = {weights_a, weights_a, weights_a, weights_a, weights_b, weights_b, weights_b, weights_b};
    return sum + cvector_multiply_pairs(pairs, (cvector_short16)weights);
}

/// The mean of four pixels, the second and fourth with x / 256 of the weight and the lower two with y / 256, rounded to
/// nearest.
CVECTOR_INLINE cvector_uchar4 cvector_bilinear(
    unsigned int upper, unsigned int upper_next, unsigned int lower, unsigned int lower_next, int x, int y) {
    typedef unsigned char uchar8 __attribute__((ext_vector_type(8)));
    typedef unsigned short ushort8 __attribute__((ext_vector_type(8)));
    typedef unsigned int uint2 __attribute__((ext_vector_type(2)));
    typedef int int4 __attribute__((ext_vector_type(4)));
    ushort8 first = __builtin_convertvector((uchar8)(uint2){upper, lower}, ushort8);
    ushort8 next = __builtin_convertvector((uchar8)(uint2){upper_next, lower_next}, ushort8);
    ushort8 rows = first * (ushort8)(unsigned short)(256 - x) + next * (ushort8)(unsigned short)x;
    // Less 32,768, so that the products are those of signed numbers.
    ushort8 biased = rows ^ (ushort8)0x8000;
    ushort8 pairs = __builtin_shufflevector(biased, biased, 0, 4, 1, 5, 2, 6, 3, 7);
    int4 weights = (int4)(y << 16 | (256 - y));
#ifdef __SSE2__
    typedef short short8 __attribute__((vector_size(16)));
    int4 sums = (int4)__builtin_ia32_pmaddwd128((short8)pairs, (short8)weights);
#else
    typedef short sext8 __attribute__((ext_vector_type(8)));
    typedef int int8 __attribute__((ext_vector_type(8)));
    int8 products = __builtin_convertvector((sext8)pairs, int8) * __builtin_convertvector((sext8)weights, int8);
    int4 sums = products.even + products.odd;
#endif
    return __builtin_convertvector((sums + (int4)(32768 * 256 + 32768)) >> 16, cvector_uchar4);
}
