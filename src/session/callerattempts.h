// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

#include <chrono>
#include <vector>

namespace labdesk {

class Settings;

/// Failed attempts to verify callers, by user; each is forgotten after a day. Outlives sessions and windows, and
/// doesn't distinguish connections, since the same service can be reached over several. For the GUI thread.
class CallerAttempts
{
public:
    static constexpr std::chrono::hours rememberedFor{24};
    static constexpr size_t most = 1000; ///< of all users

    void keepIn(Settings &settings); ///< reads the attempts of earlier runs, and stores new ones
    int failed(const QString &user, const QDateTime &now) const;
    void add(const QString &user, const QDateTime &now);

private:
    struct Attempt
    {
        QString user;
        QDateTime at; ///< UTC
    };
    static bool counts(const Attempt &attempt, const QDateTime &now);

    Settings *m_settings = nullptr;
    std::vector<Attempt> m_attempts;
};

} // namespace labdesk
