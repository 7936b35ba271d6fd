// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/exitstatus.h"
#include "cli/idlines.h"
#include "cli/rowprinter.h"
#include "cli/terminal.h"
#include "session/session.h"

#include <QCoreApplication>
#include <QObject>
#include <QTimer>

#include <list>
#include <memory>

class QAbstractItemModel;

namespace labdesk {

class ConnectionRegistry;

/// The texts of the command line that people read.
struct CommandWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::CommandWords)
};

/// What a command works with.
struct CommandContext
{
    const Invocation &typed;
    Terminal &terminal;
    ConnectionRegistry &connections;
    QString dataFolder;         ///< where the trails are
    Session *session = nullptr; ///< null for commands without one
};

/// One run of a command.
class CommandTask : public QObject
{
    Q_OBJECT

public:
    explicit CommandTask(CommandContext &context);

    virtual void start() = 0;
    virtual void interrupt() { finish(ExitStatus::Interrupted); } ///< called once; ends when no outcome is unknown
    virtual void abandon() { finish(ExitStatus::Interrupted); }   ///< at once

Q_SIGNALS:
    void finished(int status);

protected:
    /// False: a column doesn't exist, and the command has ended.
    bool beginRows(std::vector<output::Column> columns);
    /// Prints all rows, with the values of `role`. False: a column doesn't exist, and the command has ended.
    bool printRows(const QAbstractItemModel &model, int role);
    /// Prints all rows as the window exports them, and ends the command.
    void printModel(const QAbstractItemModel &model, ExitStatus status = ExitStatus::Done);
    void fail(const ApiError &error, const QString &about = {});
    void refuse(ExitStatus status, const QString &sentence);
    void finish(ExitStatus status);
    void record(const AuditEntry &entry);
    Session &session() const { return *m_context.session; }
    virtual QString progress() const; ///< shown on a terminal after a second

    CommandContext &m_context;
    RowPrinter m_printer;

private:
    QTimer m_progress;
};

/// A command that handles a list of IDs of any length: a few at a time, in constant memory.
class PerIdTask : public CommandTask
{
    Q_OBJECT

public:
    /// `key`: the key of the ID in JSON and CSV on standard input
    explicit PerIdTask(CommandContext &context, const QString &key = QStringLiteral("user_id"));

    void start() override;
    void interrupt() override;

protected:
    void startWithProviders();              ///< as soon as the list of providers is there, or can't be read
    virtual bool prepare() = 0;             ///< false: the command has ended
    virtual void handle(const QString &id); ///< calls done() once, asynchronously; by default, after request()
    virtual void request(const UserId &id) = 0;
    /// Requests something for one ID. A service that limits the rate says how long to wait; the whole list then waits.
    template <typename Reply, typename Then> void ask(api::Endpoint<Reply> endpoint, Then then)
    {
        if (m_context.typed.readsInput())
            endpoint.retryDelay = &readPause;
        const auto at = m_calls.emplace(m_calls.end());
        *at = session().client().send<Reply>(
            endpoint, [this, at, then = std::move(then)](Outcome<api::Response<Reply>, ApiError> outcome) {
                m_calls.erase(at);
                then(std::move(outcome));
            });
    }
    void done(ExitStatus status);
    virtual void failOne(const QString &id, const ApiError &error) { done(reportFailure(id, error)); }
    ExitStatus reportFailure(const QString &id, const ApiError &error); ///< prints the error; returns its status
    static QString shownId(const QString &id); ///< bullets for an argument that may be personal
    static QString sentenceAbout(const QString &id, const QString &sentence);
    void sayAbout(const QString &id, const QString &sentence); ///< prints a sentence about one ID to standard error
    void proceed();                                            ///< takes as many IDs as may run at once
    void holdUntil(std::chrono::milliseconds pause); ///< takes no ID until then, because the service asked for a pause
    virtual void resume() { proceed(); }             ///< the pause is over
    bool isInterrupted() const { return m_isInterrupted; }
    /// The number of IDs, if standard input has ended already.
    std::optional<qsizetype> knownCount() { return m_ids.countIfWhole(); }

private:
    QString mistakeIn(const QString &id) const;
    static std::optional<std::chrono::milliseconds> readPause(const ApiError &why, int tries);
    QString progress() const override;
    QString summary() const;

    IdLines m_ids;
    std::list<api::Call> m_calls;
    QTimer m_hold;
    int m_running = 0;
    qint64 m_ended = 0;
    qint64 m_failed = 0;
    ExitStatus m_worst = ExitStatus::Done;
    bool m_isInterrupted = false;
    bool m_isCutOff = false; ///< the output was closed before all IDs were handled
    bool m_isOver = false;
};

template <class Task> std::unique_ptr<CommandTask> makeTask(CommandContext &context)
{
    return std::make_unique<Task>(context);
}

/// The sentence of an error with its cause and next step.
QString formatFailure(const ApiError &error);
/// What is wrong with the value of an option.
QString formatWrongValue(const Invocation &typed, const char *option);

} // namespace labdesk
