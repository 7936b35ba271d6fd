// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandaccess.h"

#include "api/documentlookup.h"
#include "cli/commandtable.h"
#include "domain/textnormalization.h"
#include "platform/auditjournal.h"
#include "text/tickettexts.h"
#include "text/users/usertexts.h"

#include <QDir>
#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

CommandAccess::CommandAccess(const Invocation &typed, Terminal &terminal, Policy policy,
                             std::unique_ptr<SecretStore> secrets)
    : m_typed(typed), m_terminal(terminal), m_folder(typed.value("data")), m_settings(m_folder.settingsFile()),
      m_secrets(std::move(secrets)), m_connections(m_settings, *m_secrets, std::move(policy)), m_lock(m_settings),
      m_local(m_folder), m_context{typed, terminal, m_connections, m_folder.path()}
{
    const Policy &rules = m_connections.policy(); // a faulty connection can invalidate the one that was passed
    m_settings.applyPolicy(rules);
    privacy::setMayExport(rules.exports);
    privacy::setPrivacyMode(m_settings.get(setting::privacyMode));
    m_ticket.setRequired(rules.requireTicket);
    m_ticket.setPattern(TicketPattern::parse(m_settings.get(setting::ticketPattern)).value_or(TicketPattern()));
    if (rules.isBroken)
        terminal.say(CommandWords::tr("The policy in %1 can’t be used, so the strictest rules apply. %2")
                         .arg(rules.file, rules.why));
    if (const auto fault = useValues(rules))
        terminal.say(
            QCoreApplication::translate("labdesk::ConsoleNotices",
                                        "Your administrator’s file of provider and lab names can’t be used. "
                                        "Labdesk uses its built-in names.")
            + u" (%1)"_s.arg(rules.valuesFile + (fault->line > 0 ? u':' + QString::number(fault->line) : QString())));
}

CommandAccess::~CommandAccess()
{
    if (m_session)
        m_session->close();
}

/// Refuses a command that the policy or the settings forbid over any connection. Returns whether it did.
bool CommandAccess::refuseForbidden()
{
    const Policy &policy = m_connections.policy();
    const auto refuse = [this](const QString &sentence, ExitStatus status = ExitStatus::NotAllowed) {
        Q_EMIT refused(status, sentence);
        return true;
    };
    const bool isList = m_typed.command->isRecordList || m_typed.readsInput();
    const bool shows = m_typed.has("show");
    const bool isConfirmed = m_typed.has("yes");
    if (!policy.exports && isList && !m_typed.command->writes && !m_terminal.isOutput())
        return refuse(
            CommandWords::tr("Your administrator doesn’t allow exports. Show the list on the terminal instead."));
    if (shows && (!policy.scripts || policy.verifyCaller || (!policy.exports && isList)))
        return refuse(CommandWords::tr("Your administrator doesn’t allow --show."));
    if (shows && privacy::isPrivacyMode())
        return refuse(CommandWords::tr("Privacy mode is on, so --show isn’t possible. Turn it off in the window."));
    if (!m_typed.command->writes)
        return false;
    if (isConfirmed && !policy.scripts)
        return refuse(CommandWords::tr("Your administrator doesn’t allow --yes. Labdesk asks before each change."));
    if (const QString ticket = m_typed.value("ticket"); !ticket.isEmpty()) {
        m_ticket.set(ticket);
        if (m_ticket.value() != ticket)
            return refuse(u"--ticket: "_s + formatTicketProblem(m_ticket.pattern(), ticket), ExitStatus::Usage);
    }
    if (m_ticket.isRequired() && m_ticket.value().isEmpty())
        return refuse(CommandWords::tr("Each change needs a ticket number. Enter it with --ticket."));
    return !isConfirmed && !m_terminal.canAsk()
        && refuse(policy.scripts
                      ? CommandWords::tr("There’s no terminal to confirm the change on. Nothing was sent. Run the "
                                         "command in a terminal, or add --yes.")
                      : CommandWords::tr("There’s no terminal to confirm the change on. Nothing was sent. Run the "
                                         "command in a terminal."),
                  ExitStatus::NotConfirmed);
}

