// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandstage.h"
#include "cli/exitstatus.h"
#include "platform/settings.h"
#include "service/host/localservicehost.h"
#include "session/refreshbudget.h"
#include "support/canarysearch.h"
#include "support/testmain.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

using namespace labdesk;
using namespace labdesk::tests;
using namespace Qt::StringLiterals;

/// Each read, in each form, on the real service.
class tst_commandreads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void eachCommandInEachForm_data();
    void eachCommandInEachForm();
    void theTypeOfJsonDependsOnTheCommandAlone();
    void anAdministratorAddsConnectionsWithoutTheWindow();
    void hidesPersonalValuesEverywhere();
    void showsThemIfAskedAndRecordsIt();
    void showsNothingMoreOnceTheTrailBreaks();
    void policyForbids_data();
    void policyForbids();
    void exitStatuses_data();
    void exitStatuses();
    void anOutageIsNoAnswer();
    void knowsWhatCommandsRefreshed();
    void checksNothingElseThanWasMeant();
    void aDamagedTrailIsNoSuccess();
    void eachFolderOfTheTrailNumbersItsOwnRecords();
    void saysThatTheOutputCannotBeWritten_data();
    void saysThatTheOutputCannotBeWritten();
    void endsWithoutStandardDescriptors_data();
    void endsWithoutStandardDescriptors();
    void aReaderThatHasSeenEnoughIsNoFault();
    void stopsWhileNobodyReads();
    void asksForTheKeyWithoutShowingIt();
    void asksForThePassphraseWithoutShowingIt_data();
    void asksForThePassphraseWithoutShowingIt();
    void neutralizesControlCharactersOnATerminal();
    void saysThatItWaits_data();
    void saysThatItWaits();
    void showsWhatItHasCheckedUntilItIsStopped();
    void aNewcomerHasTheLocalServiceOfTheWindow();
    void damagedSettingsAreNoNewcomers();
    void saysWhyTheLocalServiceCannotStart();

private:
    QStringList canaries() const;

    std::unique_ptr<CommandStage> m_stage;
    QString m_insured; ///< a user with an insurance record
};

void tst_commandreads::initTestCase()
{
    m_stage = std::make_unique<CommandStage>();
    for (const QString &id : m_stage->ids())
        if (m_insured.isEmpty() && m_stage->bodyOf(u"/v2/user/"_s + id + u"/insurance/latest"_s).contains("member_id"))
            m_insured = id;
    QVERIFY(!m_insured.isEmpty());
}

/// The values of the record that nobody may see.
QStringList tst_commandreads::canaries() const
{
    const QJsonObject record
        = QJsonDocument::fromJson(m_stage->bodyOf(u"/v2/user/"_s + m_insured + u"/insurance/latest"_s)).object();
    const QJsonObject insured = record.value("insured"_L1).toObject();
    QStringList all{record.value("member_id"_L1).toString()};
    for (const char *key : {"email", "phone_number", "dob", "last_name"})
        all += insured.value(QLatin1StringView(key)).toString();
    all.removeAll(QString());
    return all;
}

void tst_commandreads::eachCommandInEachForm_data()
{
    QTest::addColumn<QStringList>("command");
    const std::pair<const char *, const char *> commands[] = {{"user", "user ID"},
                                                              {"users", "users"},
                                                              {"sources", "sources ID"},
                                                              {"why", "why ID"},
                                                              {"centers", "centers --zip ZIP"},
                                                              {"centers of an order", "centers --order ORDER"},
                                                              {"payors", "payors community"},
                                                              {"providers", "providers"},
                                                              {"insurance", "insurance ID"},
                                                              {"audit", "audit"},
                                                              {"connections", "connections"},
                                                              {"check", "check --zip ZIP --order ORDER"}};
    for (const auto &[name, line] : commands)
        QTest::newRow(name) << words(line);
}

