#!/usr/bin/env bash
# Runs the set-up against programs that only pretend, in the empty folder DIR: setup-test.sh DIR
#
# The copy there has a fresh program without sources that changed, a `swift` and an `apt-get`, and no packages of its own.
set -euo pipefail
root=$(cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../.." && pwd -P)

mkdir -p "$1"
cd -- "$1"
mkdir -p Tools bin Sources .build/release
cp -R "$root/Tools/." Tools
touch Package.swift

# program PATH LINE…: a program of these lines of shell.
program() { printf '%s\n' '#!/bin/sh' "${@:2}" >"$1" && chmod +x "$1"; }
program .build/release/scrim 'echo "ran $*"'
program bin/apt-get 'echo "apt-get $*"'

# expect CODE TEXT COMMAND…: the command ends with the code and says the text.
expect() {
    local code=0
    PATH="$PWD/bin:$PATH" "${@:3}" >said 2>&1 || code=$?
    if [[ $code -ne $1 ]] || ! grep -qF -- "$2" said; then
        echo "expected code $1 and \"$2\" of: ${*:3}; it was code $code and:"
        cat said
        exit 1
    fi
}

program bin/swift 'exit 1'
expect 69 "the build failed" Tools/scrim devices
# Neither has a failed build become the last good one, nor does a condition around the call hide the failure.
expect 69 "the build failed" Tools/scrim devices
expect 3 "building" bash -euc 'source Tools/lib/setup.sh; ensure_build release || exit 3'

program bin/swift 'exit 0'
expect 0 "ran devices" Tools/scrim devices
program bin/swift 'exit 1'
expect 0 "ran devices" Tools/scrim devices

sed -i 's|/usr/include/png.h|/nowhere/png.h|' Tools/lib/setup.sh
if [[ $EUID -eq 0 ]]; then
    expect 69 "libpng-dev is installed, but /nowhere/png.h is not there" Tools/scrim devices
    program bin/apt-get 'exit 100'
    expect 69 "could not be installed. Run: apt-get install libpng-dev" Tools/scrim devices
else
    program bin/sudo 'exit 1'
    expect 69 "Run: sudo apt-get install libpng-dev" Tools/scrim devices
fi

expect 64 "Usage: Tools/test" Tools/test everything
expect 0 "Usage: Tools/test" Tools/test --help
