// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandstage.h"
#include "cli/exitstatus.h"
#include "support/testmain.h"

#include <QJsonObject>
#include <QSet>
#include <QTest>

#include <sched.h>

using namespace labdesk;
using namespace labdesk::tests;
using namespace Qt::StringLiterals;

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
    void waitsAsTheServiceAsks();

private:
    std::unique_ptr<CommandStage> m_stage;
};

void tst_idlists::initTestCase()
{
    m_stage = std::make_unique<CommandStage>();
}

void tst_idlists::readsManyIdsFromAPipe()
{
    CommandStage many(2000);
    const QStringList ids = many.ids();
    QCOMPARE(ids.size(), 2000);
    const auto result
        = many.run({u"user"_s, u"-"_s}, (ids.join(u'\n') + u"\n\n00000000-0000-4000-8000-000000000000\n"_s).toUtf8());
    QCOMPARE(result.status, int(ExitStatus::NotFound)); // one of them
    QSet<QString> found;
    for (const QJsonObject &user : linesIn(result.output))
        found += user.value("user_id"_L1).toString();
    QCOMPARE(found, QSet<QString>(ids.begin(), ids.end()));
    QVERIFY(result.errors.contains("00000000-0000-4000-8000-000000000000: "));
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
    QCOMPARE(stage.run({u"user"_s, u"-"_s}, "{broken\n").status, int(ExitStatus::Usage));
    QCOMPARE(stage.run({u"user"_s, u"7"_s}).status, int(ExitStatus::Usage));
    for (const char *form : {"--json", "--csv", "--csv --columns user_id", "--json --columns user_id"}) {
        const auto again = stage.run({u"user"_s, u"-"_s, u"--columns"_s, u"user_id"_s},
                                     stage.run(words("users") + words(form)).output);
        QVERIFY2(again.status == 0, again.everything().constData());
        QVERIFY2(again.output == whole.output || linesIn(again.output).size() == 13, again.output.constData());
    }
    const QByteArray names = "[\n]\n\"new, 2\",\n[\"new-3\", {\"client_user_id\": \"new-4\"}]\nclient_user_id\nnew-5\n";
    const auto listed = stage.run({u"create"_s, u"-"_s, u"--yes"_s}, names);
    QVERIFY2(listed.status == 0 && linesIn(listed.output).size() == 4, listed.everything().constData());
    const auto cells = stage.run({u"create"_s, u"-"_s, u"--yes"_s},
                                 "user_id,client_user_id,team_id\r\nx,\"a \"\"b\"\", c\",\r\ny,'=d,\r\n");
    QVERIFY2(cells.status == 0, cells.everything().constData());
    QVERIFY(stage.run({u"users"_s, u"client:=\"a \"\"b\"\", c\""_s}).output.contains("a \\\"b\\\", c"));
    QVERIFY(stage.run({u"users"_s, u"client:==d"_s}).output.contains("\"=d\""));
}

void tst_idlists::takesNoOtherLineForAnId_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("why");
    QTest::newRow("a hidden ID in JSON") << QByteArray("{\"client_user_id\": \"••••••••\", \"user_id\": \"••••••••\"}")
                                         << QByteArray("The ID is hidden. Add --show");
    QTest::newRow("a hidden ID alone") << QByteArray("••••••••") << QByteArray("The ID is hidden. Add --show");
    for (const char *json : {R"({"outcome": "done"})", R"({"user_id": 7, "client_user_id": 7})", "[7]", "\"\""})
        QTest::addRow("JSON without the ID: %s", json) << QByteArray(json) << QByteArray("_id” in a JSON line");
}

void tst_idlists::takesNoOtherLineForAnId()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, why);
    const int before = m_stage->faults().requestCount("POST", "/v2/user");
    for (const QStringList &command : {QStringList{u"user"_s, u"-"_s}, {u"create"_s, u"-"_s, u"--yes"_s}}) {
        const auto result = m_stage->run(command, line + '\n');
        QCOMPARE(result.status, int(ExitStatus::Usage));
        QVERIFY2(result.errors.contains(why), result.errors.constData());
    }
    QCOMPARE(m_stage->faults().requestCount("POST", "/v2/user"), before);
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

LABDESK_TEST(tst_idlists)
#include "tst_idlists.moc"
