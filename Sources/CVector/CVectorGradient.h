// The colours of gradients, eight pixels at once. Products and sums are statements of their own: clang joins the two of
// one expression, which rounds once instead of twice.
#pragma once

#include "CVectorPixels.h"

typedef float cvector_float4 __attribute__((ext_vector_type(4)));

/// The upper bytes of words, for cvector_join_pixels.
CVECTOR_INLINE cvector_int8 cvector_upper_bytes(cvector_uint8 words) {
    return (cvector_int8)(words >> 24);
}

/// origin + (number + i)·step for eight i from 0 on.
CVECTOR_INLINE cvector_float8 cvector_line(int number, float origin, float step) {
    cvector_int8 numbers = (cvector_int8)number + (cvector_int8){0, 1, 2, 3, 4, 5, 6, 7};
    cvector_float8 way = __builtin_convertvector(numbers, cvector_float8) * (cvector_float8)step;
    return way + (cvector_float8)origin;
}

/// (the length of (x, y) − radius)·factor, and the lowest number where that is no number.
CVECTOR_INLINE cvector_float8 cvector_ring(cvector_float8 x, cvector_float8 y, float radius, float factor) {
    cvector_float8 lowest = -__FLT_MAX__;
    cvector_float8 xx = x * x;
    cvector_float8 yy = y * y;
    cvector_float8 distance = __builtin_elementwise_sqrt(xx + yy);
    cvector_float8 beyond = distance - (cvector_float8)radius;
    cvector_float8 position = beyond * (cvector_float8)factor;
    return position > lowest ? position : lowest;
}

// factor + value·argument, rounded after each of the two.
CVECTOR_INLINE cvector_float8 cvector_horner(cvector_float8 value, cvector_float8 argument, float factor) {
    cvector_float8 product = value * argument;
    return product + (cvector_float8)factor;
}

/// The part of a turn from the positive x axis to (x, y), clockwise as seen on the screen; see GradientFan.
CVECTOR_INLINE cvector_float8 cvector_turn(cvector_float8 x, cvector_float8 y) {
    cvector_float8 zero = 0;
    cvector_float8 across = x < zero ? -x : x;
    cvector_float8 down = y < zero ? -y : y;
    cvector_int8 steep = down > across;
    cvector_float8 ratio = (steep ? across : down) / (steep ? down : across);
    ratio = ratio >= zero ? ratio : zero;
    cvector_float8 square = ratio * ratio;
    cvector_float8 sum = -0x1.85939ap-11f;
    sum = cvector_horner(sum, square, 0x1.f82p-9f);
    sum = cvector_horner(sum, square, -0x1.359c54p-7f);
    sum = cvector_horner(sum, square, 0x1.024f94p-6f);
    sum = cvector_horner(sum, square, -0x1.6d7ee8p-6f);
    sum = cvector_horner(sum, square, 0x1.045bbcp-5f);
    sum = cvector_horner(sum, square, -0x1.b294c8p-5f);
    sum = cvector_horner(sum, square, 0x1.45f304p-3f);
    cvector_float8 turn = sum * ratio;
    turn = steep ? (cvector_float8)0.25f - turn : turn;
    turn = x < zero ? (cvector_float8)0.5f - turn : turn;
    return y < zero ? (cvector_float8)1.0f - turn : turn;
}

/// How many of eight masks are set.
CVECTOR_INLINE int cvector_count(cvector_int8 masks) {
#ifdef __AVX2__
    typedef float float8 __attribute__((vector_size(32)));
    return __builtin_popcount(__builtin_ia32_movmskps256((float8)masks));
#elif defined(__SSE2__)
    typedef short short8 __attribute__((vector_size(16)));
    typedef int int4 __attribute__((vector_size(16)));
    typedef int ext4 __attribute__((ext_vector_type(4)));
    typedef char char16 __attribute__((vector_size(16)));
    ext4 low = masks.lo, high = masks.hi;
    short8 words = __builtin_ia32_packssdw128((int4)low, (int4)high);
    return __builtin_popcount(__builtin_ia32_pmovmskb128((char16)words)) / 2;
#else
    return -__builtin_reduce_add(masks);
#endif
}

/// How many of eight positions have reached a location.
CVECTOR_INLINE int cvector_reached(cvector_float8 positions, float location) {
    return cvector_count(positions >= (cvector_float8)location);
}

/// True when all of eight positions have reached one location, and none the other.
CVECTOR_INLINE _Bool cvector_within(cvector_float8 positions, float location, float end) {
    cvector_int8 outside = (positions < (cvector_float8)location) | (positions >= (cvector_float8)end);
    return cvector_is_zero((cvector_uchar32)outside);
}

/// The pixels of `reached` where a position has reached a location, and those of `before` elsewhere.
CVECTOR_INLINE cvector_uchar32 cvector_select_reached(
    cvector_float8 positions, float location, cvector_uchar32 reached, cvector_uchar32 before) {
    cvector_uchar32 mask = (cvector_uchar32)(positions >= (cvector_float8)location);
    return (reached & mask) | (before & ~mask);
}

/// (position − location)·factor, limited to 0…1; 0 for what is no number.
CVECTOR_INLINE cvector_float8 cvector_part(cvector_float8 positions, float location, float factor) {
    cvector_float8 zero = 0, one = 1;
    cvector_float8 part = (positions - (cvector_float8)location) * (cvector_float8)factor;
    part = part > zero ? part : zero;
    return part < one ? part : one;
}

// One channel: color + change·part is from 0 to 256.
CVECTOR_INLINE cvector_uint8 cvector_channel(float color, float change, cvector_float8 part) {
    cvector_float8 added = (cvector_float8)change * part;
    return (cvector_uint8)__builtin_convertvector((cvector_float8)color + added, cvector_int8);
}

/// The straight pixels color + change·part, each channel rounded down; where `is_opaque` says it, with alpha 255.
CVECTOR_INLINE cvector_uchar32 cvector_colors(
    cvector_float4 color, cvector_float4 change, cvector_float8 part, _Bool is_opaque) {
    cvector_uint8 red = cvector_channel(color[0], change[0], part);
    cvector_uint8 green = cvector_channel(color[1], change[1], part);
    cvector_uint8 blue = cvector_channel(color[2], change[2], part);
    cvector_uint8 alpha = is_opaque ? (cvector_uint8)255 : cvector_channel(color[3], change[3], part);
    return (cvector_uchar32)(red | green << 8 | blue << 16 | alpha << 24);
}
