// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "support/usersstage.h"
#include "text/localtexts.h"
#include "text/zonetexts.h"
#include "views/common/command.h"
#include "views/users/actions/lastrefresh.h"
#include "views/users/detail/undocommand.h"
#include "views/users/detail/userhead.h"
#include "views/users/detail/watchbar.h"
#include "widgets/maskedvalue.h"

#include <QLineEdit>
#include <QPushButton>

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

ConnectedProvider inState(const QString &errorType)
{
    ConnectedProvider provider;
    provider.slug = u"oura"_s;
    provider.status = errorType.isEmpty() ? u"connected"_s : u"error"_s;
    if (!errorType.isEmpty())
        provider.fault = ConnectionFault{errorType, {}, {}};
    return provider;
}

void press(UsersStage &stage, const QString &command)
{
    for (const Command &known : stage.pane->commands())
        if (known.id == command)
            return known.run();
    QFAIL(qPrintable(command));
}

QString disabledReason(UsersStage &stage, const QString &command)
{
    for (const Command &known : stage.pane->commands())
        if (known.id == command)
            return known.disabledReason;
    return u"there is no such command"_s;
}

} // namespace

/// What an agent does while a caller waits: watch, wait out a limit, take a change back, verify.
class tst_usercall : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aChangeIsToldAsPeopleSayIt()
    {
        const QDateTime at(QDate(2026, 11, 24), QTime(14, 7), Qt::UTC);
        const QString time = localTime(at.toLocalTime().time());
        const ProviderNameLookup nameOf = [](const QString &) { return u"Oura"_s; };
        QCOMPARE(formatWatchChange({at, inState(u"token_refresh_failed"_s), inState({})}, nameOf),
                 u"Oura: Sign-in expired → Connected, %1"_s.arg(time));
        QCOMPARE(formatWatchChange({at, std::nullopt, inState({})}, nameOf), u"Oura: newly connected, %1"_s.arg(time));
        QCOMPARE(formatWatchChange({at, inState({}), std::nullopt}, nameOf),
                 u"Oura: no longer connected, %1"_s.arg(time));
        QCOMPARE(formatWatchChange({at, inState({}), inState({})}, nameOf), u"Oura: reconnected, %1"_s.arg(time));
    }

    void theNextUserOpensWithoutGoingBackToTheList()
    {
        UsersStage stage;
        QTableView *rows = stage.table();
        QTRY_VERIFY(stage.rows() > 2);
        QCOMPARE(disabledReason(stage, u"user.previous"_s), u"This is the first user in the list."_s);
        const auto opened = [&stage] { return stage.session->details().userId(); };
        press(stage, u"user.next"_s); // nobody is open: the first
        QTRY_VERIFY(opened());
        const UserId first = *opened();
        QCOMPARE(rows->currentIndex().row(), 0);
        press(stage, u"user.next"_s);
        QTRY_VERIFY(opened() && *opened() != first);
        QCOMPARE(rows->currentIndex().row(), 1);
        press(stage, u"user.previous"_s);
        QTRY_VERIFY(opened() && *opened() == first);
        rows->setCurrentIndex(rows->model()->index(stage.rows() - 1, 0));
        QCOMPARE(disabledReason(stage, u"user.next"_s), u"This is the last user in the list."_s);
    }

    void theNextUserOpensAloneWhileTheKeysOfTheCommandAreHeld_data()
    {
        QTest::addColumn<Qt::KeyboardModifiers>("held");
        QTest::newRow("Ctrl") << Qt::KeyboardModifiers(Qt::ControlModifier);
        QTest::newRow("Ctrl and Shift") << (Qt::ControlModifier | Qt::ShiftModifier);
    }
    void theNextUserOpensAloneWhileTheKeysOfTheCommandAreHeld()
    {
        QFETCH(const Qt::KeyboardModifiers, held);
        UsersStage stage;
        QTRY_VERIFY(stage.rows() > 3);
        const auto *selection = stage.table()->selectionModel();
        const auto opened = [&stage] {
            const auto *ready = readyIn(stage.session->details().user());
            return ready ? ready->value.clientUserId : QString();
        };
        for (int row = 0; row < 3; ++row) {
            QTest::keyPress(stage.table(), Qt::Key_J, held);
            QCOMPARE(QGuiApplication::keyboardModifiers(), held);
            press(stage, u"user.next"_s);
            QCOMPARE(selection->selectedRows(), QModelIndexList{stage.table()->model()->index(row, 0)});
            QTRY_COMPARE(opened(), stage.table()->model()->index(row, 0).data().toString());
        }
        press(stage, u"user.previous"_s);
        QCOMPARE(selection->selectedRows(), QModelIndexList{stage.table()->model()->index(1, 0)});
    }

    void theWatchIsBegunSeenAndEnded()
    {
        UsersStage stage;
        QVERIFY(stage.openExample());
        auto *bar = part<WatchBar>(*stage.pane, "watchBar");
        QVERIFY(!bar->isVisible());
        stage.click("watchSourcesButton");
        QVERIFY(bar->isVisible());
        QVERIFY2(allWordsOf(*bar).contains(u"Next check in 15 s"_s), qPrintable(allWordsOf(*bar)));
        QCOMPARE(stage.button("watchSourcesButton")->text(), u"Stop watching"_s);
        bar->button()->click();
        QVERIFY(!bar->isVisible());
        press(stage, u"user.watch"_s);
        QVERIFY(bar->isVisible());
    }

    void aLimitOfAnyLengthIsCountedOnTheButton()
    {
        UsersStage stage;
        QVERIFY(stage.openExample());
        stage.refuse("POST", "600", 1);
        stage.click("refreshButton");
        QTRY_VERIFY2(stage.button("refreshButton")->text().startsWith(u"Refresh available in 10:00")
                         || stage.button("refreshButton")->text().startsWith(u"Refresh available in 9:5"),
                     qPrintable(stage.button("refreshButton")->text()));
        QVERIFY(!stage.button("refreshButton")->isEnabled());
        QCOMPARE(stage.button("refreshButton")->accessibleName(), u"Request data refresh"_s);
        QVERIFY(disabledReason(stage, u"user.refresh"_s).contains(u"rate limiting"_s));
        QTRY_VERIFY(stage.rows() > 2);
        const auto other = stage.session->users().store().id(1) == stage.session->details().userId() ? 2 : 1;
        QVERIFY(stage.openUser(stage.session->users().store().idText(UserRow(other))));
        QVERIFY2(stage.button("refreshButton")->isEnabled(), "the limit is each user's own");
    }

    void theCountEndsWithTheLimit()
    {
        const QDateTime ended(QDate(2026, 11, 24), QTime(14, 0), Qt::UTC);
        const UserAction refused{.kind = UserActionKind::Refresh,
                                 .at = ended.addSecs(-60),
                                 .endedAt = ended,
                                 .state = UserAction::Failed{{.kind = ApiError::Kind::RateLimited, .retryAfter = 90s}}};
        QCOMPARE(secondsPaused({refused}, ended), 90);
        QCOMPARE(secondsPaused({refused}, ended.addMSecs(89'500)), 1);
        QCOMPARE(secondsPaused({refused}, ended.addSecs(90)), 0);
        QCOMPARE(secondsPaused({}, ended), 0);
    }

    void theLastRefreshIsTheOneThatEnded()
    {
        const QDateTime ended(QDate(2026, 11, 24), QTime(14, 0), Qt::UTC);
        const QString at = localTime(ended.toLocalTime().time());
        const ProviderNameLookup nameOf = [](const QString &) { return u"Oura"_s; };
        const UserAction done{
            .kind = UserActionKind::Refresh,
            .endedAt = ended,
            .state = UserAction::Succeeded{.refresh = {.refreshed = {u"oura"_s}, .inProgress = {}, .failed = {}}}};
        const UserAction refused{.kind = UserActionKind::Refresh,
                                 .endedAt = ended.addSecs(-600),
                                 .state
                                 = UserAction::Failed{{.kind = ApiError::Kind::RateLimited, .retryAfter = 900s}}};
        const UserAction sending{.kind = UserActionKind::Refresh, .at = ended.addSecs(60)};
        const UserAction other{
            .kind = UserActionKind::ChangeZone, .endedAt = ended.addSecs(90), .state = UserAction::Failed{}};
        QCOMPARE(formatLastRefresh({refused, done, sending, other}, nameOf),
                 u"Last request at %1: Oura done."_s.arg(at));
        QCOMPARE(secondsPaused({refused, done, sending, other}, ended), 0);
        QCOMPARE(formatLastRefresh({sending, other}, nameOf), QString());
    }

    void theLastChangeIsTakenBackWhileItIsTheNewest()
    {
        UsersStage stage;
        QVERIFY(stage.openExample());
        const auto undo
            = [&stage] { return undoCommand(*stage.session, stage.session->details().userId(), stage.pane.get()); };
        QCOMPARE(undo().disabledReason, u"There’s no change to undo."_s);
        const auto user = [&stage] { return readyIn(stage.session->details().user())->value; };
        const auto zone = [&stage] {
            const auto *ready = readyIn(stage.session->details().user());
            return ready && !ready->refreshing && ready->value.timeZone ? ready->value.timeZone->id : QString();
        };
        const QString before = u"America/Denver"_s;
        stage.session->actions().changeZone(user(), before);
        QTRY_COMPARE(zone(), before);
        const QString name = user().clientUserId;
        QCOMPARE(undo().disabledReason, name + u" had no time zone before, and a time zone can’t be cleared."_s);
        stage.session->actions().changeZone(user(), u"Pacific/Apia"_s);
        QTRY_COMPARE(zone(), u"Pacific/Apia"_s);
        QTRY_COMPARE(undo().disabledReason, QString());
        QCOMPARE(undo().title, u"Undo the time zone change: set %1 back to %2"_s.arg(name, formatZone(before)));
        undo().run();
        QTRY_COMPARE(zone(), before);
        QTRY_VERIFY(stage.toasted(u"%1: Time zone changed back to %2"_s.arg(name, formatZone(before))));
        QCOMPARE(undo().disabledReason, name + u" had no time zone before, and a time zone can’t be cleared."_s);
        stage.session->actions().changeZone(user(), u"Pacific/Apia"_s);
        QTRY_COMPARE(undo().disabledReason, QString());
        // Somebody else changes it: what was done here is not the newest any more.
        stage.play("GET", "/v2/user/" + user().id.text().toUtf8(), 200,
                   R"({"user_id":")" + user().id.text().toUtf8()
                       + R"(","team_id":"t","client_user_id":"client-x","created_on":"2026-03-12T16:14:00Z",
                   "connected_sources":[],"fallback_time_zone":{"id":"Asia/Tokyo","source_slug":"manual","updated_at":"2026-03-13T00:00:00Z"}})");
        stage.session->details().reload();
        QTRY_COMPARE(zone(), u"Asia/Tokyo"_s);
        QCOMPARE(undo().disabledReason, u"The time zone of %1 has changed again since then."_s.arg(name));
    }

    void personalValuesWaitForTheCallerWhereThePolicyWantsIt()
    {
        UsersStage stage;
        stage.session->details().callerCheck().setPolicy({.facts = {CallerFact::ZipCode}, .isRequired = true});
        QVERIFY(stage.openExample());
        stage.showTab(2);
        QTRY_VERIFY(stage.pane->findChild<MaskedValue *>(u"memberIdValue"_s));
        auto *value = part<MaskedValue>(*stage.pane, "memberIdValue");
        const auto *row = value->parentWidget();
        auto *show = row->findChild<QPushButton *>(u"revealButton"_s);
        QVERIFY(show);
        show->click();
        QVERIFY(!value->isRevealed());
        QDialog *card = stage.dialog("callerCard");
        QVERIFY(card);
        QVERIFY(allWordsOf(*card).contains(u"Your administrator requires this"_s));
        QVERIFY(!part<QLineEdit>(*card, "callerMemberEdit")->isVisible());
        const auto &record = *readyIn(stage.session->details().insurance())->value;
        part<QLineEdit>(*card, "callerZipEdit")->setText(record.insured.address.zip);
        stage.confirm("callerCard");
        card->close();
        show->click();
        QVERIFY(value->isRevealed());
    }
};

LABDESK_TEST(tst_usercall)
#include "tst_usercall.moc"
