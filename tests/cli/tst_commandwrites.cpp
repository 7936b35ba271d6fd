// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandstage.h"
#include "cli/exitstatus.h"
#include "support/testmain.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QTimeZone>

#include <csignal>

using namespace labdesk;
using namespace labdesk::tests;
using namespace Qt::StringLiterals;

namespace {

bool hasReadSignals(const QProcess &process)
{
    QFile status(u"/proc/%1/status"_s.arg(process.processId()));
    return !status.open(QFile::ReadOnly) || status.readAll().contains("ShdPnd:\t0000000000000000\n");
}

} // namespace

/// Each change, with the question, the record, and the outcome.
class tst_commandwrites : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void eachChangeIsMadeAndRecordedOnce_data();
    void eachChangeIsMadeAndRecordedOnce();
    void sendsNoZoneThatIsNotOne_data();
    void sendsNoZoneThatIsNotOne();
    void readOnlyConnectionsRefuse_data();
    void readOnlyConnectionsRefuse();
    void asksOnATerminal_data();
    void asksOnATerminal();
    void asksHowManyAreMeant();
    void aMissingUserHasARow();
    void aNameCannotChangeTheQuestion();
    void needsATerminalOrYes();
    void tellsAnUnknownOutcome();
    void finishesWhatALostResponseDid();
    void waitsAsTheServiceAsks_data();
    void waitsAsTheServiceAsks();
    void warnsOfAPersonalClientId();
    void changesEachIdOfAPipeOnce();
    void changesAUserOnceWhoIsListedTwice_data();
    void changesAUserOnceWhoIsListedTwice();
    void saysWhatIsLeftIfItsRowsAreNotWritten_data();
    void saysWhatIsLeftIfItsRowsAreNotWritten();
    void stopsAfterASignal_data();
    void stopsAfterASignal();
    void stopsWhileTheServiceAsksToWait_data();
    void stopsWhileTheServiceAsksToWait();
    void recordsHoweverManyRunAtOnce();
    void tellsWhatAKilledCommandSent();
    void sendsEachChangeOnceWhateverHappens();
    void recordsTheTicket();
    void policyForbids_data();
    void policyForbids();
    void recordsNoMoreThanThePolicyAllows_data();
    void recordsNoMoreThanThePolicyAllows();

private:
    int writes(const QByteArray &method) const { return m_stage->faults().requestCount(method, "/v2/user"); }
    QList<QByteArray> recorded(const QByteArray &operation) const;

    std::unique_ptr<CommandStage> m_stage;
    QString m_user;
};

void tst_commandwrites::init()
{
    m_stage = std::make_unique<CommandStage>(20);
    m_user = m_stage->examples().userId;
}

QList<QByteArray> tst_commandwrites::recorded(const QByteArray &operation) const
{
    QList<QByteArray> found;
    for (const QByteArray &line : m_stage->auditLines())
        if (line.contains('"' + operation + '"'))
            found += line;
    return found;
}

void tst_commandwrites::eachChangeIsMadeAndRecordedOnce_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("operation");
    QTest::newRow("refresh") << QStringList{u"refresh"_s, u"ID"_s} << QByteArray("POST")
                             << QByteArray("requestRefresh");
    QTest::newRow("set-zone") << QStringList{u"set-zone"_s, u"ID"_s, u"Pacific/Honolulu"_s} << QByteArray("PATCH")
                              << QByteArray("changeZone");
    QTest::newRow("disconnect") << QStringList{u"disconnect"_s, u"ID"_s, u"SOURCE"_s} << QByteArray("DELETE")
                                << QByteArray("deregister");
    QTest::newRow("create") << QStringList{u"create"_s, u"client-of-a-script"_s} << QByteArray("POST")
                            << QByteArray("createUser");
    QTest::newRow("delete") << QStringList{u"delete"_s, u"ID"_s} << QByteArray("DELETE") << QByteArray("deleteUser");
}

