// One color over many pixels: every byte is multiplied by the same factor.
#pragma once

#include "CVectorBlur.h"

/// The factor of cvector_draw_color for a color whose alpha is 255 − part; neither of the two is 255.
CVECTOR_INLINE unsigned short cvector_factor(unsigned char part) {
#ifdef __AVX2__
    // part/255 in 1.15. One byte's product with a factor that is off by half a unit may be rounded to its other
    // neighbour. But for each part, the factor below or the one above gives all 256 products as the division does; the
    // bits say where it is the one above.
    unsigned long long isAbove = part < 64    ? 0x0022002080002080
                                 : part < 128 ? 0x820208220a082200
                                 : part < 192 ? 0xb022228aa1208a20
                                              : 0x289a93ac8a5b8ab6;
    return part * 32768 / 255 + (isAbove >> (part & 63) & 1);
#else
    // part/255 in 0.16, from 128 on the one above. A byte's product with it is off by at most 127/65,536, which is less
    // than the 1/510 that lie between a byte's product with part/255 and the next half.
    return part * 257 + (part >> 7);
#endif
}

/// Pixels under a premultiplied color, which is given for each of them: the products with 1 − alpha are rounded to
/// nearest, and sums are limited to 255.
///
/// It takes half the instructions of cvector_multiply, which has another factor for each byte.
CVECTOR_INLINE cvector_uchar32 cvector_draw_color(
    cvector_uchar32 color, unsigned short factor, cvector_uchar32 under
) {
#ifdef __AVX2__
    typedef short short16 __attribute__((vector_size(32)));
    short16 factors = (short16)(cvector_ushort16)factor;
    return cvector_add(color, cvector_join(
        (cvector_ushort16)__builtin_ia32_pmulhrsw256((short16)cvector_low(under), factors),
        (cvector_ushort16)__builtin_ia32_pmulhrsw256((short16)cvector_high(under), factors)));
#elif defined(__SSE2__)
    // One half, to round by, comes into the products without an addition. A byte below another costs nothing, and 128
    // divided by the lowest bit of the factor makes it `whole` and one half there. `whole` leaves with the addition of
    // the color, and the join limits the sums.
    unsigned char upper = 128 >> __builtin_ctz(factor);
    unsigned short whole = upper * factor >> 8;
    cvector_uchar16 uppers = upper;
    // The empty statement hides that all are equal: clang would make twice the instructions of the interleaving.
    __asm__("" : "+x"(uppers));
    cvector_uchar16 a = under.lo, b = under.hi;
    cvector_uchar32 low = __builtin_shufflevector(
        a, uppers, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23,
        8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
    cvector_uchar32 high = __builtin_shufflevector(
        b, uppers, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23,
        8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
    cvector_ushort16 factors = factor, added = cvector_low(color) - (cvector_ushort16)whole;
    return cvector_join(
        cvector_multiply_high((cvector_ushort16)low, factors) + added,
        cvector_multiply_high((cvector_ushort16)high, factors) + added);
#else
    // The upper byte of the factor is the part.
    return cvector_add(color, cvector_multiply(under, (cvector_uchar32)(unsigned char)(factor >> 8)));
#endif
}
