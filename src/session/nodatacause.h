// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"
#include "domain/enumtable.h"
#include "domain/provider.h"
#include "domain/remote.h"
#include "domain/sourcenotice.h"
#include "domain/timestamp.h"
#include "domain/user.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <chrono>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace labdesk {

/// Why there is no data: the first layer that stops it.
enum class NoDataCause {
    NoSource,
    SignInExpired,    ///< or rejected, at the provider: only the user can sign in again
    TeamCredentials,  ///< the provider rejected them, whatever the way in which users sign in
    KindNotPermitted, ///< by the user
    ProviderLacksKind,
    CollectionNotBegun, ///< ingestion_start
    CollectionEnded,    ///< ingestion_end
    BudgetUsedUp,       ///< of refreshes, for this hour
    ServiceTrouble,     ///< it can't be reached, fails, limits the rate, or can't get at what the provider has
    TeamNotice,
    JustConnected,
    NothingWrong, ///< in what the interface tells
    CannotKnow
};

/// How files and tests call them.
inline constexpr std::pair<NoDataCause, const char *> noDataCauseNames[] = {
    {NoDataCause::NoSource, "no-source"},
    {NoDataCause::SignInExpired, "sign-in-expired"},
    {NoDataCause::TeamCredentials, "team-credentials"},
    {NoDataCause::KindNotPermitted, "kind-not-permitted"},
    {NoDataCause::ProviderLacksKind, "provider-lacks-kind"},
    {NoDataCause::CollectionNotBegun, "collection-not-begun"},
    {NoDataCause::CollectionEnded, "collection-ended"},
    {NoDataCause::BudgetUsedUp, "budget-used-up"},
    {NoDataCause::ServiceTrouble, "service-trouble"},
    {NoDataCause::TeamNotice, "team-notice"},
    {NoDataCause::JustConnected, "just-connected"},
    {NoDataCause::NothingWrong, "nothing-wrong"},
    {NoDataCause::CannotKnow, "cannot-know"},
};
static_assert(isTableOf(noDataCauseNames, NoDataCause::CannotKnow));

/// What tells cases of one cause apart, where the text depends on it.
enum class NoDataDetail {
    None,
    // NoSource.
    PhoneSourceStaysListed, ///< in the user, after it was deregistered
    NotInCatalog,           ///< the service doesn't have the source that was asked about
    // KindNotPermitted.
    SomeKindsOnly, ///< nobody asked about a kind, and others are permitted
    // ServiceTrouble.
    SourceNotDelivered, ///< the service says so of the source
    // CannotKnow.
    UserMissing, ///< 404
    PartUnread,  ///< see the gaps
    UnknownStatus,
    StatusUnreported,
    UnknownError,
    ErrorUntyped,
    UnreadableBound,
    ListsDisagree,
    UnknownKindStatus,
    KindUnexplained, ///< unavailable, and nothing says why
    KindUnreported,  ///< nothing says whether the source has it
};

/// What isn't known, and would have to be asked for.
struct NoDataGap
{
    enum class Part { User, Sources, Catalog };
    enum class State {
        NotLoaded,
        Loading,
        Refused, ///< whatever isn't Trouble
        Trouble, ///< of the service, or on the way there
        NotWhole ///< entries are missing
    };
    Part part = Part::User;
    State state = State::NotLoaded;
    std::optional<ApiError> why = {};
    bool hasOlder = false; ///< what was read before is there, and was used
    friend bool operator==(const NoDataGap &, const NoDataGap &) = default;
};

struct NoDataQuestion
{
    QString source = {}; ///< a slug; empty: any
    QString kind = {};   ///< a resource; empty: any
};

/// What was fetched already; nothing is asked for. Used only while it is judged.
struct NoDataFacts
{
    const Remote<User> &user;
    const Remote<std::vector<ConnectedProvider>> &providers;
    const Remote<std::vector<Provider>> &catalog;
    std::function<SourceFacts(const QString &slug)> factsOf = {}; ///< none: as the known values have it
    int refreshesInLastHour = 0;
    int refreshesAllowed = 0;                    ///< an hour; 0: not known
    std::optional<QDateTime> refreshFreeAt = {}; ///< UTC, when those of the last hour are fewer; nothing: they are
    QDateTime now = {};                          ///< UTC
};

struct NoDataSource
{
    QString slug;
    QString name;
    friend bool operator==(const NoDataSource &, const NoDataSource &) = default;
};

struct NoDataFinding
{
    NoDataCause cause = NoDataCause::NothingWrong;
    NoDataDetail detail = NoDataDetail::None;
    std::vector<NoDataSource> sources = {}; ///< that it is about; empty: all
    QString askedKind = {};
    QStringList kinds = {};                  ///< that it is about
    std::optional<Timestamp> moment = {};    ///< the evidence
    QString word = {};                       ///< the service's own, such as an error_type, as it came
    bool isOfEnd = false;                    ///< of UnreadableBound: of the end of data collection, not of its start
    std::optional<ApiError> error = {};      ///< of ServiceTrouble and PartUnread
    std::optional<SourceNotice> notice = {}; ///< of the team, whatever the cause is
    int refreshes = 0;                       ///< in the last hour
    // Good to know beside it.
    std::vector<NoDataSource> working = {};
    std::vector<NoDataSource> inUserOnly = {};      ///< the lists of sources disagree
    std::vector<NoDataSource> inProvidersOnly = {}; ///< the same, the other way round
    std::optional<NoDataCause> second = {};         ///< what would stop data next
    std::vector<NoDataSource> secondSources = {};
    std::vector<NoDataGap> gaps = {};
    QString userId = {}; ///< empty: not read
};

/// A source that was connected this recently may not have sent anything yet.
inline constexpr std::chrono::minutes justConnectedPeriod{30};

/// Of the user, from all lists that name them, each once: whom one can ask about.
std::vector<NoDataSource> sourcesOf(const NoDataFacts &facts);

/// The first layer that stops the data, unless what would help there is in vain because of a later one.
NoDataFinding findNoDataCause(const NoDataQuestion &asked, const NoDataFacts &facts);

} // namespace labdesk