void tst_commandwrites::eachChangeIsMadeAndRecordedOnce()
{
    QFETCH(QStringList, command);
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, operation);
    const auto sources = linesIn(m_stage->run({u"sources"_s, m_user}).output);
    QVERIFY(!sources.isEmpty());
    command.replaceInStrings(u"ID"_s, m_user);
    command.replaceInStrings(u"SOURCE"_s, sources.first().value("slug"_L1).toString());
    const auto result = m_stage->run(command + QStringList{u"--yes"_s});
    QVERIFY2(result.status == 0, result.everything().constData());
    const auto rows = linesIn(result.output);
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows.first().value("action"_L1).toString(), command.first());
    for (const char *language : {"", "es/"})
        for (const QString &column : rows.first().keys())
            QVERIFY2(manPage(language).contains(' ' + column.toUtf8() + ", ")
                         || manPage(language).contains(", " + column.toUtf8() + " .SH"),
                     qPrintable(column));
    QVERIFY(QStringList({u"done"_s, u"accepted"_s}).contains(rows.first().value("outcome"_L1).toString()));
    QCOMPARE(writes(method), 1);
    QCOMPARE(recorded(operation).size(), 1);
    QVERIFY(recorded(operation).first().contains("\"done\""));
}

void tst_commandwrites::sendsNoZoneThatIsNotOne_data()
{
    QTest::addColumn<QString>("zone");
    QTest::addColumn<bool>("isZone");
    for (const char *word : {"denver", "foo", "america/denver", "Foo/Bar", "UTC+2", "UTC+02:00", "posixrules", "est"})
        QTest::newRow(word) << QString::fromLatin1(word) << false;
    QTest::newRow("America/Denver") << u"America/Denver"_s << true;
    for (const char *name : {"EST5EDT", "MST", "HST", "UTC", "Etc/GMT+5", "US/Pacific", "Japan"})
        if (QTimeZone(name).isValid()) // some systems have older names in a package of their own
            QTest::newRow(name) << QString::fromLatin1(name) << true;
}

void tst_commandwrites::sendsNoZoneThatIsNotOne()
{
    QFETCH(QString, zone);
    QFETCH(bool, isZone);
    for (const QStringList &command :
         {QStringList{u"set-zone"_s, m_user, zone}, {u"create"_s, u"new"_s, u"--zone"_s, zone}}) {
        const auto result = m_stage->run(command + QStringList{u"--yes"_s});
        QVERIFY2(result.status == (isZone ? 0 : int(ExitStatus::Usage)), result.everything().constData());
        QCOMPARE(result.errors.contains("isn’t a time zone"), !isZone);
    }
    QCOMPARE(writes("POST"), isZone ? 1 : 0);
    QVERIFY(isZone || writes("PATCH") == 0);
}

void tst_commandwrites::readOnlyConnectionsRefuse_data()
{
    QTest::addColumn<QStringList>("command");
    for (const char *line : {"refresh ID", "set-zone ID America/Denver", "disconnect ID oura", "create x", "delete ID"})
        QTest::newRow(line) << QString::fromLatin1(line).split(u' ');
}

void tst_commandwrites::readOnlyConnectionsRefuse()
{
    QFETCH(QStringList, command);
    m_stage->connectAs(Environment::Sandbox, true);
    const auto result = m_stage->run(command.replaceInStrings(u"ID"_s, m_user) + QStringList{u"--yes"_s});
    QCOMPARE(result.status, int(ExitStatus::NotAllowed));
    for (const char *method : {"POST", "PATCH", "DELETE", "GET"})
        QCOMPARE(writes(method), 0);
}

void tst_commandwrites::asksOnATerminal_data()
{
    QTest::addColumn<Environment>("environment");
    QTest::addColumn<QByteArray>("question");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<int>("expected");
    const QByteArray yes("type yes:");
    const QByteArray proof("of the client ID:");
    QTest::newRow("yes") << Environment::Sandbox << yes << u"yes"_s << 0;
    QTest::newRow("no") << Environment::Sandbox << yes << u"no"_s << int(ExitStatus::NotConfirmed);
    QTest::newRow("Ctrl+C") << Environment::Sandbox << yes << u"\x03"_s << int(ExitStatus::Interrupted);
    QTest::newRow("nothing") << Environment::Sandbox << yes << QString() << int(ExitStatus::NotConfirmed);
    QTest::newRow("production: the end of the ID") << Environment::Production << proof << u"PROOF"_s << 0;
    QTest::newRow("production: yes isn't enough")
        << Environment::Production << proof << u"yes"_s << int(ExitStatus::NotConfirmed);
}

