#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# with-journal.sh COMMAND...
# Runs a command with a system journal of its own: a systemd-journald with a /run that nobody else sees. The system's own
# journal, where there is one, is not touched. 77 where that can't be had: needs systemd, and to be root or to be allowed
# user namespaces.
set -eu

if [ "${LABDESK_INSIDE_JOURNAL:-}" != yes ]; then
    journald=/lib/systemd/systemd-journald
    for tool in unshare journalctl $journald; do
        command -v "$tool" >/dev/null || { echo "with-journal.sh: $tool is missing" >&2; exit 77; }
    done
    [ -s /etc/machine-id ] || { echo "with-journal.sh: this computer has no machine ID" >&2; exit 77; }
    mapped=--map-root-user
    [ "$(id -u)" -ne 0 ] || mapped=
    unshare --mount $mapped mount -t tmpfs tmpfs /run 2>/dev/null \
        || { echo "with-journal.sh: no /run of its own is allowed here" >&2; exit 77; }
    LABDESK_INSIDE_JOURNAL=yes JOURNALD=$journald exec unshare --mount $mapped -- "$0" "$@"
fi

mount -t tmpfs tmpfs /run
mkdir -p /run/systemd/journal /run/log/journal
"$JOURNALD" 2>/run/journald.log &
journal=$!
tries=0
until [ -S /run/systemd/journal/socket ] && [ -e "/run/log/journal/$(cat /etc/machine-id)/system.journal" ]; do
    tries=$((tries + 1))
    if [ "$tries" -gt 100 ] || ! kill -0 "$journal" 2>/dev/null; then
        echo "with-journal.sh: the journal does not start here" >&2
        cat /run/journald.log >&2
        kill "$journal" 2>/dev/null || true
        exit 77
    fi
    sleep 0.1
done
code=0
"$@" || code=$?
kill "$journal" 2>/dev/null || true
wait "$journal" 2>/dev/null || true
exit "$code"
