// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandstage.h"
#include "cli/exitstatus.h"
#include "support/testmain.h"

#include <QFile>
#include <QJsonObject>
#include <QSet>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include <sched.h>
#include <tuple>

using namespace labdesk;
using namespace labdesk::tests;
using namespace Qt::StringLiterals;

namespace {

/// In kB; 0: unknown.
qint64 peakMemory(const QProcess &process)
{
    QFile status(u"/proc/%1/status"_s.arg(process.processId()));
    if (!status.open(QFile::ReadOnly))
        return 0;
    const QByteArray all = status.readAll();
    return all.sliced(all.indexOf("VmHWM:") + 6).trimmed().split(' ').first().toLongLong();
}

/// The rows of a table, from the file.
qint64 countIn(const QString &database, const QString &table)
{
    qint64 count = -1;
    {
        QSqlDatabase db = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"count"_s);
        db.setDatabaseName(database);
        QSqlQuery query(db);
        if (db.open() && query.exec(u"SELECT count(*) FROM "_s + table) && query.next())
            count = query.value(0).toLongLong();
    }
    QSqlDatabase::removeDatabase(u"count"_s);
    return count;
}

} // namespace

/// Lists of IDs on standard input.
class tst_idlists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void readsManyIdsFromAPipe();
    void rowsAreInTheOrderOfTheIds_data();
    void rowsAreInTheOrderOfTheIds();
    void saysOnceHowManyFailed();
    void takesWhatAnotherCommandWrites();
    void takesNoOtherLineForAnId_data();
    void takesNoOtherLineForAnId();
    void readsWhatOtherProgramsMakeOfIt_data();
    void readsWhatOtherProgramsMakeOfIt();
    void anUnreadableInputIsNoEnd();
    void anIdThatIsNoneIsNotShownWhole();
    void waitsAsTheServiceAsks();
    void handlesAnIdAgainThatComesLater();

private:
    std::unique_ptr<CommandStage> m_stage;
};

void tst_idlists::initTestCase()
{
    m_stage = std::make_unique<CommandStage>();
}

