// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"
#include "support/faultserver.h"

#include <QByteArray>
#include <QSsl>

#include <map>
#include <optional>
#include <vector>

namespace labdesk::tests {

/// The requests that each fault meets: one of each verb, with and without a body, a list that is read while it arrives,
/// and the exchange of a client secret for a token.
enum class RequestKind { Get, List, Token, Create, Refresh, Patch, Delete };
inline constexpr RequestKind everyRequestKind[]
    = {RequestKind::Get,     RequestKind::List,  RequestKind::Token, RequestKind::Create,
       RequestKind::Refresh, RequestKind::Patch, RequestKind::Delete};
const char *nameOf(RequestKind kind);
bool isWrite(RequestKind kind); ///< changes something at the service

/// What a call may come to. No kind: it succeeds, with exactly what was sent.
struct Told
{
    std::optional<ApiError::Kind> kind = {};
    ApiError::Reason reason = ApiError::Reason::None;
    friend bool operator==(const Told &, const Told &) = default;
};

/// What is expected of a fault. Several entries where two threads race, as when a connection ends while something is
/// still being written to it: any of them is right.
struct Verdict
{
    std::vector<Told> reads;
    std::vector<Told> writes;
    bool isLate = false; ///< nothing but the deadline ends the call
    const std::vector<Told> &of(RequestKind kind) const { return isWrite(kind) ? writes : reads; }
};

/// Where the peer stands that has the fault.
enum class Way {
    Plain,        ///< the service, over HTTP
    Tls,          ///< the service, over TLS, with a certificate that is trusted
    TlsTrick,     ///< the service, with TLS under control (tlspeer.h)
    PlainForTls,  ///< in place of a service with TLS: what it plays are raw bytes
    Proxy,        ///< an HTTP proxy
    Socks,        ///< a SOCKS proxy of the system
    SocksAddress, ///< the same, to a service that has no name
    NoProxy,      ///< nothing listens at the proxy's port
    UnknownProxy,
    NoSocks,
    UnknownSocks,
    Nothing, ///< listens at the service's port
    UnknownHost,
};

/// What a peer does with TLS.
struct TlsTrick
{
    enum class What {
        None,
        CutHandshake,      ///< sends `bytes` bytes of its first flight, and then does what its play says
        CorruptHandshake,  ///< changes the byte number `bytes` of its first flight
        CloseWithoutAlert, ///< after the answer, without close_notify
        CloseWithAlert,    ///< after the answer, with close_notify
        FatalAlert,        ///< after the answer
        PlainAlert,        ///< after the answer, not encrypted
        BrokenRecord,      ///< the last record of the answer has a wrong checksum
        Renegotiate,       ///< before the answer; TLS 1.2
        UpdateKeys,        ///< before the answer; TLS 1.3
        SmallRecords,      ///< each byte of the answer in a record of its own
        AskForCertificate, ///< and go on without one
        NeedCertificate,   ///< and refuse to go on without one
    } what
        = What::None;
    int bytes = 0;
    int lowest = 0; ///< version of TLS, as OpenSSL numbers them; 0: any
    int highest = 0;
    QByteArray certificate = "good"; ///< a file of tests/data/tls; empty: none
    QByteArray ciphers = {};         ///< empty: the usual ones
};

/// A way in which a server, or what stands between, can go wrong; and what is to come of it.
struct Fault
{
    QByteArray name;
    std::vector<Play> plays; ///< for each request in order; the last one is repeated. `{elsewhere}` is another origin
    Verdict verdict;
    std::map<RequestKind, Verdict> except = {}; ///< for the kinds that differ
    Way way = Way::Plain;
    TlsTrick trick = {};
    int users = 1;            ///< that a list has if it succeeds
    bool isAlone = false;     ///< takes so much that nothing may run beside it
    bool isKeptAlive = false; ///< the first play is for a request before, on the same connection
    int mostWrites = 1;       ///< more only where a redirect to the same path with a slash is followed

    const Verdict &expected(RequestKind kind) const
    {
        const auto at = except.find(kind);
        return at == except.end() ? verdict : at->second;
    }
};

using Faults = std::vector<Fault>;

} // namespace labdesk::tests