const Connection *CommandAccess::chosenConnection() const
{
    if (m_typed.value("connection").isEmpty())
        return m_connections.find(m_connections.currentId());
    const auto &all = m_connections.connections();
    const auto at = std::ranges::find_if(all, [this](const Connection &connection) {
        return connection.id == m_typed.value("connection") || connection.name == m_typed.value("connection");
    });
    return at == all.end() ? nullptr : &*at;
}

void CommandAccess::open()
{
    m_connection = chosenConnection();
    const CliCommand &command = *m_typed.command;
    m_hasSession = command.hasSession
        || (command.takesUrl && m_connection && api::isBelow(m_connection->baseUrl, QUrl(m_typed.arguments.value(0))));
    if (refuseForbidden())
        return;
    if (!m_connection)
        Q_EMIT refused(
            ExitStatus::Usage,
            CommandWords::tr("There’s no connection “%1”. To list your connections, run “labdesk-cli connections”.")
                .arg(m_typed.value("connection")));
    else if (m_connection->readOnly && m_typed.command->writes)
        Q_EMIT refused(ExitStatus::NotAllowed, readOnlyReason(*m_connection));
    else if (m_hasSession && m_connection->id == ConnectionRegistry::localId)
        startLocalService();
    else
        unlock();
}

/// As in the window, it runs as long as this program.
void CommandAccess::startLocalService()
{
    connect(&m_local, &LocalServiceHost::ready, this, [this] {
        m_connections.setLocal(m_local.get()->baseUrl(), Secret(m_local.get()->key()));
        unlock();
    });
    connect(&m_local, &LocalServiceHost::failed, this, [this](const QString &why) {
        Q_EMIT refused(ExitStatus::Failed,
                       QCoreApplication::translate("labdesk::ConnectionSwitch", "The local service couldn’t start.")
                           + u' ' + why);
    });
    m_local.start();
}

/// The passphrase protects the keys at a screen, so a command asks for it as the window does.
void CommandAccess::unlock()
{
    if (!m_lock.hasPassphrase() || !m_hasSession)
        return readKey();
    if (const int seconds = m_lock.secondsToWait(); seconds > 0) {
        Q_EMIT refused(ExitStatus::SignIn,
                       CommandWords::tr("Too many incorrect attempts. Try again in %Ln second(s).", nullptr, seconds));
        return;
    }
    const auto passphrase = m_terminal.askHidden(CommandWords::tr("Labdesk passphrase:"));
    if (m_terminal.isInterrupted())
        return; // the program ends
    if (!passphrase) {
        Q_EMIT refused(
            ExitStatus::SignIn,
            CommandWords::tr(
                "Labdesk has a passphrase, and there’s no terminal to enter it on. Run the command in a terminal."));
        return;
    }
    m_lock.tryPassphrase(*passphrase, this, [this](bool isRight) {
        if (isRight)
            return readKey();
        if (!m_settings.save()) // saves the number of attempts
            m_terminal.say(CommandWords::tr("Can’t write %1. Check its permissions and the free disk space.")
                               .arg(m_settings.file()));
        Q_EMIT refused(ExitStatus::SignIn, CommandWords::tr("Incorrect passphrase."));
    });
}

void CommandAccess::readKey()
{
    if (!m_hasSession) {
        Q_EMIT opened();
        return;
    }
    m_connections.credentialsOf(m_connection->id, [this](Credentials secrets) {
        if (secrets.isEmpty()) {
            const auto typed = m_terminal.askHidden(
                CommandWords::tr("No key is stored for %1. Enter it for this run:").arg(m_connection->name));
            if (m_terminal.isInterrupted())
                return; // the program ends
            secrets.key = typed ? Secret::parse(typed->view()).value_or(Secret()) : Secret();
        }
        if (secrets.isEmpty()) {
            Q_EMIT refused(ExitStatus::SignIn,
                           CommandWords::tr("No key is stored for %1, or the keychain is locked. Enter the key in the "
                                            "window, or unlock the keychain.")
                               .arg(m_connection->name));
            return;
        }
        openSession(secrets);
    });
}

