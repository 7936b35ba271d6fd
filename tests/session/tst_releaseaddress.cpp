// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/releasewatch.h"
#include "support/testmain.h"

#include <QFile>
#include <QScopeGuard>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using labdesk::releaseAddress;

class tst_releaseaddress : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutTheFileNobodyIsAsked() { QCOMPARE(releaseAddress(m_dir.filePath(u"none"_s)), QUrl()); }

    void theLineOfTheFile_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QUrl>("address");
        QTest::newRow("an address") << "https://labdesk.test/release.json\n"_ba
                                    << QUrl(u"https://labdesk.test/release.json"_s);
        QTest::newRow("of this machine") << "http://127.0.0.1:8000/release.json\n"_ba
                                         << QUrl(u"http://127.0.0.1:8000/release.json"_s);
        QTest::newRow("nothing") << ""_ba << QUrl();
        QTest::newRow("a way that others can change") << "http://labdesk.test/release.json\n"_ba << QUrl();
        QTest::newRow("a file") << "/srv/release.json\n"_ba << QUrl();
    }

    void theLineOfTheFile()
    {
        QFETCH(QByteArray, line);
        QFETCH(QUrl, address);
        QCOMPARE(releaseAddress(write(line)), address);
    }

    void theEnvironmentCountsMore()
    {
        const QString file = write("https://labdesk.test/release.json\n");
        const auto unset = qScopeGuard([] { qunsetenv("LABDESK_RELEASE_ADDRESS"); });
        qputenv("LABDESK_RELEASE_ADDRESS", "http://localhost:9/release.json");
        QCOMPARE(releaseAddress(file), QUrl(u"http://localhost:9/release.json"_s));
        QCOMPARE(releaseAddress(m_dir.filePath(u"none"_s)), QUrl(u"http://localhost:9/release.json"_s));
#ifndef Q_OS_WIN // which has no empty variables
        qputenv("LABDESK_RELEASE_ADDRESS", "");
        QVERIFY2(releaseAddress(file).isEmpty(), "empty switches it off");
#endif
    }

private:
    QString write(const QByteArray &line)
    {
        QFile file(m_dir.filePath(u"release-address"_s));
        if (!file.open(QFile::WriteOnly) || file.write(line) != line.size())
            qFatal("the file can be written");
        return file.fileName();
    }
    QTemporaryDir m_dir;
};

LABDESK_TEST(tst_releaseaddress)
#include "tst_releaseaddress.moc"
