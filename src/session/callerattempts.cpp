// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/callerattempts.h"

#include "platform/settings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

/// An attempt in the future counts, too: setting the clock back must not clear it.
bool CallerAttempts::counts(const Attempt &attempt, const QDateTime &now)
{
    return attempt.at.secsTo(now) < std::chrono::seconds(rememberedFor).count();
}

void CallerAttempts::keepIn(Settings &settings)
{
    m_settings = &settings;
    for (const QVariant &entry : settings.get(setting::callerAttempts)) {
        const QVariantMap map = entry.toMap();
        const QDateTime at = QDateTime::fromString(map[u"at"_s].toString(), Qt::ISODate);
        m_attempts.push_back({map[u"user"_s].toString(), at.isValid() ? at : QDateTime::currentDateTimeUtc()});
    }
}

int CallerAttempts::failed(const QString &user, const QDateTime &now) const
{
    return int(std::ranges::count_if(
        m_attempts, [&](const Attempt &attempt) { return attempt.user == user && counts(attempt, now); }));
}

void CallerAttempts::add(const QString &user, const QDateTime &now)
{
    std::erase_if(m_attempts, [&](const Attempt &attempt) { return !counts(attempt, now); });
    if (m_attempts.size() >= most)
        m_attempts.erase(m_attempts.begin());
    m_attempts.push_back({user, now.toUTC()});
    if (!m_settings)
        return;
    QVariantList entries;
    for (const Attempt &attempt : m_attempts)
        entries.append(QVariantMap{{u"user"_s, attempt.user}, {u"at"_s, attempt.at.toString(Qt::ISODate)}});
    m_settings->set(setting::callerAttempts, entries);
}

} // namespace labdesk
