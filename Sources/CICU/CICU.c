#include "CICU.h"

#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/utypes.h>

int32_t cicu_find_breaks(int32_t kind, const uint16_t *text, int32_t length, uint8_t *isBreak) {
    UErrorCode status = U_ZERO_ERROR;
    memset(isBreak, 0, (size_t)length + 1);
    /* "root" and not NULL: NULL means the process's locale. */
    UBreakIterator *breaks =
        ubrk_open(kind == CICU_LINE_BREAKS ? UBRK_LINE : UBRK_CHARACTER, "root", (const UChar *)text, length, &status);
    if (U_FAILURE(status)) return status;
    for (int32_t at = ubrk_first(breaks); at != UBRK_DONE; at = ubrk_next(breaks)) isBreak[at] = 1;
    ubrk_close(breaks);
    return 0;
}

int32_t cicu_bidi_levels(const uint16_t *text, int32_t length, int32_t fallbackIsRightToLeft, uint8_t *levels,
                         uint8_t *baseLevel) {
    UErrorCode status = U_ZERO_ERROR;
    UBiDi *bidi = ubidi_openSized(length, 0, &status);
    if (U_SUCCESS(status)) {
        UBiDiLevel base = fallbackIsRightToLeft ? UBIDI_DEFAULT_RTL : UBIDI_DEFAULT_LTR;
        ubidi_setPara(bidi, (const UChar *)text, length, base, NULL, &status);
        const UBiDiLevel *found = ubidi_getLevels(bidi, &status);
        if (U_SUCCESS(status)) {
            memcpy(levels, found, (size_t)length);
            *baseLevel = ubidi_getParaLevel(bidi);
        }
        ubidi_close(bidi);
    }
    return U_FAILURE(status) ? status : 0;
}

void cicu_visual_order(const uint8_t *levels, int32_t count, int32_t *order) {
    ubidi_reorderVisual(levels, count, order);
}

const char *cicu_error_name(int32_t code) { return u_errorName((UErrorCode)code); }
