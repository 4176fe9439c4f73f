// Operations on vectors that Swift has, but compiles to calls of generic functions: those are weak symbols, one of which
// the linker keeps for the baseline and for AVX2. As inlined C they are single instructions and no symbol at all.
#pragma once

typedef unsigned char cvector_uchar16 __attribute__((ext_vector_type(16)));
typedef unsigned short cvector_ushort16 __attribute__((ext_vector_type(16)));
typedef unsigned char cvector_uchar4 __attribute__((ext_vector_type(4)));
typedef unsigned short cvector_ushort4 __attribute__((ext_vector_type(4)));
typedef unsigned int cvector_uint4 __attribute__((ext_vector_type(4)));

#define CVECTOR_INLINE static inline __attribute__((always_inline))

/// Each byte as 16 bits.
CVECTOR_INLINE cvector_ushort16 cvector_widen(cvector_uchar16 bytes) {
    return __builtin_convertvector(bytes, cvector_ushort16);
}

/// The low byte of each value.
CVECTOR_INLINE cvector_uchar16 cvector_narrow(cvector_ushort16 values) {
    return __builtin_convertvector(values, cvector_uchar16);
}

/// Each of four values as 32 bits.
CVECTOR_INLINE cvector_uint4 cvector_widen_four(cvector_ushort4 values) {
    return __builtin_convertvector(values, cvector_uint4);
}

/// Each of four values as a byte, limited to 255.
CVECTOR_INLINE cvector_uchar4 cvector_limit_four(cvector_uint4 values) {
    return __builtin_convertvector(__builtin_elementwise_min(values, (cvector_uint4)255), cvector_uchar4);
}

/// The upper halves of four products.
CVECTOR_INLINE cvector_ushort4 cvector_multiply_high_four(cvector_ushort4 a, cvector_ushort4 b) {
    return __builtin_convertvector((cvector_widen_four(a) * cvector_widen_four(b)) >> 16, cvector_ushort4);
}

/// The whole parts of four quotients of numbers below 2^24, limited to 255; the divisor is not 0.
///
/// Exact: a quotient n/d that is not whole lies at least 1/d below the next whole number, and is rounded by less than
/// that, by n/d/2^24.
CVECTOR_INLINE cvector_uchar4 cvector_divide_four(cvector_uint4 values, unsigned int divisor) {
    typedef int int4 __attribute__((ext_vector_type(4)));
    typedef float float4 __attribute__((ext_vector_type(4)));
    float4 quotients = __builtin_convertvector(__builtin_convertvector(values, int4), float4) / (float4)(float)divisor;
    int4 whole = __builtin_convertvector(quotients, int4);
    return __builtin_convertvector(__builtin_elementwise_min(whole, (int4)255), cvector_uchar4);
}

/// Each of four bytes as 32 bits.
CVECTOR_INLINE cvector_uint4 cvector_widen_four_bytes(cvector_uchar4 bytes) {
    return __builtin_convertvector(bytes, cvector_uint4);
}

/// The sums of two times sixteen bytes, limited to 255.
CVECTOR_INLINE cvector_uchar16 cvector_add_limited(cvector_uchar16 a, cvector_uchar16 b) {
    return __builtin_elementwise_add_sat(a, b);
}
