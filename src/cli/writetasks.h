// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "cli/commandtask.h"
#include "domain/user.h"
#include "session/useraction.h"

#include <list>
#include <map>

namespace labdesk {

/// Changes one user after the other, with the window's own actions: each is sent once, read back, and recorded. What
/// was sent without a response is checked by one read; if that doesn't settle it, its outcome is unknown.
class WriteTask : public PerIdTask
{
    Q_OBJECT

public:
    explicit WriteTask(CommandContext &context, const QString &key = QStringLiteral("user_id"));
    void interrupt() override; ///< waits for what was sent
    void abandon() override;   ///< what was sent becomes unknown

protected:
    virtual QString question(const QString &name) const = 0; ///< about one user, or all on standard input
    virtual bool isIrreversible() const { return false; }    ///< asks in production for more than a yes
    /// Sends it; returns the ID of the action.
    virtual quint64 send(const User &user) = 0;
    bool isZone(const QString &zone);                              ///< false: the command has ended
    virtual bool isUnchanged(const User &) const { return false; } ///< nothing has to be sent
    bool prepare() override;
    void handle(const QString &id) override;
    void begin(const QString &id, const User &user);

private:
    struct Item
    {
        QString id;
        User user;
        int refusals = 0; ///< with a pause, after which it is sent again
        bool isChecked = false;
    };
    void submit(Item item);
    void follow(quint64 action);
    void end(quint64 action, const UserAction &now);
    void sendAgainLater(quint64 action, const ApiError &why);
    bool isConfirmed(const User *user);
    void writeRow(const QString &id, const char *outcome, const QString &message);

    std::multimap<quint64, Item> m_items; ///< by action
    std::list<api::Call> m_reads;
};

class RefreshTask : public WriteTask
{
public:
    using WriteTask::WriteTask;

private:
    QString question(const QString &name) const override;
    quint64 send(const User &user) override;
};

class SetZoneTask : public WriteTask
{
public:
    using WriteTask::WriteTask;

private:
    QString zone() const { return m_context.typed.arguments.value(1); }
    QString question(const QString &name) const override;
    bool prepare() override;
    bool isUnchanged(const User &user) const override;
    quint64 send(const User &user) override;
};

class DisconnectTask : public WriteTask
{
public:
    using WriteTask::WriteTask;
    void start() override;

private:
    QString question(const QString &name) const override;
    bool isIrreversible() const override { return true; }
    bool prepare() override;
    quint64 send(const User &user) override;
};

class CreateTask : public WriteTask
{
public:
    explicit CreateTask(CommandContext &context) : WriteTask(context, QStringLiteral("client_user_id")) { }

private:
    QString question(const QString &name) const override;
    bool prepare() override;
    void handle(const QString &id) override;
    quint64 send(const User &user) override;
};

class DeleteTask : public WriteTask
{
public:
    using WriteTask::WriteTask;

private:
    QString question(const QString &name) const override;
    bool isIrreversible() const override { return true; }
    quint64 send(const User &user) override;
};

} // namespace labdesk
