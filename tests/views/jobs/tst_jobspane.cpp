// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/userjobtexts.h"
#include "platform/jobrecords.h"
#include "privacy/sensitive.h"
#include "support/testmain.h"
#include "support/usersstage.h"
#include "views/jobs/jobspane.h"
#include "views/jobs/newjobdialog.h"
#include "views/users/userlistpane.h"
#include "widgets/inlinemessage.h"
#include "widgets/tabledelegate.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QTemporaryDir>

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
}

/// Asks for a change of zone of the users selected, without confirming it.
QDialog *askZone(const UsersStage &stage)
{
    stage.click("changeZoneJobButton");
    QDialog *dialog = stage.dialog("newJobDialog");
    part<QLineEdit>(*dialog, "jobZoneEdit")->setText(wantedZone);
    part<QComboBox>(*dialog, "jobPaceCombo")->setCurrentIndex(part<QComboBox>(*dialog, "jobPaceCombo")->count() - 1);
    if (!QTest::qWaitFor([&] { return part<QLabel>(*dialog, "dialogTitleLabel")->text().contains(wantedZone); }))
        qFatal("the plan does not come");
    return dialog;
}

const UserJob &jobOf(const UsersStage &stage)
{
    return *stage.session->jobs().jobs().back();
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
    void severalUsersShowWhatTheyHaveInCommon()
    {
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        selectRows(stage, 2, 6);
        auto *summary = part<QWidget>(*stage.pane, "userSelectionPane");
        QTRY_VERIFY(summary->isVisible());
        QCOMPARE(textOf(*summary, "selectionTitleLabel"), u"5 user(s) selected"_s);
        QVERIFY(!stage.session->details().userId()); // what keys do would concern somebody who cannot be seen
        QCOMPARE(stage.pane->status(), u"30 user(s), 5 selected"_s);
        QVERIFY(!part<QLabel>(*summary, "selectionHiddenLabel")->isVisible());
        const QString zones = textOf(*summary, "selectionZonesLabel");
        QVERIFY2(zones.count(u'/') > 0 && zones.count(u'/') == zones.count(u"/\u2060"_s),
                 "a line may end within the name of a zone");

        part<QLineEdit>(*stage.pane, "filterEdit")->setText(stage.table()->model()->index(3, 0).data().toString());
        QTRY_COMPARE(stage.rows(), 1);
        QCOMPARE(stage.pane->status(), u"1 of 30 user(s), 5 selected"_s);
        part<QLineEdit>(*stage.pane, "filterEdit")->clear();
        QTest::keyClick(stage.table(), Qt::Key_A, Qt::ControlModifier);
        QTRY_COMPARE(textOf(*summary, "selectionTitleLabel"), u"30 user(s) selected"_s);

        stage.click("clearSelectionButton");
        QTRY_VERIFY(!summary->isVisible());
        QCOMPARE(stage.pane->status(), u"30 user(s)"_s);
        selectRows(stage, 0, 0);
        QCOMPARE(stage.pane->status(), u"30 user(s), 1 selected"_s);
        part<QLineEdit>(*stage.pane, "filterEdit")->setText(u"nobody of that name"_s);
        QTRY_COMPARE(stage.pane->status(), u"0 of 30 user(s)"_s);
    }

    void aPreviewHasTheNoticesOfItsSources_data()
    {
        QTest::addColumn<UserJobKind>("kind");
        QTest::addColumn<bool>("concerns");
        QTest::newRow("a refresh") << UserJobKind::Refresh << true;
        QTest::newRow("a deregistration") << UserJobKind::Deregister << true;
        QTest::newRow("another zone") << UserJobKind::ChangeZone << false;
    }
    void aPreviewHasTheNoticesOfItsSources()
    {
        QFETCH(UserJobKind, kind);
        QFETCH(bool, concerns);
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        const UserStore &store = stage.session->users().store();
        const UserSelection all{store.snapshot(), RowSet(store.size(), true)};
        const auto facts = countFacets(all.users, &all.rows);
        const QString slug = facts->sources.front().value;
        stage.session->setNotices(SourceNotices({{slug, {u"Reconnect soon."_s, QDate(2099, 9, 30)}},
                                                 {u"nobody_has_it"_s, {u"Not said."_s, QDate(2099, 9, 30)}}}));
        NewJobDialog dialog(*stage.session, kind, all);
        auto *notice = part<InlineMessage>(dialog, "jobSourceNoticeMessage");
        if (auto *provider = dialog.findChild<QComboBox *>(u"jobProviderCombo"_s))
            provider->setCurrentIndex(provider->findData(slug));
        QCOMPARE(notice->isVisibleTo(notice->parentWidget()), concerns);
        if (concerns)
            QVERIFY2(notice->sentence().endsWith(u": Reconnect soon."_s), qPrintable(notice->sentence()));
    }

    void aJobIsPreviewedSentAndToldOf()
    {
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        JobsPane jobs(*stage.session);
        selectRows(stage, 0, 9);
        QDialog *dialog = askZone(stage);
        QCOMPARE(textOf(*dialog, "dialogTitleLabel"), u"Change the time zone to Pacific/Chatham for 10 user(s)?"_s);
        QCOMPARE(stage.live.drills().requestCount("PATCH", "/v2/user/"), 0);
        stage.confirm("newJobDialog");
        QVERIFY(stage.toasted(u"The job has begun."_s));
        QTRY_VERIFY(jobOf(stage).isEnded());
        QCOMPARE(textOf(jobs, "jobTitleLabel"), u"Change the time zone to Pacific/Chatham"_s);
        QCOMPARE(textOf(jobs, "jobTotalsLabel"), u"10 done"_s);
        QCOMPARE(columnOf(part<QTableView>(jobs, "jobUsersTable"), 2), QStringList(10, u"done"_s));
        QCOMPARE(stage.live.drills().requestCount("PATCH", "/v2/user/"), 10);

        // Once more: there is nobody left to change.
        QTRY_VERIFY(readyIn(stage.session->users().state())->at >= jobOf(stage).endedAt());
        dialog = askZone(stage);
        QVERIFY(!part<QPushButton>(*dialog, "actionButton")->isEnabled());
        QCOMPARE(textOf(*dialog, "jobLeftOutLabel"), u"10 left out: has this zone already (10)"_s);
        QCOMPARE(part<QTableView>(*dialog, "jobLeftOutTable")->model()->rowCount(), 10);
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
        stage.live.drills().set({lost, refused});
        selectRows(stage, 0, 9);
        askZone(stage);
        stage.confirm("newJobDialog");
        QTRY_VERIFY(jobOf(stage).isEnded());
        QCOMPARE(textOf(jobs, "jobTotalsLabel"), u"7 done · 2 failed · 1 unknown"_s);
        auto *table = part<QTableView>(jobs, "jobUsersTable");
        part<QWidget>(jobs, "jobFilterControl")->findChildren<QAbstractButton *>().at(1)->click();
        QCOMPARE(table->model()->rowCount(), 2);
        QVERIFY(table->model()->index(0, 3).data().toString().startsWith(u"422: "_s));
        table->setCurrentIndex(table->model()->index(1, 0));
        part<QPushButton>(jobs, "showJobUserButton")->click();
        QCOMPARE(shown->text(), table->model()->index(1, 1).data().toString());

        part<QPushButton>(jobs, "retryJobButton")->click();
        QTRY_COMPARE(textOf(jobs, "jobTotalsLabel"), u"9 done · 1 unknown"_s);
        part<QPushButton>(jobs, "checkJobButton")->click();
        QTRY_COMPARE(textOf(jobs, "jobTotalsLabel"), u"10 done"_s);
        QCOMPARE(stage.live.drills().requestCount("PATCH", "/v2/user/"),
                 12); // each once, and the two refused ones again

        part<QPushButton>(jobs, "undoJobButton")->click();
        auto *undo = jobs.findChild<QDialog *>(u"newJobDialog"_s);
        QVERIFY(textOf(*undo, "dialogTitleLabel").startsWith(u"Put time zones back for "_s));
        part<QPushButton>(*undo, "actionButton")->click();
        QTRY_VERIFY(stage.session->jobs().jobs().size() == 2 && jobOf(stage).isEnded());
        QCOMPARE(textOf(jobs, "jobTitleLabel"), u"Put time zones back"_s); // the newest is shown
    }

    void everyStateHasAShape()
    {
        for (const Chips &chips : {everyJobChip(), everyJobUserChip()})
            for (const Chip &chip : chips)
                QVERIFY2(lookOf(chip).withIcon, qPrintable(chip.text));
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
        stage.live.drills().set({held});
        selectRows(stage, 0, 0);
        askZone(stage);
        stage.confirm("newJobDialog");
        QTRY_VERIFY(jobOf(stage).result(0).wasRefused);
        part<QPushButton>(jobs, "cancelJobButton")->click();
        QTRY_VERIFY(jobOf(stage).isEnded());
        QCOMPARE(columnOf(part<QTableView>(jobs, "jobUsersTable"), 3),
                 QStringList{u"429: The service asked for a pause."_s});
    }

    void aJobIsPausedResumedAndCancelled()
    {
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        JobsPane jobs(*stage.session);
        service::InjectedFault slow;
        slow.method = "PATCH";
        slow.delay = 20ms;
        stage.live.drills().set({slow});
        selectRows(stage, 0, 29);
        askZone(stage);
        stage.confirm("newJobDialog");
        QTRY_VERIFY(jobOf(stage).engine().totals().done > 2);
        part<QPushButton>(jobs, "pauseJobButton")->click();
        QTRY_VERIFY(jobOf(stage).underWay().empty());
        QCOMPARE(part<InlineMessage>(jobs, "jobStandstillMessage")->sentence(),
                 u"Paused. Nothing is sent until you resume."_s);
        const int sent = stage.live.drills().requestCount("PATCH", "/v2/user/");
        part<QPushButton>(jobs, "pauseJobButton")->click();
        QTRY_VERIFY(stage.live.drills().requestCount("PATCH", "/v2/user/") > sent);
        part<QPushButton>(jobs, "cancelJobButton")->click();
        QTRY_VERIFY(jobOf(stage).isEnded());
        const UserJobTotals totals = jobOf(stage).engine().totals();
        QCOMPARE(totals.all(), jobOf(stage).plan().users.size());
        QVERIFY(totals.notSent > 0 && totals.failed == 0 && totals.unknown == 0);
        QCOMPARE(stage.live.drills().requestCount("PATCH", "/v2/user/"), int(totals.done));
    }

    void productionWantsTheNumberTyped()
    {
        UsersStage stage(12, Environment::Production);
        QTRY_COMPARE(stage.rows(), 12);
        selectRows(stage, 0, 4);
        QDialog *dialog = askZone(stage);
        auto *action = part<QPushButton>(*dialog, "actionButton");
        auto *proof = part<QLineEdit>(*dialog, "jobProofEdit");
        QVERIFY(!action->isEnabled());
        proof->setText(u"4"_s);
        QVERIFY(!action->isEnabled());
        proof->setText(u" 5 "_s);
        QVERIFY(action->isEnabled());
        QCOMPARE(part<QComboBox>(*dialog, "jobPaceCombo")->count(), 5);
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
        User hostile = userInStore(stage.session->users().store(), 0);
        hostile.clientUserId = u"=HYPERLINK(\"x\")"_s;
        stage.session->users().put(hostile);
        User personal = userInStore(stage.session->users().store(), 1);
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
        QVERIFY(!all.contains("somebody") && all.contains(privacy::masked(privacy::Field::ClientUserId).toUtf8()));
        const QList<QByteArray> lines = all.split('\n');
        QCOMPARE(lines.first(), QByteArray("user_id,client_user_id,outcome,http_status,detail\r"));
        QCOMPARE(lines.size(), 12 + 2);
        QVERIFY(written.permissions() == (QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser));
        int formulas = 0;
        for (const QByteArray &line : lines) {
            QVERIFY2(!line.contains("\"="), line.constData());
            formulas += line.contains("\"'=HYPERLINK(\"\"x\"\")\"") ? 1 : 0;
        }
        QCOMPARE(formulas, 1);
    }

    void whatWasCutOffIsToldOf()
    {
        QTemporaryDir folder;
        UserJobRemains job{.id = u"one"_s,
                           .kind = UserJobKind::Refresh,
                           .connectionId = u"c"_s,
                           .connectionName = u"Far away"_s,
                           .begunAt = QDateTime::currentDateTimeUtc(),
                           .users = {u"a"_s, u"b"_s, u"c"_s},
                           .states = {}};
        JobRecords(folder.path()).begin(job)->note(1, UserJobState::Sending);
        UsersStage stage;
        stage.session->jobs().keepRecordsIn(folder.path());
        JobsPane jobs(*stage.session);
        jobs.resize(1240, 820); // beside each other, and not one behind the other
        jobs.show();
        QVERIFY(part<QWidget>(jobs, "jobRemainsPage")->isVisible());
        QCOMPARE(textOf(jobs, "remainsTitleLabel"), u"Request data refresh: 3 user(s)"_s);
        QVERIFY(textOf(jobs, "remainsTextLabel").contains(u"over “Far away”. 0 done · 1 unknown · 2 not sent."_s));
        part<QPushButton>(jobs, "forgetRemainsButton")->click();
        QVERIFY(QDir(folder.path()).isEmpty());
        QCOMPARE(part<QTableView>(jobs, "jobsTable")->model()->rowCount(), 0);
        QCOMPARE(stage.live.drills().requestCount("POST", "/"), 0); // it never goes on by itself
    }
};

LABDESK_TEST(tst_jobspane)
#include "tst_jobspane.moc"
