// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "running.h"
#include "session/useractions.h"
#include "session/userdetails.h"
#include "session/userdirectory.h"

namespace labdesk::tests {

/// The state of an action as words.
inline QString wordsOf(const UserAction *action)
{
    if (!action)
        return QStringLiteral("unknown id");
    if (const auto *delayed = std::get_if<UserAction::Delayed>(&action->state))
        return (delayed->askedToPause ? QStringLiteral("again in %1 s") : QStringLiteral("in %1 s"))
            .arg(delayed->secondsLeft);
    if (std::holds_alternative<UserAction::Sending>(action->state))
        return QStringLiteral("sending");
    if (const auto *canceled = std::get_if<UserAction::Canceled>(&action->state))
        return canceled->wasRefused ? QStringLiteral("canceled in the pause") : QStringLiteral("canceled");
    if (const auto *unknown = std::get_if<UserAction::Unknown>(&action->state))
        return unknown->checking  ? QStringLiteral("checking")
            : unknown->notSeenYet ? QStringLiteral("not seen yet")
                                  : QStringLiteral("unknown");
    if (const auto *failed = std::get_if<UserAction::Failed>(&action->state))
        return QStringLiteral("failed: %1").arg(failed->why.httpStatus);
    const auto &done = std::get<UserAction::Succeeded>(action->state);
    return QStringLiteral("done") + (done.verified ? QStringLiteral(", verified") : QString())
        + (done.stillListed ? QStringLiteral(", still listed") : QString())
        + (done.alreadyGone ? QStringLiteral(", already gone") : QString())
        + (done.inProgress ? QStringLiteral(", in progress") : QString());
}

inline const ApiError &reasonOf(const UserAction *action)
{
    return std::get<UserAction::Failed>(action->state).why;
}

/// A fault on the way of one write: it is done, or not, and the answer never comes.
inline service::InjectedFault dropped(const QByteArray &method, service::InjectedFault::Drop drop)
{
    service::InjectedFault drill;
    drill.method = method;
    drill.drop = drop;
    return drill;
}

/// The service refuses a write so many times, and names a pause.
inline service::InjectedFault refused(const QByteArray &method, int status, const QByteArray &retryAfter, int times)
{
    service::InjectedFault drill = answer(method, "/v2/user/", status, {}, times);
    drill.fields = {{"Retry-After", retryAfter}};
    return drill;
}

inline constexpr auto lateDrop = service::InjectedFault::Drop::AfterProcessing;
inline constexpr auto earlyDrop = service::InjectedFault::Drop::BeforeProcessing;

/// Everything that writes, on the real service; each test begins with a list that is loaded and a delay of a moment.
class ActionsStage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_running = std::make_unique<Running>(300); }
    void cleanupTestCase() { m_running.reset(); }
    void init();

protected Q_SLOTS:
    void cleanup();

protected:
    User readUser(const UserId &id);
    User anyUser(const std::function<bool(const User &)> &suits = [](const User &) { return true; });
    QString words(quint64 id) const { return wordsOf(m_actions->find(id)); }
    /// Writes of this method that reached the service in this test.
    int sent(const QByteArray &method) { return m_running->asked(method, "/v2/user/") - m_askedBefore[method]; }
    quint64 begin(UserActionKind kind, const User &user);
    bool isListed(const UserId &id) const { return m_directory->store().find(id).has_value(); }

    std::unique_ptr<Running> m_running;
    QHash<QByteArray, int> m_askedBefore;
    QString m_newClientId;
    int m_tests = 0;
    qint64 m_total = 0;
    std::unique_ptr<UserDirectory> m_directory;
    std::unique_ptr<PayorCatalog> m_payors;
    std::unique_ptr<UserDetails> m_details;
    std::unique_ptr<UserActions> m_actions;
};

} // namespace labdesk::tests
