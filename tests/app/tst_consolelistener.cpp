// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console.h"
#include "service/localservice.h"
#include "support/testmain.h"

#include <QDir>
#include <QFile>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

/// Addresses that this process listens on, as /proc writes them: "0100007F:1F90".
QStringList listeners()
{
    QStringList inodes;
    const QDir descriptors(u"/proc/self/fd"_s);
    for (const auto &entry : descriptors.entryInfoList(QDir::System | QDir::Files)) {
        const QString target = QFile::symLinkTarget(entry.filePath());
        const qsizetype at = target.indexOf(u"socket:["_s);
        if (at >= 0)
            inodes.append(target.mid(at + 8).chopped(1));
    }
    QStringList found;
    for (const auto &table : {u"/proc/self/net/tcp"_s, u"/proc/self/net/tcp6"_s}) {
        QFile file(table);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const auto lines = QString::fromLatin1(file.readAll()).split(u'\n');
        for (const auto &line : lines) {
            const auto fields = line.simplified().split(u' ');
            if (fields.size() > 9 && fields[3] == u"0A" && inodes.contains(fields[9]))
                found.append(fields[1]);
        }
    }
    return found;
}

} // namespace

class tst_consolelistener : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void s17_hasOneListenerOnLoopbackThatWantsTheKey()
    {
        const QTemporaryDir folder;
        Options options;
        options.dataFolder = folder.path();
        options.users = 60;
        Console console(options, makeMemoryStore());
        const QStringList before = listeners();
        console.start();
        QTRY_VERIFY_WITH_TIMEOUT(console.session(), 30'000);
        QStringList now = listeners();
        for (const auto &known : before)
            now.removeOne(known);
        QCOMPARE(now.size(), 1);
        const QString port = u"%1"_s.arg(console.localService()->port(), 4, 16, QChar(u'0')).toUpper();
        QCOMPARE(now.first(), u"0100007F:"_s + port);

        QNetworkAccessManager network;
        QUrl url = console.localService()->baseUrl();
        url.setPath(u"/v2/user"_s);
        const std::unique_ptr<QNetworkReply> reply(network.get(QNetworkRequest(url)));
        QTRY_VERIFY_WITH_TIMEOUT(reply->isFinished(), 30'000);
        QCOMPARE(reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(), 401);
        QVERIFY(!reply->readAll().contains("client"));
    }
};

LABDESK_TEST(tst_consolelistener)
#include "tst_consolelistener.moc"
