// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/detail/timelineentries.h"

#include "domain/useredit.h"
#include "models/audittablemodel.h"
#include "session/audittrail.h"
#include "session/connectionserialization.h"
#include "session/session.h"
#include "text/localtexts.h"
#include "text/users/sourcetexts.h"
#include "text/zonetexts.h"
#include "widgets/outage.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <set>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct TimelineWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::Timeline)
};

using Area = TimelineEntry::Area;

using Entries = std::vector<TimelineEntry>;

void addEntry(Entries &all, Area area, const std::optional<Timestamp> &at, const QString &text,
              const QString &detail = {}, Tone tone = Tone::Neutral)
{
    if (at && at->utc.isValid())
        all.push_back({area, at->utc, at->isDateOnly, text, detail, tone});
}

void addSources(Entries &all, const User &user, const std::optional<std::vector<ConnectedProvider>> &providers)
{
    const auto connected = [](const QString &name, const QString &slug) {
        return TimelineWords::tr("%1 connected").arg(name.isEmpty() ? slug : name);
    };
    if (!providers) {
        for (const ConnectedSource &source : user.sources)
            addEntry(all, Area::Sources, source.createdOn, connected(source.name, source.slug));
        return;
    }
    for (const ConnectedProvider &provider : *providers) {
        const QString name = provider.name.isEmpty() ? provider.slug : provider.name;
        addEntry(all, Area::Sources, provider.createdOn, connected(name, provider.slug), {},
                 provider.isInError() ? Tone::Warn : Tone::Ok);
        if (provider.fault)
            addEntry(all, Area::Sources, provider.fault->erroredAt, TimelineWords::tr("%1: error").arg(name),
                     formatFault(provider), Tone::Warn);
    }
}

bool wasDone(const AuditRecord &record)
{
    return record.outcome == auditKey(AuditOutcome::Done) || record.outcome == auditKey(AuditOutcome::ConfirmedDone);
}

bool hasChanged(const AuditRecord &record, UserField field)
{
    return record.changed.split(u',').contains(wireName(field));
}

/// Whether a record matches an event that the service reports. Allows for a small difference between the clocks.
template <class Holds>
bool isRecorded(const std::vector<AuditRecord> &records, const std::optional<Timestamp> &at, Holds holds)
{
    constexpr std::chrono::milliseconds apart = std::chrono::minutes(5);
    return at && std::ranges::any_of(records, [&](const AuditRecord &record) {
               return wasDone(record) && std::abs(record.at.msecsTo(at->utc)) <= apart.count() && holds(record);
           });
}

/// The events that the service reports, without those that a record or an action describes in more detail.
void addServiceFacts(Entries &all, const User &user, const UserDeeds &deeds)
{
    const auto isCreation
        = [](const AuditRecord &record) { return record.operation == auditKey(AuditOperation::CreateUser); };
    if (!isRecorded(deeds.records, user.createdOn, isCreation))
        addEntry(all, Area::User, user.createdOn, TimelineWords::tr("User created"));
    const auto changesZone = [&user](const AuditRecord &record) {
        const bool isOfZone
            = record.operation == auditKey(AuditOperation::ChangeZone) || hasChanged(record, UserField::TimeZone);
        return isOfZone && (record.zoneAfter.isEmpty() || record.zoneAfter == user.timeZone->id);
    };
    const auto setsZone = [&user](const UserAction &action) {
        return action.kind == UserActionKind::ChangeZone && action.zone == user.timeZone->id
            && std::holds_alternative<UserAction::Succeeded>(action.state);
    };
    if (user.timeZone && !isRecorded(deeds.records, user.timeZone->updatedAt, changesZone)
        && std::ranges::none_of(deeds.actions, setsZone))
        addEntry(all, Area::User, user.timeZone->updatedAt,
                 TimelineWords::tr("Time zone set to %1").arg(formatZone(user.timeZone->id)));
    const auto changesBirthDate = [](const AuditRecord &record) { return hasChanged(record, UserField::BirthDate); };
    if (user.birthDate && !isRecorded(deeds.records, user.birthDate->updatedAt, changesBirthDate))
        addEntry(all, Area::User, user.birthDate->updatedAt, TimelineWords::tr("Birth date set"));
}

