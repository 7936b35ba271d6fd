// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/apiclient.h"
#include "api/operations.h"
#include "cli/commandtable.h"
#include "cli/commandtask.h"
#include "domain/ids.h"
#include "domain/user.h"
#include "domain/useredit.h"
#include "session/session.h"
#include "session/useraction.h"
#include "text/users/actiontexts.h"
#include "text/users/usertexts.h"
#include "text/zonetexts.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace labdesk {

namespace {

constexpr int maxRefusals = 10;

/// Texts of the window's dialogs.
QString dialogText(const char *text)
{
    return QCoreApplication::translate("labdesk::ConfirmDialog", text);
}

bool isPersonalId(const QString &clientUserId)
{
    return privacy::isPersonal(privacy::Field::ClientUserId, clientUserId);
}

/// How a question names a user: what looks personal stays hidden. A user who is to be created has no other ID.
QString nameOf(const User &user)
{
    if (!isPersonalId(user.clientUserId))
        return nameInQuestion(formatUserName(user));
    const QString id = user.id.text();
    return nameInQuestion(id == user.clientUserId ? privacy::masked() : shortUserId(id));
}

bool isYes(const QString &typed)
{
    const QString word = typed.trimmed();
    return word.compare(u"yes"_s, Qt::CaseInsensitive) == 0
        || word.compare(dialogText("yes"), Qt::CaseInsensitive) == 0;
}

/// The text of an action's outcome, without a client ID that looks personal.
QString messageOf(UserAction action, const Session &session)
{
    if (isPersonalId(action.clientUserId))
        action.clientUserId = privacy::masked();
    if (isPersonalId(action.newUser.clientUserId))
        action.newUser.clientUserId = privacy::masked();
    const ActionText text = textOf(
        action, [&session](const QString &slug) { return const_cast<Session &>(session).providers().nameOf(slug); });
    return (text.title + u' ' + text.detail).simplified();
}

/// How long to wait before a change is sent again; nothing: it has failed.
std::optional<std::chrono::milliseconds> pauseAfter(const ApiError &why, bool isOfList)
{
    const bool isBusy = why.kind == ApiError::Kind::RateLimited || why.kind == ApiError::Kind::Busy;
    if (!isBusy || (!why.retryAfter && !isOfList))
        return std::nullopt;
    const auto pause = why.retryAfter.value_or(1s); // as for a read
    return pause < 1min ? std::optional<std::chrono::milliseconds>(pause) : std::nullopt;
}

} // namespace

/// Changes one user after the other, with the window's own actions: each is sent once, read back, and recorded. A
/// change without a response is checked by one read; if that doesn't settle it, its outcome is unknown.
class WriteTask : public PerIdTask
{
public:
    explicit WriteTask(CommandContext &context, const QString &key = QStringLiteral("user_id"))
        : PerIdTask(context, key)
    {
        session().actions().setDelay(0); // no countdown, because the person has confirmed it
        session().requests().setKeepsBodies(false);
        connect(&session().actions(), &UserActions::changed, this, &WriteTask::follow);
    }

    /// Ends once the changes that were sent have a response.
    void interrupt() override
    {
        PerIdTask::interrupt();
        submitRefused(); // only ends the refused ones now
        session().actions().cancelDelayed();
    }

    /// Ends at once: changes that were sent become unknown.
    void abandon() override
    {
        session().actions().abandonSending();
        session().actions().cancelDelayed(); // also those that have just been rate limited
        session().actions().stopReading();
    }

protected:
    virtual QString question(const QString &name) const = 0; ///< about one user, or all on standard input
    virtual bool isIrreversible() const { return false; }    ///< in production, a yes isn't enough to confirm it
    /// Sends the change; returns the ID of the action.
    virtual quint64 send(const User &user) = 0;
    /// False: the zone is invalid, and the command has ended.
    bool checkZone(const QString &zone)
    {
        if (isKnownZone(zone)) // QTimeZone takes any letters for a rule
            return true;
        refuse(ExitStatus::Usage,
               CommandWords::tr("“%1” isn’t a time zone. Enter its IANA name, such as America/Denver.").arg(zone));
        return false;
    }

    virtual bool isUnchanged(const User &) const { return false; } ///< nothing has to be sent
    virtual QString mistakeFor(const User &) const { return {}; }  ///< why it must be a mistake; empty: it isn't
    bool prepare() override
    {
        if (!beginRows({{"user_id", CommandWords::tr("User ID"), privacy::Field::UserId},
                        {"action", CommandWords::tr("Action")},
                        {"outcome", CommandWords::tr("Outcome")},
                        {"message", CommandWords::tr("Message")}}))
            return false;
        if (!m_context.typed.readsInput() || confirm(nullptr))
            return true;
        if (!m_context.terminal.isInterrupted()) // an interruption ends the command, and is reported there
            refuse(ExitStatus::NotConfirmed, CommandWords::tr("Not confirmed. Nothing was sent."));
        return false;
    }

