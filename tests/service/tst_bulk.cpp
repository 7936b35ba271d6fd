// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/bulkrun.h"
#include "service/everyanswer.h"
#include "support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QProcess>
#include <QUrl>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;
using namespace labdesk::service;

// import, export, and generate, on a file and, with a server, on PostgreSQL as well.
class tst_bulk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsExportedAnswersTheSameWhenImported_data()
    {
        QTest::addColumn<bool>("fromFile");
        QTest::addColumn<bool>("toFile");
        QTest::newRow("into a database of the same kind") << false << false;
        if (qEnvironmentVariableIsSet("LABDESK_TEST_DATABASE")) {
            QTest::newRow("from a file into the server") << true << false;
            QTest::newRow("from the server into a file") << false << true;
        }
    }
    void whatIsExportedAnswersTheSameWhenImported()
    {
        QFETCH(bool, fromFile);
        QFETCH(bool, toFile);
        ServiceOptions options;
        options.users = 80;
        options.database = fromFile ? newFile() : newDatabase(m_folder);
        LocalService(options).startAndWait();
        const BulkRun exported = exportFrom(options.database);
        QCOMPARE(exported.err, QByteArray());
        const QString copy = toFile ? newFile() : newDatabase(m_folder);
        const BulkRun refused = importInto(newDatabase(m_folder), exported.out);
        QCOMPARE(refused.err.count("contains an email address, a phone number"), 6); // of the sample data
        QCOMPARE(refused.exitCode, 2);
        const BulkRun imported = importInto(copy, exported.out, {u"--keep-personal-ids"_s});
        QCOMPARE(imported.err, QByteArray());
        QCOMPARE(imported.exitCode, 0);
        const auto answers = everyAnswer(copy);
        QVERIFY(answers.size() > 300);
        const auto original = everyAnswer(options.database);
        QCOMPARE(answers.size(), original.size());
        for (auto answer = original.begin(); answer != original.end(); ++answer)
            QCOMPARE(answers[answer.key()], answer.value());
        QCOMPARE(exportFrom(copy).out, exported.out);
    }

    // Both engines have characters that they can't take as they are.
    void aClientIdOfAnyCharactersIsFoundAgain()
    {
        const QString database = newDatabase(m_folder);
        const QByteArrayList ids{R"(a\u0000b)", R"(x\ufdd0y)", R"(\ufdd0\ufdd1)", "a", "plain"};
        const QByteArray record
            = R"({"type":"insurance","client_user_id":"ID","record":{"payor_code":"A","member_id":"1","relationship":"Self","insured":{},"company":{}}})";
        QByteArray users, records;
        for (const QByteArray &id : ids) {
            users += userLine(id);
            records += QByteArray(record).replace("ID", id) + '\n';
        }
        QCOMPARE(importInto(database, bulkHead + users).err, QByteArray());
        QCOMPARE(importInto(database, records).err, QByteArray());
        QCOMPARE(count(database, u"insurances"_s), ids.size());
        const BulkRun again = importInto(database, users);
        QCOMPARE(again.err.count("client_user_id: already exists"), ids.size());
        QCOMPARE(again.exitCode, 2);
    }

    void csvOfEachTypeIsImportedAgain()
    {
        const QString from = newDatabase(m_folder), to = newDatabase(m_folder);
        QCOMPARE(importInto(from, runService({u"generate"_s, u"--users"_s, u"60"_s}).out).exitCode, 0);
        for (const QString &type :
             {u"team"_s, u"lab"_s, u"center"_s, u"payor"_s, u"user"_s, u"order"_s, u"insurance"_s}) {
            const BulkRun csv = exportFrom(from, {u"--type"_s, type, u"--format"_s, u"csv"_s});
            QCOMPARE(csv.err, QByteArray());
            QStringList options{u"--type"_s, type};
            if (type == u"team") // else the new database would get another one
                options += {u"--team"_s, QString::fromLatin1(csv.out.sliced(8, 36))};
            const BulkRun imported = importInto(to, csv.out, options);
            QCOMPARE(imported.err, QByteArray());
        }
        QCOMPARE(exportFrom(to).out, exportFrom(from).out);
    }

    void refusesALineForAReasonWithoutItsValues_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("reason");
        const auto user = [](const char *row, const QByteArray &members, const QByteArray &reason) {
            QTest::newRow(row) << "{\"type\":\"user\"," + members + '}' << reason;
        };
        user("a client ID that exists", R"("client_user_id":"first")", "client_user_id: already exists");
        user("an ID that exists", R"("client_user_id":"x","user_id":"11111111-1111-4111-8111-111111111111")",
             "user_id: already exists");
        user("no client ID", R"("ingestion_end":null)", "client_user_id: is missing");
        user("an empty client ID", R"("client_user_id":"")", "client_user_id: is empty");
        user("an email address", R"("client_user_id":"secret@example.com")",
             "client_user_id: contains an email address, a phone number, or a social security number");
        user("a social security number", R"("client_user_id":"x 123-45-6789")",
             "client_user_id: contains an email address, a phone number, or a social security number");
        user("a zone that doesn't exist", R"("client_user_id":"x","fallback_time_zone":"Mars/Base")",
             "fallback_time_zone: is not an IANA time zone");
        user("a date that doesn't exist", R"("client_user_id":"x","fallback_birth_date":"1990-02-30")",
             "fallback_birth_date: is not a date in the format YYYY-MM-DD");
        user("a birth date in the future", R"("client_user_id":"x","fallback_birth_date":"2990-01-01")",
             "fallback_birth_date: is in the future");
        user("an end before the start",
             R"("client_user_id":"x","ingestion_start":"2026-02-02","ingestion_end":"2026-02-01")",
             "ingestion_end: is before ingestion_start");
        user("an ID that is no UUID", R"("client_user_id":"x","user_id":"7")", "user_id: is not a UUID");
        user("a time in another form", R"("client_user_id":"x","created_on":"2026-03-12 16:14")",
             "created_on: is not a time in the format 2026-03-12T16:14:00+00:00");
        user("a provider that nobody would name so", R"("client_user_id":"x","connections":[{"provider":"Oura Ring"}])",
             "connections[0].provider: is not a slug of a-z, 0-9, _ and -");
        user("a provider twice", R"("client_user_id":"x","connections":[{"provider":"oura"},{"provider":"oura"}])",
             "connections[1].provider: is connected twice");
        user("an unknown member", R"("client_user_id":"x","color":"red")", "one of the members is unknown");
        const auto other = [](const char *row, const QByteArray &line, const QByteArray &reason) {
            QTest::newRow(row) << line << reason;
        };
        other("no JSON", "{nothing", "not a JSON object in UTF-8");
        other("not UTF-8", "{\"type\":\"user\",\"client_user_id\":\"\xff\"}", "not a JSON object in UTF-8");
        other("an unknown type", R"({"type":"cat"})", "type: is unknown");
        other("an order of nobody", R"({"type":"order","client_user_id":"none","lab_id":27,"zip_code":"85001"})",
              "client_user_id: there is no such user");
        other("an order of no lab", R"({"type":"order","client_user_id":"first","lab_id":4,"zip_code":"85001"})",
              "lab_id: there is no such lab");
        other("a lab that exists", R"({"type":"lab","lab_id":27,"slug":"x"})", "lab_id: already exists");
        other("a center of no lab", R"({"type":"center","lab_id":4,"name":"x","zip_code":"85003","site_code":"A"})",
              "lab_id: there is no such lab");
        other("insurance without a member ID",
              R"({"type":"insurance","client_user_id":"first","record":{"payor_code":"A","relationship":"Self"}})",
              "record.member_id: is missing");
        other("a connection of nobody", R"({"type":"connection","client_user_id":"none","provider":"oura"})",
              "client_user_id: there is no such user");
    }
    void refusesALineForAReasonWithoutItsValues()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, reason);
        const QString database = newDatabase(m_folder);
        const QString report = newFile();
        const BulkRun ended = importInto(database, bulkHead + line + "\n" + userLine("last"), {u"--refused"_s, report});
        QFile file(report);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), "line 4: " + reason + '\n');
        QCOMPARE(ended.exitCode, 2);
        QCOMPARE(ended.out, QByteArray("Imported: 1 team, 1 lab, 2 users. Refused: 1.\nRead: 5 lines (5 records).\n"));
        QCOMPARE(count(database, u"users"_s), 2);
    }

    void refusesAWrongFileBeforeAnythingIsChanged_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("nothing") << QByteArray() << QByteArray("The input is empty.");
        QTest::newRow("an array") << QByteArray("[{\"type\":\"user\"}]")
                                  << QByteArray("is neither JSON lines nor CSV: its first line isn't");
        QTest::newRow("an object without a type")
            << QByteArray("{\"client_user_id\":\"a\"}\n") << QByteArray("its first line isn't an object with a type");
        QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0", 10)
                                   << QByteArray("is neither JSON lines nor CSV: column 1 of");
        QTest::newRow("CSV of something else")
            << QByteArray("client_user_id,color\na,red\n") << QByteArray("column 2 of its first line isn't a member");
    }
    void refusesAWrongFileBeforeAnythingIsChanged()
    {
        QFETCH(QByteArray, content);
        QFETCH(QByteArray, said);
        const QString database = newFile();
        const BulkRun ended = importInto(database, content);
        QCOMPARE(ended.exitCode, 1);
        QVERIFY2(ended.err.contains(said), ended.err.constData());
        QVERIFY(!QFile::exists(database));
    }

    // Whatever the moment: the same command ends with the same database as an undisturbed one.
    void goesOnWhereItWasKilled()
    {
        constexpr int users = 45'000; // some batches
        QByteArray lines = bulkHead;
        for (int i = 0; i < users; ++i)
            lines += userLine("c" + QByteArray::number(i));
        lines += "broken\n";
        const QString input = newFile(), database = newDatabase(m_folder);
        QFile file(input);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(lines);
        file.close();
        const QStringList command{u"import"_s, input, u"--database"_s, database};
        QProcess killed;
        killed.start(QStringLiteral(SERVICE_PROGRAM), command);
        const auto committed = [&] {
            try {
                return Database(database, Database::Access::Write).number(u"SELECT max(lines) FROM imports"_s);
            } catch (const DatabaseError &) { // not there yet
                return qint64(0);
            }
        };
        QTRY_VERIFY_WITH_TIMEOUT(committed() > 0, 60'000);
        killed.kill();
        QVERIFY(killed.waitForFinished());
        const qint64 before = committed();
        QCOMPARE(count(database, u"users"_s), before - 2); // all of its lines but those of team and lab
        const BulkRun ended = runService(command);
        QVERIFY2(ended.err.contains("Continuing after line " + QByteArray::number(before)), ended.err.constData());
        QCOMPARE(ended.exitCode, 2);
        QCOMPARE(count(database, u"users"_s), users + 1);
        QCOMPARE(Database(database, Database::Access::Write).number(u"SELECT CAST(sum(users) AS BIGINT) FROM totals"_s),
                 users + 1);
        const BulkRun again = runService(command);
        QVERIFY2(again.out.startsWith("Imported: nothing. Imported before: 45003. Refused: 1.\n"),
                 again.out.constData());
        QCOMPARE(count(database, u"users"_s), users + 1);
    }

    // In any file, also in one that is shorter than what it is known by: no line is imported twice, and none is left
    // out.
    void linesThatWereAddedToAFileAreImported_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("added");
        const QByteArray insurance
            = R"({"type":"insurance","client_user_id":"first","record":{"payor_code":"A","member_id":"1","relationship":"Self","insured":{},"company":{}}})"
              "\n";
        const QByteArray some = bulkHead + insurance, one = userLine("a"), only = userLine("first");
        QByteArray many;
        for (int i = 0; many.size() < 70'000; ++i)
            many += userLine("c" + QByteArray::number(i));
        QTest::newRow("to a short file") << some << one + insurance;
        QTest::newRow("to a short file, which is a long one then") << some << many + insurance;
        QTest::newRow("to a long file") << some + many << one + insurance;
        QTest::newRow("after a line without a line break") << some.chopped(1) << '\n' + one;
        QTest::newRow("after the only line, without a line break") << only.chopped(1) << '\n' + one;
        QTest::newRow("after a long file without a line break") << (some + many).chopped(1) << '\n' + one;
        QTest::newRow("a line break alone") << some.chopped(1) << "\n"_ba;
        QTest::newRow("with returns before the line feeds")
            << QByteArray(some).replace("\n", "\r\n").chopped(2) << "\r\n" + one.chopped(1) + "\r\n";
        QTest::newRow("behind a byte order mark") << "\xef\xbb\xbf" + some << one;
        QTest::newRow("after a refused line") << some + "{\"type\":\"user\"}\n" << one;
        QTest::newRow("after a blank line") << some + " \n\n" << one;
        QTest::newRow("rows of CSV") << "client_user_id,fallback_time_zone\nfirst,\n"_ba
                                     << "a,UTC\n\"b\nc\",\n"_ba;
        QTest::newRow("the first rows below a heading") << "sep=;\nclient_user_id"_ba
                                                        << "\na\nb\n"_ba;
    }
    void linesThatWereAddedToAFileAreImported()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, added);
        const QString database = newDatabase(m_folder), atOnce = newDatabase(m_folder);
        const QByteArray whole = before + added,
                         last = before.contains('{') ? userLine("last")
            : before.contains(',')                   ? "last,\n"_ba
                                                     : "last\n"_ba;
        const auto linesOf = [](const QByteArray &text) { return text.count('\n') + (text.endsWith('\n') ? 0 : 1); };
        const int exitCode = importInto(database, before).exitCode;
        const BulkRun continued = importInto(database, whole);
        QCOMPARE(continued.err, "Continuing after line " + QByteArray::number(linesOf(before)) + ".\n");
        QCOMPARE(continued.exitCode, exitCode);
        QCOMPARE(continued.read(), linesOf(whole));
        QCOMPARE(continued.accounted(), linesOf(whole));
        importInto(atOnce, whole);
        for (const QString &table : {u"users"_s, u"insurances"_s})
            QCOMPARE(count(database, table), count(atOnce, table));
        QCOMPARE(importInto(database, whole + last).err,
                 "Continuing after line " + QByteArray::number(linesOf(whole)) + ".\n");
        const BulkRun shorter = importInto(database, before); // the file that it was once
        QVERIFY2(shorter.out.startsWith("Imported: nothing.") || shorter.err.contains("earlier lines have changed"),
                 (shorter.out + shorter.err).constData());
    }

    void anInterruptedImportContinuesAlsoIfLinesWereAdded()
    {
        if (qEnvironmentVariableIsSet("LABDESK_TEST_DATABASE"))
            QSKIP("the trigger is SQLite's");
        const QString database = newFile();
        importInto(database, bulkHead);
        Database(database, Database::Access::Write)
            .execute(u"CREATE TRIGGER stop BEFORE INSERT ON users WHEN NEW.client_user_id = '10500'"
                     " BEGIN SELECT RAISE(ABORT, 'stop'); END"_s);
        QByteArray rows = "client_user_id\n";
        for (int i = 0; i < 10'900; ++i) // two batches, in fewer bytes than the file is known by
            rows += QByteArray::number(i) + '\n';
        QVERIFY(rows.size() < 64 * 1024);
        QCOMPARE(importInto(database, rows).exitCode, 1);
        Database(database, Database::Access::Write).execute(u"DROP TRIGGER stop"_s);
        const BulkRun continued = importInto(database, rows + "added\n");
        QCOMPARE(continued.err, "Continuing after line 10001.\n"_ba);
        QCOMPARE(continued.exitCode, 0);
        QCOMPARE(count(database, u"users"_s), 10'902);
    }

    void aLastLineThatGoesOnIsAChange()
    {
        for (const QByteArray &more : {QByteArray(), QByteArray(70'000, '\n')}) {
            const QString database = newDatabase(m_folder);
            const QByteArray lines = bulkHead + more + userLine("a");
            QCOMPARE(importInto(database, lines.chopped(4)).exitCode, 2);
            const BulkRun changed = importInto(database, lines + userLine("b"));
            QVERIFY2(changed.err.contains("but earlier lines have changed since"), changed.err.constData());
            QCOMPARE(changed.exitCode, 1);
            QCOMPARE(count(database, u"users"_s), 1);
        }
    }

    void tellsThatTheBeginningOfAFileHasChanged()
    {
        const QString database = newDatabase(m_folder);
        QByteArray lines = bulkHead;
        while (lines.size() < 70'000) // what is the same file is known from its first 64 KB
            lines += userLine(QByteArray::number(lines.size()));
        QCOMPARE(importInto(database, lines).exitCode, 0);
        const qint64 users = count(database, u"users"_s);
        const QByteArray other = lines.chopped(3) + "0\"}\n" + userLine("new");
        const BulkRun changed = importInto(database, other);
        QVERIFY2(changed.err.contains("but earlier lines have changed since"), changed.err.constData());
        QCOMPARE(changed.exitCode, 1);
        QCOMPARE(count(database, u"users"_s), users);
        QCOMPARE(importInto(database, lines + userLine("new")).exitCode, 0);
        QCOMPARE(count(database, u"users"_s), users + 1);
        QCOMPARE(importInto(database, lines, {u"--again"_s}).exitCode, 2);
        QCOMPARE(count(database, u"users"_s), users + 1);
    }

    void connectionsCanBeLinesOfTheirOwn()
    {
        TestService service;
        const QByteArray id = service.addUser(u"someone"_s, {connectionTo(u"oura"_s)});
        const QByteArray lines = R"({"type":"connection","client_user_id":"someone","provider":"fitbit"}
{"type":"connection","user_id":"ID","provider":"oura"}
)";
        const BulkRun ended = importInto(service.database(), QByteArray(lines).replace("ID", id));
        QCOMPARE(ended.err, QByteArray("line 2: provider: the user is already connected to it\n"));
        QCOMPARE(service.ask("GET", "/v2/user/providers/" + id).object()[u"providers"_s].toArray().size(), 2);
        QCOMPARE(service.ask("GET", "/v2/user/" + id).object()[u"connected_sources"_s].toArray().size(), 2);
    }

    void generatesPayorsAsLongListsNameThem()
    {
        const QStringList command{u"generate"_s, u"--users"_s, u"0"_s,    u"--payors"_s,
                                  u"3000"_s,     u"--type"_s,  u"payor"_s};
        const QByteArray payors = runService(command).out;
        QVERIFY2(payors.count('\n') >= 3'000, QByteArray::number(payors.count('\n')).constData());
        QVERIFY(payors.contains("\"Kaiser Permanente Northwest\""));
        QCOMPARE(payors, runService(command).out);
        QVERIFY(runService({u"generate"_s, u"--payors"_s, u"many"_s}).out.isEmpty());
    }

    void generatesTheSameFromTheSameSeed()
    {
        const QStringList command{u"generate"_s, u"--users"_s, u"50"_s, u"--seed"_s, u"7"_s};
        QCOMPARE(runService(command).out, runService(command).out);
        QVERIFY(runService(command).out != runService({u"generate"_s, u"--users"_s, u"50"_s}).out);
        QCOMPARE(runService(command).out.count("{\"type\":\"user\""), 50);
        const BulkRun imported = importInto(newDatabase(m_folder), runService(command).out);
        QCOMPARE(imported.exitCode, 0);
    }

private:
    QString newFile() { return m_folder.filePath(QUuid::createUuid().toString(QUuid::Id128)); }

    QTemporaryDir m_folder;
};

LABDESK_TEST(tst_bulk)
#include "tst_bulk.moc"
