// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultmatrix.h"
#include "responses.h"
#include "support/testmain.h"

namespace labdesk::tests {

namespace {

using Kind = ApiError::Kind;
using Reason = ApiError::Reason;

/// What the status alone says, when the service gives it a body of its own.
Verdict verdictOf(int status)
{
    switch (status) {
    case 400:
        return refused(Kind::BadRequest);
    case 401:
        return refused(Kind::Unauthorized);
    case 403:
        return refused(Kind::Forbidden);
    case 404:
        return refused(Kind::NotFound);
    case 422:
        return refused(Kind::Invalid);
    case 429:
        return refused(Kind::RateLimited);
    case 495: // which this connection hasn't got
    case 496:
        return refused(Kind::CertificateNeeded);
    case 502:
        return gatewayLost(Reason::None, Reason::BadGateway);
    case 503:
        return refused(Kind::Busy);
    case 504:
    case 522:
    case 524:
        return gatewayLost(Reason::GatewayTimedOut, Reason::GatewayTimedOut);
    case 505:
        return refused(Kind::OtherRefusal, Reason::Http2Only);
    case 511:
        return refused(Kind::ServerFault, Reason::NetworkSignIn);
    default:
        break;
    }
    if (status >= 520 && status <= 527)
        return gatewayLost(Reason::None, Reason::BadGateway);
    return refused(status < 500 ? Kind::OtherRefusal : Kind::ServerFault);
}

/// The same status by something in front of the service.
Verdict verdictOfPage(int status, bool isEmpty)
{
    if (status == 403)
        return refused(Kind::OtherRefusal, isEmpty ? Reason::ForbiddenWithoutBody : Reason::GatewayForbidden);
    if (status == 404)
        return refused(Kind::NotFound, Reason::GatewayNotFound);
    if (status == 503 && !isEmpty)
        return refused(Kind::Busy, Reason::GatewayBusy);
    return verdictOf(status);
}

Faults eachStatus()
{
    Faults faults;
    for (const int status :
         {400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 421,
          422, 423, 424, 425, 426, 428, 429, 431, 444, 451, 460, 494, 495, 496, 497, 499, 500, 501, 502, 503,
          504, 505, 506, 507, 508, 509, 510, 511, 520, 521, 522, 523, 524, 525, 526, 527, 530, 561, 598, 599}) {
        const QByteArray number = QByteArray::number(status);
        faults.push_back(
            fault(number + " with JSON", sends(httpReply(number + " No", R"({"detail":"No"})")), verdictOf(status)));
    }
    for (const int status : {400, 401, 403, 404, 408, 413, 429, 500, 502, 503, 504, 520}) {
        const QByteArray number = QByteArray::number(status);
        const QByteArray page = pageReply(number + " No", {}, QByteArray(5000, 'x'));
        faults.push_back(fault(number + " with a page", sends(page), verdictOfPage(status, false)));
        faults.push_back(
            fault(number + " with nothing", sends(httpReply(number + " No", "", "")), verdictOfPage(status, true)));
        // Whatever the body says, the status says that it wasn't done.
        faults.push_back(fault(number + " with the right body", sends(httpReply(number + " No", rightBody())),
                               status == 403 || status == 404 ? verdictOfPage(status, false) : verdictOf(status)));
        faults.push_back(fault(number + ", closed inside a page", sends(page.chopped(99), Then::Close),
                               verdictOfPage(status, false)));
        faults.push_back(fault(number + ", silent inside a page", sends(page.chopped(99)), late()));
        faults.back().verdict = verdictOfPage(status, false);
        faults.back().verdict.isLate = true;
    }
    return faults;
}

Faults interim()
{
    const QByteArray body = rightBody();
    const QByteArray hints = "HTTP/1.1 103 Early Hints\r\nLink: <{elsewhere}/x>\r\n\r\n";
    Faults faults = {
        fault("100, then silence", sends("HTTP/1.1 100 Continue\r\n\r\n"), late()),
        fault("100, then the response", sends("HTTP/1.1 100 Continue\r\n\r\n" + goodReply()), answered()),
        fault("102, then the response", sends("HTTP/1.1 102 Processing\r\n\r\n" + goodReply()), answered()),
        fault("103, then the response", sends(hints + goodReply()), answered()),
        fault("103 twice, then the response", sends(hints.repeated(2) + goodReply()), answered()),
        fault("100, 103 and 199, then a response in chunks",
              sends("HTTP/1.1 100 Continue\r\n\r\n" + hints + "HTTP/1.1 199 Odd\r\n\r\n" + headWith(inChunks)
                    + chunkOf(body) + lastChunk),
              answered()),
        fault("103, then silence", sends(hints), late()),
        fault("103, then closed", sends(hints, Then::Close), lost()),
        fault("103, then a refusal", sends(hints + httpReply("404 No", R"({"detail":"No"})")), refused(Kind::NotFound)),
        fault("ninety 103, then the response", sends(hints.repeated(90) + goodReply()), answered()),
        fault("two hundred 103, then the response", sends(hints.repeated(200) + goodReply()), ambiguous()),
        fault("an interim response with a length",
              sends("HTTP/1.1 102 Processing\r\nContent-Length: 5\r\n\r\n" + goodReply()), answered()),
        fault("101, then the response", sends("HTTP/1.1 101 Switching Protocols\r\n\r\n" + goodReply()), unusable()),
    };
    for (const char *status : {"102 Processing", "199 Odd"})
        faults.push_back(fault(QByteArray("ends with ") + status,
                               sends(QByteArray("HTTP/1.1 ") + status + "\r\n\r\n", Then::Close), lost()));
    return faults;
}

} // namespace

static Faults statusFaults()
{
    const QByteArray body = rightBody();
    Faults faults = {
        fault("201", sends(httpReply("201 Created", body)), answered()),
        fault("202", sends(httpReply("202 Accepted", body)), answered()),
        fault("203", sends(httpReply("203 Non-Authoritative", body)), answered()),
        fault("204", sends("HTTP/1.1 204 No Content\r\n\r\n"), unusable(), nothingIsEnough()),
        fault("204 with a body", sends(httpReply("204 No Content", body)), unusable(), nothingIsEnough()),
        fault("204 with a length and nothing", sends("HTTP/1.1 204 No Content\r\nContent-Length: 0\r\n\r\n"),
              unusable(), nothingIsEnough()),
        fault("205", sends(httpReply("205 Reset Content", "")), unusable()),
        fault("206", sends(httpReply("206 Partial", body, "application/json", {"Content-Range: bytes 0-99/200"})),
              unusable()),
        fault("207", sends(httpReply("207 Multi-Status", body)), answered()),
        fault("226", sends(httpReply("226 IM Used", body)), answered()),
        fault("299", sends(httpReply("299 Odd", body)), answered()),
    };
    append(faults, interim());
    append(faults, eachStatus());
    return faults;
}

/// What isn't HTTP.
static Faults otherProtocols()
{
    Faults faults;
    const std::pair<const char *, QByteArray> others[] = {
        {"a mail server", "220 mail.example.com ESMTP\r\n"},
        {"a secure shell", "SSH-2.0-OpenSSH_9.2\r\n"},
        {"a file server", "220 (vsFTPd 3.0.3)\r\n"},
        {"a database", QByteArray("\x4a\0\0\0\x0a\x35\x2e\x35", 8)},
        {"a remote desktop", "RFB 003.008\n"},
        {"a chat", ":irc.example NOTICE * :*** Looking up your hostname\r\n"},
        {"a byte that could begin an alert of TLS", "\x15"},
        {"a byte that could begin an alert of TLS, and noise", "\x15\x07\xfe\x80"},
        {"a request for an answer", "GET / HTTP/1.1\r\nHost: x\r\n\r\n"},
        {"a body without a head", rightBody()},
        {"a page without a head", "<!doctype html><html></html>"},
        {"zeros", QByteArray(4096, '\0')},
        {"blanks", QByteArray(4096, ' ')},
        {"noise", QByteArray("\x07\xfe\x80\x01").repeated(1024)},
    };
    for (const auto &[name, bytes] : others)
        faults.push_back(fault(name, sends(bytes, Then::Close), notHttp()));
    const std::pair<const char *, QByteArray> alerts[] = {
        {"TLS is required: protocol_version", QByteArray("\x15\x03\x01\x00\x02\x02\x46", 7)},
        {"TLS is required: unexpected_message", QByteArray("\x15\x03\x03\x00\x02\x02\x0a", 7)},
        {"TLS is required: the type and version of its record", "\x15\x03"},
    };
    for (const auto &[name, bytes] : alerts)
        faults.push_back(fault(name, sends(bytes, Then::Close), requiresTls()));
    const std::pair<const char *, QByteArray> frames[] = {
        {"HTTP/2: its settings", QByteArray("\0\0\x06\x04\0\0\0\0\0\0\x03\0\0\0\x64", 15)},
        {"HTTP/2: it goes away", QByteArray("\0\0\x08\x07\0\0\0\0\0\0\0\0\0\0\0\0\x01", 17)},
    };
    for (const auto &[name, bytes] : frames)
        faults.push_back(fault(name, sends(bytes, Then::Close), http2()));
    faults.push_back(fault("HTTP/2: half a frame", sends(QByteArray("\0\0\x06\x04", 4), Then::Close), notHttp()));
    return faults;
}

static Faults statusLineFaults()
{
    const QByteArray body = rightBody();
    const QByteArray rest = "\r\n" + jsonType + "Content-Length: " + sizeOf(body) + "\r\n\r\n" + body;
    Faults faults;
    const auto add = [&](const QByteArray &line, const Verdict &verdict) {
        faults.push_back(fault("status line: " + line, sends(line + rest, Then::Close), verdict));
    };
    for (const char *line : {"HTTP/1.1 2000 OK", "HTTP/1.1 20 OK",    "HTTP/1.1 2 OK",    "HTTP/1.1 OK",
                             "HTTP/1.1 -200 OK", "HTTP/1.1 2e2 OK",   "HTTP/1.1 0xC8 OK", "HTTP/1.1 +200 OK",
                             "HTTP/1.1 200OK",   "HTTP/1.1",          "HTTP/1.1 ",        "HTTP/",
                             "HTTP/x.y 200 OK",  "HTTP/1.1\t200\tOK", "HTTP/1,1 200 OK",  "HTTP/2.0 200 OK",
                             "HTTP/2 200",       "HTTP/3 200 OK",     "HTTP/9.9 200 OK",  "HTTP/0.9 200 OK",
                             "HTTP/1.10 200 OK", "HTTP/11 200 OK"})
        add(line, ambiguous());
    for (const char *line : {"HTTP /1.1 200 OK", "ICY 200 OK", "200 OK", "OK", "SIP/2.0 200 OK", "HTTPS/1.1 200 OK",
                             "RTSP/1.0 200 OK", " HTTP/1.1 200 OK", "http/1.1 200 ok", "\xef\xbb\xbfHTTP/1.1 200 OK"})
        add(line, notHttp());
    for (const char *line : {"HTTP/1.1 200", "HTTP/1.1 200 ", "HTTP/1.1  200 OK", "HTTP/1.1 200   OK  ", "HTTP/1.0 200",
                             "HTTP/1.0 200 OK", "HTTP/1.1 200 404 Not Found", "HTTP/1.1 200 \xc3\xa9\xff"})
        add(line, answered());
    for (const char *line : {"HTTP/1.1 600 Odd", "HTTP/1.1 700 Odd", "HTTP/1.1 999 Odd"})
        add(line, unusable());
    for (const char *line : {"HTTP/1.1 099 Odd", "HTTP/1.1 000 Odd"})
        add(line, ambiguous());
    faults.push_back(fault("an empty line first", sends("\r\n" + goodReply()), answered()));
    faults.push_back(
        fault("ninety empty lines first", sends(QByteArray("\r\n").repeated(45) + goodReply()), answered()));
    faults.push_back(
        fault("a thousand empty lines first", sends(QByteArray("\r\n").repeated(1000) + goodReply()), ambiguous()));
    faults.push_back(fault("a NUL in the reason phrase", sends(QByteArray("HTTP/1.1 200 O\0K", 16) + rest, Then::Close),
                           ambiguous()));
    faults.push_back(fault("a reason phrase of 20 KB",
                           sends("HTTP/1.1 200 " + QByteArray(20'000, 'K') + rest, Then::Close), answered()));
    faults.push_back(fault("a reason phrase of 40 KB",
                           sends("HTTP/1.1 200 " + QByteArray(40'000, 'K') + rest, Then::Close), ambiguous()));
    append(faults, otherProtocols());
    return faults;
}

} // namespace labdesk::tests

class tst_statusfaults : public labdesk::tests::FaultMatrix
{
    Q_OBJECT

public:
    tst_statusfaults()
        : FaultMatrix("Status lines and statuses",
                      labdesk::tests::joined(labdesk::tests::statusLineFaults(), labdesk::tests::statusFaults()))
    {
    }
};

LABDESK_TEST(tst_statusfaults)
#include "tst_statusfaults.moc"
