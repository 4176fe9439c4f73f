#include <lcms2.h>

// Pixel layouts: macros of macros, which Swift does not import.
static const cmsUInt32Number lcms_format_gray16 = TYPE_GRAY_16;
static const cmsUInt32Number lcms_format_rgba8 = TYPE_RGBA_8;
static const cmsUInt32Number lcms_format_rgba16 = TYPE_RGBA_16;
