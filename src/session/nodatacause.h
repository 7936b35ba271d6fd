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
    SignInExpired,    ///< or rejected by the provider; only the user can sign in again
    TeamCredentials,  ///< rejected by the provider, whichever sign-in method users have
    KindNotPermitted, ///< by the user
    ProviderLacksKind,
    CollectionNotBegun, ///< ingestion_start is in the future
    CollectionEnded,    ///< ingestion_end has passed
    BudgetUsedUp,       ///< of refreshes, for this hour
    ServiceTrouble,     ///< it is unreachable, fails, limits the rate, or can't read from the provider
    TeamNotice,
    JustConnected,
    NothingWrong, ///< as far as the API shows
    CannotKnow
};

/// The names in files, tests, and rows of the command line. Its man page lists them.
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

/// Distinguishes cases of one cause that have different texts.
enum class NoDataDetail {
    None,
    // NoSource.
    PhoneSourceStaysListed, ///< in the user's record, after it was deregistered
    NotInCatalog,           ///< the service doesn't have the source that was asked about
    // KindNotPermitted.
    SomeKindsOnly, ///< no kind was requested, and others are permitted
    // ServiceTrouble.
    SourceNotUpdating, ///< the service reports it for the source
    // CannotKnow.
    UserMissing, ///< 404
    NotListed,   ///< neither the service nor Labdesk knows what was asked about
    PartUnread,  ///< see the gaps
    UnknownStatus,
    StatusUnreported,
    UnknownError,
    ErrorUntyped,
    UnreadableBound,
    ListsDisagree,
    UnknownKindStatus,
    KindUnexplained, ///< unavailable for an unknown reason
    KindUnreported,  ///< it isn't known whether the source has it
};

/// A part that isn't known and would have to be requested.
struct NoDataGap
{
    enum class Part { User, Sources, Catalog };
    enum class State {
        NotLoaded,
        Loading,
        Refused, ///< any error that isn't Trouble
        Trouble, ///< of the service or the network
        NotWhole ///< entries are missing
    };
    Part part = Part::User;
    State state = State::NotLoaded;
    std::optional<ApiError> why = {};
    bool hasOlder = false; ///< older data is available and was used
    friend bool operator==(const NoDataGap &, const NoDataGap &) = default;
};

struct NoDataQuestion
{
    QString source = {}; ///< a slug; empty: any
    QString kind = {};   ///< a resource; empty: any
};

/// What has been fetched already; no requests are sent. It holds references, so use it only while they are valid.
struct NoDataFacts
{
    const Remote<User> &user;
    const Remote<std::vector<ConnectedProvider>> &providers;
    const Remote<std::vector<Provider>> &catalog;
    std::function<SourceFacts(const QString &slug)> factsOf = {}; ///< empty: uses the known values
    int refreshesInLastHour = 0;
    int refreshesAllowed = 0;                    ///< per hour; 0: unknown
    std::optional<QDateTime> refreshFreeAt = {}; ///< UTC, when another one is possible; nothing: now
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
    std::vector<NoDataSource> sources = {}; ///< the sources that the finding is about; empty: all
    QString askedKind = {};
    QStringList kinds = {};                  ///< the kinds that the finding is about
    std::optional<Timestamp> moment = {};    ///< the time of the evidence
    QString word = {};                       ///< as the service sent it, such as an error_type
    bool isOfEnd = false;                    ///< for UnreadableBound: the end of data collection, not the start
    std::optional<ApiError> error = {};      ///< for ServiceTrouble and PartUnread
    std::optional<SourceNotice> notice = {}; ///< the team's notice, whatever the cause is
    int refreshes = 0;                       ///< in the last hour
    // Additional information.
    std::vector<NoDataSource> working = {};
    std::vector<NoDataSource> inUserOnly = {};      ///< listed in the user's record only
    std::vector<NoDataSource> inProvidersOnly = {}; ///< listed among connected providers only
    std::optional<NoDataCause> nextCause = {};      ///< what would stop data next
    std::vector<NoDataSource> nextCauseSources = {};
    std::vector<NoDataGap> gaps = {};
    QString userId = {}; ///< empty: not read
};

/// A source that was connected this recently may not have sent anything yet.
inline constexpr std::chrono::minutes justConnectedPeriod{30};

/// The user's sources from all lists, without duplicates, to choose one to ask about.
std::vector<NoDataSource> sourcesOf(const NoDataFacts &facts);

/// The first layer that stops the data, unless a later one would make its remedy useless.
NoDataFinding findNoDataCause(const NoDataQuestion &asked, const NoDataFacts &facts);

} // namespace labdesk
