// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandtask.h"

#include "cli/commandtable.h"
#include "output/modelrows.h"
#include "privacy/sensitive.h"
#include "session/session.h"
#include "text/chip.h"
#include "text/localtexts.h"

#include <QAbstractItemModel>
#include <QUuid>

#include <cerrno>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace labdesk {

namespace {

constexpr int maxAtOnce = 4; // as many as a job of the window sends

}

QString formatFailure(const ApiError &error)
{
    const ErrorText text = describe(error);
    return (text.sentence + u' ' + text.cause + u' ' + text.nextStep).simplified();
}

QString formatWrongValue(const Invocation &typed, const char *option)
{
    return CommandWords::tr("“%1” isn’t a valid value for --%2. To see the valid values, run “labdesk-cli %3 --help”.")
        .arg(typed.value(option), QString::fromLatin1(option), QString::fromLatin1(typed.command->name));
}

CommandTask::CommandTask(CommandContext &context) : m_context(context), m_printer(context.terminal, context.typed)
{
    connect(&m_progress, &QTimer::timeout, this, [this] { m_context.terminal.showProgress(progress()); });
    m_progress.start(1s); // nothing is shown for what takes less
}

QString CommandTask::progress() const
{
    return CommandWords::tr("Waiting for the service…");
}

bool CommandTask::beginRows(std::vector<output::Column> columns)
{
    QStringList known;
    for (const output::Column &column : columns)
        known += QString::fromUtf8(column.key);
    const QString unknown = m_printer.begin(std::move(columns));
    if (unknown.isEmpty())
        return true;
    refuse(ExitStatus::Usage,
           CommandWords::tr("There’s no column “%1”. The columns are: %2.").arg(unknown, known.join(u", "_s)));
    return false;
}

bool CommandTask::printRows(const QAbstractItemModel &model, int role)
{
    const std::vector<int> columns = output::allColumnsOf(model);
    if (!beginRows(output::columnsOf(model, columns)))
        return false;
    for (int row = 0; row < model.rowCount() && !m_context.terminal.isClosed(); ++row)
        m_printer.print(output::rowOf(model, row, columns, role));
    return true;
}

void CommandTask::printModel(const QAbstractItemModel &model, ExitStatus status)
{
    if (printRows(model, ValueRole))
        finish(status);
}

void CommandTask::fail(const ApiError &error, const QString &about)
{
    refuse(statusOf(error), about.isEmpty() ? formatFailure(error) : about + u": "_s + formatFailure(error));
}

void CommandTask::refuse(ExitStatus status, const QString &sentence)
{
    m_context.terminal.say(sentence);
    finish(status);
}

void CommandTask::finish(ExitStatus status)
{
    const bool isUnanswered = status == ExitStatus::NotConfirmed || status == ExitStatus::Interrupted;
    if (m_printer.hasBegun() && (m_printer.rows() > 0 || !isUnanswered))
        m_printer.end();
    m_progress.stop();
    m_context.terminal.showProgress({});
    const int error = m_context.terminal.outputError();
    if (error == EINTR) {
        status = worseOf(status, ExitStatus::Interrupted);
    } else if (error != 0 && error != EPIPE) { // EPIPE: the reader of the pipe may have seen enough
        m_context.terminal.say(CommandWords::tr("The output can’t be written: %1.").arg(qt_error_string(error)));
        status = worseOf(status, ExitStatus::Failed);
    }
    Q_EMIT finished(int(status));
}

void CommandTask::record(const AuditEntry &entry)
{
    session().record(entry);
}

/// The pause before a read is repeated. A service that limits the rate says how long; a list of IDs waits for it.
std::optional<std::chrono::milliseconds> PerIdTask::readPause(const ApiError &why, int tries)
{
    constexpr int maxWaits = 10;
    constexpr int maxTries = 3;
    if (why.kind == ApiError::Kind::RateLimited || why.kind == ApiError::Kind::Busy)
        return tries < maxWaits ? std::optional(why.retryAfter.value_or(1s)) : std::nullopt;
    return isOutage(why) && tries < maxTries ? std::optional<std::chrono::milliseconds>(500ms * tries) : std::nullopt;
}

PerIdTask::PerIdTask(CommandContext &context, const QString &key)
    : CommandTask(context), m_ids(context.typed.arguments.value(0), key)
{
    connect(&m_ids, &IdLines::arrived, this, &PerIdTask::proceed);
    m_hold.setSingleShot(true);
    connect(&m_hold, &QTimer::timeout, this, &PerIdTask::resume);
}

void PerIdTask::start()
{
    if (prepare())
        proceed();
}

void PerIdTask::startWithProviders()
{
    connect(&session().providers(), &ProviderCatalog::stateChanged, this, [this] {
        if (std::holds_alternative<Loading>(session().providers().state()))
            return;
        disconnect(&session().providers(), nullptr, this, nullptr);
        PerIdTask::start();
    });
    session().providers().reload();
}

