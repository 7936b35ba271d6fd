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

/// What arrived instead of a usable response. It may contain anything: it is shown masked if it is JSON, otherwise only
/// when a person asks for it, and is never spoken, logged, or stored in the list of requests.
struct UnusableResponse
{
    QByteArray contentType;
    QByteArray bytes; ///< inflated; at most 512 KB
    friend bool operator==(const UnusableResponse &, const UnusableResponse &) = default;
};

/// Why a call to the service failed, in terms that a person can act on.
struct ApiError
{
    /// In the order of the stages of a call, because some checks compare ranges.
    enum class Kind {
        // Nothing was sent.
        InvalidInput,      ///< an ID or a key that can't be sent
        ReadOnly,          ///< writes aren't allowed: by the connection or, with the detail `notRecorded`, for now
        NoCredential,      ///< no key or client secret is known for this connection
        KeyRefusedLocally, ///< plain http to another computer, over which the key isn't sent
        HostNotFound,
        ConnectionRefused,
        ProxyFailed,
        ProxySignInNeeded,  ///< 407 of the proxy, and no credentials or ticket are known; `detail`: its address
        ProxySignInRefused, ///< 407 of the proxy to the known credentials; `detail`: its address
        TlsFailed,
        NoTls,               ///< the server at that port doesn't use TLS
        CertificateUnusable, ///< the client certificate can't be used; `detail`: why
        CertificateNeeded,   ///< the service requires one, and the connection has none
        CertificateRefused,  ///< the service refused the connection's certificate; `detail`: why, if it says so
        // Something may have been sent, but nothing of a write.
        ConnectionLost, ///< before the response was complete
        TimedOut,       ///< its deadline passed
        // Something was sent, or may have been.
        OutcomeUnknown, ///< a write that was sent, and got no usable response
        // A response arrived.
        Redirected,   ///< 3xx: never followed
        BadResponse,  ///< invalid, or not decodable
        WrongRecord,  ///< about another ID than requested; for a write: unknown outcome
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

    static constexpr char notRecorded[] = "audit"; ///< writes that can't be recorded aren't allowed

    /// More detail than the kind, with its own text (errorreason.cpp). What is done next depends on the kind.
    enum class Reason {
        None,
        // ReadOnly.
        ReadOnlyByPolicy, ///< set by the administrator; otherwise it is a setting of the connection
        // HostNotFound, ConnectionRefused, ConnectionLost, TimedOut: no connection was made.
        NoRoute,           ///< the network has no route to it
        HostLookupTimeout, ///< looking up the name took too long
        NoConnection,      ///< no connection was accepted in time
        HandshakeTimeout,  ///< connected, but TLS wasn't set up in time
        HandshakeClosed,   ///< connected, but closed while TLS was being set up
        // ProxyFailed; `detail`: its address.
        ProxyLookupTimeout, ///< the system doesn't say in time which one to use; no `detail`
        ProxyNotFound,
        ProxyRefused,
        ProxyNoRoute,
        ProxyTimeout,
        ProxyClosed,      ///< without a response
        SocksClosed,      ///< the same for a SOCKS proxy set by the system
        NotAProxy,        ///< the response isn't HTTP
        NotASocksProxy,   ///< the same for a SOCKS proxy set by the system
        NoTlsBehindProxy, ///< it connected, but what came then isn't TLS
        ProxyIsWebServer, ///< HTTP, but not as a proxy
        ProxyForbidden,
        ProxyWebSignIn,    ///< a redirect: it requires a sign-in in a browser
        ProxyHostNotFound, ///< it can't resolve the service's name
        ProxyHostUnreachable,
        ProxyBusy,          ///< 429, or an internal error
        ProxyMisconfigured, ///< by its own report
        SocksSignIn,        ///< it requires credentials, which Labdesk sends to HTTP proxies only
        // ProxySignInNeeded, ProxySignInRefused; `detail`: its address.
        ProxySignInUnknown, ///< with an unsupported method
        ProxyClosedAtSignIn,
        // The same, with a Kerberos ticket.
        ProxyNoTicket,
        ProxyTicketExpired,
        ProxyTicketFailed,  ///< there is a ticket, but none could be obtained for this proxy
        ProxyTicketRefused, ///< 407 of the proxy to the ticket
        // TlsFailed.
        NoSharedTls,
        InvalidTls,     ///< what the server sent during the handshake breaks the protocol, or was changed on the way
        TlsNameUnknown, ///< the server doesn't know the host name
        TlsServerFault, ///< an internal error of the server
        TlsRefused,     ///< by the server; `detail`: its alert
        // TlsFailed, because of the server's certificate; `detail`: why.
        AuthorityUnknown,
        CertificateOutOfDate,
        CertificateHostMismatch,
        // CertificateRefused.
        CertificateNotReceived,
        // TlsFailed, BadResponse, a refusal.
        Http2Only,
        // BadResponse.
        NotHttp,
        RequiresTls, ///< a TLS alert in response to plain HTTP
        AmbiguousHttp,
        WebPage,
        ResponseTooLarge, ///< more bytes than are read of a response
        NotEnoughMemory,  ///< of this computer, for the user list; `detail`: how many users could be read
        // Redirected.
        RedirectedOnServer, ///< to another path
        RedirectedToHttps,
        RedirectedNowhere,
        RedirectedElsewhere, ///< for a write
        // NotFound.
        GatewayNotFound, ///< 404, not from the service
        // OtherRefusal.
        GatewaySignIn,        ///< 401, not from the service
        GatewayForbidden,     ///< 403, not from the service
        ForbiddenWithoutBody, ///< 403 without a body, of unknown origin
        // Busy.
        GatewayBusy, ///< 503 with a web page, not from the service
        // ServerFault.
        NetworkSignIn, ///< 511
        // OutcomeUnknown, in addition to those of BadResponse.
        ResponseTimeout,
        UnreadableResponse,
        BadGateway,      ///< 502 and similar
        GatewayTimedOut, ///< 504 and similar; also for a read
    };

