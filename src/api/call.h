// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include <utility>

namespace labdesk::api {

/// Owns one running request, its retries included. Let go of it and the request is aborted and its handler never runs;
/// assign a new one and the old is canceled.
class [[nodiscard]] Call
{
public:
    Call() = default;
    explicit Call(QObject *running) : m_running(running) { }
    Call(const Call &) = delete;
    Call &operator=(const Call &) = delete;
    Call(Call &&other) noexcept : m_running(std::exchange(other.m_running, nullptr)) { }
    Call &operator=(Call &&other) noexcept
    {
        if (this != &other) {
            cancel();
            m_running = std::exchange(other.m_running, nullptr);
        }
        return *this;
    }
    ~Call() { cancel(); }

    bool isRunning() const { return !m_running.isNull(); }
    void cancel() { delete m_running.data(); }

private:
    QPointer<QObject> m_running;
};

} // namespace labdesk::api
