// The filters of PNG, 32 bytes at a time.
#pragma once

#include "CVectorCompare.h"

// All of it is inlined: the warning about how such vectors are passed to functions without AVX is about none.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpsabi"

CVECTOR_INLINE cvector_uchar32 cvector_load_32(const unsigned char *bytes) {
    cvector_uchar32 vector;
    __builtin_memcpy(&vector, bytes, sizeof vector);
    return vector;
}

/// The prediction of Paeth: whichever of left, above and corner is nearest to left + above - corner.
///
/// The distances of left and above are those of above and left from the corner. When both lie on the same side of it,
/// that of the corner is their sum, and it is not taken; else it is their difference.
CVECTOR_INLINE cvector_uchar32
cvector_paeth_32(cvector_uchar32 left, cvector_uchar32 above, cvector_uchar32 corner) {
    cvector_uchar32 to_left = cvector_distance_32(above, corner);
    cvector_uchar32 to_above = cvector_distance_32(left, corner);
    cvector_uchar32 same_side = (cvector_uchar32)((left > corner) == (above > corner));
    cvector_uchar32 to_corner = cvector_distance_32(to_left, to_above) | same_side;
    cvector_uchar32 nearer = (cvector_uchar32)(to_left <= to_above);
    cvector_uchar32 neighbour = (left & nearer) | (above & ~nearer);
    cvector_uchar32 shorter = __builtin_elementwise_min(to_left, to_above);
    cvector_uchar32 kept = (cvector_uchar32)(shorter <= to_corner);
    return (neighbour & kept) | (corner & ~kept);
}

/// Half of the sum, rounded down.
CVECTOR_INLINE cvector_uchar32 cvector_average_32(cvector_uchar32 a, cvector_uchar32 b) {
    return (a & b) + ((a ^ b) >> 1);
}

/// The residuals of 32 bytes by a filter of 0 to 4.
CVECTOR_INLINE cvector_uchar32
cvector_residual_32(const unsigned char *row, const unsigned char *above, long pixel, long filter) {
    cvector_uchar32 bytes = cvector_load_32(row);
    switch (filter) {
    case 1: return bytes - cvector_load_32(row - pixel);
    case 2: return bytes - cvector_load_32(above);
    case 3: return bytes - cvector_average_32(cvector_load_32(row - pixel), cvector_load_32(above));
    case 4:
        return bytes
               - cvector_paeth_32(cvector_load_32(row - pixel), cvector_load_32(above), cvector_load_32(above - pixel));
    default: return bytes;
    }
}

/// Stores the residuals of 32 bytes.
CVECTOR_INLINE void cvector_filter_32(
    const unsigned char *row, const unsigned char *above, long pixel, long filter, unsigned char *target) {
    cvector_uchar32 residuals = cvector_residual_32(row, above, pixel, filter);
    __builtin_memcpy(target, &residuals, sizeof residuals);
}

/// The sum of 32 bytes.
CVECTOR_INLINE unsigned long cvector_sum_32(cvector_uchar32 bytes) {
    typedef long long long4 __attribute__((vector_size(32)));
#if defined(__AVX2__)
    typedef char char32 __attribute__((vector_size(32)));
    long4 sums = (long4)__builtin_ia32_psadbw256((char32)bytes, (char32){0});
    return (unsigned long)(sums[0] + sums[1] + sums[2] + sums[3]);
#elif defined(__SSE2__)
    typedef char char16 __attribute__((vector_size(16)));
    typedef long long long2 __attribute__((vector_size(16)));
    char16 halves[2];
    __builtin_memcpy(halves, &bytes, sizeof halves);
    long2 sums = (long2)__builtin_ia32_psadbw128(halves[0], (char16){0})
                 + (long2)__builtin_ia32_psadbw128(halves[1], (char16){0});
    return (unsigned long)(sums[0] + sums[1]);
#else
    unsigned long sum = 0;
    for (int i = 0; i < 32; i += 1) sum += bytes[i];
    return sum;
#endif
}

/// Of the residuals of 32 bytes: the sum of their sizes as signed bytes, and above 32 bits how many are not 0.
CVECTOR_INLINE unsigned long
cvector_filter_cost_32(const unsigned char *row, const unsigned char *above, long pixel, long filter) {
    cvector_uchar32 residuals = cvector_residual_32(row, above, pixel, filter);
    cvector_uchar32 sizes = __builtin_elementwise_min(residuals, -residuals);
    cvector_uchar32 changes = __builtin_elementwise_min(residuals, (cvector_uchar32)1);
    return cvector_sum_32(sizes) | cvector_sum_32(changes) << 32;
}

/// The red, green and blue of 16 pixels.
CVECTOR_INLINE void cvector_pack_rgb_16(const unsigned char *source, unsigned char *target) {
    cvector_uchar32 low = cvector_load_32(source), high = cvector_load_32(source + 32);
#define CVECTOR_RGB(first) first, first + 1, first + 2
    cvector_uchar32 start = __builtin_shufflevector(
        low, high, CVECTOR_RGB(0), CVECTOR_RGB(4), CVECTOR_RGB(8), CVECTOR_RGB(12), CVECTOR_RGB(16), CVECTOR_RGB(20),
        CVECTOR_RGB(24), CVECTOR_RGB(28), CVECTOR_RGB(32), CVECTOR_RGB(36), 40, 41);
    cvector_uchar16 end = __builtin_shufflevector(
        low, high, 42, CVECTOR_RGB(44), CVECTOR_RGB(48), CVECTOR_RGB(52), CVECTOR_RGB(56), CVECTOR_RGB(60));
#undef CVECTOR_RGB
    __builtin_memcpy(target, &start, sizeof start);
    __builtin_memcpy(target + 32, &end, sizeof end);
}

#pragma clang diagnostic pop
