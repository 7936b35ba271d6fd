// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/nodataanswer.h"

#include "domain/enumtable.h"
#include "domain/knownvalues.h"
#include "session/session.h"

#include <utility>

namespace labdesk {

namespace {

constexpr std::pair<NoDataCause, NoDataStep> noDataSteps[] = {
    {NoDataCause::NoSource, NoDataStep::CopyForUser},          {NoDataCause::SignInExpired, NoDataStep::CopyForUser},
    {NoDataCause::TeamCredentials, NoDataStep::CopyForTicket}, {NoDataCause::KindNotPermitted, NoDataStep::CopyForUser},
    {NoDataCause::ProviderLacksKind, NoDataStep::CopyForUser}, {NoDataCause::CollectionNotBegun, NoDataStep::EditStart},
    {NoDataCause::CollectionEnded, NoDataStep::EditEnd},       {NoDataCause::BudgetUsedUp, NoDataStep::WaitToRefresh},
    {NoDataCause::ServiceTrouble, NoDataStep::CopyForTicket},  {NoDataCause::TeamNotice, NoDataStep::CopyForUser},
    {NoDataCause::JustConnected, NoDataStep::Refresh},         {NoDataCause::NothingWrong, NoDataStep::Refresh},
    {NoDataCause::CannotKnow, NoDataStep::CopyForTicket},
};
static_assert(isTableOf(noDataSteps, NoDataCause::CannotKnow));

} // namespace

NoDataStep stepFor(const NoDataFinding &finding)
{
    if (!isShownInOverview(finding))
        return NoDataStep::Refresh;
    if (finding.detail == NoDataDetail::UnreadableBound)
        return finding.isOfEnd ? NoDataStep::EditEnd : NoDataStep::EditStart;
    if (finding.detail == NoDataDetail::UnknownError && known::findError(finding.word)) // known errors have a message
        return NoDataStep::CopyForUser;
    return entryOf(noDataSteps, finding.cause);
}

bool isShownInOverview(const NoDataFinding &finding)
{
    if (finding.cause == NoDataCause::ServiceTrouble)
        return finding.detail == NoDataDetail::SourceNotUpdating;
    if (finding.cause != NoDataCause::CannotKnow)
        return finding.cause != NoDataCause::NothingWrong;
    switch (finding.detail) {
    case NoDataDetail::UnknownStatus:
    case NoDataDetail::UnknownError:
    case NoDataDetail::ErrorUntyped:
    case NoDataDetail::UnreadableBound:
    case NoDataDetail::UnknownKindStatus:
    case NoDataDetail::KindUnexplained:
        return true;
    default:
        return false;
    }
}

NoDataFacts noDataFactsOf(Session &session, const std::optional<UserId> &id, const Remote<User> &user,
                          const Remote<std::vector<ConnectedProvider>> &providers, const QDateTime &now)
{
    return {.user = user,
            .providers = providers,
            .catalog = session.providers().state(),
            .factsOf
            = [&session, day = now.toLocalTime().date()](const QString &slug) { return session.factsOf(slug, day); },
            .refreshesInLastHour = id ? session.actions().refreshes().inLastHour(*id) : 0,
            .refreshesAllowed = RefreshBudget::allowed,
            .refreshFreeAt = id ? session.actions().refreshes().freeAt(*id) : std::nullopt,
            .now = now};
}

NoDataFacts noDataFactsOf(Session &session, const UserDetails &details, const QDateTime &now)
{
    return noDataFactsOf(session, details.userId(), details.user(), details.providers(), now);
}

} // namespace labdesk
