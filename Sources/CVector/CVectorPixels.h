// Arithmetic on eight pixels at once, four bytes each.
//
// Where clang would not find the instruction by itself, the built-in function stands beside a form for all processors;
// both give the same bits.
#pragma once

#include "CVector.h"

// Everything here is inlined: no vector is ever passed to a function.
#pragma clang diagnostic ignored "-Wpsabi"

typedef unsigned char cvector_uchar8 __attribute__((ext_vector_type(8)));
typedef unsigned char cvector_uchar32 __attribute__((ext_vector_type(32)));
typedef unsigned short cvector_ushort32 __attribute__((ext_vector_type(32)));
typedef unsigned int cvector_uint8 __attribute__((ext_vector_type(8)));
typedef int cvector_int8 __attribute__((ext_vector_type(8)));
typedef float cvector_float8 __attribute__((ext_vector_type(8)));

// The bytes of `v` as 16 bits each, in the order in which cvector_join takes them: the lower halves of the 128-bit
// lanes, then the upper halves.
CVECTOR_INLINE cvector_ushort16 cvector_low(cvector_uchar32 v) {
    cvector_uchar32 zero = 0;
#ifdef __AVX2__
    return (cvector_ushort16)__builtin_shufflevector(
        v, zero, 0, 32, 1, 32, 2, 32, 3, 32, 4, 32, 5, 32, 6, 32, 7, 32,
        16, 32, 17, 32, 18, 32, 19, 32, 20, 32, 21, 32, 22, 32, 23, 32);
#else
    return (cvector_ushort16)__builtin_shufflevector(
        v, zero, 0, 32, 1, 32, 2, 32, 3, 32, 4, 32, 5, 32, 6, 32, 7, 32,
        8, 32, 9, 32, 10, 32, 11, 32, 12, 32, 13, 32, 14, 32, 15, 32);
#endif
}

CVECTOR_INLINE cvector_ushort16 cvector_high(cvector_uchar32 v) {
    cvector_uchar32 zero = 0;
#ifdef __AVX2__
    return (cvector_ushort16)__builtin_shufflevector(
        v, zero, 8, 32, 9, 32, 10, 32, 11, 32, 12, 32, 13, 32, 14, 32, 15, 32,
        24, 32, 25, 32, 26, 32, 27, 32, 28, 32, 29, 32, 30, 32, 31, 32);
#else
    return (cvector_ushort16)__builtin_shufflevector(
        v, zero, 16, 32, 17, 32, 18, 32, 19, 32, 20, 32, 21, 32, 22, 32, 23, 32,
        24, 32, 25, 32, 26, 32, 27, 32, 28, 32, 29, 32, 30, 32, 31, 32);
#endif
}

// The low bytes of what cvector_low and cvector_high took apart; the values are at most 255.
CVECTOR_INLINE cvector_uchar32 cvector_join(cvector_ushort16 low, cvector_ushort16 high) {
#ifdef __AVX2__
    typedef short short16 __attribute__((vector_size(32)));
    return (cvector_uchar32)__builtin_ia32_packuswb256((short16)low, (short16)high);
#elif defined(__SSE2__)
    typedef short short8 __attribute__((vector_size(16)));
    typedef short ext8 __attribute__((ext_vector_type(8)));
    typedef unsigned char uchar16 __attribute__((ext_vector_type(16)));
    ext8 a = (ext8)low.lo, b = (ext8)low.hi, c = (ext8)high.lo, d = (ext8)high.hi;
    uchar16 first = (uchar16)__builtin_ia32_packuswb128((short8)a, (short8)b);
    uchar16 second = (uchar16)__builtin_ia32_packuswb128((short8)c, (short8)d);
    return __builtin_shufflevector(
        first, second, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
        16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31);
#else
    cvector_ushort32 both = __builtin_shufflevector(
        low, high, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
        16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31);
    return __builtin_convertvector(both, cvector_uchar32);
#endif
}

// Sums of products of bytes, at most 255·255, divided by 255 and rounded to nearest: (v + 128)·257 / 65,536 is exact.
CVECTOR_INLINE cvector_ushort16 cvector_divide_by_255(cvector_ushort16 v) {
    typedef unsigned int uint16 __attribute__((ext_vector_type(16)));
    uint16 wide = __builtin_convertvector((cvector_ushort16)(v + (cvector_ushort16)128), uint16);
    return __builtin_convertvector((wide * (uint16)257) >> 16, cvector_ushort16);
}

