// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandstage.h"
#include "cli/commandtable.h"
#include "cli/exitstatus.h"
#include "models/auditfilter.h"
#include "session/nodatacause.h"
#include "support/testmain.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <map>

using namespace labdesk;
using namespace Qt::StringLiterals;

class tst_commandtable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linksNoDisplayLibraries();
    void helpNamesEachCommandAndStatus();
    void manPageNamesEachCommandAndStatus();
    void manPageNamesEachCauseAndNoOther_data();
    void manPageNamesEachCauseAndNoOther();
    void manPageNamesEachFieldOfAFilter();
    void manPagesHaveTheSameEntriesInEachLanguage_data();
    void manPagesHaveTheSameEntriesInEachLanguage();
    void completionsNameEachCommand();
    void wrongCommandLines_data();
    void wrongCommandLines();
};

namespace {

QByteArray outputOf(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    process.waitForFinished();
    return process.readAll();
}

QByteArray contentOf(const char *path)
{
    QFile file(QString::fromLatin1(path));
    return file.open(QFile::ReadOnly) ? file.readAll().replace("\\-", "-") : QByteArray();
}

} // namespace

void tst_commandtable::linksNoDisplayLibraries()
{
    const QByteArray libraries = outputOf(u"ldd"_s, {QStringLiteral(CLI_PROGRAM)});
    QVERIFY(libraries.contains("libQt6Core"));
    for (const char *library : {"libQt6Widgets", "libQt6Gui", "libX11", "libxcb", "libwayland", "libGL"})
        QVERIFY2(!libraries.contains(library), library);
}

void tst_commandtable::helpNamesEachCommandAndStatus()
{
    const QByteArray help = outputOf(QStringLiteral(CLI_PROGRAM), {u"--help"_s});
    for (const CliCommand &command : cliCommands()) {
        QVERIFY2(help.contains(QByteArray("  ") + command.name + ' '), command.name);
        const QByteArray own = outputOf(QStringLiteral(CLI_PROGRAM), {QString::fromLatin1(command.name), u"--help"_s});
        QVERIFY2(own.contains(command.help), command.name);
        QVERIFY2(!own.first(own.indexOf('\n')).contains("  "), command.name); // also without arguments
        for (const CliOption &option : cliOptions())
            QCOMPARE(own.contains(QByteArray("--") + option.name), takesOption(command, option.name));
    }
    qsizetype last = 0;
    for (const ExitStatusRow &row : exitStatuses) { // by number
        const qsizetype at
            = help.indexOf(("\n  " + QByteArray::number(int(row.status))).leftJustified(35) + row.meaning);
        QVERIFY2(at > last, row.meaning);
        last = at;
    }
}

void tst_commandtable::manPageNamesEachCommandAndStatus()
{
    const QByteArray page = contentOf(SOURCE_ROOT "/packaging/linux/man/labdesk-cli.1.in");
    for (const CliCommand &command : cliCommands())
        QVERIFY2(page.contains(QByteArray("\n.BI \"") + command.name)
                     || page.contains(QByteArray("\n.B ") + command.name),
                 command.name);
    for (const ExitStatusRow &row : exitStatuses)
        QVERIFY2(page.contains("\n.B " + QByteArray::number(int(row.status)) + '\n' + row.meaning), row.meaning);
    std::map<int, QByteArray> byGravity;
    for (const ExitStatusRow &row : exitStatuses)
        byGravity[row.gravity] = QByteArray::number(int(row.status));
    QByteArrayList order;
    for (const auto &[gravity, status] : byGravity)
        order += status;
    for (const char *file :
         {"/packaging/linux/man/labdesk-cli.1.in", "/packaging/linux/man/es/labdesk-cli.1.in", "/docs/command-line.md"})
        QVERIFY2(contentOf((QByteArray(SOURCE_ROOT) + file).constData()).contains(order.join(", ") + '.'), file);
}

void tst_commandtable::manPageNamesEachCauseAndNoOther_data()
{
    QTest::addColumn<QByteArray>("page");
    QTest::addColumn<QByteArray>("title");
    QTest::newRow("English") << QByteArray("labdesk-cli.1.in") << QByteArray("\n.SH CAUSES\n");
    QTest::newRow("Spanish") << QByteArray("es/labdesk-cli.1.in") << QByteArray("\n.SH CAUSAS\n");
}

/// Scripts rely on them.
void tst_commandtable::manPageNamesEachCauseAndNoOther()
{
    QFETCH(QByteArray, page);
    QFETCH(QByteArray, title);
    const QByteArray text = contentOf((SOURCE_ROOT "/packaging/linux/man/" + page).constData());
    const qsizetype from = text.indexOf(title);
    QVERIFY(from > 0);
    QByteArrayList named;
    for (const QByteArray &line : text.sliced(from, text.indexOf("\n.SH ", from + 1) - from).split('\n'))
        if (line.startsWith(".B ") && line != ".B why")
            named += line.sliced(3);
    QByteArrayList known;
    for (const auto &[cause, name] : noDataCauseNames)
        known += name;
    QCOMPARE(named, known);
}

