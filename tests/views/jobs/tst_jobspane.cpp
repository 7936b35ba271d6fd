// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/userjobtexts.h"
#include "platform/jobrecords.h"
#include "privacy/sensitive.h"
#include "support/testmain.h"
#include "support/usersstage.h"
#include "views/jobs/jobremainsview.h"
#include "views/jobs/jobspane.h"
#include "views/jobs/userjobresults.h"
#include "views/users/list/userlistpane.h"
#include "widgets/inlinemessage.h"
#include "widgets/tabledelegate.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <utility>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

const QString wantedZone = u"Pacific/Chatham"_s;

void selectRows(const UsersStage &stage, int from, int to)
{
    QTableView *table = stage.table();
    table->selectionModel()->select({table->model()->index(from, 0), table->model()->index(to, 0)},
                                    QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (to > from)
        stage.summary();
}

/// Asks for a change of zone of the users selected, without confirming it.
QDialog *askZone(const UsersStage &stage)
{
    part<QPushButton>(*stage.summary(), "changeZoneJobButton")->click();
    QDialog *dialog = stage.dialog("newJobDialog");
    part<QLineEdit>(*dialog, "jobZoneEdit")->setText(wantedZone);
    part<QComboBox>(*dialog, "jobPaceCombo")->setCurrentIndex(part<QComboBox>(*dialog, "jobPaceCombo")->count() - 1);
    if (!QTest::qWaitFor([&] { return part<QLabel>(*dialog, "dialogTitleLabel")->text().contains(wantedZone); },
                         30'000))
        qFatal("the plan does not come");
    return dialog;
}

const UserJob &jobOf(const UsersStage &stage)
{
    return *stage.session->jobs().jobs().back();
}

QStringList segmentsOf(const QWidget &pane)
{
    QStringList texts;
    for (const auto *segment : part<QWidget>(pane, "jobFilterControl")->findChildren<QAbstractButton *>())
        if (!segment->isHidden())
            texts += segment->text();
    return texts;
}

QString textOf(const QWidget &pane, const char *label)
{
    return part<QLabel>(pane, label)->text();
}

} // namespace

class tst_jobspane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void usersWithoutTimeZonesAreSummedUpInWords()
    {
        UsersStage stage(3);
        QTRY_COMPARE(stage.rows(), 3);
        stage.table()->selectAll();
        QTRY_COMPARE(textOf(*stage.summary(), "selectionNoZoneLabel"), u"3"_s);
        QCOMPARE(textOf(*stage.summary(), "selectionZonesLabel"), u"none"_s);
    }

    void theSummaryFollowsItsUsers()
    {
        UsersStage stage(3);
        QTRY_COMPARE(stage.rows(), 3);
        stage.table()->selectAll();
        QTRY_COMPARE(textOf(*stage.summary(), "selectionNoZoneLabel"), u"3"_s);
        stage.session->actions().changeZone(stage.session->users().store().user(0), wantedZone);
        QTRY_COMPARE(textOf(*stage.summary(), "selectionNoZoneLabel"), u"2"_s);
        QCOMPARE(textOf(*stage.summary(), "selectionTitleLabel"), u"3 user(s) selected"_s);
    }

    void theMostFrequentValuesAreNamedAndTheOthersCounted_data()
    {
        QTest::addColumn<QByteArray>("label");
        QTest::newRow("sources") << QByteArray("selectionSourcesLabel");
        QTest::newRow("time zones") << QByteArray("selectionZonesLabel");
    }
    void theMostFrequentValuesAreNamedAndTheOthersCounted()
    {
        QFETCH(const QByteArray, label);
        UsersStage stage(300);
        QTRY_COMPARE(stage.rows(), 300);
        stage.table()->selectAll();
        const auto *values = part<QLabel>(*stage.summary(), label.constData());
        QTRY_VERIFY(values->text().contains(u'·'));
        const QStringList parts = values->text().split(u"\u00a0· "_s); // the dot doesn't begin a line
        QCOMPARE(parts.size(), 7);
        static const QRegularExpression others(u"^\\d+ more$"_s);
        QVERIFY2(parts.back().contains(others), qPrintable(parts.back()));
    }

    void severalUsersShowWhatTheyHaveInCommon()
    {
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        selectRows(stage, 2, 6);
        auto *summary = stage.summary();
        QTRY_VERIFY(summary->isVisible());
        QCOMPARE(textOf(*summary, "selectionTitleLabel"), u"5 user(s) selected"_s);
        QVERIFY(!stage.session->details().userId()); // what keys do would concern somebody who cannot be seen
        QCOMPARE(stage.pane->status(), QString());   // it is said once
        QVERIFY(!part<QLabel>(*summary, "selectionHiddenLabel")->isVisible());
        const QString zones = textOf(*summary, "selectionZonesLabel");
        const QStringList names = zones.split(u"\u00a0· "_s);
        for (const QString &name : names)
            QVERIFY2(!name.isEmpty() && !name.contains(u' ') && name.count(u'/') == name.count(u"/\u2060"_s),
                     "a line may end within the name of a zone");

        part<QLineEdit>(*stage.pane, "filterEdit")->setText(stage.table()->model()->index(3, 0).data().toString());
        QTRY_COMPARE(stage.rows(), 1);
        QTRY_VERIFY(stage.session->details().userId());
        QCOMPARE(stage.pane->status(), QString());
        part<QLineEdit>(*stage.pane, "filterEdit")->clear();
        QTest::keyClick(stage.table(), Qt::Key_A, Qt::ControlModifier);
        QTRY_COMPARE(textOf(*summary, "selectionTitleLabel"), u"30 user(s) selected"_s);

        stage.click("clearSelectionButton");
        QTRY_VERIFY(!summary->isVisible());
        selectRows(stage, 0, 0);
        QTRY_VERIFY(stage.session->details().userId());
        QCOMPARE(stage.pane->status(), QString());
        part<QLineEdit>(*stage.pane, "filterEdit")->setText(u"nobody of that name"_s);
        QTRY_COMPARE(stage.label("listCountLabel"), u"0 of 30"_s);
    }

    void onlyAnEndedCollectionIsExplained()
    {
        UsersStage stage(200);
        QTRY_COMPARE(stage.rows(), 200);
        const auto endedAndExplained = [&stage] {
            const auto *summary = stage.summary();
            const auto labels = summary->findChildren<QLabel *>();
            return std::pair(textOf(*summary, "selectionEndedLabel") != u"0"_s,
                             std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
                                 return label->isVisible() && label->text().contains(u"disconnected all"_s);
                             }));
        };
        QTest::keyClick(stage.table(), Qt::Key_A, Qt::ControlModifier);
        QTRY_COMPARE(endedAndExplained(), std::pair(true, true));
        part<QLineEdit>(*stage.pane, "filterEdit")->setText(u"-ingest:ended"_s);
        QTRY_VERIFY(stage.rows() < 200);
        stage.click("clearSelectionButton");
        QTest::keyClick(stage.table(), Qt::Key_A, Qt::ControlModifier);
        QTRY_COMPARE(endedAndExplained(), std::pair(false, false));
    }

    void aJobIsPreviewedSentAndToldOf()
    {
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        JobsPane jobs(*stage.session);
        selectRows(stage, 0, 9);
        QDialog *dialog = askZone(stage);
        QCOMPARE(textOf(*dialog, "dialogTitleLabel"), u"Change time zone to Pacific/Chatham for 10 user(s)?"_s);
        QCOMPARE(stage.live.faultInjector().requestCount("PATCH", "/v2/user/"), 0);
        stage.confirm("newJobDialog");
        QVERIFY(stage.toasted(u"Started: Change time zone to Pacific/Chatham"_s));
        QTRY_VERIFY(jobOf(stage).isEnded());
        QCOMPARE(textOf(jobs, "jobTitleLabel"), u"Change time zone to Pacific/Chatham"_s);
        QCOMPARE(textOf(jobs, "jobTotalsLabel"), u"10 done"_s);
        QCOMPARE(columnOf(part<QTableView>(jobs, "jobUsersTable"), 2), QStringList(10, u"Done"_s));
        QCOMPARE(stage.live.faultInjector().requestCount("PATCH", "/v2/user/"), 10);

        // Once more: there is nobody left to change.
        QTRY_VERIFY(readyIn(stage.session->users().state())->at >= jobOf(stage).endedAt());
        dialog = askZone(stage);
        QVERIFY(!part<QPushButton>(*dialog, "actionButton")->isEnabled());
        QCOMPARE(textOf(*dialog, "jobReasonsLabel"), u"already has this time zone: 10"_s);
        QCOMPARE(columnOf(part<QTableView>(*dialog, "jobPreviewTable"), 3),
                 QStringList(10, u"already has this time zone"_s));
    }

    void failuresAreShownRetriedAndTakenBack()
    {
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        JobsPane jobs(*stage.session);
        jobs.show();
        std::optional<UserId> shown;
        connect(&jobs, &JobsPane::userRequested, &jobs, [&](const UserId &user) { shown = user; });
        service::InjectedFault lost;
        lost.method = "PATCH";
        lost.times = 1;
        lost.drop = service::InjectedFault::Drop::AfterProcessing;
        service::InjectedFault refused;
        refused.method = "PATCH";
        refused.times = 2;
        refused.status = 422;
        stage.live.faultInjector().set({lost, refused});
        selectRows(stage, 0, 9);
        askZone(stage);
        stage.confirm("newJobDialog");
        QTRY_VERIFY(jobOf(stage).isEnded());
        QCOMPARE(textOf(jobs, "jobTotalsLabel"), u"7 done · 2 failed · 1 unknown"_s);
        auto *table = part<QTableView>(jobs, "jobUsersTable");
        part<QWidget>(jobs, "jobFilterControl")->findChildren<QAbstractButton *>().at(1)->click();
        QCOMPARE(table->model()->rowCount(), 2);
        QVERIFY(table->model()->index(0, 3).data().toString().endsWith(u" Status 422."_s));
        QCOMPARE(segmentsOf(jobs), (QStringList{u"All 10"_s, u"Failed 2"_s, u"Unknown 1"_s, u"Done 7"_s}));
        QCOMPARE(columnOf(part<QTableView>(jobs, "jobsTable"), 1), QStringList{u"Partly done"_s});
        table->setCurrentIndex(table->model()->index(1, 0));
        part<QPushButton>(jobs, "showJobUserButton")->click();
        QCOMPARE(shown->text(), table->model()->index(1, 1).data().toString());

        part<QPushButton>(jobs, "retryJobButton")->click();
        QTRY_COMPARE(textOf(jobs, "jobTotalsLabel"), u"9 done · 1 unknown"_s);
        QVERIFY(!part<QPushButton>(jobs, "retryJobButton")->isVisible()); // nothing failed any more
        part<QPushButton>(jobs, "checkJobButton")->click();
        QTRY_COMPARE(textOf(jobs, "jobTotalsLabel"), u"10 done"_s);
        QVERIFY(!part<QPushButton>(jobs, "checkJobButton")->isVisible());
        QCOMPARE(segmentsOf(jobs), (QStringList{u"All 10"_s, u"Failed"_s, u"Done 10"_s})); // what is chosen stays
        part<QWidget>(jobs, "jobFilterControl")->findChildren<QAbstractButton *>().front()->click();
        QCOMPARE(segmentsOf(jobs), (QStringList{u"All 10"_s, u"Done 10"_s}));
        QCOMPARE(columnOf(table, 3), QStringList(10, u"Changed."_s));
        QCOMPARE(stage.live.faultInjector().requestCount("PATCH", "/v2/user/"),
                 12); // each once, and the two refused ones again

        part<QPushButton>(jobs, "undoJobButton")->click();
        auto *undo = jobs.findChild<QDialog *>(u"newJobDialog"_s);
        QVERIFY(textOf(*undo, "dialogTitleLabel").startsWith(u"Restore time zones for "_s));
        part<QPushButton>(*undo, "actionButton")->click();
        QTRY_VERIFY(stage.session->jobs().jobs().size() == 2 && jobOf(stage).isEnded());
        QCOMPARE(textOf(jobs, "jobTitleLabel"), u"Restore time zones"_s); // the newest is shown
    }

    /// Each segment lists those whose chip it names.
    void whoIsPartlyDoneIsNotAmongThoseWhoAreDone()
    {
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        JobsPane jobs(*stage.session);
        jobs.show();
        std::vector<service::InjectedFault> answers;
        const UserStore &store = stage.session->users().store();
        bool isFirst = true;
        for (UserStore::Row row = 0; row < store.size(); ++row) {
            const bool isPartly = !store.sources(row).empty() && std::exchange(isFirst, false);
            service::InjectedFault answer;
            answer.method = "POST";
            answer.pathPrefix = "/v2/user/refresh/" + store.idText(row).toUtf8();
            answer.status = 200;
            const QJsonObject body{{u"success"_s, true},
                                   {u"user_id"_s, store.idText(row)},
                                   {u"refreshed_sources"_s, QJsonArray{u"oura/sleep"_s}},
                                   {u"in_progress_sources"_s, QJsonArray()},
                                   {u"failed_sources"_s, isPartly ? QJsonArray{u"fitbit"_s} : QJsonArray()}};
            answer.body = QJsonDocument(body).toJson(QJsonDocument::Compact);
            answers.push_back(answer);
        }
        stage.live.faultInjector().set(answers);
        stage.table()->selectAll();
        stage.summary();
        stage.click("refreshJobButton");
        auto *pace = part<QComboBox>(*stage.dialog("newJobDialog"), "jobPaceCombo");
        pace->setCurrentIndex(pace->count() - 1);
        stage.confirm("newJobDialog");
        QTRY_VERIFY(jobOf(stage).isEnded());
        const int done = int(jobOf(stage).engine().totals().done);
        QVERIFY(done > 1);
        QStringList segments{u"All %1"_s.arg(done), u"Partly done 1"_s, u"Done %1"_s.arg(done - 1)};
        QCOMPARE(segmentsOf(jobs), segments);
        QCOMPARE(textOf(jobs, "jobTotalsLabel"), u"%1 done · 1 partly done"_s.arg(done - 1));
        auto *table = part<QTableView>(jobs, "jobUsersTable");
        for (auto *segment : part<QWidget>(jobs, "jobFilterControl")->findChildren<QAbstractButton *>()) {
            if (segment->isHidden() || segment->text().startsWith(u"All"))
                continue;
            segment->click();
            QStringList named(segment->text().section(u' ', -1).toInt(), segment->text().section(u' ', 0, -2));
            QCOMPARE(columnOf(table, 2), named);
        }
        // By the arrows over those that are hidden.
        auto *control = part<QWidget>(jobs, "jobFilterControl");
        const auto chosen = [control] {
            for (auto *segment : control->findChildren<QAbstractButton *>())
                if (segment->isChecked())
                    return segment;
            return static_cast<QAbstractButton *>(nullptr);
        };
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Left, Qt::Key_Right, Qt::Key_End, Qt::Key_Home})
            QTest::keyClick(chosen(), key);
        QVERIFY(chosen()->text().startsWith(u"All"));
        QTest::keyClick(chosen(), Qt::Key_Right);
        QCOMPARE(chosen()->text(), u"Partly done 1"_s);
    }

    void aToastThatLeadsToJobsGoesWithOneWhoIsThere()
    {
        UsersStage stage(12);
        QTRY_COMPARE(stage.rows(), 12);
        quint64 told = 0;
        connect(stage.pane.get(), &Pane::toastRequested, this,
                [&](const QString &text, const QString &, const std::function<void()> &, quint64 about) {
                    if (text.startsWith(u"Started: "))
                        told = about;
                });
        JobsPane jobs(*stage.session);
        QSignalSpy over(&jobs, &Pane::toastOutdated);
        selectRows(stage, 0, 3);
        askZone(stage);
        stage.confirm("newJobDialog");
        QVERIFY(told != 0);
        QVERIFY(!stage.session->actions().find(told)); // it isn't dropped with what is said of that
        QVERIFY(over.isEmpty());
        jobs.show();
        QVERIFY(over.contains(QVariantList{told}));
    }

    void whatWasCutOffElsewhereIsNotLookedForHere()
    {
        UsersStage stage;
        JobRemainsView view(stage.session->connection().id);
        view.showInterrupted({.id = u"one"_s,
                              .connectionId = u"another"_s,
                              .connectionName = u"Far away"_s,
                              .begunAt = QDateTime::currentDateTimeUtc(),
                              .users = {u"a"_s, u"b"_s},
                              .states = {UserJobState::NotSent, UserJobState::Unknown}});
        for (const char *name : {"selectNotSentButton", "checkUnknownButton"}) {
            QVERIFY(!part<QPushButton>(view, name)->isEnabled());
            QCOMPARE(part<QPushButton>(view, name)->accessibleDescription(),
                     u"This job ran on “Far away”. Switch to that connection first."_s);
        }
    }

    void everyStateHasAShape()
    {
        for (const Chips &chips : {allJobChips(), allJobUserChips()})
            for (const Chip &chip : chips)
                QVERIFY2(chipStyle(chip).hasIcon, qPrintable(chip.text));
    }

    void whoWasHeldBackAndNotSentAnyMoreSaysWhy()
    {
        UsersStage stage(12);
        QTRY_COMPARE(stage.rows(), 12);
        JobsPane jobs(*stage.session);
        service::InjectedFault held;
        held.method = "PATCH";
        held.status = 429;
        held.fields = {{"Retry-After", "60"}};
        stage.live.faultInjector().set({held});
        selectRows(stage, 0, 1);
        askZone(stage);
        stage.confirm("newJobDialog");
        QTRY_VERIFY(jobOf(stage).result(0).wasRefused);
        part<QPushButton>(jobs, "cancelJobButton")->click();
        QTRY_VERIFY(jobOf(stage).isEnded());
        QCOMPARE(columnOf(part<QTableView>(jobs, "jobUsersTable"), 3).front(), u"Rate limited."_s);
    }

    void aJobIsPausedResumedAndCanceled()
    {
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        JobsPane jobs(*stage.session);
        service::InjectedFault slow;
        slow.method = "PATCH";
        slow.delay = 20ms;
        stage.live.faultInjector().set({slow});
        selectRows(stage, 0, 29);
        askZone(stage);
        stage.confirm("newJobDialog");
        QTRY_VERIFY(jobOf(stage).engine().totals().done > 2);
        part<QPushButton>(jobs, "pauseJobButton")->click();
        QTRY_VERIFY(jobOf(stage).inFlight().empty());
        QCOMPARE(part<InlineMessage>(jobs, "jobStandstillMessage")->sentence(),
                 u"Paused. Nothing is sent until you resume."_s);
        const int sent = stage.live.faultInjector().requestCount("PATCH", "/v2/user/");
        part<QPushButton>(jobs, "pauseJobButton")->click();
        QTRY_VERIFY(stage.live.faultInjector().requestCount("PATCH", "/v2/user/") > sent);
        part<QPushButton>(jobs, "cancelJobButton")->click();
        QTRY_VERIFY(jobOf(stage).isEnded());
        const UserJobTotals totals = jobOf(stage).engine().totals();
        QCOMPARE(totals.all(), jobOf(stage).plan().users.size());
        QVERIFY(totals.notSent > 0 && totals.failed == 0 && totals.unknown == 0);
        QCOMPARE(stage.live.faultInjector().requestCount("PATCH", "/v2/user/"), int(totals.done));
    }

    void readOnlyShowsWhyNot()
    {
        UsersStage stage(12, Environment::Production, UsersStage::Writes::ReadOnly);
        QTRY_COMPARE(stage.rows(), 12);
        selectRows(stage, 0, 4);
        for (const char *name : {"refreshJobButton", "changeZoneJobButton", "deregisterJobButton"}) {
            QVERIFY2(!stage.button(name)->isEnabled(), name);
            QVERIFY2(!stage.button(name)->accessibleDescription().isEmpty(), name);
        }
    }

    void resultsAreExportedForTheirOwnerOnly()
    {
        UsersStage stage(12);
        QTRY_COMPARE(stage.rows(), 12);
        User hostile = stage.session->users().store().user(0);
        hostile.clientUserId = u"=HYPERLINK(\"x\")"_s;
        stage.session->users().put(hostile);
        User personal = stage.session->users().store().user(1);
        personal.clientUserId = u"somebody@example.org"_s;
        stage.session->users().put(personal);
        JobsPane jobs(*stage.session);
        QTest::keyClick(stage.table(), Qt::Key_A, Qt::ControlModifier);
        askZone(stage);
        stage.confirm("newJobDialog");
        QTRY_VERIFY(jobOf(stage).isEnded());
        QTemporaryDir folder;
        AuditTrail trail;
        trail.keepIn(folder.filePath(u"audit"_s));
        stage.session->setAudit(trail);
        const QString file = folder.filePath(u"results.csv"_s);
        part<QPushButton>(jobs, "exportJobButton")->click();
        Q_EMIT jobs.findChild<QFileDialog *>(u"exportJobDialog"_s)->fileSelected(file);
        QTRY_VERIFY(!trail.records().empty());
        QCOMPARE(trail.records().back().operation, u"exportJobResults"_s);
        QCOMPARE(trail.records().back().count, std::optional<qint64>(12));
        QFile written(file);
        QVERIFY(written.open(QFile::ReadOnly));
        const QByteArray all = written.readAll();
        QVERIFY(!all.contains("somebody") && all.contains(privacy::masked().toUtf8()));
        const QList<QByteArray> lines = all.split('\n');
        QCOMPARE(lines.first(), QByteArray("user_id,client_user_id,outcome,http_status,detail\r"));
        QCOMPARE(lines.size(), 12 + 2);
        const QByteArrayList outcomes{"not sent", "unknown", "done", "failed", "skipped"};
        for (const QByteArray &line : lines.sliced(1, 12)) { // no comma stands in what is before it
            const QByteArray outcome = line.split(',').value(2);
            QVERIFY2(outcomes.contains(outcome), line.constData());
        }
        QVERIFY(written.permissions() == (QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser));
        int formulas = 0;
        for (const QByteArray &line : lines) {
            QVERIFY2(!line.contains("\"="), line.constData());
            formulas += line.contains("\"'=HYPERLINK(\"\"x\"\")\"") ? 1 : 0;
        }
        QCOMPARE(formulas, 1);
    }

    void eachOutcomeInAFileIsAWordForMachines()
    {
        InterruptedUserJob interrupted;
        for (size_t state = 0; state < userJobStates; ++state) {
            interrupted.users.push_back(u"user-%1"_s.arg(state));
            interrupted.states.push_back(UserJobState(state));
        }
        QByteArrayList outcomes = jobRemainsCsv(interrupted).split('\n').sliced(1);
        QCOMPARE(outcomes.takeLast(), QByteArray());
        for (QByteArray &line : outcomes)
            line = line.trimmed().split(',').value(1);
        QCOMPARE(outcomes, (QByteArrayList{"not sent", "unknown", "done", "failed", "unknown", "not sent", "skipped"}));
    }

    void whoHasAProblemIsSelectedByAClick()
    {
        UsersStage stage(80);
        QTRY_COMPARE(stage.rows(), 80);
        JobsPane jobs(*stage.session);
        jobs.resize(1240, 820);
        jobs.show();
        connect(&jobs, &JobsPane::selectionRequested, stage.pane.get(),
                [&](const std::vector<std::string> &ids, bool) { stage.pane->selectUsers(ids); });
        stage.table()->selectAll();
        stage.summary();
        stage.click("checkSourcesJobButton");
        stage.confirm("newJobDialog");
        QTRY_VERIFY_WITH_TIMEOUT(jobOf(stage).isEnded(), 60'000);
        auto *faults = part<QTableView>(jobs, "sourceFaultsTable");
        const QModelIndex first = faults->model()->index(0, 0);
        const qsizetype affected = first.siblingAtColumn(2).data().toString().toLongLong();
        QVERIFY(affected > 1);
        QTest::mouseClick(faults->viewport(), Qt::LeftButton, {}, faults->visualRect(first).center());
        const auto selected = [&stage] { return textOf(*stage.summary(), "selectionTitleLabel"); };
        QTRY_COMPARE(selected(), u"%1 user(s) selected"_s.arg(affected));

        // The list knows them, too.
        const auto failing = stage.session->trouble().all().size();
        QTRY_COMPARE(stage.session->users().store().snapshot().faults().size(), failing);
        part<QLineEdit>(*stage.pane, "filterEdit")->setText(u"trouble:yes"_s);
        QTRY_COMPARE(stage.rows(), int(failing));
        stage.session->lock(true);
        QVERIFY(stage.session->users().store().snapshot().faults().isEmpty());
    }

    void aJobIsShownWhereOnlyTheListFits()
    {
        UsersStage stage(12);
        QTRY_COMPARE(stage.rows(), 12);
        JobsPane jobs(*stage.session);
        jobs.resize(700, 820);
        jobs.show();
        selectRows(stage, 0, 2);
        askZone(stage);
        stage.confirm("newJobDialog");
        jobs.focusFilter();
        auto *list = part<QTableView>(jobs, "jobsTable");
        QTRY_VERIFY(list->isVisible() && !part<QLabel>(jobs, "jobTitleLabel")->isVisible());
        jobs.showJob(jobOf(stage).id());
        QVERIFY(part<QLabel>(jobs, "jobTitleLabel")->isVisible() && !list->isVisible());
        jobs.focusFilter();
        QVERIFY(list->isVisible());
    }

    void whatWasCutOffIsToldOf()
    {
        QTemporaryDir folder;
        UsersStage stage(12);
        QTRY_COMPARE(stage.rows(), 12);
        const UserStore &store = stage.session->users().store();
        InterruptedUserJob job{.id = u"one"_s,
                               .kind = UserJobKind::Refresh,
                               .connectionId = stage.session->connection().id,
                               .connectionName = u"Far away"_s,
                               .begunAt = QDateTime::currentDateTimeUtc(),
                               .users = {store.idText(0), store.idText(1), store.idText(2)},
                               .states = {}};
        JobRecords(folder.path()).begin(job)->note(1, UserJobState::Sending);
        stage.session->jobs().keepRecordsIn(folder.path());
        JobsPane jobs(*stage.session);
        jobs.resize(1240, 820); // beside each other, and not one behind the other
        jobs.show();
        QVERIFY(part<QWidget>(jobs, "jobRemainsPage")->isVisible());
        auto *list = part<QTableView>(jobs, "jobsTable");
        const QString name = list->model()->index(0, 0).data().toString();
        QVERIFY2(list->columnWidth(0) > list->fontMetrics().horizontalAdvance(name) + 16, qPrintable(name)); // is whole
        QCOMPARE(textOf(jobs, "remainsTitleLabel"), u"Request data refresh: 3 user(s)"_s);
        QVERIFY(textOf(jobs, "remainsTextLabel").contains(u"on “Far away”. 0 done · 1 unknown · 2 not sent."_s));
        QCOMPARE(columnOf(part<QTableView>(jobs, "remainsTable"), 2),
                 (QStringList{u"Not sent"_s, u"Unknown"_s, u"Not sent"_s}));
        connect(&jobs, &JobsPane::selectionRequested, stage.pane.get(),
                [&](const std::vector<std::string> &ids, bool) { stage.pane->selectUsers(ids); });
        QSignalSpy asked(&jobs, &JobsPane::selectionRequested);
        QCOMPARE(part<QPushButton>(jobs, "selectNotSentButton")->text(), u"&Select unsent (2)"_s);
        part<QPushButton>(jobs, "selectNotSentButton")->click();
        QTRY_COMPARE(textOf(*stage.summary(), "selectionTitleLabel"), u"2 user(s) selected"_s);
        part<QPushButton>(jobs, "checkUnknownButton")->click();
        QCOMPARE(asked.takeLast(), (QVariantList{QVariant::fromValue(std::vector{job.users[1].toStdString()}), true}));
        QTRY_VERIFY(stage.session->details().userId() == UserId::parse(job.users[1]));
        QCOMPARE(stage.pane->status(), QString());
        part<QPushButton>(jobs, "forgetRemainsButton")->click();
        QVERIFY(QDir(folder.path()).isEmpty());
        QCOMPARE(part<QTableView>(jobs, "jobsTable")->model()->rowCount(), 0);
        QCOMPARE(stage.live.faultInjector().requestCount("POST", "/"), 0); // it never goes on by itself
    }
};

LABDESK_TEST(tst_jobspane)
#include "tst_jobspane.moc"