/// The products a·b/255 of bytes, each rounded to nearest.
CVECTOR_INLINE cvector_uchar32 cvector_multiply(cvector_uchar32 a, cvector_uchar32 b) {
    return cvector_join(
        cvector_divide_by_255(cvector_low(a) * cvector_low(b)),
        cvector_divide_by_255(cvector_high(a) * cvector_high(b)));
}

/// The means (a·(255 − weight) + b·weight)/255 of bytes, each rounded to nearest once.
CVECTOR_INLINE cvector_uchar32 cvector_mix(cvector_uchar32 a, cvector_uchar32 b, cvector_uchar32 weight) {
    cvector_uchar32 rest = ~weight;
    return cvector_join(
        cvector_divide_by_255(cvector_low(a) * cvector_low(rest) + cvector_low(b) * cvector_low(weight)),
        cvector_divide_by_255(cvector_high(a) * cvector_high(rest) + cvector_high(b) * cvector_high(weight)));
}

/// The sums of bytes, limited to 255.
CVECTOR_INLINE cvector_uchar32 cvector_add(cvector_uchar32 a, cvector_uchar32 b) {
    return __builtin_elementwise_add_sat(a, b);
}

CVECTOR_INLINE cvector_uchar32 cvector_minimum(cvector_uchar32 a, cvector_uchar32 b) {
    return __builtin_elementwise_min(a, b);
}

/// The last byte of each pixel, in all four of its places.
CVECTOR_INLINE cvector_uchar32 cvector_alphas(cvector_uchar32 pixels) {
#ifdef __SSSE3__
    return __builtin_shufflevector(
        pixels, pixels, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15,
        19, 19, 19, 19, 23, 23, 23, 23, 27, 27, 27, 27, 31, 31, 31, 31);
#else
    // Not by shifts to the left: clang would make them a product.
    cvector_uint8 alpha = (cvector_uint8)pixels & 0xFF000000;
    alpha |= alpha >> 8;
    return (cvector_uchar32)(alpha | alpha >> 16);
#endif
}

/// 255 less each pixel's last byte, in all four of its places: what a pixel leaves of one that it is drawn over.
CVECTOR_INLINE cvector_uchar32 cvector_transparencies(cvector_uchar32 pixels) {
    return ~cvector_alphas(pixels);
}

/// Straight pixels multiplied by their alpha, which itself stays as it is: it is multiplied by 255.
CVECTOR_INLINE cvector_uchar32 cvector_premultiply(cvector_uchar32 pixels) {
    return cvector_multiply(pixels, cvector_alphas(pixels) | (cvector_uchar32)(cvector_uint8)0xFF000000);
}

/// Each of eight bytes four times.
CVECTOR_INLINE cvector_uchar32 cvector_repeat(cvector_uchar8 bytes) {
#if defined(__SSE2__) && !defined(__SSSE3__)
    typedef unsigned char uchar16 __attribute__((ext_vector_type(16)));
    typedef unsigned short ushort8 __attribute__((ext_vector_type(8)));
    // The empty statements keep clang from joining these interleavings to others, of which it makes many more.
    uchar16 twice = __builtin_shufflevector(bytes, bytes, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7);
    __asm__("" : "+x"(twice));
    ushort8 low = __builtin_shufflevector((ushort8)twice, (ushort8)twice, 0, 0, 1, 1, 2, 2, 3, 3);
    ushort8 high = __builtin_shufflevector((ushort8)twice, (ushort8)twice, 4, 4, 5, 5, 6, 6, 7, 7);
    __asm__("" : "+x"(low), "+x"(high));
    return (cvector_uchar32)__builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
#else
    return __builtin_shufflevector(
        bytes, bytes, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3,
        4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7);
#endif
}

