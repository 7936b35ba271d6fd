// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/callerattempts.h"

#include "domain/ids.h"
#include "platform/settings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

void CallerAttempts::keepIn(Settings &settings, const QDateTime &now)
{
    m_settings = &settings;
    for (const QVariant &entry : settings.get(setting::callerAttempts)) {
        const QVariantMap map = entry.toMap();
        const QDateTime at = QDateTime::fromString(map[u"at"_s].toString(), Qt::ISODate);
        m_attempts.push_back({canonicalId(map[u"user"_s].toString()), at.isValid() ? at : now.toUTC()});
    }
    forgetOld(now);
}

int CallerAttempts::failed(const QString &user, const QDateTime &now)
{
    forgetOld(now);
    return int(std::ranges::count(m_attempts, user, &Attempt::user));
}

void CallerAttempts::add(const QString &user, const QDateTime &now)
{
    forgetOld(now);
    if (m_attempts.size() >= maxAttempts)
        m_attempts.erase(m_attempts.begin());
    m_attempts.push_back({user, now.toUTC()});
    store();
}

/// An attempt in the future counts, too: setting the clock back must not clear it. One that is more than a day ahead
/// was made while the clock was wrong; it lapses a day from now.
void CallerAttempts::forgetOld(const QDateTime &now)
{
    const qint64 seconds = std::chrono::seconds(rememberedFor).count();
    bool isChanged = std::erase_if(m_attempts, [&](const Attempt &one) { return one.at.secsTo(now) >= seconds; }) > 0;
    for (Attempt &one : m_attempts)
        if (now.secsTo(one.at) > seconds) {
            one.at = now.toUTC();
            isChanged = true;
        }
    if (isChanged)
        store();
}

void CallerAttempts::store()
{
    if (!m_settings)
        return;
    QVariantList entries;
    for (const Attempt &one : m_attempts)
        entries.append(QVariantMap{{u"user"_s, one.user}, {u"at"_s, one.at.toString(Qt::ISODate)}});
    m_settings->set(setting::callerAttempts, entries);
}

} // namespace labdesk