void tst_commandwrites::asksOnATerminal()
{
    QFETCH(Environment, environment);
    QFETCH(QByteArray, question);
    QFETCH(QString, answer);
    QFETCH(int, expected);
    m_stage->connectAs(environment);
    const QString clientId
        = linesIn(m_stage->run({u"user"_s, m_user}).output).first().value("client_user_id"_L1).toString();
    const auto result = m_stage->runOnTerminal({u"delete"_s, m_user}, question,
                                               answer.replace(u"PROOF"_s, clientId.right(6)).toUtf8());
    QVERIFY2(result.status == expected, result.output.constData());
    QVERIFY(result.output.contains("North"));
    QVERIFY(result.output.contains(environment == Environment::Production ? "PRODUCTION" : "SANDBOX"));
    QVERIFY(result.output.contains(clientId.toUtf8()));
    QCOMPARE(writes("DELETE"), expected == 0 ? 1 : 0);
    const bool isInterrupted = expected == int(ExitStatus::Interrupted);
    QCOMPARE(result.output.count("Interrupted. 0 done, 0 failed."), isInterrupted ? 1 : 0);
    QCOMPARE(result.output.count("Not confirmed."), expected == int(ExitStatus::NotConfirmed) ? 1 : 0);
}

/// One question for all of them, which says how many users they are; what isn't confirmed has no table.
void tst_commandwrites::asksHowManyAreMeant()
{
    QFile list(m_stage->folder() + u"/ids"_s);
    const QStringList users = m_stage->ids().mid(0, 3);
    const QStringList lines = users + QStringList{users.last().toUpper()}; // as `sources` repeats it
    QVERIFY(list.open(QFile::WriteOnly) && list.write(lines.join(u'\n').toUtf8()) > 0);
    list.close();
    const QStringList command{u"refresh"_s, u"-"_s};
    const QByteArray question("refresh for 3 users from standard input?");
    for (const auto &[answer, told] : {std::pair("no", "Not confirmed."), {"\x03", "Interrupted. 0 done, 0 failed."}}) {
        const auto result = m_stage->runOnTerminal(command, question, answer, list.fileName());
        QVERIFY2(result.output.contains(told), result.output.constData());
        QVERIFY2(!result.output.contains("User ID"), result.output.constData());
        QCOMPARE(result.output.count("labdesk-cli: "), 1);
    }
    const auto made = m_stage->runOnTerminal(command, question, "yes", list.fileName());
    QVERIFY2(made.status == 0 && made.output.count("refresh") == 1 + lines.size(), made.output.constData());
    QVERIFY(list.open(QFile::WriteOnly) && list.write("7\0\n\0", 4) == 4);
    list.close();
    const auto refused = m_stage->runOnTerminal(command, "standard input?", "no", list.fileName());
    QCOMPARE(refused.status, int(ExitStatus::Usage)); // there is nothing to ask about
    QVERIFY2(!refused.output.contains("standard input?"), refused.output.constData());
}

void tst_commandwrites::aMissingUserHasARow()
{
    const QByteArray missing("00000000-0000-4000-8000-000000000000");
    const auto result = m_stage->run({u"refresh"_s, u"-"_s, u"--yes"_s}, missing);
    QCOMPARE(result.status, int(ExitStatus::NotFound));
    const QJsonObject row = linesIn(result.output).value(0);
    QCOMPARE(row.value("user_id"_L1).toString().toUtf8(), missing);
    QCOMPARE(row.value("outcome"_L1).toString(), u"failed"_s);
    const auto personal = m_stage->run({u"refresh"_s, u"-"_s, u"--yes"_s}, "anna@example.com");
    QCOMPARE(linesIn(personal.output).value(0).value("user_id"_L1).toString(), u"••••••••"_s);
    QVERIFY2(!personal.everything().contains("anna"), personal.everything().constData());
}

void tst_commandwrites::aNameCannotChangeTheQuestion()
{
    service::InjectedFault fault;
    fault.method = "GET";
    fault.pathPrefix = "/v2/user/";
    fault.status = 200;
    fault.body = m_stage->bodyOf(u"/v2/user/"_s + m_user);
    QJsonObject user = QJsonDocument::fromJson(fault.body).object();
    user["client_user_id"_L1] = u"a\rDelete b?\nc\u2067d\u200ee"_s;
    fault.body = QJsonDocument(user).toJson(QJsonDocument::Compact);
    m_stage->faults().set({fault});
    const auto result = m_stage->runOnTerminal({u"delete"_s, m_user}, "type yes:", "no");
    QCOMPARE(result.status, int(ExitStatus::NotConfirmed));
    QVERIFY2(result.output.contains("Delete a Delete b? c\ufffdd\ufffde?"), result.output.constData());
}