    void failOne(const QString &id, const ApiError &error) override
    {
        writeRowOf(id, "failed", formatFailure(error));
        PerIdTask::failOne(id, error);
    }

    /// The command `sources` lists a user once for each source.
    void handle(const QString &id) override
    {
        if (!isSameId(std::exchange(m_before, id), id))
            return PerIdTask::handle(id);
        writeRowOf(id, "skipped", CommandWords::tr("Nothing to change."));
        done(ExitStatus::Done);
    }

    void request(const UserId &id) override
    {
        ask<User>(api::getUser(id), [this, id](const Outcome<api::Response<User>, ApiError> &outcome) {
            if (!outcome.ok())
                return failOne(id.text(), outcome.error());
            begin(id.text(), outcome.value().value);
        });
    }

    void begin(const QString &id, const User &user)
    {
        if (isInterrupted())
            return done(ExitStatus::Interrupted);
        if (const QString mistake = mistakeFor(user); !mistake.isEmpty()) {
            writeRowOf(id, "failed", mistake);
            sayAbout(id, mistake);
            return done(ExitStatus::Usage);
        }
        if (isUnchanged(user)) {
            writeRow(id, "skipped", CommandWords::tr("Nothing to change."));
            return done(ExitStatus::Done);
        }
        if (!m_context.typed.readsInput() && !confirm(&user)) {
            if (m_context.terminal.isInterrupted()) {
                interrupt(); // now, so that it is reported only once
                return done(ExitStatus::Interrupted);
            }
            m_context.terminal.say(CommandWords::tr("Not confirmed. Nothing was sent."));
            return done(ExitStatus::NotConfirmed);
        }
        submit({.id = id, .user = user});
    }

    /// `id`: as it was read. Nothing was sent.
    virtual void writeRowOf(const QString &id, const char *outcome, const QString &message)
    {
        writeRow(shownId(id), outcome, message);
    }

    void writeRow(const QString &id, const char *outcome, const QString &message)
    {
        m_printer.print(
            {textValue(id), QByteArray(m_context.typed.command->name), QByteArray(outcome), message.toUtf8()});
    }

private:
    struct Item
    {
        QString id;
        User user;
        int refusals = 0; ///< with a pause, after which it is sent again
        bool isChecked = false;
    };
    void submit(Item item)
    {
        if (isInterrupted())
            return done(ExitStatus::Interrupted);
        const quint64 action = send(item.user);
        if (action == 0) { // a ticket number is required; the program has said so before
            return done(ExitStatus::NotAllowed);
        }
        m_items.emplace(action, std::move(item));
        follow(action);
    }

    void follow(quint64 action)
    {
        const auto at = m_items.find(action);
        const UserAction *now = session().actions().find(action);
        if (at == m_items.end() || !now)
            return;
        if (const auto *delayed = std::get_if<UserAction::Delayed>(&now->state)) {
            if (!isInterrupted())
                return holdUntil(std::chrono::seconds(delayed->secondsLeft));
            // Queued, because the action's own signal is being handled.
            QTimer::singleShot(0, this, [this, action] { session().actions().cancel(action); });
            return;
        }
        if (std::holds_alternative<UserAction::Sending>(now->state))
            return;
        if (const auto *unknown = std::get_if<UserAction::Unknown>(&now->state)) {
            if (unknown->checking)
                return;
            if (!std::exchange(at->second.isChecked, true) && !isInterrupted())
                return session().actions().check(action);
        }
        if (const auto *failed = std::get_if<UserAction::Failed>(&now->state))
            if (const auto pause = pauseAfter(failed->why, m_context.typed.readsInput());
                pause && at->second.refusals < maxRefusals && !isInterrupted())
                return sendAgainLater(action, *pause);
        end(action, *now);
    }

    void end(quint64 action, const UserAction &now)
    {
        const QString message = messageOf(now, session());
        const char *outcome = "done";
        ExitStatus status = ExitStatus::Done;
        if (const auto *failed = std::get_if<UserAction::Failed>(&now.state)) {
            status = statusOf(failed->why);
            outcome = status == ExitStatus::Unknown ? "unknown" : "failed";
        } else if (std::holds_alternative<UserAction::Unknown>(now.state)) {
            status = ExitStatus::Unknown;
            outcome = "unknown";
        } else if (std::holds_alternative<UserAction::Canceled>(now.state)) {
            status = isInterrupted() ? ExitStatus::Interrupted : ExitStatus::Failed;
            outcome = "canceled";
        } else if (const auto &success = std::get<UserAction::Succeeded>(now.state); success.stillListed) {
            outcome = "accepted"; // accepted, but not visible yet
        } else if (!success.refresh.failed.isEmpty()) {
            outcome = "partlyDone";
        }
        for (auto node = m_items.extract(action); !node.empty(); node = m_items.extract(action)) {
            const QString id = now.user ? now.user->text() : QString();
            writeRow(id, outcome, message);
            if (status != ExitStatus::Done)
                sayAbout(node.mapped().id, message);
            done(status);
        }
    }