/// The channels of pixels 0 and 4, 1 and 5, 2 and 6, 3 and 7, each from −32,768 to 32,767 and limited to 0…255 here, as
/// eight pixels in order.
CVECTOR_INLINE cvector_uchar32 cvector_join_pixels(cvector_int8 a, cvector_int8 b, cvector_int8 c, cvector_int8 d) {
#ifdef __AVX2__
    typedef int int8 __attribute__((vector_size(32)));
    typedef short short16 __attribute__((vector_size(32)));
    short16 ab = __builtin_ia32_packssdw256((int8)a, (int8)b);
    short16 cd = __builtin_ia32_packssdw256((int8)c, (int8)d);
    return (cvector_uchar32)__builtin_ia32_packuswb256(ab, cd);
#elif defined(__SSE2__)
    typedef int int4 __attribute__((vector_size(16)));
    typedef int ext4 __attribute__((ext_vector_type(4)));
    typedef short short8 __attribute__((vector_size(16)));
    ext4 a0 = a.lo, b0 = b.lo, c0 = c.lo, d0 = d.lo, a1 = a.hi, b1 = b.hi, c1 = c.hi, d1 = d.hi;
    short8 ab0 = __builtin_ia32_packssdw128((int4)a0, (int4)b0), cd0 = __builtin_ia32_packssdw128((int4)c0, (int4)d0);
    short8 ab1 = __builtin_ia32_packssdw128((int4)a1, (int4)b1), cd1 = __builtin_ia32_packssdw128((int4)c1, (int4)d1);
    cvector_uchar16 first = (cvector_uchar16)__builtin_ia32_packuswb128(ab0, cd0);
    cvector_uchar16 second = (cvector_uchar16)__builtin_ia32_packuswb128(ab1, cd1);
    return __builtin_shufflevector(
        first, second, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
        16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31);
#else
    typedef int int16 __attribute__((ext_vector_type(16)));
    typedef int int32 __attribute__((ext_vector_type(32)));
    int16 ab = __builtin_shufflevector(a, b, 0, 1, 2, 3, 8, 9, 10, 11, 4, 5, 6, 7, 12, 13, 14, 15);
    int16 cd = __builtin_shufflevector(c, d, 0, 1, 2, 3, 8, 9, 10, 11, 4, 5, 6, 7, 12, 13, 14, 15);
    int32 all = __builtin_shufflevector(
        ab, cd, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23,
        8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31);
    all = __builtin_elementwise_max(__builtin_elementwise_min(all, (int32)255), (int32)0);
    return __builtin_convertvector(all, cvector_uchar32);
#endif
}

/// One of eight pixels.
CVECTOR_INLINE unsigned int cvector_pixel(cvector_uchar32 pixels, int index) {
    return ((cvector_uint8)pixels)[index];
}

/// True when all bits of all bytes are 0.
CVECTOR_INLINE _Bool cvector_is_zero(cvector_uchar32 v) {
    typedef unsigned long long ulong4 __attribute__((ext_vector_type(4)));
    return __builtin_reduce_or((ulong4)v) == 0;
}

/// Premultiplied pixels divided by their alpha: 255·c/alpha rounded to nearest, halves up.
///
/// The channels are limited to alpha first, so all are at most 255; alpha 0 gives 0. Exact: a quotient plus one half
/// that is not whole lies at least 1/510 below the next whole number. The factor 1 + 1/2^19 lifts it by less than that,
/// and by more than the three roundings to 24 bits can take away, so that halves go up. Adding 2^23 rounds to a whole
/// number in the low bits.
CVECTOR_INLINE cvector_uchar32 cvector_unpremultiply(cvector_uchar32 pixels) {
    cvector_uint8 p = (cvector_uint8)cvector_minimum(pixels, cvector_alphas(pixels));
    cvector_uint8 alpha = p >> 24;
    cvector_int8 divisor = __builtin_elementwise_max((cvector_int8)alpha, (cvector_int8)1);
    cvector_float8 lifted = 255 * (1 + 1.0f / 524288);
    cvector_float8 factor = lifted / __builtin_convertvector(divisor, cvector_float8);
    cvector_float8 red = __builtin_convertvector((cvector_int8)(p & 255), cvector_float8) * factor;
    cvector_float8 green = __builtin_convertvector((cvector_int8)(p >> 8 & 255), cvector_float8) * factor;
    cvector_float8 blue = __builtin_convertvector((cvector_int8)(p >> 16 & 255), cvector_float8) * factor;
    cvector_uint8 r = (cvector_uint8)(red + (cvector_float8)8388608) & 255;
    cvector_uint8 g = (cvector_uint8)(green + (cvector_float8)8388608) << 24 >> 16;
    cvector_uint8 b = (cvector_uint8)(blue + (cvector_float8)8388608) << 24 >> 8;
    return (cvector_uchar32)(r | g | b | (p & 0xFF000000));
}

