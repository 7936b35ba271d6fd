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
    static constexpr size_t maxAttempts = 1000; ///< of all users

    /// Reads the attempts of earlier runs, and stores new ones until they are forgotten.
    void keepIn(Settings &settings, const QDateTime &now);
    int failed(const QString &user, const QDateTime &now);
    void add(const QString &user, const QDateTime &now);

private:
    struct Attempt
    {
        QString user;
        QDateTime at; ///< UTC
    };
    void forgetOld(const QDateTime &now);
    void store();

    Settings *m_settings = nullptr;
    std::vector<Attempt> m_attempts;
};

} // namespace labdesk
