// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/errorreason.h"

#include "domain/enumtable.h"

#include <QCoreApplication>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

using Reason = ApiError::Reason;

constexpr const char *networkAdvice
    = QT_TRANSLATE_NOOP("labdesk::ErrorReason", "Try again. If it keeps happening, ask your network administrator.");
constexpr const char *operatorAdvice = QT_TRANSLATE_NOOP(
    "labdesk::ErrorReason", "Try again. If it keeps happening, report it to whoever runs the service.");
constexpr const char *ticketAdvice
    = QT_TRANSLATE_NOOP("labdesk::ErrorReason",
                        "Sign in to this computer again, or run kinit, then try again. If it "
                        "keeps happening, ask your network administrator.");

struct ReasonWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::ErrorReason)

public:
    /// A sentence, its cause, and the next step; without one, that of the kind is shown. %1 is `detail`.
    static constexpr std::pair<Reason, std::array<const char *, 3>> reasons[] = {
        {Reason::None, {}},
        {Reason::ReadOnlyByPolicy,
         {QT_TR_NOOP("Your administrator made this connection read-only, so nothing was changed."),
          QT_TR_NOOP("This computer’s policy turns off changes for everyone who uses it."),
          QT_TR_NOOP("Switch to a connection that allows changes, or ask your administrator.")}},
        {Reason::NoRoute,
         {QT_TR_NOOP("Can’t reach the server."),
          QT_TR_NOOP("There’s no network route to it. This computer may be offline or need a VPN."),
          QT_TR_NOOP("Check your network, then try again.")}},
        {Reason::HostLookupTimeout,
         {QT_TR_NOOP("Looking up the server’s name took too long."),
          QT_TR_NOOP("This computer may be offline, or its DNS server isn’t responding. Nothing was sent."),
          QT_TR_NOOP("Check your network, then try again.")}},
        {Reason::NoConnection,
         {QT_TR_NOOP("Can’t connect to the server: it didn’t respond in time."),
          QT_TR_NOOP("The server may be down, or a firewall may be blocking it. Nothing was sent."), networkAdvice}},
        {Reason::HandshakeTimeout,
         {QT_TR_NOOP("The server accepted the connection, but didn’t set up TLS in time."),
          QT_TR_NOOP("It may be overloaded, or its port may belong to something else. No key or data was sent."),
          QT_TR_NOOP("Check the port. If it’s right, try again later, or report this to whoever runs the service.")}},
        {Reason::HandshakeClosed,
         {QT_TR_NOOP("The connection was closed while TLS was being set up."),
          QT_TR_NOOP("The server, a firewall, or a proxy closed it without saying why. No key or data was sent."),
          networkAdvice}},
        {Reason::ProxyLookupTimeout,
         {QT_TR_NOOP("Looking up this computer’s proxy took too long."),
          QT_TR_NOOP(
              "The automatic proxy configuration (PAC) may be at an address that doesn’t respond. Nothing was sent.")}},
        {Reason::ProxyNotFound,
         {QT_TR_NOOP("Can’t find the proxy %1."),
          QT_TR_NOOP("Its name may be misspelled, or this computer is offline. Nothing reached the service.")}},
        {Reason::ProxyRefused,
         {QT_TR_NOOP("Can’t connect to the proxy %1."),
          QT_TR_NOOP("Connection refused: nothing is listening on that port, or a firewall is blocking it. Nothing "
                     "reached the service.")}},
        {Reason::ProxyNoRoute,
         {QT_TR_NOOP("Can’t reach the proxy %1."),
          QT_TR_NOOP("This computer’s network has no route to it. Nothing reached the service.")}},
        {Reason::ProxyTimeout,
         {QT_TR_NOOP("The proxy %1 didn’t respond in time."),
          QT_TR_NOOP("It may be down or still be waiting for the service, or that port may belong to something else. "
                     "Nothing reached the service.")}},
        {Reason::ProxyClosed,
         {QT_TR_NOOP("The proxy %1 closed the connection without a response."),
          QT_TR_NOOP("That port may belong to another kind of server, such as a SOCKS proxy. Nothing reached the "
                     "service.")}},
        {Reason::SocksClosed,
         {QT_TR_NOOP("The SOCKS proxy %1 closed the connection."),
          QT_TR_NOOP("Its rules may forbid connections to the service, or that port may belong to another kind of "
                     "server, such as an HTTP proxy. Nothing reached the service.")}},
        {Reason::NotAProxy,
         {QT_TR_NOOP("The server at %1 didn’t respond like an HTTP proxy."),
          QT_TR_NOOP("That port may require TLS, or belong to another kind of proxy, such as SOCKS, or to another "
                     "server. Nothing reached the service.")}},
        {Reason::NotASocksProxy,
         {QT_TR_NOOP("The server at %1 didn’t respond like a SOCKS proxy."),
          QT_TR_NOOP("That port may belong to an HTTP proxy or to another server. Nothing reached the service.")}},
        {Reason::NoTlsBehindProxy,
         {QT_TR_NOOP("The response through the proxy %1 isn’t TLS, so no key or data was sent."),
          QT_TR_NOOP("The proxy may have responded in place of the service, or the service’s port may not use TLS."),
          QT_TR_NOOP("Check the port in the connection. If it’s right, ask your network administrator to allow the "
                     "service’s host and port.")}},
        {Reason::ProxyIsWebServer,
         {QT_TR_NOOP("The server at %1 doesn’t work as a proxy."),
          QT_TR_NOOP("It may be a web server, a port that requires TLS, or a proxy that doesn’t allow encrypted "
                     "connections (CONNECT). Nothing reached the service.")}},
        {Reason::ProxyForbidden,
         {QT_TR_NOOP("The proxy %1 doesn’t allow connections to the service."),
          QT_TR_NOOP("Its rules block the service’s host or port. Nothing reached the service."),
          QT_TR_NOOP("Ask your network administrator to allow the service’s host and port, or check the URL in the "
                     "connection.")}},
        {Reason::ProxyWebSignIn,
         {QT_TR_NOOP("The proxy %1 requires signing in on a web page."),
          QT_TR_NOOP("It redirected to that page instead of connecting to the service. Nothing reached the service."),
          QT_TR_NOOP("Open any page in your browser, sign in to the network, then try again.")}},
        {Reason::ProxyHostNotFound,
         {QT_TR_NOOP("The proxy %1 can’t find the service’s server."),
          QT_TR_NOOP("The name may be misspelled or known only inside your network, or looking it up took too long. "
                     "Nothing reached the service."),
          QT_TR_NOOP("Check the URL in the connection. If the service is on your own network, turn off the proxy under "
                     "Advanced.")}},
        {Reason::ProxyHostUnreachable,
         {QT_TR_NOOP("The proxy %1 can’t connect to the service."),
          QT_TR_NOOP("The service’s host name or port may be wrong, the service may not be running, or the proxy may "
                     "not be able to reach it. Nothing reached the service."),
          QT_TR_NOOP("Check the URL in the connection and that the service is running. Then ask your network "
                     "administrator.")}},
        {Reason::ProxyBusy,
         {QT_TR_NOOP("The proxy %1 couldn’t handle the request."),
          QT_TR_NOOP("It’s overloaded or had an internal error. Nothing reached the service."), networkAdvice}},
        {Reason::ProxyMisconfigured,
         {QT_TR_NOOP("The proxy %1 isn’t set up correctly."),
          QT_TR_NOOP("It reported an error in its configuration. Nothing reached the service."),
          QT_TR_NOOP("Ask your network administrator to check the proxy.")}},
        {Reason::SocksSignIn,
         {QT_TR_NOOP("The SOCKS proxy %1 requires a user name and password."),
          QT_TR_NOOP("Labdesk can sign in only to HTTP proxies. Nothing reached the service."),
          QT_TR_NOOP("Ask your network administrator for an HTTP proxy, then enter it under Advanced in the "
                     "connection.")}},
        {Reason::ProxySignInUnknown,
         {QT_TR_NOOP("The proxy %1 requires a sign-in method that Labdesk doesn’t support."),
          QT_TR_NOOP("Labdesk supports Kerberos (Negotiate), NTLM, and Basic. Nothing reached the service."),
          QT_TR_NOOP("Ask your network administrator for a proxy that supports one of these, then enter it under "
                     "Advanced in the connection.")}},
        {Reason::ProxyClosedAtSignIn,
         {QT_TR_NOOP("The proxy %1 closed the connection during sign-in."),
          QT_TR_NOOP("It may have rejected the user name or password. To avoid locking the account, Labdesk won’t send "
                     "them again. Nothing reached the service.")}},
        {Reason::ProxyNoTicket,
         {QT_TR_NOOP("The proxy %1 requires a Kerberos ticket, and you don’t have one."),
          QT_TR_NOOP("You get one when you sign in to your organization’s network. Nothing reached the service."),
          QT_TR_NOOP("Sign in to this computer again, or run kinit. If the proxy also accepts a user name and "
                     "password, enter them under Advanced. Otherwise ask your network administrator.")}},
        {Reason::ProxyTicketExpired,
         {QT_TR_NOOP("Can’t sign in to the proxy %1: your Kerberos ticket has expired."),
          QT_TR_NOOP("A ticket is valid for several hours after you sign in to this computer. Nothing reached the "
                     "service."),
          ticketAdvice}},
        {Reason::ProxyTicketFailed,
         {QT_TR_NOOP("Can’t get a Kerberos ticket for the proxy %1."),
          QT_TR_NOOP("The domain controller may be unreachable, or may not know the proxy by this name. Nothing "
                     "reached the service."),
          QT_TR_NOOP("Check your network. Check that the proxy is entered with its full name, not an IP address. Then "
                     "ask your network administrator.")}},
        {Reason::ProxyTicketRefused,
         {QT_TR_NOOP("The proxy %1 rejected your Kerberos ticket."),
          QT_TR_NOOP("You may not be allowed to use it, or this computer’s clock may be wrong. Nothing reached the "
                     "service."),
          ticketAdvice}},
        {Reason::NoSharedTls,
         {QT_TR_NOOP("Labdesk and the server couldn’t agree on a TLS version or cipher."),
          QT_TR_NOOP("Reason: %1. The server may be outdated or too strict. No key or data was sent."),
          QT_TR_NOOP("Ask whoever runs the service to enable TLS 1.3, or TLS 1.2 with current ciphers. Settings under "
                     "Advanced can’t allow older ones.")}},
        {Reason::InvalidTls,
         {QT_TR_NOOP("The server’s TLS response isn’t valid, so Labdesk closed the connection."),
          QT_TR_NOOP("Its port may belong to something else, or a firewall or proxy may have changed the response. No "
                     "key or data was sent."),
          QT_TR_NOOP("Try again. If it keeps happening, check the port in the connection, then ask your network "
                     "administrator.")}},
        {Reason::TlsNameUnknown,
         {QT_TR_NOOP("The server doesn’t recognize the host name in the connection’s URL."),
          QT_TR_NOOP("It ended TLS setup for that reason. No key or data was sent."),
          QT_TR_NOOP("Check the URL in the connection.")}},
        {Reason::TlsServerFault,
         {QT_TR_NOOP("The server had an internal error while setting up a secure connection (TLS)."),
          QT_TR_NOOP("It ended the setup with TLS alert %1. No key or data was sent."), operatorAdvice}},
        {Reason::TlsRefused,
         {QT_TR_NOOP("The server refused to set up a secure connection (TLS)."),
          QT_TR_NOOP("It sent TLS alert %1. No key or data was sent."),
          QT_TR_NOOP("Try again. If it keeps happening, report the alert to whoever runs the service.")}},
        {Reason::AuthorityUnknown,
         {QT_TR_NOOP("This computer doesn’t trust the server’s certificate."),
          QT_TR_NOOP("Reason: %1. The service may use its own certificate authority, or your network may inspect TLS "
                     "traffic. No key or data was sent."),
          QT_TR_NOOP("Ask your network administrator or whoever runs the service for the CA file. Then add it under "
                     "Advanced in the connection.")}},
        {Reason::CertificateOutOfDate,
         {QT_TR_NOOP("The server’s certificate isn’t valid at this time."),
          QT_TR_NOOP("Reason: %1. No key or data was sent."),
          QT_TR_NOOP("Check this computer’s clock. If it’s right, report this to whoever runs the service.")}},
        {Reason::CertificateHostMismatch,
         {QT_TR_NOOP("The server’s certificate doesn’t match the connection’s URL."),
          QT_TR_NOOP("Reason: %1. The URL may be wrong, or another server is responding. No key or data was sent."),
          QT_TR_NOOP("Check the URL in the connection. If it’s right, report this to whoever runs the service.")}},
        {Reason::CertificateNotReceived,
         {QT_TR_NOOP("The service didn’t receive this connection’s client certificate."),
          QT_TR_NOOP("Something in between, such as a proxy that inspects TLS traffic, may have removed it."),
          QT_TR_NOOP("Ask your network administrator to exempt the service from TLS inspection, or choose another "
                     "certificate under Advanced in the connection.")}},
        {Reason::Http2Only,
         {QT_TR_NOOP("The server accepts only HTTP/2, which Labdesk doesn’t support."),
          QT_TR_NOOP("Labdesk uses HTTP/1.1. Nothing was changed."),
          QT_TR_NOOP(
              "Ask whoever runs the service to enable HTTP/1.1, or use the URL of a gateway that supports it.")}},
        {Reason::NotHttp,
         {QT_TR_NOOP("The server’s response isn’t HTTP, so Labdesk ignored it."),
          QT_TR_NOOP("Something other than a web service is listening on its port."),
          QT_TR_NOOP("Check the URL and its port in the connection.")}},
        {Reason::RequiresTls,
         {QT_TR_NOOP("The server requires an encrypted connection (TLS)."),
          QT_TR_NOOP("The URL in the connection isn’t encrypted, and the server responded with a TLS alert."),
          QT_TR_NOOP("Edit the connection and start the URL with https.")}},
        {Reason::AmbiguousHttp,
         {QT_TR_NOOP("The server’s response isn’t valid HTTP, so Labdesk ignored it."),
          QT_TR_NOOP("Its header or length is ambiguous."),
          QT_TR_NOOP("Check the URL in the connection. If it’s right, report this to whoever runs the service.")}},
        {Reason::WebPage,
         {QT_TR_NOOP("A web page arrived instead of the service’s response."),
          QT_TR_NOOP("A sign-in page, a gateway, or another web server is responding at this address."),
          QT_TR_NOOP("If your network has a sign-in page, sign in with your browser. Otherwise check the URL in the "
                     "connection.")}},
        {Reason::ResponseTooLarge,
         {QT_TR_NOOP("The response is too large."),
          QT_TR_NOOP("No valid response is this large, so Labdesk stopped reading it."),
          QT_TR_NOOP("Check the URL in the connection. If it’s right, report this to whoever runs the service.")}},
        {Reason::NotEnoughMemory,
         {QT_TR_NOOP("This computer doesn’t have enough free memory for the user list."),
          QT_TR_NOOP("Labdesk read %1 users, then stopped so that other programs keep running."),
          QT_TR_NOOP("Close other programs, then try again. A computer with more memory or a key for a smaller team "
                     "also helps.")}},
        {Reason::RedirectedOnServer,
         {QT_TR_NOOP("The service redirected to another page on the same server. Labdesk didn’t follow it."),
          QT_TR_NOOP("It may be a sign-in page, or part of the path is missing in the connection’s URL."),
          QT_TR_NOOP("Check the URL in the connection. If there’s a sign-in page, ask whoever runs the service for a "
                     "URL without one.")}},
        {Reason::RedirectedToHttps,
         {QT_TR_NOOP("The service requires an encrypted connection. Labdesk didn’t follow its redirect."),
          QT_TR_NOOP("The connection’s URL isn’t encrypted, and the service redirected to %1. Nothing was changed."),
          QT_TR_NOOP("Edit the connection and use that URL.")}},
        {Reason::RedirectedNowhere,
         {QT_TR_NOOP("The service redirected to an unusable address."),
          QT_TR_NOOP("The address is missing or isn’t a web address."),
          QT_TR_NOOP("Check the URL in the connection. If it’s right, report this to whoever runs the service.")}},
        {Reason::RedirectedElsewhere, {}},
        {Reason::GatewayNotFound,
         {QT_TR_NOOP("A gateway or another server responded instead of the service: there’s nothing at this address."),
          QT_TR_NOOP("The response had status 404, without an error message from the service."),
          QT_TR_NOOP("Check the URL. If it’s right, report this to whoever runs the service.")}},
        {Reason::GatewaySignIn,
         {QT_TR_NOOP("A gateway in front of the service requires a user name and password."),
          QT_TR_NOOP("Labdesk doesn’t support this sign-in. The key itself may be right."),
          QT_TR_NOOP("Ask whoever runs the service for a URL without this sign-in, and use it in the connection.")}},
        {Reason::GatewayForbidden,
         {QT_TR_NOOP("A gateway or firewall in front of the service refused the request."),
          QT_TR_NOOP(
              "The response had status 403, without an error message from the service. The key itself may be right."),
          QT_TR_NOOP("Check the URL in the connection. If it’s right, ask your network administrator or whoever runs "
                     "the service to allow this computer.")}},
        {Reason::ForbiddenWithoutBody,
         {QT_TR_NOOP("The request was refused, and no reason was given."),
          QT_TR_NOOP("The response had status 403 without an error message: a gateway or firewall may have refused the "
                     "request, or the key lacks permission."),
          QT_TR_NOOP("Check the URL in the connection. If it’s right, ask the key’s owner, your network administrator, "
                     "or whoever runs the service.")}},
        {Reason::GatewayBusy,
         {QT_TR_NOOP("The gateway in front of the service says the service is unavailable."),
          QT_TR_NOOP("The gateway returned status 503: the service may be overloaded, restarting, or down for "
                     "maintenance.")}},
        {Reason::NetworkSignIn,
         {QT_TR_NOOP("Your network requires signing in on a web page."),
          QT_TR_NOOP("The network, not the service, responded with status 511. Nothing was changed."),
          QT_TR_NOOP("Open any page in your browser, sign in to the network, then try again.")}},
        {Reason::ResponseTimeout, {}},
        {Reason::UnreadableResponse, {}},
        {Reason::BadGateway, {}},
        {Reason::GatewayTimedOut,
         {QT_TR_NOOP("The service didn’t respond to its gateway in time."),
          QT_TR_NOOP("The gateway stopped waiting and returned a timeout. The service may be slow or restarting."),
          QT_TR_NOOP("Wait a minute, then try again. If it keeps happening, contact whoever runs the service.")}},
    };

    /// Why it isn't known whether a change was made. %1 is the status.
    static constexpr std::pair<Reason, const char *> unknownOutcomes[] = {
        {Reason::ResponseTimeout, QT_TR_NOOP("The request was sent, but no complete response arrived in time.")},
        {Reason::UnreadableResponse,
         QT_TR_NOOP("The request was sent, but the response was unexpected and can’t be read. The status was %1.")},
        {Reason::WebPage,
         QT_TR_NOOP("The request was sent, but a web page arrived instead of the service’s response. A gateway or "
                    "another web server may have responded. The status was %1.")},
        {Reason::ResponseTooLarge,
         QT_TR_NOOP("The request was sent, but the response was too large to read. The status was %1.")},
        {Reason::BadGateway,
         QT_TR_NOOP("The request was sent, but the service’s gateway got no valid response from it. The gateway "
                    "returned status %1.")},
        {Reason::GatewayTimedOut,
         QT_TR_NOOP("The request was sent, but the service didn’t respond to its gateway in time. The gateway returned "
                    "status %1.")},
        {Reason::RedirectedOnServer,
         QT_TR_NOOP("The request was sent, but the service redirected to another page on the same server. The status "
                    "was %1.")},
        {Reason::RedirectedNowhere,
         QT_TR_NOOP("The request was sent, but the service redirected to an unusable address. The status was %1.")},
        {Reason::RedirectedElsewhere,
         QT_TR_NOOP("The request was sent, but the service redirected to another address, which Labdesk didn’t follow. "
                    "The status was %1.")},
        {Reason::NotHttp, QT_TR_NOOP("The request was sent, but the server’s response isn’t HTTP.")},
        {Reason::RequiresTls,
         QT_TR_NOOP("The request was sent, but the server responded with a TLS alert: it requires an encrypted "
                    "connection.")},
        {Reason::AmbiguousHttp,
         QT_TR_NOOP("The request was sent, but the response isn’t valid HTTP: its header or length is ambiguous.")},
        {Reason::Http2Only,
         QT_TR_NOOP("The request was sent, but the server responded in HTTP/2, which Labdesk doesn’t support.")},
    };
};
static_assert(isTableOf(ReasonWords::reasons, Reason::GatewayTimedOut));

void refineUnknown(ErrorText &text, const ApiError &error)
{
    for (const auto &[reason, cause] : ReasonWords::unknownOutcomes)
        if (reason == error.reason)
            text.cause = ReasonWords::tr(cause).replace(u"%1"_s, QString::number(error.httpStatus));
}

} // namespace

void refine(ErrorText &text, const ApiError &error)
{
    if (error.kind == ApiError::Kind::OutcomeUnknown)
        return refineUnknown(text, error);
    const auto &[sentence, cause, nextStep] = entryOf(ReasonWords::reasons, error.reason);
    if (!sentence)
        return;
    const auto words = [&error](const char *source) { return ReasonWords::tr(source).replace(u"%1"_s, error.detail); };
    text = {words(sentence), words(cause), error.retryAfter || !nextStep ? text.nextStep : words(nextStep)};
    if (error.proxyStatus != 0)
        text.cause += u' ' + ReasonWords::tr("The proxy’s response had status %1.").arg(error.proxyStatus);
    else if ((error.reason == Reason::WebPage || error.reason == Reason::GatewayTimedOut) && error.httpStatus != 0)
        text.cause += u' ' + ReasonWords::tr("The status was %1.").arg(error.httpStatus);
}

} // namespace labdesk
