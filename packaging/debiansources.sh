# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash disable=SC2154 # cache is set by what reads this
#
# Debian's sources, unpacked below $cache. Read by what builds a library of Debian's in another way.
sources_list=$(dirname "$(realpath "${BASH_SOURCE[0]}")")/windows/sources.list
mkdir -p "$cache"/{download,source}

fetch() { # SUITE PACKAGE FILE SHA256: apt compares what it gets with its signed list; a list of its own leaves the machine's alone
    local suite=$1 package=$2 file=$3 sum=$4 apt=$cache/apt-$1 options
    [ ! -e "$cache/download/$file" ] || ! sha256sum --status -c <<<"$sum  $cache/download/$file" || return 0
    options=(-o APT::Sandbox::User=root -o Dir::Etc::sourcelist=/dev/null -o "Dir::Etc::sourceparts=$apt/parts" -o "Dir::State::lists=$apt/lists")
    if [ ! -e "$apt/ready" ]; then
        mkdir -p "$apt/parts" "$apt/lists/partial"
        sed -e 's/^Types: .*/Types: deb-src/' -e "s/\bbookworm\b/$suite/g" /etc/apt/sources.list.d/debian.sources >"$apt/parts/source.sources"
        apt-get "${options[@]}" update
        touch "$apt/ready"
    fi
    # A mirror may lack a file that is not needed here: what counts is the sum of this one.
    (cd "$cache/download" && apt-get "${options[@]}" source --download-only "$package") || true
    sha256sum -c <<<"$sum  $cache/download/$file"
}

lines_of() { # PACKAGE
    grep -E "^[a-z]+ +$1 " "$sources_list"
}

source_of() { # PACKAGE FOLDER: unpacked, without the archive's own first folder, with Debian's patches where they are listed
    local suite package file sum one
    rm -rf "${cache:?}/source/$2"
    mkdir -p "$cache/source/$2"
    while read -r suite package file sum; do
        fetch "$suite" "$package" "$file" "$sum"
        case $file in
        *.orig.tar.*) tar -C "$cache/source/$2" --strip-components=1 -xf "$cache/download/$file" ;;
        *.debian.tar.*)
            tar -C "$cache/source/$2" -xf "$cache/download/$file"
            grep -v -e '^#' -e '^$' "$cache/source/$2/debian/patches/series" | while read -r one; do
                patch -d "$cache/source/$2" -p1 -s <"$cache/source/$2/debian/patches/$one"
            done
            ;;
        esac
    done < <(lines_of "$1")
}