    Kind kind = Kind::BadResponse;
    int httpStatus = 0;         ///< 0: no response
    QString serverMessage = {}; ///< the service's own words, plain text, at most 500 characters; may be empty
    std::vector<FieldProblem> problems = {}; ///< for Invalid
    QString detail = {}; ///< for the expandable details: decoder path, TLS reason, redirect origin; no secret, no body
    std::optional<std::chrono::milliseconds> retryAfter = {}; ///< from Retry-After, capped
    QString existingUserId = {};                              ///< for Duplicate, if the service names it
    int tries = 1;                                            ///< number of attempts
    std::optional<UnusableResponse> response = {};            ///< for a read, if something arrived
    Reason reason = Reason::None;
    bool isTokenRequest = false; ///< it occurred while requesting an access token, at another address
    int proxyStatus = 0;         ///< the proxy's status for CONNECT, if that is the reason
    friend bool operator==(const ApiError &, const ApiError &) = default;
};

/// The text for people: what happened, why, and what to do next. Translated, plain text.
struct ErrorText
{
    QString sentence;
    QString cause;
    QString nextStep;
    friend bool operator==(const ErrorText &, const ErrorText &) = default;
};
ErrorText describe(const ApiError &error);

/// Whether `detail` is part of the main text, not only of the expandable details.
bool tellsDetail(const ApiError &error);

/// Whether a write that failed this way may have been done, so that only a read can tell.
bool hasUnknownOutcome(const ApiError &error);

/// Whether a write that failed this way was sent. A write that was lost or timed out without OutcomeUnknown wasn't.
bool wasSent(const ApiError &error);

/// Whether there was no response because of the network or the service; false for what was never sent.
bool isOutage(const ApiError &error);

/// What a failure is about.
enum class ErrorScope {
    Request,   ///< only that request
    Unclear,   ///< only that request, unless another operation fails the same way
    Connection ///< every request over the connection
};
ErrorScope scopeOf(const ApiError &error);

/// Whether signing in to a proxy with a Kerberos ticket failed, which the system renews and Labdesk doesn't store.
bool isAboutTicket(const ApiError &error);

/// Whether the same call could succeed if it is simply repeated, so that a "Try again" button is useful.
bool isWorthRetrying(const ApiError &error);

/// Whether it can only be fixed in the network settings of the connection.
bool isFixedInNetworkSettings(const ApiError &error);

} // namespace labdesk
