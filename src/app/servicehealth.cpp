// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/servicehealth.h"

#include "app/currentsession.h"
#include "shell/mainwindow.h"
#include "shell/windowcontent.h"
#include "shell/windowmessages.h"

#include <algorithm>
#include <chrono>

namespace labdesk {

using namespace std::chrono_literals;

namespace {

QString formatTries(const ServiceTrouble::State &trouble)
{
    if (!trouble.next)
        return {};
    QString text = ServiceHealth::tr("Tried %Ln time(s).", nullptr, trouble.tries);
    constexpr int minCountdown = 3; // seconds; a shorter countdown would only flicker
    if (const int left = int((trouble.next->remainingTime() + 999) / 1000); left >= minCountdown)
        text += u' ' + ServiceHealth::tr("Next attempt in %Ln\u00a0s.", nullptr, left);
    return text;
}

/// If Labdesk retries automatically, no next step is suggested, unless it has never worked: then the connection may be
/// wrong.
WindowMessages::Trouble formatTrouble(const ServiceTrouble::State &trouble)
{
    const ErrorText text = describe(trouble.why, ErrorSubject::List);
    const bool isRetrying = trouble.next.has_value();
    return {.sentence = text.sentence,
            .more = isRetrying && trouble.hasWorked ? text.cause : text.cause + u' ' + text.nextStep,
            .tries = formatTries(trouble),
            .action = isRetrying && trouble.hasWorked ? ErrorAction::None : actionFor(trouble.why, ErrorSubject::List),
            .covers = {}};
}

} // namespace

ServiceHealth::ServiceHealth(CurrentSession &session, MainWindow &window) : m_session(session), m_window(window)
{
    connect(&session, &CurrentSession::opened, this, [this] {
        m_trouble = std::make_unique<ServiceTrouble>(m_session.get()->client());
        connect(m_trouble.get(), &ServiceTrouble::changed, this, &ServiceHealth::show);
        connect(&m_session.get()->client(), &api::ApiClient::requestChanged, this, &ServiceHealth::follow);
    });
    connect(&session, &CurrentSession::aboutToClose, this, [this] {
        m_trouble.reset(); // its message is removed with the places
        m_countdownTimer.stop();
    });
    connect(&session, &CurrentSession::closed, this, &ServiceHealth::drop);
    connect(&m_countdownTimer, &QTimer::timeout, this, &ServiceHealth::show);
    const auto retry = [this] {
        if (m_trouble)
            m_trouble->tryNow();
    };
    connect(&window, &MainWindow::retryRequested, this, retry);
    connect(&session, &CurrentSession::keyReplaced, this, retry);
}

void ServiceHealth::show()
{
    showRateLimit();
    WindowMessages &messages = *m_window.content().messages();
    if (!m_trouble || !m_trouble->state()) {
        m_countdownTimer.stop();
        return messages.clearTrouble();
    }
    WindowMessages::Trouble message = formatTrouble(*m_trouble->state());
    message.covers = [this](const ApiError &error) { return m_trouble && m_trouble->covers(error); };
    m_window.setConnectionState(ConnectionState::Trouble);
    messages.showTrouble(message);
    if (!m_trouble->state()->next)
        m_countdownTimer.stop();
    else if (!m_countdownTimer.isActive())
        m_countdownTimer.start(1s);
}

void ServiceHealth::drop()
{
    m_rateLimits.clear();
    if (m_trouble && m_trouble->state())
        m_window.setConnectionState(ConnectionState::Connecting);
    if (m_trouble)
        m_trouble->drop();
    showRateLimit();
}

void ServiceHealth::follow(const api::RequestRecord &record)
{
    trackRateLimit(record);
    if (record.isOver() && record.httpStatus > 0 && m_trouble && !m_trouble->state())
        m_window.setConnectionState(ConnectionState::Connected); // any response proves the connection, even a refusal
}

/// Tracks rate-limited reads, to show a countdown in all places.
void ServiceHealth::trackRateLimit(const api::RequestRecord &record)
{
    constexpr int tooManyRequests = 429;
    if (record.state == api::RequestRecord::State::Waiting && record.httpStatus == tooManyRequests && record.nextTryIn)
        m_rateLimits[record.id] = QDeadlineTimer(*record.nextTryIn);
    else if (m_rateLimits.erase(record.id) == 0)
        return;
    showRateLimit();
}

/// Shows no countdown while the trouble message has one.
void ServiceHealth::showRateLimit()
{
    const auto next
        = std::ranges::min_element(m_rateLimits, {}, [](const auto &pause) { return pause.second.deadline(); });
    const bool isShownElsewhere = m_trouble && m_trouble->state();
    m_window.setRateLimitedUntil(isShownElsewhere || next == m_rateLimits.end() ? QDeadlineTimer() : next->second);
}

} // namespace labdesk
