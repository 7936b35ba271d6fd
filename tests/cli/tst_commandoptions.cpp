// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandstage.h"
#include "cli/exitstatus.h"
#include "platform/process.h"
#include "platform/settings.h"
#include "support/testmain.h"

#include <QDir>
#include <QJsonObject>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <pwd.h>
#include <unistd.h>

using namespace labdesk;
using namespace labdesk::tests;
using namespace Qt::StringLiterals;

/// What is asked for with options and filters.
class tst_commandoptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aWordThatNobodyListsIsNoCause_data();
    void aWordThatNobodyListsIsNoCause();
    void saysWhichOptionIsWrong_data();
    void saysWhichOptionIsWrong();
    void listsNoDataFolderThatIsNotThere_data();
    void listsNoDataFolderThatIsNotThere();
    void withoutHomeTakesThatOfTheAccount_data();
    void withoutHomeTakesThatOfTheAccount();
    void searchesSeveralLabs();
    void saysThatOneLabWasSearched_data();
    void saysThatOneLabWasSearched();
    void takesEachLabAndEachColumnOnce();
    void namesTheLabsOfTheLocalService();
    void saysThatAFieldIsUnknown();
    void wordsOfAFilterNeedNoQuotationMarks();
    void aFilterThatIsNotCompleteListsNobody_data();
    void aFilterThatIsNotCompleteListsNobody();
    void saysThatItsHelpCannotBeWritten();
    void namesTheDayOfAnAuditFilterThatIsNotOne();
    void aTermToExcludeThatIsNotValidListsNobody_data();
    void aTermToExcludeThatIsNotValidListsNobody();

private:
    std::unique_ptr<CommandStage> m_stage;
    QString m_user;
};

void tst_commandoptions::initTestCase()
{
    m_stage = std::make_unique<CommandStage>();
    m_user = m_stage->examples().userId;
}

void tst_commandoptions::aWordThatNobodyListsIsNoCause_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("expected");
    const int usage = int(ExitStatus::Usage);
    QTest::newRow("a kind that nobody knows") << words("--kind sleepx") << usage;
    QTest::newRow("a source that nobody knows") << words("--source ourax") << usage;
    QTest::newRow("a kind that nobody knows, of a source") << words("--source oura --kind sleepx") << usage;
    QTest::newRow("a kind that Labdesk knows") << words("--kind menstrual_cycle") << 0;
    QTest::newRow("a kind that the service lists") << words("--kind moon_phase") << 0;
    QTest::newRow("a source that the service lists") << words("--source moonlab") << 0;
}

void tst_commandoptions::aWordThatNobodyListsIsNoCause()
{
    QFETCH(QStringList, options);
    QFETCH(int, expected);
    service::InjectedFault more;
    more.pathPrefix = "/v2/providers";
    more.status = 200;
    more.body = R"([{"name": "Moon Lab", "slug": "moonlab", "description": "", "logo": null, "auth_type": "oauth",
                     "supported_resources": ["moon_phase"]}])";
    m_stage->faults().set({more});
    const auto result = m_stage->run(QStringList{u"why"_s, m_user} + options);
    m_stage->faults().clear();
    QVERIFY2(result.status == expected, result.everything().constData());
    const QJsonObject row = linesIn(result.output).value(0);
    const bool isUnknown = row.value("sentence"_L1).toString().startsWith(u"Neither the service nor Labdesk knows");
    QVERIFY2(isUnknown == (expected != 0), result.output.constData());
    QVERIFY2(expected == 0 || row.value("for_user"_L1).isNull(), result.output.constData());
}

