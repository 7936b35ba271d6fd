// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lockstage.h"
#include "support/memoryscan.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTcpServer>

#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

/// A proxy that asks for a password and takes none. It is a process of its own, whose memory isn't looked at, and calls
/// nothing but the system, as a fork of a program with threads has to.
class OtherProxy
{
public:
    enum class Scheme { Basic, Ntlm };

    explicit OtherProxy(Scheme scheme)
    {
        if (!m_server.listen(QHostAddress::LocalHost))
            qFatal("no port to listen on");
        m_process = fork();
        if (m_process == 0)
            serve(int(m_server.socketDescriptor()), scheme);
        m_port = m_server.serverPort();
        m_server.close(); // only the other process accepts
    }
    ~OtherProxy()
    {
        ::kill(m_process, SIGKILL);
        ::waitpid(m_process, nullptr, 0);
    }
    OtherProxy(const OtherProxy &) = delete;
    OtherProxy &operator=(const OtherProxy &) = delete;

    quint16 port() const { return m_port; }

private:
    static bool holds(const char *bytes, size_t size, const char *words)
    {
        return memmem(bytes, size, words, std::strlen(words)) != nullptr;
    }
    /// To a message of type 1 of NTLM a challenge, to all else that somebody has to sign in.
    static const char *answerTo(const char *head, size_t size, Scheme scheme)
    {
        if (scheme == Scheme::Basic)
            return "HTTP/1.1 407 No\r\nProxy-Authenticate: Basic realm=\"x\"\r\nContent-Length: 0\r\n\r\n";
        return holds(head, size, "NTLM TlRMTVNTUAAB")
            ? "HTTP/1.1 407 No\r\nProxy-Authenticate: NTLM TlRMTVNTUAACAAAAAAAAADgAAAABAgAAY2NjY2NjY2NjY2NjY2NjY2NjY2"
              "NjY2NjAAAAAAAAAAA=\r\nContent-Length: 0\r\n\r\n"
            : "HTTP/1.1 407 No\r\nProxy-Authenticate: NTLM\r\nContent-Length: 0\r\n\r\n";
    }
    [[noreturn]] static void serve(int listening, Scheme scheme)
    {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        ::fcntl(listening, F_SETFL, 0);
        ::dup2(listening, 3);
        ::close_range(4, ~0U, 0); // those of the console and its service are not ours to hold open
        while (true) {
            const int peer = ::accept(3, nullptr, nullptr);
            char head[8192];
            size_t size = 0;
            ssize_t arrived = 0;
            while (peer >= 0 && (arrived = ::read(peer, head + size, sizeof head - size)) > 0) {
                size += size_t(arrived);
                if (!holds(head, size, "\r\n\r\n"))
                    continue;
                const char *answer = answerTo(head, size, scheme);
                if (::write(peer, answer, std::strlen(answer)) < 0)
                    break;
                size = 0;
            }
            ::close(peer);
        }
    }

    QTcpServer m_server;
    quint16 m_port = 0;
    pid_t m_process = 0;
};

} // namespace

Q_DECLARE_METATYPE(OtherProxy::Scheme)

