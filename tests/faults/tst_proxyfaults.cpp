// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultmatrix.h"
#include "responses.h"
#include "support/testmain.h"

namespace labdesk::tests {

namespace {

using Kind = ApiError::Kind;
using Reason = ApiError::Reason;

Fault behind(Way way, const QByteArray &name, const Play &play, Kind kind, Reason reason, bool isLate = false)
{
    Fault one = fault(name, play, unreached(kind, reason, isLate));
    one.way = way;
    return one;
}

Fault proxy(const QByteArray &name, const QByteArray &answer, Reason reason, Then then = Then::Close)
{
    return behind(Way::Proxy, name, sends(answer, then), Kind::ProxyFailed, reason);
}

/// What arrives through an open tunnel in response to the hello of TLS.
Fault tunnel(const QByteArray &name, const QByteArray &answer, Kind kind, Reason reason)
{
    Fault one = behind(Way::Proxy, name, {}, kind, reason);
    one.plays = {sends("HTTP/1.1 200 Connection established\r\n\r\n", Then::KeepOpen, When::BytesCame),
                 sends(answer, Then::Close, When::BytesCame)};
    return one;
}

/// Errors that a proxy reports by their names (RFC 9209, section 2.3).
Faults proxyStatuses()
{
    Faults faults;
    for (const auto &[word, reason] : {std::pair("dns_error; rcode=NXDOMAIN", Reason::ProxyHostNotFound),
                                       {"dns_timeout", Reason::ProxyHostNotFound},
                                       {"destination_not_found", Reason::ProxyHostUnreachable},
                                       {"destination_unavailable", Reason::ProxyHostUnreachable},
                                       {"destination_ip_prohibited", Reason::ProxyForbidden},
                                       {"destination_ip_unroutable", Reason::ProxyHostUnreachable},
                                       {"connection_refused", Reason::ProxyHostUnreachable},
                                       {"connection_terminated", Reason::ProxyHostUnreachable},
                                       {"connection_timeout", Reason::ProxyHostUnreachable},
                                       {"connection_limit_reached", Reason::ProxyBusy},
                                       {"http_request_denied", Reason::ProxyForbidden},
                                       {"proxy_internal_response", Reason::ProxyBusy},
                                       {"proxy_internal_error", Reason::ProxyBusy},
                                       {"proxy_configuration_error", Reason::ProxyMisconfigured},
                                       {"proxy_loop_detected", Reason::ProxyMisconfigured}})
        faults.push_back(proxy(QByteArray("Proxy-Status: ") + word,
                               pageReply("502 Bad Gateway", QByteArray("Proxy-Status: gw; error=") + word + "\r\n"),
                               reason, Then::KeepOpen));
    return faults;
}

Faults openTunnels()
{
    return {
        behind(Way::Proxy, "it opens a tunnel and closes it",
               sends("HTTP/1.1 200 Connection established\r\n\r\n", Then::Close), Kind::ConnectionLost,
               Reason::HandshakeClosed),
        proxy("it opens a tunnel and speaks first",
              "HTTP/1.1 200 Connection established\r\n\r\nHTTP/1.1 400 Bad Request\r\n\r\n", Reason::ProxyIsWebServer,
              Then::KeepOpen),
        tunnel("it opens a tunnel and closes it after the hello", "", Kind::ConnectionLost, Reason::HandshakeClosed),
        tunnel("it opens a tunnel to a page of its own", pageReply("403 Forbidden"), Kind::ProxyFailed,
               Reason::NoTlsBehindProxy),
        tunnel("it opens a tunnel to a service without TLS", pageReply("400 Bad Request"), Kind::ProxyFailed,
               Reason::NoTlsBehindProxy),
        tunnel("it opens a tunnel to a secure shell", "SSH-2.0-OpenSSH_9.2\r\n", Kind::ProxyFailed,
               Reason::NoTlsBehindProxy),
        tunnel("it opens a tunnel and breaks TLS", QByteArray("\x17\x03\x03\x00\x05hello", 10), Kind::TlsFailed,
               Reason::InvalidTls),
        tunnel("it opens a tunnel and refuses TLS", QByteArray("\x15\x03\x03\x00\x02\x02\x31", 7), Kind::TlsFailed,
               Reason::TlsRefused),
        behind(Way::Proxy, "it opens a tunnel to silence", sends("HTTP/1.1 200 Connection established\r\n\r\n"),
               Kind::TimedOut, Reason::HandshakeTimeout, true),
    };
}

Faults proxyAnswers()
{
    const QByteArray squid = "X-Squid-Error: ";
    return {
        proxy("squid: host not allowed", pageReply("403 Forbidden", squid + "ERR_ACCESS_DENIED 0\r\n"),
              Reason::ProxyForbidden),
        proxy("squid: no such host", pageReply("503 Service Unavailable", squid + "ERR_DNS_FAIL 0\r\n"),
              Reason::ProxyHostNotFound),
        proxy("squid: nothing listens", pageReply("503 Service Unavailable", squid + "ERR_CONNECT_FAIL 111\r\n"),
              Reason::ProxyHostUnreachable),
        proxy("tinyproxy: no such host, or nothing listens", pageReply("500 Unable to connect"),
              Reason::ProxyHostUnreachable),
        proxy("gateway timeout", pageReply("504 Gateway Timeout"), Reason::ProxyHostUnreachable),
        proxy("nginx in its place", pageReply("405 Not Allowed"), Reason::ProxyIsWebServer),
        proxy("a web server in its place: 400", pageReply("400 Bad Request"), Reason::ProxyIsWebServer),
        proxy("a web server in its place: 404", pageReply("404 Not Found"), Reason::ProxyIsWebServer),
        proxy("a web server in its place: 501", pageReply("501 Unsupported method"), Reason::ProxyIsWebServer),
        proxy("a web server that says 200 with a page", pageReply("200 OK"), Reason::ProxyIsWebServer, Then::KeepOpen),
        proxy("a redirect to its page", pageReply("302 Found", "Location: http://login.example/\r\n"),
              Reason::ProxyWebSignIn),
        proxy("a redirect to another origin", pageReply("307 Found", "Location: {elsewhere}/\r\n"),
              Reason::ProxyWebSignIn),
        proxy("a sign-in page: 511", pageReply("511 Network Authentication Required"), Reason::ProxyWebSignIn),
        proxy("too much to do", pageReply("429 Too Many Requests"), Reason::ProxyBusy),
        proxy("a TLS port in its place", QByteArray("\x15\x03\x01\x00\x02\x02\x46", 7), Reason::NotAProxy),
        proxy("a SOCKS port in its place", QByteArray("\0\x5b\0\0\0\0\0\0", 8), Reason::NotAProxy),
        proxy("a secure shell in its place", "SSH-2.0-OpenSSH_9.2\r\n", Reason::NotAProxy),
        proxy("noise in its place", QByteArray("\x07\xfe\x80\x01").repeated(64), Reason::NotAProxy),
        proxy("it hangs up", "", Reason::ProxyClosed),
        proxy("it resets", "", Reason::ProxyClosed, Then::Reset),
        proxy("it hangs up inside its head", "HTTP/1.1 200 Conn", Reason::ProxyClosed),
        behind(Way::Proxy, "it says nothing", sends(""), Kind::ProxyFailed, Reason::ProxyTimeout, true),
        behind(Way::Proxy, "it says nothing behind its status", sends("HTTP/1.1 200 Connection established\r\n"),
               Kind::ProxyFailed, Reason::ProxyTimeout, true),
        behind(Way::NoProxy, "nothing at its port", sends(""), Kind::ProxyFailed, Reason::ProxyRefused),
        behind(Way::UnknownProxy, "it has no address", sends(""), Kind::ProxyFailed, Reason::ProxyNotFound),
        behind(Way::Proxy, "it wants Negotiate", sends(pageReply("407 Sign in", "Proxy-Authenticate: Negotiate\r\n")),
               Kind::ProxySignInNeeded, Reason::ProxySignInUnknown),
        behind(Way::Proxy, "it wants Basic",
               sends(pageReply("407 Sign in", "Proxy-Authenticate: Basic realm=\"x\"\r\n")), Kind::ProxySignInNeeded,
               Reason::None),
        behind(Way::Proxy, "it wants Digest",
               sends(pageReply("407 Sign in", "Proxy-Authenticate: Digest realm=\"x\", nonce=\"y\"\r\n")),
               Kind::ProxySignInNeeded, Reason::ProxySignInUnknown),
    };
}

#ifndef Q_OS_WIN // where the environment names none

/// A SOCKS proxy, byte by byte (RFC 1928). It hangs up when it is asked more than it has answers to.
Fault socks(Way way, const QByteArray &name, const QByteArrayList &answers, Reason reason)
{
    Fault one = fault("SOCKS: " + name, sends("", Then::Close, When::BytesCame), unreached(Kind::ProxyFailed, reason));
    one.plays.clear();
    for (const QByteArray &answer : answers)
        one.plays.push_back(sends(answer, Then::KeepOpen, When::BytesCame));
    one.plays.push_back(sends("", Then::Close, When::BytesCame));
    one.way = way;
    one.isAlone = true; // the environment names it, for the whole process
    return one;
}

static Faults socksFaults()
{
    const QByteArray welcome("\x05\x00", 2);
    const Reason nowhere = Reason::ProxyHostUnreachable;
    struct Reply
    {
        const char *name;
        char code;
        Reason ofName;
        Reason ofAddress;
    };
    const Reply replies[] = {
        {"something fails", 1, nowhere, nowhere},
        {"not allowed", 2, nowhere, Reason::ProxyForbidden}, // Qt takes it for a name that isn't known
        {"no network", 3, nowhere, nowhere},
        {"no such host", 4, nowhere, nowhere},
        {"nothing listens", 5, nowhere, nowhere},
    };
    Faults faults;
    for (const auto &[name, code, ofName, ofAddress] : replies) {
        const QByteArrayList answers{welcome, QByteArray("\x05", 1) + code + QByteArray("\0\x01\0\0\0\0\0\0", 8)};
        faults.push_back(socks(Way::Socks, name, answers, ofName));
        faults.push_back(socks(Way::SocksAddress, QByteArray(name) + ", of an address", answers, ofAddress));
    }
    faults.push_back(socks(Way::Socks, "it wants a sign-in", {QByteArray("\x05\xff", 2)}, Reason::SocksSignIn));
    faults.push_back(socks(Way::Socks, "an HTTP proxy in its place",
                           {"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n"}, Reason::NotASocksProxy));
    faults.push_back(socks(Way::Socks, "it hangs up", {}, Reason::SocksClosed));
    faults.push_back(socks(Way::Socks, "it hangs up after the greeting", {welcome}, Reason::SocksClosed));
    faults.push_back(socks(Way::NoSocks, "nothing at its port", {}, Reason::ProxyRefused));
    faults.push_back(socks(Way::UnknownSocks, "it has no address", {}, Reason::ProxyNotFound));
    Fault silent = socks(Way::Socks, "silence", {}, Reason::ProxyTimeout);
    silent.plays = {sends("", Then::KeepOpen, When::BytesCame)};
    silent.verdict.isLate = true;
    faults.push_back(silent);
    return faults;
}

#endif

} // namespace

static Faults proxyFaults()
{
    Faults faults = proxyAnswers();
    append(faults, openTunnels());
    append(faults, proxyStatuses());
#ifndef Q_OS_WIN
    append(faults, socksFaults());
#endif
    return faults;
}

} // namespace labdesk::tests

class tst_proxyfaults : public labdesk::tests::FaultMatrix
{
    Q_OBJECT

public:
    tst_proxyfaults() : FaultMatrix("Proxies", labdesk::tests::proxyFaults()) { }
};

LABDESK_TEST(tst_proxyfaults)
#include "tst_proxyfaults.moc"
