// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/errormapping.h"
#include "api/retryafter.h"
#include "api/tlsreason.h"
#include "apitest.h"
#include "gzipped.h"

#include <QSslError>

using End = api::HttpReply::End;

namespace {

const QDateTime Now(QDate(2026, 1, 2), QTime(3, 4, 5), Qt::UTC);

api::HttpReply replyWith(int status, const QByteArray &body, const QByteArray &type = "application/json")
{
    api::HttpReply reply;
    reply.status = status;
    reply.body = body;
    reply.headers = {{"Content-Type", type}};
    return reply;
}

ApiError refusal(const api::HttpReply &reply)
{
    return api::refusalFrom(reply, Now, 60s);
}

} // namespace

class tst_errormapping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void statuses_data();
    void statuses();
    void aDuplicateNamesTheExistingUser();
    void refusedFieldsAreListed();
    void aRefreshThatFailedInItsOwnShape();
    void aPackedRefusalIsRead();
    void aDamagedPackageStillRefuses();
    void aRedirectTellsTheOriginOnly_data();
    void aRedirectTellsTheOriginOnly();
    void retryAfter_data();
    void retryAfter();
    void datesOfTheWireAreNotLocal();
    void whatStandsInFrontOfTheService_data();
    void whatStandsInFrontOfTheService();
    void transportFailures_data();
    void transportFailures();
    void aWriteWhoseBytesLeftHasAnUnknownOutcome();
    void whatTheServiceSaidAboutAWriteStands_data();
    void whatTheServiceSaidAboutAWriteStands();
    void anEchoedKeyIsStruckOut();
    void tlsReasonsAreOurOwnWords();
};

void tst_errormapping::statuses_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QString>("message");
    const QByteArray json = "application/json";
    const auto row
        = [&json](const char *name, int status, const QByteArray &body, Kind kind, const QString &message = {}) {
              QTest::newRow(name) << status << body << json << kind << message;
          };
    row("400 with a text", 400, R"({"detail":"Nothing to patch"})", Kind::BadRequest, u"Nothing to patch"_s);
    row("401", 401, R"({"detail":"Invalid key"})", Kind::Unauthorized, u"Invalid key"_s);
    row("401 of a token exchange", 401, R"({"error":"access_denied","error_description":"Unauthorized"})",
        Kind::Unauthorized, u"Unauthorized"_s);
    row("403", 403, R"({"detail":"No"})", Kind::Forbidden, u"No"_s);
    row("404", 404, R"({"detail":"Not found"})", Kind::NotFound, u"Not found"_s);
    row("404 of an order", 404, R"({"detail":"This order doesn't exist"})", Kind::NotFound,
        u"This order doesn't exist"_s);
    row("422 whose detail is a string", 422, R"({"detail":"user_id: badly formed"})", Kind::Invalid,
        u"user_id: badly formed"_s);
    row("429", 429, R"({"detail":"Too many"})", Kind::RateLimited, u"Too many"_s);
    row("500", 500, "{}", Kind::ServerFault);
    row("501", 501, "{}", Kind::ServerFault);
    row("502", 502, "{}", Kind::GatewayFault);
    row("503", 503, "{}", Kind::Busy);
    row("504", 504, "{}", Kind::GatewayFault);
    row("507", 507, "{}", Kind::ServerFault);
    for (const int status : {520, 522, 524, 526})
        row(qPrintable(u"%1 of a gateway"_s.arg(status)), status, "error code", Kind::GatewayFault);
    row("529", 529, "{}", Kind::ServerFault);
    for (const int status : {402, 405, 406, 408, 409, 410, 413, 418, 425, 451, 499})
        row(qPrintable(u"%1 is another refusal"_s.arg(status)), status, "{}", Kind::OtherRefusal);
    row("700", 700, "{}", Kind::BadResponse);
    row("an empty body", 500, "", Kind::ServerFault);
    row("a body that is cut", 404, R"({"detail":"Not fo)", Kind::NotFound);
    QTest::newRow("502 with HTML") << 502 << QByteArray("<html><head><title>Bad gateway</title></head></html>")
                                   << QByteArray("text/html") << Kind::GatewayFault << u"Bad gateway"_s;
    QTest::newRow("503 with plain text") << 503 << QByteArray("upstream down") << QByteArray("text/plain") << Kind::Busy
                                         << u"upstream down"_s;
    row("words of another gateway", 401, R"({"fault":{"faultstring":"Invalid ApiKey"}})", Kind::Unauthorized,
        u"Invalid ApiKey"_s);
    row("a list of errors", 409, R"({"errors":[{"title":"Conflict","detail":"Already there"}]})", Kind::OtherRefusal,
        u"Already there"_s);
    row("a message in capitals", 500, R"({"Message":"An error has occurred."})", Kind::ServerFault,
        u"An error has occurred."_s);
    QTest::newRow("problem+json") << 409 << QByteArray(R"({"title":"Conflict","detail":"Already there"})")
                                  << QByteArray("application/problem+json") << Kind::OtherRefusal << u"Already there"_s;
}

