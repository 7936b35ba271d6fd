// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/bulkrun.h"
#include "service/testservice.h"
#include "support/testmain.h"

#include <QFile>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;
using namespace labdesk::service;

// Files as people have them: what import makes of their lines, and that each is accounted for.
class tst_importfiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLineIsImportedOrRefusedOrNamed_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArrayList>("imported"); // client IDs
        QTest::addColumn<QByteArrayList>("refused");  // "line: reason"
        const auto row
            = [](const char *name, const QByteArray &content, const QByteArrayList &imported,
                 const QByteArrayList &refused = {}) { QTest::newRow(name) << content << imported << refused; };
        const QByteArray heading = "client_user_id,fallback_time_zone\n";
        const QByteArray inTheMiddle = ": a quote in the middle of a cell", notClosed = ": a quote that is not closed";
        row("a quote in the middle of a cell", heading + "a,\n6\" strap,UTC\nb,\nc,UTC\nd,\n", {"a", "b", "c", "d"},
            {"3" + inTheMiddle});
        row("one in the last cell, and in the last line", heading + "a,U\"TC\nb,\nc,U\"", {"b"},
            {"2" + inTheMiddle, "4" + inTheMiddle});
        row("two in one cell", heading + "6\" to 7\",UTC\nb,\n", {"b"}, {"2" + inTheMiddle});
        row("a quote that is never closed", heading + "\"a,UTC\nb,\nc,UTC\n", {"b", "c"}, {"2" + notClosed});
        row("one that the next quote would close", heading + "\"a,UTC\nb,\"UTC\"\nc,\n", {"b", "c"}, {"2" + notClosed});
        row("one that makes too few cells", heading + "\"a,UTC\nb\"\nc,\n\"d\",\"\"\n", {"c", "d"},
            {"2" + notClosed, "3" + inTheMiddle});
        row("a first line that is refused", "{\"type\":\"user\",\"client_user_id\":7}\n" + userLine("b"), {"b"},
            {"1: client_user_id: is not a string"});
        row("text behind a quote", heading + "\"a\"x,UTC\nb,\n", {"b"}, {"2: text after a quote"});
        row("a cell of two lines", heading + "\"a\nb\",UTC\nc,\n", {"a\nb", "c"});
        row("a cell with a quote and a comma in quotes", heading + "\"6\"\" strap, left\",UTC\n", {"6\" strap, left"});
        row("blank lines, and rows without anything", "\n \n" + heading + "\na,\n,\n  \n\t\nb,\n\n\n", {"a", "b"});
        row("returns before the line feeds",
            "client_user_id,fallback_time_zone\r\na,\r\n\r\n\"b\",\"UTC\"\r\nc,UTC\r\n", {"a", "b", "c"});
        row("no line feed at the end", heading + "a,\nb,UTC", {"a", "b"});
        row("a byte order mark", "\xef\xbb\xbf" + heading + "a,\n", {"a"});
        row("blanks at the end of the first cell", heading + "a  ,UTC\n", {"a  "});
        row("blanks at the end of the last cell", "fallback_time_zone,client_user_id\nUTC,a  \nUTC,\"b  \"\n",
            {"a  ", "b  "});
        row("a blank behind a quote", heading + "\"a\" ,UTC\nb,\"UTC\" \n", {},
            {"2: text after a quote", "3: text after a quote"});
        row("too many cells, and too few", heading + "a,,\nb\nc,\n", {"c"},
            {"2: has a different number of cells (3) than the first line (2)",
             "3: has a different number of cells (1) than the first line (2)"});
        row("bytes that are no UTF-8", heading + "M\xfcller,UTC\nb,\n", {"b"}, {"2: client_user_id: is not UTF-8"});
        row("cells behind the named columns", "client_user_id,,\na,,\nb,x,\n", {"a"},
            {"3: column 2: has no name in the first line"});
        row("a cell of JSON that is another member, too, or none",
            "client_user_id,connections,fallback_time_zone\na,\"[],\"\"fallback_time_zone\"\":\"\"UTC\"\"\",\nb,[],"
            "UTC\nc,[,\n",
            {"b"}, {"2: connections: is not a JSON value", "4: connections: is not a JSON value"});
        row("two byte order marks", "\xef\xbb\xbf\xef\xbb\xbf" + heading + "a,\n", {"a"});
        row("JSON lines of two files with byte order marks",
            "\xef\xbb\xbf" + userLine("a") + "\xef\xbb\xbf" + userLine("b"), {"a", "b"});
        row("a byte order mark before a cell in quotes", heading + "a,\n\xef\xbb\xbf\"b\",UTC\n", {"a", "b"});
        row("IDs that a spreadsheet rounded", heading + "1.23E+15,UTC\n\"1,5E+12\",\n2E5,\n", {"2E5"},
            {"2: client_user_id: is a number that a spreadsheet rounded; format the column as text before saving it",
             "3: client_user_id: is a number that a spreadsheet rounded; format the column as text before saving it"});
        row("IDs that are text in a spreadsheet", heading + "\"=\"\"00123\"\"\",UTC\n\"'=\"\"7\"\"\",\n",
            {"00123", "=\"7\""});
        row("the separator in a line of its own", "sep=;\nclient_user_id;fallback_time_zone\na;UTC\n", {"a"});
        row("semicolons", "client_user_id;fallback_time_zone\na;UTC\nb,c;\n;\n", {"a", "b,c"});
        row("tabs", "client_user_id\tfallback_time_zone\na\tUTC\n\t\nb;c\t\n", {"a", "b;c"});
        row("JSON lines with blanks and returns around",
            userLine("a").chopped(1) + "  \r\n\r\n \n  " + userLine("b") + userLine("c").chopped(1), {"a", "b", "c"});
        row("JSON lines of which one is cut", userLine("a") + userLine("b").chopped(3) + '\n' + userLine("c"),
            {"a", "c"}, {"2: not a JSON object in UTF-8"});
        row("an object over two lines", userLine("a") + "{\"type\":\"user\",\n\"client_user_id\":\"b\"}\n", {"a"},
            {"2: not a JSON object in UTF-8", "3: not a JSON object in UTF-8"});
        row("a team, and the same ID twice",
            R"({"type":"team","team_id":"2245bd5f-bb68-4f68-a2eb-92502318fa4e"})"
            "\n" + userLine("a")
                + userLine("a"),
            {"a"}, {"3: client_user_id: already exists"});
        const QByteArray longLine(17 * 1024 * 1024, 'x');
        row("a line that is too long", userLine("a") + userLine(longLine) + userLine("b"), {"a", "b"},
            {"2: longer than 16 MB"});
        row("a row that is too long", heading + "a,\n" + longLine + ",\nb,\n", {"a", "b"}, {"3: longer than 16 MB"});
        QByteArray unclosed = heading + "\"a,UTC\n";
        QByteArrayList many;
        for (int i = 0; i < 60'000; ++i) { // more than is looked through for its end
            many += "user-" + QByteArray::number(i) + "-of-the-many";
            unclosed += many.back() + ",\n";
        }
        row("a quote that isn't closed in a long file", unclosed, many, {"2" + notClosed});
    }
    void everyLineIsImportedOrRefusedOrNamed()
    {
        QFETCH(QByteArray, content);
        QFETCH(QByteArrayList, imported);
        QFETCH(QByteArrayList, refused);
        const QString database = newDatabase(m_folder);
        const BulkRun ended = importInto(database, content);
        QByteArrayList told = ended.err.split('\n');
        told.removeLast();
        for (QByteArray &line : refused)
            line.prepend("line ");
        QCOMPARE(told, refused);
        QCOMPARE(ended.exitCode, refused.isEmpty() ? 0 : 2);
        const Database read(database, Database::Access::Read);
        const auto ids
            = read.prepare(u"SELECT client_user_id FROM users ORDER BY seq"_s).all({}, [](const Statement &row) {
                  return row.text(0).toUtf8();
              });
        QCOMPARE(QByteArrayList(ids.begin(), ids.end()), imported);
        const qint64 lines = content.count('\n') + (content.endsWith('\n') ? 0 : 1);
        QCOMPARE(ended.read(), lines);
        QCOMPARE(ended.accounted(), lines);
        QCOMPARE(ended.records(), ended.imported() + ended.refused());
        QCOMPARE(ended.refused(), refused.size());
    }

    void columnsAreFoundByTheirNames_data()
    {
        QTest::addColumn<QByteArray>("heading");
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<QStringList>("options");
        const QStringList none;
        QTest::newRow("in capitals") << "CLIENT_USER_ID,Fallback_Time_Zone"_ba
                                     << "a,UTC"_ba << none;
        QTest::newRow("as people write them") << "Client user ID,fallback time-zone"_ba
                                              << "a,UTC"_ba << none;
        QTest::newRow("with blanks around") << " client_user_id , fallback_time_zone "_ba
                                            << "a,UTC"_ba << none;
        QTest::newRow("as programs write them") << "clientUserId|Fallback.Time\u00a0Zone"_ba
                                                << "a|UTC"_ba << none;
        QTest::newRow("in quotes") << R"("client_user_id";"fallback_time_zone")"_ba
                                   << R"("a";"UTC")"_ba << none;
        QTest::newRow("in another order") << "fallback_time_zone\tclient_user_id"_ba
                                          << "UTC\ta"_ba << none;
        QTest::newRow("with another separator, which is named")
            << "client_user_id|fallback_time_zone"_ba
            << "a|UTC"_ba << QStringList{u"--separator"_s, u"pipe"_s};
        QTest::newRow("with one of its own") << "client_user_id^fallback_time_zone"_ba
                                             << "a^UTC"_ba << QStringList{u"--separator"_s, u"^"_s};
        QTest::newRow("with a semicolon, which is named")
            << "client_user_id;fallback_time_zone"_ba
            << "a;UTC"_ba << QStringList{u"--separator"_s, u"semicolon"_s};
        QTest::newRow("with titles of their own")
            << "Customer No.;Zone;Remarks"_ba
            << "a;UTC;red"_ba << QStringList{u"--map"_s, u"Customer no.=client_user_id"_s,
                                             u"--map"_s, u"zone=fallback_time_zone"_s,
                                             u"--map"_s, u"Remarks="_s};
        QTest::newRow("with a sign in a title, and letters of others")
            << "Größe = ID,fallback_time_zone"_ba
            << "a,UTC"_ba << QStringList{u"--map"_s, u"Größe = ID=client_user_id"_s};
        QTest::newRow("of a connection") << "client_user_id;provider"_ba
                                         << "a;oura"_ba << QStringList{u"--type"_s, u"connection"_s};
    }
    void columnsAreFoundByTheirNames()
    {
        QFETCH(QByteArray, heading);
        QFETCH(QByteArray, row);
        QFETCH(QStringList, options);
        const QString database = newDatabase(m_folder);
        const bool isOfConnection = options.contains(u"connection"_s);
        if (isOfConnection)
            importInto(database, userLine("a"));
        const BulkRun ended = importInto(database, heading + '\n' + row + '\n', options);
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.imported(), 1);
        QCOMPARE(count(database, isOfConnection ? u"connections"_s : u"users WHERE zone = 'UTC'"_s), 1);
    }

    void anOddHeadingIsToldWithWhatHelps_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArrayList>("said");
        QTest::newRow("another column") << "client_user_id,color\na,red\n"_ba
                                        << QByteArrayList{"column 2 of its first line isn't a member of type user",
                                                          "client_user_id, created_on, ", "--type", "--separator"};
        QTest::newRow("of another type") << "client_user_id,provider\na,oura\n"_ba
                                         << QByteArrayList{"column 2", "add --type connection."};
        QTest::newRow("of several other types")
            << "lab_id;zip_code\n1;85001\n"_ba << QByteArrayList{"add --type center or --type order."};
        QTest::newRow("a column twice") << "client_user_id,Client_User_ID\na,b\n"_ba
                                        << QByteArrayList{"column 2 of its first line, client_user_id, is a duplicate"};
        QTest::newRow("no heading") << "secret-1,UTC\nsecret-2,UTC\n"_ba
                                    << QByteArrayList{"column 1 of its first line"};
        QTest::newRow("UTF-16") << QByteArray("\xff\xfe"
                                              "c\0l\0",
                                              6)
                                << QByteArrayList{"it is UTF-16. Save it as UTF-8."};
        QTest::newRow("UTF-16 without a byte order mark")
            << QByteArray("c\0l\0i\0", 6) << QByteArrayList{"it is UTF-16. Save it as UTF-8."};
        QTest::newRow("a workbook") << "PK\x03\x04\x14"_ba << QByteArrayList{"it is a workbook or another archive."};
        QTest::newRow("a compressed file")
            << "\x1f\x8b\x08secret"_ba << QByteArrayList{"it is compressed. Decompress it first."};
        QTest::newRow("JSON lines that end with returns")
            << userLine("a").replace('\n', '\r') + userLine("b") << QByteArrayList{"a carriage return alone"};
        QTest::newRow("lines that end with returns")
            << "client_user_id\ra\rb\r"_ba << QByteArrayList{"its lines end with a carriage return alone"};
        QTest::newRow("a quote in the heading")
            << "client\"_user_id\n"_ba << QByteArrayList{"its first line has a quote in the middle of a cell"};
    }
    void anOddHeadingIsToldWithWhatHelps()
    {
        QFETCH(QByteArray, content);
        QFETCH(QByteArrayList, said);
        const QString database = m_folder.filePath(u"never-made"_s);
        const BulkRun ended = importInto(database, content);
        QCOMPARE(ended.exitCode, 1);
        for (const QByteArray &part : said)
            QVERIFY2(ended.err.contains(part), ended.err.constData());
        QVERIFY2(!ended.err.contains("secret") && !ended.err.contains("color"), ended.err.constData());
        QVERIFY(!QFile::exists(database));
    }

    void separatorsThatAreNone_data()
    {
        QTest::addColumn<QString>("separator");
        for (const QString &separator : {u"commas"_s, u"\""_s, u"\n"_s, u"ä"_s, u";;"_s})
            QTest::newRow(separator.toUtf8().constData()) << separator;
    }
    void separatorsThatAreNone()
    {
        QFETCH(QString, separator);
        const BulkRun ended
            = importInto(m_folder.filePath(u"never-made"_s), "client_user_id\n", {u"--separator"_s, separator});
        QCOMPARE(ended.exitCode, 1);
        QVERIFY2(ended.err.startsWith("Invalid --separator '"), ended.err.constData());
    }

    void mapsThatAreNone_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QStringList>("maps");
        QTest::addColumn<QByteArray>("said");
        const QByteArray csv = "Number,fallback_time_zone\na,UTC\n";
        const auto row = [](const char *name, const QByteArray &content, const QStringList &maps,
                            const QByteArray &said) { QTest::newRow(name) << content << maps << said; };
        row("no sign", csv, {u"Number"_s}, "Invalid --map 'Number'. Use \"TITLE=MEMBER\"");
        row("no title", csv, {u"=client_user_id"_s}, "Invalid --map '=client_user_id'.");
        row("no member of the type", csv, {u"Number=provider"_s},
            "The members of type user are: user_id, client_user_id, created_on, ");
        row("a title that isn't there", csv, {u"Number=client_user_id"_s, u"Zone="_s},
            "its first line has no column 'Zone', which --map names.");
        row("a member twice", csv, {u"Number=fallback_time_zone"_s}, "fallback_time_zone, is a duplicate");
        row("JSON lines", userLine("a"), {u"Number=client_user_id"_s}, "is JSON lines, and --map is for");
    }
    void mapsThatAreNone()
    {
        QFETCH(QByteArray, content);
        QFETCH(QStringList, maps);
        QFETCH(QByteArray, said);
        QStringList options;
        for (const QString &map : maps)
            options += {u"--map"_s, map};
        const QString database = m_folder.filePath(u"never-made"_s);
        const BulkRun ended = importInto(database, content, options);
        QCOMPARE(ended.exitCode, 1);
        QVERIFY2(ended.err.contains(said), ended.err.constData());
        QVERIFY(!QFile::exists(database));
    }

    // A file whose columns were mapped wrongly isn't taken for one that was imported before.
    void theSameFileWithOtherColumnsIsImported()
    {
        const QString database = newDatabase(m_folder);
        const QByteArray csv = "A,B\nx,y\n";
        for (const auto &[user, other] : {std::pair(u"A"_s, u"B"_s), {u"B"_s, u"A"_s}})
            QCOMPARE(importInto(database, csv, {u"--map"_s, user + u"=client_user_id"_s, u"--map"_s, other + u'='})
                         .imported(),
                     1);
        QCOMPARE(count(database, u"users WHERE client_user_id IN ('x', 'y')"_s), 2);
    }

    // The same is told as when it is imported, and nothing is there afterwards.
    void aCheckSaysWhatAnImportWouldDo_data()
    {
        QTest::addColumn<QByteArray>("there");
        QTest::addColumn<QByteArray>("content");
        QByteArray many;
        for (int i = 0; i < 11'000; ++i) // more than a batch, whose users the last line needs
            many += userLine(QByteArray::number(i));
        const QByteArray order = R"({"type":"order","client_user_id":"7","lab_id":1,"zip_code":"85001"})"
                                 "\n";
        const QByteArray lab = R"({"type":"lab","lab_id":1,"slug":"quest"})"
                               "\n";
        QTest::newRow("users, some of whom are there")
            << userLine("a") + userLine("b") << userLine("b") + userLine("c") + "{}\n" + userLine("c");
        QTest::newRow("several batches") << lab << many + order;
        QTest::newRow("nothing to be refused") << userLine("a") << userLine("b");
    }
    void aCheckSaysWhatAnImportWouldDo()
    {
        QFETCH(QByteArray, there);
        QFETCH(QByteArray, content);
        const QString database = newDatabase(m_folder);
        importInto(database, there);
        const QByteArray before = exportFrom(database).out;
        const qint64 audited = count(database, u"audit"_s);
        const BulkRun checked = importInto(database, content, {u"--check"_s});
        QCOMPARE(exportFrom(database).out, before);
        QCOMPARE(count(database, u"audit"_s), audited);
        const BulkRun imported = importInto(database, content);
        QCOMPARE(checked.err, imported.err);
        QCOMPARE(checked.exitCode, imported.exitCode);
        QCOMPARE(checked.out,
                 QByteArray(imported.out).replace("Imported: ", "Nothing was changed. Would be imported: "));
        QVERIFY(exportFrom(database).out != before);
    }

    void whatWasImportedIsARowOfTheAuditTable()
    {
        const QString database = newDatabase(m_folder);
        const QByteArray first = userLine("a") + "{}\n" + userLine("b");
        importInto(database, first);
        importInto(database, first); // was imported before
        importInto(database, "{}\n");
        qputenv("SUDO_USER", "alice");
        importInto(database, userLine("c"), {u"--again"_s});
        qunsetenv("SUDO_USER");
        const auto told = Database(database, Database::Access::Write)
                              .prepare(u"SELECT method, path, key_name FROM audit ORDER BY audit_seq"_s)
                              .all({}, [](const Statement &row) {
                                  const bool isAlice = row.text(2).endsWith(u" (alice)");
                                  return QStringList{row.text(0), row.text(1), row.text(2).first(12),
                                                     isAlice ? u"alice"_s : QString()};
                              });
        QCOMPARE(
            told,
            (std::vector<QStringList>{{u"import"_s, u"lines 1 to 3: 2 records"_s, u"system user "_s, {}},
                                      {u"import"_s, u"lines 1 to 1: 1 records"_s, u"system user "_s, u"alice"_s}}));
    }

    // Each refused line would be read as another one, until the disk is full.
    void refusedLinesAreNotAddedToWhatIsRead_data()
    {
        QTest::addColumn<QString>("refused");
        QTest::newRow("the input") << u"input.jsonl"_s;
        QTest::newRow("the input by another path") << u"./input.jsonl"_s;
        if (!qEnvironmentVariableIsSet("LABDESK_TEST_DATABASE"))
            QTest::newRow("the database") << u"records.db"_s;
    }
    void refusedLinesAreNotAddedToWhatIsRead()
    {
        QFETCH(QString, refused);
        const QTemporaryDir folder;
        const bool isOnServer = qEnvironmentVariableIsSet("LABDESK_TEST_DATABASE");
        const QString database = isOnServer ? newDatabase(folder) : folder.filePath(u"records.db"_s);
        QCOMPARE(importInto(database, bulkHead).exitCode, 0);
        QFile input(folder.filePath(u"input.jsonl"_s));
        const QByteArray lines = userLine("a") + "{}\n{}\n";
        QVERIFY(input.open(QIODevice::WriteOnly) && input.write(lines) == lines.size());
        input.close();
        const BulkRun ended = runService(
            {u"import"_s, input.fileName(), u"--database"_s, database, u"--refused"_s, folder.path() + u'/' + refused});
        QCOMPARE(ended.exitCode, 1);
        QVERIFY2(ended.err.contains("Use another file for --refused."), ended.err.constData());
        QVERIFY(input.open(QIODevice::ReadOnly));
        QCOMPARE(input.readAll(), lines);
        QCOMPARE(count(database, u"users"_s), 1);
    }

    // Orders without an ID would be there twice.
    void theSameImportTwiceAtOnceIsOneImport()
    {
        const QString database = newDatabase(m_folder);
        importInto(database, bulkHead);
        constexpr int orders = 4500; // in one batch, and longer than what is read before it
        const QByteArray order = R"({"type":"order","client_user_id":"first","lab_id":27,"zip_code":"85001"})";
        const QByteArray input = (order + QByteArray(400, ' ') + '\n').repeated(orders);
        QProcess first, second;
        for (QProcess *process : {&first, &second}) {
            process->start(QStringLiteral(SERVICE_PROGRAM), {u"import"_s, u"-"_s, u"--database"_s, database});
            process->write(input);
            QTRY_COMPARE_WITH_TIMEOUT(process->bytesToWrite(), 0, 30'000);
        }
        for (QProcess *process : {&first, &second}) { // both have looked for an earlier one, and read on
            process->closeWriteChannel();
            QVERIFY(process->waitForFinished(60'000));
        }
        QCOMPARE(first.exitCode(), 0);
        QCOMPARE(second.exitCode(), 1);
        QCOMPARE(second.readAllStandardError(),
                 "Another import of this input is running. Wait for it, and run the same command again.\n"_ba);
        QCOMPARE(count(database, u"orders"_s), orders);
    }

    void aCheckMakesNoDatabase()
    {
        const QString database = m_folder.filePath(u"never-made"_s);
        const BulkRun checked = importInto(database, userLine("a") + "{}\n", {u"--check"_s});
        QCOMPARE(checked.exitCode, 2);
        QVERIFY2(checked.out.startsWith("Nothing was changed. Would be imported: 1 user. Refused: 1.\n"),
                 checked.out.constData());
        QVERIFY(!QFile::exists(database));
        if (!qEnvironmentVariableIsSet("LABDESK_TEST_DATABASE"))
            return;
        const QString empty = newDatabase(m_folder);
        QCOMPARE(importInto(empty, userLine("a"), {u"--check"_s}).exitCode,
                 0); // as the first import of a team is tried
        QCOMPARE(Database(empty, Database::Access::Read)
                     .number(u"SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()"_s),
                 0);
    }

    void aFailedImportSaysHowToGoOn_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("advice");
        QTest::newRow("an import continues")
            << QStringList() << "Run the same command again to continue after line 0.\n"_ba;
        QTest::newRow("a check has kept nothing") << QStringList{u"--check"_s} << "Run the same command again.\n"_ba;
    }
    void aFailedImportSaysHowToGoOn()
    {
        QFETCH(QStringList, options);
        QFETCH(QByteArray, advice);
        const BulkRun ended = importInto(newDatabase(m_folder), userLine("a") + "{}\n",
                                         options + QStringList{u"--refused"_s, u"/dev/full"_s});
        QCOMPARE(ended.exitCode, 1);
        QVERIFY2(ended.err.endsWith("Can't write /dev/full: No space left on device. " + advice),
                 ended.err.constData());
    }

private:
    QTemporaryDir m_folder;
};

LABDESK_TEST(tst_importfiles)
#include "tst_importfiles.moc"
