// Operations on vectors that Swift has, but compiles to calls of generic functions: those are weak symbols, one of which
// the linker keeps for the baseline and for AVX2. As inlined C they are single instructions and no symbol at all.
#pragma once

typedef unsigned char cvector_uchar16 __attribute__((ext_vector_type(16)));
typedef unsigned short cvector_ushort16 __attribute__((ext_vector_type(16)));

#define CVECTOR_INLINE static inline __attribute__((always_inline))

/// Each byte as 16 bits.
CVECTOR_INLINE cvector_ushort16 cvector_widen(cvector_uchar16 bytes) {
    return __builtin_convertvector(bytes, cvector_ushort16);
}

/// The low byte of each value.
CVECTOR_INLINE cvector_uchar16 cvector_narrow(cvector_ushort16 values) {
    return __builtin_convertvector(values, cvector_uchar16);
}
