// What a blur by mask takes besides: signed products, repeated pixels, and the arithmetic of sigmas.
#pragma once

#include "CVectorBlur.h"

typedef short cvector_short16 __attribute__((ext_vector_type(16)));
typedef int cvector_int16_wide __attribute__((ext_vector_type(16)));

/// The upper halves of sixteen signed products.
CVECTOR_INLINE cvector_short16 cvector_multiply_high_signed(cvector_short16 a, cvector_short16 b) {
    return __builtin_convertvector(
        (__builtin_convertvector(a, cvector_int16_wide) * __builtin_convertvector(b, cvector_int16_wide)) >> 16,
        cvector_short16);
}

/// The values twice, limited to 0…32,767.
CVECTOR_INLINE cvector_ushort16 cvector_double_limited(cvector_short16 values) {
    cvector_short16 positive = __builtin_elementwise_max(values, (cvector_short16)0);
    return (cvector_ushort16)__builtin_elementwise_add_sat(positive, positive);
}

/// Sixteen values limited to a byte's range.
CVECTOR_INLINE cvector_uchar16 cvector_limit(cvector_short16 values) {
    cvector_short16 limited = __builtin_elementwise_min(__builtin_elementwise_max(values, (cvector_short16)0), (cvector_short16)255);
    return __builtin_convertvector(limited, cvector_uchar16);
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