void tst_commandreads::eachCommandInEachForm()
{
    QFETCH(QStringList, command);
    for (QString &word : command) {
        word = word == u"ID" ? m_insured : word == u"ZIP" ? m_stage->examples().zip : word;
        word = word == u"ORDER" ? m_stage->examples().orderId : word;
    }
    const auto json = m_stage->run(command + QStringList{u"--json"_s});
    QVERIFY2(json.status == 0 || json.status == int(ExitStatus::Differences), json.everything().constData());
    QJsonParseError wrong;
    const QJsonDocument document = QJsonDocument::fromJson(json.output, &wrong);
    QCOMPARE(wrong.error, QJsonParseError::NoError);
    const QJsonArray rows = document.isArray() ? document.array() : QJsonArray{document.object()};
    QVERIFY(!rows.isEmpty());
    const QStringList keys = rows.first().toObject().keys();

    const auto lines = linesIn(m_stage->run(command).output); // a pipe
    QVERIFY(lines.size() >= rows.size());
    QCOMPARE(lines.first().keys(), keys);
    const auto csv = m_stage->run(command + QStringList{u"--csv"_s});
    const QByteArrayList columns = csv.output.left(csv.output.indexOf("\r\n")).split(',');
    QCOMPARE(columns.size(), keys.size());
    for (const char *language : {"", "es/"})
        QVERIFY(manPage(language).contains(".B " + command.first().toUtf8() + ' ' + columns.join(", ") + " .TP"));
    const auto table = m_stage->run(command + QStringList{u"--table"_s});
    QVERIFY(table.output.count('\n') > rows.size());
    const auto column = m_stage->run(command + QStringList{u"--csv"_s, u"--columns"_s, keys.last()});
    QVERIFY(column.output.startsWith(keys.last().toUtf8() + "\r\n"));
    QCOMPARE(m_stage->run(command + QStringList{u"--columns"_s, u"none"_s}).status, int(ExitStatus::Usage));
}

void tst_commandreads::theTypeOfJsonDependsOnTheCommandAlone()
{
    QMap<qsizetype, QString> bySources; ///< a user with as many
    for (const QJsonObject &user : linesIn(m_stage->run({u"users"_s, u"--jsonl"_s}).output))
        bySources.insert(user.value("connected_sources"_L1).toArray().size(), user.value("user_id"_L1).toString());
    QVERIFY2(bySources.contains(0) && bySources.lastKey() > 1, "no such users");
    for (auto at = bySources.cbegin(); at != bySources.cend(); ++at) {
        const auto sources = m_stage->run({u"sources"_s, at.value(), u"--json"_s});
        const QJsonDocument list = QJsonDocument::fromJson(sources.output);
        QVERIFY2(list.isArray(), sources.output.constData());
        QCOMPARE(list.array().size(), at.key());
        const auto one = m_stage->run({u"users"_s, u"id:="_s + at.value(), u"--json"_s});
        QVERIFY(QJsonDocument::fromJson(one.output).isArray());
        QVERIFY(QJsonDocument::fromJson(m_stage->run({u"user"_s, at.value(), u"--json"_s}).output).isObject());
    }
}

/// As the man page describes it for computers without a display.
void tst_commandreads::anAdministratorAddsConnectionsWithoutTheWindow()
{
    CommandStage stage(3);
    stage.forgetConnections();
    stage.setPolicy("scripts=true\n[connections]\n1\\id=test\n1\\name=Acme\n1\\environment=sandbox\n1\\url="
                    + stage.url().toEncoded() + "\n1\\scheme=key\n1\\header=x-service-api-key\nsize=1\n");
    QVERIFY(stage.run({u"connections"_s}).output.contains("\"Acme\""));
    const auto users = stage.run({u"users"_s, u"--connection"_s, u"Acme"_s});
    QVERIFY2(linesIn(users.output).size() == 3, users.everything().constData());
}

