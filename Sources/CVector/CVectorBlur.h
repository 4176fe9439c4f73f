// Vectors of sixteen lanes of sixteen bits, in which a blur calculates: products, averages, and pixels in other orders.
#pragma once

#include "CVectorPixels.h"

typedef unsigned char cvector_uchar32 __attribute__((ext_vector_type(32)));

/// Whether sixteen lanes fill one register, and a loop can hold some dozen of them.
CVECTOR_INLINE _Bool cvector_is_wide(void) {
#if defined(__AVX2__)
    return 1;
#else
    return 0;
#endif
}

/// The upper halves of sixteen products.
///
/// Written as products of 32 bits, one factor of them that a loop does not change would be widened before the loop, and
/// the processor's own instruction no longer be recognised.
CVECTOR_INLINE cvector_ushort16 cvector_multiply_high(cvector_ushort16 a, cvector_ushort16 b) {
#if defined(__AVX2__)
    typedef short short16 __attribute__((vector_size(32)));
    return (cvector_ushort16)__builtin_ia32_pmulhuw256((short16)a, (short16)b);
#elif defined(__SSE2__)
    typedef short short8 __attribute__((vector_size(16)));
    typedef unsigned short half __attribute__((ext_vector_type(8)));
    half low = (half)__builtin_ia32_pmulhuw128((short8)a.lo, (short8)b.lo);
    half high = (half)__builtin_ia32_pmulhuw128((short8)a.hi, (short8)b.hi);
    return __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
#else
    typedef unsigned int uint16 __attribute__((ext_vector_type(16)));
    uint16 products = __builtin_convertvector(a, uint16) * __builtin_convertvector(b, uint16);
    return __builtin_convertvector(products >> 16, cvector_ushort16);
#endif
}

/// Half the sums of sixteen pairs, rounded up.
CVECTOR_INLINE cvector_ushort16 cvector_average(cvector_ushort16 a, cvector_ushort16 b) {
#if defined(__AVX2__)
    typedef unsigned short ushort16 __attribute__((vector_size(32)));
    return (cvector_ushort16)__builtin_ia32_pavgw256((ushort16)a, (ushort16)b);
#elif defined(__SSE2__)
    typedef unsigned short ushort8 __attribute__((vector_size(16)));
    typedef unsigned short half __attribute__((ext_vector_type(8)));
    half low = (half)__builtin_ia32_pavgw128((ushort8)a.lo, (ushort8)b.lo);
    half high = (half)__builtin_ia32_pavgw128((ushort8)a.hi, (ushort8)b.hi);
    return __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
#else
    return (a | b) - ((a ^ b) >> 1);
#endif
}

/// `a` times `first` plus `b` times `second`, of the first eight bytes of each half; what is left is
/// ``cvector_weigh_high``. The weights are below 128, and the sums below 32,768.
CVECTOR_INLINE cvector_ushort16 cvector_weigh_low(
    cvector_uchar32 a, cvector_uchar32 b, unsigned char first, unsigned char second
) {
#if defined(__AVX2__)
    typedef char char32 __attribute__((vector_size(32)));
    cvector_uchar32 pairs = __builtin_shufflevector(
        a, b, 0, 32, 1, 33, 2, 34, 3, 35, 4, 36, 5, 37, 6, 38, 7, 39, 16, 48, 17, 49, 18, 50, 19, 51, 20, 52, 21, 53,
        22, 54, 23, 55
    );
    cvector_ushort16 weights = (cvector_ushort16)(unsigned short)(first | second << 8);
    return (cvector_ushort16)__builtin_ia32_pmaddubsw256((char32)pairs, (char32)weights);
#else
    cvector_uchar16 ofA = __builtin_shufflevector(a, a, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23);
    cvector_uchar16 ofB = __builtin_shufflevector(b, b, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23);
    return __builtin_convertvector(ofA, cvector_ushort16) * (unsigned short)first
        + __builtin_convertvector(ofB, cvector_ushort16) * (unsigned short)second;
#endif
}

