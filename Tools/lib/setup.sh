# Shared by Tools/scrim and Tools/test: the system packages, the compiler and the two builds.
#
# Everything here reports on standard error, so that a caller's standard output stays the program's own.

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd -P)

# Exit code of sysexits.h for a missing service; the program itself never returns it.
readonly unavailable=69

# One file for each Debian package, which is there exactly when the package is. Testing for a file costs nothing; asking
# dpkg would cost more than the whole start.
readonly packages=(
    "libpng-dev /usr/include/png.h"
    "zlib1g-dev /usr/include/zlib.h"
    "libdeflate-dev /usr/include/libdeflate.h"
    "libharfbuzz-dev /usr/include/harfbuzz/hb.h"
    "libicu-dev /usr/include/unicode/utypes.h"
    "liblcms2-dev /usr/include/lcms2.h"
    "libxxhash-dev /usr/include/xxhash.h"
    "fonts-inter /usr/share/fonts/opentype/inter/Inter-Regular.otf"
    "fonts-noto-core /usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf"
    "fonts-droid-fallback /usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf"
)

# What Tools/test needs beside them, to read the PNG files and pages that Scrim writes.
readonly test_packages=(
    "chromium /usr/bin/chromium"
    "pngcheck /usr/bin/pngcheck"
    "imagemagick /usr/bin/convert"
)

# What it needs on x86-64 too, to look into object files and to play an older processor.
readonly x86_test_packages=(
    "binutils /usr/bin/objdump"
    "qemu-user /usr/bin/qemu-x86_64"
)

# What a test with a Slurm of its own needs, where it may run as root.
readonly cluster_packages=(
    "slurm-wlm /usr/sbin/slurmctld"
    "munge /usr/sbin/munged"
)

say() { printf 'scrim: %s\n' "$*" >&2; }

# ensure_packages ENTRY…: installs the system packages that are missing, those given here too, or names them and stops.
ensure_packages() {
    local entries=("${packages[@]}" "$@") missing=() entry
    for entry in "${entries[@]}"; do
        [[ -e ${entry#* } ]] || missing+=("${entry%% *}")
    done
    [[ ${#missing[@]} -gt 0 ]] || return 0

    local remedy="apt-get install ${missing[*]}"
    local -a privilege=()
    if ! command -v apt-get >/dev/null; then
        say "these system packages are missing: ${missing[*]}. Install them (their names are Debian's) and start again."
        exit $unavailable
    elif [[ $EUID -ne 0 ]]; then
        if ! sudo -n true 2>/dev/null; then
            say "these system packages are missing: ${missing[*]}. Run: sudo $remedy"
            exit $unavailable
        fi
        privilege=(sudo -n)
    fi

    say "installing the system packages ${missing[*]}"
    local -a apt=("${privilege[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q)
    if ! { "${apt[@]}" update && "${apt[@]}" install -y --no-install-recommends "${missing[@]}"; } >&2; then
        say "the packages could not be installed. Run: $remedy"
        exit $unavailable
    fi
    # Without this, another distribution's package of the same name would be installed again at every start.
    for entry in "${entries[@]}"; do
        [[ -e ${entry#* } ]] && continue
        say "${entry%% *} is installed, but ${entry#* } is not there; put Debian's package in its place."
        exit $unavailable
    done
}

ensure_swift() {
    command -v swift >/dev/null && return 0
    say "the Swift compiler is missing: install Swift 6.2 or newer (swift.org/install) and put 'swift' on the PATH."
    exit $unavailable
}

# Builds `scrim` in a configuration, unless the last build there was made of the files that lie here now.
#
# A stamp carries the moment at which that build *began*, so that a file saved while it ran makes the next one. Each step
# tells its failure itself, because `set -e` does not count in a function that is called in a condition.
ensure_build() {
    local configuration=$1
    local binary="$root/.build/$configuration/scrim" stamp="$root/.build/scrim-$configuration.stamp"
    if [[ -x $binary && -e $stamp && -z $(find "$root/Package.swift" "$root/Sources" -newer "$stamp" -print -quit) ]]; then
        return 0
    fi
    ensure_swift
    say "building ($configuration)"
    mkdir -p "$root/.build" && : >"$stamp.new" || return $unavailable
    if ! swift build --package-path "$root" --configuration "$configuration" --product scrim >&2; then
        say "the build failed, for the reason above; Swift must be 6.2 or newer"
        return $unavailable
    fi
    mv "$stamp.new" "$stamp"
}
