#!/usr/bin/env bash
# Runs what README.md shows, as it is written, in the empty folder DIR: readme.sh DIR
#
# A block ```json NAME becomes the file NAME there; each block ```sh that calls Tools/scrim then runs in order, and stops
# everything when it fails. `shot.png`, the reader's own screenshot, is made here in the size of an iPhone 16 Pro Max.
set -euo pipefail
root=$(cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../.." && pwd -P)

# The reader's machine is none of CI, where nothing is recorded.
source "$root/Tools/lib/no-ci.sh"
mkdir -p "$1"
cd -- "$1"
ln -s "$root/Tools" Tools
awk '
    /^```/ && open { close(file); open = 0; next }
    /^```json [^ ]+$/ { open = 1; file = $2; next }
    /^```sh$/ { open = 1; file = sprintf("block-%03d.sh", ++count); next }
    open { print > file }
' "$root/README.md"
Tools/scrim render --device "iPhone 16 Pro Max" --state success --backdrop clear --out shot
mv shot/*.png shot.png

ran=0
for block in block-*.sh; do
    grep -q '^ *Tools/scrim' "$block" || continue
    printf '%s\n' "--- $block" && cat "$block"
    bash -euo pipefail "$block"
    ran=$((ran + 1))
done
[[ $ran -gt 0 ]] || { echo "README.md shows no command" && exit 1; }
