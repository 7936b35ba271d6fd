#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# with-keyring.sh [--locked] COMMAND...
# Runs a command with a message bus and a keyring of its own, in a home of its own: unlocked, or locked before the command
# starts. LABDESK_KEYRING_PID is the keyring's process. Needs no display and touches nobody's real keyring.
# Needs dbus, gnome-keyring, libsecret-1-0 and gdbus (libglib2.0-bin).
set -eu

if [ "${LABDESK_INSIDE_BUS:-}" != yes ]; then
    for tool in dbus-run-session gnome-keyring-daemon gdbus; do
        command -v "$tool" >/dev/null || { echo "with-keyring.sh: $tool is missing" >&2; exit 99; }
    done
    place=$(mktemp -d)
    trap 'rm -rf "$place"' EXIT
    mkdir -m 700 "$place/home" "$place/run"
    mkdir -p "$place/home/.local/share"
    code=0
    env -u DBUS_SESSION_BUS_ADDRESS -u GNOME_KEYRING_CONTROL -u DISPLAY -u WAYLAND_DISPLAY -u XDG_CURRENT_DESKTOP \
        -u DESKTOP_SESSION -u KDE_FULL_SESSION -u GNOME_DESKTOP_SESSION_ID \
        LABDESK_INSIDE_BUS=yes HOME="$place/home" XDG_RUNTIME_DIR="$place/run" XDG_DATA_HOME="$place/home/.local/share" \
        dbus-run-session -- "$0" "$@" || code=$?
    exit "$code"
fi

bus() {
    gdbus call --session -d org.freedesktop.DBus -o /org/freedesktop/DBus -m "org.freedesktop.DBus.$1" org.freedesktop.secrets 2>/dev/null
}

locked=no
if [ "$1" = --locked ]; then
    locked=yes
    shift
fi
log="$XDG_RUNTIME_DIR/keyring.log"
printf 'test\n' | gnome-keyring-daemon --unlock --foreground --components=secrets >"$log" 2>&1 &
tries=0
until bus NameHasOwner | grep -q true; do
    tries=$((tries + 1))
    if [ "$tries" -gt 500 ]; then
        echo "with-keyring.sh: the keyring did not start" >&2
        cat "$log" >&2
        exit 98
    fi
    sleep 0.02
done
LABDESK_KEYRING_PID=$(bus GetConnectionUnixProcessID | grep -oE '[0-9]+' | tail -n 1)
export LABDESK_KEYRING_PID
if [ "$locked" = yes ]; then
    gdbus call --session -d org.freedesktop.secrets -o /org/freedesktop/secrets -m org.freedesktop.Secret.Service.Lock \
        "['/org/freedesktop/secrets/collection/login']" >/dev/null
fi
code=0
"$@" || code=$?
kill -CONT "$LABDESK_KEYRING_PID" 2>/dev/null || true
kill "$LABDESK_KEYRING_PID" 2>/dev/null || true
exit "$code"
