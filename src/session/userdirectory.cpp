// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/userdirectory.h"

#include "api/operations.h"
#include "domain/logging.h"

#include <QLocale>

#include <algorithm>

namespace labdesk {

namespace {
constexpr int pageSize = 500; // the maximum of deployments with pages
constexpr int arrivalPollMs = 8;
constexpr qint64 progressEveryMs = 100;
// Views process all rows when some are added. So a long list is updated rarely, but often enough to show progress.
constexpr qint64 minShare = 16;
constexpr qint64 maxUnshownMs = 100;

/// For a reload, which must not replace a whole list by a part of it.
ApiError memoryError(qint64 users)
{
    return {.kind = ApiError::Kind::BadResponse,
            .httpStatus = 200,
            .detail = QLocale().toString(users),
            .reason = ApiError::Reason::NotEnoughMemory};
}
} // namespace

UserDirectory::UserDirectory(api::ApiClient &client, QObject *parent, UserListLimits limits)
    : QObject(parent), m_client(client), m_limits(limits)
{
    m_arrivals.setInterval(arrivalPollMs);
    m_arrivals.setTimerType(Qt::PreciseTimer);
    connect(&m_arrivals, &QTimer::timeout, this, &UserDirectory::showArrived);
}

UserDirectory::~UserDirectory() = default;

void UserDirectory::reload()
{
    endLoad();
    if (m_listEnd == UserListEnd::OutOfMemory) // the old list would take the memory that the new one needs
        drop();
    m_showsWhileItArrives = !readyIn(m_state);
    m_load = std::make_shared<UserListLoad>(m_limits);
    m_loadRead = beginRead();
    m_progress = {};
    m_rate.clear();
    m_sinceBegin.start();
    m_sinceProgress.start();
    m_rate.note(std::chrono::milliseconds(0), 0);
    m_bytesOfEarlierPages = 0;
    if (m_showsWhileItArrives) {
        m_store.reset(UserSnapshot(m_load->dictionary(), {}));
        m_sinceShown.start();
        m_arrivals.start();
    }
    ask(api::listUsers({}, {}));
    enter(awaiting(m_state, QDateTime::currentDateTimeUtc()));
}

void UserDirectory::ask(const api::StreamEndpoint &endpoint)
{
    m_load->beginResponse();
    m_call = m_client.stream(
        endpoint, m_load, [this](const auto &progress) { noteProgress(progress); },
        [this](std::optional<ApiError> error) { responseEnded(std::move(error)); });
}

void UserDirectory::cancel()
{
    if (!m_load)
        return;
    const bool drops = m_showsWhileItArrives;
    endLoad();
    if (drops)
        m_store.reset(UserSnapshot());
    enter(afterCancel(m_state));
}

void UserDirectory::drop()
{
    endLoad();
    m_store.reset(UserSnapshot());
    m_isPartial = false;
    m_listEnd = UserListEnd::Whole;
    m_undecodable = 0;
    m_undecodableReasons.clear();
    m_rowReads.clear();
    m_progress = {};
    enter(Idle{});
}

void UserDirectory::endLoad()
{
    m_call.cancel();
    m_arrivals.stop();
    m_load.reset();
    m_changesDuringLoad.clear();
}

void UserDirectory::responseEnded(std::optional<ApiError> error)
{
    if (error)
        return fail(std::move(*error));
    if (m_load->end() == UserListEnd::OutOfMemory && !m_showsWhileItArrives)
        return fail(memoryError(m_load->users()));
    if (!m_load->hasMorePages())
        return complete({});
    m_bytesOfEarlierPages = m_progress.bytes;
    ask(api::listUsers(m_load->received(), pageSize));
}

/// Ends the list with the users that have arrived, because it is complete or was cut off.
void UserDirectory::complete(std::optional<ApiError> cutOffBy)
{
    const auto load = m_load;
    show(load->takeWhole());
    m_listRead = m_loadRead;
    m_rowReads.removeIf([this](const auto &row) { return row.value() < m_listRead; });
    m_isPartial = cutOffBy.has_value();
    m_listEnd = m_isPartial ? UserListEnd::Whole : load->end();
    m_undecodable = load->undecodable();
    m_undecodableReasons = load->undecodableReasons();
    endLoad();
    enter(Ready<qint64>{
        qint64(m_store.size()), QDateTime::currentDateTimeUtc(), {}, load->drift(), false, std::move(cutOffBy)});
}

void UserDirectory::fail(ApiError error)
{
    if (m_showsWhileItArrives)
        m_load->cutOff();
    if (m_showsWhileItArrives && m_load->users() > 0)
        return complete(std::move(error));
    endLoad();
    enter(afterFailure(m_state, std::move(error)));
}

/// Shows the users that have arrived, if the list is shown while it is loading.
void UserDirectory::showArrived()
{
    const qint64 shown = m_store.size();
    const qint64 waiting = m_load->users() - shown;
    if (waiting <= 0 || (waiting * minShare < shown && m_sinceShown.elapsed() < maxUnshownMs))
        return;
    m_sinceShown.start();
    m_store.append(m_load->takeArrived());
}

void UserDirectory::show(const UserSnapshot &whole)
{
    if (m_showsWhileItArrives)
        if (auto arrived = m_load->takeArrived(); !arrived.empty())
            m_store.append(std::move(arrived));
    // Usually everything is in the store already, as it arrived.
    if (!m_changesDuringLoad.empty() || m_store.snapshot().segments() != whole.segments())
        m_store.reset(whole);
    // The response may be older than a change to a user that was made while it was loading.
    for (const auto &[id, user] : m_changesDuringLoad)
        if (user)
            m_store.put(*user);
        else
            m_store.remove(id);
}

bool UserDirectory::isComplete() const
{
    const auto *ready = readyIn(m_state);
    return ready && !ready->stale && !m_isPartial && m_listEnd == UserListEnd::Whole && m_undecodable == 0;
}

UserListProgress UserDirectory::progress() const
{
    UserListProgress progress = m_progress;
    progress.users = m_load ? m_load->users() : 0; // bytes are reported before they are decoded
    return progress;
}

void UserDirectory::noteProgress(const api::StreamProgress &progress)
{
    const bool isFirstPage = m_bytesOfEarlierPages == 0;
    m_progress.bytes = m_bytesOfEarlierPages + progress.bytes;
    m_progress.expectedBytes = isFirstPage ? progress.expected : std::nullopt;
    m_rate.note(std::chrono::milliseconds(m_sinceBegin.elapsed()), m_progress.bytes);
    m_progress.bytesPerSecond = m_rate.bytesPerSecond();
    if (m_sinceProgress.elapsed() < progressEveryMs)
        return;
    m_sinceProgress.start();
    Q_EMIT progressed();
}

/// Whether a read is at least as new as the row. If so, notes it, also for the list that is being fetched.
bool UserDirectory::accept(const UserId &id, const std::optional<User> &user, std::optional<quint64> read)
{
    const quint64 number = read ? *read : beginRead();
    quint64 &known = m_rowReads[id];
    if (number < std::max(known, m_listRead))
        return false;
    known = number;
    if (m_load && number > m_loadRead)
        m_changesDuringLoad.emplace_back(id, user);
    return true;
}

void UserDirectory::put(const User &user, std::optional<quint64> read)
{
    if (!accept(user.id, user, read))
        return;
    m_store.put(user);
    updateCount();
}

void UserDirectory::remove(const UserId &user, std::optional<quint64> read)
{
    if (!accept(user, std::nullopt, read))
        return;
    m_store.remove(user);
    updateCount();
}

void UserDirectory::updateCount()
{
    auto *ready = std::get_if<Ready<qint64>>(&m_state);
    if (!ready || ready->value == qint64(m_store.size()))
        return;
    ready->value = qint64(m_store.size());
    Q_EMIT stateChanged();
}

void UserDirectory::enter(Remote<qint64> state)
{
    m_state = std::move(state);
    if (const auto *ready = std::get_if<Ready<qint64>>(&m_state))
        qCDebug(sessionLog, "users: %lld, unreadable %lld, complete %d, after %lld ms", qlonglong(ready->value),
                qlonglong(m_undecodable), !m_isPartial, qlonglong(m_sinceBegin.elapsed()));
    Q_EMIT stateChanged();
}

} // namespace labdesk