void tst_commandreads::hidesPersonalValuesEverywhere()
{
    const CanarySearch search(canaries());
    for (const char *form : {"--json", "--jsonl", "--csv", "--table"}) {
        const auto result = m_stage->run({u"insurance"_s, m_insured, QString::fromLatin1(form)});
        QVERIFY(result.output.contains("\u2022"));
        QCOMPARE(search.hitsIn(result.everything()), QStringList());
    }
    const auto process = m_stage->begin({u"user"_s, u"-"_s, u"--show"_s}); // waits for IDs
    const CanarySearch key({QString::fromLatin1(m_stage->key())});
    for (const QString &file : {u"cmdline"_s, u"environ"_s})
        QCOMPARE(key.hitsInFile(u"/proc/%1/%2"_s.arg(QString::number(process->processId()), file)), QStringList());
    process->closeWriteChannel();
    QVERIFY(process->waitForFinished());
    QFile::rename(m_stage->folder() + u"/key"_s, m_stage->folder() + u"/../key-away"_s);
    QCOMPARE(search.hitsBelow(m_stage->folder()), QStringList());
    QCOMPARE(key.hitsBelow(m_stage->folder()), QStringList());
    QFile::rename(m_stage->folder() + u"/../key-away"_s, m_stage->folder() + u"/key"_s);
}

void tst_commandreads::showsThemIfAskedAndRecordsIt()
{
    const auto before = m_stage->auditLines().size();
    const auto result = m_stage->run({u"insurance"_s, m_insured, u"--show"_s});
    QCOMPARE(result.status, 0);
    for (const QString &value : canaries())
        QVERIFY2(result.output.contains(value.toUtf8()), qPrintable(value));
    QByteArray added;
    for (const QByteArray &line : m_stage->auditLines().mid(before))
        added += line;
    QVERIFY(added.contains("\"openInsurance\""));
    QVERIFY(added.contains("\"memberId\""));
    QVERIFY(!added.contains(canaries().first().toUtf8()));
}

void tst_commandreads::showsNothingMoreOnceTheTrailBreaks()
{
    const auto process = m_stage->begin({u"insurance"_s, u"-"_s, u"--show"_s});
    const auto show = [&] { process->write(m_insured.toUtf8() + '\n'); };
    show();
    QTRY_VERIFY(process->bytesAvailable() > 0);
    const rlimit none{1, 1}; // bytes of a file
    QCOMPARE(::prlimit(pid_t(process->processId()), RLIMIT_FSIZE, &none, nullptr), 0);
    show();
    QVERIFY2(process->waitForFinished(), "it doesn't wait for the rest");
    QCOMPARE(process->exitCode(), int(ExitStatus::NotAllowed));
    QVERIFY(process->readAllStandardError().contains("so hidden values aren’t shown"));
}

void tst_commandreads::policyForbids_data()
{
    QTest::addColumn<QByteArray>("policy");
    QTest::addColumn<QStringList>("command");
    QTest::newRow("scripts: no --show") << QByteArray("scripts=false\n") << words("user ID --show");
    QTest::newRow("verified callers: no --show") << QByteArray("verifyCaller=true\n") << words("user ID --show");
    QTest::newRow("scripts: no --show of insurance") << QByteArray("scripts=false\n") << words("insurance ID --show");
    QTest::newRow("verified callers: no --show of insurance")
        << QByteArray("verifyCaller=true\n") << words("insurance ID --show");
    QTest::newRow("no exports: no --show of IDs from a pipe")
        << QByteArray("exports=false\n") << words("insurance - --show");
    QTest::newRow("no exports: no --show of a list, as a table either")
        << QByteArray("exports=false\n") << words("users --show --table");
    QTest::newRow("no exports: no list in a pipe") << QByteArray("exports=false\n") << words("users");
    QTest::newRow("no exports: no IDs from a pipe") << QByteArray("exports=false\n") << words("user -");
    QTest::newRow("no exports: no trail in a pipe") << QByteArray("exports=false\n") << words("audit");
    QTest::newRow("scripts: no --yes") << QByteArray("scripts=false\n") << words("refresh ID --yes");
    QTest::newRow("a ticket number") << QByteArray("requireTicket=true\n") << words("refresh ID --yes");
    QTest::newRow("a mistake in the policy") << QByteArray("exportss=true\n") << words("user ID --show");
}