void tst_errormapping::statuses()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, type);
    QFETCH(QString, message);
    const ApiError error = refusal(replyWith(status, body, type));
    QTEST(error.kind, "kind");
    QCOMPARE(error.httpStatus, status);
    if (!message.isEmpty())
        QCOMPARE(error.serverMessage, message);
}

void tst_errormapping::aDuplicateNamesTheExistingUser()
{
    const ApiError error = refusal(replyWith(400, R"({"detail":{"error_type":"INVALID_REQUEST",
        "error_message":"Client user id already exists.","user_id":"u-7","created_on":"2026-01-01T00:00:00+00:00"}})"));
    QCOMPARE(error.kind, Kind::Duplicate);
    QCOMPARE(error.existingUserId, u"u-7"_s);
    QCOMPARE(error.serverMessage, u"Client user id already exists."_s);
}

void tst_errormapping::refusedFieldsAreListed()
{
    const ApiError error = refusal(replyWith(422, R"({"detail":[
        {"type":"enum","loc":["query","radius"],"msg":"Input should be 10, 20, 25 or 50"},
        {"type":"missing","loc":["body",3,"zip"],"msg":"Field required"}]})"));
    QCOMPARE(error.kind, Kind::Invalid);
    QCOMPARE(error.problems.size(), size_t(2));
    QCOMPARE(error.problems[0].loc, (QStringList{u"query"_s, u"radius"_s}));
    QCOMPARE(error.problems[1].loc, (QStringList{u"body"_s, u"3"_s, u"zip"_s}));
    QCOMPARE(error.problems[1].message, u"Field required"_s);
}

void tst_errormapping::aRefreshThatFailedInItsOwnShape()
{
    const ApiError error = refusal(replyWith(400, R"({"success":false,"user_id":"u","error":"No connected sources",
        "failed_sources":["oura/sleep"]})"));
    QCOMPARE(error.kind, Kind::ActionFailed);
    QCOMPARE(error.serverMessage, u"No connected sources"_s);
    QVERIFY(error.detail.contains(u"oura/sleep"));
}

void tst_errormapping::aPackedRefusalIsRead()
{
    auto reply = replyWith(404, tests::gzipped(R"({"detail":"Lab not found."})"));
    reply.headers.emplace_back("Content-Encoding", "gzip");
    QCOMPARE(refusal(reply).serverMessage, u"Lab not found."_s);
}

void tst_errormapping::aDamagedPackageStillRefuses()
{
    auto reply = replyWith(404, tests::gzipped(R"({"detail":"Lab not found."})").chopped(3));
    reply.headers.emplace_back("Content-Encoding", "gzip");
    QCOMPARE(refusal(reply).kind, Kind::NotFound);
    QVERIFY(refusal(reply).serverMessage.isEmpty());
}

void tst_errormapping::aRedirectTellsTheOriginOnly_data()
{
    QTest::addColumn<QByteArray>("location");
    QTest::addColumn<QString>("detail");
    QTest::newRow("another machine") << QByteArray("https://login.example.com/path?token=t#f")
                                     << u"https://login.example.com"_s;
    QTest::newRow("another port") << QByteArray("http://127.0.0.1:99/x") << u"http://127.0.0.1:99"_s;
    QTest::newRow("with user information") << QByteArray("https://a:b@evil.example/") << u"https://evil.example"_s;
    QTest::newRow("a path") << QByteArray("/login") << u"https://api.example.com"_s;
    QTest::newRow("the same server") << QByteArray("https://api.example.com:443/login") << u"https://api.example.com"_s;
    QTest::newRow("nonsense") << QByteArray("ht!tp://%%%") << QString();
    QTest::newRow("a file") << QByteArray("file:///etc/passwd") << QString();
    QTest::newRow("another machine without a scheme") << QByteArray("//other.example") << u"https://other.example"_s;
}

