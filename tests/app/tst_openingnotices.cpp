// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "consolestage.h"
#include "domain/knownvalues.h"
#include "platform/jobrecords.h"
#include "platform/policy.h"
#include "session/userjobs.h"
#include "shell/windowcommands.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

/// What is said over the window once the first connection is open.
class tst_openingnotices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { useValues({}); }

    void whatIsWrongWithThePolicyIsSaidWithItsLine_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("what");
        const QByteArray desk = "[connections]\nsize=1\n1\\id=acme\n1\\url=https://127.0.0.1:9\n1\\scheme=key\n";
        QTest::newRow("a rule") << QByteArray("[policy]\nexports=no\n")
                                << u"policy.ini. Line 2: Invalid value for “policy/exports”. Use true or false."_s;
        QTest::newRow("a connection") << desk << u"policy.ini. Line 3: “connections/1” can’t be used: header is"_s;
        QTest::newRow("a file that it names") << desk + "1\\header=x-key\n1\\authorityFile=/none/ca.pem\n"
                                              << u"/none/ca.pem. The file doesn’t exist."_s;
        QTest::newRow("a folder in its place") << desk + "1\\header=x-key\n1\\authorityFile=FOLDER\n"
                                               << u". This isn’t a file."_s;
#ifdef Q_OS_UNIX
        QTest::newRow("a link that leads nowhere")
            << desk + "1\\header=x-key\n1\\authorityFile=FOLDER/link.pem\n"
            << u"/link.pem. The path contains a link to something that doesn’t exist."_s;
        QTest::newRow("authorities that anyone can change")
            << desk + "1\\header=x-key\n1\\authorityFile=FOLDER/open.pem\n"
            << u"/open.pem. Anyone can change this file."_s;