void tst_commandreads::policyForbids()
{
    QFETCH(QByteArray, policy);
    QFETCH(QStringList, command);
    command.replaceInStrings(u"ID"_s, m_insured);
    m_stage->setPolicy(policy);
    const auto result = m_stage->run(command, m_insured.toUtf8() + '\n');
    m_stage->setPolicy({});
    QCOMPARE(result.status, int(ExitStatus::NotAllowed));
    QCOMPARE(CanarySearch(canaries()).hitsIn(result.everything()), QStringList());
    QVERIFY(result.output.isEmpty());
    QVERIFY(!result.errors.isEmpty());
}

void tst_commandreads::exitStatuses_data()
{
    QTest::addColumn<int>("serviceStatus");
    QTest::addColumn<int>("expected");
    QTest::newRow("a refusal") << 422 << int(ExitStatus::Failed);
    QTest::newRow("no such user") << 404 << int(ExitStatus::NotFound);
    QTest::newRow("a rejected key") << 401 << int(ExitStatus::SignIn);
    QTest::newRow("no permission") << 403 << int(ExitStatus::SignIn);
}

void tst_commandreads::exitStatuses()
{
    QFETCH(int, serviceStatus);
    QFETCH(int, expected);
    service::InjectedFault fault;
    fault.pathPrefix = "/v2/user/";
    fault.status = serviceStatus;
    fault.body = R"({"detail": "no"})";
    m_stage->faults().set({fault});
    const auto result = m_stage->run({u"user"_s, m_insured});
    m_stage->faults().clear();
    QCOMPARE(result.status, expected);
    QVERIFY(result.output.isEmpty());
    QVERIFY(result.errors.startsWith("labdesk-cli: "));
}

/// The row says what isn't known, and the status says so to scripts.
void tst_commandreads::anOutageIsNoAnswer()
{
    for (const auto &[status, expected] : {std::pair(401, ExitStatus::SignIn), {422, ExitStatus::Failed}}) {
        service::InjectedFault fault;
        fault.pathPrefix = "/v2/user/providers/";
        fault.status = status;
        fault.body = R"({"detail": "no"})";
        m_stage->faults().set({fault});
        const auto result = m_stage->run({u"why"_s, m_insured});
        m_stage->faults().clear();
        QVERIFY2(result.status == int(expected), result.everything().constData());
        QCOMPARE(linesIn(result.output).size(), 1);
    }
}

void tst_commandreads::knowsWhatCommandsRefreshed()
{
    CommandStage stage(12);
    QString user; // for whom nothing else is to be said
    for (const QJsonObject &row : linesIn(stage.run({u"why"_s, u"-"_s}, stage.ids().join(u'\n').toUtf8()).output))
        if (row.value("cause"_L1).toString() == u"nothing-wrong")
            user = row.value("user_id"_L1).toString();
    QVERIFY(!user.isEmpty());
    for (int sent = 0; sent < RefreshBudget::allowed; ++sent)
        QCOMPARE(stage.run({u"refresh"_s, user, u"--yes"_s}).status, 0);
    const auto result = stage.run({u"why"_s, user});
    QCOMPARE(linesIn(result.output).value(0).value("cause"_L1).toString(), u"budget-used-up"_s);
}

void tst_commandreads::checksNothingElseThanWasMeant()
{
    for (const char *option : {"--order=", "--order=..", "--zip=8500", "--zip=85004-1"})
        QCOMPARE(m_stage->run({u"check"_s, QString::fromLatin1(option)}).status, int(ExitStatus::Usage));
}

