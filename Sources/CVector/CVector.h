// Operations on vectors that Swift has, but compiles to calls of generic functions: those are weak symbols, one of which
// the linker keeps for the baseline and for AVX2. As inlined C they are single instructions and no symbol at all.
#pragma once

typedef unsigned char cvector_uchar16 __attribute__((ext_vector_type(16)));
typedef unsigned short cvector_ushort16 __attribute__((ext_vector_type(16)));
typedef unsigned char cvector_uchar4 __attribute__((ext_vector_type(4)));
typedef unsigned short cvector_ushort4 __attribute__((ext_vector_type(4)));

#define CVECTOR_INLINE static inline __attribute__((always_inline))

/// The sums of two times sixteen bytes, limited to 255.
CVECTOR_INLINE cvector_uchar16 cvector_add_limited(cvector_uchar16 a, cvector_uchar16 b) {
    return __builtin_elementwise_add_sat(a, b);
}
