// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/detail/timelineentries.h"

#include "views/common/sourcetexts.h"
#include "views/common/uszones.h"

#include <QCoreApplication>

#include <algorithm>

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

} // namespace

std::vector<TimelineEntry> timelineOf(const User &user, const std::optional<std::vector<ConnectedProvider>> &providers,
                                      const std::vector<UserAction> &actions, const ProviderNameLookup &nameOf,
                                      const std::optional<QDateTime> &verifiedAt)
{
    Entries all;
    addEntry(all, Area::User, user.createdOn, TimelineWords::tr("User created"));
    if (user.timeZone)
        addEntry(all, Area::User, user.timeZone->updatedAt,
                 TimelineWords::tr("Time zone set to %1").arg(formatZone(user.timeZone->id)));
    if (user.birthDate)
        addEntry(all, Area::User, user.birthDate->updatedAt, TimelineWords::tr("Birth date set"));
    addSources(all, user, providers);
    addEntry(all, Area::Ingestion, user.ingestionStart, TimelineWords::tr("Data collection starts"));
    addEntry(all, Area::Ingestion, user.ingestionEnd, TimelineWords::tr("Data collection ends"),
             TimelineWords::tr("The service then disconnects all sources."), Tone::Warn);
    for (const UserAction &action : actions) {
        const ActionText text = textOf(action, nameOf);
        addEntry(all, Area::Console, Timestamp{{}, action.at, false}, text.title, text.detail, text.tone);
    }
    if (verifiedAt)
        addEntry(all, Area::Console, Timestamp{{}, *verifiedAt, false}, TimelineWords::tr("Caller verified"));
    std::ranges::stable_sort(all, {}, &TimelineEntry::at);
    return all;
}

QString formatArea(TimelineEntry::Area area)
{
    switch (area) {
    case Area::User:
        return TimelineWords::tr("User");
    case Area::Sources:
        return TimelineWords::tr("Sources");
    case Area::Ingestion:
        return TimelineWords::tr("Data collection");
    case Area::Console:
        return TimelineWords::tr("This console");
    }
    Q_UNREACHABLE();
}

} // namespace labdesk