CVECTOR_INLINE cvector_ushort16 cvector_weigh_high(
    cvector_uchar32 a, cvector_uchar32 b, unsigned char first, unsigned char second
) {
#if defined(__AVX2__)
    typedef char char32 __attribute__((vector_size(32)));
    cvector_uchar32 pairs = __builtin_shufflevector(
        a, b, 8, 40, 9, 41, 10, 42, 11, 43, 12, 44, 13, 45, 14, 46, 15, 47, 24, 56, 25, 57, 26, 58, 27, 59, 28, 60, 29,
        61, 30, 62, 31, 63
    );
    cvector_ushort16 weights = (cvector_ushort16)(unsigned short)(first | second << 8);
    return (cvector_ushort16)__builtin_ia32_pmaddubsw256((char32)pairs, (char32)weights);
#else
    cvector_uchar16 ofA = __builtin_shufflevector(a, a, 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31);
    cvector_uchar16 ofB = __builtin_shufflevector(b, b, 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31);
    return __builtin_convertvector(ofA, cvector_ushort16) * (unsigned short)first
        + __builtin_convertvector(ofB, cvector_ushort16) * (unsigned short)second;
#endif
}

/// Of two vectors of four pixels, the first and the third of each: a0 a2 b0 b2.
CVECTOR_INLINE cvector_ushort16 cvector_even_pixels(cvector_ushort16 a, cvector_ushort16 b) {
    return __builtin_shufflevector(a, b, 0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27);
}

/// Of two vectors of four pixels, the second and the fourth of each: a1 a3 b1 b3.
CVECTOR_INLINE cvector_ushort16 cvector_odd_pixels(cvector_ushort16 a, cvector_ushort16 b) {
    return __builtin_shufflevector(a, b, 4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31);
}

/// Of two vectors of four pixels: a0 b0 a2 b2.
CVECTOR_INLINE cvector_ushort16 cvector_pair_even_pixels(cvector_ushort16 a, cvector_ushort16 b) {
    return __builtin_shufflevector(a, b, 0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27);
}

/// Of two vectors of four pixels: a1 b1 a3 b3.
CVECTOR_INLINE cvector_ushort16 cvector_pair_odd_pixels(cvector_ushort16 a, cvector_ushort16 b) {
    return __builtin_shufflevector(a, b, 4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31);
}

// Macros, since one of these functions cannot hand such vectors to another where there is no AVX.
#define CVECTOR_LOWER_HALVES(a, b) \
    __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23)
#define CVECTOR_UPPER_HALVES(a, b) \
    __builtin_shufflevector(a, b, 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31)

/// The lower halves of two vectors.
CVECTOR_INLINE cvector_ushort16 cvector_lower_halves(cvector_ushort16 a, cvector_ushort16 b) {
    return CVECTOR_LOWER_HALVES(a, b);
}

/// The upper halves of two vectors.
CVECTOR_INLINE cvector_ushort16 cvector_upper_halves(cvector_ushort16 a, cvector_ushort16 b) {
    return CVECTOR_UPPER_HALVES(a, b);
}

// Of four vectors of four pixels, one of each, named by their places.
#define CVECTOR_PICKED_PIXELS(name, i, j, k, l)                                                               \
    CVECTOR_INLINE cvector_ushort16 name(                                                                     \
        cvector_ushort16 a, cvector_ushort16 b, cvector_ushort16 c, cvector_ushort16 d                        \
    ) {                                                                                                       \
        typedef unsigned short half __attribute__((ext_vector_type(8)));                                      \
        half low = __builtin_shufflevector(                                                                   \
            a, b, 4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3, 16 + 4 * j, 17 + 4 * j, 18 + 4 * j, 19 + 4 * j      \
        );                                                                                                    \
        half high = __builtin_shufflevector(                                                                  \
            c, d, 4 * k, 4 * k + 1, 4 * k + 2, 4 * k + 3, 16 + 4 * l, 17 + 4 * l, 18 + 4 * l, 19 + 4 * l      \
        );                                                                                                    \
        return __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);      \
    }

