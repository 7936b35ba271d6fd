// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/nodatacause.h"

#include "domain/absence.h"
#include "domain/knownvalues.h"
#include "domain/serviceword.h"
#include "session/nodatasources.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace labdesk {

namespace {

using Finding = std::optional<NoDataFinding>;

constexpr std::chrono::minutes clockSkew{5}; // between the service and this computer

bool isPast(const std::optional<Timestamp> &bound, const QDateTime &now)
{
    return bound && bound->utc.isValid() && bound->utc <= now;
}

bool isTrouble(const ApiError &error)
{
    using Kind = ApiError::Kind;
    static constexpr Kind ofService[]
        = {Kind::RateLimited, Kind::ServerFault, Kind::Busy, Kind::GatewayFault, Kind::TimedOut, Kind::ConnectionLost};
    constexpr int requestTimeout = 408;
    return isOutage(error) || error.httpStatus == requestTimeout
        || std::ranges::find(ofService, error.kind) != std::end(ofService);
}

/// What is missing of a part; nothing if it was read completely and is current.
template <class T> std::optional<NoDataGap> gapIn(const Remote<T> &remote, NoDataGap::Part part)
{
    using State = NoDataGap::State;
    const auto failed = [part](const ApiError &why, bool hasOlder) {
        return NoDataGap{part, isTrouble(why) ? State::Trouble : State::Refused, why, hasOlder};
    };
    if (std::holds_alternative<Idle>(remote))
        return NoDataGap{part, State::NotLoaded};
    if (std::holds_alternative<Loading>(remote))
        return NoDataGap{part, State::Loading};
    if (const auto *why = std::get_if<Failed>(&remote))
        return failed(why->why, false);
    const auto &ready = std::get<Ready<T>>(remote);
    if (ready.stale)
        return failed(*ready.stale, true);
    return ready.undecodable.isWhole() ? std::nullopt : std::optional(NoDataGap{part, State::NotWhole});
}

std::vector<NoDataGap> gapsOfUser(const SourcesInQuestion &seen)
{
    std::vector<NoDataGap> gaps;
    if (auto gap = gapIn(seen.facts.user, NoDataGap::Part::User))
        gaps.push_back(*std::move(gap));
    if (auto gap = gapIn(seen.facts.providers, NoDataGap::Part::Sources))
        gaps.push_back(*std::move(gap));
    return gaps;
}

/// The catalog is a gap only if something has to be looked up in it.
std::vector<NoDataGap> gapsIn(const SourcesInQuestion &seen)
{
    std::vector<NoDataGap> gaps = gapsOfUser(seen);
    const bool needsCatalog = std::ranges::any_of(seen.counted, [&](const SeenSource &source) {
        return !source.offer && !seen.asked.kind.isEmpty() && source.supplyOf(seen.asked.kind) == KindSupply::Unknown;
    });
    if (needsCatalog)
        if (auto gap = gapIn(seen.facts.catalog, NoDataGap::Part::Catalog))
            gaps.push_back(*std::move(gap));
    return gaps;
}

/// A finding about all counted sources that match, with evidence from the first one; nothing if none does.
template <class Pick, class AddEvidence>
Finding aboutSources(const SourcesInQuestion &seen, Pick matches, AddEvidence addEvidence, NoDataDetail detail = {})
{
    Finding found;
    for (const SeenSource &source : seen.counted) {
        if (!matches(source))
            continue;
        if (!found) {
            found = NoDataFinding{.detail = detail};
            addEvidence(*found, source);
        }
        found->sources.push_back(source.id);
    }
    return found;
}

Finding inState(const SourcesInQuestion &seen, SourceState state, NoDataDetail detail = NoDataDetail::None)
{
    return aboutSources(
        seen, [&](const SeenSource &source) { return source.state == state; },
        [](NoDataFinding &found, const SeenSource &source) {
            found.word = source.word;
            found.moment = source.moment;
        },
        detail);
}

// The rules. Each returns a finding if its cause applies.

Finding collectionEnded(const SourcesInQuestion &seen)
{
    if (!seen.user || !isPast(seen.user->ingestionEnd, seen.facts.now))
        return {};
    return NoDataFinding{.moment = seen.user->ingestionEnd};
}

Finding userMissing(const SourcesInQuestion &seen)
{
    const auto *failed = std::get_if<Failed>(&seen.facts.user);
    if (!failed || !saysMissing(failed->why))
        return {};
    return NoDataFinding{.detail = NoDataDetail::UserMissing, .error = failed->why};
}

/// A source that no list has is more likely misspelled than missing everywhere.
Finding notListed(const SourcesInQuestion &seen)
{
    const auto *catalog = readyIn(seen.facts.catalog);
    if (!catalog || !seen.isCatalogWhole)
        return {};
    const auto &[source, kind] = seen.asked;
    const auto isIn = [](const QStringList &words, const QString &word) {
        return std::ranges::any_of(words, [&](const QString &known) { return isSameWord(known, word); });
    };
    const bool isSource = source.isEmpty() || seen.askedOffer
        || isIn(known::values().slugs(known::List::Providers), source)
        || std::ranges::any_of(seen.all, [&](const SeenSource &of) { return isSameWord(of.id.slug, source); });
    const bool isKind = kind.isEmpty() || isIn(known::values().slugs(known::List::Resources), kind)
        || std::ranges::any_of(catalog->value, [&](const Provider &of) { return isIn(of.supportedResources, kind); })
        || std::ranges::any_of(seen.all, [&](const SeenSource &of) { return of.resource(kind) != nullptr; });
    if (isSource && isKind)
        return {};
    return NoDataFinding{.detail = NoDataDetail::NotListed, .word = isSource ? kind : source};
}

Finding gapOf(const std::vector<NoDataGap> &gaps, bool ofTrouble, NoDataDetail detail)
{
    for (const NoDataGap &gap : gaps)
        if ((gap.state == NoDataGap::State::Trouble) == ofTrouble)
            return NoDataFinding{.detail = detail, .error = gap.why};
    return {};
}

Finding nothingReadForTrouble(const SourcesInQuestion &seen)
{
    return seen.user || seen.isConnectionListRead ? Finding() : gapOf(gapsOfUser(seen), true, NoDataDetail::None);
}

Finding nothingRead(const SourcesInQuestion &seen)
{
    return seen.user || seen.isConnectionListRead ? Finding()
                                                  : gapOf(gapsOfUser(seen), false, NoDataDetail::PartUnread);
}

/// The provider doesn't have the kind, so connecting, signing in, or granting more wouldn't help.
Finding providerLacksKind(const SourcesInQuestion &seen)
{
    const QString &kind = seen.asked.kind;
    const auto lacks = [&](const SeenSource &source) { return source.supplyOf(kind) == KindSupply::No; };
    if (kind.isEmpty())
        return {};
    NoDataFinding found{.kinds = {kind}};
    if (!seen.counted.empty() && std::ranges::all_of(seen.counted, lacks)) {
        for (const SeenSource &source : seen.counted)
            found.sources.push_back(source.id);
        return found;
    }
    if (!seen.counted.empty() || seen.asked.source.isEmpty() || !seen.askedOffer)
        return {};
    const SeenSource asked{.id = seen.askedSource(), .offer = seen.askedOffer};
    found.sources = {asked.id};
    return lacks(asked) ? Finding(found) : Finding();
}

Finding noSource(const SourcesInQuestion &seen)
{
    const bool isReported = seen.isListWhole || (!seen.isConnectionListRead && seen.hasSourcesInRecord);
    if (!isReported || !seen.counted.empty())
        return {};
    NoDataFinding found;
    const auto isLeftOver = [&](const SeenSource &source) {
        return source.state == SourceState::Unlisted && source.facts.isPhoneSdk
            && (seen.asked.source.isEmpty() || isSameWord(source.id.slug, seen.asked.source));
    };
    if (!seen.asked.source.isEmpty())
        found.sources = {seen.askedSource()};
    if (std::ranges::any_of(seen.all, isLeftOver))
        found.detail = NoDataDetail::PhoneSourceStaysListed;
    else if (!seen.asked.source.isEmpty() && !seen.askedOffer && seen.isCatalogWhole)
        found.detail = NoDataDetail::NotInCatalog;
    return found;
}

Finding collectionNotBegun(const SourcesInQuestion &seen)
{
    if (!seen.user || !seen.user->ingestionStart || !seen.user->ingestionStart->utc.isValid()
        || isPast(seen.user->ingestionStart, seen.facts.now))
        return {};
    return NoDataFinding{.moment = seen.user->ingestionStart};
}

/// A start in the future stops working sources, too, so it explains more than a broken source beside them.
Finding workingButNotBegun(const SourcesInQuestion &seen)
{
    const bool hasWorking = std::ranges::any_of(
        seen.counted, [](const SeenSource &source) { return source.state == SourceState::Working; });
    return hasWorking ? collectionNotBegun(seen) : Finding();
}

Finding signIn(const SourcesInQuestion &seen)
{
    return inState(seen, SourceState::SignIn);
}

Finding teamCredentials(const SourcesInQuestion &seen)
{
    return inState(seen, SourceState::TeamCredentials);
}

QStringList deniedKinds(const SeenSource &source)
{
    QStringList kinds;
    if (source.connection)
        for (const ResourceAvailability &resource : source.connection->resources)
            if (isDenied(resource))
                kinds += resource.resource;
    return kinds;
}

/// Whether the requested kind is denied. Without a requested kind: whether some kinds are denied and none is available.
bool isFullyDenied(const SeenSource &source, const QString &kind)
{
    if (!kind.isEmpty()) {
        const ResourceAvailability *entry = source.resource(kind);
        return entry && isDenied(*entry);
    }
    return source.connection && !deniedKinds(source).isEmpty()
        && std::ranges::none_of(source.connection->resources, &ResourceAvailability::isAvailable);
}

Finding kindNotPermitted(const SourcesInQuestion &seen)
{
    const QString &kind = seen.asked.kind;
    return aboutSources(
        seen,
        [&](const SeenSource &source) {
            return source.state == SourceState::Permission || isFullyDenied(source, kind);
        },
        [&](NoDataFinding &found, const SeenSource &source) {
            const bool isOfAsked = !kind.isEmpty() && isFullyDenied(source, kind);
            found.kinds = isOfAsked ? QStringList{kind} : deniedKinds(source);
            if (source.state == SourceState::Permission) {
                found.word = source.word;
                found.moment = source.moment;
            }
        });
}

Finding notDelivered(const SourcesInQuestion &seen)
{
    return inState(seen, SourceState::NotUpdating, NoDataDetail::SourceNotUpdating);
}

Finding readsInTrouble(const SourcesInQuestion &seen)
{
    return gapOf(gapsOfUser(seen), true, NoDataDetail::None);
}

Finding teamNotice(const SourcesInQuestion &seen)
{
    return aboutSources(
        seen, [](const SeenSource &source) { return source.facts.notice.has_value(); },
        [](NoDataFinding &found, const SeenSource &source) { found.notice = source.facts.notice; });
}

Finding unknownWord(const SourcesInQuestion &seen)
{
    static constexpr std::pair<SourceState, NoDataDetail> rows[] = {
        {SourceState::UnknownError, NoDataDetail::UnknownError},
        {SourceState::ErrorUntyped, NoDataDetail::ErrorUntyped},
        {SourceState::UnknownStatus, NoDataDetail::UnknownStatus},
    };
    for (const auto &[state, detail] : rows)
        if (auto found = inState(seen, state, detail))
            return found;
    if (seen.user)
        for (const auto *bound : {&seen.user->ingestionStart, &seen.user->ingestionEnd})
            if (*bound && !(*bound)->utc.isValid())
                return NoDataFinding{.detail = NoDataDetail::UnreadableBound,
                                     .word = (*bound)->text,
                                     .isOfEnd = bound == &seen.user->ingestionEnd};
    return {};
}

Finding justConnected(const SourcesInQuestion &seen)
{
    const QDateTime &now = seen.facts.now;
    const auto isNew = [&](const SeenSource &source) {
        const auto since = source.connectedOn();
        return since && !since->isDateOnly
            && since->utc >= now.addSecs(-std::chrono::seconds(justConnectedPeriod).count())
            && since->utc <= now.addSecs(std::chrono::seconds(clockSkew).count());
    };
    return aboutSources(seen, isNew,
                        [](NoDataFinding &found, const SeenSource &source) { found.moment = source.connectedOn(); });
}

/// Both parts are needed: the user's record has the collection period, the list of connected providers the state of
/// each source.
Finding partUnread(const SourcesInQuestion &seen)
{
    const bool isNamedWhole = !seen.asked.source.isEmpty() && !seen.counted.empty()
        && std::ranges::all_of(seen.counted, [](const SeenSource &source) { return source.connection != nullptr; });
    std::vector<NoDataGap> gaps = gapsOfUser(seen);
    if (isNamedWhole)
        std::erase_if(gaps, [](const NoDataGap &gap) { return gap.state == NoDataGap::State::NotWhole; });
    auto found = gapOf(gaps, false, NoDataDetail::PartUnread);
    if (found)
        for (const SeenSource &source : seen.counted)
            found->sources.push_back(source.id);
    return found;
}

Finding listsDisagree(const SourcesInQuestion &seen)
{
    return aboutSources(
        seen,
        [&](const SeenSource &source) {
            return source.state == SourceState::Unlisted
                || (source.connection && !source.listed && seen.hasSourcesInRecord);
        },
        [](NoDataFinding &, const SeenSource &) {}, NoDataDetail::ListsDisagree);
}

/// A kind isn't available, for a reason other than the user's permissions.
Finding kindUnexplained(const SourcesInQuestion &seen)
{
    for (const SeenSource &source : seen.counted) {
        if (!source.connection || source.connection->resources.empty())
            continue;
        const auto &resources = source.connection->resources;
        const ResourceAvailability *entry = seen.asked.kind.isEmpty() ? nullptr : source.resource(seen.asked.kind);
        if (seen.asked.kind.isEmpty() && std::ranges::none_of(resources, &ResourceAvailability::isAvailable))
            entry = &resources.front();
        if (!entry || entry->isAvailable())
            continue;
        const bool isKnownWord = isSameWord(entry->status, u"unavailable");
        return NoDataFinding{.detail = isKnownWord ? NoDataDetail::KindUnexplained : NoDataDetail::UnknownKindStatus,
                             .sources = {source.id},
                             .kinds = {entry->resource},
                             .word = entry->status};
    }
    return {};
}

/// No kind was requested, and a required permission is missing for some kinds.
Finding someKindsNotPermitted(const SourcesInQuestion &seen)
{
    const auto isRequired = [](const ResourceAvailability &resource) {
        return isDenied(resource) && !resource.scopes->deniedRequired.isEmpty();
    };
    if (!seen.asked.kind.isEmpty())
        return {};
    return aboutSources(
        seen,
        [&](const SeenSource &source) {
            return source.connection && std::ranges::any_of(source.connection->resources, isRequired);
        },
        [&](NoDataFinding &found, const SeenSource &source) {
            for (const ResourceAvailability &resource : source.connection->resources)
                if (isRequired(resource))
                    found.kinds += resource.resource;
        },
        NoDataDetail::SomeKindsOnly);
}

Finding budgetUsedUp(const SourcesInQuestion &seen)
{
    const int allowed = seen.facts.refreshesAllowed;
    if (allowed <= 0 || seen.facts.refreshesInLastHour < allowed)
        return {};
    NoDataFinding found;
    if (const auto &at = seen.facts.refreshFreeAt)
        found.moment = Timestamp{.text = {}, .utc = *at};
    return found;
}

Finding unreported(const SourcesInQuestion &seen)
{
    const QString &kind = seen.asked.kind;
    const auto isUnreported = [&](const SeenSource &source) {
        const bool hasOthersOnly = source.connection && !source.connection->resources.empty() && !source.resource(kind);
        return source.supplyOf(kind) == KindSupply::Unknown || hasOthersOnly;
    };
    if (auto found = inState(seen, SourceState::StatusUnreported, NoDataDetail::StatusUnreported))
        return found;
    if (kind.isEmpty())
        return {};
    return aboutSources(
        seen, isUnreported, [&](NoDataFinding &found, const SeenSource &) { found.kinds = {kind}; },
        NoDataDetail::KindUnreported);
}

Finding nothingWrong(const SourcesInQuestion &seen)
{
    NoDataFinding found;
    for (const SeenSource &source : seen.counted)
        found.sources.push_back(source.id);
    if (seen.counted.size() == 1)
        found.moment = seen.counted.front().connectedOn();
    return found;
}

struct NoDataRule
{
    NoDataCause cause;
    Finding (*find)(const SourcesInQuestion &);
};

/// In order of precedence: the first rule with a finding decides. The order follows the path of the data, with two
/// exceptions: causes that make the remedy of an earlier one useless come before it, and rules that explain less than a
/// later one come after it.
constexpr NoDataRule noDataRules[] = {
    {NoDataCause::CannotKnow, notListed},
    {NoDataCause::CollectionEnded, collectionEnded}, // reconnecting wouldn't help
    {NoDataCause::CannotKnow, userMissing},
    {NoDataCause::ServiceTrouble, nothingReadForTrouble},
    {NoDataCause::CannotKnow, nothingRead},
    {NoDataCause::ProviderLacksKind, providerLacksKind}, // connecting or signing in wouldn't help
    {NoDataCause::NoSource, noSource},
    {NoDataCause::CollectionNotBegun, workingButNotBegun},
    {NoDataCause::SignInExpired, signIn},
    {NoDataCause::TeamCredentials, teamCredentials},
    {NoDataCause::KindNotPermitted, kindNotPermitted},
    {NoDataCause::CollectionNotBegun, collectionNotBegun},
    {NoDataCause::ServiceTrouble, readsInTrouble},
    {NoDataCause::TeamNotice, teamNotice},
    {NoDataCause::CannotKnow, unknownWord},
    {NoDataCause::JustConnected, justConnected}, // explains a list that doesn't have the source yet
    {NoDataCause::BudgetUsedUp, budgetUsedUp},
    {NoDataCause::ServiceTrouble, notDelivered},
    {NoDataCause::CannotKnow, partUnread},
    {NoDataCause::CannotKnow, listsDisagree},
    {NoDataCause::CannotKnow, kindUnexplained},
    {NoDataCause::KindNotPermitted, someKindsNotPermitted},
    {NoDataCause::CannotKnow, unreported},
    {NoDataCause::NothingWrong, nothingWrong},
};
static_assert(std::rbegin(noDataRules)->find == nothingWrong); // it always has a finding

/// Adds the next different cause, which would stop data once the first one is fixed.
void addNextCause(NoDataFinding &found, const NoDataRule *after, const SourcesInQuestion &seen)
{
    for (const NoDataRule *rule = after; rule != std::end(noDataRules); ++rule) {
        if (rule->cause == found.cause || rule->cause == NoDataCause::CannotKnow
            || rule->cause == NoDataCause::NothingWrong)
            continue;
        if (const Finding next = rule->find(seen)) {
            found.nextCause = rule->cause;
            found.nextCauseSources = next->sources;
            return;
        }
    }
}

void addContext(NoDataFinding &found, const SourcesInQuestion &seen)
{
    found.askedKind = seen.asked.kind;
    found.refreshes = seen.facts.refreshesInLastHour;
    found.userId = seen.user ? seen.user->id.text() : QString();
    found.gaps = gapsIn(seen);
    for (const NoDataSource &source : seen.working())
        if (std::ranges::find(found.sources, source) == found.sources.end())
            found.working.push_back(source);
    for (const SeenSource &source : seen.counted) {
        if (!found.notice)
            found.notice = source.facts.notice;
        if (source.state == SourceState::Unlisted)
            found.inUserOnly.push_back(source.id);
        else if (source.connection && !source.listed && seen.hasSourcesInRecord)
            found.inProvidersOnly.push_back(source.id);
    }
    if (!found.notice && !seen.asked.source.isEmpty() && seen.facts.factsOf)
        found.notice = seen.facts.factsOf(seen.asked.source).notice;
}

} // namespace

std::vector<NoDataSource> sourcesOf(const NoDataFacts &facts)
{
    const NoDataQuestion ofAll;
    std::vector<NoDataSource> sources;
    for (const SeenSource &source : SourcesInQuestion(ofAll, facts).all)
        if (std::ranges::find(sources, source.id.slug, &NoDataSource::slug) == sources.end())
            sources.push_back(source.id);
    return sources;
}

NoDataFinding findNoDataCause(const NoDataQuestion &asked, const NoDataFacts &facts)
{
    const SourcesInQuestion seen(asked, facts);
    for (const NoDataRule &rule : noDataRules) {
        auto found = rule.find(seen);
        if (!found)
            continue;
        found->cause = rule.cause;
        if (found->detail != NoDataDetail::NotListed)
            addNextCause(*found, &rule + 1, seen);
        addContext(*found, seen);
        return *std::move(found);
    }
    Q_UNREACHABLE();
}

} // namespace labdesk
