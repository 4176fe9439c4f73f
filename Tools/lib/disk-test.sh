#!/usr/bin/env bash
# Records where files cannot be written: disk-test.sh SCRIM DIR
#
# A full disk and a read-only folder end a run with an error, leave every reference as it was, and no part of a file. Both are
# a small memory disk in a mount namespace of this script's own, which is left out where the machine allows none.
set -euo pipefail
scrim=$1
source "$(dirname -- "$(readlink -f -- "$0")")/no-ci.sh"
if [[ ${3:-} != inside ]]; then
    mkdir -p "$2"
    for user in "" --map-root-user; do
        unshare --mount ${user:+--user "$user"} true 2>/dev/null || continue
        exec unshare --mount ${user:+--user "$user"} "$0" "$1" "$2" inside
    done
    echo "no mount namespace can be made here: left out"
    exit 0
fi

cd -- "$2"
mkdir -p disk out
mount -t tmpfs -o size=16m tmpfs disk
mkdir disk/Scenes
scene() {
    printf '{"scrim": 1, "device": "iPhone 5", "textSize": ["S", "M", "L", "XL"], "hud": {"state": ["success", "failure"],
        "message": "%s", "backdrop": "variable-blur"}}' "$1" >disk/Scenes/ok.json
}
# run CODE WORD…: a test run that ends with a code.
run() {
    local want=$1 code=0
    shift
    "$scrim" test --snapshots disk --differences out "$@" >log 2>&1 || code=$?
    [[ $code -eq $want ]] || { echo "scrim test $* ended with $code instead of $want:"; cat log; exit 1; }
}
sums() { find disk/References -type f -name '*.png' -exec sha256sum {} + | sort; }
whole() {
    local picture
    find disk -name '*.png' | while read -r picture; do "$scrim" compare "$picture" "$picture" >/dev/null || exit 1; done
    [[ -z $(find disk -name '*.tmp') ]] || { echo "a part of a file was left"; exit 1; }
}

scene one
# All but so much of the disk is taken.
head -c $((16 * 1024 * 1024 - 400 * 1024)) /dev/zero >disk/filler
run 73 --record
whole
recorded=$(sums | wc -l)
[[ $recorded -gt 0 && $recorded -lt 8 ]] || { echo "$recorded references were written before the disk was full"; exit 1; }
rm disk/filler
run 0 --record=missing
run 0
before=$(sums)

scene two
head -c 16m /dev/zero >disk/filler 2>/dev/null || true
run 73 --record
whole
[[ $(sums) == "$before" ]] || { echo "a full disk changed a reference"; exit 1; }
rm disk/filler
run 1

mount -o remount,ro disk
run 73 --record
run 1
[[ $(sums) == "$before" ]] || { echo "a read-only folder changed"; exit 1; }
code=0
"$scrim" accept '*' --snapshots disk --differences out >log 2>&1 || code=$?
[[ $code -eq 73 ]] || { echo "accept ended with $code"; cat log; exit 1; }
mount -o remount,rw disk
"$scrim" accept '*' --snapshots disk --differences out >/dev/null
run 0
echo "a full disk and a read-only folder lose nothing"
