// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/systemproxy.h"
#include "apitest.h"
#include "callkinds.h"
#include "realprogram.h"
#include "support/faultserver.h"
#include "tlsfiles.h"

#include <QNetworkProxyFactory>

#include <cstdio>
#include <cstdlib>

namespace {

constexpr int realmWait = 60'000;

quint16 portForProxy()
{
    QTcpServer server;
    return server.listen(QHostAddress::LocalHost) ? server.serverPort() : 0;
}

/// Squid with Negotiate before Basic, on 127.0.0.1.
class KerberosProxy
{
public:
    /// `keytab` is a file of the realm.
    explicit KerberosProxy(const QString &keytab)
    {
        const QString helper = RealProgram::find(u"negotiate_kerberos_auth"_s, {u"/usr/lib/squid"_s});
        const QString basic = RealProgram::find(u"basic_ncsa_auth"_s, {u"/usr/lib/squid"_s});
        if (!m_program.isThere() || helper.isEmpty() || basic.isEmpty())
            return;
        const QDir realm(qEnvironmentVariable("LABDESK_TEST_KERBEROS"));
        // Copies: as root, squid gives up its rights, and the realm's folder is its owner's alone.
        m_program.write(u"keytab"_s, contentOf(realm.filePath(keytab)));
        m_program.write(u"krb5.conf"_s, contentOf(realm.filePath(u"krb5.conf"_s)));
        m_program.environment(u"KRB5_CONFIG"_s, m_program.path(u"krb5.conf"_s));
        m_program.write(u"hosts"_s, "127.0.0.1 other.example\n");
        m_program.write(u"users"_s, "ana:$apr1$labdesk0$xDG0UCdwae3SwTqurLbhi0\n"); // "open sesame"
        const auto path = [this](const QString &name) { return m_program.path(name).toUtf8(); };
        m_program.write(u"squid.conf"_s,
                        "http_port 127.0.0.1:" + QByteArray::number(port) + "\nhosts_file " + path(u"hosts"_s)
                            + "\ndns_nameservers 127.0.0.1\npid_filename none\ncache_log " + path(u"cache.log"_s)
                            + "\naccess_log none\ncache deny all\ncoredump_dir " + path({})
                            + "\nauth_param negotiate program " + helper.toUtf8() + " -k " + path(u"keytab"_s)
                            + " -t none -s GSS_C_NO_NAME\nauth_param basic program " + basic.toUtf8() + ' '
                            + path(u"users"_s) + "\nauth_param basic realm desk\nacl known proxy_auth REQUIRED\n"
                            + "http_access allow known\nhttp_access deny all\nshutdown_lifetime 0 seconds\n");
        isRunning = m_program.start({u"-N"_s, u"-f"_s, m_program.path(u"squid.conf"_s)}, port);
    }

    const quint16 port = portForProxy();
    bool isRunning = false;

private:
    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    RealProgram m_program{u"squid"_s};
};

struct Case
{
    QString cache;                 ///< the tickets of a person; a file of the realm
    QString host = u"localhost"_s; ///< of the proxy
    bool isOtherProxy = false;     ///< one that can't read the ticket
    bool isRealmAway = false;      ///< nothing answers at the address of the KDC
    bool isAutomatic = false;      ///< the system gives it, from a PAC file
    QByteArray password = {};      ///< for Basic
    Reason reason = Reason::None;  ///< None: it gets through
    QString told = {};             ///< in the sentence
};

} // namespace

Q_DECLARE_METATYPE(Case)

