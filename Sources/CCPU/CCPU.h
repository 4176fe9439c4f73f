// What the processor can do, as the compiler's own runtime finds out.
#pragma once

#include <stdbool.h>

/// True when everything that `-march=haswell` lets a compiler use is there, and the system saves the wide registers.
static inline bool cpu_has_avx2(void) {
#if defined(__x86_64__)
    __builtin_cpu_init();
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi")
        && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("lzcnt") && __builtin_cpu_supports("movbe")
        && __builtin_cpu_supports("f16c");
#else
    return false;
#endif
}