/// Each of eight values, which are not negative, as a byte, limited to 255.
CVECTOR_INLINE cvector_uchar8 cvector_limit_eight(cvector_int8 values) {
    return __builtin_convertvector(__builtin_elementwise_min(values, (cvector_int8)255), cvector_uchar8);
}

/// The sums of eight numbers up to each of them.
CVECTOR_INLINE cvector_int8 cvector_running_sum(cvector_int8 v) {
    cvector_int8 zero = 0;
    v += __builtin_shufflevector(zero, v, 0, 8, 9, 10, 11, 12, 13, 14);
    v += __builtin_shufflevector(zero, v, 0, 0, 8, 9, 10, 11, 12, 13);
    v += __builtin_shufflevector(zero, v, 0, 0, 0, 0, 8, 9, 10, 11);
    return v;
}

/// Coverages of 0 to 255 of eight sizes of at most 65,536, which stands for the whole; rounded to nearest.
CVECTOR_INLINE cvector_int8 cvector_coverage(cvector_int8 sizes) {
    return ((sizes << 8) - sizes + 32768) >> 16;
}

/// Coverages of eight signed areas by the non-zero rule.
CVECTOR_INLINE cvector_int8 cvector_coverage_non_zero(cvector_int8 areas) {
    cvector_int8 sizes = __builtin_elementwise_abs(areas);
    return cvector_coverage(__builtin_elementwise_min(sizes, (cvector_int8)65536));
}

/// Coverages of eight signed areas by the even-odd rule.
CVECTOR_INLINE cvector_int8 cvector_coverage_even_odd(cvector_int8 areas) {
    cvector_int8 sizes = __builtin_elementwise_abs(areas) & 131071;
    return cvector_coverage(__builtin_elementwise_min(sizes, 131072 - sizes));
}

/// Eight numbers, which are bytes, as bytes.
CVECTOR_INLINE cvector_uchar8 cvector_bytes(cvector_int8 values) {
    return __builtin_convertvector(values, cvector_uchar8);
}

/// Eight premultiplied pixels times coverages of 0 to 255, drawn over others: each product is rounded to nearest, and
/// sums are limited to 255.
CVECTOR_INLINE cvector_uchar32 cvector_draw(cvector_uchar32 pixels, cvector_int8 coverage, cvector_uchar32 under) {
    cvector_int8 twice = coverage | coverage << 16;
    // As 16 bits for each channel, in the order of cvector_low and cvector_high.
#ifdef __AVX2__
    cvector_ushort16 low = (cvector_ushort16)__builtin_shufflevector(twice, twice, 0, 0, 1, 1, 4, 4, 5, 5);
    cvector_ushort16 high = (cvector_ushort16)__builtin_shufflevector(twice, twice, 2, 2, 3, 3, 6, 6, 7, 7);
#else
    cvector_ushort16 low = (cvector_ushort16)__builtin_shufflevector(twice, twice, 0, 0, 1, 1, 2, 2, 3, 3);
    cvector_ushort16 high = (cvector_ushort16)__builtin_shufflevector(twice, twice, 4, 4, 5, 5, 6, 6, 7, 7);
#endif
    low = cvector_divide_by_255(cvector_low(pixels) * low);
    high = cvector_divide_by_255(cvector_high(pixels) * high);
    cvector_ushort16 low_alpha = __builtin_shufflevector(low, low, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
    cvector_ushort16 high_alpha =
        __builtin_shufflevector(high, high, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
    low += cvector_divide_by_255(cvector_low(under) * ((cvector_ushort16)255 - low_alpha));
    high += cvector_divide_by_255(cvector_high(under) * ((cvector_ushort16)255 - high_alpha));
    cvector_ushort16 most = 255;
    return cvector_join(__builtin_elementwise_min(low, most), __builtin_elementwise_min(high, most));
}