void tst_commandreads::aDamagedTrailIsNoSuccess()
{
    CommandStage stage(1);
    QCOMPARE(stage.run({u"users"_s}).status, 0); // which is recorded
    const QDir trail(stage.folder() + u"/audit-cli"_s);
    const QStringList files = trail.entryList({u"*.jsonl"_s}, QDir::Files);
    QVERIFY(!files.isEmpty());
    QFile file(trail.filePath(files.first()));
    QVERIFY(file.open(QFile::ReadWrite));
    QByteArray lines = file.readAll();
    lines[lines.indexOf("\"at\"") + 8] = '7';
    QVERIFY(file.seek(0) && file.write(lines) == lines.size());
    file.close();
    for (const char *form : {"--table", "--csv"}) {
        const auto result = stage.run({u"audit"_s, QString::fromLatin1(form)});
        QVERIFY2(result.errors.contains("is damaged"), lines.constData());
        QCOMPARE(result.status, int(ExitStatus::Failed));
    }
}

/// As the man page says, so that nobody takes them for copies.
void tst_commandreads::eachFolderOfTheTrailNumbersItsOwnRecords()
{
    CommandStage stage(1);
    const QString user = stage.ids().constFirst(); // which is recorded
    const auto first = stage.begin({u"user"_s, u"-"_s, u"--show"_s});
    first->write(user.toUtf8() + '\n');
    QTRY_VERIFY(first->bytesAvailable() > 0); // it has the trail until the input ends
    QCOMPARE(stage.ids(), QStringList{user});
    first->closeWriteChannel();
    QVERIFY(first->waitForFinished());
    QStringList numbers;
    for (const QJsonObject &record : linesIn(stage.run({u"audit"_s}).output))
        numbers += record.value("number"_L1).toString();
    QVERIFY2(numbers.count(u"1"_s) == 2, qPrintable(numbers.join(u' ')));
    for (const auto &[language, told] :
         {std::pair("", "several can have the same number"), {"es/", "varias pueden tener el mismo número"}})
        QVERIFY(manPage(language).contains(told));
}

void tst_commandreads::saysThatTheOutputCannotBeWritten_data()
{
    eachCommandInEachForm_data();
}

void tst_commandreads::saysThatTheOutputCannotBeWritten()
{
    QFETCH(QStringList, command);
    for (QString &word : command) {
        word = word == u"ID" ? m_insured : word == u"ZIP" ? m_stage->examples().zip : word;
        word = word == u"ORDER" ? m_stage->examples().orderId : word;
    }
    const auto result = m_stage->run(command, {}, CommandStage::Output::Full);
    QCOMPARE(result.status, int(ExitStatus::Failed));
    QVERIFY2(result.errors.contains("The output can’t be written: No space left"), result.errors.constData());
}

void tst_commandreads::endsWithoutStandardDescriptors_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QByteArray>("told");
    QTest::newRow("to write a list") << words("users") << QByteArray("The output can’t be written: ");
    QTest::newRow("to read IDs") << words("user -") << QByteArray("Standard input can’t be read: ");
}

void tst_commandreads::endsWithoutStandardDescriptors()
{
    QFETCH(QStringList, command);
    QFETCH(QByteArray, told);
    const auto result = m_stage->run(command, {}, CommandStage::Output::Closed);
    QCOMPARE(result.status, int(ExitStatus::Failed));
    QVERIFY2(result.errors.contains(told), result.errors.constData());
}

void tst_commandreads::aReaderThatHasSeenEnoughIsNoFault()
{
    const auto result = m_stage->run({u"users"_s}, {}, CommandStage::Output::Unread);
    QCOMPARE(result.status, 0);
    QCOMPARE(result.errors, QByteArray());
}