void tst_commandoptions::saysWhichOptionIsWrong_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("why");
    QTest::newRow("neither place") << QStringList() << QByteArray("either --zip or --order");
    QTest::newRow("both places") << words("--zip 85004 --order x") << QByteArray("either --zip or --order");
    QTest::newRow("a short ZIP") << words("--zip 8500") << QByteArray("“8500” isn’t a valid value for --zip");
    QTest::newRow("no order ID") << words("--order ..") << QByteArray("“..” isn’t a valid value for --order");
    QTest::newRow("another radius") << words("--zip 85004 --radius 30")
                                    << QByteArray("“30” isn’t a valid value for --radius");
    QTest::newRow("no number of a lab") << words("--zip 85004 --lab quest")
                                        << QByteArray("“quest” isn’t a valid value for --lab");
    QTest::newRow("a negative number") << words("--zip 85004 --lab -3")
                                       << QByteArray("“-3” isn’t a valid value for --lab");
    QTest::newRow("the service's choice among others")
        << words("--zip 85004 --lab 0,6") << QByteArray("“0,6” isn’t a valid value for --lab");
    QTest::newRow("no number of a lab at all")
        << words("--zip 85004 --lab ,") << QByteArray("“,” isn’t a valid value for --lab");
    QTest::newRow("no column") << words("--zip 85004 --columns ,") << QByteArray("There’s no column “,”");
    QTest::newRow("a lab for an order") << words("--order x --lab 6") << QByteArray("--lab only with --zip");
    QTest::newRow("all labs, and none is known")
        << words("--zip 85004 --lab all") << QByteArray("doesn’t know any lab IDs");
    QTest::newRow("too many labs") << words("--zip 85004 --lab 1,2,3,4,5,6,7,8,9,10,11,12,13")
                                   << QByteArray("more than 12 labs");
}

void tst_commandoptions::saysWhichOptionIsWrong()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArray, why);
    const auto result = m_stage->run(QStringList{u"centers"_s} + options);
    QCOMPARE(result.status, int(ExitStatus::Usage));
    QVERIFY2(result.errors.contains(why), result.errors.constData());
    QVERIFY(result.output.isEmpty());
}

void tst_commandoptions::listsNoDataFolderThatIsNotThere_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QByteArray>("why"); // empty: it's no mistake
    const QByteArray missing("doesn’t exist.");
    const QByteArray file("isn’t a folder.");
    QTest::newRow("the trail of no folder") << words("audit") << u"new"_s << missing;
    QTest::newRow("the connections of no folder") << words("connections") << u"new"_s << missing;
    for (const char *command : {"audit", "connections", "users", "create x --yes", "describe FILE"})
        QTest::addRow("a file: %s", command) << words(command) << u"file"_s << file;
    QTest::newRow("the trail of an empty folder") << words("audit") << u"empty"_s << QByteArray();
    QTest::newRow("the first start with a folder") << words("users") << u"new"_s << QByteArray();
}

