// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include <utility>

namespace labdesk::api {

/// A running request, owned by a Call.
class Running : public QObject
{
public:
    using QObject::QObject;

    /// What is known about a write whose result is no longer awaited.
    enum class SendState {
        NothingSent, ///< no byte was sent; always the case for reads
        Refused,     ///< it was sent, and the service refused it
        Open         ///< it may have been carried out, or may still be
    };
    virtual SendState sendState() const { return SendState::NothingSent; }
    virtual void deliverNow() { } ///< runs the handler now if the outcome is already known; may delete this
};

/// Owns one running request with its retries. Destroying it aborts the request, and the handler never runs; assigning a
/// new one cancels the old one.
class [[nodiscard]] Call
{
public:
    Call() = default;
    explicit Call(Running *running) : m_running(running) { }
    Call(const Call &) = delete;
    Call &operator=(const Call &) = delete;
    Call(Call &&other) noexcept : m_running(std::exchange(other.m_running, nullptr)) { }
    Call &operator=(Call &&other) noexcept
    {
        Call old;
        old.m_running = std::exchange(m_running, std::exchange(other.m_running, nullptr));
        return *this;
    }
    ~Call() { cancel(); }

    bool isRunning() const { return !m_running.isNull(); }
    void cancel() { delete std::exchange(m_running, nullptr).data(); } ///< a listener of its end may call this again
    Running::SendState sendState() const
    {
        return m_running ? m_running->sendState() : Running::SendState::NothingSent;
    }
    void deliverNow()
    {
        if (m_running)
            m_running->deliverNow();
    }

private:
    QPointer<Running> m_running;
};

} // namespace labdesk::api
