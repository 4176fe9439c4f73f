// Edges of outlines in rows of pixels, four at a time, and what they cover, eight at a time.
//
// Each operation is rounded by itself: never are a product and a sum joined to one.
#pragma once

#include "CVectorMask.h"

typedef int cvector_int4 __attribute__((ext_vector_type(4)));
typedef long cvector_long4 __attribute__((ext_vector_type(4)));

/// What the parts of eight edges in one row each add to cells: to the first, and to the three after it.
typedef struct {
    cvector_int4 a, b, c, d, e, f, g, h;
    /// How far after the first cell the last one is that may be added to, for the first four and the other four.
    cvector_int4 reach, other_reach;
} cvector_cells;

/// True when a mask has bits.
CVECTOR_INLINE _Bool cvector_any(cvector_long4 mask) {
#ifdef __AVX2__
    typedef double double4 __attribute__((vector_size(32)));
    return __builtin_ia32_movmskpd256((double4)mask) != 0;
#else
    return __builtin_reduce_or(mask) != 0;
#endif
}

/// The first, the second, the third and the fourth number of each of four rows.
CVECTOR_INLINE cvector_double4 cvector_column_0(
    cvector_double4 a, cvector_double4 b, cvector_double4 c, cvector_double4 d) {
    cvector_double4 ab = __builtin_shufflevector(a, b, 0, 4, 2, 6), cd = __builtin_shufflevector(c, d, 0, 4, 2, 6);
    return __builtin_shufflevector(ab, cd, 0, 1, 4, 5);
}
CVECTOR_INLINE cvector_double4 cvector_column_1(
    cvector_double4 a, cvector_double4 b, cvector_double4 c, cvector_double4 d) {
    cvector_double4 ab = __builtin_shufflevector(a, b, 1, 5, 3, 7), cd = __builtin_shufflevector(c, d, 1, 5, 3, 7);
    return __builtin_shufflevector(ab, cd, 0, 1, 4, 5);
}
CVECTOR_INLINE cvector_double4 cvector_column_2(
    cvector_double4 a, cvector_double4 b, cvector_double4 c, cvector_double4 d) {
    cvector_double4 ab = __builtin_shufflevector(a, b, 0, 4, 2, 6), cd = __builtin_shufflevector(c, d, 0, 4, 2, 6);
    return __builtin_shufflevector(ab, cd, 2, 3, 6, 7);
}
CVECTOR_INLINE cvector_double4 cvector_column_3(
    cvector_double4 a, cvector_double4 b, cvector_double4 c, cvector_double4 d) {
    cvector_double4 ab = __builtin_shufflevector(a, b, 1, 5, 3, 7), cd = __builtin_shufflevector(c, d, 1, 5, 3, 7);
    return __builtin_shufflevector(ab, cd, 2, 3, 6, 7);
}

/// All bits where `a` is below `b`.
CVECTOR_INLINE cvector_long4 cvector_below(cvector_double4 a, cvector_double4 b) { return a < b; }

/// `a` where the mask has bits, otherwise `b`.
CVECTOR_INLINE cvector_double4 cvector_choose(cvector_long4 mask, cvector_double4 a, cvector_double4 b) {
    return mask ? a : b;
}

/// `a` where the mask has bits, otherwise 0, also where `a` is not a number.
CVECTOR_INLINE cvector_double4 cvector_keep(cvector_long4 mask, cvector_double4 a) {
    return (cvector_double4)((cvector_long4)a & mask);
}

CVECTOR_INLINE cvector_int4 cvector_narrow_mask(cvector_long4 mask) {
    return __builtin_convertvector(mask, cvector_int4);
}

/// The whole parts of numbers.
CVECTOR_INLINE cvector_int4 cvector_whole(cvector_double4 a) { return __builtin_convertvector(a, cvector_int4); }

CVECTOR_INLINE cvector_double4 cvector_doubles(cvector_int4 a) { return __builtin_convertvector(a, cvector_double4); }

CVECTOR_INLINE cvector_float8 cvector_join_floats(cvector_float4 a, cvector_float4 b) {
    return __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7);
}

