// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/proxytunnel.h"
#include "apitest.h"
#include "callkinds.h"
#include "support/faultserver.h"
#include "support/signinproxy.h"
#include "tlsfiles.h"

#include <QLoggingCategory>
#include <QNetworkProxy>
#include <QSemaphore>
#include <QThreadPool>

#include <mutex>

using Step = api::Negotiator::Step;
using Then = Play::Then;

namespace {

constexpr int longEnough = 30'000;

/// What a library would say, in order, and what it heard.
struct Script
{
    std::vector<Step> steps;
    QList<QByteArray> challenges = {};
    QStringList hosts = {};
    std::function<void()> beforeStep = [] {}; ///< in the thread that waits
};

class ScriptedNegotiator : public api::Negotiator
{
public:
    explicit ScriptedNegotiator(std::shared_ptr<Script> script) : m_script(std::move(script)) { }
    Step step(const QByteArray &challenge) override
    {
        m_script->beforeStep();
        m_script->challenges += challenge;
        const auto at = size_t(m_script->challenges.size()) - 1;
        return at < m_script->steps.size() ? m_script->steps[at] : Step{.fault = Reason::ProxyTicketFailed};
    }

private:
    std::shared_ptr<Script> m_script;
};

api::ProxyAuthenticator::MakeNegotiator negotiatorOf(const std::shared_ptr<Script> &script)
{
    return [script](const QString &host) {
        script->hosts += host;
        return std::make_shared<ScriptedNegotiator>(script);
    };
}

Step tokenOf(const QByteArray &bytes)
{
    return {.token = Secret(bytes)};
}

Step fault(Reason reason)
{
    return {.fault = reason};
}

QByteArray valueOf(const QByteArray &bytes)
{
    return "Negotiate " + bytes.toBase64();
}

/// 407 with lines of its own.
Play signInWanted(const QByteArray &lines, Then then = Then::KeepOpen)
{
    return {.bytes = "HTTP/1.1 407 Sign in\r\n" + lines + "\r\nContent-Length: 4\r\n"
                + (then == Then::Close ? "Connection: close\r\n" : "") + "\r\npage",
            .then = then};
}

Play offering(const QByteArray &challenge, Then then = Then::KeepOpen)
{
    return signInWanted("Proxy-Authenticate: " + challenge, then);
}

Play tunnelOpened(const QByteArray &line = {})
{
    return {.bytes = "HTTP/1.1 200 Connection established\r\n" + (line.isEmpty() ? line : line + "\r\n") + "\r\n"};
}

Play signInRefusal(const QByteArray &status, Then then)
{
    return {.bytes = status.isEmpty() ? status : "HTTP/1.1 " + status + "\r\nContent-Length: 0\r\n\r\n", .then = then};
}

/// One attempt to get through a proxy.
struct Attempt
{
    Attempt(quint16 port, std::shared_ptr<api::ProxyAuthenticator> authenticator)
        : tunnel(std::make_unique<api::ProxyTunnel>(
            socket, QNetworkProxy(QNetworkProxy::HttpProxy, u"localhost"_s, port), QUrl(u"https://other.example"_s),
            std::move(authenticator), [this] { isOpen = true; },
            [this](const api::ProxyTunnel::Failure &why) { failure = why; }))
    {
    }