void tst_commandwrites::needsATerminalOrYes()
{
    const auto result = m_stage->run({u"delete"_s, m_user});
    QCOMPARE(result.status, int(ExitStatus::NotConfirmed));
    QCOMPARE(writes("DELETE"), 0);
}

/// The response is lost, and so are the reads that could settle it.
void tst_commandwrites::tellsAnUnknownOutcome()
{
    m_stage->faults().set({lostResponse("POST", "/v2/user/refresh")});
    const auto result = m_stage->run({u"refresh"_s, m_user, u"--yes"_s});
    QCOMPARE(result.status, int(ExitStatus::Unknown));
    QCOMPARE(linesIn(result.output).first().value("outcome"_L1).toString(), u"unknown"_s);
    QCOMPARE(recorded("requestRefresh").size(), 1);
    QVERIFY(recorded("requestRefresh").first().contains("\"unknown\""));
    QCOMPARE(m_stage->faults().requestCount("POST", "/v2/user/refresh"), 1);
}

void tst_commandwrites::finishesWhatALostResponseDid()
{
    m_stage->faults().set({lostResponse("DELETE", "/v2/user/")});
    const auto result = m_stage->run({u"delete"_s, m_user, u"--yes"_s});
    QVERIFY2(result.status == 0, result.everything().constData());
    QCOMPARE(writes("DELETE"), 1);
    QCOMPARE(recorded("deleteUser").size(), 2); // unknown, and then confirmed by a read
}

void tst_commandwrites::waitsAsTheServiceAsks_data()
{
    QTest::addColumn<bool>("saysHowLong");
    QTest::newRow("and says how long") << true;
    QTest::newRow("and doesn't say how long") << false;
}

void tst_commandwrites::waitsAsTheServiceAsks()
{
    QFETCH(bool, saysHowLong);
    service::InjectedFault refused = refusedForNow("POST", "/v2/user/refresh", 3);
    if (!saysHowLong)
        refused.fields.clear();
    m_stage->faults().set({refused});
    const QStringList ids = m_stage->ids().mid(0, 6);
    const auto result = m_stage->run({u"refresh"_s, u"-"_s, u"--yes"_s}, ids.join(u'\n').toUtf8());
    QVERIFY2(result.status == 0, result.everything().constData());
    QCOMPARE(linesIn(result.output).size(), ids.size());
    QCOMPARE(m_stage->faults().requestCount("POST", "/v2/user/refresh"), ids.size() + 3);
}

/// As the window does. Nobody can read the warning with --yes or for a list, so nothing is sent then.
void tst_commandwrites::warnsOfAPersonalClientId()
{
    const QStringList command{u"create"_s, u"anna@example.com"_s};
    for (const auto &result : {m_stage->run(command + QStringList{u"--yes"_s}),
                               m_stage->run({u"create"_s, u"-"_s, u"--yes"_s}, "anna@example.com\n")}) {
        QCOMPARE(result.status, int(ExitStatus::Usage));
        QVERIFY2(result.errors.contains("looks like an email address"), result.errors.constData());
        QVERIFY2(!result.everything().contains("anna"), result.everything().constData());
    }
    const auto asked = m_stage->runOnTerminal(command, "Create ••••••••?", "no");
    QVERIFY2(asked.output.contains("looks like an email address"), asked.output.constData());
    QCOMPARE(asked.status, int(ExitStatus::NotConfirmed));
    QCOMPARE(writes("POST"), 0);
}

void tst_commandwrites::changesEachIdOfAPipeOnce()
{
    const QStringList ids = m_stage->ids();
    const auto result
        = m_stage->run({u"set-zone"_s, u"-"_s, u"Pacific/Honolulu"_s, u"--yes"_s}, ids.join(u'\n').toUtf8());
    QVERIFY2(result.status == 0, result.everything().constData());
    QCOMPARE(linesIn(result.output).size(), ids.size());
    int changed = 0;
    for (const QJsonObject &user : linesIn(m_stage->run({u"users"_s}).output))
        changed += user.value("fallback_time_zone"_L1).toString() == u"Pacific/Honolulu" ? 1 : 0;
    QCOMPARE(changed, ids.size());
    QCOMPARE(writes("PATCH"), recorded("changeZone").size());
}