void tst_commandreads::stopsWhileNobodyReads()
{
    CommandStage many(2000); // more than a pipe takes
    const auto process = many.begin({u"users"_s}, true, CommandStage::Output::Stalled);
    QTRY_VERIFY_WITH_TIMEOUT(many.unreadBytes() > 50'000, 60'000);
    ::kill(pid_t(process->processId()), SIGTERM);
    QVERIFY(process->waitForFinished(10'000));
    QCOMPARE(process->exitCode(), int(ExitStatus::Interrupted));
}

void tst_commandreads::asksForTheKeyWithoutShowingIt()
{
    QVERIFY(QFile::rename(m_stage->folder() + u"/key"_s, m_stage->folder() + u"/away"_s));
    const auto none = m_stage->run({u"user"_s, m_insured});
    const auto asked
        = m_stage->runOnTerminal({u"user"_s, m_insured, u"--csv"_s}, "Enter it for this run:", m_stage->key());
    QVERIFY(QFile::rename(m_stage->folder() + u"/away"_s, m_stage->folder() + u"/key"_s));
    QCOMPARE(none.status, int(ExitStatus::SignIn));
    QCOMPARE(asked.status, 0);
    QVERIFY(asked.output.contains(m_insured.toUtf8()));
    QVERIFY(!asked.output.contains(m_stage->key()));
}

void tst_commandreads::asksForThePassphraseWithoutShowingIt_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<int>("expected");
    QTest::newRow("the right one") << QByteArray("correct horse battery") << 0;
    QTest::newRow("Ctrl+C") << QByteArray("\x03") << int(ExitStatus::Interrupted);
    QTest::newRow("a wrong one") << QByteArray("correct horse butter") << int(ExitStatus::SignIn);
    QTest::newRow("the right one after a wrong one long ago") << QByteArray("correct horse battery") << 0;
}

void tst_commandreads::asksForThePassphraseWithoutShowingIt()
{
    QFETCH(QByteArray, typed);
    QFETCH(int, expected);
    CommandStage stage(5);
    stage.setPassphrase("correct horse battery");
    if (QByteArrayView(QTest::currentDataTag()).contains("long ago"))
        Settings(stage.folder() + u"/labdesk.ini"_s).set(setting::wrongPassphrases, 3);
    QCOMPARE(stage.run({u"providers"_s}).status, int(ExitStatus::SignIn)); // no terminal
    const auto asked = stage.runOnTerminal({u"providers"_s, u"--csv"_s}, "Labdesk passphrase:", typed);
    QVERIFY2(asked.status == expected, asked.output.constData());
    QCOMPARE(asked.output.contains("oura"), expected == 0);
    QVERIFY(!asked.output.contains(typed));
    if (expected != int(ExitStatus::Interrupted)) // one byte is everywhere
        QCOMPARE(CanarySearch({QString::fromLatin1(typed)}).hitsBelow(stage.folder()), QStringList());
}

void tst_commandreads::neutralizesControlCharactersOnATerminal()
{
    service::InjectedFault fault;
    fault.pathPrefix = "/v2/providers";
    fault.status = 200;
    fault.body
        = R"([{"name": "Ou\u001b[31m\u2067ra", "slug": "oura", "description": "", "logo": null, "auth_type": "oauth",
                      "supported_resources": []}])";
    m_stage->faults().set({fault});
    const auto result = m_stage->runOnTerminal({u"providers"_s}, "nothing", {});
    m_stage->faults().clear();
    QCOMPARE(result.status, 0);
    QVERIFY(result.output.contains("oura"));
    QVERIFY(!result.output.contains("\x1b[31m"));
    QVERIFY2(result.output.contains("ra\u2069"), result.output.constData()); // so that it doesn't turn the line
}

void tst_commandreads::saysThatItWaits_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QByteArray>("told");
    const QByteArray waiting("Waiting for the service");
    for (const char *line : {"user ID", "why ID", "centers --zip ZIP", "payors community", "providers", "check"})
        QTest::newRow(line) << words(line) << waiting;
    QTest::newRow("users") << words("users") << QByteArray("0 users");
    QTest::newRow("a change") << words("set-zone ID America/Denver --yes") << waiting;
}

