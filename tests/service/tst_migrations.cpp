// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/orderstore.h"
#include "service/testservice.h"
#include "support/testmain.h"

#include <QFile>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;
using namespace labdesk::service;

// Databases that an earlier version of the program has made.
class tst_migrations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void version1KeepsItsRecords()
    {
        const QTemporaryDir folder;
        ServiceOptions options;
        options.database = folder.filePath(u"old.db"_s);
        options.key = "k";
        makeFile(options.database, QStringLiteral(TEST_DATA "/service/version-1.sql"));
        LocalService local(options);
        local.startAndWait();
        TestClient client(local.port(), "k");
        const auto list = client.ask("GET", "/v2/user/");
        QCOMPARE(list.object()[u"total"], 2);
        QCOMPARE(list.fields["content-length"].toLongLong(), list.body.size());
        QCOMPARE(list.object()[u"users"][0][u"client_user_id"], u"old-2"_s);
        const QByteArray user = "010affc8-c45d-46dc-b16c-4927cd3dcf18";
        QCOMPARE(client.ask("GET", "/v2/user/" + user + "/insurance/latest").object()[u"member_id"], u"second"_s);
        QCOMPARE(client.ask("GET", "/v3/order/01b4fccd-af57-4317-aff3-cff1e16a1eb3/psc/info").object()[u"slug"],
                 u"quest"_s);
        QCOMPARE(client.ask("GET", "/v3/insurance/search/payor").array().size(), 2);
        QCOMPARE(client.ask("POST", "/v2/user/", R"({"client_user_id":"old-1"})").status, 400);
        const auto created = client.ask("POST", "/v2/user/", R"({"client_user_id":"new"})");
        QCOMPARE(created.object()[u"team_id"], u"2245bd5f-bb68-4f68-a2eb-92502318fa4e"_s);
        QCOMPARE(client.ask("PATCH", "/v2/user/" + user, R"({"ingestion_start":"2020-01-01"})").status, 204);
        QCOMPARE(client.ask("DELETE", "/v2/user/010affc8-c45d-46dc-b16c-4927cd3dcf19").status, 200);
        const auto after = client.ask("GET", "/v2/user/");
        QCOMPARE(after.object()[u"total"], 2);
        QCOMPARE(after.fields["content-length"].toLongLong(), after.body.size());
    }

    void version1HasTheIndexesOfANewDatabase()
    {
        const auto [fresh, upgraded] = ofNewAndUpgraded(indexesOf);
        QCOMPARE(upgraded, fresh);
    }

    void version1HasTheColumnsOfANewDatabase()
    {
        const auto [fresh, upgraded] = ofNewAndUpgraded(columnsOf);
        QVERIFY(fresh.contains(u"centers.website TEXT 0"_s));
        QCOMPARE(upgraded, fresh);
    }

    // A new database has all tables before the steps run, also those that a step adds to an older one.
    void aStepCanAddATableThatANewDatabaseHas()
    {
        const QTemporaryDir folder;
        ServiceOptions options = TestService::small();
        options.database = newDatabase(folder);
        LocalService(options).startAndWait();
        const Database database(options.database, Database::Access::Write);
        database.execute(definitionFor(database.engine(), orderTable.create()));
        QCOMPARE(database.number(u"SELECT count(*) FROM orders"_s), 0);
    }

private:
    /// What `read` finds in a new database, and in one of version 1 that was opened.
    static std::pair<QStringList, QStringList> ofNewAndUpgraded(QStringList (*read)(const QString &))
    {
        const QTemporaryDir folder;
        ServiceOptions options = TestService::small();
        options.database = folder.filePath(u"new.db"_s);
        LocalService(options).startAndWait();
        const QStringList fresh = read(options.database);
        options.database = folder.filePath(u"old.db"_s);
        makeFile(options.database, QStringLiteral(TEST_DATA "/service/version-1.sql"));
        LocalService(options).startAndWait();
        return {fresh, read(options.database)};
    }

    static void makeFile(const QString &name, const QString &script)
    {
        QFile file(script);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Database database(name, Database::Access::Write);
        for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts))
            if (!line.startsWith(u"--"))
                database.execute(line);
    }

    static QStringList indexesOf(const QString &name)
    {
        return texts(name, u"SELECT sql FROM sqlite_master WHERE type IN ('index', 'trigger') ORDER BY name"_s);
    }

    static QStringList columnsOf(const QString &name)
    {
        return texts(name,
                     u"SELECT t.name || '.' || c.name || ' ' || c.type || ' ' || c.\"notnull\" FROM sqlite_master AS t,"
                     " pragma_table_info(t.name) AS c WHERE t.type = 'table' ORDER BY 1"_s);
    }

    static QStringList texts(const QString &name, const QString &sql)
    {
        const Database database(name, Database::Access::Read);
        const auto all = database.prepare(sql).all({}, [](const Statement &row) { return row.text(0); });
        return QStringList(all.begin(), all.end());
    }
};

LABDESK_TEST(tst_migrations)
#include "tst_migrations.moc"