void tst_commandoptions::listsNoDataFolderThatIsNotThere()
{
    QFETCH(QStringList, command);
    QFETCH(QString, place);
    QFETCH(QByteArray, why);
    QTemporaryDir around;
    const QDir folder(around.path());
    QFile file(folder.filePath(u"file"_s));
    QVERIFY(file.open(QFile::WriteOnly) && folder.mkdir(u"empty"_s));
    const auto process
        = m_stage->begin(command + QStringList{u"--language"_s, u"en"_s, u"--data"_s, folder.filePath(place)}, false);
    QVERIFY(process->waitForFinished(60'000));
    const QByteArray errors = process->readAllStandardError();
    QVERIFY2(process->exitCode() == (why.isEmpty() ? 0 : int(ExitStatus::Usage)), errors.constData());
    QVERIFY2(why.isEmpty() || (errors.startsWith("labdesk-cli: --data: ") && errors.contains(why)), errors.constData());
    QCOMPARE(folder.exists(u"new"_s), place == u"new" && why.isEmpty());
}

void tst_commandoptions::withoutHomeTakesThatOfTheAccount_data()
{
    QTest::addColumn<QByteArray>("home");
    QTest::addColumn<QByteArray>("expected");
    const passwd *account = ::getpwuid(::getuid());
    const QByteArray own(account ? account->pw_dir : "/");
    QTest::newRow("unset") << QByteArray() << own;
    QTest::newRow("empty") << QByteArray("") << own;
    QTest::newRow("another one") << QByteArray("/another") << QByteArray("/another");
}

/// In this process, because a command would write there.
void tst_commandoptions::withoutHomeTakesThatOfTheAccount()
{
    QFETCH(QByteArray, home);
    QFETCH(QByteArray, expected);
    const QByteArray before = qgetenv("HOME");
    home.isNull() ? qunsetenv("HOME") : qputenv("HOME", home);
    prepareProcess();
    const QString found = QDir::homePath();
    qputenv("HOME", before);
    QCOMPARE(found, QDir::cleanPath(QFile::decodeName(expected)));
}

void tst_commandoptions::searchesSeveralLabs()
{
    CommandStage stage(1);
    Settings(stage.folder() + u"/labdesk.ini"_s)
        .set(setting::labs,
             {QVariantMap{{u"number"_s, 27}, {u"slug"_s, u"labcorp"_s}},
              QVariantMap{{u"number"_s, 6}, {u"slug"_s, u"quest"_s}}},
             u"test"_s);
    const auto labsOf = [&](const QString &labs, int expected) {
        const auto result = stage.run({u"centers"_s, u"--zip"_s, u"85004"_s, u"--lab"_s, labs, u"--radius"_s, u"50"_s});
        QSet<QString> found;
        for (const QJsonObject &center : linesIn(result.output))
            found += center.value("lab"_L1).toString();
        return result.status == expected ? found : QSet<QString>{QString::fromUtf8(result.everything())};
    };
    QCOMPARE(labsOf(u"6"_s, 0), QSet<QString>{u"quest"_s});
    QCOMPARE(labsOf(u"6,27"_s, 0), QSet<QString>({u"quest"_s, u"labcorp"_s}));
    QCOMPARE(labsOf(u"all"_s, 0), QSet<QString>({u"quest"_s, u"labcorp"_s}));
    QCOMPARE(labsOf(u"6,40"_s, int(ExitStatus::NotFound)), QSet<QString>{u"quest"_s});
}

void tst_commandoptions::saysThatOneLabWasSearched_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<bool>("isTerminal");
    QTest::addColumn<bool>("isTold");
    QTest::newRow("no centers, in a pipe") << words("--zip 99723 --radius 10") << false << true;
    QTest::newRow("no centers of a lab, in a pipe") << words("--zip 99723 --radius 10 --lab 6") << false << false;
    QTest::newRow("centers, in a pipe") << words("--zip ZIP") << false << false;
    QTest::newRow("centers, on a terminal") << words("--zip ZIP") << true << true;
    QTest::newRow("centers of a lab, on a terminal") << words("--zip ZIP --lab 6") << true << false;
}

void tst_commandoptions::saysThatOneLabWasSearched()
{
    QFETCH(QStringList, options);
    QFETCH(bool, isTerminal);
    QFETCH(bool, isTold);
    options.replaceInStrings(u"ZIP"_s, m_stage->examples().zip);
    const QStringList command = QStringList{u"centers"_s} + options;
    const auto result = isTerminal ? m_stage->runOnTerminal(command, "nothing", {}) : m_stage->run(command);
    QVERIFY2(result.status == 0, result.everything().constData());
    QVERIFY2(result.everything().contains("Only the service’s default lab was searched.") == isTold,
             result.everything().constData());
}

void tst_commandoptions::takesEachLabAndEachColumnOnce()
{
    const QStringList command{u"centers"_s, u"--zip"_s, m_stage->examples().zip, u"--lab"_s};
    const auto once = m_stage->run(command + QStringList{u"6"_s});
    QVERIFY2(linesIn(once.output).size() > 0, once.everything().constData());
    QCOMPARE(m_stage->run(command + QStringList{u"6,6"_s}).output, once.output);
    const QByteArray columns
        = m_stage->run({u"user"_s, m_user, u"--csv"_s, u"--columns"_s, u"user_id,team_id,user_id"_s}).output;
    QVERIFY2(columns.startsWith("user_id,team_id\r\n"), columns.constData());
}

void tst_commandoptions::namesTheLabsOfTheLocalService()
{
    for (const char *lab : {"27 labcorp", "6 quest", "9 bioreference", "13 ussl", "31 sanocardio", "35 ihd"}) {
        for (const char *language : {"", "es/"})
            QVERIFY2(manPage(language).contains(lab), lab);
        const QStringList name = QString::fromLatin1(lab).split(u' ');
        const auto result = m_stage->run(
            {u"centers"_s, u"--zip"_s, m_stage->examples().zip, u"--radius"_s, u"50"_s, u"--lab"_s, name.first()});
        QCOMPARE(result.status, 0);
        for (const QJsonObject &center : linesIn(result.output))
            QCOMPARE(center.value("lab"_L1).toString(), name.last());
    }
}

void tst_commandoptions::saysThatAFieldIsUnknown()
{
    for (const char *command : {"users", "audit"}) {
        const auto result = m_stage->run({QString::fromLatin1(command), u"target:x"_s});
        QCOMPARE(result.status, 0);
        QVERIFY2(result.errors.contains("Unknown field “target”"), result.errors.constData());
    }
    const auto client = m_stage->run({u"audit"_s, u"client:x"_s}); // which only the window can look up
    QCOMPARE(client.status, int(ExitStatus::Usage));
    QVERIFY2(client.errors.contains("no client IDs"), client.errors.constData());
}

void tst_commandoptions::wordsOfAFilterNeedNoQuotationMarks()
{
    const auto whole = m_stage->run({u"users"_s, u"src:oura OR tz:none -client:1"_s});
    QVERIFY(linesIn(whole.output).size() > 0);
    // Its options come first, because whatever follows -- is none.
    QStringList apart{u"users"_s, u"--data"_s,  m_stage->folder(), u"src:oura"_s,
                      u"OR"_s,    u"tz:none"_s, u"--"_s,           u"-client:1"_s};
    const auto process = m_stage->begin(apart, false);
    process->waitForFinished();
    QCOMPARE(process->readAllStandardOutput(), whole.output);
}

void tst_commandoptions::aFilterThatIsNotCompleteListsNobody_data()
{
    QTest::addColumn<QStringList>("filter");
    for (const char *filter : {"users src:", "users tz:none created:2026-0", "users birth:s", "users src:oura OR",
                               "users client:\"open", "users \"\"", "audit ticket:", "audit action:zone day:2026-0",
                               "audit outcome:failed OR", "audit ticket:\"open"})
        QTest::newRow(filter) << words(filter);
    QTest::newRow("a dash") << QStringList{u"users"_s, u"src:oura -"_s};
}

void tst_commandoptions::aFilterThatIsNotCompleteListsNobody()
{
    QFETCH(QStringList, filter);
    const auto result = m_stage->run(filter);
    QCOMPARE(result.status, int(ExitStatus::Usage));
    QVERIFY(result.output.isEmpty());
    QVERIFY(result.errors.contains("The filter isn’t complete"));
}

void tst_commandoptions::saysThatItsHelpCannotBeWritten()
{
    const auto result = m_stage->run({u"--help"_s}, {}, CommandStage::Output::Full);
    QCOMPARE(result.status, int(ExitStatus::Failed));
    QVERIFY2(result.errors.contains("No space left"), result.errors.constData());
}

void tst_commandoptions::namesTheDayOfAnAuditFilterThatIsNotOne()
{
    const auto result = m_stage->run({u"audit"_s, u"day:2026-13"_s});
    QCOMPARE(result.status, int(ExitStatus::Usage));
    QVERIFY2(result.errors.contains("“2026-13” isn’t a day"), result.errors.constData());
}

/// As text, it would exclude nobody: a command that deletes the users of such a list would delete all.
void tst_commandoptions::aTermToExcludeThatIsNotValidListsNobody_data()
{
    QTest::addColumn<QString>("filter");
    QTest::newRow("a date that isn't one") << u"src:any -created:yesterday"_s;
    QTest::newRow("a field that doesn't exist") << u"tz:none -foo:bar"_s;
    QTest::newRow("a word that the field doesn't know") << u"src:any -birth:maybe"_s;
    QTest::newRow("one side of an OR") << u"src:oura OR -created:2026-13"_s;
}

void tst_commandoptions::aTermToExcludeThatIsNotValidListsNobody()
{
    QFETCH(QString, filter);
    const auto result = m_stage->run({u"users"_s, filter});
    QCOMPARE(result.status, int(ExitStatus::Usage));
    QVERIFY(result.output.isEmpty());
    QVERIFY(result.errors.contains("A term to exclude isn’t valid"));
    const QString without = QString(filter).replace(u" -"_s, u" "_s); // finds fewer users, not more
    QCOMPARE(m_stage->run({u"users"_s, without}).status, 0);
}

LABDESK_TEST(tst_commandoptions)
#include "tst_commandoptions.moc"