void tst_commandreads::saysThatItWaits()
{
    QFETCH(QStringList, command);
    QFETCH(QByteArray, told);
    command.replaceInStrings(u"ID"_s, m_insured).replaceInStrings(u"ZIP"_s, m_stage->examples().zip);
    service::InjectedFault slow;
    slow.times = 1;
    slow.delay = std::chrono::milliseconds(1500);
    m_stage->faults().set({slow});
    const auto result = m_stage->runOnTerminal(command, "nothing", {});
    m_stage->faults().clear();
    QVERIFY2(result.output.contains(told), result.output.constData());
    QVERIFY(!m_stage->runOnTerminal({u"providers"_s}, "nothing", {}).output.contains(told));
}

void tst_commandreads::showsWhatItHasCheckedUntilItIsStopped()
{
    service::InjectedFault slow;
    slow.pathPrefix = "/v3/insurance";
    slow.delay = std::chrono::minutes(1);
    m_stage->faults().set({slow});
    const int before = m_stage->faults().requestCount("GET", slow.pathPrefix);
    const auto process = m_stage->begin({u"check"_s});
    QTRY_COMPARE_WITH_TIMEOUT(m_stage->faults().requestCount("GET", slow.pathPrefix), before + 1, 60'000);
    ::kill(pid_t(process->processId()), SIGINT);
    QVERIFY(process->waitForFinished(10'000));
    m_stage->faults().clear();
    QCOMPARE(process->exitCode(), int(ExitStatus::Interrupted));
    QStringList checked;
    for (const QJsonObject &row : linesIn(process->readAllStandardOutput()))
        checked += row.value("operation"_L1).toString();
    QVERIFY2(checked.contains(u"listUsers"_s) && !checked.contains(u"searchPayors"_s), qPrintable(checked.join(u' ')));
}

void tst_commandreads::aNewcomerHasTheLocalServiceOfTheWindow()
{
    CommandStage stage(1);
    stage.forgetConnections();
    const auto users = stage.run({u"users"_s, u"--columns"_s, u"user_id"_s});
    QVERIFY2(users.status == 0, users.everything().constData());
    QCOMPARE(linesIn(users.output).size(), service::ServiceOptions().users);
    QCOMPARE(stage.run({u"create"_s, u"new-1"_s, u"--yes"_s}).status, 0);
    // Its data stays for the next command, and for the window, which has the same folder.
    DataFolder folder(stage.folder());
    LocalServiceHost window(folder);
    QSignalSpy ready(&window, &LocalServiceHost::ready);
    window.start();
    QTRY_COMPARE(ready.size(), 1);
    QVERIFY(stage.run({u"users"_s, u"client:=new-1"_s}).output.contains("new-1")); // at the same time
}

void tst_commandreads::damagedSettingsAreNoNewcomers()
{
    CommandStage stage(1);
    const QByteArray damaged(300, '\xb7');
    QFile file(stage.folder() + u"/labdesk.ini"_s);
    QVERIFY(file.open(QFile::WriteOnly | QFile::Truncate) && file.write(damaged) == damaged.size());
    file.close();
    for (const QStringList &command :
         {QStringList{u"users"_s}, {u"connections"_s}, {u"create"_s, u"x"_s, u"--yes"_s}}) {
        const auto result = stage.run(command);
        QCOMPARE(result.status, int(ExitStatus::Failed));
        QVERIFY(result.output.isEmpty());
        QVERIFY2(result.errors.contains(file.fileName().toUtf8()), result.errors.constData());
    }
    QVERIFY(file.open(QFile::ReadOnly));
    QCOMPARE(file.readAll(), damaged); // for the window, which tells of it
}

void tst_commandreads::saysWhyTheLocalServiceCannotStart()
{
    CommandStage stage(1);
    stage.forgetConnections();
    QVERIFY(QDir(stage.folder()).mkdir(u"local-service.sqlite"_s));
    const auto result = stage.run({u"users"_s});
    QCOMPARE(result.status, int(ExitStatus::Failed));
    QVERIFY2(result.errors.contains("The local service couldn’t start. Can't use the database"),
             result.errors.constData());
}

LABDESK_TEST(tst_commandreads)
#include "tst_commandreads.moc"
