#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# with-kerberos.sh COMMAND...
# Runs a command beside a Kerberos realm of its own: a KDC on 127.0.0.1 alone, and files in a temporary folder that goes with
# it. LABDESK_TEST_KERBEROS is that folder: `ticket` and `expired` are credential caches of a person, `proxy.keytab` and
# `other.keytab` have the keys of the proxies HTTP/localhost and HTTP/other.example, `krb5.conf` names the realm, and
# `away.conf` the same at an address where nothing answers. Needs no rights, and packaging/linux/kerberos-deps.apt.
set -eu

PATH=$PATH:/usr/sbin:/sbin
place=$(mktemp -d)
kdc=
# shellcheck disable=SC2317 # by the trap
finish() {
    [ -z "$kdc" ] || kill "$kdc" 2>/dev/null || true
    rm -rf "$place"
}
trap finish EXIT
trap 'exit 130' INT TERM

export KRB5_CONFIG="$place/krb5.conf" KRB5_KDC_PROFILE="$place/kdc.conf" KRB5CCNAME="FILE:$place/none"
configure() { # PORT
    cat >"$KRB5_CONFIG" <<CONF
[libdefaults]
    default_realm = LABDESK.TEST
    dns_canonicalize_hostname = false
    dns_lookup_kdc = false
    dns_lookup_realm = false
[domain_realm]
    localhost = LABDESK.TEST
[realms]
    LABDESK.TEST = {
        kdc = 127.0.0.1:$1
    }
CONF
    cat >"$KRB5_KDC_PROFILE" <<CONF
[kdcdefaults]
    kdc_listen = 127.0.0.1:$1
    kdc_tcp_listen = 127.0.0.1:$1
[realms]
    LABDESK.TEST = {
        database_name = $place/principal
        key_stash_file = $place/stash
        acl_file = $place/acl
    }
[logging]
    kdc = FILE:$place/kdc.log
CONF
}
quietly() { "$@" >"$place/log" 2>&1 || { cat "$place/log" >&2; exit 98; }; }

configure 0
command -v krb5kdc kdb5_util kadmin.local kinit >/dev/null || { echo "with-kerberos.sh: krb5-kdc or krb5-user is missing" >&2; exit 99; }
quietly kdb5_util -r LABDESK.TEST create -s -P "of this test"
quietly kadmin.local -r LABDESK.TEST addprinc -pw sesame ana
for proxy in proxy:localhost other:other.example; do
    quietly kadmin.local -r LABDESK.TEST addprinc -randkey "HTTP/${proxy#*:}"
    quietly kadmin.local -r LABDESK.TEST ktadd -k "$place/${proxy%:*}.keytab" "HTTP/${proxy#*:}"
done
cp "$KRB5_CONFIG" "$place/away.conf" # at port 0

port=$((20000 + $$ % 20000))
for _ in 1 2 3 4 5 6 7 8 9 10; do # until one is free
    configure "$port"
    krb5kdc -n -r LABDESK.TEST >"$place/log" 2>&1 &
    kdc=$!
    until [ -e "$place/ticket" ] || ! kill -0 "$kdc" 2>/dev/null; do
        echo sesame | kinit -c "$place/ticket" ana >"$place/kinit.log" 2>&1 || true
    done
    [ ! -e "$place/ticket" ] || break
    port=$((port + 1))
done
[ -e "$place/ticket" ] || { cat "$place/log" "$place/kinit.log" >&2; exit 98; }
echo sesame | quietly kinit -c "$place/expired" -l 1s ana
while klist -s -c "$place/expired"; do :; done # kinit makes no tickets of the past
second=$(date +%s)
while [ "$(date +%s)" -le "$second" ]; do :; done # in its last second, it is still good

code=0
LABDESK_TEST_KERBEROS=$place "$@" || code=$?
exit "$code"
