// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/proxyselection.h"
#include "api/reachabilityprobe.h"
#include "apitest.h"
#include "callkinds.h"
#include "domain/detachedthread.h"
#include "support/faultserver.h"

#include <QNetworkProxyFactory>
#include <QProcess>
#include <QScopeGuard>
#include <QSemaphore>

#include <atomic>
#include <pthread.h>

namespace {

const Play forbiddenReply{.bytes = "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n", .then = Play::Then::Close};
const Play openedReply{.bytes = "HTTP/1.1 200 OK\r\n\r\n"};

/// What the system says, and how often it was asked. Qt keeps it locked while it is asked.
struct SystemStub
{
    api::ProxyList proxies;
    bool isSilent = false; ///< until it is released
    QSemaphore released;
    std::atomic<int> asked = 0;
};

class SystemFactory : public QNetworkProxyFactory
{
public:
    explicit SystemFactory(SystemStub &system) : m_system(system) { }

    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery &) override
    {
        ++m_system.asked;
        if (m_system.isSilent)
            m_system.released.acquire();
        return m_system.proxies;
    }

private:
    SystemStub &m_system;
};

QNetworkProxy proxyAt(quint16 port, QNetworkProxy::ProxyType type = QNetworkProxy::HttpProxy)
{
    return {type, u"127.0.0.1"_s, port};
}

QString addressOf(const FaultServer &server)
{
    return u"127.0.0.1:%1"_s.arg(server.serverPort());
}

constexpr quint16 DeadPort = 1;
const QUrl farService(u"https://192.0.2.1:9"_s);

std::optional<ApiError> sendOnce(CallKind kind = CallKind::Get, std::chrono::milliseconds deadline = 20s)
{
    api::ApiClient client(keyConnection(farService), testKey(), quick(deadline));
    Result result;
    const auto call = sendKind(client, kind, into(result));
    const auto hasEnded = [&result] { return result.ended; };
    return QTest::qWaitFor(hasEnded, 30'000) ? result.error : std::nullopt;
}

/// As Qt's, of which a thread waits in libproxy.
struct StaticThatWaits
{
    ~StaticThatWaits()
    {
        while (detachedThreads > 0)
            std::this_thread::yield();
    }
};

constexpr int ExpectedStatus = 7;

} // namespace

/// The system's proxies are looked up without blocking anything, and tried in their order.
class tst_systemproxy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_system = std::make_unique<SystemStub>();
        QNetworkProxyFactory::setApplicationProxyFactory(new SystemFactory(*m_system));
    }
    void cleanup();
    void aSilentSystemFailsTheCallAndBlocksNothing();
    void theFirstProxyThatIsReachedIsUsed_data();
    void theFirstProxyThatIsReachedIsUsed();
    void theProxyThatWasReachedComesFirst();
    void aResultCountsUntilItIsForgotten();
    void aProxyThatIsNotReachedIsLookedUpAgain();
    void theTestOfAConnectionLooksItUpAgain();
    void withoutAnotherThreadItIsLookedUpLater();
    void theProgramEndsWhileTheSystemIsSilent();

private:
    std::unique_ptr<SystemStub> m_system;
};

void tst_systemproxy::cleanup()
{
    m_system->isSilent = false;
    m_system->released.release(100);
    QTRY_COMPARE(detachedThreads.load(), 0);
    QNetworkProxyFactory::setApplicationProxyFactory(nullptr);
    api::forgetSystemProxies();
}

