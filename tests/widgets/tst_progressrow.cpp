// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "widgets/progressrow.h"
#include "widgets/theme.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace labdesk;
using State = ProgressRow::State;
using Progress = ProgressRow::Progress;

class tst_progressrow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysHowFarItIs_data()
    {
        QTest::addColumn<Progress>("progress");
        QTest::addColumn<State>("state");
        QTest::addColumn<QString>("words");
        QTest::newRow("running") << Progress{48, 31} << State::Running << u"31 of 48"_s;
        QTest::newRow("some failed or are unknown") << Progress{48, 28, 1, 2} << State::Running << u"31 of 48"_s;
        QTest::newRow("paused") << Progress{48, 29, 0, 2} << State::Paused << u"Paused: 31 of 48"_s;
        QTest::newRow("finished") << Progress{48, 48} << State::Finished << u"Completed: 48 of 48"_s;
        QTest::newRow("canceled") << Progress{48, 12} << State::Stopped << u"Canceled: 12 of 48"_s;
        QTest::newRow("the total is not known yet") << Progress{} << State::Running << u"Preparing…"_s;
        QTest::newRow("thousands are grouped") << Progress{12000, 1200} << State::Running << u"1,200 of 12,000"_s;
    }
    void saysHowFarItIs()
    {
        QFETCH(Progress, progress);
        QFETCH(State, state);
        QFETCH(QString, words);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        ProgressRow row(u"Refresh 48 users"_s);
        row.setProgress(progress);
        row.setState(state);
        QCOMPARE(row.findChild<QLabel *>(u"jobCountLabel"_s)->text(), words);
        const auto *bar = row.findChild<QProgressBar *>(u"jobBar"_s);
        QCOMPARE(bar->accessibleName(), u"Refresh 48 users"_s);
        QCOMPARE(bar->accessibleDescription(), words);
        QCOMPARE(bar->maximum(), progress.total);
        QCOMPARE(std::max(0, bar->value()), progress.ended());
    }

    void hasASegmentForEachKindOfEnd_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("from the left") << Qt::LeftToRight;
        QTest::newRow("from the right") << Qt::RightToLeft;
    }
    void hasASegmentForEachKindOfEnd()
    {
        QFETCH(Qt::LayoutDirection, direction);
        QGuiApplication::setLayoutDirection(direction);
        const auto back = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
        ProgressRow row(u"Refresh 48 users"_s);
        row.setProgress({.total = 4, .done = 1, .unknown = 1, .failed = 1});
        row.resize(400, row.sizeHint().height());
        const QImage bar = row.findChild<QProgressBar *>(u"jobBar"_s)->grab().toImage();
        const Tokens &t = tokensFor(&row);
        const QList<QColor> colors{t.ok, t.warn, t.bad, t.trough};
        for (int part = 0; part < 4; ++part) {
            const int at = bar.width() * (2 * part + 1) / 8;
            QCOMPARE(bar.pixelColor(direction == Qt::LeftToRight ? at : bar.width() - 1 - at, bar.height() / 2),
                     colors[part]);
        }
    }

    void whatIsPausedCanBeResumed()
    {
        ProgressRow row(u"Refresh 48 users"_s);
        row.setProgress({48, 1});
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
        row.setProgress({48, 48});
        QSignalSpy canceled(&row, &ProgressRow::cancelRequested);
        auto *cancel = row.findChild<QPushButton *>(u"cancelJobButton"_s);
        cancel->click();
        QCOMPARE(canceled.size(), 1);
        row.setState(State::Finished);
        QVERIFY(cancel->isHidden());
        QVERIFY(row.findChild<QPushButton *>(u"pauseJobButton"_s)->isHidden());
    }

    void keepsItsHeightWhenItIsOver()
    {
        ProgressRow row(u"Refresh 48 users"_s);
        row.setProgress({48, 48});
        row.show();
        const int before = row.height();
        row.setState(State::Finished);
        row.adjustSize();
        QCOMPARE(row.height(), before);
    }
};

LABDESK_TEST(tst_progressrow)
#include "tst_progressrow.moc"
