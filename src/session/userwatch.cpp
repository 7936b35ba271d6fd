// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/userwatch.h"

#include <algorithm>

using namespace std::chrono_literals;

namespace labdesk {

namespace {

using Sources = std::vector<ConnectedProvider>;

/// Whether a caller would notice no difference: same status, same error, and not reconnected.
bool isSame(const ConnectedProvider &one, const ConnectedProvider &other)
{
    const auto errorOf = [](const ConnectedProvider &provider) { return provider.errorType(); };
    return one.slug == other.slug && one.status == other.status && errorOf(one) == errorOf(other)
        && one.createdOn == other.createdOn;
}

/// Removes the sources that are in both lists. Slugs don't suffice: a service may list a source twice.
void dropCommon(Sources &before, Sources &after)
{
    for (auto at = before.begin(); at != before.end();) {
        const auto same = std::ranges::find_if(after, [&](const auto &other) { return isSame(*at, other); });
        if (same == after.end()) {
            ++at;
            continue;
        }
        after.erase(same);
        at = before.erase(at);
    }
}

} // namespace

UserWatch::UserWatch(std::function<void()> readSources) : m_readSources(std::move(readSources))
{
    m_tick.setInterval(1s);
    connect(&m_tick, &QTimer::timeout, this, &UserWatch::tick);
}

void UserWatch::noteUser(const std::optional<UserId> &user)
{
    m_user = user;
    m_known.reset();
    m_changes.clear();
    m_seen.reset();
    stop();
}

void UserWatch::noteSources(const Remote<Sources> &sources)
{
    const auto *ready = readyIn(sources);
    m_known = ready ? std::optional(withoutReplaced(ready->value)) : std::nullopt;
    if (isOn() && ready && !ready->refreshing && !ready->stale)
        compare(*m_known, ready->undecodable.isWhole());
}

void UserWatch::start()
{
    if (!m_user)
        return;
    m_changes.clear();
    m_hasRunOut = false;
    m_toRead = secondsBetween;
    m_left = maxSeconds;
    m_seen = m_known;
    m_tick.start();
    Q_EMIT changed();
}

void UserWatch::stop()
{
    if (!isOn() && !m_hasRunOut)
        return;
    m_tick.stop();
    m_hasRunOut = false;
    Q_EMIT changed();
}

void UserWatch::tick()
{
    if (--m_left <= 0) {
        m_tick.stop();
        m_hasRunOut = true;
    } else if (--m_toRead <= 0) {
        m_toRead = secondsBetween;
        m_readSources();
    }
    Q_EMIT changed();
}

void UserWatch::compare(Sources seen, bool isWhole)
{
    const size_t known = m_changes.size();
    if (m_seen) {
        Sources gone = *m_seen;
        Sources added = seen;
        dropCommon(gone, added);
        for (const ConnectedProvider &before : gone) {
            const auto after = std::ranges::find(added, before.slug, &ConnectedProvider::slug);
            if (after != added.end()) {
                m_changes.push_back({m_now(), before, *after});
                added.erase(after);
            } else if (!isWhole) {
                seen.push_back(before); // it may be among the unreadable entries
            } else {
                m_changes.push_back({m_now(), before, std::nullopt});
            }
        }
        for (const ConnectedProvider &after : added)
            m_changes.push_back({m_now(), std::nullopt, after});
    }
    m_seen = std::move(seen);
    Q_EMIT changed();
    if (m_changes.size() > known)
        Q_EMIT found(*m_user, int(m_changes.size()));
}

} // namespace labdesk