void tst_systemproxy::aSilentSystemFailsTheCallAndBlocksNothing()
{
    FaultServer proxy({forbiddenReply});
    m_system->proxies = {proxyAt(proxy.serverPort())};
    m_system->isSilent = true;
    int turns = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&turns] { ++turns; });
    timer.start(0ms);
    for (const CallKind kind : AllCallKinds) {
        const int before = turns;
        const auto error = sendOnce(kind, 300ms);
        QVERIFY2(error, nameOf(kind));
        QCOMPARE(error->kind, Kind::ProxyFailed);
        QCOMPARE(error->reason, Reason::ProxyLookupTimeout);
        QCOMPARE(describe(*error).sentence, u"Looking up this computer’s proxy took too long."_s);
        QVERIFY(turns > before + 2);
    }
    QCOMPARE(m_system->asked.load(), 1);
    m_system->isSilent = false;
    m_system->released.release();
    const auto error = sendOnce();
    QCOMPARE(m_system->asked.load(), 1);
    QCOMPARE(error->reason, Reason::ProxyForbidden);
    QCOMPARE(error->detail, addressOf(proxy));
}

void tst_systemproxy::theFirstProxyThatIsReachedIsUsed_data()
{
    QTest::addColumn<QString>("list"); // dead, a, b, direct; socks: a dead one; caching: it can't tunnel
    QTest::addColumn<QString>("asked");
    QTest::addColumn<QString>("told"); // the proxy that the failure names
    QTest::newRow("the only one") << u"a"_s << u"a"_s << u"a"_s;
    QTest::newRow("the first of two") << u"a b"_s << u"a"_s << u"a"_s;
    QTest::newRow("the second, if nobody is at the first") << u"dead b"_s << u"b"_s << u"b"_s;
    QTest::newRow("the third") << u"dead socks a b"_s << u"a"_s << u"a"_s;
    QTest::newRow("a caching one can't tunnel") << u"caching b"_s << u"b"_s << u"b"_s;
    QTest::newRow("none is reached") << u"dead socks"_s << QString() << u"dead"_s;
}

void tst_systemproxy::theFirstProxyThatIsReachedIsUsed()
{
    QFETCH(QString, list);
    QFETCH(QString, asked);
    QFETCH(QString, told);
    FaultServer a({forbiddenReply});
    FaultServer b({forbiddenReply});
    const QHash<QString, QNetworkProxy> all
        = {{u"a"_s, proxyAt(a.serverPort())},
           {u"b"_s, proxyAt(b.serverPort())},
           {u"dead"_s, proxyAt(DeadPort)},
           {u"socks"_s, proxyAt(DeadPort, QNetworkProxy::Socks5Proxy)},
           {u"caching"_s, proxyAt(a.serverPort(), QNetworkProxy::HttpCachingProxy)}};
    for (const CallKind kind : AllCallKinds) {
        api::forgetSystemProxies();
        m_system->proxies.clear();
        for (const QString &name : list.split(u' '))
            m_system->proxies += all[name];
        const auto error = sendOnce(kind);
        QVERIFY(error);
        QCOMPARE(error->kind, Kind::ProxyFailed);
        QCOMPARE(error->detail, api::proxyAddress(all[told]));
        QCOMPARE(error->reason, asked.isEmpty() ? Reason::ProxyRefused : Reason::ProxyForbidden);
        QCOMPARE(a.requests() > 0, asked == u"a");
        QCOMPARE(b.requests() > 0, asked == u"b");
    }
}

void tst_systemproxy::theProxyThatWasReachedComesFirst()
{
    FaultServer proxy({openedReply});
    m_system->proxies = {proxyAt(DeadPort), proxyAt(proxy.serverPort()), QNetworkProxy(QNetworkProxy::NoProxy)};
    const QUrl plain(u"http://192.0.2.1:9"_s);
    for (int i = 0; i < 2; ++i) {
        bool isConnected = false;
        const api::SocketConnector connector(
            plain, {}, {}, [&isConnected](const api::Socket &) { isConnected = true; }, [](const api::HttpReply &) {});
        QTRY_VERIFY(isConnected);
        QCOMPARE(api::knownProxy(plain, {}), addressOf(proxy));
    }
    const auto known = api::knownSystemProxies(plain);
    QVERIFY(known);
    QCOMPARE(known->size(), 3);
    QCOMPARE(known->back(), proxyAt(DeadPort));
    QCOMPARE(m_system->asked.load(), 1);
}

