// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/useractions.h"

#include "session/ticketnumber.h"
#include "session/userdetails.h"
#include "session/userwrite.h"

#include <QSet>

#include <algorithm>

namespace labdesk {

namespace {
constexpr size_t maxActions = 500; // limits memory if the program runs for weeks
}

/// A write and its countdown timer.
struct UserActions::Entry
{
    Entry(UserAction action, const UserWrite::Context &context) : write(std::move(action), context) { }

    UserWrite write;
    QTimer timer; ///< ticks while delayed
};

UserActions::UserActions(api::ApiClient &client, UserDirectory &directory, UserDetails &details, QObject *parent)
    : QObject(parent), m_client(client), m_directory(directory), m_details(details)
{
    connect(this, &UserActions::outdated, &details, &UserDetails::reloadIfOpen);
    m_lookAgain.setSingleShot(true);
    connect(&m_lookAgain, &QTimer::timeout, this, [this] {
        for (const quint64 id : delayed())
            tickCountdown(*m_actions.at(id), 0);
    });
}

UserActions::~UserActions() = default;

void UserActions::setDelay(int seconds, std::chrono::milliseconds tick)
{
    m_delay = seconds;
    m_tick = tick;
}

void UserActions::setClock(const std::function<QDateTime()> &now)
{
    m_now = now;
    m_refreshes.setClock(now);
}

quint64 UserActions::create(const NewUser &user)
{
    return start({.kind = UserActionKind::Create, .clientUserId = user.clientUserId, .newUser = user}, false);
}

quint64 UserActions::changeZone(const User &user, const QString &zone, quint64 undoes)
{
    return start({.kind = UserActionKind::ChangeZone,
                  .user = user.id,
                  .clientUserId = user.clientUserId,
                  .zone = zone,
                  .previousZone = user.timeZone ? user.timeZone->id : QString(),
                  .undoes = undoes},
                 false);
}

quint64 UserActions::edit(const User &user, const UserPatch &patch, quint64 undoes)
{
    return start({.kind = UserActionKind::Edit,
                  .user = user.id,
                  .clientUserId = user.clientUserId,
                  .patch = patch,
                  .before = user,
                  .undoes = undoes},
                 true);
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
                  .providerSlug = provider.text(),
                  .isPhoneSdk = m_isPhoneSdk(provider.text())},
                 true);
}

quint64 UserActions::remove(const User &user)
{
    return start({.kind = UserActionKind::Delete, .user = user.id, .clientUserId = user.clientUserId}, true);
}

quint64 UserActions::startJob(quint64 job, int users, const QString &providerSlug)
{
    return start({.kind = UserActionKind::StartJob, .providerSlug = providerSlug, .job = job, .users = users}, true);
}

void UserActions::cancelStart(quint64 job)
{
    for (const quint64 id : delayed())
        if (find(id)->job == job)
            cancel(id);
}

/// A second click on a pending action returns that action, not another one. Actions with values are repeatable, because
/// the values can differ.
quint64 UserActions::start(UserAction action, bool delayed)
{
    const bool isRepeatable = action.kind == UserActionKind::Create || action.kind == UserActionKind::ChangeZone
        || action.kind == UserActionKind::Edit || action.kind == UserActionKind::StartJob;
    if (!isRepeatable) {
        for (const auto &[known, entry] : m_actions) {
            const UserAction &other = entry->write.action();
            if (entry->write.isPending() && other.kind == action.kind && other.user == action.user
                && other.providerSlug == action.providerSlug)
                return known;
        }
    }
    if (m_ticket && !m_ticket->requestWrite(this, [this, action, delayed] { start(action, delayed); }))
        return 0;
    forgetOldest();
    const quint64 id = action.id = ++m_lastId;
    action.ticket = m_ticket ? m_ticket->value() : QString();
    action.at = m_now();
    const UserWrite::Context context{m_client, m_directory, m_details, m_refreshes, m_now};
    Entry &entry = *m_actions.emplace(id, std::make_unique<Entry>(std::move(action), context)).first->second;
    follow(id, entry);
    if (delayed && m_delay > 0)
        countDown(entry, {.secondsLeft = m_delay, .countdownSeconds = m_delay});
    else
        entry.write.send();
    return id;
}

void UserActions::follow(quint64 id, Entry &entry)
{
    connect(&entry.timer, &QTimer::timeout, this, [this, &entry] { tickCountdown(entry, 1); });
    connect(&entry.write, &UserWrite::aboutToSend, this, [this, id] { Q_EMIT aboutToSend(id); });
    connect(&entry.write, &UserWrite::changed, this, [this, id, &entry] {
        if (!std::holds_alternative<UserAction::Delayed>(entry.write.action().state))
            entry.timer.stop();
        Q_EMIT changed(id);
    });
    connect(&entry.write, &UserWrite::pauseAsked, this, [this, &entry](int seconds) {
        countDown(entry, {.secondsLeft = seconds, .countdownSeconds = seconds, .askedToPause = true});
    });
    connect(&entry.write, &UserWrite::created, this, &UserActions::created);
    connect(&entry.write, &UserWrite::outdated, this, &UserActions::outdated);
}