Tone toneOf(const AuditRecord &record)
{
    return record.outcome == auditKey(AuditOutcome::Failed) ? Tone::Bad
        : record.outcome == auditKey(AuditOutcome::Unknown) || record.outcome == auditKey(AuditOutcome::PartlyDone)
        ? Tone::Warn
        : Tone::Neutral;
}

void addRecords(Entries &all, const std::vector<AuditRecord> &records)
{
    for (const AuditRecord &record : records) {
        QStringList facts{auditPersonText(record)};
        if (!record.ticket.isEmpty())
            facts += TimelineWords::tr("Ticket %1").arg(record.ticket);
        if (record.outcome != auditKey(AuditOutcome::Done) || !record.isVerified)
            facts += auditOutcomeText(record);
        addEntry(all, Area::Console, Timestamp{{}, record.at, false}, auditOperationText(record), joinFacts(facts),
                 toneOf(record));
    }
}

/// Actions without a record: they are still running, or recording isn't possible. Each record matches one action.
void addUnrecorded(Entries &all, const UserDeeds &deeds, const ProviderNameLookup &nameOf)
{
    std::set<const AuditRecord *> taken;
    for (auto action = deeds.actions.rbegin(); action != deeds.actions.rend(); ++action) {
        const QString operation = auditKey(auditOperationOf(action->kind));
        const bool canBeRecorded = !std::holds_alternative<UserAction::Delayed>(action->state)
            && !std::holds_alternative<UserAction::Sending>(action->state);
        const auto record = std::ranges::find_if(deeds.records, [&](const AuditRecord &one) {
            return one.operation == operation && one.at >= action->at && !taken.contains(&one);
        });
        if (canBeRecorded && record != deeds.records.end()) {
            taken.insert(&*record);
            continue;
        }
        const ActionText text = textOf(*action, nameOf, isCoveredByOutage);
        addEntry(all, Area::Console, Timestamp{{}, action->at, false}, text.title, text.detail, text.tone);
    }
}

/// The name of the local service depends on the language, but there is only one such service.
bool isOfConnection(const AuditRecord &record, const Connection &connection)
{
    return record.environment == environmentKey(connection.environment)
        && (connection.environment == Environment::Local
            || record.connection == connection.name.left(maxAuditTextLength));
}

} // namespace

UserDeeds deedsOf(Session &session, const UserId &user)
{
    UserDeeds deeds{.actions = session.actions().of(user)};
    const auto &all = session.audit().records();
    for (const AuditRecord &record : all)
        if (isSameId(record.target, user.text()) && isOfConnection(record, session.connection())
            && !isConfirmedLater(record, all))
            deeds.records.push_back(record);
    return deeds;
}

std::vector<TimelineEntry> timelineOf(const User &user, const std::optional<std::vector<ConnectedProvider>> &providers,
                                      const UserDeeds &deeds, const ProviderNameLookup &nameOf)
{
    Entries all;
    addServiceFacts(all, user, deeds);
    addSources(all, user, providers);
    addEntry(all, Area::Ingestion, user.ingestionStart, TimelineWords::tr("Data collection starts"));
    addEntry(all, Area::Ingestion, user.ingestionEnd, TimelineWords::tr("Data collection ends"),
             TimelineWords::tr("The service then disconnects all sources."), Tone::Warn);
    addRecords(all, deeds.records);
    addUnrecorded(all, deeds, nameOf);
    const auto verifies
        = [](const AuditRecord &record) { return record.operation == auditKey(AuditOperation::VerifyCaller); };
    if (const auto &at = deeds.verifiedAt; at && !isRecorded(deeds.records, Timestamp{{}, *at, false}, verifies))
        addEntry(all, Area::Console, Timestamp{{}, *at, false}, TimelineWords::tr("Caller verified"));
    std::ranges::stable_sort(all, {}, &TimelineEntry::at);
    return all;
}

QString formatArea(TimelineEntry::Area area)
{
    switch (area) {
    case Area::User:
        return TimelineWords::tr("Service");
    case Area::Sources:
        return TimelineWords::tr("Sources");
    case Area::Ingestion:
        return TimelineWords::tr("Data collection");
    case Area::Console:
        return TimelineWords::tr("Labdesk");
    }
    Q_UNREACHABLE();
}

} // namespace labdesk