/// A realm of Kerberos and a squid that asks for its tickets: ./dev test --kerberos.
class tst_kerberos : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(qEnvironmentVariableIsSet("LABDESK_TEST_KERBEROS"), "run it by ./dev test --kerberos");
        m_proxy = std::make_unique<KerberosProxy>(u"proxy.keytab"_s);
        m_otherProxy = std::make_unique<KerberosProxy>(u"other.keytab"_s);
        QVERIFY(m_proxy->isRunning && m_otherProxy->isRunning);
        QNetworkProxyFactory::setUseSystemConfiguration(true);
    }

    void cleanup()
    {
        qunsetenv("https_proxy");
        api::forgetSystemProxies();
    }
    void cleanupTestCase()
    {
        // Once in a while, libproxy 0.4.18 crashes at the exit of any program that has read a PAC file with WebKit: it
        // unloads code that WebKit's threads still run. What was found out here is kept from that.
        on_exit(
            [](int status, void *) {
                std::fflush(nullptr);
                std::_Exit(status);
            },
            nullptr);
    }

    void whoHasATicketGetsThrough_data()
    {
        QTest::addColumn<Case>("given");
        const auto row = [](const char *name, const Case &given) { QTest::newRow(name) << given; };
        row("a ticket", {.cache = u"ticket"_s});
        row("a ticket, and a proxy from an automatic configuration (PAC)", {.cache = u"ticket"_s, .isAutomatic = true});
        row("no ticket, and a proxy from an automatic configuration (PAC)",
            {.cache = u"none"_s,
             .isAutomatic = true,
             .reason = Reason::ProxyNoTicket,
             .told = u"you don’t have one"_s});
        row("no ticket", {.cache = u"none"_s, .reason = Reason::ProxyNoTicket, .told = u"you don’t have one"_s});
        row("a ticket that has expired",
            {.cache = u"expired"_s, .reason = Reason::ProxyTicketExpired, .told = u"has expired"_s});
        row("no ticket, but a password", {.cache = u"none"_s, .password = "open sesame"});
        row("a ticket that has expired, but a password", {.cache = u"expired"_s, .password = "open sesame"});
        row("a ticket goes before a password, which isn't looked at", {.cache = u"ticket"_s, .password = "mistyped"});
        row("a proxy that the realm doesn't know by its address",
            {.cache = u"ticket"_s,
             .host = u"127.0.0.1"_s,
             .reason = Reason::ProxyTicketFailed,
             .told = u"Can’t get a Kerberos ticket"_s});
        row("a realm that nobody answers for",
            {.cache = u"ticket"_s,
             .isRealmAway = true,
             .reason = Reason::ProxyTicketFailed,
             .told = u"Can’t get a Kerberos ticket"_s});
        row("a proxy that can't read the ticket",
            {.cache = u"ticket"_s, .isOtherProxy = true, .reason = Reason::ProxyTicketRefused, .told = u"rejected"_s});
    }

    void whoHasATicketGetsThrough()
    {
        QFETCH(const Case, given);
        const QDir realm(qEnvironmentVariable("LABDESK_TEST_KERBEROS"));
        QTemporaryDir folder; // what is fetched for one row isn't there for the next
        QFile::copy(realm.filePath(given.cache), folder.filePath(u"cache"_s));
        qputenv("KRB5CCNAME", "FILE:" + folder.filePath(u"cache"_s).toUtf8());
        qputenv("KRB5_CONFIG", realm.filePath(given.isRealmAway ? u"away.conf"_s : u"krb5.conf"_s).toUtf8());
        if (given.isAutomatic) {
            QFile file(folder.filePath(u"proxy.pac"_s));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("function FindProxyForURL(url, host) { return host == \"other.example\" ? \"PROXY localhost:"
                       + QByteArray::number(m_proxy->port) + "\" : \"DIRECT\"; }");
            qputenv("https_proxy", "pac+file://" + file.fileName().toUtf8());
        }
        for (const CallKind kind : AllCallKinds) {
            FaultServer service({Play{.bytes = httpReply("200 OK", bodyForAll())}}, serverWith(u"otherhost"_s));
            Connection connection = keyConnection(QUrl(u"https://other.example:%1"_s.arg(service.serverPort())));
            connection.environment = Environment::Sandbox;
            connection.network.proxy = given.isAutomatic ? NetworkSettings::Proxy::System : NetworkSettings::Proxy::Own;
            connection.network.ownProxy = {given.host, (given.isOtherProxy ? m_otherProxy : m_proxy)->port};
            Credentials credentials = testKey();
            if (!given.password.isEmpty()) {
                connection.network.proxyUser = u"ana"_s;
                credentials.proxyPassword = Secret(given.password);
            }
            api::ClientOptions options = quick(60s);
            options.negotiator = &api::systemNegotiator;
            api::ApiClient client(connection, credentials, options);
            Result result;
            const auto call = sendKind(client, kind, into(result));
            QTRY_VERIFY_WITH_TIMEOUT(result.ended, realmWait);
            const QString sentence = result.error ? describe(*result.error).sentence : QString();
            QVERIFY2(result.error.has_value() == (given.reason != Reason::None), qPrintable(sentence));
            QCOMPARE(service.requests(), result.error ? 0 : 1);
            if (!result.error)
                continue;
            QVERIFY2(result.error->reason == given.reason, qPrintable(sentence));
            QCOMPARE(result.error->kind, Kind::ProxySignInNeeded);
            QVERIFY2(sentence.contains(given.told) && sentence.contains(given.host), qPrintable(sentence));
            QVERIFY(describe(*result.error).nextStep.contains(u"administrator"));
        }
    }

private:
    const TrustedAuthority m_authority;
    std::unique_ptr<KerberosProxy> m_proxy;
    std::unique_ptr<KerberosProxy> m_otherProxy;
};

LABDESK_TEST(tst_kerberos)
#include "tst_kerberos.moc"