    QTcpSocket socket;
    bool isOpen = false;
    std::optional<api::ProxyTunnel::Failure> failure;
    std::unique_ptr<api::ProxyTunnel> tunnel;
};

struct Negotiation
{
    std::vector<Play> plays;
    std::vector<Step> steps = {};
    QByteArray user = {};         ///< with a password
    QList<QByteArray> heard = {}; ///< Proxy-Authorization, by its beginning
    int connections = 2;
    std::optional<Reason> failure = {}; ///< nothing: it got through
    QList<QByteArray> challenges = {};  ///< that the library heard
};

const QByteArray everything = "Basic realm=\"Negotiate, NTLM\", NTLM, Negotiate";

void addRow(const char *name, const Negotiation &row)
{
    QTest::newRow(name) << row;
}

/// The order of preference, and how it is written.
void addOffers()
{
    const std::vector<Step> one{tokenOf("one")};
    const auto row = [&one](const char *name, const Play &offer) {
        addRow(name,
               {.plays = {offer, tunnelOpened()},
                .steps = one,
                .user = "ana",
                .heard = {valueOf("one")},
                .challenges = {""}});
    };
    row("it is chosen where a proxy offers several in one line", offering(everything));
    row("it is chosen where a proxy offers several in several lines",
        signInWanted(
            "Proxy-Authenticate: NTLM\r\nProxy-Authenticate: Basic realm=\"x\"\r\nProxy-Authenticate: Negotiate"));
    row("a header in odd case", signInWanted("pRoXy-aUTHENTICATE: nEGOtiate"));
    row("on a connection that is closed after 407", offering("Negotiate", Then::Close));
    row("an offer with a word behind it, which is no answer yet", offering("Negotiate dGhpcw=="));
    addRow("without a library, a password is next",
           {.plays = {offering("Negotiate, Basic realm=\"x\""), tunnelOpened()}, .user = "ana", .heard = {"Basic "}});
    addRow("without a library, nothing is known of it",
           {.plays = {offering("Negotiate")}, .connections = 1, .failure = Reason::ProxySignInUnknown});
    addRow("a proxy that doesn't offer it isn't shown the ticket",
           {.plays = {offering("Basic realm=\"Negotiate\"")}, .steps = one, .connections = 1, .failure = Reason::None});
}

/// Several messages, on one connection as long as there is one.
void addLegs()
{
    const std::vector<Step> two{tokenOf("one"), tokenOf("two")};
    const auto row = [&two](const char *name, Play second, int connections) {
        addRow(name,
               {.plays = {offering("Negotiate"), std::move(second), tunnelOpened()},
                .steps = two,
                .heard = {valueOf("one"), valueOf("two")},
                .connections = connections,
                .challenges = {"", "go on"}});
    };
    row("a second message on the same connection", offering("Negotiate Z28gb24="), 2);
    row("the answer is in another line than what is offered",
        signInWanted("Proxy-Authenticate: Basic realm=\"x\"\r\nproxy-authenticate: NEGOTIATE Z28gb24="), 2);
    row("a second message on a new connection, where the proxy closes", offering("Negotiate Z28gb24=", Then::Close), 3);
    addRow("what proves the proxy is looked at",
           {.plays = {offering("Negotiate"), tunnelOpened("Proxy-Authenticate: Negotiate Z28gb24=")},
            .steps = {tokenOf("one"), tokenOf({})},
            .heard = {valueOf("one")},
            .challenges = {"", "go on"}});
    addRow("a proxy that proves to be another one",
           {.plays = {offering("Negotiate"), tunnelOpened("Proxy-Authentication-Info: Negotiate Z28gb24=")},
            .steps = {tokenOf("one"), fault(Reason::ProxyTicketFailed)},
            .heard = {valueOf("one")},
            .failure = Reason::ProxyTicketFailed,
            .challenges = {"", "go on"}});
    addRow("what isn't base64",
           {.plays = {offering("Negotiate"), offering("Negotiate %%%%")},
            .steps = two,
            .heard = {valueOf("one")},
            .failure = Reason::ProxyTicketFailed,
            .challenges = {""}});
    addRow("a library that has nothing more to say to a proxy that asks on",
           {.plays = {offering("Negotiate"), offering("Negotiate Z28gb24=")},
            .steps = {tokenOf("one"), tokenOf({})},
            .heard = {valueOf("one")},
            .failure = Reason::ProxyTicketRefused,
            .challenges = {"", "go on"}});
}

/// 407 again is told as that; a password is next if there is one.
void addRefusals()
{
    const std::vector<Step> one{tokenOf("one")};
    const auto row = [&one](const char *name, Play second) {
        addRow(name,
               {.plays = {offering("Negotiate"), std::move(second)},
                .steps = one,
                .heard = {valueOf("one")},
                .failure = Reason::ProxyTicketRefused,
                .challenges = {""}});
    };
    row("a ticket that the proxy rejects", offering("Negotiate"));
    row("a ticket that the proxy rejects, offering nothing more", signInWanted("Via: 1.1 desk"));
    row("a ticket that the proxy rejects with 401", signInRefusal("401 Unauthorized", Then::Close));
    row("a ticket that the proxy finds too long", signInRefusal("431 Request Header Fields Too Large", Then::Close));
    row("a proxy that hangs up in place of an answer", signInRefusal({}, Then::Close));
    addRow("a rejected ticket, and a password that isn't",
           {.plays = {offering(everything), offering("Negotiate, Basic realm=\"x\""), tunnelOpened()},
            .steps = one,
            .user = "ana",
            .heard = {valueOf("one"), "Basic "},
            .connections = 3,
            .challenges = {""}});
    addRow("a rejected ticket, and a rejected password, each sent once",
           {.plays = {offering("Negotiate, Basic realm=\"x\"")},
            .steps = one,
            .user = "ana",
            .heard = {valueOf("one"), "Basic "},
            .connections = 3,
            .failure = Reason::None,
            .challenges = {""}});
}

/// Nothing to send.
void addFaults()
{
    for (const Reason reason : {Reason::ProxyNoTicket, Reason::ProxyTicketExpired, Reason::ProxyTicketFailed}) {
        QTest::addRow("fault %d is told", int(reason)) << Negotiation{.plays = {offering(everything)},
                                                                      .steps = {fault(reason)},
                                                                      .connections = 1,
                                                                      .failure = reason,
                                                                      .challenges = {""}};
        QTest::addRow("fault %d, and a password", int(reason))
            << Negotiation{.plays = {offering("Negotiate, Basic realm=\"x\""), tunnelOpened()},
                           .steps = {fault(reason)},
                           .user = "ana",
                           .heard = {"Basic "},
                           .challenges = {""}};
    }
    addRow("a long ticket is sent whole",
           {.plays = {offering("Negotiate"), tunnelOpened()},
            .steps = {tokenOf(QByteArray(60'000, 't'))},
            .heard = {valueOf(QByteArray(60'000, 't'))},
            .challenges = {""}});
    addRow("one beyond all limits isn't sent",
           {.plays = {offering("Negotiate")},
            .steps = {tokenOf(QByteArray(70'000, 't'))},
            .connections = 1,
            .failure = Reason::ProxyTicketFailed,
            .challenges = {""}});
    addRow("NTLM in the place of a ticket isn't sent",
           {.plays = {offering("Negotiate")},
            .steps = {tokenOf(QByteArray("\x60\x40NTLMSSP\0\1", 11))},
            .connections = 1,
            .failure = Reason::ProxyNoTicket,
            .challenges = {""}});
}

Connection throughSignIn(const SignInProxy &proxy)
{
    Connection connection = keyConnection(QUrl(u"https://other.example"_s));
    connection.network.proxy = NetworkSettings::Proxy::Own;
    connection.network.ownProxy = {u"127.0.0.1"_s, proxy.serverPort()};
    return connection;
}

/// At the end of a test, whatever came of it.
auto waitForAll(QSemaphore &mayGoOn)
{
    return qScopeGuard([&mayGoOn] {
        mayGoOn.release(8);
        QThreadPool::globalInstance()->waitForDone();
    });
}

std::mutex logLock;
QStringList logged; ///< in any thread

} // namespace

Q_DECLARE_METATYPE(Negotiation)

/// Signing in to a proxy with the ticket that the system has: before a password, on the connections that it is for, and
/// with a name for each failure.
class tst_negotiate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatTheProxyHearsAndWhatIsTold_data()
    {
        QTest::addColumn<Negotiation>("row");
        addOffers();
        addLegs();
        addRefusals();
        addFaults();
    }

    void whatTheProxyHearsAndWhatIsTold()
    {
        QFETCH(const Negotiation, row);
        FaultServer proxy(row.plays);
        const auto script = std::make_shared<Script>(Script{.steps = row.steps});
        const auto negotiator = row.steps.empty() ? nullptr : negotiatorOf(script);
        Attempt attempt(proxy.serverPort(),
                        std::make_shared<api::ProxyAuthenticator>(QString::fromLatin1(row.user),
                                                                  row.user.isEmpty() ? Secret() : Secret("horse"),
                                                                  negotiator));
        QTRY_VERIFY_WITH_TIMEOUT(attempt.isOpen || attempt.failure, longEnough);
        QCOMPARE(attempt.isOpen, !row.failure);
        if (row.failure) {
            QCOMPARE(attempt.failure->reason, *row.failure);
            QVERIFY(attempt.failure->requiresSignIn);
        }
        QList<QByteArray> heard;
        for (const QByteArray &head : proxy.heads())
            if (const QByteArray answer = FaultServer::header(head, "proxy-authorization"); !answer.isNull())
                heard += answer;
        QCOMPARE(heard.size(), row.heard.size());
        for (qsizetype i = 0; i < heard.size(); ++i)
            QVERIFY2(row.heard[i].endsWith(' ') ? heard[i].startsWith(row.heard[i]) : heard[i] == row.heard[i],
                     heard[i].left(200).constData());
        QCOMPARE(proxy.connections(), row.connections);
        QCOMPARE(script->challenges, row.challenges);
        QCOMPARE(script->hosts, row.challenges.isEmpty() ? QStringList() : QStringList{u"localhost"_s});
    }

    void aConnectionThatEndsWhileTheTicketIsMadeIsReplaced()
    {
        FaultServer proxy({offering("Negotiate"),
                           {.bytes = offering("Negotiate Z28gb24=").bytes, .then = Then::Close},
                           tunnelOpened()}); // it closes without saying so
        const auto script = std::make_shared<Script>(Script{.steps = {tokenOf("one"), tokenOf("two")}});
        QSemaphore mayGoOn(1);
        script->beforeStep = [&mayGoOn] { mayGoOn.acquire(); };
        const auto end = waitForAll(mayGoOn);
        Attempt attempt(proxy.serverPort(),
                        std::make_shared<api::ProxyAuthenticator>(QString(), Secret(), negotiatorOf(script)));
        QTRY_COMPARE_WITH_TIMEOUT(proxy.requests(), 2, longEnough);
        QTRY_COMPARE_WITH_TIMEOUT(attempt.socket.state(), QAbstractSocket::UnconnectedState, longEnough);
        mayGoOn.release();
        QTRY_VERIFY_WITH_TIMEOUT(attempt.isOpen, longEnough);
        QCOMPARE(proxy.connections(), 3);
    }

    void whoLeavesDoesNotWaitForTheTicket()
    {
        FaultServer proxy({offering("Negotiate")});
        const auto script = std::make_shared<Script>(Script{.steps = {tokenOf("one")}});
        QSemaphore begun, mayGoOn;
        script->beforeStep = [&] {
            begun.release();
            mayGoOn.acquire();
        };
        Attempt attempt(proxy.serverPort(),
                        std::make_shared<api::ProxyAuthenticator>(QString(), Secret(), negotiatorOf(script)));
        const auto end = waitForAll(mayGoOn);
        QTRY_COMPARE_WITH_TIMEOUT(begun.available(), 1, longEnough);
        QVERIFY(attempt.tunnel->isWaitingForTicket());
        attempt.tunnel.reset();
        mayGoOn.release();
        QVERIFY(QThreadPool::globalInstance()->waitForDone(longEnough));
        QCoreApplication::processEvents();
        QVERIFY(!attempt.isOpen && !attempt.failure);
        QCOMPARE(proxy.requests(), 1);
    }

    void aServerOfTicketsThatSaysNothingIsNotTheProxysFault()
    {
        FaultServer proxy({offering("Negotiate")});
        Connection connection = keyConnection(QUrl(u"https://other.example"_s));
        connection.network.proxy = NetworkSettings::Proxy::Own;
        connection.network.ownProxy = {u"127.0.0.1"_s, proxy.serverPort()};
        const auto script = std::make_shared<Script>(Script{.steps = {tokenOf("one")}});
        QSemaphore mayGoOn;
        script->beforeStep = [&mayGoOn] { mayGoOn.acquire(); };
        const auto end = waitForAll(mayGoOn);
        api::ClientOptions options = quick(1500ms);
        options.negotiator = negotiatorOf(script);
        Result result;
        {
            api::ApiClient client(connection, testKey(), options);
            const auto call = sendKind(client, CallKind::Get, into(result));
            QTRY_VERIFY_WITH_TIMEOUT(result.ended, longEnough);
        }
        QCOMPARE(result.error->kind, Kind::ProxySignInNeeded);
        QCOMPARE(result.error->reason, Reason::ProxyTicketFailed);
        QVERIFY(describe(*result.error).sentence.contains(proxyAddressOf(proxy)));
    }

    void theTicketGoesToTheProxyAlone();

private:
    static QString proxyAddressOf(const QTcpServer &proxy) { return u"127.0.0.1:%1"_s.arg(proxy.serverPort()); }
};

void tst_negotiate::theTicketGoesToTheProxyAlone()
{
    const TrustedAuthority authority;
    QLoggingCategory::setFilterRules(u"*.debug=true"_s);
    logged.clear();
    const auto usual = qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &message) {
        const std::lock_guard guard(logLock);
        logged += message;
    });
    const auto handler = qScopeGuard([usual] {
        qInstallMessageHandler(usual);
        QLoggingCategory::setFilterRules({});
    });
    for (const CallKind kind : AllCallKinds) { // streams as well, whose thread is another one
        FaultServer service({Play{.bytes = httpReply("200 OK", bodyForAll())}}, serverWith(u"otherhost"_s));
        SignInProxy proxy(SignInProxy::Manner::Negotiate, service.serverPort());
        const auto script = std::make_shared<Script>(Script{.steps = {tokenOf(SignInProxy::ticket)}});
        api::ClientOptions options = quick(60s);
        options.negotiator = negotiatorOf(script);
        api::ApiClient client(throughSignIn(proxy), testKey(), options);
        QList<QByteArray> lines;
        connect(&client, &api::ApiClient::requestChanged, this, [&lines](const api::RequestRecord &record) {
            for (const api::RequestAttempt &attempt : record.attempts)
                for (const auto &headers : {attempt.sent, attempt.came})
                    for (const api::HeaderLine &line : headers)
                        lines += line.name.toLower() + ": " + line.value;
        });
        Result result;
        const auto call = sendKind(client, kind, into(result));
        QTRY_VERIFY_WITH_TIMEOUT(result.ended, longEnough);
        QVERIFY2(!result.error, result.error ? qPrintable(describe(*result.error).sentence) : nameOf(kind));
        QCOMPARE(proxy.answers(), QList<QByteArray>{valueOf(SignInProxy::ticket)});
        QCOMPARE(service.requests(), 1);
        QVERIFY(!service.heads().first().toLower().contains("proxy-"));
        for (const QByteArray &line : lines)
            QVERIFY2(!line.startsWith("proxy-auth") && !line.contains(SignInProxy::ticket.toBase64()),
                     line.constData());
    }
    const QString text = logged.join(u'\n');
    QVERIFY(!text.contains(QLatin1StringView(SignInProxy::ticket))
            && !text.contains(QLatin1StringView(SignInProxy::ticket.toBase64())));
}

LABDESK_TEST(tst_negotiate)
#include "tst_negotiate.moc"
