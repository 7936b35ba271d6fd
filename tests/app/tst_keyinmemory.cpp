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
        const QUrl url = start(service, canary);
        QVERIFY(url.isValid());
        const Connection connection{u"5f0f7c0e-8a4e-4b6c-9a43-0d6f4d6f1a05"_s,
                                    u"Another program"_s,
                                    Environment::Sandbox,
                                    url,
                                    ApiKeyScheme{},
                                    false};
        console().connections().save(connection, secret(canary), true, [](SecretStore::Kept) {});
        console().connectTo(connection.id);
        QTRY_VERIFY_WITH_TIMEOUT(console().session() && session().connection().id == connection.id, patience);
        QVERIFY(m_stage->isReady());
        QVERIFY(m_stage->openRow(3));
        QVERIFY(!canary.findInMemory().isEmpty());

        QVERIFY(lock());
        QStringList found; // a worker's thread ends by itself
        QVERIFY2(QTest::qWaitFor([&] { return (found = canary.findInMemory()).isEmpty(); }, patience),
                 qPrintable(found.join(u'\n')));
    }

private:
    static Secret secret(const Canary &canary)
    {
        QByteArray bytes = canary.reveal();
        Secret made(bytes);
        wipe(bytes);
        return made;
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
};

LABDESK_TEST(tst_keyinmemory)
#include "tst_keyinmemory.moc"
