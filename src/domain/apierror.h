// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>
#include <vector>

namespace labdesk {

/// One item of a refusal's `detail` array (field notes, "detail has four forms").
struct FieldProblem
{
    QStringList loc; ///< such as body, fallback_time_zone; integers as text
    QString type;
    QString message;
    friend bool operator==(const FieldProblem &, const FieldProblem &) = default;
};

/// What came in place of an answer that could be used. It may hold anything: it is shown masked where it is JSON, else
/// when a person asks to see it, and is never said, logged or kept in the list of requests.
struct UnusableAnswer
{
    QByteArray contentType;
    QByteArray bytes; ///< inflated; at most 512 KB
    friend bool operator==(const UnusableAnswer &, const UnusableAnswer &) = default;
};

/// Why a call to the service failed, in terms that a person can act on.
struct ApiError
{
    /// In the order of the stages of a call: some checks compare ranges.
    enum class Kind {
        // Nothing was sent.
        InvalidInput,      ///< an id or a key that cannot be put on the wire
        ReadOnly,          ///< writes aren't allowed: by the connection or, with the detail `notRecorded`, for now
        NoCredential,      ///< no key or client secret is known for this connection
        KeyRefusedLocally, ///< plain http to another machine: the key stays here
        HostNotFound,
        ConnectionRefused,
        ProxyFailed,
        ProxySignInNeeded,  ///< 407 of the proxy, and no user name or no password is known; `detail`: its address
        ProxySignInRefused, ///< 407 of the proxy to what is known; `detail`: its address
        TlsFailed,
        NoTls,               ///< what answers at that port speaks without
        CertificateUnusable, ///< the connection's own, which is to be shown to the service; `detail`: why
        CertificateWanted,   ///< the service asks for one, and the connection has none
        CertificateRefused,  ///< the service refused the connection's certificate; `detail`: why, if it says so
        // Something may have been sent; of a write nothing was.
        ConnectionLost, ///< cut off
        TimedOut,       ///< over its deadline
        // Something was sent, or may have been.
        OutcomeUnknown, ///< a write whose bytes left and whose answer never came
        // An answer came.
        Redirected,   ///< 3xx: never followed
        BadReply,     ///< refused by the acceptance gate, or not decodable
        WrongRecord,  ///< the answer is about another id than the one asked for; of a write: not known what happened
        BadRequest,   ///< 400
        Duplicate,    ///< 400: "Client user id already exists."
        Unauthorized, ///< 401
        Forbidden,    ///< 403
        NotFound,     ///< 404
        Invalid,      ///< 422
        RateLimited,  ///< 429
        OtherRefusal, ///< other 4xx
        ServerFault,  ///< 500, 501 and other 5xx
        Busy,         ///< 503
        GatewayFault, ///< 502, 504
        ActionFailed, ///< `success: false`, with 200 or 400
    };

    static constexpr char notRecorded[] = "audit"; ///< what can't be recorded is not to be done