void PerIdTask::proceed()
{
    while (m_running < maxAtOnce && !m_hold.isActive() && !m_isInterrupted && !m_context.terminal.isClosed()) {
        const auto id = m_ids.next();
        if (!id)
            break;
        ++m_running;
        if (const QString mistake = mistakeIn(*id); mistake.isEmpty()) {
            handle(*id);
        } else {
            m_context.terminal.say(mistake);
            done(ExitStatus::Usage);
        }
    }
    if (m_context.terminal.isClosed() && !m_ids.atEnd()) {
        m_isCutOff = true;
        m_ids.stop();
    }
    if (m_running > 0 || !(m_ids.atEnd() || m_isInterrupted) || std::exchange(m_isOver, true))
        return; // after the end, others that ended come here, too
    if (m_ids.error() != 0) {
        m_context.terminal.say(
            CommandWords::tr("Standard input can’t be read: %1.").arg(qt_error_string(m_ids.error())));
        m_worst = worseOf(m_worst, ExitStatus::Failed);
    }
    const bool isLong = m_context.typed.readsInput() && (m_failed > 0 || m_context.terminal.isError());
    const bool writes = m_context.typed.command->writes;
    const bool isHalf = m_isCutOff && writes; // a list of changes that was cut off has to be reported
    const bool isUnseen = m_context.terminal.isClosed() && writes; // also a change whose row is lost
    if (isLong || m_isInterrupted || isUnseen)
        m_context.terminal.say(summary());
    if (m_isInterrupted)
        m_worst = worseOf(m_worst, ExitStatus::Interrupted);
    finish(isHalf ? worseOf(m_worst, ExitStatus::Failed) : m_worst);
}

/// Why an ID must not be sent, although a service might accept it, such as a masked one from another command; empty: it
/// can be sent.
QString PerIdTask::mistakeIn(const QString &id) const
{
    if (id == privacy::masked())
        return CommandWords::tr("The ID is hidden. Add --show to the command that lists it.");
    if (!id.isEmpty())
        return {};
    using Refusal = IdLines::Refusal;
    switch (m_ids.atEnd() ? m_ids.refusal() : Refusal::None) { // before the end, it is a JSON value without an ID
    case Refusal::Utf16:
        return CommandWords::tr("Standard input is UTF-16. Convert it to UTF-8, then try again.");
    case Refusal::NotUtf8:
        return CommandWords::tr("Standard input isn’t UTF-8 text. Convert it to UTF-8, then try again.");
    case Refusal::MissingHeader:
        return CommandWords::tr("A line has more than an ID. Add a header line with “%1”, then try again.")
            .arg(m_ids.key());
    case Refusal::MissingColumn:
        return CommandWords::tr("The header line has no column “%1”.").arg(m_ids.key());
    case Refusal::None:
    case Refusal::InvalidJson:
        break;
    }
    return CommandWords::tr("A JSON line is missing “%1”.").arg(m_ids.key());
}

void PerIdTask::done(ExitStatus status)
{
    --m_running;
    m_ended += status == ExitStatus::Interrupted ? 0 : 1; // nothing was done for this ID
    m_failed += status == ExitStatus::Done || status == ExitStatus::Interrupted ? 0 : 1;
    m_worst = worseOf(m_worst, status);
    // Queued, so that handlers that are called synchronously don't nest.
    QTimer::singleShot(0, this, &PerIdTask::proceed);
}

ExitStatus PerIdTask::reportFailure(const QString &id, const ApiError &error)
{
    sayAbout(id, formatFailure(error));
    // A service may accept only its own form of IDs, so another form is a mistake of the caller.
    const bool isUuid = id.size() == 36 && !QUuid::fromString(id).isNull(); // QUuid ignores what follows one
    const bool isMalformed = error.kind == ApiError::Kind::Invalid && !isUuid;
    return isMalformed ? ExitStatus::Usage : statusOf(error);
}

QString PerIdTask::shownId(const QString &id)
{
    const bool isPersonal = privacy::isPersonal(privacy::Field::ClientUserId, id);
    return isPersonal ? privacy::masked() : privacy::shown(privacy::Field::UserId, id);
}

QString PerIdTask::sentenceAbout(const QString &id, const QString &sentence)
{
    constexpr qsizetype longest = 80; // it may be any line of the input
    const QString shown = shownId(id);
    return (shown.size() > longest ? shown.left(longest) + u'…' : shown) + u": "_s + sentence;
}

void PerIdTask::sayAbout(const QString &id, const QString &sentence)
{
    m_context.terminal.say(sentenceAbout(id, sentence));
}

void PerIdTask::holdUntil(std::chrono::milliseconds pause)
{
    if (!m_hold.isActive() || m_hold.remainingTimeAsDuration() < pause)
        m_hold.start(pause);
}

void PerIdTask::handle(const QString &id)
{
    if (const auto user = UserId::parse(id))
        return request(*user);
    failOne(id, {.kind = ApiError::Kind::InvalidInput});
}

/// Reads change nothing, so they aren't awaited.
void PerIdTask::interrupt()
{
    m_isInterrupted = true;
    m_running -= int(m_calls.size());
    m_calls.clear();
    m_ids.stop();
    proceed();
}

QString PerIdTask::summary() const
{
    const QString ended
        = CommandWords::tr("%Ln done, %1 failed.", nullptr, int(m_ended - m_failed)).arg(localNumber(m_failed));
    if (m_isInterrupted)
        return CommandWords::tr("Interrupted. %1 Nothing more was sent.").arg(ended);
    return m_context.terminal.isClosed()
        ? CommandWords::tr("The output can’t be written. %1 Nothing more was sent.").arg(ended)
        : ended;
}

QString PerIdTask::progress() const
{
    if (!m_context.typed.readsInput())
        return CommandTask::progress();
    return m_hold.isActive() ? CommandWords::tr("%Ln done. Rate limited; waiting.", nullptr, int(m_ended))
                             : CommandWords::tr("%Ln done", nullptr, int(m_ended));
}

} // namespace labdesk