/// Each once, as the database has it, and in the memory that few of them take.
void tst_idlists::readsManyIdsFromAPipe()
{
    CommandStage many(10'000);
    const QStringList ids = many.ids();
    const auto process = many.begin({u"user"_s, u"-"_s});
    process->write((ids.join(u'\n') + u"\n\n00000000-0000-4000-8000-000000000000\n"_s).toUtf8());
    QByteArray output;
    QTRY_VERIFY_WITH_TIMEOUT((output += process->readAllStandardOutput()).count('\n') == 10'000, 300'000);
    [[maybe_unused]] const qint64 peak = peakMemory(*process);
    process->closeWriteChannel();
    QVERIFY(process->waitForFinished(60'000));
    QCOMPARE(process->exitCode(), int(ExitStatus::NotFound)); // one of them
    QVERIFY(process->readAllStandardError().contains("00000000-0000-4000-8000-000000000000: "));
#ifndef __SANITIZE_ADDRESS__
    QVERIFY2(peak > 0 && peak <= 200 * 1024, QByteArray::number(peak).constData());
#endif
    QSet<QString> found;
    qint64 sources = 0;
    for (const QJsonObject &user : linesIn(output)) {
        found += user.value("user_id"_L1).toString();
        sources += user.value("connected_sources"_L1).toArray().size();
    }
    QCOMPARE(found, QSet<QString>(ids.begin(), ids.end()));
    QCOMPARE(found.size(), countIn(many.database(), u"users"_s));
    QCOMPARE(sources, countIn(many.database(), u"connections"_s));
}

void tst_idlists::rowsAreInTheOrderOfTheIds_data()
{
    QTest::addColumn<QString>("command");
    for (const char *command : {"user", "sources", "why"})
        QTest::newRow(command) << QString::fromLatin1(command);
}

/// The first response comes last; who has no source has a row, too.
void tst_idlists::rowsAreInTheOrderOfTheIds()
{
    QFETCH(QString, command);
    const QStringList ids = m_stage->ids();
    service::InjectedFault slow;
    slow.pathPrefix = "/v2/user/";
    slow.times = 1;
    slow.delay = std::chrono::milliseconds(300);
    m_stage->faults().set({slow});
    const auto result = m_stage->run({command, u"-"_s}, ids.join(u'\n').toUtf8());
    m_stage->faults().clear();
    QStringList rows;
    for (const QJsonObject &row : linesIn(result.output))
        rows += row.value("user_id"_L1).toString();
    rows.removeDuplicates();
    QCOMPARE(rows, ids);
}

/// On one processor, responses that come together end together.
void tst_idlists::saysOnceHowManyFailed()
{
    cpu_set_t all;
    cpu_set_t one;
    CPU_ZERO(&one);
    QCOMPARE(::sched_getaffinity(0, sizeof all, &all), 0);
    for (int cpu = 0; CPU_COUNT(&one) == 0; ++cpu)
        if (CPU_ISSET(cpu, &all))
            CPU_SET(cpu, &one);
    QCOMPARE(::sched_setaffinity(0, sizeof one, &one), 0);
    const QByteArray ids = m_stage->ids().mid(0, 2).join(u'\n').toUtf8() + "\n00000000-0000-4000-8000-000000000000\n";
    QList<qsizetype> told;
    for (int run = 0; run < 8; ++run)
        told += m_stage->run({u"user"_s, u"-"_s}, ids).errors.count("2 done, 1 failed.");
    ::sched_setaffinity(0, sizeof all, &all);
    QCOMPARE(told, QList<qsizetype>(8, 1));
}

void tst_idlists::takesWhatAnotherCommandWrites()
{
    CommandStage stage(12);
    const QByteArray lines = stage.run({u"users"_s}).output;
    const auto whole = stage.run({u"user"_s, u"-"_s, u"--columns"_s, u"user_id"_s}, lines);
    QVERIFY2(whole.status == 0, whole.everything().constData());
    QCOMPARE(linesIn(whole.output).size(), 12);
    const auto created
        = stage.run({u"create"_s, u"-"_s, u"--yes"_s}, "{\"user_id\": \"x\", \"client_user_id\": \"new-1\"}\n");
    QVERIFY2(created.status == 0, created.everything().constData());
    QVERIFY(stage.run({u"users"_s, u"client:=new-1"_s}).output.contains("new-1"));
    QCOMPARE(stage.run({u"user"_s, u"7"_s}).status, int(ExitStatus::Usage));
    QCOMPARE(stage.run({u"user"_s, stage.ids().constFirst() + u" 7"_s}).status, int(ExitStatus::Usage));
    for (const char *form : {"--json", "--csv", "--csv --columns user_id", "--json --columns user_id"}) {
        const auto again = stage.run({u"user"_s, u"-"_s, u"--columns"_s, u"user_id"_s},
                                     stage.run(words("users") + words(form)).output);
        QVERIFY2(again.status == 0, again.everything().constData());
        QVERIFY2(again.output == whole.output || linesIn(again.output).size() == 13, again.output.constData());
    }
    const QByteArray names = "[\n]\n\"new, 2\",\n[\"new-3\", {\"client_user_id\": \"new-4\"}, 5]\n";
    const auto listed = stage.run({u"create"_s, u"-"_s, u"--yes"_s}, names);
    QVERIFY2(listed.status == 0 && linesIn(listed.output).size() == 4, listed.everything().constData());
    const auto cells = stage.run({u"create"_s, u"-"_s, u"--yes"_s},
                                 "user_id,client_user_id,team_id\r\nx,\"a \"\"b\"\", c\",\r\ny,'=d,\r\n");
    QVERIFY2(cells.status == 0, cells.everything().constData());
    QVERIFY(stage.run({u"users"_s, u"client:=\"a \"\"b\"\", c\""_s}).output.contains("a \\\"b\\\", c"));
    QVERIFY(stage.run({u"users"_s, u"client:==d"_s}).output.contains("\"=d\""));
    for (const char *commands : {"create - --yes|user_id", "user -|client_user_id"}) { // the other IDs
        const QStringList both = QString::fromLatin1(commands).split(u'|');
        const QByteArray csv = stage.run({u"users"_s, u"--csv"_s, u"--columns"_s, both[1]}).output;
        const auto result = stage.run(both[0].split(u' '), csv);
        QVERIFY2(result.status == int(ExitStatus::Usage) && result.output.isEmpty(), result.everything().constData());
    }
}

void tst_idlists::takesNoOtherLineForAnId_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("why");
    QTest::newRow("a hidden ID in JSON") << QByteArray("{\"client_user_id\": \"••••••••\", \"user_id\": \"••••••••\"}")
                                         << QByteArray("The ID is hidden. Add --show");
    QTest::newRow("a hidden ID alone") << QByteArray("••••••••") << QByteArray("The ID is hidden. Add --show");
    for (const char *json : {R"({"outcome": "done"})", R"({"user_id": "", "client_user_id": null})", "[null]", "\"\""})
        QTest::addRow("JSON without the ID: %s", json) << QByteArray(json) << QByteArray("A JSON line is missing “");
    const std::pair<const char *, const char *> parts[] = {
        {"an object that is none", "{broken"},
        {"a list that is none", "[team] Anna"},
        {"the end of an object", "  \"insured_birth_date\": \"1980-02-03\",\n  \"a\": 1\n}"},
        {"the end of a list", "}\n]"},
        {"a list that is cut off", "[\"cut"},
        {"an object that is cut off", "{\"user_id\": \"cut"},
        {"a byte order mark before it", "\xef\xbb\xbf{broken"},
        {"a byte order mark before a list that is cut off", "\xef\xbb\xbf[\"cut"},
    };
    for (const auto &[name, part] : parts)
        QTest::newRow(name) << QByteArray(part) << QByteArray("A JSON line is missing “");
    QTest::newRow("a line that never ends") << '[' + QByteArray(70'000, 'x') << QByteArray("A JSON line is missing “");
    const std::pair<const char *, const char *> lines[] = {{"two strings", "\"a\",\"b\""},
                                                           {"cells of a spreadsheet", "\"7\"\t\"Bo\"\r\n\"8\"\t\"Al\""},
                                                           {"a cell in quotation marks", "\"7\";Bo"},
                                                           {"cells with a comma", "7,Bo,1980-02-03"},
                                                           {"cells with a semicolon", "7;Bo;1980-02-03"},
                                                           {"cells with a tab", "7\tBo"}};
    for (const auto &[name, cells] : lines)
        QTest::newRow(name) << QByteArray(cells) << QByteArray("A line has more than an ID. Add a header line with “");
    for (const char *heading : {"name,id", "ID", "User;ID", "\"Id\";\"Name\""})
        QTest::addRow("the ID of something else: %s", heading) << QByteArray(heading) + "\r\n7,7;7\r\n"
                                                               << QByteArray("The header line has no column “");
    const QByteArray utf16("Standard input is UTF-16. Convert it to UTF-8");
    const QByteArray other("Standard input isn’t UTF-8 text. Convert it to UTF-8");
    const std::tuple<const char *, QByteArray, QByteArray> encodings[] = {
        {"UTF-16 with a byte order mark", "\xff\xfe\x31\0\x32\0\n\0\x33\0"_ba, utf16},
        {"UTF-16, big end first", "\xfe\xff\0\x31\0\x32\0\n\0\x33"_ba, utf16},
        {"UTF-16 without a byte order mark", "\x31\0\x32\0\n\0\x33\0"_ba, utf16},
        {"UTF-16, big end first, without a byte order mark", "\0\x31\0\x32\0\n\0\x33"_ba, utf16},
        {"UTF-16 without a letter of ASCII", "\xff\xfe\x2d\x4e\n\0\x2d\x4e"_ba, utf16},
        {"UTF-16 of JSON", "[\0\"\0\x31\0\"\0]\0"_ba, utf16},
        {"a NUL in an ID", "client-\0\x31"_ba, other},
        {"Latin-1", "M\xfcller"_ba, other},
        {"Latin-1 in JSON", "[\"M\xfcller\"]"_ba, other},
        {"a letter that is cut off", "M\xc3"_ba, other},
    };
    for (const auto &[name, input, why] : encodings)
        QTest::newRow(name) << input << why;
}

/// Nothing of it is sent, and nothing of it is shown.
void tst_idlists::takesNoOtherLineForAnId()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, why);
    const auto requests = [this] {
        return m_stage->faults().requestCount("GET", "/v2/user") + m_stage->faults().requestCount("POST", "/v2/user");
    };
    const int before = requests();
    const QStringList user{u"user"_s, u"-"_s};
    const QStringList create{u"create"_s, u"-"_s, u"--yes"_s};
    for (const auto &[command, input] : {std::pair(user, line), {user, line + '\n'}, {create, line}}) {
        const auto result = m_stage->run(command, input);
        QCOMPARE(result.status, int(ExitStatus::Usage));
        QVERIFY2(result.errors.contains(why), result.errors.constData());
        QCOMPARE(result.errors.count('\n'), 2); // with how many failed
        QVERIFY2(!result.everything().contains("1980"), result.everything().constData());
    }
    QCOMPARE(requests(), before);
}

void tst_idlists::readsWhatOtherProgramsMakeOfIt_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::newRow("an array, indented") << QByteArray(
        "[\n  {\n    \"user_id\": \"A\",\n    \"sources\": [\n      {}\n    ]\n  },\n"
        "  {\n    \"user_id\": \"B\"\n  }\n]\n");
    QTest::newRow("objects, indented") << QByteArray(
        "{\n  \"name\": \"}\\\"{\",\n  \"user_id\": \"A\"\n}\n{\n  \"user_id\": \"B\"\n}\n");
    QTest::newRow("what the service answers") << QByteArray(R"({"users": [{"user_id": "A"}, {"user_id": "B"}]})");
    QTest::newRow("strings of JSON") << QByteArray("\"A\"\n\"B\"\n");
    QTest::newRow("a long array on one line")
        << '[' + QByteArray(R"({"user_id": "A", "client_user_id": "x"}, )").repeated(2000) + R"({"user_id": "B"}])";
    QTest::newRow("CSV with line breaks in cells")
        << QByteArray("for_user,user_id\r\n\"1. Open it\n2. Say \"\"yes\"\"\n\",A\r\nnothing,B\r\n");
    QTest::newRow("a heading in quotation marks") << QByteArray("\"user_id\",\"x\"\n\"A\",\"1\"\n\"B\",\"2\"\n");
    QTest::newRow("for a spreadsheet") << QByteArray("\xef\xbb\xbfx;user_id\n1;A\n2;B");
    QTest::newRow("with tabs") << QByteArray("x\tuser_id\n1\tA\n2\tB");
    QTest::newRow("with tabs and an empty first cell") << QByteArray("x\tuser_id\ty\n1\tA\t2\n \t\n\tB\t3");
    QTest::newRow("with tabs and a first column without a title") << QByteArray("\tuser_id\n1\tA\n2\tB");
    QTest::newRow("with the window's titles") << QByteArray("Client ID;User ID\n1;A\n2;B");
    QTest::newRow("with titles in capitals") << QByteArray("CLIENT_USER_ID;USER_ID\n1;A\n2;B");
    QTest::newRow("with a similar title before it") << QByteArray("User ID;user_id\n1;A\n2;B");
    QTest::newRow("with the line ends of an old Mac") << QByteArray("\"A\"\r\"B\"\r");
    QTest::newRow("a table with the line ends of an old Mac") << QByteArray("x\tuser_id\r1\tA\r2\tB");
}