#endif
    }

    void whatIsWrongWithThePolicyIsSaidWithItsLine()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, what);
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"policy.ini"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content.replace("FOLDER", folder.path().toUtf8()));
        file.close();
        QFile::link(u"none.pem"_s, folder.filePath(u"link.pem"_s));
        QFile open(folder.filePath(u"open.pem"_s));
        QVERIFY(open.open(QIODevice::WriteOnly));
        open.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::WriteOther);
        Options options;
        options.dataFolder = folder.path();
        options.users = 5;
        options.policy = Policy::read(file.fileName());
        Console console(options, makeMemoryStore());
        console.start();
        // What else is told at the start may come first.
        QTRY_VERIFY_WITH_TIMEOUT(noticeText(console).remove(QChar(0x2060)).contains(what), 30'000);
    }

    void theAdministratorHearsWhatIsWrongWithTheFileOfValues_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("what");
        QByteArray tooMany = "[labs]\n";
        for (int count = 0; count <= known::maxValues; ++count)
            tooMany += "lab" + QByteArray::number(count) + " = Lab\n";
        QTest::newRow("it is not there") << QByteArray() << u"The file doesn’t exist."_s;
        QTest::newRow("it is too large") << QByteArray(known::maxFileSize + 1, ';')
                                         << u"The file is larger than 1 MB."_s;
        QTest::newRow("it is not UTF-8") << QByteArray("\xff") << u"The file isn’t UTF-8."_s;
        QTest::newRow("a list that there is not") << QByteArray("\n[dogs]") << u"Line 2: unknown list “[dogs]”."_s;
        QTest::newRow("a value before any list") << QByteArray("a = b") << u"Line 1: “a” isn’t in any list."_s;
        QTest::newRow("a slug alone") << QByteArray("[labs]\nquest") << u"Line 2: “quest” has no value."_s;
        QTest::newRow("no slug") << QByteArray("[labs]\nA b = c")
                                 << u"Line 2: “A b” isn’t a short name. Use only letters, digits, and _ . -"_s;
        QTest::newRow("no text") << QByteArray("[labs]\nquest =")
                                 << u"Line 2: the text for “quest” is missing, too long, or not plain text."_s;
        QTest::newRow("an unknown mark") << QByteArray("[labs]\nquest = Quest | x")
                                         << u"Line 2: unknown text after | in “quest”."_s;
        QTest::newRow("no radius") << QByteArray("[radii]\nfar") << u"Line 2: “far” isn’t a radius in miles."_s;
        QTest::newRow("twice") << QByteArray("[radii]\n5\n5") << u"Line 3: “5” is listed twice."_s;
        QTest::newRow("too many") << tooMany << u"Line 20002: too many values, from “lab20000” on."_s;
    }

    void theAdministratorHearsWhatIsWrongWithTheFileOfValues()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, what);
        QTest::failOnWarning(QRegularExpression(u"QString::arg"_s)); // a text without room for what it is given
        const QTemporaryDir folder;
        Options options;
        options.dataFolder = folder.path();
        options.users = 5;
        options.policy.valuesFile = folder.filePath(u"values.ini"_s);
        if (!content.isEmpty()) {
            QFile file(options.policy.valuesFile);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(content);
        }
        Console console(options, makeMemoryStore());
        console.start();
        QTRY_VERIFY_WITH_TIMEOUT(!noticeText(console).isEmpty(), 30'000);
        const QString said = noticeText(console).remove(QChar(0x2060)); // keeps “UTF-8” on one line
        QVERIFY2(said.contains(u"Labdesk uses its built-in names."), qPrintable(said));
        QVERIFY2(said.contains(options.policy.valuesFile + u". "_s + what), qPrintable(said));
    }

    void anUnreadableRecordOfAJobIsToldWithItsNewName()
    {
        ConsoleStage stage;
        const QString path = stage.folder.filePath(u"jobs/one.job"_s);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{");
        file.close();
        QVERIFY(stage.start());
        QTRY_VERIFY2(isTold(stage, u"The progress of an interrupted job couldn’t be read."_s, path + u".broken"_s),
                     qPrintable(noticeText(*stage.console)));
    }

    void settingsThatCannotBeSavedAreToldUntilTheyAre()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        QCOMPARE(noticeText(*stage.console), QString());
        const QString path = stage.folder.filePath(u"labdesk.ini"_s);
        QVERIFY(QFile::remove(path) && QDir().mkpath(path + u"/in/the/way"_s));
        stage.console->setTextScale(125);
        QTRY_VERIFY2(isTold(stage, u"Your settings can’t be saved."_s, path), qPrintable(noticeText(*stage.console)));
        QVERIFY(QDir(path).removeRecursively());
        stage.console->setTextScale(150);
        QTRY_COMPARE(noticeText(*stage.console), QString());
    }

    void aJobThatCannotBeRecordedIsTold()
    {
        ConsoleStage stage;
        const QString path = stage.folder.filePath(u"jobs"_s);
        QVERIFY(QFile(path).open(QIODevice::WriteOnly)); // where the folder would be
        QVERIFY(stage.start());
        QCOMPARE(noticeText(*stage.console), QString());
        const UserStore &store = stage.session().users().store();
        const UserSelection everybody{store.snapshot(), RowSet(store.size(), true)};
        QVERIFY(stage.session().jobs().start(
            *planUserJob({.kind = UserJobKind::Refresh}, everybody, {}, QDateTime::currentMSecsSinceEpoch()),
            {.between = UserJobEngine::Time(0)}));
        QTRY_VERIFY2(isTold(stage, u"The progress of a job can’t be saved."_s, path),
                     qPrintable(noticeText(*stage.console)));
    }

    void aMendedFileOfRepliesIsNotToldOf()
    {
        ConsoleStage stage(5, {}, false, "[General]\nformat=1\n[replies]\nfile=/nowhere/at/all.txt\n");
        QVERIFY(stage.start());
        QTRY_VERIFY(noticeText(*stage.console).contains(u"replies file can’t be used"_s));
        stage.window().windowCommands().press(u"app.preferences"_s);
        auto *file = stage.window().findChild<QLineEdit *>(u"repliesFileEdit"_s);
        file->clear();
        QTest::keyClick(file, Qt::Key_Return);
        QVERIFY2(noticeText(*stage.console).isEmpty(), qPrintable(noticeText(*stage.console)));
    }

    void interruptedJobsAreNotToldOfOnceTheyAreRemoved()
    {
        ConsoleStage stage(5);
        JobRecords(stage.folder.filePath(u"jobs"_s))
            .begin({.id = u"one"_s,
                    .kind = UserJobKind::Refresh,
                    .connectionId = ConnectionRegistry::localId,
                    .connectionName = {},
                    .begunAt = QDateTime::currentDateTimeUtc(),
                    .users = {u"7d6f2b1e-0c1c-4f83-9a8b-0a52e2a9f101"_s},
                    .states = {}});
        QVERIFY(stage.start());
        QTRY_VERIFY(noticeText(*stage.console).contains(u"interrupted"_s));
        stage.session().jobs().forgetInterrupted(u"one"_s);
        QVERIFY2(noticeText(*stage.console).isEmpty(), qPrintable(noticeText(*stage.console)));
    }

private:
    static bool isTold(const ConsoleStage &stage, const QString &sentence, const QString &path)
    {
        const QString said = noticeText(*stage.console).remove(QChar(0x2060));
        return said.contains(sentence) && said.contains(path);
    }
};

LABDESK_TEST(tst_openingnotices)
#include "tst_openingnotices.moc"
