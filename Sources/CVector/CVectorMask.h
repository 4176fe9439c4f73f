// What a blur by mask takes besides: signed products, repeated pixels, and the arithmetic of sigmas.
#pragma once

#include "CVectorBlur.h"

typedef short cvector_short16 __attribute__((ext_vector_type(16)));
typedef int cvector_int16_wide __attribute__((ext_vector_type(16)));

/// The upper halves of sixteen signed products, written as ``cvector_multiply_high`` is.
CVECTOR_INLINE cvector_short16 cvector_multiply_high_signed(cvector_short16 a, cvector_short16 b) {
#if defined(__AVX2__)
    typedef short short16 __attribute__((vector_size(32)));
    return (cvector_short16)__builtin_ia32_pmulhw256((short16)a, (short16)b);
#elif defined(__SSE2__)
    typedef short short8 __attribute__((vector_size(16)));
    typedef short half __attribute__((ext_vector_type(8)));
    half low = (half)__builtin_ia32_pmulhw128((short8)a.lo, (short8)b.lo);
    half high = (half)__builtin_ia32_pmulhw128((short8)a.hi, (short8)b.hi);
    return __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
#else
    return __builtin_convertvector(
        (__builtin_convertvector(a, cvector_int16_wide) * __builtin_convertvector(b, cvector_int16_wide)) >> 16,
        cvector_short16);
#endif
}

/// The values twice, limited to 0…32,767.
CVECTOR_INLINE cvector_ushort16 cvector_double_limited(cvector_short16 values) {
    cvector_short16 positive = __builtin_elementwise_max(values, (cvector_short16)0);
    return (cvector_ushort16)__builtin_elementwise_add_sat(positive, positive);
}

/// The values that are above zero, and zero for the others.
CVECTOR_INLINE cvector_ushort16 cvector_positive(cvector_short16 values) {
    return (cvector_ushort16)__builtin_elementwise_max(values, (cvector_short16)0);
}

/// Thirty-two values in order, limited to a byte's range: those of `a`, then those of `b`.
CVECTOR_INLINE cvector_uchar32 cvector_limit_signed(cvector_short16 a, cvector_short16 b) {
#if defined(__SSE2__)
    return cvector_limit_bytes((cvector_ushort16)a, (cvector_ushort16)b);
#else
    cvector_short16 zero = 0;
    return cvector_limit_bytes(
        (cvector_ushort16)__builtin_elementwise_max(a, zero), (cvector_ushort16)__builtin_elementwise_max(b, zero)
    );
#endif
}

/// Sixteen sums, limited to what sixteen bits with a sign hold.
CVECTOR_INLINE cvector_short16 cvector_add_signed(cvector_short16 a, cvector_short16 b) {
    return __builtin_elementwise_add_sat(a, b);
}

/// Sixteen differences, limited likewise.
CVECTOR_INLINE cvector_short16 cvector_subtract_signed(cvector_short16 a, cvector_short16 b) {
    return __builtin_elementwise_sub_sat(a, b);
}

/// One pixel four times.
CVECTOR_INLINE cvector_ushort16 cvector_repeat_pixel(cvector_ushort4 p) {
    return __builtin_shufflevector(p, p, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3);
}

typedef unsigned short cvector_ushort8 __attribute__((ext_vector_type(8)));

/// Two pixels, each twice.
CVECTOR_INLINE cvector_ushort16 cvector_repeat_pixels(cvector_ushort8 p) {
    return __builtin_shufflevector(p, p, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 7, 4, 5, 6, 7);
}

typedef float cvector_float4 __attribute__((ext_vector_type(4)));

CVECTOR_INLINE cvector_float4 cvector_least(cvector_float4 a, cvector_float4 b) {
    return a < b ? a : b;
}

CVECTOR_INLINE cvector_float4 cvector_greatest(cvector_float4 a, cvector_float4 b) {
    return a > b ? a : b;
}

typedef double cvector_double4 __attribute__((ext_vector_type(4)));

/// Square roots.
CVECTOR_INLINE cvector_double4 cvector_root(cvector_double4 values) {
    return __builtin_elementwise_sqrt(values);
}

/// The values limited to 0…1.
CVECTOR_INLINE cvector_double4 cvector_unit(cvector_double4 values) {
    values = values > 0 ? values : (cvector_double4)0;
    return values < 1 ? values : (cvector_double4)1;
}

/// Rounded to single precision.
CVECTOR_INLINE cvector_float4 cvector_single(cvector_double4 values) {
    return __builtin_convertvector(values, cvector_float4);
}

/// Each value without its sign.
CVECTOR_INLINE cvector_float4 cvector_size(cvector_float4 values) {
    return __builtin_elementwise_abs(values);
}

