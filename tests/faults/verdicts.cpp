// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verdicts.h"

#include <QRegularExpression>

#include <tuple>

namespace labdesk::tests {

namespace {

using Kind = ApiError::Kind;
using Reason = ApiError::Reason;

struct Sentence
{
    Kind kind;
    Reason reason;
    const char *text;
};

/// One row for each error that a fault may come to. Written from what went wrong, not from the texts of the program.
const Sentence sentences[] = {
    // The connection.
    {Kind::HostNotFound, Reason::None, "Can’t find the server."},
    {Kind::ConnectionRefused, Reason::None, "Can’t reach the service."},
    {Kind::ConnectionLost, Reason::None, "The connection was lost before the response was complete."},
    {Kind::ConnectionLost, Reason::HandshakeClosed, "The connection was closed while TLS was being set up."},
    {Kind::TimedOut, Reason::None, "The request timed out."},
    {Kind::TimedOut, Reason::HandshakeTimeout, "The server accepted the connection, but didn’t set up TLS in time."},
    // TLS.
    {Kind::NoTls, Reason::None, "The server’s port doesn’t use TLS, so no key or data was sent."},
    {Kind::TlsFailed, Reason::None, "Can’t establish a secure connection (TLS)."},
    {Kind::TlsFailed, Reason::NoSharedTls, "Labdesk and the server couldn’t agree on a TLS version or cipher."},
    {Kind::TlsFailed, Reason::InvalidTls, "The server’s TLS response isn’t valid, so Labdesk closed the connection."},
    {Kind::TlsFailed, Reason::TlsNameUnknown, "The server doesn’t recognize the host name in the connection’s URL."},
    {Kind::TlsFailed, Reason::TlsServerFault,
     "The server had an internal error while setting up a secure connection (TLS)."},
    {Kind::TlsFailed, Reason::TlsRefused, "The server refused to set up a secure connection (TLS)."},
    {Kind::TlsFailed, Reason::Http2Only, "The server accepts only HTTP/2, which Labdesk doesn’t support."},
    {Kind::TlsFailed, Reason::AuthorityUnknown, "This computer doesn’t trust the server’s certificate."},
    {Kind::TlsFailed, Reason::CertificateOutOfDate, "The server’s certificate isn’t valid at this time."},
    {Kind::TlsFailed, Reason::CertificateHostMismatch, "The server’s certificate doesn’t match the connection’s URL."},
    {Kind::CertificateNeeded, Reason::None, "The server requires a client certificate, and this connection has none."},
    {Kind::CertificateRefused, Reason::None, "The server rejected this connection’s client certificate."},
    // Proxies.
    {Kind::ProxyFailed, Reason::ProxyNotFound, "Can’t find the proxy %1."},
    {Kind::ProxyFailed, Reason::ProxyRefused, "Can’t connect to the proxy %1."},
    {Kind::ProxyFailed, Reason::ProxyTimeout, "The proxy %1 didn’t respond in time."},
    {Kind::ProxyFailed, Reason::ProxyClosed, "The proxy %1 closed the connection without a response."},
    {Kind::ProxyFailed, Reason::SocksClosed, "The SOCKS proxy %1 closed the connection."},
    {Kind::ProxyFailed, Reason::NotAProxy, "The server at %1 didn’t respond like an HTTP proxy."},
    {Kind::ProxyFailed, Reason::NotASocksProxy, "The server at %1 didn’t respond like a SOCKS proxy."},
    {Kind::ProxyFailed, Reason::NoTlsBehindProxy,
     "The response through the proxy %1 isn’t TLS, so no key or data was sent."},
    {Kind::ProxyFailed, Reason::ProxyIsWebServer, "The server at %1 doesn’t work as a proxy."},
    {Kind::ProxyFailed, Reason::ProxyForbidden, "The proxy %1 doesn’t allow connections to the service."},
    {Kind::ProxyFailed, Reason::ProxyWebSignIn, "The proxy %1 requires signing in on a web page."},
    {Kind::ProxyFailed, Reason::ProxyHostNotFound, "The proxy %1 can’t find the service’s server."},
    {Kind::ProxyFailed, Reason::ProxyHostUnreachable, "The proxy %1 can’t connect to the service."},
    {Kind::ProxyFailed, Reason::ProxyBusy, "The proxy %1 couldn’t handle the request."},
    {Kind::ProxyFailed, Reason::ProxyMisconfigured, "The proxy %1 isn’t set up correctly."},
    {Kind::ProxyFailed, Reason::SocksSignIn, "The SOCKS proxy %1 requires a user name and password."},
    {Kind::ProxySignInNeeded, Reason::None, "The proxy %1 requires a user name and password."},
    {Kind::ProxySignInNeeded, Reason::ProxySignInUnknown,
     "The proxy %1 requires a sign-in method that Labdesk doesn’t support."},
    {Kind::ProxySignInNeeded, Reason::ProxyNoTicket,
     "The proxy %1 requires a Kerberos ticket, and you don’t have one."},
    {Kind::ProxySignInNeeded, Reason::ProxyTicketExpired,
     "Can’t sign in to the proxy %1: your Kerberos ticket has expired."},
    {Kind::ProxySignInNeeded, Reason::ProxyTicketFailed, "Can’t get a Kerberos ticket for the proxy %1."},
    {Kind::ProxySignInNeeded, Reason::ProxyTicketRefused, "The proxy %1 rejected your Kerberos ticket."},
    // What isn't HTTP, or not that of the service.
    {Kind::BadResponse, Reason::None, "The service sent an unexpected response."},
    {Kind::BadResponse, Reason::NotHttp, "The server’s response isn’t HTTP, so Labdesk ignored it."},
    {Kind::BadResponse, Reason::RequiresTls, "The server requires an encrypted connection (TLS)."},
    {Kind::BadResponse, Reason::ResponseTooLarge, "The response is too large."},
    {Kind::BadResponse, Reason::AmbiguousHttp, "The server’s response isn’t valid HTTP, so Labdesk ignored it."},
    {Kind::BadResponse, Reason::Http2Only, "The server accepts only HTTP/2, which Labdesk doesn’t support."},
    {Kind::BadResponse, Reason::WebPage, "A web page arrived instead of the service’s response."},
    {Kind::WrongRecord, Reason::None, "The response is for a different record, so it isn’t shown."},
    {Kind::ActionFailed, Reason::None, "The service accepted the request, but the action failed."},
    // Redirects.
    {Kind::Redirected, Reason::None,
     "The service redirected to another address. Labdesk didn’t follow it, to protect your key."},
    {Kind::Redirected, Reason::RedirectedOnServer,
     "The service redirected to another page on the same server. Labdesk didn’t follow it."},
    {Kind::Redirected, Reason::RedirectedNowhere, "The service redirected to an unusable address."},
    {Kind::Redirected, Reason::RedirectedToHttps,
     "The service requires an encrypted connection. Labdesk didn’t follow its redirect."},
    // Refusals.
    {Kind::BadRequest, Reason::None, "The service couldn’t understand the request."},
    {Kind::Duplicate, Reason::None, "A user with this client ID already exists."},
    {Kind::Unauthorized, Reason::None, "The service rejected the %1."}, // the key, or of the exchange the client
    {Kind::Forbidden, Reason::None, "This key doesn’t have permission to do that."},
    {Kind::NotFound, Reason::None, "The service couldn’t find what was requested."},
    {Kind::NotFound, Reason::GatewayNotFound,
     "A gateway or another server responded instead of the service: there’s nothing at this address."},
    {Kind::Invalid, Reason::None, "The service rejected a value."},
    {Kind::RateLimited, Reason::None, "Rate limited: too many requests."},
    {Kind::OtherRefusal, Reason::None, "The service refused the request."},
    {Kind::OtherRefusal, Reason::Http2Only, "The server accepts only HTTP/2, which Labdesk doesn’t support."},
    {Kind::OtherRefusal, Reason::GatewaySignIn, "A gateway in front of the service requires a user name and password."},
    {Kind::OtherRefusal, Reason::GatewayForbidden,
     "A gateway or firewall in front of the service refused the request."},
    {Kind::OtherRefusal, Reason::ForbiddenWithoutBody, "The request was refused, and no reason was given."},
    {Kind::ServerFault, Reason::None, "The service had an internal error."},
    {Kind::ServerFault, Reason::NetworkSignIn, "Your network requires signing in on a web page."},
    {Kind::Busy, Reason::None, "The service is unavailable right now."},
    {Kind::Busy, Reason::GatewayBusy, "The gateway in front of the service says the service is unavailable."},
    {Kind::GatewayFault, Reason::None, "A gateway or proxy got no valid response from the service."},
    {Kind::GatewayFault, Reason::GatewayTimedOut, "The service didn’t respond to its gateway in time."},
    // A write that was sent: the sentence is always the same, its cause says what is known.
    {Kind::OutcomeUnknown, Reason::None, "The request was sent, but the connection ended before a response arrived."},
    {Kind::OutcomeUnknown, Reason::ResponseTimeout, "The request was sent, but no complete response arrived in time."},
    {Kind::OutcomeUnknown, Reason::UnreadableResponse,
     "The request was sent, but the response was unexpected and can’t be read. The status was %1."},
    {Kind::OutcomeUnknown, Reason::WebPage,
     "The request was sent, but a web page arrived instead of the service’s response. A gateway or another web server "
     "may have responded. The status was %1."},
    {Kind::OutcomeUnknown, Reason::NotHttp, "The request was sent, but the server’s response isn’t HTTP."},
    {Kind::OutcomeUnknown, Reason::RequiresTls,
     "The request was sent, but the server responded with a TLS alert: it requires an encrypted connection."},
    {Kind::OutcomeUnknown, Reason::ResponseTooLarge,
     "The request was sent, but the response was too large to read. The status was %1."},
    {Kind::OutcomeUnknown, Reason::AmbiguousHttp,
     "The request was sent, but the response isn’t valid HTTP: its header or length is ambiguous."},
    {Kind::OutcomeUnknown, Reason::Http2Only,
     "The request was sent, but the server responded in HTTP/2, which Labdesk doesn’t support."},
    {Kind::OutcomeUnknown, Reason::BadGateway,
     "The request was sent, but the service’s gateway got no valid response from it. The gateway returned status %1."},
    {Kind::OutcomeUnknown, Reason::GatewayTimedOut,
     "The request was sent, but the service didn’t respond to its gateway in time. The gateway returned status %1."},
    {Kind::OutcomeUnknown, Reason::RedirectedOnServer,
     "The request was sent, but the service redirected to another page on the same server. The status was %1."},
    {Kind::OutcomeUnknown, Reason::RedirectedNowhere,
     "The request was sent, but the service redirected to an unusable address. The status was %1."},
    {Kind::OutcomeUnknown, Reason::RedirectedElsewhere,
     "The request was sent, but the service redirected to another address, which Labdesk didn’t follow. The status was "
     "%1."},
};

Verdict sentVerdict(Kind read, Reason readReason, Reason write)
{
    return {.reads = {{read, readReason}}, .writes = {{Kind::OutcomeUnknown, write}}};
}

} // namespace

Verdict answered()
{
    return {.reads = {{}}, .writes = {{}}};
}

Verdict lost()
{
    return sentVerdict(Kind::ConnectionLost, Reason::None, Reason::None);
}

Verdict lostEarly()
{
    return either(lost(), refused(Kind::ConnectionLost));
}

Verdict late()
{
    Verdict verdict = sentVerdict(Kind::TimedOut, Reason::None, Reason::ResponseTimeout);
    verdict.isLate = true;
    return verdict;
}

Verdict ambiguous()
{
    return sentVerdict(Kind::BadResponse, Reason::AmbiguousHttp, Reason::AmbiguousHttp);
}

Verdict notHttp()
{
    return sentVerdict(Kind::BadResponse, Reason::NotHttp, Reason::NotHttp);
}

Verdict http2()
{
    return sentVerdict(Kind::BadResponse, Reason::Http2Only, Reason::Http2Only);
}

Verdict webPage()
{
    return sentVerdict(Kind::BadResponse, Reason::WebPage, Reason::WebPage);
}

Verdict unusable()
{
    return sentVerdict(Kind::BadResponse, Reason::None, Reason::UnreadableResponse);
}

Verdict tooLarge()
{
    return sentVerdict(Kind::BadResponse, Reason::ResponseTooLarge, Reason::ResponseTooLarge);
}

Verdict requiresTls()
{
    return sentVerdict(Kind::BadResponse, Reason::RequiresTls, Reason::RequiresTls);
}

Verdict wrongRecord()
{
    return refused(Kind::WrongRecord);
}

Verdict failed()
{
    return refused(Kind::ActionFailed);
}

Verdict refused(Kind kind, Reason reason)
{
    return {.reads = {{kind, reason}}, .writes = {{kind, reason}}};
}

Verdict gatewayLost(Reason read, Reason write)
{
    return sentVerdict(Kind::GatewayFault, read, write);
}

Verdict redirected(Reason reason, bool mayBeDone)
{
    if (!mayBeDone)
        return refused(Kind::Redirected, reason);
    return sentVerdict(Kind::Redirected, reason, reason == Reason::None ? Reason::RedirectedElsewhere : reason);
}

Verdict unreached(Kind kind, Reason reason, bool isLate)
{
    Verdict verdict = refused(kind, reason);
    verdict.isLate = isLate;
    return verdict;
}

Verdict either(Verdict one, const Verdict &other)
{
    one.reads.insert(one.reads.end(), other.reads.begin(), other.reads.end());
    one.writes.insert(one.writes.end(), other.writes.begin(), other.writes.end());
    return one;
}

QString expectedSentence(const ApiError &error)
{
    for (const auto &[kind, reason, text] : sentences)
        if (kind == error.kind && reason == error.reason)
            return QString::fromUtf8(text);
    return {};
}

bool fits(const QString &text, const QString &expected)
{
    // Escaping puts a backslash before the percent sign.
    const QString pattern = QRegularExpression::escape(expected).replace(QStringLiteral("\\%1"), QStringLiteral(".+"));
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(text).hasMatch();
}

} // namespace labdesk::tests
