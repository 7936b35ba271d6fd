#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# with-postgres.sh COMMAND...
# Runs a command beside a PostgreSQL server of its own, which listens on a socket in a temporary folder alone and goes with
# it. LABDESK_TEST_DATABASE is the URL of its database, LABDESK_TEST_STANDBY that of a standby. As root, the server runs as the user postgres, as it insists on.
# Needs the server's programs (packaging/linux/postgres-deps.apt).
set -eu

bin=$(for folder in /usr/lib/postgresql/*/bin; do echo "$folder"; done | sort -V | tail -n 1)
if [ ! -x "$bin/initdb" ]; then
    bin=$(dirname "$(command -v initdb)") || { echo "with-postgres.sh: initdb is missing" >&2; exit 99; }
fi
place=$(mktemp -d)
server() { env -u LABDESK_TEST_DATABASE LC_ALL=C.UTF-8 "$@"; }
if [ "$(id -u)" -eq 0 ]; then
    chown postgres "$place"
    server() { setpriv --reuid=postgres --regid=postgres --init-groups env LC_ALL=C.UTF-8 "$@"; }
fi
finish() {
    server "$bin/pg_ctl" -D "$place/standby" -m immediate stop >/dev/null 2>&1 || true
    server "$bin/pg_ctl" -D "$place/data" -m immediate stop >/dev/null 2>&1 || true
    rm -rf "$place"
}
trap finish EXIT
trap 'exit 130' INT TERM

cd /
server "$bin/initdb" -D "$place/data" -A trust -U labdesk --encoding=UTF8 --locale=C.UTF-8 >"$place/initdb.log" 2>&1 ||
    { cat "$place/initdb.log" >&2; exit 98; }
start() { # FOLDER PORT
    server "$bin/pg_ctl" -D "$place/$1" -l "$place/$1.log" -w \
        -o "-p $2 -c listen_addresses='' -c unix_socket_directories=$place -c fsync=off -c max_connections=400" start >/dev/null ||
        { cat "$place/$1.log" >&2; exit 98; }
}
start data 5432
server "$bin/createdb" -h "$place" -U labdesk records
server "$bin/pg_basebackup" -h "$place" -U labdesk -D "$place/standby" -R --checkpoint=fast
start standby 5433
cd - >/dev/null
code=0
LABDESK_TEST_DATABASE="postgresql://labdesk@/records?host=$place" \
    LABDESK_TEST_STANDBY="postgresql://labdesk@/records?host=$place&port=5433" "$@" || code=$?
exit "$code"