CVECTOR_INLINE float cvector_least_of(cvector_float4 v) {
    float a = v.x < v.y ? v.x : v.y, b = v.z < v.w ? v.z : v.w;
    return a < b ? a : b;
}

CVECTOR_INLINE float cvector_greatest_of(cvector_float4 v) {
    float a = v.x > v.y ? v.x : v.y, b = v.z > v.w ? v.z : v.w;
    return a > b ? a : b;
}

/// Shares in 0.16 of four sigmas in a picture of sigma `center`; 65,535 stands for one.
CVECTOR_INLINE cvector_ushort4 cvector_share(cvector_float4 sigmas, float center, float rise, float fall) {
    typedef int int4 __attribute__((ext_vector_type(4)));
    // A statement an operation: within one, a compiler may fuse a product and a sum and round once instead of twice.
    cvector_float4 distance = sigmas - center;
    cvector_float4 gained = distance * rise;
    cvector_float4 lost = distance * fall;
    cvector_float4 share = cvector_least(gained + 1, 1 - lost);
    cvector_float4 scaled = cvector_greatest(share, (cvector_float4)0) * 65535;
    scaled = scaled + 0.5f;
    return __builtin_convertvector(__builtin_convertvector(scaled, int4), cvector_ushort4);
}

/// Four values, each four times.
CVECTOR_INLINE cvector_ushort16 cvector_repeat_each(cvector_ushort4 p) {
    return __builtin_shufflevector(p, p, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
}

typedef short cvector_short8 __attribute__((ext_vector_type(8)));

/// Eight weights a part of the way from one kernel to the next: `share` is that part in 0.15.
CVECTOR_INLINE cvector_ushort8 cvector_between(cvector_ushort8 a, cvector_ushort8 b, short share) {
    cvector_short8 doubled = (cvector_short8)(b - a) << 1;
#if defined(__SSE2__)
    typedef short short8 __attribute__((vector_size(16)));
    return a + (cvector_ushort8)__builtin_ia32_pmulhw128((short8)doubled, (short8)(cvector_short8)share);
#else
    typedef int int8 __attribute__((ext_vector_type(8)));
    int8 product = __builtin_convertvector(doubled, int8) * (int)share;
    return a + (cvector_ushort8)__builtin_convertvector(product >> 16, cvector_short8);
#endif
}

/// Writes eight weights of each of four pixels: for each of the eight, the four pixels', four times each.
CVECTOR_INLINE void cvector_spread_weights(
    cvector_ushort8 a, cvector_ushort8 b, cvector_ushort8 c, cvector_ushort8 d, unsigned short *output
) {
    cvector_ushort16 low = __builtin_shufflevector(
        __builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11), __builtin_shufflevector(c, d, 0, 8, 1, 9, 2, 10, 3, 11),
        0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15
    );
    cvector_ushort16 high = __builtin_shufflevector(
        __builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15), __builtin_shufflevector(c, d, 4, 12, 5, 13, 6, 14, 7, 15),
        0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15
    );
    cvector_ushort16 spread = __builtin_shufflevector(low, low, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
    __builtin_memcpy(output + 0, &spread, 32);
    spread = __builtin_shufflevector(low, low, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7);
    __builtin_memcpy(output + 16, &spread, 32);
    spread = __builtin_shufflevector(low, low, 8, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 10, 11, 11, 11, 11);
    __builtin_memcpy(output + 32, &spread, 32);
    spread = __builtin_shufflevector(low, low, 12, 12, 12, 12, 13, 13, 13, 13, 14, 14, 14, 14, 15, 15, 15, 15);
    __builtin_memcpy(output + 48, &spread, 32);
    spread = __builtin_shufflevector(high, high, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
    __builtin_memcpy(output + 64, &spread, 32);
    spread = __builtin_shufflevector(high, high, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7);
    __builtin_memcpy(output + 80, &spread, 32);
    spread = __builtin_shufflevector(high, high, 8, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 10, 11, 11, 11, 11);
    __builtin_memcpy(output + 96, &spread, 32);
    spread = __builtin_shufflevector(high, high, 12, 12, 12, 12, 13, 13, 13, 13, 14, 14, 14, 14, 15, 15, 15, 15);
    __builtin_memcpy(output + 112, &spread, 32);
}

/// The pixels of `a` whose sigma is below a limit, and those of `b` elsewhere.
CVECTOR_INLINE cvector_ushort16 cvector_where_below(
    cvector_float4 sigmas, float limit, cvector_ushort16 a, cvector_ushort16 b
) {
    typedef long long long4 __attribute__((ext_vector_type(4)));
    long4 below = __builtin_convertvector(sigmas < (cvector_float4)limit, long4);
    return (cvector_ushort16)(((long4)a & below) | ((long4)b & ~below));
}
