// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/consolestage.h"
#include "shell/windowcommands.h"
#include "support/eventloop.h"
#include "views/common/practicetexts.h"
#include "widgets/inlinemessage.h"
#include "widgets/sheet.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

// Exercises in the window: begun from a sheet, told over the places, left at any time.
class tst_exercises : public QObject
{
    Q_OBJECT

    static InlineMessage *bar(const ConsoleStage &stage) { return stage.part<InlineMessage>("exerciseMessage"); }

    static QList<Command> offered(const ConsoleStage &stage)
    {
        QList<Command> found;
        for (const Command &command : stage.window().windowCommands().all({}))
            if (command.id.startsWith(u"exercise."_s))
                found += command;
        return found;
    }

    static QList<QPushButton *> inTheSheet(const ConsoleStage &stage)
    {
        stage.window().windowCommands().press(u"exercise.choose"_s);
        return stage.window().findChildren<QPushButton *>(u"exerciseButton"_s);
    }

private Q_SLOTS:
    void theSheetOffersSixAndOneBeginsByKeyboard()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        const auto buttons = inTheSheet(stage);
        QCOMPARE(buttons.size(), 6);
        QVERIFY(!bar(stage));
        buttons.at(3)->setFocus();
        QTest::keyClick(buttons.at(3), Qt::Key_Space);
        QVERIFY(bar(stage));
        QCOMPARE(bar(stage)->sentence(), u"Step 1 of 2: Open any user."_s);
        QCOMPARE(bar(stage)->accessibleDescription(), exerciseTitle(ExerciseKind::Outage));
        QVERIFY(stage.part<QAbstractButton>("endPracticeButton")); // its drill is told as any
        QTRY_VERIFY(!stage.part<Sheet>("exerciseSheet"));
    }

    void eachStepIsToldAsItIsDone()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        stage.console->exercise().begin(ExerciseKind::WrongSource, stage.session());
        QCOMPARE(bar(stage)->sentence(), u"Step 1 of 2: Disconnect a source of any user."_s);
        for (int row = 0; row < 20; ++row) {
            QVERIFY(stage.openRow(row));
            if (!readyIn(stage.session().details().providers())->value.empty())
                break;
        }
        const User user = readyIn(stage.session().details().user())->value;
        const auto source = ProviderSlug::parse(readyIn(stage.session().details().providers())->value.front().slug);
        const quint64 mistake = stage.session().actions().deregister(user, *source);
        QTRY_COMPARE(bar(stage)->sentence(), u"Step 2 of 2: Cancel before it’s sent."_s);
        stage.session().actions().cancel(mistake);
        QTRY_COMPARE(bar(stage)->sentence(), u"Exercise completed."_s);
        QTest::mouseClick(bar(stage)->button(), Qt::LeftButton);
        QVERIFY(!bar(stage));
        const auto all = offered(stage);
        QCOMPARE(std::ranges::count(all, u"Completed"_s, &Command::detail), 1);
    }

    void whatIsCopiedInTheWindowCounts()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        stage.console->exercise().begin(ExerciseKind::LostResponse, stage.session());
        QVERIFY(stage.openRow(0));
        const User user = readyIn(stage.session().details().user())->value;
        const quint64 change = stage.session().actions().changeZone(user, u"America/Phoenix"_s);
        QTRY_COMPARE(stage.console->exercise().stepsDone(), size_t(1));
        stage.session().actions().check(change);
        QTRY_COMPARE(stage.console->exercise().stepsDone(), size_t(2));
        stage.window().windowCommands().press(u"user.copySummary"_s);
        QGuiApplication::clipboard()->setText(u"Another program’s\n"_s + user.id.text());
        QVERIFY(whatWasPutOffIsDone());
        QCOMPARE(stage.console->exercise().stepsDone(), size_t(2));
        QTest::mouseClick(stage.part<QPushButton>("actionButton"), Qt::LeftButton); // the first time it is previewed
        QTRY_COMPARE(bar(stage)->sentence(), u"Exercise completed."_s);
    }

    void itIsLeftByACommandAndByItsButton()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        QCOMPARE(offered(stage).size(), 7); // and the sheet
        offered(stage).constLast().run();
        QVERIFY(bar(stage));
        QTest::mouseClick(bar(stage)->button(), Qt::LeftButton);
        QVERIFY(!bar(stage));
        offered(stage).constLast().run();
        QCOMPARE(offered(stage).constFirst().title, u"End exercise"_s);
        offered(stage).constFirst().run();
        QVERIFY(!bar(stage));
    }

    void itIsStillToldInAWindowThatWasRebuilt()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        stage.console->exercise().begin(ExerciseKind::NearestCenter, stage.session());
        QSignalSpy rebuilt(stage.console.get(), &Console::rebuilt);
        stage.console->setTextScale(125);
        QTRY_COMPARE(rebuilt.size(), 1);
        QVERIFY(bar(stage));
        QTest::mouseClick(bar(stage)->button(), Qt::LeftButton);
        QVERIFY(!stage.console->exercise().kind());
    }

    void itEndsWithTheConnectionAndIsNotOfferedOnAnother()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        const QString elsewhere = stage.addElsewhere();
        stage.console->exercise().begin(ExerciseKind::NearestCenter, stage.session());
        QSignalSpy connected(stage.console.get(), &Console::connected);
        stage.console->connectTo(elsewhere);
        QTRY_COMPARE_WITH_TIMEOUT(connected.size(), 1, ConsoleStage::patience);
        QVERIFY(!bar(stage));
        QVERIFY(inTheSheet(stage).isEmpty());
        for (const Command &command : offered(stage))
            QVERIFY(!command.disabledReason.isEmpty());
        stage.console->exercise().begin(ExerciseKind::Outage, stage.session());
        QVERIFY(!bar(stage));
    }
};

LABDESK_TEST(tst_exercises)
#include "tst_exercises.moc"