    /// What is known beyond the kind, and has words of its own (errorreason.cpp). What is done next depends on the
    /// kind.
    enum class Reason {
        None,
        // ReadOnly.
        ReadOnlyByPolicy, ///< the administrator's; else it is a setting of the connection
        // HostNotFound, ConnectionRefused, ConnectionLost, TimedOut: no connection was made.
        NoRoute,         ///< the network has no route to it
        NameSlow,        ///< looking up the name took too long
        NoConnection,    ///< nothing accepted a connection in time
        HandshakeSilent, ///< a connection, but TLS was not agreed upon in time
        HandshakeClosed, ///< the same, and it was closed
        // ProxyFailed; `detail`: its address.
        ProxyNotFound,
        ProxyRefused,
        ProxyNoRoute,
        ProxySilent,
        ProxyClosed,      ///< without an answer
        SocksClosed,      ///< the same, where the system names one of SOCKS
        NotAProxy,        ///< what answers there is no HTTP
        NotASocksProxy,   ///< the same, where the system names one of SOCKS
        ProxyIsWebServer, ///< HTTP, but not as a proxy
        ProxyForbids,
        ProxyShowsPage,   ///< a redirect: it requires a sign-in in a browser
        ProxyFindsNoHost, ///< the service's name, behind it
        ProxyReachesNoHost,
        ProxyBusy,          ///< 429, or its own fault
        ProxyMisconfigured, ///< which it says itself
        SocksSignIn,        ///< it wants a user name and a password, which Labdesk gives to HTTP proxies only
        // ProxySignInNeeded, ProxySignInRefused; `detail`: its address.
        ProxySignInUnknown, ///< by a method that Labdesk doesn't know
        ProxyClosedAtSignIn,
        // TlsFailed.
        NoSharedTls,
        TlsNameUnknown, ///< to the server
        TlsServerFault, ///< the server's own
        TlsRefused,     ///< by the server; `detail`: its alert
        // TlsFailed, by the server's certificate; `detail`: why.
        AuthorityUnknown,
        CertificateOutOfDate,
        CertificateOfOtherHost,
        // CertificateRefused.
        CertificateNotReceived,
        // TlsFailed, BadReply, a refusal.
        Http2Only,
        // BadReply.
        NotHttp,
        AmbiguousHttp,
        WebPage,
        // Redirected.
        RedirectedOnServer, ///< to another path
        RedirectedToHttps,
        RedirectedNowhere,
        RedirectedElsewhere, ///< of a write
        // OtherRefusal.
        GatewaySignIn,        ///< 401, and not by the service
        GatewayForbids,       ///< 403, and not by the service
        ForbiddenWithoutBody, ///< 403 without a body, by whomever
        // Busy.
        GatewayBusy, ///< 503 with a page, and not by the service
        // ServerFault.
        NetworkSignIn, ///< 511
        // OutcomeUnknown; beside those of BadReply.
        NoAnswerInTime,
        AnswerUnreadable,
        GatewayLostRequest, ///< 502 and the like
        GatewayTimedOut,    ///< 504 and the like: of a read, too
    };

    Kind kind = Kind::BadReply;
    int httpStatus = 0;         ///< 0 when no answer came
    QString serverMessage = {}; ///< the service's own words, plain text, at most 500 characters; may be empty
    std::vector<FieldProblem> problems = {}; ///< for Invalid
    QString detail = {}; ///< for the details fold: decoder path, TLS reason, redirect origin; no secret, no body
    std::optional<std::chrono::milliseconds> retryAfter = {}; ///< from Retry-After, capped
    QString existingUserId = {};                              ///< for Duplicate, when the service names it
    int tries = 1;                                            ///< requests put on the wire
    std::optional<UnusableAnswer> answer = {};                ///< of a read, when something came
    Reason reason = Reason::None;
    bool isOfToken = false; ///< met while an access token was asked for, at another address
    int proxyStatus = 0;    ///< what a proxy answered to CONNECT, where that is why
    friend bool operator==(const ApiError &, const ApiError &) = default;
};

/// What a person reads: what happened, why, and what to do next. Translated, plain text.
struct ErrorText
{
    QString sentence;
    QString cause;
    QString nextStep;
    friend bool operator==(const ErrorText &, const ErrorText &) = default;
};
ErrorText describe(const ApiError &error);

/// Whether `detail` is a part of the words, not only of the details fold.
bool tellsDetail(const ApiError &error);

/// Whether a write that failed this way may have been done, so that only a read can tell.
bool hasUnknownOutcome(const ApiError &error);

/// Whether the bytes of a write that failed so left: one that was lost or timed out without OutcomeUnknown never did.
bool wasSent(const ApiError &error);

/// Whether nothing answered, because of the network or the service: not for what never left this computer.
bool isOutage(const ApiError &error);

/// What a failure is about.
enum class ErrorScope {
    Request,   ///< only that request
    Unclear,   ///< only that request, unless another operation fails the same way
    Connection ///< every request over the connection
};
ErrorScope scopeOf(const ApiError &error);

/// Whether the same call could succeed if it is simply repeated, so that "Retry" is worth a button.
bool isWorthRetrying(const ApiError &error);

/// Whether it ends when something is entered in the network settings of the connection, and not before.
bool isFixedInNetworkSettings(const ApiError &error);

} // namespace labdesk
