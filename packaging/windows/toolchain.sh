# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash disable=SC2034 # what reads it uses these
#
# Where the cross-build is, and how it compiles. Read by libraries, build and the tests.
cache=${LABDESK_WINDOWS:-${XDG_CACHE_HOME:-$HOME/.cache}/labdesk-windows}
prefix=$cache/prefix
host=x86_64-w64-mingw32
export PKG_CONFIG_LIBDIR=$prefix/lib/pkgconfig PKG_CONFIG_PATH=
# GCC for Windows does not align the stack for AVX (GCC bugs 49001 and 54412): the assembler writes unaligned moves instead.
avx=-Wa,-muse-unaligned-vector-move
# The same bytes, whatever the folder and the hour.
same_names="-ffile-prefix-map=$cache=."
same_times=-Wl,--no-insert-timestamp
for_qt=(-DQT_HOST_PATH=/usr -DQT_HOST_PATH_CMAKE_DIR=/usr/lib/x86_64-linux-gnu/cmake)

draw_icon() { # ROOT BUILD: the icon of the programs, in all sizes
    icotool -c -o "$2/labdesk.ico" "$1"/resources/icons/app/labdesk-{16,24,32,48,64,128}.png --raw="$1/resources/icons/app/labdesk-256.png"
}

# What has to run on the building machine, and then how to compile this project, whose checkout is ROOT.
labdesk_for_windows() { # ROOT BUILD OPTION...
    local root=$1 tree=$2
    shift 2
    cmake -G Ninja -S "$root/resources/icons/recipe" -B "$tree/host" -DCMAKE_BUILD_TYPE=Release
    ninja -C "$tree/host" record_icons
    draw_icon "$root" "$tree"
    cmake_for_windows "$root" "$tree" "${for_qt[@]}" -DQt6LinguistTools_DIR=/usr/lib/x86_64-linux-gnu/cmake/Qt6LinguistTools \
        -DLABDESK_HOST_TOOLS="$tree/host" -DLABDESK_ICON="$tree/labdesk.ico" -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=16 \
        -DCMAKE_CXX_FLAGS="$avx $same_names -ffile-prefix-map=$root=. -Wa,-mbig-obj" "$@"
}

cmake_for_windows() { # SOURCE BUILD OPTION...
    local source=$1 build=$2
    shift 2
    cmake -G Ninja -S "$source" -B "$build" -DCMAKE_TOOLCHAIN_FILE="$(dirname "$(realpath "${BASH_SOURCE[0]}")")/toolchain.cmake" -DLABDESK_WINDOWS_PREFIX="$prefix" \
        -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX="$prefix" -DCMAKE_C_FLAGS="$avx $same_names" -DCMAKE_CXX_FLAGS="$avx $same_names" \
        -DCMAKE_{EXE,SHARED,MODULE}_LINKER_FLAGS=$same_times "$@"
}
