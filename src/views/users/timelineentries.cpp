// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/timelineentries.h"

#include "views/common/sourcetexts.h"
#include "views/common/usertexts.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct TimelineWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::Timeline)
};

using RequestSlots = TimelineEntry::RequestSlots;

class TimelineBuilder
{
public:
    void add(RequestSlots lane, const std::optional<Timestamp> &at, const QString &text, const QString &detail = {},
             Tone tone = Tone::Neutral, TimelineEntry::Mark mark = TimelineEntry::Mark::Moment)
    {
        if (at && at->utc.isValid())
            m_entries.push_back({lane, at->utc, at->isDateOnly, text, detail, tone, mark});
    }

    std::vector<TimelineEntry> take()
    {
        std::stable_sort(m_entries.begin(), m_entries.end(), [](const auto &a, const auto &b) { return a.at < b.at; });
        return std::move(m_entries);
    }

private:
    std::vector<TimelineEntry> m_entries;
};

void addSources(TimelineBuilder &all, const User &user, const std::optional<std::vector<ConnectedProvider>> &providers)
{
    const auto connected = [](const QString &name, const QString &slug) {
        return TimelineWords::tr("%1 connected").arg(name.isEmpty() ? slug : name);
    };
    if (!providers) {
        for (const ConnectedSource &source : user.sources)
            all.add(RequestSlots::Sources, source.createdOn, connected(source.name, source.slug));
        return;
    }
    for (const ConnectedProvider &provider : *providers) {
        const QString name = provider.name.isEmpty() ? provider.slug : provider.name;
        all.add(RequestSlots::Sources, provider.createdOn, connected(name, provider.slug), {},
                provider.isInError() ? Tone::Warn : Tone::Ok);
        if (provider.fault)
            all.add(RequestSlots::Sources, provider.fault->erroredAt, TimelineWords::tr("%1: error").arg(name),
                    faultWords(provider), Tone::Warn);
    }
}

} // namespace

std::vector<TimelineEntry> timelineOf(const User &user, const std::optional<std::vector<ConnectedProvider>> &providers,
                                      const std::vector<UserActionLog::Entry> &actions, const NameOf &nameOf,
                                      const std::optional<QDateTime> &verifiedAt)
{
    TimelineBuilder all;
    all.add(RequestSlots::Account, user.createdOn, TimelineWords::tr("User created"));
    if (user.timeZone)
        all.add(RequestSlots::Account, user.timeZone->updatedAt,
                TimelineWords::tr("Time zone set to %1").arg(user.timeZone->id));
    if (user.birthDate)
        all.add(RequestSlots::Account, user.birthDate->updatedAt, TimelineWords::tr("Birth date set"));
    addSources(all, user, providers);
    all.add(RequestSlots::Ingestion, user.ingestionStart, TimelineWords::tr("Data collection starts"), {},
            Tone::Neutral, TimelineEntry::Mark::Begin);
    all.add(RequestSlots::Ingestion, user.ingestionEnd, TimelineWords::tr("Data collection ends"),
            TimelineWords::tr("The service then deregisters all sources."), Tone::Warn, TimelineEntry::Mark::End);
    for (const UserActionLog::Entry &entry : actions) {
        const ActionText text = textOf(entry.action, nameOf);
        all.add(RequestSlots::Console, Timestamp{{}, entry.at, false}, text.title, text.detail, text.tone);
    }
    if (verifiedAt)
        all.add(RequestSlots::Console, Timestamp{{}, *verifiedAt, false}, TimelineWords::tr("Caller verified"));
    return all.take();
}

QString laneTitle(TimelineEntry::RequestSlots lane)
{
    switch (lane) {
    case RequestSlots::Account:
        return TimelineWords::tr("User");
    case RequestSlots::Sources:
        return TimelineWords::tr("Sources");
    case RequestSlots::Ingestion:
        return TimelineWords::tr("Data collection");
    case RequestSlots::Console:
        return TimelineWords::tr("This console");
    }
    Q_UNREACHABLE();
}

QString timelineSummary(const std::vector<TimelineEntry> &entries)
{
    if (entries.empty())
        return TimelineWords::tr("No dated events for this user.");
    return TimelineWords::tr("%Ln entry(s) from %1 to %2.", nullptr, int(entries.size()))
        .arg(formatDate(entries.front().at.date()), formatDate(entries.back().at.date()));
}

} // namespace labdesk