CVECTOR_INLINE cvector_int8 cvector_join_ints(cvector_int4 a, cvector_int4 b) {
    return __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7);
}

/// What the parts of eight edges in one row each cover, four in each argument, over heights in 1/65,536 of a pixel.
///
/// They run from `start` to `end`, which are at most 3 pixels from the left side of the first cell. `up` is −1 for what
/// counts negative, otherwise 0.
CVECTOR_INLINE cvector_cells cvector_covered_cells(
    cvector_float4 start, cvector_float4 other_start, cvector_float4 end, cvector_float4 other_end,
    cvector_int4 heights, cvector_int4 other_heights, cvector_int4 up, cvector_int4 other_up) {
#pragma clang fp contract(off)
    cvector_float8 from = cvector_join_floats(start, other_start), to = cvector_join_floats(end, other_end);
    cvector_int8 whole = cvector_join_ints(heights, other_heights), minus = cvector_join_ints(up, other_up);
    cvector_float8 half = 0.5f, one = 1, two = 2;
    cvector_float8 height = __builtin_convertvector(whole, cvector_float8);
    cvector_float8 per_pixel = height / (to - from);
    // The heights used up at the first and the second cell's right sides.
    cvector_int8 is_one = to <= one, is_two = to <= two;
    cvector_float8 at_one = is_one ? height : (one - from) * per_pixel + half;
    cvector_float8 at_two = is_two ? height : (two - from) * per_pixel + half;
    cvector_int8 used1 = __builtin_convertvector(at_one, cvector_int8);
    cvector_int8 used2 = __builtin_convertvector(at_two, cvector_int8);
    cvector_int8 second = used2 - used1, third = whole - used2;
    // Each height times its mean distance from the left side of its cell goes to the next cell.
    cvector_float8 end1 = is_one ? to : one, end2 = is_two ? to - one : one;
    cvector_float8 next1 = __builtin_convertvector(used1, cvector_float8) * ((from + end1) * half) + half;
    cvector_float8 next2 = __builtin_convertvector(second, cvector_float8) * (end2 * half) + half;
    cvector_float8 next3 = __builtin_convertvector(third, cvector_float8) * ((to - two) * half) + half;
    cvector_int8 part1 = __builtin_convertvector(next1, cvector_int8);
    cvector_int8 part2 = __builtin_convertvector(next2, cvector_int8);
    cvector_int8 part3 = __builtin_convertvector(next3, cvector_int8);
    cvector_int8 a = ((used1 - part1) ^ minus) - minus;
    cvector_int8 b = ((part1 + second - part2) ^ minus) - minus;
    cvector_int8 c = ((part2 + third - part3) ^ minus) - minus;
    cvector_int8 d = (part3 ^ minus) - minus;
    // From a row for each cell to a row for each edge.
    cvector_int8 ac = __builtin_shufflevector(a, c, 0, 8, 1, 9, 4, 12, 5, 13);
    cvector_int8 bd = __builtin_shufflevector(b, d, 0, 8, 1, 9, 4, 12, 5, 13);
    cvector_int8 ac2 = __builtin_shufflevector(a, c, 2, 10, 3, 11, 6, 14, 7, 15);
    cvector_int8 bd2 = __builtin_shufflevector(b, d, 2, 10, 3, 11, 6, 14, 7, 15);
    cvector_int8 ae = __builtin_shufflevector(ac, bd, 0, 8, 1, 9, 4, 12, 5, 13);
    cvector_int8 bf = __builtin_shufflevector(ac, bd, 2, 10, 3, 11, 6, 14, 7, 15);
    cvector_int8 cg = __builtin_shufflevector(ac2, bd2, 0, 8, 1, 9, 4, 12, 5, 13);
    cvector_int8 dh = __builtin_shufflevector(ac2, bd2, 2, 10, 3, 11, 6, 14, 7, 15);
    cvector_int8 reach = is_one + is_two + 3;
    cvector_cells cells = {ae.lo, bf.lo, cg.lo, dh.lo, ae.hi, bf.hi, cg.hi, dh.hi, reach.lo, reach.hi};
    return cells;
}
