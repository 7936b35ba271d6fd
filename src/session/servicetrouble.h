// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"

#include <QByteArray>
#include <QDeadlineTimer>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <chrono>
#include <optional>
#include <utility>

namespace labdesk {

/// Whether the service is in trouble as a whole, by what became of the requests of a connection. Asks it again by
/// itself, with one small read, until it responds: then the trouble is over.
class ServiceTrouble : public QObject
{
    Q_OBJECT

public:
    struct State
    {
        ApiError why;
        bool hasWorked = false; ///< over this connection, before
        int tries = 0;
        std::optional<QDeadlineTimer> next = {}; ///< nothing: it isn't asked again before a person does something
    };

    /// Goes before the client does.
    explicit ServiceTrouble(api::ApiClient &client, QObject *parent = nullptr);

    const std::optional<State> &state() const { return m_state; } ///< nothing: there is no trouble
    bool covers(const ApiError &error) const;                     ///< whether the error says no more than the trouble
    void tryNow();                                                ///< a person wants it: ends the pause
    void drop(); ///< for the lock: asks no more, until something fails again

    /// How long after a try the next one is. A service that can't be reached is asked every 1.5 seconds, one that
    /// responds less often after a while.
    static std::chrono::milliseconds pauseAfter(const ApiError &why, int tries);

Q_SIGNALS:
    void changed(); ///< also with each try

private:
    void follow(const api::RequestRecord &record);
    void noteFailure(const ApiError &why, const QByteArray &operation, bool isRead);
    void noteSuccess(const QByteArray &operation);
    static ErrorScope scopeIn(const ApiError &why, const QByteArray &operation, bool isRead);
    void begin(const ApiError &why, int tries);
    void awaitNext();
    void ask();

    api::ApiClient &m_client;
    std::optional<State> m_state;
    bool m_hasWorked = false;
    std::optional<std::pair<QByteArray, ApiError::Kind>> m_suspect; ///< an operation that failed, perhaps alone
    QSet<QByteArray> m_failing;                                     ///< operations that failed in this trouble
    QSet<QByteArray> m_alone; ///< those that hadn't worked again when the service responded to another
    QTimer m_next;
    api::Call m_call;
};

} // namespace labdesk
