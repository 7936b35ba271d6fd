// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "consolestage.h"
#include "views/connections/connectionsdialog.h"

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

/// What the trail is told of connections and their keys.
class tst_connectionaudit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changesToConnectionsAndExportsAreRecorded()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        AuditTrail &trail = stage.console->audit();
        const auto words = [&trail] {
            QStringList all;
            for (const AuditRecord &record : trail.records())
                if (record.operation != u"useConnection")
                    all += record.operation + u' ' + record.connection;
            return all;
        };
        ConnectionRegistry &book = stage.console->connections();
        Connection east;
        east.id = u"east"_s;
        east.name = u"East"_s;
        east.environment = Environment::Sandbox;
        east.baseUrl = QUrl(u"https://east.example.org"_s);
        book.save(east, Secret("key"), true, [](SecretStore::Location) {});
        east.readOnly = true;
        book.save(east, {}, true, [](SecretStore::Location) {});
        book.forgetSecret(u"east"_s, {});
        QStringList told{u"addConnection East"_s, u"changeConnection East"_s, u"forgetKey East"_s};
        QTRY_COMPARE(words(), told);
        QCOMPARE(trail.records().back().environment, u"sandbox"_s);
        Q_EMIT stage.window().switchConnectionRequested();
        Q_EMIT stage.part<ConnectionsDialog>("connectionsDialog")->exported(1);
        told += u"exportConnections "_s;
        QTRY_COMPARE(words(), told);
        QCOMPARE(trail.records().back().count, std::optional<qint64>(1));
        book.remove(u"east"_s, {}); // its key goes with it, which is one record
        told += u"removeConnection East"_s;
        QTRY_COMPARE(words(), told);
    }
};

LABDESK_TEST(tst_connectionaudit)
#include "tst_connectionaudit.moc"
