// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/consolenotices.h"

#include "app/navigator.h"
#include "domain/enumtable.h"
#include "platform/policy.h"
#include "platform/settings.h"
#include "service/host/localservicehost.h"
#include "session/audittrail.h"
#include "session/connectionregistry.h"
#include "session/tlsfiles.h"
#include "shell/mainwindow.h"
#include "text/localtexts.h"
#include "views/activity/audittexts.h"

#include <QDir>
#include <QLocale>

#include <optional>
#include <utility>

namespace labdesk {

namespace {

using About = WindowNotice::About;
using Fault = known::ValuesFileError::Kind;
using Parts = ConsoleNotices::Parts;

/// Texts for the whole file, then for a line, and for a text in it.
constexpr std::pair<Fault, const char *> faultTexts[] = {
    {Fault::Unreadable, QT_TRANSLATE_NOOP("labdesk::ConsoleNotices", "The file can’t be read.")},
    {Fault::TooLarge, QT_TRANSLATE_NOOP("labdesk::ConsoleNotices", "The file is larger than 1 MB.")},
    {Fault::NotUtf8, QT_TRANSLATE_NOOP("labdesk::ConsoleNotices", "The file isn’t UTF-8.")},
    {Fault::NoValues,
     QT_TRANSLATE_NOOP("labdesk::ConsoleNotices", "The file contains no names. It may be incomplete.")},
    {Fault::UnknownList, QT_TRANSLATE_NOOP("labdesk::ConsoleNotices", "Line %1: unknown list “%2”.")},
    {Fault::NoList, QT_TRANSLATE_NOOP("labdesk::ConsoleNotices", "Line %1: “%2” isn’t in any list.")},
    {Fault::NoValue, QT_TRANSLATE_NOOP("labdesk::ConsoleNotices", "Line %1: “%2” has no value.")},
    {Fault::BadSlug,
     QT_TRANSLATE_NOOP("labdesk::ConsoleNotices",
                       "Line %1: “%2” isn’t a short name. Use only letters, digits, and _ . -")},
    {Fault::BadWords,
     QT_TRANSLATE_NOOP("labdesk::ConsoleNotices",
                       "Line %1: the text for “%2” is missing, too long, or not plain text.")},
    {Fault::BadMark, QT_TRANSLATE_NOOP("labdesk::ConsoleNotices", "Line %1: unknown text after | in “%2”.")},
    {Fault::BadRadius, QT_TRANSLATE_NOOP("labdesk::ConsoleNotices", "Line %1: “%2” isn’t a radius in miles.")},
    {Fault::Repeated, QT_TRANSLATE_NOOP("labdesk::ConsoleNotices", "Line %1: “%2” is listed twice.")},
    {Fault::TooMany, QT_TRANSLATE_NOOP("labdesk::ConsoleNotices", "Line %1: too many values, from “%2” on.")},
};
static_assert(isTableOf(faultTexts, Fault::TooMany));

/// The first unusable CA file of an offered connection, and why it can't be used.
std::optional<std::pair<QString, QString>> unusableAuthority(const Policy &policy)
{
    for (const QVariant &connection : policy.connections)
        if (const QString file = connection.toMap().value(QStringLiteral("authorityFile")).toString(); !file.isEmpty())
            if (const QString why = offeredAuthorityProblem(file); !why.isEmpty())
                return std::pair(file, why);
    return std::nullopt;
}

/// As --check-policy describes it, since the person who can fix the file needs the reason.
QString formatFault(const known::ValuesFileError &fault, const QString &file)
{
    if (fault.kind == Fault::Unreadable)
        if (const auto bytes = readRulesFile(file, known::maxFileSize); !bytes.ok())
            return describe(bytes.error());
    const QString text = ConsoleNotices::tr(entryOf(faultTexts, fault.kind));
    return fault.line > 0 ? text.arg(fault.line).arg(fault.key) : text;
}

Notice warning(const QString &sentence, const QString &more)
{
    return {.tone = Tone::Warn, .sentence = sentence, .more = more};
}

/// With a button that closes the notice and shows the place where the rest is.
Notice withShow(Notice notice, const Parts &parts, void (Navigator::*place)())
{
    notice.button = ConsoleNotices::tr("Show");
    notice.run = [&parts, place] {
        parts.notice.close();
        (parts.navigator.*place)();
    };
    return notice;
}

std::optional<Notice> policyFault(const Parts &parts)
{
    const Policy &policy = parts.policy;
    if (!policy.isBroken)
        return std::nullopt;
    const QString where
        = policy.fault.isEmpty() ? policy.file : ConsoleNotices::tr("%1, entry %2").arg(policy.file, policy.fault);
    return warning(
        ConsoleNotices::tr("Your administrator’s policy couldn’t be read, so the strictest rules apply."),
        policy.why.isEmpty()
            ? ConsoleNotices::tr("Only the local service is available. Tell your administrator: %1.").arg(where)
            : ConsoleNotices::tr("Only the local service is available. Tell your administrator: %1. %2")
                  .arg(policy.file, policy.why));
}

std::optional<Notice> namesFileFault(const Parts &parts)
{
    if (!parts.valuesError)
        return std::nullopt;
    const QString file = parts.policy.valuesFile;
    return warning(
        ConsoleNotices::tr("Your administrator’s file of provider and lab names can’t be used. Labdesk "
                           "uses its built-in names."),
        ConsoleNotices::tr("Tell your administrator: %1. %2").arg(file, formatFault(*parts.valuesError, file)));
}

std::optional<Notice> repliesError(const Parts &parts)
{
    if (parts.repliesError.isEmpty())
        return std::nullopt;
    const QString more = parts.settings.isSetByPolicy(setting::repliesFile)
        ? ConsoleNotices::tr("Tell your administrator: %1. %2")
        : ConsoleNotices::tr("Correct %1, or choose another file in Preferences. %2");
    return warning(
        ConsoleNotices::tr("Your team’s replies file can’t be used. Only Labdesk’s built-in messages are available."),
        more.arg(parts.settings.get(setting::repliesFile), parts.repliesError));
}

std::optional<Notice> authorityFault(const Parts &parts)
{
    const auto unusable = unusableAuthority(parts.policy);
    if (!unusable)
        return std::nullopt;
    return warning(ConsoleNotices::tr("A CA file from your administrator can’t be used, so a connection may fail."),
                   ConsoleNotices::tr("Tell your administrator: %1. %2").arg(unusable->first, unusable->second));
}

std::optional<Notice> resetSettings(const Parts &parts)
{
    const QString backup = parts.settings.backupFile();
    if (backup.isEmpty())
        return std::nullopt;
    return warning(ConsoleNotices::tr("Your settings couldn’t be read, so they were reset."),
                   ConsoleNotices::tr("The old settings file was saved as %1.").arg(backup));
}

/// Lists the settings that were kept, so that people needn't check for missing ones.
std::optional<Notice> importedSettings(const Parts &parts)
{
    if (!parts.settings.hasEarlierFormat())
        return std::nullopt;
    QStringList kept;
    if (const auto count = int(parts.settings.get(setting::connections).size()); count > 0)
        kept += ConsoleNotices::tr("%Ln connection(s)", nullptr, count);
    kept += {ConsoleNotices::tr("theme"), ConsoleNotices::tr("text size"), ConsoleNotices::tr("language"),
             ConsoleNotices::tr("columns")};
    return Notice{.sentence = ConsoleNotices::tr("Settings from an earlier version were imported."),
                  .more
                  = ConsoleNotices::tr("Kept: %1. Connections can now have their own proxy, CA file, and timeout.")
                        .arg(QLocale().createSeparatedList(kept))};
}

std::optional<Notice> unsavedSettings(const Parts &parts)
{
    if (parts.settings.isSaved())
        return std::nullopt;
    return warning(ConsoleNotices::tr("Your settings can’t be saved. Changes are lost when Labdesk closes."),
                   ConsoleNotices::tr("Check free disk space and the permissions of %1. Labdesk tries again with the "
                                      "next change.")
                       .arg(QDir::toNativeSeparators(parts.settings.file())));
}

/// Changes sent by an earlier run that ended before their responses arrived. Interrupted jobs have their own notice.
std::optional<Notice> unresolvedWrites(const Parts &parts)
{
    const int count = parts.audit.unresolvedWrites();
    if (count == 0)
        return std::nullopt;
    return withShow(
        warning(ConsoleNotices::tr("%Ln change(s) were still being sent when Labdesk last closed.", nullptr, count),
                ConsoleNotices::tr("The outcome is unknown. Check the affected users before you repeat anything.")),
        parts, &Navigator::showHistory);
}

std::optional<Notice> writeFault(const Parts &parts)
{
    const bool isLocal = parts.session.connectionId() == ConnectionRegistry::localId;
    const QString fault = isLocal ? parts.local.get()->writeFault() : QString();
    if (fault.isEmpty())
        return std::nullopt;
    return warning(
        ConsoleNotices::tr("The local service is read-only because its database can’t be written to (%1).").arg(fault),
        ConsoleNotices::tr("Check free disk space and the file’s permissions, then restart Labdesk."));
}

std::optional<Notice> unreadableJobs(const Parts &parts)
{
    Session *const session = parts.session.get();
    if (!session || session->jobs().unreadableRecords().isEmpty())
        return std::nullopt;
    const QString files = QLocale().createSeparatedList(session->jobs().unreadableRecords());
    return warning(ConsoleNotices::tr("The progress of an interrupted job couldn’t be read."),
                   ConsoleNotices::tr("The outcome of each change is in History. The unreadable file was saved as %1.")
                       .arg(QDir::toNativeSeparators(files)));
}

std::optional<Notice> interruptedJobs(const Parts &parts)
{
    Session *const session = parts.session.get();
    if (!session || session->jobs().interrupted().empty())
        return std::nullopt;
    UserJobTotals all;
    for (const InterruptedUserJob &interrupted : session->jobs().interrupted()) {
        const UserJobTotals totals = interrupted.totals();
        all.unknown += totals.unknown;
        all.notSent += totals.notSent;
    }
    return withShow(
        warning(ConsoleNotices::tr("%Ln job(s) were interrupted.", nullptr, int(session->jobs().interrupted().size())),
                ConsoleNotices::tr("Not sent: %1. Outcome unknown: %2. Jobs don’t resume automatically.")
                    .arg(localNumber(all.notSent), localNumber(all.unknown))),
        parts, &Navigator::showJobs);
}

std::optional<Notice> auditProblem(const Parts &parts)
{
    if (parts.audit.state() == AuditTrail::State::Whole)
        return std::nullopt;
    const AuditWords words = formatAuditProblem(parts.audit);
    return withShow({.tone = words.tone, .sentence = words.sentence, .more = words.more}, parts,
                    &Navigator::showHistory);
}

/// The most important first; only the first that is true is shown.
constexpr ConsoleNotices::Row startNotices[] = {
    {policyFault},    {namesFileFault}, {repliesError, About::Replies},
    {authorityFault}, {resetSettings},  {importedSettings},
};

} // namespace

ConsoleNotices::ConsoleNotices(Parts parts) : m_parts(std::move(parts))
{
    connect(&m_parts.audit, &AuditTrail::stateChanged, this, &ConsoleNotices::followAudit);
    connect(&m_parts.audit, &AuditTrail::forwardingFailed, this, [this](const QString &why) {
        m_forwardingError = why;
        showAuditProblem();
    });
}

/// Returns whether it is true.
bool ConsoleNotices::show(const Row &row)
{
    const auto now = row.make(m_parts);
    if (now)
        m_parts.notice.report([this, make = row.make, said = *now] { return make(m_parts).value_or(said); }, row.about);
    return now.has_value();
}

/// Another fault is shown in Preferences, where the file was chosen.
void ConsoleNotices::setRepliesError(const QString &why)
{
    m_parts.repliesError = why;
    m_parts.notice.withdraw(About::Replies);
}

void ConsoleNotices::showStartNotices()
{
    for (const Row &notice : startNotices)
        if (show(notice))
            break;
    showUnsavedSettings();
    if (m_parts.notice.isReplaceable()) // otherwise the audit trail shows them
        show({unresolvedWrites});
}

void ConsoleNotices::showUnsavedSettings()
{
    if (!show({unsavedSettings, About::Settings}))
        m_parts.notice.withdraw(About::Settings);
}

void ConsoleNotices::showWriteFault()
{
    show({writeFault});
}

void ConsoleNotices::showInterruptedJobs()
{
    show({unreadableJobs});
    if (!m_parts.notice.isReplaceable() || !show({interruptedJobs, About::Jobs})) // the list shows them
        return;
    // Whoever removes one from the list has seen them all.
    connect(
        &m_parts.session.get()->jobs(), &UserJobs::interruptedChanged, this,
        [this] { m_parts.notice.withdraw(About::Jobs); }, Qt::SingleShotConnection);
}

void ConsoleNotices::showUnrecordedJob(const QString &folder)
{
    m_parts.notice.report([folder = QDir::toNativeSeparators(folder)] {
        return warning(tr("The progress of a job can’t be saved."),
                       tr("If Labdesk quits unexpectedly, you won’t know which users were processed. Check free "
                          "disk space and the permissions of %1.")
                           .arg(folder));
    });
}

/// Reports damage once. The History place always shows it.
void ConsoleNotices::followAudit()
{
    using State = AuditTrail::State;
    const State state = m_parts.audit.state();
    if (state == State::Whole)
        m_parts.notice.withdraw(About::Audit); // no longer true
    else if (state == State::NotRecording || (state == State::Damaged && m_parts.audit.reading().isNewlyDamaged))
        showAuditProblem();
}

void ConsoleNotices::showAuditProblem()
{
    if (!m_parts.session.get()) { // connecting clears earlier notices
        connect(&m_parts.session, &CurrentSession::opened, this, &ConsoleNotices::showAuditProblem,
                Qt::SingleShotConnection);
        return;
    }
    if (show({auditProblem, About::Audit}) || m_forwardingError.isEmpty())
        return;
    m_parts.notice.report([why = std::exchange(m_forwardingError, {})] {
        return warning(tr("The audit trail isn’t being forwarded to the system journal: %1.").arg(why),
                       tr("It’s still kept on this computer. Tell your administrator."));
    });
}

QString ConsoleNotices::canceledText()
{
    return tr("Pending changes were canceled.");
}

void ConsoleNotices::showCutOff(const CutOffWrites &writes)
{
    if (writes.hasCanceled)
        m_parts.window.toasts()->show(canceledText());
    if (writes.unknown > 0)
        m_parts.notice.report([unknown = writes.unknown, name = writes.connection] {
            return warning(
                tr("%Ln change(s) on “%1” have an unknown outcome.", nullptr, unknown).arg(name),
                tr("The connection closed before a response arrived. Check the requests in History before you "
                   "try again."));
        });
}

} // namespace labdesk