void tst_systemproxy::aResultCountsUntilItIsForgotten()
{
    FaultServer before({forbiddenReply});
    FaultServer after({forbiddenReply});
    m_system->proxies = {proxyAt(before.serverPort())};
    QCOMPARE(sendOnce()->detail, addressOf(before));
    m_system->proxies = {proxyAt(after.serverPort())};
    QCOMPARE(sendOnce()->detail, addressOf(before));
    api::forgetSystemProxies();
    QCOMPARE(sendOnce()->detail, addressOf(after));
    QCOMPARE(m_system->asked.load(), 2);
}

void tst_systemproxy::aProxyThatIsNotReachedIsLookedUpAgain()
{
    FaultServer proxy({forbiddenReply});
    m_system->proxies = {proxyAt(DeadPort)};
    QCOMPARE(sendOnce()->reason, Reason::ProxyRefused);
    m_system->proxies = {proxyAt(proxy.serverPort())};
    QCOMPARE(sendOnce()->detail, addressOf(proxy));
}

void tst_systemproxy::theTestOfAConnectionLooksItUpAgain()
{
    FaultServer before({forbiddenReply});
    FaultServer after({forbiddenReply});
    m_system->proxies = {proxyAt(before.serverPort())};
    QCOMPARE(sendOnce()->detail, addressOf(before));
    m_system->proxies = {proxyAt(after.serverPort())};
    std::optional<api::ReachabilityProbe::Found> found;
    api::ReachabilityProbe probe({.url = farService}, 20s, [&found](const auto &what) { found = what; });
    QTRY_VERIFY(found);
    QCOMPARE(found->proxy, addressOf(after));
    QCOMPARE(found->failedAt, api::SocketConnector::Step::Connection);
}

void tst_systemproxy::withoutAnotherThreadItIsLookedUpLater()
{
#ifndef Q_OS_LINUX
    QSKIP("only glibc can refuse threads");
#else
    m_system->proxies = {proxyAt(8080)};
    pthread_attr_t usual, huge;
    QCOMPARE(pthread_getattr_default_np(&usual), 0);
    const auto restore = qScopeGuard([&usual] { pthread_setattr_default_np(&usual); });
    QCOMPARE(pthread_getattr_default_np(&huge), 0);
    QCOMPARE(pthread_attr_setstacksize(&huge, size_t(1) << 46), 0); // no thread gets that
    QCOMPARE(pthread_setattr_default_np(&huge), 0);
    const auto found = api::lookUpSystemProxies(farService);
    QCOMPARE(pthread_setattr_default_np(&usual), 0);
    QCOMPARE(m_system->asked.load(), 0);
    QTRY_VERIFY(found.isFinished());
    QCOMPARE(found.result(), m_system->proxies);
#endif
}

/// In a program of its own, which is this one, asked to run this test alone.
void tst_systemproxy::theProgramEndsWhileTheSystemIsSilent()
{
    if (qEnvironmentVariableIsSet("LABDESK_TEST_ENDS")) {
        static const StaticThatWaits waits;
        m_system->isSilent = true;
        (void)api::lookUpSystemProxies(farService);
        QTRY_COMPARE(m_system->asked.load(), 1);
        std::exit(exitStatus(ExpectedStatus));
    }
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LABDESK_TEST_ENDS"_s, u"1"_s);
    program.setProcessEnvironment(environment);
    program.start(QCoreApplication::applicationFilePath(),
                  {u"tst_systemproxy"_s, u"theProgramEndsWhileTheSystemIsSilent"_s});
    QVERIFY(program.waitForFinished(30'000));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), ExpectedStatus);
    QCOMPARE(exitStatus(ExpectedStatus), ExpectedStatus); // without such a thread
}

LABDESK_TEST(tst_systemproxy)
#include "tst_systemproxy.moc"