void tst_errormapping::aRedirectTellsTheOriginOnly()
{
    QFETCH(QByteArray, location);
    for (const int status : {300, 301, 302, 303, 304, 305, 307, 308, 399}) {
        auto reply = replyWith(status, "<html>moved</html>", "text/html");
        reply.headers.emplace_back("Location", location);
        reply.url = QUrl(u"https://api.example.com/v2/user/u1"_s);
        const ApiError error = refusal(reply);
        QCOMPARE(error.kind, Kind::Redirected);
        QFETCH(QString, detail);
        QCOMPARE(QString(error.detail).remove(u":443"_s), detail);
        QVERIFY(error.serverMessage.isEmpty());
    }
}

void tst_errormapping::whatStandsInFrontOfTheService_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("header"); // its name, a colon, its value
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<Reason>("reason");
    const auto page = [](const QByteArray &words) {
        return "<html><head><title>400 Bad Request</title></head><body><h1>" + words + "</h1>nginx</body></html>";
    };
    const auto row
        = [](const char *name, int status, const QByteArray &header, const QByteArray &body, Kind kind,
             Reason reason = Reason::None) { QTest::newRow(name) << status << header << body << kind << reason; };
    const QByteArray basic = "WWW-Authenticate: Basic realm=\"desk, Bearer\"";
    row("nginx: no certificate", 400, "", page("No required SSL certificate was sent"), Kind::CertificateNeeded);
    row("nginx: a wrong certificate", 400, "", page("The SSL certificate error"), Kind::CertificateRefused);
    row("nginx with its own statuses: none", 496, "", "", Kind::CertificateNeeded);
    row("nginx with its own statuses: wrong", 495, "", "", Kind::CertificateRefused);
    row("IIS: none", 403, "", page("403.7 - Forbidden: SSL client certificate is required."), Kind::CertificateNeeded);
    row("IIS: an expired one", 403, "", page("403.17 - Forbidden: Client certificate has expired or is not yet valid."),
        Kind::CertificateRefused);
    row("a gateway: none", 401, "", "Client certificate not provided", Kind::CertificateNeeded);
    row("a gateway: not verified", 403, "", "client certificate verification failed", Kind::CertificateRefused);
    row("a page that speaks of something else", 400, "", page("Request Header Or Cookie Too Large"), Kind::BadRequest);
    row("the service's own words", 400, "", R"({"detail":"No required SSL certificate was sent"})", Kind::BadRequest);
    row("Basic before a page", 401, basic, page("401 Authorization Required"), Kind::OtherRefusal,
        Reason::GatewaySignIn);
    row("Basic before nothing", 401, basic, "", Kind::OtherRefusal, Reason::GatewaySignIn);
    row("Negotiate and NTLM", 401, "WWW-Authenticate: Negotiate, NTLM", page("Unauthorized"), Kind::OtherRefusal,
        Reason::GatewaySignIn);
    row("Basic in the service's words, as a token endpoint says it", 401, basic, R"({"error":"invalid_client"})",
        Kind::Unauthorized);
    row("Bearer", 401, "WWW-Authenticate: Bearer error=\"invalid_token\"", "", Kind::Unauthorized);
    row("Bearer or Basic", 401, "WWW-Authenticate: Bearer, Basic realm=x", "", Kind::Unauthorized);
    row("no challenge", 401, "", page("Unauthorized"), Kind::Unauthorized);
    row("Node with HTTP/2 alone", 403, "",
        "Unknown ALPN Protocol, expected `h2` to be available.\nIf this is a HTTP request: ...", Kind::OtherRefusal,
        Reason::Http2Only);
    row("the service's own 403", 403, "", R"({"detail":"This key can only read"})", Kind::Forbidden);
    row("a token endpoint's own 403", 403, "", R"({"error":"access_denied"})", Kind::Forbidden);
    row("nginx: deny all", 403, "Server: nginx", page("403 Forbidden"), Kind::OtherRefusal, Reason::GatewayForbidden);
    row("a 403 of few words", 403, "", "Access denied", Kind::OtherRefusal, Reason::GatewayForbidden);
    row("a 403 without words", 403, "", "", Kind::OtherRefusal, Reason::ForbiddenWithoutBody);
    row("a 503 with a page", 503, "", page("Service Unavailable"), Kind::Busy, Reason::GatewayBusy);
    row("a 403 in JSON of somebody else's", 403, "", R"({"message":"Forbidden"})", Kind::OtherRefusal,
        Reason::GatewayForbidden);
    row("the service's own 404", 404, "", R"({"detail":"Not found"})", Kind::NotFound);
    row("a 404 with a page", 404, "", page("Not Found"), Kind::NotFound, Reason::GatewayNotFound);
    row("a 404 without words", 404, "", "", Kind::NotFound, Reason::GatewayNotFound);
    row("a 404 in JSON of somebody else's", 404, "", R"({"message":"no Route matched"})", Kind::NotFound,
        Reason::GatewayNotFound);
    row("a 407 of a proxy that nobody named", 407, "Proxy-Authenticate: Basic realm=x", "", Kind::OtherRefusal,
        Reason::GatewaySignIn);
    row("Cloudflare: no address of the service", 530, "", "error code: 1016", Kind::GatewayFault);
    row("504", 504, "", page("Gateway Timeout"), Kind::GatewayFault, Reason::GatewayTimedOut);
    row("Cloudflare: no connection to the service", 522, "", "error code: 522", Kind::GatewayFault,
        Reason::GatewayTimedOut);
    row("511", 511, "", page("Network Authentication Required"), Kind::ServerFault, Reason::NetworkSignIn);
    row("505", 505, "", page("HTTP Version Not Supported"), Kind::OtherRefusal, Reason::Http2Only);
    row("426 to HTTP/2", 426, "Upgrade: h2", "", Kind::OtherRefusal, Reason::Http2Only);
    row("426 to something else", 426, "Upgrade: websocket", "", Kind::OtherRefusal);
}

