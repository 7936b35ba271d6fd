// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/connectionaudit.h"
#include "platform/settings.h"
#include "session/audittrail.h"
#include "session/connectionregistry.h"
#include "support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace labdesk;

/// What the trail is told of connections and their keys.
class tst_connectionaudit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void forgettingAKeyAndAnExportAreRecorded()
    {
        QTemporaryDir folder;
        Settings settings(folder.filePath(u"settings.ini"_s));
        const auto secrets = makeMemoryStore();
        ConnectionRegistry book(settings, *secrets);
        AuditTrail trail;
        trail.keepIn(folder.filePath(u"audit"_s));
        ConnectionAudit audit(book, trail);
        Connection east;
        east.id = u"east"_s;
        east.name = u"East"_s;
        east.environment = Environment::Sandbox;
        east.baseUrl = QUrl(u"https://east.example.org"_s);
        const auto words = [&trail] {
            QStringList all;
            for (const AuditRecord &record : trail.records())
                all += record.operation + u' ' + record.connection;
            return all;
        };
        book.save(east, Secret("key"), true, [](SecretStore::Kept) {});
        QTRY_COMPARE(words(), QStringList{u"addConnection East"_s});
        book.forgetSecret(u"east"_s, {});
        audit.recordExport(1);
        QTRY_COMPARE(words(), (QStringList{u"addConnection East"_s, u"forgetKey East"_s, u"exportConnections "_s}));
        QCOMPARE(trail.records().back().count, std::optional<qint64>(1));
        book.remove(u"east"_s, {}); // its key goes with it, which is one record
        QTRY_COMPARE(words().back(), u"removeConnection East"_s);
        QCOMPARE(trail.records().size(), size_t(4));
    }
};

LABDESK_TEST(tst_connectionaudit)
#include "tst_connectionaudit.moc"