void tst_idlists::readsWhatOtherProgramsMakeOfIt()
{
    QFETCH(QByteArray, input);
    const QStringList ids = m_stage->ids().mid(0, 2);
    const qsizetype lines = 1 + std::max<qsizetype>(1, input.count("\"A\","));
    input.replace("\"A\"", '"' + ids[0].toUtf8() + '"').replace("\"B\"", '"' + ids[1].toUtf8() + '"');
    for (const char *around : {",%\r", ",%\n", ";%", "\t%"})
        for (const auto &[name, id] : {std::pair("A", ids[0]), {"B", ids[1]}})
            input.replace(QByteArray(around).replace('%', name), QByteArray(around).replace('%', id.toUtf8()));
    const auto result = m_stage->run({u"user"_s, u"-"_s, u"--csv"_s, u"--columns"_s, u"user_id"_s}, input);
    QVERIFY2(result.status == 0, result.everything().constData());
    QCOMPARE(result.output.count(ids[0].toUtf8()) + result.output.count(ids[1].toUtf8()), lines);
    QCOMPARE(result.output.count(ids[1].toUtf8()), 1);
}

void tst_idlists::anUnreadableInputIsNoEnd()
{
    for (const char *command : {"user -", "refresh - --yes"}) {
        const auto result = m_stage->runOnTerminal(words(command), "nothing", {}, m_stage->folder());
        QCOMPARE(result.status, int(ExitStatus::Failed));
        QVERIFY2(result.output.contains("Standard input can’t be read: Is a directory"), result.output.constData());
    }
}