void tst_errormapping::whatStandsInFrontOfTheService()
{
    QFETCH(int, status);
    QFETCH(QByteArray, header);
    QFETCH(QByteArray, body);
    auto reply = replyWith(status, body, body.startsWith('{') ? "application/json" : "text/html");
    if (const qsizetype colon = header.indexOf(':'); colon > 0)
        reply.headers.emplace_back(header.left(colon), header.mid(colon + 2));
    const ApiError error = refusal(reply);
    QTEST(error.kind, "kind");
    QTEST(error.reason, "reason");
}

void tst_errormapping::retryAfter_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<qint64>("ms"); // -1: none
    const auto row = [](const char *name, const QByteArray &header, qint64 ms) { QTest::newRow(name) << header << ms; };
    row("seconds", "7", 7000);
    row("no time at all", "0", 0);
    row("blanks around", " 7 ", 7000);
    row("more than a minute", "3600", 60'000);
    row("more than any number", "99999999999999999999999", 60'000);
    row("a date", "Fri, 02 Jan 2026 03:04:15 GMT", 10'000);
    row("a date in the older form", "Friday, 02-Jan-26 03:04:15 GMT", 10'000);
    row("a date in the oldest form", "Fri Jan  2 03:04:15 2026", 10'000);
    row("a date without a zone", "Fri, 02 Jan 2026 03:04:15", -1);
    row("a day that does not exist", "Fri, 30 Feb 2026 03:04:15 GMT", -1);
    row("a date long ago", "Wed, 21 Oct 2015 07:28:00 GMT", 0);
    row("a date far away", "Sat, 02 Jan 2027 03:04:15 GMT", 60'000);
    row("negative", "-7", -1);
    row("a fraction", "1.5", -1);
    row("words", "soon", -1);
    row("nothing", "", -1);
}

void tst_errormapping::retryAfter()
{
    QFETCH(QByteArray, header);
    const auto pause = api::parseRetryAfter(header, Now, 60s);
    QTEST(pause ? qint64(pause->count()) : qint64(-1), "ms");
    auto reply = replyWith(503, "{}");
    reply.headers.emplace_back("Retry-After", header);
    QCOMPARE(refusal(reply).retryAfter, pause);
}

/// An hour that local clocks leave out in spring is one of the wire all the same.
void tst_errormapping::datesOfTheWireAreNotLocal()
{
#ifdef Q_OS_WIN
    QSKIP("the zone is not the test's to change");
#else
    const QByteArray before = qgetenv("TZ");
    for (const QByteArray zone : {"America/New_York", "Europe/Berlin", "Africa/Cairo", "UTC"}) {
        qputenv("TZ", zone);
        tzset();
        for (const auto &[header, now] :
             {std::pair("Sun, 08 Mar 2026 02:30:00 GMT", QDateTime({2026, 3, 8}, {2, 29, 30}, Qt::UTC)),
              std::pair("Sunday, 29-Mar-26 02:30:00 GMT", QDateTime({2026, 3, 29}, {2, 29, 30}, Qt::UTC)),
              std::pair("Fri Apr 24 00:30:00 2026", QDateTime({2026, 4, 24}, {0, 29, 30}, Qt::UTC))}) {
            const auto pause = api::parseRetryAfter(header, now, 60s);
            QVERIFY2(pause == std::optional<std::chrono::milliseconds>(30s), header);
        }
    }
    before.isNull() ? qunsetenv("TZ") : qputenv("TZ", before);
    tzset();
#endif
}

void tst_errormapping::transportFailures_data()
{
    QTest::addColumn<int>("end");
    QTest::addColumn<Kind>("kind");
    QTest::newRow("no address") << int(End::HostNotFound) << Kind::HostNotFound;
    QTest::newRow("refused") << int(End::Refused) << Kind::ConnectionRefused;
    QTest::newRow("proxy") << int(End::ProxyFailed) << Kind::ProxyFailed;
    QTest::newRow("TLS") << int(End::TlsFailed) << Kind::TlsFailed;
    QTest::newRow("no TLS") << int(End::NoTls) << Kind::NoTls;
    QTest::newRow("lost") << int(End::Lost) << Kind::ConnectionLost;
    QTest::newRow("no HTTP") << int(End::Garbled) << Kind::BadResponse;
    QTest::newRow("silent") << int(End::IdleTimeout) << Kind::TimedOut;
    QTest::newRow("over the deadline") << int(End::DeadlinePassed) << Kind::TimedOut;
    QTest::newRow("too large") << int(End::TooLarge) << Kind::BadResponse;
}

void tst_errormapping::transportFailures()
{
    QFETCH(int, end);
    QFETCH(Kind, kind);
    api::HttpReply reply;
    reply.end = End(end);
    const auto failure = api::transportFailure(reply);
    QVERIFY(failure);
    QCOMPARE(failure->kind, kind);
    QCOMPARE(api::toWriteError(*failure, true).kind, kind);
}

void tst_errormapping::aWriteWhoseBytesLeftHasAnUnknownOutcome()
{
    for (const Kind kind : {Kind::ConnectionLost, Kind::TimedOut, Kind::BadResponse, Kind::GatewayFault})
        QCOMPARE(api::toWriteError({.kind = kind}, false).kind, Kind::OutcomeUnknown);
    for (const int status : {301, 302, 303, 307, 308})
        QCOMPARE(api::toWriteError({.kind = Kind::Redirected, .httpStatus = status}, false).kind,
                 status == 302 || status == 303 ? Kind::OutcomeUnknown : Kind::Redirected);
}

void tst_errormapping::whatTheServiceSaidAboutAWriteStands_data()
{
    QTest::addColumn<Kind>("kind");
    for (const Kind kind : {Kind::BadRequest, Kind::Duplicate, Kind::Unauthorized, Kind::Forbidden, Kind::NotFound,
                            Kind::Invalid, Kind::RateLimited, Kind::OtherRefusal, Kind::ServerFault, Kind::Busy,
                            Kind::ActionFailed, Kind::Redirected, Kind::WrongRecord})
        QTest::addRow("kind %d", int(kind)) << kind;
}

void tst_errormapping::whatTheServiceSaidAboutAWriteStands()
{
    QFETCH(Kind, kind);
    QCOMPARE(api::toWriteError({.kind = kind, .httpStatus = 400}, false).kind, kind);
}

void tst_errormapping::anEchoedKeyIsStruckOut()
{
    const Secret key("sk_live_0123456789");
    ApiError error{.kind = Kind::Unauthorized,
                   .serverMessage = u"Invalid keys: sk_live_0123456789, sk_live_0123456789"_s,
                   .problems = {{{}, {}, u"sk_live_0123456789 is wrong"_s}},
                   .detail = u"x sk_live_0123456789"_s};
    api::redactSecret(error, key);
    QCOMPARE(error.serverMessage, u"Invalid keys: …, …"_s);
    QCOMPARE(error.problems[0].message, u"… is wrong"_s);
    QCOMPARE(error.detail, u"x …"_s);
}

void tst_errormapping::tlsReasonsAreOurOwnWords()
{
    QVERIFY(!api::tlsReason({}).isEmpty());
    for (int code = QSslError::UnableToGetIssuerCertificate; code <= QSslError::CertificateStatusUnknown; ++code) {
        const QSslError error{QSslError::SslError(code)};
        QVERIFY(!api::tlsReason({error}).isEmpty());
        QVERIFY(api::tlsReason({error}) != error.errorString());
    }
    QCOMPARE(api::tlsReason(
                 {QSslError(QSslError::UnableToGetLocalIssuerCertificate), QSslError(QSslError::CertificateExpired)}),
             api::tlsReason({QSslError(QSslError::CertificateExpired)}));
}

LABDESK_TEST(tst_errormapping)
#include "tst_errormapping.moc"
