#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the certificates of the TLS tests anew. One key for all: it protects nothing but loopback connections of tests.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
openssl ecparam -name prime256v1 -genkey -noout -out key.pem
openssl req -x509 -key key.pem -days 36500 -subj '/CN=Labdesk test authority' \
    -addext 'basicConstraints=critical,CA:TRUE' -addext 'keyUsage=critical,keyCertSign' -out authority.pem
openssl req -x509 -key key.pem -days 36500 -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1 -out selfsigned.pem
mkdir -p "$work/ca"
: > "$work/ca/index.txt"
cat > "$work/ca.cnf" <<END
[ca]
default_ca = test
[test]
database = $work/ca/index.txt
new_certs_dir = $work/ca
rand_serial = yes
unique_subject = no
default_md = sha256
policy = any
copy_extensions = copy
[any]
commonName = supplied
END
# By address as well: a bare machine may have no /etc/hosts to find localhost in.
issue() { # file, host, names, first day, last day
    openssl req -new -key key.pem -subj "/CN=$2" -addext "subjectAltName=$3" -out "$work/$1.csr"
    openssl ca -batch -notext -config "$work/ca.cnf" -cert authority.pem -keyfile key.pem -startdate "$4" -enddate "$5" \
        -in "$work/$1.csr" -out "$1.pem"
}
issue good localhost DNS:localhost,IP:127.0.0.1 20200101000000Z 21200101000000Z
issue otherhost other.example DNS:other.example 20200101000000Z 21200101000000Z
issue expired localhost DNS:localhost,IP:127.0.0.1 20200101000000Z 20210101000000Z
# Of a client. The passphrase of both files is "open sesame".
issue client desk-1 DNS:desk-1.example 20200101000000Z 21200101000000Z
cat key.pem >> client.pem
issue client-expired desk-1 DNS:desk-1.example 20200101000000Z 20210101000000Z
cat key.pem >> client-expired.pem
openssl x509 -in client.pem -out client-locked.pem
openssl pkcs8 -topk8 -in key.pem -passout 'pass:open sesame' >> client-locked.pem
openssl pkcs12 -export -in client.pem -inkey key.pem -certfile authority.pem -passout 'pass:open sesame' -out client.p12
# An authority that nobody trusts, and a client of it.
openssl req -x509 -key key.pem -days 36500 -subj '/CN=Nobody' -addext 'basicConstraints=critical,CA:FALSE' -out client-unknown.pem
cat key.pem >> client-unknown.pem
