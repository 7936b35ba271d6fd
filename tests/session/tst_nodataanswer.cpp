// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/nodataanswer.h"
#include "session/refreshbudget.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace labdesk;

/// What is told above the overview of a user, and which step stands on the blue button.
class tst_nodataanswer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachCauseHasTheStepThatHelps_data()
    {
        using Cause = NoDataCause;
        using Detail = NoDataDetail;
        using Step = NoDataStep;
        QTest::addColumn<int>("cause");
        QTest::addColumn<int>("detail");
        QTest::addColumn<bool>("isTold");
        QTest::addColumn<int>("step");
        const auto row = [](const char *name, Cause cause, Detail detail, bool told, Step step) {
            QTest::newRow(name) << int(cause) << int(detail) << told << int(step);
        };
        row("the caller has to connect one", Cause::NoSource, Detail::None, true, Step::CopyForUser);
        row("the caller has to sign in", Cause::SignInExpired, Detail::None, true, Step::CopyForUser);
        row("the caller can't mend it", Cause::TeamCredentials, Detail::None, true, Step::CopyForTicket);
        row("the caller has to allow it", Cause::KindNotPermitted, Detail::SomeKindsOnly, true, Step::CopyForUser);
        row("it begins too late", Cause::CollectionNotBegun, Detail::None, true, Step::EditStart);
        row("it has ended", Cause::CollectionEnded, Detail::None, true, Step::EditEnd);
        row("a bound that can't be read", Cause::CannotKnow, Detail::UnreadableBound, true, Step::EditStart);
        row("refreshes are used up", Cause::BudgetUsedUp, Detail::None, true, Step::WaitToRefresh);
        row("the service gets no updates", Cause::ServiceTrouble, Detail::SourceNotUpdating, true, Step::CopyForTicket);
        row("the service can't be reached, which is said elsewhere", Cause::ServiceTrouble, Detail::None, false,
            Step::Refresh);
        row("a notice", Cause::TeamNotice, Detail::None, true, Step::CopyForUser);
        row("connected a moment ago", Cause::JustConnected, Detail::None, true, Step::Refresh);
        row("nothing is wrong", Cause::NothingWrong, Detail::None, false, Step::Refresh);
        row("an error that nobody knows", Cause::CannotKnow, Detail::UnknownError, true, Step::CopyForTicket);
        row("a part that couldn't be read, which is said there", Cause::CannotKnow, Detail::PartUnread, false,
            Step::Refresh);
        row("lists that disagree", Cause::CannotKnow, Detail::ListsDisagree, false, Step::Refresh);
    }
    void eachCauseHasTheStepThatHelps()
    {
        QFETCH(const int, cause);
        QFETCH(const int, detail);
        const NoDataFinding finding{.cause = NoDataCause(cause), .detail = NoDataDetail(detail)};
        QTEST(isShownInOverview(finding), "isTold");
        QTEST(int(stepFor(finding)), "step");
    }

    void anErrorThatSaysNothingHasAMessageForTheUser()
    {
        const NoDataFinding finding{
            .cause = NoDataCause::CannotKnow, .detail = NoDataDetail::UnknownError, .word = u"unknown"_s};
        QVERIFY(stepFor(finding) == NoDataStep::CopyForUser);
    }

    void aRefreshIsFreeAnHourAfterTheOldestThatIsInTheWay()
    {
        QDateTime now({2026, 11, 20}, {12, 0}, Qt::UTC);
        const QDateTime begun = now;
        const UserId user = *UserId::parse(u"52ff1c0e-6a44-4c06-8b1e-2a3f90d15144"_s);
        RefreshBudget budget;
        budget.setClock([&now] { return now; });
        const auto countAfter = [&](int minutes) {
            now = begun.addSecs(60 * minutes);
            budget.count(user);
        };
        for (int minute = 0; minute < RefreshBudget::allowed - 1; ++minute)
            countAfter(minute);
        QVERIFY(!budget.freeAt(user));
        countAfter(20);
        QCOMPARE(budget.freeAt(user), begun.addSecs(3600));
        countAfter(21); // beyond what is allowed
        QCOMPARE(budget.freeAt(user), begun.addSecs(3660));
        now = begun.addSecs(3600 + 120);
        QVERIFY(!budget.freeAt(user));
    }
};

LABDESK_TEST(tst_nodataanswer)
#include "tst_nodataanswer.moc"
