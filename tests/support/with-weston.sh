#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# with-weston.sh WIDTH HEIGHT SCALE COMMAND...
# Runs a command in a Wayland session of its own, without a screen: width and height in logical pixels. There is no X11, and
# weston without a screen has no keyboard, which an input method of Qt 6.4 would look for.
# Needs weston and qt6-wayland (packaging/linux/wayland-deps.apt).
set -eu
command -v weston >/dev/null || { echo "with-weston.sh: weston is missing" >&2; exit 99; }
width=$1 height=$2 scale=$3
shift 3
place=$(mktemp -d)
chmod 700 "$place"
compositor=
finish() {
    [ -z "$compositor" ] || kill "$compositor" 2>/dev/null || true
    rm -rf "$place"
}
trap finish EXIT
trap 'exit 130' INT TERM
XDG_RUNTIME_DIR=$place weston --no-config --backend=headless-backend.so --width="$width" --height="$height" --scale="$scale" \
    --socket=wayland-labdesk --idle-time=0 --log="$place/log" >/dev/null 2>&1 &
compositor=$!
tries=0
until [ -S "$place/wayland-labdesk" ]; do
    tries=$((tries + 1))
    if [ "$tries" -gt 3000 ] || ! kill -0 "$compositor" 2>/dev/null; then
        echo "with-weston.sh: weston did not start" >&2
        cat "$place/log" >&2
        exit 98
    fi
    sleep 0.02
done
code=0
env -u DISPLAY -u QT_QPA_PLATFORM -u XDG_CURRENT_DESKTOP -u DESKTOP_SESSION XDG_SESSION_TYPE=wayland \
    XDG_RUNTIME_DIR="$place" WAYLAND_DISPLAY=wayland-labdesk QT_IM_MODULE=compose "$@" || code=$?
exit "$code"
