// Operations on vectors for the comparison of pictures.
#pragma once

#include "CVector.h"

typedef unsigned char cvector_uchar32 __attribute__((ext_vector_type(32)));
typedef unsigned int cvector_uint8 __attribute__((ext_vector_type(8)));
typedef unsigned long long cvector_ulong4 __attribute__((ext_vector_type(4)));

/// Bits that are set where 128 bytes in two places of any alignment are not the same.
CVECTOR_INLINE cvector_ulong4 cvector_differences_128(const void *a, const void *b) {
    typedef unsigned long long unaligned_words __attribute__((ext_vector_type(4), aligned(1)));
    const unaligned_words *x = a, *y = b;
    return ((x[0] ^ y[0]) | (x[1] ^ y[1])) | ((x[2] ^ y[2]) | (x[3] ^ y[3]));
}

/// True when 128 bytes are the same in two places of any alignment.
CVECTOR_INLINE _Bool cvector_equal_128(const void *a, const void *b) {
    return __builtin_reduce_or(cvector_differences_128(a, b)) == 0;
}

/// True when 256 bytes are the same in two places of any alignment.
CVECTOR_INLINE _Bool cvector_equal_256(const void *a, const void *b) {
    cvector_ulong4 first = cvector_differences_128(a, b);
    cvector_ulong4 second = cvector_differences_128((const char *)a + 128, (const char *)b + 128);
    return __builtin_reduce_or(first | second) == 0;
}

/// The greater of each two bytes.
CVECTOR_INLINE cvector_uchar32 cvector_greater_32(cvector_uchar32 a, cvector_uchar32 b) {
    return __builtin_elementwise_max(a, b);
}

/// The difference of each two bytes, without its sign.
CVECTOR_INLINE cvector_uchar32 cvector_distance_32(cvector_uchar32 a, cvector_uchar32 b) {
    return __builtin_elementwise_max(a, b) - __builtin_elementwise_min(a, b);
}

/// The greatest of all bytes.
CVECTOR_INLINE unsigned char cvector_greatest_32(cvector_uchar32 bytes) { return __builtin_reduce_max(bytes); }

/// Eight counts, each increased by 1 where the four bytes in its place are not the same.
CVECTOR_INLINE cvector_uint8 cvector_count_unequal_8(cvector_uint8 counts, cvector_uchar32 a, cvector_uchar32 b) {
    // What compares true is -1.
    return counts - (cvector_uint8)((cvector_uint8)a != (cvector_uint8)b);
}

/// The sum of eight counts.
CVECTOR_INLINE unsigned int cvector_sum_8(cvector_uint8 counts) { return __builtin_reduce_add(counts); }

/// The bytes of a word, the lowest first, before zeros.
CVECTOR_INLINE cvector_uchar32 cvector_first_four(unsigned int word) {
    cvector_uint8 words = {word, 0, 0, 0, 0, 0, 0, 0};
    return (cvector_uchar32)words;
}