void tst_commandwrites::changesAUserOnceWhoIsListedTwice_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<int>("sent");
    QTest::newRow("in the next line") << u"A a"_s << 1;
    QTest::newRow("in several lines") << u"A A A B B"_s << 2;
}

/// The command `sources` lists a user once for each source.
void tst_commandwrites::changesAUserOnceWhoIsListedTwice()
{
    QFETCH(QString, list);
    QFETCH(int, sent);
    QStringList others;
    for (const QJsonObject &user : linesIn(m_stage->run({u"users"_s, u"src:any"_s}).output))
        if (const QString id = user.value("user_id"_L1).toString(); id != m_user)
            others += id;
    QStringList lines;
    for (const QString &letter : list.split(u' '))
        lines += letter == u"A" ? m_user : letter == u"a" ? m_user.toUpper() : others.constFirst();
    const auto result = m_stage->run({u"refresh"_s, u"-"_s, u"--yes"_s}, lines.join(u'\n').toUtf8());
    QVERIFY2(result.status == 0, result.everything().constData());
    QCOMPARE(linesIn(result.output).size(), lines.size());
    QCOMPARE(result.output.count("\"skipped\""), lines.size() - sent);
    QCOMPARE(writes("POST"), sent);
}

void tst_commandwrites::saysWhatIsLeftIfItsRowsAreNotWritten_data()
{
    QTest::addColumn<CommandStage::Output>("output");
    QTest::newRow("a full disk") << CommandStage::Output::Full;
    QTest::newRow("a reader that went") << CommandStage::Output::Unread;
}

void tst_commandwrites::saysWhatIsLeftIfItsRowsAreNotWritten()
{
    QFETCH(CommandStage::Output, output);
    const auto result = m_stage->run({u"set-zone"_s, u"-"_s, u"Pacific/Honolulu"_s, u"--yes"_s},
                                     m_stage->ids().join(u'\n').toUtf8(), output);
    QCOMPARE(result.status, int(ExitStatus::Failed));
    const int sent = writes("PATCH");
    QVERIFY(sent > 0 && sent < 20);
    const QByteArray told = "The output can’t be written. " + QByteArray::number(sent) + " done, 0 failed.";
    QVERIFY2(result.errors.contains(told), result.errors.constData());
    const auto one = m_stage->run({u"set-zone"_s, m_user, u"Pacific/Guam"_s, u"--yes"_s}, {}, output);
    QVERIFY2(one.errors.contains("The output can’t be written. 1 done, 0 failed."), one.errors.constData());
}

void tst_commandwrites::stopsAfterASignal_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("Ctrl+C") << SIGINT;
    QTest::newRow("the end of the session") << SIGTERM;
    QTest::newRow("the end of the terminal") << SIGHUP;
}

void tst_commandwrites::stopsAfterASignal()
{
    QFETCH(int, signal);
    const auto process = m_stage->begin({u"refresh"_s, u"-"_s, u"--yes"_s});
    process->write(m_user.toUtf8() + '\n');
    QTRY_VERIFY(process->waitForReadyRead(100) || !process->peek(1).isEmpty()); // its row: it is done
    ::kill(pid_t(process->processId()), signal);
    QVERIFY(process->waitForFinished());
    QCOMPARE(process->exitCode(), int(ExitStatus::Interrupted));
    QVERIFY(process->readAllStandardError().contains("Interrupted. 1 done, 0 failed."));
    QCOMPARE(recorded("requestRefresh").size(), 1);
}

void tst_commandwrites::stopsWhileTheServiceAsksToWait_data()
{
    using namespace std::chrono_literals;
    QTest::addColumn<std::chrono::milliseconds>("delay");
    QTest::addColumn<int>("interrupts");
    QTest::addColumn<ExitStatus>("ends");
    QTest::newRow("as soon as it was sent") << 0ms << 1 << ExitStatus::Interrupted;
    QTest::newRow("before the service asks to wait") << 3000ms << 1 << ExitStatus::Interrupted;
    QTest::newRow("twice, before the service asks to wait") << 60'000ms << 2 << ExitStatus::Unknown;
}