void UserActions::countDown(Entry &entry, const UserAction::Delayed &delayed)
{
    entry.timer.start(m_tick);
    entry.write.enter(delayed);
}

void UserActions::forgetOldest()
{
    for (auto at = m_actions.begin(); m_actions.size() >= maxActions && at != m_actions.end();)
        at = at->second->write.isPending() ? std::next(at) : m_actions.erase(at);
}

void UserActions::setCancelReach(std::function<bool(quint64 id)> isInReach)
{
    m_isInReach = std::move(isInReach);
    restartCountdowns();
}

void UserActions::restartCountdowns()
{
    for (const quint64 id : delayed())
        m_actions.at(id)->timer.start(m_tick);
    m_lookAgain.start(0);
}

void UserActions::tickCountdown(Entry &entry, int secondsOver)
{
    const auto *before = std::get_if<UserAction::Delayed>(&entry.write.action().state);
    if (!before)
        return;
    UserAction::Delayed now = *before;
    now.isFrozen = m_isInReach && !m_isInReach(entry.write.action().id);
    if (!now.isFrozen && !before->isFrozen)
        now.secondsLeft -= secondsOver;
    if (now.secondsLeft < 1)
        return entry.write.send();
    entry.write.enter(now);
}

bool UserActions::cancel(quint64 id)
{
    const UserAction *action = find(id);
    const auto *delayed = action ? std::get_if<UserAction::Delayed>(&action->state) : nullptr;
    if (!delayed)
        return false;
    m_actions.at(id)->write.enter(UserAction::Canceled{.wasRefused = delayed->askedToPause});
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
    for (const auto &[id, entry] : m_actions)
        if (std::holds_alternative<UserAction::Delayed>(entry->write.action().state))
            all.push_back(id);
    return all;
}

int UserActions::countInFlight() const
{
    return int(std::count_if(m_actions.begin(), m_actions.end(),
                             [](const auto &entry) { return entry.second->write.isInFlight(); }));
}

void UserActions::abandonSending()
{
    std::vector<quint64> sent;
    for (const auto &[id, entry] : m_actions)
        if (entry->write.isInFlight())
            sent.push_back(id);
    for (const quint64 id : sent)
        m_actions.at(id)->write.abandon();
}

UserActions::AbandonEffect UserActions::abandonEffect() const
{
    AbandonEffect effect{.hasCanceled = hasDelayed()};
    for (const auto &[id, entry] : m_actions) {
        effect.unknown += entry->write.mayHaveBeenSent() ? 1 : 0;
        effect.hasCanceled = effect.hasCanceled || (entry->write.isInFlight() && !entry->write.mayHaveBeenSent());
    }
    return effect;
}

void UserActions::stopReading()
{
    for (const auto &[id, entry] : m_actions)
        entry->write.stopReading();
}

void UserActions::check(quint64 id)
{
    if (const auto at = m_actions.find(id); at != m_actions.end())
        at->second->write.check();
}

const UserAction *UserActions::find(quint64 id) const
{
    const auto at = m_actions.find(id);
    return at == m_actions.end() ? nullptr : &at->second->write.action();
}

const UserAction *UserActions::lastChange() const
{
    QSet<quint64> undone;
    for (auto at = m_actions.rbegin(); at != m_actions.rend(); ++at) {
        const UserAction &action = at->second->write.action();
        if (undone.contains(action.id) || action.kind == UserActionKind::Refresh
            || std::holds_alternative<UserAction::Failed>(action.state)
            || std::holds_alternative<UserAction::Canceled>(action.state))
            continue;
        if (action.undoes == 0 || !std::holds_alternative<UserAction::Succeeded>(action.state))
            return &action;
        undone.insert(action.undoes);
    }
    return nullptr;
}

std::vector<UserAction> UserActions::of(const UserId &user) const
{
    std::vector<UserAction> all;
    for (const auto &[id, entry] : m_actions)
        if (entry->write.action().user == user)
            all.push_back(entry->write.action());
    return all;
}

const UserAction *UserActions::running(const UserId &user, UserActionKind kind) const
{
    for (auto at = m_actions.rbegin(); at != m_actions.rend(); ++at) {
        const UserAction &action = at->second->write.action();
        if (at->second->write.isPending() && action.kind == kind && action.user == user)
            return &action;
    }
    return nullptr;
}

} // namespace labdesk