/// The key of a session is nowhere in the memory of the console once the window is hidden. The service
/// is a program of its own, and the test holds the key masked.
class tst_keyinmemory : public QObject, private LockStage
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(begin()); }
    void cleanup() { m_stage.reset(); }

    void theScanFindsWhatIsThere()
    {
        const Canary canary;
        QCOMPARE(canary.findInMemory().join(u'\n'), QString());
        const QByteArray plain = canary.reveal();
        const QString wide = QString::fromLatin1(plain);
        const QByteArray encoded = ("x" + plain).toBase64();
        const QString found = canary.findInMemory().join(u' ');
        for (const char *form : {"plain", "UTF-16", "base64"})
            QVERIFY2(found.contains(QLatin1String(form)), form);
        QVERIFY(plain.size() + wide.size() + encoded.size() > 0);
    }

    void noKeyIsLeftAfterTheWindowIsHiddenWithoutAPassphrase()
    {
        const Canary canary;
        QProcess service;
        const QString id = addConnection(service, canary);
        QVERIFY(look(id));
        QVERIFY(!canary.findInMemory().isEmpty());

        QVERIFY(lock());
        QVERIFY2(isGone(canary), qPrintable(m_found.join(u'\n')));
    }

    void noKeyIsLeftOfAConnectionThatIsRemovedAfterASwitch_data()
    {
        QTest::addColumn<bool>("closedBefore");
        QTest::newRow("its connections are closed by the switch") << false;
        QTest::newRow("its service had closed its connections before") << true;
    }

    void noKeyIsLeftOfAConnectionThatIsRemovedAfterASwitch()
    {
        QFETCH(bool, closedBefore);
        for (int time = 0; time < 8; ++time) { // what is left is overwritten by chance now and then
            const Canary canary;
            QProcess service;
            const QString id = addConnection(service, canary);
            QVERIFY(look(id));
            if (closedBefore) {
                service.kill();
                QVERIFY(service.waitForFinished(patience));
                auto *table = m_stage->part<QTableView>("usersTable");
                table->setCurrentIndex(table->model()->index(5, 0)); // whose failure tells that they are closed
                QTRY_VERIFY_WITH_TIMEOUT(std::holds_alternative<Failed>(session().details().user()), patience);
            }
            console().connectTo(ConnectionRegistry::localId);
            QTRY_VERIFY_WITH_TIMEOUT(isFor(ConnectionRegistry::localId), patience);
            console().connections().remove(id, [](bool) {});
            QVERIFY2(isGone(canary), qPrintable(m_found.join(u'\n')));
            QVERIFY(m_stage->isReady());
        }
    }

    void nothingOfAProxyPasswordIsLeftAfterTheWindowIsHidden_data()
    {
        QTest::addColumn<OtherProxy::Scheme>("scheme");
        QTest::newRow("Basic") << OtherProxy::Scheme::Basic;
        QTest::newRow("NTLM, and its hash, which is as good") << OtherProxy::Scheme::Ntlm;
    }

    void nothingOfAProxyPasswordIsLeftAfterTheWindowIsHidden()
    {
        QFETCH(const OtherProxy::Scheme, scheme);
        Canary canary;
        canary.alsoAsNtlm(u"DESK"_s, u"ana"_s);
        const OtherProxy proxy(scheme);
        const QString id = u"5f0f7c0e-8a4e-4b6c-9a43-0d6f4d6f1a06"_s;
        Connection behind{
            id, u"Behind a proxy"_s, Environment::Sandbox, QUrl(u"https://other.example"_s), ApiKeyScheme{}, false};
        behind.network.proxy = NetworkSettings::Proxy::Own;
        behind.network.ownProxy = {u"127.0.0.1"_s, proxy.port()};
        behind.network.proxyUser = u"DESK\\ana"_s;
        Credentials known(Secret("some-key"));
        known.proxyPassword = secret(canary);
        console().connections().save(behind, known, true, [](SecretStore::Location) {});
        known = {};
        console().connectTo(id);
        const auto failed = [this] { return std::get_if<Failed>(&session().users().state()); };
        QTRY_VERIFY_WITH_TIMEOUT(isFor(id) && failed(), patience);
        QCOMPARE(failed()->why.kind, ApiError::Kind::ProxySignInRefused); // it was sent

        QVERIFY(lock());
        QVERIFY2(isGone(canary), qPrintable(m_found.join(u'\n')));
    }

private:
    static Secret secret(const Canary &canary)
    {
        QByteArray bytes = canary.reveal();
        Secret made(bytes);
        wipe(bytes);
        return made;
    }

    bool isFor(const QString &id) const { return console().session() && session().connection().id == id; }
    bool isOpen(const QString &id) const
    {
        return QTest::qWaitFor([&] { return isFor(id); }, patience) && m_stage->isReady();
    }
    bool look(const QString &id) const
    {
        console().connectTo(id);
        return isOpen(id) && m_stage->openRow(3);
    }
    bool isGone(const Canary &canary) // threads end by themselves
    {
        return QTest::qWaitFor([&] { return (m_found = canary.findInMemory()).isEmpty(); }, patience);
    }

    /// To a service that is another program; its id, or nothing.
    QString addConnection(QProcess &service, const Canary &canary) const
    {
        const QUrl url = start(service, canary);
        const QString id = u"5f0f7c0e-8a4e-4b6c-9a43-0d6f4d6f1a05"_s;
        if (url.isValid())
            console().connections().save({id, u"Another program"_s, Environment::Sandbox, url, ApiKeyScheme{}, false},
                                         secret(canary), true, [](SecretStore::Location) {});
        return url.isValid() ? id : QString();
    }

    QUrl start(QProcess &service, const Canary &canary) const
    {
        QFile file(m_stage->folder.filePath(u"key-of-the-other"_s));
        if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) // a buffer would be a copy
            return {};
        QByteArray bytes = canary.reveal();
        file.write(bytes);
        wipe(bytes);
        file.close();
        service.start(QStringLiteral(SERVICE_PROGRAM),
                      {u"--port"_s, u"0"_s, u"--users"_s, u"40"_s, u"--key-file"_s, file.fileName()});
        QByteArray said;
        const QRegularExpression address(u"http://[0-9.:]+"_s);
        while (service.waitForReadyRead(patience)) {
            said += service.readAllStandardOutput();
            if (const auto match = address.match(QString::fromUtf8(said)); match.hasMatch() && said.endsWith('\n'))
                return QUrl(match.captured());
        }
        return {};
    }

    QStringList m_found;
};

LABDESK_TEST(tst_keyinmemory)
#include "tst_keyinmemory.moc"