CVECTOR_PICKED_PIXELS(cvector_pixels_0121, 0, 1, 2, 1)
CVECTOR_PICKED_PIXELS(cvector_pixels_2303, 2, 3, 0, 3)
CVECTOR_PICKED_PIXELS(cvector_pixels_1230, 1, 2, 3, 0)
CVECTOR_PICKED_PIXELS(cvector_pixels_3012, 3, 0, 1, 2)
CVECTOR_PICKED_PIXELS(cvector_pixels_0301, 0, 3, 0, 1)
CVECTOR_PICKED_PIXELS(cvector_pixels_2123, 2, 1, 2, 3)
CVECTOR_PICKED_PIXELS(cvector_pixels_0001, 0, 0, 0, 1)
CVECTOR_PICKED_PIXELS(cvector_pixels_1122, 1, 1, 2, 2)
CVECTOR_PICKED_PIXELS(cvector_pixels_2333, 2, 3, 3, 3)

/// Values below 32,768 as bytes in order, limited to 255: those of `a`, then those of `b`.
CVECTOR_INLINE cvector_uchar32 cvector_limit_bytes(cvector_ushort16 a, cvector_ushort16 b) {
    typedef short short16 __attribute__((vector_size(32)));
#if defined(__AVX2__)
    typedef unsigned long long ulong4 __attribute__((ext_vector_type(4)));
    ulong4 packed = (ulong4)__builtin_ia32_packuswb256((short16)a, (short16)b);
    return (cvector_uchar32)__builtin_shufflevector(packed, packed, 0, 2, 1, 3);
#else
#if defined(__SSE2__)
    typedef short short8 __attribute__((vector_size(16)));
    cvector_uchar16 first = (cvector_uchar16)__builtin_ia32_packuswb128((short8)a.lo, (short8)a.hi);
    cvector_uchar16 second = (cvector_uchar16)__builtin_ia32_packuswb128((short8)b.lo, (short8)b.hi);
#else
    cvector_uchar16 first = __builtin_convertvector(__builtin_elementwise_min(a, (cvector_ushort16)255), cvector_uchar16);
    cvector_uchar16 second = __builtin_convertvector(__builtin_elementwise_min(b, (cvector_ushort16)255), cvector_uchar16);
#endif
    return __builtin_shufflevector(
        first, second, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
        27, 28, 29, 30, 31
    );
#endif
}

/// Bits that are set in both.
CVECTOR_INLINE cvector_uchar32 cvector_common_bits(cvector_uchar32 a, cvector_uchar32 b) {
    return a & b;
}

/// Sixteen differences, 0 where they would be negative.
CVECTOR_INLINE cvector_ushort16 cvector_difference(cvector_ushort16 a, cvector_ushort16 b) {
    return __builtin_elementwise_sub_sat(a, b);
}

/// Words of two bytes: values below 32,768 of `low` and, in the upper bytes, of `high`, limited to 255.
CVECTOR_INLINE cvector_ushort16 cvector_limit_pairs(cvector_ushort16 low, cvector_ushort16 high) {
    typedef short signed16 __attribute__((ext_vector_type(16)));
    signed16 first = __builtin_elementwise_min((signed16)low, (signed16)255);
    signed16 second = __builtin_elementwise_min((signed16)high, (signed16)255);
    return (cvector_ushort16)first | ((cvector_ushort16)second << 8);
}

/// 2^13 times 255 in 8.7 over sixteen values, rounded, and limited to 65,535; values below 4,096 count as that.
CVECTOR_INLINE cvector_ushort16 cvector_reciprocals(cvector_ushort16 values) {
    typedef int int16 __attribute__((ext_vector_type(16)));
    typedef float float16 __attribute__((ext_vector_type(16)));
    int16 divisors = __builtin_elementwise_max(__builtin_convertvector(values, int16), (int16)4096);
    float16 quotients = (float16)267386880.0f / __builtin_convertvector(divisors, float16);
    int16 whole = __builtin_convertvector(quotients + (float16)0.5f, int16);
    return __builtin_convertvector(__builtin_elementwise_min(whole, (int16)65535), cvector_ushort16);
}

/// Asks for the memory at an address to be brought near; where there is none, nothing happens.
CVECTOR_INLINE void cvector_prefetch(const void *address) {
    __builtin_prefetch(address);
}

/// The same for memory that is needed only after more than the nearest cache holds.
CVECTOR_INLINE void cvector_prefetch_far(const void *address) {
    __builtin_prefetch(address, 0, 2);
}
