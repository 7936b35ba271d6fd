#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# tests/support/with-fonts.sh noto|open COMMAND...: runs COMMAND; the tests that it starts see these fonts and no others.
#   noto  Noto Sans, Noto Sans Mono
#   open  Open Sans, which is as wide as Segoe UI, and Liberation Mono; Noto Naskh for Arabic
# The fonts come from packages of the system, which are unpacked in build/fonts and not installed.
set -eu
case ${1:-} in
noto) packages="fonts-noto-core fonts-noto-mono" files="NotoSans-* NotoSansMono-* NotoNaskhArabic-*" sans="Noto Sans" mono="Noto Sans Mono" ;;
open) packages="fonts-open-sans fonts-liberation fonts-noto-core" files="OpenSans-* Liberation* NotoNaskhArabic-*" sans="Open Sans" mono="Liberation Mono" ;;
*)
    sed -n '5,8s/^# //p' "$0" >&2
    exit 2
    ;;
esac
folder=$(cd "$(dirname "$0")/../.." && pwd)/build/fonts/$1
shift
if [ ! -f "$folder/fonts.conf" ]; then
    mkdir -p "$folder"
    # shellcheck disable=SC2086 # word splitting is meant
    (cd "$folder" && apt-get download -qq $packages)
    for package in "$folder"/*.deb; do
        dpkg -x "$package" "$folder"
    done
    set -f # the patterns are fontconfig's
    # shellcheck disable=SC2086
    accepted=$(printf '<glob>*/%s</glob>' $files)
    set +f
    cat >"$folder/fonts.conf" <<END
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
    <dir>$folder/usr/share/fonts</dir>
    <cachedir>$folder/cache</cachedir>
    <selectfont><acceptfont>$accepted</acceptfont><rejectfont><glob>*.ttf</glob><glob>*.otf</glob></rejectfont></selectfont>
    <match target="pattern">
        <test qual="all" name="family" compare="not_eq"><string>sans-serif</string></test>
        <test qual="all" name="family" compare="not_eq"><string>monospace</string></test>
        <edit name="family" mode="append_last"><string>sans-serif</string></edit>
    </match>
    <alias><family>sans-serif</family><prefer><family>$sans</family></prefer></alias>
    <alias><family>monospace</family><prefer><family>$mono</family></prefer></alias>
</fontconfig>
END
fi
LABDESK_TEST_FONTS=$folder/fonts.conf
export LABDESK_TEST_FONTS
exec "$@"
