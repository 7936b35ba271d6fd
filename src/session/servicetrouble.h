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

/// Detects trouble of the whole service from the results of a connection's requests. It then polls the service with one
/// small read; a response ends the trouble.
class ServiceTrouble : public QObject
{
    Q_OBJECT

public:
    struct State
    {
        ApiError why;
        bool hasWorked = false; ///< whether the service has worked over this connection before
        int tries = 0;
        std::optional<QDeadlineTimer> next = {}; ///< nothing: no retry before a person does something
    };

    /// Must be destroyed before the client.
    explicit ServiceTrouble(api::ApiClient &client, QObject *parent = nullptr);

    const std::optional<State> &state() const { return m_state; } ///< nothing: there is no trouble
    bool covers(const ApiError &error) const;                     ///< whether the error is part of the trouble
    void tryNow();                                                ///< retries without waiting, on a person's request
    void drop(); ///< when locking and unlocking: stops retrying until something fails again

    /// The pause after an attempt. A service that can't be reached is retried every 1.5 seconds; one that responds with
    /// errors, less often after a while.
    static std::chrono::milliseconds pauseAfter(const ApiError &why, int tries);

Q_SIGNALS:
    void changed(); ///< also after each attempt

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
    std::optional<std::pair<QByteArray, ApiError::Kind>>
        m_suspect;                   ///< an operation that failed, perhaps as the only one
    QSet<QByteArray> m_failing;      ///< operations that failed in this trouble
    QSet<QByteArray> m_stillFailing; ///< operations that were still failing when the service responded to another one
    QTimer m_next;
    api::Call m_call;
};

} // namespace labdesk
