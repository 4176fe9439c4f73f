#ifndef CICU_H
#define CICU_H

#include <stdint.h>

/* The few functions of ICU that Scrim uses. ICU renames its symbols by macro, which Swift cannot see.
 * Each function returns 0 or ICU's own error code; no locale and no global state of ICU is read. */

enum {
    CICU_GRAPHEME_BREAKS = 0,
    CICU_LINE_BREAKS = 1,
};

/* Sets isBreak[i] to 1 for every break before unit i of the text and to 0 for every other i in 0...length. */
int32_t cicu_find_breaks(int32_t kind, const uint16_t *text, int32_t length, uint8_t *isBreak);

/* Writes the embedding level of each unit. The text is one paragraph whose first strong character decides its base
 * level; without one the base is 1 where fallbackIsRightToLeft is not 0. */
int32_t cicu_bidi_levels(const uint16_t *text, int32_t length, int32_t fallbackIsRightToLeft, uint8_t *levels,
                         uint8_t *baseLevel);

/* Writes, for each place from the left, the index of the piece that stands there. */
void cicu_visual_order(const uint8_t *levels, int32_t count, int32_t *order);

/* Writes the ISO 15924 codes of the scripts that use a character, four letters each packed big-endian, and returns how
 * many there are. A character of a single script or of all of them has one: its own, or Zyyy, or Zinh. */
int32_t cicu_scripts(uint32_t character, uint32_t *codes, int32_t capacity);

const char *cicu_error_name(int32_t code);

#endif
