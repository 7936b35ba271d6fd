# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# Sourced by the prove- scripts: bare Debian systems in folders, and commands inside them. Needs root and debootstrap.
# $work is the folder all of it is in; it goes at the end unless KEEP=1.

begin_work() { # NAME
    work=$(mktemp -d "/var/tmp/labdesk-$1.XXXXXX")
    chmod 755 "$work"
    trap end_work EXIT
}

end_work() {
    local place
    for place in "$work"/*/; do
        leave "$(basename "$place")"
    done
    if [ -n "${KEEP:-}" ] || grep -q " $work/" /proc/mounts; then # what is mounted may be somebody's own
        echo "kept: $work"
    else
        rm -rf --one-file-system "$work"
    fi
}

# A bare system as NAME; BASE=DIR is a debootstrapped folder to copy instead, made when it is not there.
bare() { # SUITE NAME
    if [ -n "${BASE:-}" ]; then
        [ -d "$BASE" ] || debootstrap --variant=minbase --include=ca-certificates "$1" "$BASE"
        cp -a "$BASE" "$work/$2"
    else
        debootstrap --variant=minbase --include=ca-certificates "$1" "$work/$2"
    fi
    # The machine's own way to the packages, a mirror or a proxy, serves here as well.
    if [ "$1" = "$(. /etc/os-release && echo "$VERSION_CODENAME")" ]; then
        rm -f "$work/$2/etc/apt/sources.list"
        cp -r /etc/apt/sources.list* "$work/$2/etc/apt/"
        rm -f "$work/$2"/etc/apt/sources.list.d/*google* "$work/$2"/etc/apt/sources.list.d/*node*
    fi
    cp -r /etc/apt/apt.conf.d "$work/$2/etc/apt/" 2>/dev/null || true
    cp /etc/resolv.conf "$work/$2/etc/" 2>/dev/null || true
}

enter() { # NAME
    mount -t proc proc "$work/$1/proc"
    mount --rbind /dev "$work/$1/dev"
    mount --make-rslave "$work/$1/dev"
}

leave() { # NAME
    local place
    for place in dev proc ccache; do
        umount -l "$work/$1/$place" 2>/dev/null || true
    done
}

inside() { # NAME COMMAND...
    local name=$1
    shift
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 HOME=/root DEBIAN_FRONTEND=noninteractive chroot "$work/$name" "$@"
}

# As the user "agent", at home.
as_agent() { # NAME COMMAND...
    local name=$1
    shift
    inside "$name" setpriv --reuid agent --regid agent --init-groups env HOME=/home/agent XDG_RUNTIME_DIR=/home/agent/run \
        sh -c 'cd; exec "$@"' sh "$@"
}

timed() { # LABEL COMMAND...
    local label=$1 began=$SECONDS
    shift
    if ! "$@" >"$work/log" 2>&1; then
        tail -n "${LINES_SHOWN:-60}" "$work/log"
        echo "FAILED: $label"
        exit 1
    fi
    echo "$label: $((SECONDS - began)) s"
}

holds() { # SENTENCE COMMAND...
    local sentence=$1
    shift
    if ! "$@" >"$work/log" 2>&1; then
        tail -n 40 "$work/log"
        echo "FAILED: $sentence"
        exit 1
    fi
    echo "ok: $sentence"
}
