#include "CICU.h"

#include <pthread.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uscript.h>
#include <unicode/utypes.h>

/* Opening an iterator reads its rules from ICU's data, which takes longer than any short text; it is done once, and each
 * call works on a copy. A copy may be made by several threads at once, as nothing changes the originals. */
static pthread_once_t opened = PTHREAD_ONCE_INIT;
static UBreakIterator *originals[2];
static UErrorCode openingStatus = U_ZERO_ERROR;

static void open_originals(void) {
    /* "root" and not NULL: NULL means the process's locale. */
    originals[CICU_GRAPHEME_BREAKS] = ubrk_open(UBRK_CHARACTER, "root", NULL, 0, &openingStatus);
    originals[CICU_LINE_BREAKS] = ubrk_open(UBRK_LINE, "root", NULL, 0, &openingStatus);
}

int32_t cicu_find_breaks(int32_t kind, const uint16_t *text, int32_t length, uint8_t *isBreak) {
    memset(isBreak, 0, (size_t)length + 1);
    pthread_once(&opened, open_originals);
    if (U_FAILURE(openingStatus)) return openingStatus;
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *breaks = ubrk_clone(originals[kind], &status);
    if (U_SUCCESS(status)) {
        ubrk_setText(breaks, (const UChar *)text, length, &status);
        if (U_SUCCESS(status)) {
            for (int32_t at = ubrk_first(breaks); at != UBRK_DONE; at = ubrk_next(breaks)) isBreak[at] = 1;
        }
        ubrk_close(breaks);
    }
    return U_FAILURE(status) ? status : 0;
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

int32_t cicu_scripts(uint32_t character, uint32_t *codes, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode scripts[64];
    int32_t count = uscript_getScriptExtensions((UChar32)character, scripts, 64, &status);
    if (U_FAILURE(status)) return 0;
    if (count > capacity) count = capacity;
    for (int32_t i = 0; i < count; i++) {
        const char *name = uscript_getShortName(scripts[i]);
        codes[i] = (uint32_t)(unsigned char)name[0] << 24 | (uint32_t)(unsigned char)name[1] << 16 |
                   (uint32_t)(unsigned char)name[2] << 8 | (uint32_t)(unsigned char)name[3];
    }
    return count;
}

const char *cicu_error_name(int32_t code) { return u_errorName((UErrorCode)code); }
