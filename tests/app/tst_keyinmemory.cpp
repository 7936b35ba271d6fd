// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lockstage.h"
#include "support/memoryscan.h"

#include <QProcess>
#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

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
        QCOMPARE(canary.findInMemory(), QStringList());
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
                                         secret(canary), true, [](SecretStore::Kept) {});
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