void CommandAccess::openSession(const Credentials &secrets)
{
    m_session = std::make_unique<Session>(*m_connection, secrets);
    m_session->setTicket(m_ticket);
    m_session->setNotices(SourceNotices(m_connections.policy().notices));
    m_session->labs().setNames(m_connections.policy().labs);
    m_session->labs().load(m_settings, m_session->connection().id);
    m_context.session = m_session.get();
    if (needsTrail())
        return openTrail(1);
    Q_EMIT opened();
}

/// Reads that hide personal values need no trail: a script makes any number of them, and the window doesn't record them
/// either.
bool CommandAccess::needsTrail() const
{
    const CliCommand &command = *m_typed.command;
    return command.writes || m_typed.has("show") || command.isRecordList || command.opensInsurance;
}

void CommandAccess::keepTrail(AuditTrail &trail, const QString &folder) const
{
    const Policy &policy = m_connections.policy();
    trail.setDetails(policy.auditDetails);
    trail.setPerson(m_settings.get(setting::personName));
    if (policy.auditToJournal)
        trail.forwardTo(AuditJournal::defaultSocket());
    trail.keepIn(folder);
}

void CommandAccess::openTrail(int number)
{
    m_audit = std::make_unique<AuditTrail>();
    connect(m_audit.get(), &AuditTrail::verified, this, [this, number] { followTrail(number); });
    keepTrail(*m_audit, m_folder.file(number == 1 ? u"audit-cli"_s : u"audit-cli-%1"_s.arg(number)));
}

/// Records the changes whose outcome is unknown because the command that sent them was killed. Commands that run at the
/// same time have trails of their own, so all of them are searched. Trails of running commands are locked. Returns the
/// number of these changes.
int CommandAccess::recordLeftWrites() const
{
    int left = m_audit->unresolvedWrites();
    for (const QString &name : QDir(m_folder.path()).entryList({u"audit-cli*"_s}, QDir::Dirs)) {
        const QString folder = m_folder.file(name);
        QFile pending(folder + u"/audit.pending"_s);
        if (folder == m_audit->folder() || !pending.open(QFile::ReadOnly) || !pending.readAll().contains('{'))
            continue;
        AuditTrail trail; // its destructor waits until it is on disk
        keepTrail(trail, folder);
        left += trail.unresolvedWrites();
    }
    return left;
}

void CommandAccess::refuseToShow()
{
    Q_EMIT refused(ExitStatus::NotAllowed,
                   CommandWords::tr("Can’t write to the audit trail in %1, so hidden values aren’t shown. Check free "
                                    "disk space and the folder’s permissions.")
                       .arg(m_audit->folder()));
}

void CommandAccess::followTrail(int number)
{
    if (m_audit->reading().problem == AuditProblem::InUse) {
        // Queued: openTrail() replaces m_audit, whose signal is being handled.
        QTimer::singleShot(0, this, [this, number] { openTrail(number + 1); });
        return;
    }
    disconnect(m_audit.get(), nullptr, this, nullptr);
    const bool isRecording = m_audit->state() != AuditTrail::State::NotRecording;
    m_session->setAudit(*m_audit);
    if (m_connections.policy().auditRequired)
        m_session->client().setMayWrite([this] { return m_audit->canRecord(); });
    if (!isRecording && m_typed.has("show"))
        return refuseToShow();
    if (m_typed.has("show")) // recording may fail later, in the middle of a list
        connect(m_audit.get(), &AuditTrail::stateChanged, this, [this] {
            if (m_audit->state() == AuditTrail::State::NotRecording)
                refuseToShow();
        });
    if (!isRecording)
        m_terminal.say(CommandWords::tr("Can’t write to the audit trail in %1, so nothing is recorded. Check free disk "
                                        "space and the folder’s permissions.")
                           .arg(m_audit->folder()));
    if (const int left = recordLeftWrites(); left > 0)
        m_terminal.say(QCoreApplication::translate("labdesk::ConsoleNotices",
                                                   "%Ln change(s) were still being sent when Labdesk last closed.",
                                                   nullptr, left)
                       + u' '
                       + QCoreApplication::translate(
                           "labdesk::ConsoleNotices",
                           "The outcome is unknown. Check the affected users before you repeat anything."));
    Q_EMIT opened();
}

} // namespace labdesk