void tst_idlists::anIdThatIsNoneIsNotShownWhole()
{
    const QByteArray line(1000, 'x');
    const auto result = m_stage->run({u"user"_s, u"-"_s}, line + '\n');
    QVERIFY2(result.errors.contains("xxx…: "), result.errors.constData());
    QVERIFY(!result.everything().contains(line.left(100)));
}

/// 429 with Retry-After in the middle of a list of IDs: none is lost, and none is read twice.
void tst_idlists::waitsAsTheServiceAsks()
{
    CommandStage stage(12);
    const QStringList ids = stage.ids();
    const int before = stage.faults().requestCount("GET", "/v2/user/");
    stage.faults().set({refusedForNow("GET", "/v2/user/", 3)});
    const auto result = stage.run({u"user"_s, u"-"_s}, ids.join(u'\n').toUtf8());
    QVERIFY2(result.status == 0, result.everything().constData());
    QStringList found;
    for (const QJsonObject &user : linesIn(result.output))
        found += user.value("user_id"_L1).toString();
    QCOMPARE(QSet<QString>(found.begin(), found.end()), QSet<QString>(ids.begin(), ids.end()));
    QCOMPARE(found.size(), ids.size());
    QCOMPARE(stage.faults().requestCount("GET", "/v2/user/") - before, ids.size() + 3);
}

/// As the man page says: the list can be of any length, so only the last ID is kept.
void tst_idlists::handlesAnIdAgainThatComesLater()
{
    CommandStage stage(12);
    QStringList ids;
    for (const QJsonObject &user : linesIn(stage.run({u"users"_s, u"src:any"_s}).output))
        ids += user.value("user_id"_L1).toString();
    QVERIFY(ids.size() > 1);
    const auto process = stage.begin({u"refresh"_s, u"-"_s, u"--yes"_s});
    QByteArray rows;
    for (const auto &[id, row] : {std::pair(ids[0], 1), {ids[1], 2}, {ids[0], 3}}) {
        process->write(id.toUtf8() + '\n');
        QTRY_COMPARE_WITH_TIMEOUT((rows += process->readAllStandardOutput()).count('\n'), row, 60'000);
    }
    process->closeWriteChannel();
    QVERIFY(process->waitForFinished());
    QCOMPARE(stage.faults().requestCount("POST", "/v2/user/refresh"), 3);
    QVERIFY(manPage().contains("One that comes again later is handled again"));
    QVERIFY(manPage("es/").contains("el que vuelve a aparecer más tarde se procesa otra vez"));
}

LABDESK_TEST(tst_idlists)
#include "tst_idlists.moc"