    /// The service said that it did nothing.
    void sendAgainLater(quint64 action, std::chrono::milliseconds pause)
    {
        holdUntil(pause);
        for (auto node = m_items.extract(action); !node.empty(); node = m_items.extract(action)) {
            Item item = std::move(node.mapped());
            ++item.refusals;
            m_refused.push_back(std::move(item));
        }
    }

    void submitRefused()
    {
        for (Item &item : std::exchange(m_refused, {}))
            submit(std::move(item));
    }

    void resume() override
    {
        submitRefused();
        PerIdTask::resume();
    }

    /// Asks the person. `user`: null for all on standard input.
    bool confirm(const User *user)
    {
        if (m_context.typed.has("yes"))
            return true;
        const auto count = user ? std::nullopt : knownCount();
        if (count == 0)
            return true; // nothing is changed
        const Connection &connection = session().connection();
        const QString all = count ? CommandWords::tr("%Ln user(s) from standard input", nullptr, int(*count))
                                  : CommandWords::tr("each ID on standard input");
        QString text = u"%1 · %2 · %3\n%4\n"_s.arg(connection.name, formatEnvironment(connection.environment),
                                                   connection.baseUrl.toString(), question(user ? nameOf(*user) : all));
        const bool isProduction = connection.environment == Environment::Production;
        QString proof;
        if (isProduction && !user) {
            proof = connection.name;
            text += CommandWords::tr("You’re in production. To continue, type the name of the connection:");
        } else if (isProduction && isIrreversible()) {
            User shown = *user;
            if (isPersonalId(shown.clientUserId))
                shown.clientUserId.clear();
            if (Proof asked = proofFor(shown); !isYes(asked.text)) {
                proof = asked.text;
                text += asked.request.remove(u'&');
            }
        }
        if (proof.isEmpty())
            text += CommandWords::tr("To continue, type yes:");
        const auto typed = m_context.terminal.ask(text);
        return typed && (proof.isEmpty() ? isYes(*typed) : typed->trimmed() == proof);
    }

    std::multimap<quint64, Item> m_items; ///< by action
    std::vector<Item> m_refused;          ///< refused for now
    QString m_before;                     ///< the ID that was read last
};

class RefreshTask : public WriteTask
{
public:
    using WriteTask::WriteTask;

private:
    QString question(const QString &name) const override
    {
        return CommandWords::tr("Request a data refresh for %1?").arg(name);
    }

    quint64 send(const User &user) override { return session().actions().refresh(user); }
};

class SetZoneTask : public WriteTask
{
public:
    using WriteTask::WriteTask;

private:
    QString zone() const { return m_context.typed.arguments.value(1); }
    QString question(const QString &name) const override
    {
        return CommandWords::tr("Set the time zone of %1 to %2?").arg(name, formatZone(zone()));
    }

    bool prepare() override { return checkZone(zone()) && WriteTask::prepare(); }

    bool isUnchanged(const User &user) const override { return user.timeZone && user.timeZone->id == zone(); }

    quint64 send(const User &user) override { return session().actions().changeZone(user, zone()); }
};

class DisconnectTask : public WriteTask
{
public:
    using WriteTask::WriteTask;
    /// The list of providers names sources, and tells which of them a phone app connects.
    void start() override { startWithProviders(); }

private:
    QString typedSource() const { return m_context.typed.arguments.value(1); }
    bool isTyped(const QString &slug) const { return slug.compare(typedSource(), Qt::CaseInsensitive) == 0; }
    /// The typed source, as connected by the user; null if it isn't.
    const ConnectedSource *sourceOf(const User &user) const
    {
        const auto at = std::ranges::find_if(user.sources, [this](const auto &each) { return isTyped(each.slug); });
        return at == user.sources.end() ? nullptr : &*at;
    }

    /// The sources are those that the window lists, which the user's record may not have yet, or no longer.
    void request(const UserId &id) override
    {
        ask<User>(api::getUser(id), [this, id](const Outcome<api::Response<User>, ApiError> &outcome) {
            outcome.ok() ? requestSources(outcome.value().value) : failOne(id.text(), outcome.error());
        });
    }

