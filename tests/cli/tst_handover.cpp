// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandstage.h"
#include "cli/exitstatus.h"
#include "support/testmain.h"

#include <QFile>
#include <QTest>

using namespace labdesk;
using namespace labdesk::tests;
using namespace Qt::StringLiterals;

/// `labdesk user ...` is labdesk-cli beside it.
class tst_handover : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void runsTheCommand_data();
    void runsTheCommand();
    void handsOverStandardInput();
    void saysWhatIsMissing_data();
    void saysWhatIsMissing();

private:
    std::unique_ptr<CommandStage> m_stage;
};

namespace {

/// Without a display, on which a window could open.
CommandStage::Result resultOf(const QString &program, const QStringList &arguments, const QByteArray &input = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QString::fromLatin1(name));
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished(60'000);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

} // namespace

void tst_handover::init()
{
    m_stage = std::make_unique<CommandStage>(1);
}

void tst_handover::runsTheCommand_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<int>("expected");
    QTest::newRow("an answer") << QStringList{u"connections"_s, u"--csv"_s, u"--data"_s, u"FOLDER"_s} << 0;
    QTest::newRow("a description") << QStringList{
        u"describe"_s, QStringLiteral(SOURCE_ROOT "/docs/service.openapi.yaml"), u"--csv"_s, u"--data"_s,
        u"FOLDER"_s} << 0;
    QTest::newRow("the help of a command") << QStringList{u"user"_s, u"--help"_s} << 0;
    QTest::newRow("a command with a dash") << QStringList{u"set-zone"_s} << int(ExitStatus::Usage);
    QTest::newRow("a word that is no command") << QStringList{u"usr"_s} << int(ExitStatus::Usage);
}

void tst_handover::runsTheCommand()
{
    QFETCH(QStringList, command);
    QFETCH(int, expected);
    command.replaceInStrings(u"FOLDER"_s, m_stage->folder());
    const auto window = resultOf(QStringLiteral(WINDOW_PROGRAM), command);
    const auto cli = resultOf(QStringLiteral(CLI_PROGRAM), command);
    QCOMPARE(window.status, expected);
    QCOMPARE(window.status, cli.status);
    QCOMPARE(window.output, cli.output);
    QCOMPARE(window.errors, cli.errors);
}

/// The ID is no ID, so nothing is sent.
void tst_handover::handsOverStandardInput()
{
    const QStringList command{u"user"_s, u"-"_s, u"--connection"_s, u"none"_s, u"--data"_s, m_stage->folder()};
    const auto result = resultOf(QStringLiteral(WINDOW_PROGRAM), command, "an ID\n");
    QCOMPARE(result.status, int(ExitStatus::Usage));
    QVERIFY2(result.errors.contains("labdesk-cli: There’s no connection “none”."), result.errors.constData());
}

void tst_handover::saysWhatIsMissing_data()
{
    QTest::addColumn<bool>("isThere");
    QTest::addColumn<QByteArray>("why");
    QTest::newRow("it isn't installed") << false << QByteArray("Install the package labdesk-cli.");
    QTest::newRow("it isn't a program") << true << QByteArray("Permission denied");
}

void tst_handover::saysWhatIsMissing()
{
    QFETCH(bool, isThere);
    QFETCH(QByteArray, why);
    const QString program = m_stage->folder() + u"/labdesk"_s;
    QVERIFY(QFile::copy(QStringLiteral(WINDOW_PROGRAM), program));
    if (isThere) {
        QFile other(m_stage->folder() + u"/labdesk-cli"_s);
        QVERIFY(other.open(QFile::WriteOnly));
    }
    const auto result = resultOf(program, {u"user"_s, u"52ff1d9e"_s});
    QCOMPARE(result.status, int(ExitStatus::Usage));
    QVERIFY(result.output.isEmpty());
    QVERIFY2(result.errors.startsWith("labdesk: ") && result.errors.contains(why), result.errors.constData());
    QCOMPARE(result.errors.count('\n'), 1);
}

LABDESK_TEST(tst_handover)
#include "tst_handover.moc"
