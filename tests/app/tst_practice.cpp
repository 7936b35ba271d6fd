// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/consolestage.h"
#include "models/usertablemodel.h"
#include "service/drills.h"
#include "shell/environmentbanner.h"
#include "shell/windowcommands.h"
#include "views/common/practicetexts.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDialog>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

// Drills of the local service, from the window: switched on, told, ended, and never with another connection.
class tst_practice : public QObject
{
    Q_OBJECT

    static Command commandOf(const ConsoleStage &stage, const QString &id)
    {
        for (const Command &command : stage.window().windowCommands().all({}))
            if (command.id == id)
                return command;
        return {};
    }

    static QString told(const ConsoleStage &stage)
    {
        return stage.part<EnvironmentBanner>("environmentBand")->accessibleDescription();
    }

    static std::optional<service::Drill> played(const ConsoleStage &stage)
    {
        return stage.console->localService()->faultInjector().practicedDrill();
    }

private Q_SLOTS:
    void eachDrillIsOneOfTheService()
    {
        QSet<service::Drill> drills;
        for (const PracticeDrill drill : allPracticeDrills) {
            const auto played = service::drillNamed(practiceDrillName(drill));
            QVERIFY(played);
            drills += *played;
            QVERIFY(!practiceDrillAbout(drill).isEmpty());
        }
        QCOMPARE(drills.size(), service::drillNames().size());
    }

    void aDrillIsToldInTheBandAndEndsWithOneClick()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        QVERIFY(!stage.part<QAbstractButton>("endPracticeButton"));
        commandOf(stage, u"practice.unavailable"_s).run();
        QCOMPARE(played(stage), service::Drill::Unavailable);
        QVERIFY2(told(stage).contains(u"PRACTICE: Unavailable"_s), qPrintable(told(stage)));
        QTRY_VERIFY(readyIn(stage.session().users().state())->stale); // seen at once
        QVERIFY(!commandOf(stage, u"practice.unavailable"_s).disabledReason.isEmpty());

        QTest::mouseClick(stage.part<QAbstractButton>("endPracticeButton"), Qt::LeftButton);
        QCOMPARE(played(stage), std::nullopt);
        QVERIFY(!told(stage).contains(u"PRACTICE"_s));
        QVERIFY(!stage.part<QAbstractButton>("endPracticeButton"));
        QVERIFY(stage.isReady());
        QVERIFY(commandOf(stage, u"practice.end"_s).id.isEmpty());
    }

    void aDrillIsStillToldInAWindowThatWasRebuilt()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        commandOf(stage, u"practice.lost-answers"_s).run();
        QSignalSpy rebuilt(stage.console.get(), &Console::rebuilt);
        stage.console->setTextScale(125);
        QTRY_COMPARE(rebuilt.size(), 1);
        QVERIFY(told(stage).contains(u"PRACTICE: Lost responses"_s));
        QVERIFY(stage.part<QAbstractButton>("endPracticeButton"));
    }

    void aDrillEndsWithTheConnectionAndIsNeverOnAnother()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        const QString elsewhere = stage.addElsewhere();
        commandOf(stage, u"practice.slow"_s).run();
        QSignalSpy connected(stage.console.get(), &Console::connected);
        stage.console->connectTo(elsewhere);
        QTRY_COMPARE_WITH_TIMEOUT(connected.size(), 1, ConsoleStage::patience);
        QCOMPARE(played(stage), std::nullopt);
        QCOMPARE(stage.elsewhere->faultInjector().practicedDrill(), std::nullopt);
        QVERIFY(!told(stage).contains(u"PRACTICE"_s));
        for (const PracticeDrill drill : allPracticeDrills) {
            const Command command = commandOf(stage, u"practice."_s + QLatin1StringView(practiceDrillName(drill)));
            QVERIFY(!command.disabledReason.isEmpty());
            command.run(); // even so
        }
        commandOf(stage, u"practice.startOver"_s).run();
        QVERIFY(!stage.window().findChild<QDialog *>(u"startOverDialog"_s));
        QCOMPARE(played(stage), std::nullopt);
        QCOMPARE(stage.elsewhere->faultInjector().practicedDrill(), std::nullopt);
    }

    void thePageOfTheLocalConnectionSwitchesDrills()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        Q_EMIT stage.window().switchConnectionRequested();
        auto *drills = stage.window().findChild<QComboBox *>(u"practiceCombo"_s);
        QVERIFY(drills && drills->isVisible() && drills->isEnabled());
        QCOMPARE(drills->count(), 1 + int(allPracticeDrills.size()));
        QTest::keyClicks(drills, u"Empty"_s);
        QCOMPARE(played(stage), service::Drill::EmptyTeam);
        QVERIFY(told(stage).contains(u"PRACTICE: Empty team"_s));
        QTest::keyClick(drills, Qt::Key_Home);
        QCOMPARE(played(stage), std::nullopt);
    }

    void startingOverAsksAndMakesOtherUsers()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        const auto firstUser
            = [&stage] { return stage.part<QTableView>("usersTable")->model()->index(0, 0).data(IdRole).toString(); };
        const QString before = firstUser();
        stage.session().bookmarks().setPinned(*UserId::parse(before), true);
        Q_EMIT stage.window().switchConnectionRequested();
        QTest::mouseClick(stage.part<QPushButton>("startOverButton"), Qt::LeftButton);
        auto *question = stage.window().findChild<QDialog *>(u"startOverDialog"_s);
        QVERIFY(question && question->isVisible());
        QSignalSpy connected(stage.console.get(), &Console::connected);
        QTest::mouseClick(question->findChild<QPushButton *>(u"actionButton"_s), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(connected.size(), 1, ConsoleStage::patience);
        QVERIFY(stage.isReady());
        QVERIFY(firstUser() != before);
        QVERIFY2(stage.session().bookmarks().pinned().empty(), "a pin would lead to nobody");
        QCOMPARE(readyIn(stage.session().users().state())->value, 60);
    }
};

LABDESK_TEST(tst_practice)
#include "tst_practice.moc"