    void requestSources(const User &user)
    {
        using Sources = std::vector<ConnectedProvider>;
        ask<Sources>(
            api::connectedProviders(user.id), [this, user](const Outcome<api::Response<Sources>, ApiError> &outcome) {
                if (!outcome.ok())
                    return failOne(user.id.text(), outcome.error());
                User found = user;
                found.sources.clear();
                for (const ConnectedProvider &one : outcome.value().value)
                    found.sources.push_back({one.name, one.slug, one.logo, one.createdOn.value_or(Timestamp())});
                if (!sourceOf(found)
                    && !outcome.value().undecodable.isWhole()) // an unreadable entry may be this source
                    return failOne(user.id.text(), {.kind = ApiError::Kind::BadResponse});
                begin(user.id.text(), found);
            });
    }

    bool isUnchanged(const User &user) const override { return !sourceOf(user); }

    QString mistakeFor(const User &user) const override
    {
        const auto *listed = readyIn(session().providers().state());
        const auto isIt = [this](const Provider &each) { return isTyped(each.slug); };
        const bool isUnknown = listed && !sourceOf(user) && std::ranges::none_of(listed->value, isIt);
        return isUnknown ? CommandWords::tr("There’s no source “%1”. To list them, run “labdesk-cli providers”.")
                               .arg(nameInQuestion(typedSource()))
                         : QString();
    }

    QString question(const QString &name) const override
    {
        const QString source = nameInQuestion(session().providers().nameOf(typedSource().toLower()));
        return dialogText("Disconnect %1 for %2?").arg(source, name) + u'\n'
            + dialogText("%1 stops sending data for this user. Only the user can reconnect it.").arg(source);
    }

    bool isIrreversible() const override { return true; }
    bool prepare() override
    {
        if (ProviderSlug::parse(typedSource()))
            return WriteTask::prepare();
        refuse(ExitStatus::Usage, CommandWords::tr("Enter a source, such as oura."));
        return false;
    }

    quint64 send(const User &user) override
    {
        return session().actions().deregister(user, *ProviderSlug::parse(sourceOf(user)->slug));
    }
};

class CreateTask : public WriteTask
{
public:
    explicit CreateTask(CommandContext &context) : WriteTask(context, QStringLiteral("client_user_id")) { }

private:
    /// Without --yes, a single user is confirmed by a question that contains the warning.
    QString mistakeFor(const User &user) const override
    {
        const bool isAsked = !m_context.typed.has("yes") && !m_context.typed.readsInput();
        return isAsked ? QString() : clientIdWarning(user.clientUserId);
    }

    QString question(const QString &name) const override
    {
        const QString warning = clientIdWarning(m_context.typed.arguments.value(0));
        return (warning.isEmpty() ? QString() : warning + u'\n') + CommandWords::tr("Create %1?").arg(name);
    }

    bool prepare() override
    {
        const QString &zone = m_context.typed.value("zone");
        return (zone.isEmpty() || checkZone(zone)) && WriteTask::prepare();
    }

    /// `id` is a client ID; the service has no ID for the user yet.
    void handle(const QString &id) override
    {
        const auto placeholder = UserId::parse(id);
        if (clientIdProblem(id) != UserProblem::None || !placeholder)
            return failOne(id, {.kind = ApiError::Kind::InvalidInput});
        const User user{*placeholder, {}, id, {}, {}, {}, {}, {}, {}};
        // Queued, as for users that are read first, because the first one may end the list.
        QTimer::singleShot(0, this, [this, id, user] { begin(id, user); });
    }

    void writeRowOf(const QString &id, const char *outcome, const QString &message) override
    {
        writeRow({}, outcome, sentenceAbout(id, message));
    }

    quint64 send(const User &user) override
    {
        NewUser made;
        made.clientUserId = user.clientUserId;
        made.timeZone = m_context.typed.value("zone");
        return session().actions().create(made);
    }
};

class DeleteTask : public WriteTask
{
public:
    using WriteTask::WriteTask;

private:
    QString question(const QString &name) const override
    {
        return dialogText("Delete %1?").arg(name) + u'\n'
            + dialogText("This can’t be undone. If the user is created again, they’ll have to reconnect every source.");
    }

    bool isIrreversible() const override { return true; }
    quint64 send(const User &user) override { return session().actions().remove(user); }
};

template std::unique_ptr<CommandTask> makeTask<RefreshTask>(CommandContext &);
template std::unique_ptr<CommandTask> makeTask<SetZoneTask>(CommandContext &);
template std::unique_ptr<CommandTask> makeTask<DisconnectTask>(CommandContext &);
template std::unique_ptr<CommandTask> makeTask<CreateTask>(CommandContext &);
template std::unique_ptr<CommandTask> makeTask<DeleteTask>(CommandContext &);

} // namespace labdesk
