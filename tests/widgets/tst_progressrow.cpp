// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "widgets/progressrow.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace labdesk;
using State = ProgressRow::State;

class tst_progressrow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysHowFarItIs_data()
    {
        QTest::addColumn<int>("done");
        QTest::addColumn<int>("total");
        QTest::addColumn<int>("failed");
        QTest::addColumn<State>("state");
        QTest::addColumn<QString>("words");
        QTest::newRow("on its way") << 31 << 48 << 0 << State::Running << u"31 of 48"_s;
        QTest::newRow("some failed") << 31 << 48 << 2 << State::Running << u"31 of 48 · 2 failed"_s;
        QTest::newRow("paused") << 31 << 48 << 2 << State::Paused << u"Paused: 31 of 48 · 2 failed"_s;
        QTest::newRow("finished") << 48 << 48 << 0 << State::Finished << u"Finished: 48 of 48"_s;
        QTest::newRow("cancelled") << 12 << 48 << 0 << State::Stopped << u"Cancelled: 12 of 48"_s;
        QTest::newRow("nobody knows yet how many there are") << 0 << 0 << 0 << State::Running << u"Preparing…"_s;
        QTest::newRow("thousands are grouped") << 1200 << 12000 << 0 << State::Running << u"1,200 of 12,000"_s;
    }
    void saysHowFarItIs()
    {
        QFETCH(int, done);
        QFETCH(int, total);
        QFETCH(int, failed);
        QFETCH(State, state);
        QFETCH(QString, words);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        ProgressRow row(u"Refresh 48 users"_s);
        row.setProgress(done, total, failed);
        row.setState(state);
        QCOMPARE(row.findChild<QLabel *>(u"jobCountLabel"_s)->text(), words);
        const auto *bar = row.findChild<QProgressBar *>(u"jobBar"_s);
        QCOMPARE(bar->accessibleName(), u"Refresh 48 users"_s);
        QCOMPARE(bar->accessibleDescription(), words);
        QCOMPARE(bar->maximum(), total);
        QCOMPARE(std::max(0, bar->value()), done);
    }

    void whatIsPausedCanBeResumed()
    {
        ProgressRow row(u"Refresh 48 users"_s);
        row.setProgress(1, 48);
        auto *button = row.findChild<QPushButton *>(u"pauseJobButton"_s);
        QSignalSpy paused(&row, &ProgressRow::pauseRequested);
        QSignalSpy resumed(&row, &ProgressRow::resumeRequested);
        button->click();
        QCOMPARE(paused.size(), 1);
        QCOMPARE(row.state(), State::Running); // the job says when it has paused
        row.setState(State::Paused);
        QCOMPARE(button->text(), u"Resume"_s);
        button->click();
        QCOMPARE(paused.size(), 1);
        QCOMPARE(resumed.size(), 1);
    }

    void whatIsOverHasNothingToPress()
    {
        ProgressRow row(u"Refresh 48 users"_s);
        row.setProgress(48, 48);
        QSignalSpy cancelled(&row, &ProgressRow::cancelRequested);
        auto *cancel = row.findChild<QPushButton *>(u"cancelJobButton"_s);
        cancel->click();
        QCOMPARE(cancelled.size(), 1);
        row.setState(State::Finished);
        QVERIFY(cancel->isHidden());
        QVERIFY(row.findChild<QPushButton *>(u"pauseJobButton"_s)->isHidden());
    }

    void keepsItsHeightWhenItIsOver()
    {
        ProgressRow row(u"Refresh 48 users"_s);
        row.setProgress(48, 48);
        row.show();
        const int before = row.height();
        row.setState(State::Finished);
        row.adjustSize();
        QCOMPARE(row.height(), before);
    }
};

LABDESK_TEST(tst_progressrow)
#include "tst_progressrow.moc"
