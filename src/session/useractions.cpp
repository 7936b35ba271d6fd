// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/useractions.h"

#include "session/useractionrunning.h"
#include "session/userdetails.h"
#include "session/userdirectory.h"

#include <algorithm>

namespace labdesk {

namespace {
constexpr size_t mostActions = 500; // so that a console that runs for weeks does not grow

/// A clock that was set back would leave entries in the future, which would count for longer than an hour.
bool isOfLastHour(const QDateTime &sent, const QDateTime &now)
{
    return sent <= now && sent.secsTo(now) < 3600;
}
}

UserActions::UserActions(api::ApiClient &client, UserDirectory &directory, UserDetails &details, QObject *parent)
    : QObject(parent), m_client(client), m_directory(directory), m_details(details)
{
    m_lookSoon.setSingleShot(true);
    connect(&m_lookSoon, &QTimer::timeout, this, [this] {
        for (const quint64 id : delayed())
            look(id, 0);
    });
}

UserActions::~UserActions() = default;

void UserActions::setDelay(int seconds, std::chrono::milliseconds tick)
{
    m_delay = seconds;
    m_tick = tick;
}

quint64 UserActions::create(const NewUser &user)
{
    return start({.kind = UserActionKind::Create, .clientUserId = user.clientUserId, .newUser = user}, false);
}

quint64 UserActions::changeZone(const User &user, const QString &zone)
{
    return start({.kind = UserActionKind::ChangeZone,
                  .user = user.id,
                  .clientUserId = user.clientUserId,
                  .zone = zone,
                  .previousZone = user.timeZone ? user.timeZone->id : QString()},
                 false);
}

quint64 UserActions::refresh(const User &user)
{
    return start({.kind = UserActionKind::Refresh, .user = user.id, .clientUserId = user.clientUserId}, false);
}

quint64 UserActions::deregister(const User &user, const ProviderSlug &provider)
{
    return start({.kind = UserActionKind::Deregister,
                  .user = user.id,
                  .clientUserId = user.clientUserId,
                  .providerSlug = provider.text()},
                 true);
}

quint64 UserActions::remove(const User &user)
{
    return start({.kind = UserActionKind::Delete, .user = user.id, .clientUserId = user.clientUserId}, true);
}

/// A second click on what is under way already means the same action, not another one.
quint64 UserActions::start(UserAction action, bool delayed)
{
    if (action.kind != UserActionKind::Create && action.kind != UserActionKind::ChangeZone) {
        for (const auto &[known, running] : m_actions)
            if (running->isUnderWay() && running->action.kind == action.kind && running->action.user == action.user
                && running->action.providerSlug == action.providerSlug)
                return known;
    }
    forgetOldest();
    const quint64 id = action.id = ++m_lastId;
    Running &running = *m_actions.emplace(id, std::make_unique<Running>(std::move(action))).first->second;
    connect(&running.timer, &QTimer::timeout, this, [this, id] { look(id, 1); });
    if (delayed && m_delay > 0)
        countDown(id, {.secondsLeft = m_delay, .of = m_delay});
    else
        send(id);
    return id;
}

void UserActions::countDown(quint64 id, UserAction::Delayed delayed)
{
    runningOf(id)->timer.start(m_tick);
    enter(id, delayed);
}

void UserActions::forgetOldest()
{
    for (auto at = m_actions.begin(); m_actions.size() >= mostActions && at != m_actions.end();)
        at = at->second->isUnderWay() ? std::next(at) : m_actions.erase(at);
}

void UserActions::setCancelReach(std::function<bool(quint64 id)> isInReach)
{
    m_isInReach = std::move(isInReach);
    lookAgain();
}

void UserActions::lookAgain()
{
    for (const quint64 id : delayed())
        runningOf(id)->timer.start(m_tick);
    m_lookSoon.start(0);
}

void UserActions::look(quint64 id, int secondsOver)
{
    const auto *before = std::get_if<UserAction::Delayed>(&runningOf(id)->action.state);
    if (!before)
        return;
    UserAction::Delayed now = *before;
    now.isHeld = m_isInReach && !m_isInReach(id);
    if (!now.isHeld && !before->isHeld)
        now.secondsLeft -= secondsOver;
    if (now.secondsLeft < 1)
        return send(id);
    enter(id, now);
}

bool UserActions::cancel(quint64 id)
{
    Running *running = runningOf(id);
    const auto *delayed = running ? std::get_if<UserAction::Delayed>(&running->action.state) : nullptr;
    if (!delayed)
        return false;
    enter(id, UserAction::Cancelled{.wasRefused = delayed->askedToPause});
    return true;
}

void UserActions::cancelDelayed()
{
    for (const quint64 id : delayed())
        cancel(id);
}

std::vector<quint64> UserActions::delayed() const
{
    std::vector<quint64> all;
    for (const auto &[id, running] : m_actions)
        if (std::holds_alternative<UserAction::Delayed>(running->action.state))
            all.push_back(id);
    return all;
}

int UserActions::countSending() const
{
    return int(std::count_if(m_actions.begin(), m_actions.end(),
                             [](const auto &entry) { return entry.second->isOnItsWay(); }));
}

void UserActions::abandonSending()
{
    std::vector<quint64> sent;
    for (const auto &[id, running] : m_actions)
        if (running->isOnItsWay())
            sent.push_back(id);
    for (const quint64 id : sent) {
        runningOf(id)->call.cancel();
        enter(id, UserAction::Unknown{.why = {.kind = ApiError::Kind::OutcomeUnknown}});
    }
}

void UserActions::check(quint64 id)
{
    Running *running = runningOf(id);
    auto *unknown = running ? std::get_if<UserAction::Unknown>(&running->action.state) : nullptr;
    if (!unknown || unknown->checking)
        return;
    enter(id, UserAction::Unknown{unknown->why, true, unknown->notSeenYet});
    readBack(id, Reading::Check);
}

const UserAction *UserActions::find(quint64 id) const
{
    const auto at = m_actions.find(id);
    return at == m_actions.end() ? nullptr : &at->second->action;
}

const UserAction *UserActions::running(const UserId &user, UserActionKind kind) const
{
    for (auto at = m_actions.rbegin(); at != m_actions.rend(); ++at)
        if (at->second->isUnderWay() && at->second->action.kind == kind && at->second->action.user == user)
            return &at->second->action;
    return nullptr;
}

int UserActions::refreshesInLastHour(const UserId &user) const
{
    const QList<QDateTime> sent = m_refreshes.value(user);
    return int(std::ranges::count_if(sent, [now = m_now()](const QDateTime &at) { return isOfLastHour(at, now); }));
}

QSet<QString> UserActions::spentRefreshes() const
{
    QSet<QString> spent;
    for (auto at = m_refreshes.constBegin(); at != m_refreshes.constEnd(); ++at)
        if (refreshesInLastHour(at.key()) >= refreshesAllowed)
            spent.insert(comparedId(at.key().text()));
    return spent;
}

void UserActions::countRefresh(const UserId &user)
{
    const QDateTime now = m_now();
    m_refreshes[user].removeIf([now](const QDateTime &sent) { return !isOfLastHour(sent, now); });
    m_refreshes[user].append(now);
}

void UserActions::recallRefresh(const UserId &user, const QDateTime &at)
{
    if (isOfLastHour(at, m_now()))
        m_refreshes[user].prepend(at);
}

void UserActions::uncountRefresh(const UserId &user)
{
    if (!m_refreshes[user].isEmpty())
        m_refreshes[user].removeLast();
}

UserActions::Running *UserActions::runningOf(quint64 id)
{
    const auto at = m_actions.find(id);
    return at == m_actions.end() ? nullptr : at->second.get();
}

void UserActions::enter(quint64 id, UserAction::State state)
{
    Running &running = *runningOf(id);
    running.action.state = std::move(state);
    if (!std::holds_alternative<UserAction::Delayed>(running.action.state))
        running.timer.stop();
    Q_EMIT changed(id);
}

} // namespace labdesk