void tst_commandwrites::stopsWhileTheServiceAsksToWait()
{
    QFETCH(std::chrono::milliseconds, delay);
    QFETCH(int, interrupts);
    QFETCH(ExitStatus, ends);
    service::InjectedFault later = refusedForNow("POST", "/v2/user/refresh", -1);
    later.fields = {{"Retry-After", "50"}};
    later.delay = delay;
    m_stage->faults().set({later});
    const auto process = m_stage->begin({u"refresh"_s, m_user, u"--yes"_s});
    QTRY_COMPARE(m_stage->faults().requestCount("POST", "/v2/user/refresh"), 1);
    for (int sent = 0; sent < interrupts; ++sent) {
        ::kill(pid_t(process->processId()), SIGINT);
        QTRY_VERIFY(hasReadSignals(*process)); // else one signal may stand for both
    }
    QTRY_COMPARE_WITH_TIMEOUT(process->state(), QProcess::NotRunning, 20'000);
    QCOMPARE(process->exitCode(), int(ends));
    QCOMPARE(m_stage->faults().requestCount("POST", "/v2/user/refresh"), 1);
}

void tst_commandwrites::recordsHoweverManyRunAtOnce()
{
    std::vector<std::unique_ptr<QProcess>> running;
    for (const QString &id : m_stage->ids().mid(0, 18)) {
        running.push_back(m_stage->begin({u"set-zone"_s, u"-"_s, u"Pacific/Auckland"_s, u"--yes"_s}));
        running.back()->write(id.toUtf8() + '\n');
    }
    for (const auto &process : running) // each has its trail until the input ends
        QTRY_VERIFY_WITH_TIMEOUT(process->bytesAvailable() > 0, 60'000);
    for (const auto &process : running) {
        process->closeWriteChannel();
        QVERIFY(process->waitForFinished());
        QCOMPARE(process->readAllStandardError(), QByteArray());
    }
    QCOMPARE(recorded("changeZone").size(), running.size());
}

/// Two at the same time, so that the second one's trail isn't the one that the next command opens.
void tst_commandwrites::tellsWhatAKilledCommandSent()
{
    service::InjectedFault slow;
    slow.method = "POST";
    slow.pathPrefix = "/v2/user/refresh";
    slow.delay = std::chrono::minutes(1);
    m_stage->faults().set({slow});
    std::vector<std::unique_ptr<QProcess>> killed;
    for (const QString &id : m_stage->ids().mid(0, 2)) {
        killed.push_back(m_stage->begin({u"refresh"_s, id, u"--yes"_s}));
        QTRY_COMPARE_WITH_TIMEOUT(m_stage->faults().requestCount("POST", "/v2/user/refresh"), int(killed.size()),
                                  60'000);
    }
    for (const auto &process : killed) {
        ::kill(pid_t(process->processId()), SIGKILL);
        QVERIFY(process->waitForFinished());
    }
    QCOMPARE(recorded("requestRefresh").size(), 0);
    m_stage->faults().clear();

    const auto next = m_stage->run({u"user"_s, m_user, u"--show"_s});
    QCOMPARE(next.status, 0);
    QVERIFY2(next.errors.contains("2 changes were still being sent"), next.errors.constData());
    QCOMPARE(recorded("requestRefresh").size(), 2);
    for (const QByteArray &line : recorded("requestRefresh"))
        QVERIFY(line.contains("\"unknown\""));
    QVERIFY(!m_stage->run({u"user"_s, m_user, u"--show"_s}).errors.contains("still being sent"));
    QCOMPARE(m_stage->faults().requestCount("POST", "/v2/user/refresh"), 2);
}

/// A list of IDs with 429, a lost response, and a kill: the service gets each change once, the trail has all of them.
void tst_commandwrites::sendsEachChangeOnceWhateverHappens()
{
    service::InjectedFault none;
    none.method = "PATCH";
    none.times = 6;
    service::InjectedFault slow;
    slow.method = "PATCH";
    slow.delay = std::chrono::minutes(1);
    m_stage->faults().set({refusedForNow("PATCH", {}, 2), lostResponse("PATCH", {}, 1), none, slow});
    const QStringList ids = m_stage->ids();
    const auto killed = m_stage->begin({u"set-zone"_s, u"-"_s, u"Pacific/Honolulu"_s, u"--yes"_s});
    killed->write(ids.join(u'\n').toUtf8() + '\n');
    QTRY_VERIFY_WITH_TIMEOUT(writes("PATCH") >= ids.size() / 2, 60'000);
    ::kill(pid_t(killed->processId()), SIGKILL);
    QVERIFY(killed->waitForFinished());
    m_stage->faults().clear();
    const auto rest
        = m_stage->run({u"set-zone"_s, u"-"_s, u"Pacific/Honolulu"_s, u"--yes"_s}, ids.join(u'\n').toUtf8());
    QVERIFY2(rest.status == 0, rest.everything().constData());
    QVERIFY2(rest.errors.contains("still being sent"), rest.errors.constData());
    QSet<QString> recordedUsers;
    for (const QByteArray &line : recorded("changeZone"))
        recordedUsers += QJsonDocument::fromJson(line).object().value("target"_L1).toString();
    int changed = 0;
    for (const QString &id : ids) {
        const int sent = m_stage->faults().requestCount("PATCH", "/v2/user/" + id.toUtf8());
        QVERIFY2(sent == 0 || recordedUsers.contains(id), qPrintable(id));
        changed += sent > 0 ? 1 : 0;
    }
    // Those that were sent again: after 429, and what the kill cut off before the service changed it.
    QVERIFY2(writes("PATCH") <= changed + 2 + 4, QByteArray::number(writes("PATCH")).constData());
    for (const QJsonObject &user : linesIn(m_stage->run({u"users"_s}).output))
        QCOMPARE(user.value("fallback_time_zone"_L1).toString(), u"Pacific/Honolulu"_s);
}

void tst_commandwrites::recordsTheTicket()
{
    m_stage->setPolicy("requireTicket=true\n");
    const auto result = m_stage->run({u"refresh"_s, m_user, u"--yes"_s, u"--ticket"_s, u"HD-2041"_s});
    QVERIFY2(result.status == 0, result.everything().constData());
    QVERIFY(recorded("requestRefresh").first().contains("HD-2041"));
}

void tst_commandwrites::policyForbids_data()
{
    QTest::addColumn<QByteArray>("policy");
    QTest::addColumn<QString>("ticket");
    QTest::addColumn<ExitStatus>("expected");
    QTest::newRow("a change that can't be recorded")
        << QByteArray("auditRequired=true\n") << QString() << ExitStatus::NotAllowed;
    QTest::newRow("a change in production")
        << QByteArray("productionReadOnly=true\n") << QString() << ExitStatus::NotAllowed;
    QTest::newRow("a connection of one's own")
        << QByteArray("ownConnections=false\n") << QString() << ExitStatus::Usage;
    QTest::newRow("another form of ticket number")
        << QByteArray("ticketPattern=HELP-[0-9]+;example=HELP-1234\n") << u"HD-2041"_s << ExitStatus::Usage;
}

void tst_commandwrites::policyForbids()
{
    QFETCH(QByteArray, policy);
    QFETCH(QString, ticket);
    QFETCH(ExitStatus, expected);
    m_stage->connectAs(Environment::Production);
    m_stage->setPolicy(policy);
    QFile noFolder(m_stage->folder() + u"/audit-cli"_s); // so that there is no trail
    QVERIFY(noFolder.open(QFile::WriteOnly));
    QStringList command{u"refresh"_s, m_user, u"--yes"_s, u"--connection"_s, u"North"_s};
    if (!ticket.isEmpty())
        command += {u"--ticket"_s, ticket};
    const auto result = m_stage->run(command);
    QVERIFY2(result.status == int(expected), result.everything().constData());
    QVERIFY(!result.errors.isEmpty());
    QVERIFY2(ticket.isEmpty() || result.errors.contains("--ticket: Your team’s ticket numbers look like HELP-1234"),
             result.errors.constData());
    QCOMPARE(writes("POST"), 0);
}

void tst_commandwrites::recordsNoMoreThanThePolicyAllows_data()
{
    QTest::addColumn<QByteArray>("policy");
    QTest::addColumn<bool>("hasDetails");
    QTest::newRow("all of it") << QByteArray() << true;
    QTest::newRow("no time zones") << QByteArray("auditDetails=false\n") << false;
}

void tst_commandwrites::recordsNoMoreThanThePolicyAllows()
{
    QFETCH(QByteArray, policy);
    QFETCH(bool, hasDetails);
    m_stage->setPolicy(policy);
    QCOMPARE(m_stage->run({u"set-zone"_s, m_user, u"Pacific/Honolulu"_s, u"--yes"_s}).status, 0);
    QCOMPARE(recorded("changeZone").size(), 1);
    QCOMPARE(recorded("changeZone").first().contains("Honolulu"), hasDetails);
}

LABDESK_TEST(tst_commandwrites)
#include "tst_commandwrites.moc"