void tst_commandtable::manPageNamesEachFieldOfAFilter()
{
    for (const char *language : {"", "es/"}) {
        const QByteArray page = labdesk::tests::manPage(language);
        const qsizetype from = page.indexOf(*language ? ".SH FILTROS DE AUDITORÍA" : ".SH AUDIT FILTERS");
        for (const QString &field : AuditFilter::fields())
            QVERIFY2(page.indexOf(' ' + field.toUtf8() + ':', from) > from && from > 0, qPrintable(field));
    }
}

void tst_commandtable::manPagesHaveTheSameEntriesInEachLanguage_data()
{
    QTest::addColumn<QByteArray>("page");
    QTest::newRow("of the window") << QByteArray("labdesk.1.in");
    QTest::newRow("of the command line") << QByteArray("labdesk-cli.1.in");
    QTest::newRow("of the service") << QByteArray("labdesk-service.1.in");
}

/// Their sections, entries, options, variables, and files, each as often.
void tst_commandtable::manPagesHaveTheSameEntriesInEachLanguage()
{
    QFETCH(const QByteArray, page);
    static const QRegularExpression entry(uR"(^\.(?:SH|TP|PP)\b|--[a-z][a-z-]*|LABDESK_[A-Z_]+|/[\w./-]+\.[a-z]+)"_s,
                                          QRegularExpression::MultilineOption);
    const auto entriesIn = [&page](const char *folder) {
        QMap<QString, int> counts;
        const QString text = QString::fromUtf8(contentOf((QByteArray(SOURCE_ROOT) + folder + page).constData()));
        for (auto found = entry.globalMatch(text); found.hasNext();)
            ++counts[found.next().captured()];
        return counts;
    };
    const auto english = entriesIn("/packaging/linux/man/");
    QVERIFY(english.size() > 10);
    QCOMPARE(entriesIn("/packaging/linux/man/es/"), english);
}

void tst_commandtable::completionsNameEachCommand()
{
    for (const char *file : {"_labdesk-cli", "labdesk-cli.fish"}) {
        const QByteArray completions = contentOf(
            qPrintable(QStringLiteral(SOURCE_ROOT "/packaging/linux/completions/") + QString::fromLatin1(file)));
        for (const CliCommand &command : cliCommands())
            QVERIFY2(completions.contains(command.name), command.name);
    }
}

void tst_commandtable::wrongCommandLines_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("why");
    QTest::newRow("no command") << QStringList() << QByteArray("A command is missing");
    QTest::newRow("an unknown command") << QStringList{u"usr"_s} << QByteArray("'usr' isn't a command");
    QTest::newRow("an unknown option") << QStringList{u"users"_s, u"--zipp"_s} << QByteArray("zipp");
    QTest::newRow("the option of another command") << QStringList{u"users"_s, u"--zip"_s, u"85004"_s}
                                                   << QByteArray("--zip isn't an option of the command 'users'");
    QTest::newRow("no ID") << QStringList{u"user"_s} << QByteArray("Usage: labdesk-cli user ID|-");
    QTest::newRow("an option twice") << QStringList{u"users"_s, u"--connection"_s, u"a"_s, u"--connection=b"_s}
                                     << QByteArray("--connection is specified more than once");
    QTest::newRow("a value that is empty")
        << QStringList{u"users"_s, u"--connection="_s} << QByteArray("--connection has no value");
    QTest::newRow("a filter that is empty") << QStringList{u"users"_s, QString()} << QByteArray("An argument is empty");
    QTest::newRow("a word of a filter that is blank")
        << QStringList{u"users"_s, u"src:oura"_s, u" "_s} << QByteArray("An argument is empty");
    QTest::newRow("an ID that is empty") << QStringList{u"user"_s, QString()} << QByteArray("An argument is empty");
    QTest::newRow("two forms") << QStringList{u"providers"_s, u"--json"_s, u"--csv"_s} << QByteArray("Use only one of");
    QTest::newRow("--show where nothing is hidden")
        << QStringList{u"providers"_s, u"--show"_s} << QByteArray("--show isn't an option");
    QTest::newRow("--yes where nothing changes")
        << QStringList{u"users"_s, u"--yes"_s} << QByteArray("--yes isn't an option");
}

void tst_commandtable::wrongCommandLines()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, why);
    QProcess process;
    process.start(QStringLiteral(CLI_PROGRAM), arguments);
    process.waitForFinished();
    QCOMPARE(process.exitCode(), int(ExitStatus::Usage));
    QVERIFY(process.readAllStandardOutput().isEmpty());
    QVERIFY(process.readAllStandardError().contains(why));
}

LABDESK_TEST(tst_commandtable)
#include "tst_commandtable.moc"
