# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# In front of each script that prove-docs runs in a bare system.
set -exo pipefail

not() { ! "$@"; }

as_agent() { # runs standard input at home, as a user who may use sudo
    cat >/home/agent/steps
    runuser -u agent -- env HOME=/home/agent XDG_RUNTIME_DIR="/run/user/$(id -u agent)" SYSTEMD_EDITOR="$SYSTEMD_EDITOR" \
        bash -c 'cd; . /usr/local/share/functions.sh; . ./steps' </dev/null
}

# A service runs in the background from when it listens until "ended"; $told is what it prints. Its commands end by themselves.
running=()
labdesk-service() {
    case ${1:-} in
    --openapi | [a-z]*) command labdesk-service "$@"; return ;;
    esac
    told=$PWD/told.${#running[@]}
    : >"$told" # the one before may have listened
    command labdesk-service "$@" >"$told" 2>&1 &
    running+=($!)
    for _ in {1..300}; do
        if grep -qE '^address: |"Listening on' "$told"; then
            return 0
        fi
        kill -0 $! || break
        sleep 0.1
    done
    cat "$told"
    return 1
}
ended() {
    kill "${running[@]}"
    wait "${running[@]}"
    running=()
}

# Each line of standard input is in the file, whatever its numbers, IDs and times are.
masked() { sed -E 's/[0-9a-f]{4,}[-0-9a-f]*…?/#/g; s/[0-9]+/0/g'; }
like() { # FILE
    local line
    while read -r line; do
        grep -xF -- "$(masked <<<"$line")" <(masked <"$1")
    done
}

at_terminal() { script -qec "$*" /dev/null </dev/null; } # an editor is only started there

# Makes /root/key of what is printed; the pages call it KEY.
key_of() {
    "$@" | tee /root/made
    (umask 077; sed -n 's/^key: //p' /root/made >/root/key)
    [ -s /root/key ]
}
host=labdesk.example.org
url=https://$host/v2
get=(curl -s --fail --retry 9 --retry-delay 1 --retry-all-errors)
ask() { "${get[@]}" --cacert /etc/labdesk-service/tls/fullchain.pem -H "x-service-api-key: $(cat /root/key)" "$@"; }
each() { for port in 8081 8082 8083; do "$@"; done; }
ready() { "${get[@]}" "http://127.0.0.1:1$port/readyz"; }
as_postgres() { runuser -u postgres -- "$@"; }
