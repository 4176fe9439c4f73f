#!/usr/bin/env bash
# Looks into the objects of both builds of the kernels, on x86-64: kernels-test.sh BUILD, a folder like .build/release
#
# A weak symbol is defined in every object that needs it, and the linker keeps one of them for all. If that is the copy
# compiled for AVX2, then code for any processor calls it, and ends at its first instruction where there is none. So the
# objects of KernelsAVX2 define no function but those whose mangled name says that they are theirs. The cure is named in
# Sources/Kernels/KernelSet.swift.
set -euo pipefail

avx2=("$1"/KernelsAVX2.build/*.o)
baseline=("$1"/Kernels.build/*.o)
[[ -e ${avx2[0]} && -e ${baseline[0]} ]] || { echo "$1 holds no objects of the kernels" && exit 1; }
fault=0

# Upper case and u, v, w are symbols that other objects see. The constant data among them is the same in every object:
# the version of the metadata, references to protocols, and names of types.
foreign=$(nm --defined-only -f posix "${avx2[@]}" \
    | grep -E ' [A-Zuvw]( |$)' \
    | grep -vE '^[^ ]*11KernelsAVX2|^(__swift_reflection_version|got\.\$s[^ ]*Mp|symbolic .*) V' || true)
if [[ -n $foreign ]]; then
    printf 'KernelsAVX2 defines symbols that baseline code could be given:\n%s\n' "$foreign"
    fault=1
fi

# count PATTERN OBJECT…: the instructions that match.
count() { objdump -d --no-show-raw-insn "${@:2}" | grep -cE "$1" || true; }
[[ $(count '%ymm' "${avx2[@]}") -gt 0 ]] || { echo "KernelsAVX2 has no instruction of AVX2"; fault=1; }
[[ $(count '\svfn?m(add|sub)' "${avx2[@]}") -eq 0 ]] || { echo "KernelsAVX2 fuses multiply and add, which rounds once"; fault=1; }
[[ $(count '\sv[a-z0-9]+\s.*%[xyz]mm' "${baseline[@]}") -eq 0 ]] || { echo "Kernels has instructions of AVX"; fault=1; }
exit $fault
