// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/openingnotices.h"

#include "app/currentsession.h"
#include "app/navigator.h"
#include "app/windownotice.h"
#include "domain/enumtable.h"
#include "platform/policy.h"
#include "platform/settings.h"
#include "service/host/localservicehost.h"
#include "session/connectionregistry.h"
#include "session/tlsfiles.h"
#include "text/localtexts.h"

#include <QDir>
#include <QLocale>

#include <optional>
#include <utility>

namespace labdesk {

namespace {

using Fault = known::ValuesFault::Kind;

/// Texts for the whole file, then for a line, and for a text in it.
constexpr std::pair<Fault, const char *> faultTexts[] = {
    {Fault::Unreadable, QT_TRANSLATE_NOOP("labdesk::OpeningNotices", "The file can’t be read.")},
    {Fault::TooLarge, QT_TRANSLATE_NOOP("labdesk::OpeningNotices", "The file is larger than 1 MB.")},
    {Fault::NotUtf8, QT_TRANSLATE_NOOP("labdesk::OpeningNotices", "The file isn’t UTF-8.")},
    {Fault::NoValues,
     QT_TRANSLATE_NOOP("labdesk::OpeningNotices", "The file contains no names. It may be incomplete.")},
    {Fault::UnknownList, QT_TRANSLATE_NOOP("labdesk::OpeningNotices", "Line %1: unknown list “%2”.")},
    {Fault::NoList, QT_TRANSLATE_NOOP("labdesk::OpeningNotices", "Line %1: “%2” isn’t in any list.")},
    {Fault::NoValue, QT_TRANSLATE_NOOP("labdesk::OpeningNotices", "Line %1: “%2” has no value.")},
    {Fault::BadSlug, QT_TRANSLATE_NOOP("labdesk::OpeningNotices", "Line %1: “%2” isn’t a slug.")},
    {Fault::BadWords,
     QT_TRANSLATE_NOOP("labdesk::OpeningNotices",
                       "Line %1: the text for “%2” is missing, too long, or not plain text.")},
    {Fault::BadMark, QT_TRANSLATE_NOOP("labdesk::OpeningNotices", "Line %1: unknown text after | in “%2”.")},
    {Fault::BadRadius, QT_TRANSLATE_NOOP("labdesk::OpeningNotices", "Line %1: “%2” isn’t a radius in miles.")},
    {Fault::Repeated, QT_TRANSLATE_NOOP("labdesk::OpeningNotices", "Line %1: “%2” is listed twice.")},
    {Fault::TooMany, QT_TRANSLATE_NOOP("labdesk::OpeningNotices", "Line %1: too many values, from “%2” on.")},
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
QString formatFault(const known::ValuesFault &fault, const QString &file)
{
    if (fault.kind == Fault::Unreadable)
        if (const auto bytes = readRulesFile(file, known::maxFileSize); !bytes.ok())
            return describe(bytes.error());
    const QString text = OpeningNotices::tr(entryOf(faultTexts, fault.kind));
    return fault.line > 0 ? text.arg(fault.line).arg(fault.key) : text;
}

} // namespace

/// Another fault is shown in Preferences, where the file was chosen.
void OpeningNotices::setRepliesFault(const QString &why)
{
    m_repliesFault = why;
    m_notice.withdraw(WindowNotice::About::Replies);
}

void OpeningNotices::showStartNotices()
{
    if (m_sources.policy.isBroken)
        showPolicyFault();
    else if (m_valuesFault)
        showValuesFault();
    else if (!m_repliesFault.isEmpty())
        showRepliesFault();
    else if (const auto missing = unusableAuthority(m_sources.policy))
        showAuthorityFault(missing->first, missing->second);
    else if (!m_sources.settings.backupFile().isEmpty())
        showSettingsFault();
    else if (m_sources.settings.hasEarlierFormat())
        showEarlierSettings();
    if (!m_sources.settings.isSaved())
        showUnsavedSettings();
    if (m_sources.audit.unresolvedWrites() > 0)
        showUnresolvedWrites();
}

void OpeningNotices::showPolicyFault()
{
    const Policy &policy = m_sources.policy;
    const QString where = policy.fault.isEmpty() ? policy.file : tr("%1, entry %2").arg(policy.file, policy.fault);
    m_notice.tell([where = policy.why.isEmpty() ? where : policy.file, why = policy.why] {
        return Notice{.tone = Tone::Warn,
                      .sentence = tr("Your administrator’s policy couldn’t be read, so the strictest rules apply."),
                      .more = why.isEmpty()
                          ? tr("Only the local service is available. Tell your administrator: %1.").arg(where)
                          : tr("Only the local service is available. Tell your administrator: %1. %2").arg(where, why)};
    });
}

void OpeningNotices::showValuesFault()
{
    m_notice.tell([file = m_sources.policy.valuesFile, fault = *m_valuesFault] {
        return Notice{
            .tone = Tone::Warn,
            .sentence
            = tr("Your administrator’s file of provider and lab names can’t be used. Labdesk uses its built-in names."),
            .more = tr("Tell your administrator: %1. %2").arg(file, formatFault(fault, file))};
    });
}

void OpeningNotices::showRepliesFault()
{
    m_notice.tell(
        [isFixed = m_sources.settings.isSetByPolicy(setting::repliesFile),
         file = m_sources.settings.get(setting::repliesFile), why = m_repliesFault] {
            return Notice{
                .tone = Tone::Warn,
                .sentence
                = tr("Your team’s replies file can’t be used. Only Labdesk’s built-in messages are available."),
                .more = isFixed ? tr("Tell your administrator: %1. %2").arg(file, why)
                                : tr("Correct the file, or choose another one in Preferences: %1. %2").arg(file, why)};
        },
        WindowNotice::About::Replies);
}

void OpeningNotices::showAuthorityFault(const QString &file, const QString &why)
{
    m_notice.tell([file, why] {
        return Notice{.tone = Tone::Warn,
                      .sentence = tr("A CA file from your administrator can’t be used, so a connection may fail."),
                      .more = tr("Tell your administrator: %1. %2").arg(file, why)};
    });
}

void OpeningNotices::showSettingsFault()
{
    m_notice.tell([file = m_sources.settings.backupFile()] {
        return Notice{.tone = Tone::Warn,
                      .sentence = tr("Your settings couldn’t be read, so they were reset."),
                      .more = tr("The old settings file was saved as %1.").arg(file)};
    });
}

/// Lists the settings that were kept, so that people needn't check for missing ones.
void OpeningNotices::showEarlierSettings()
{
    m_notice.tell([this] {
        QStringList kept;
        if (const auto count = int(m_sources.settings.get(setting::connections).size()); count > 0)
            kept += tr("%Ln connection(s)", nullptr, count);
        kept += {tr("theme"), tr("text size"), tr("language"), tr("columns")};
        return Notice{.sentence = tr("Settings from an earlier version were imported."),
                      .more = tr("Kept: %1. Connections can now have their own proxy, CA file, and timeout.")
                                  .arg(QLocale().createSeparatedList(kept))};
    });
}

/// Reports changes sent by an earlier run that ended before their responses arrived. Interrupted jobs have their own
/// notice.
void OpeningNotices::showUnresolvedWrites()
{
    if (!m_notice.isReplaceable()) // the audit trail shows them
        return;
    m_notice.tell([this] {
        return Notice{.tone = Tone::Warn,
                      .sentence = tr("%Ln change(s) were still being sent when Labdesk last closed.", nullptr,
                                     m_sources.audit.unresolvedWrites()),
                      .more = tr("The outcome is unknown. Check the affected users before you repeat anything."),
                      .button = tr("Show"),
                      .run = [this] {
                          m_notice.close();
                          m_navigator.showHistory();
                      }};
    });
}

void OpeningNotices::showWriteFault()
{
    if (m_sources.session.connectionId() != ConnectionRegistry::localId)
        return;
    const QString fault = m_sources.local.get()->writeFault();
    if (fault.isEmpty())
        return;
    m_notice.tell([fault] {
        return Notice{.tone = Tone::Warn,
                      .sentence
                      = tr("The local service is read-only because its database can’t be written to (%1).").arg(fault),
                      .more = tr("Check free disk space and the file’s permissions, then restart Labdesk.")};
    });
}

void OpeningNotices::showUnsavedSettings()
{
    if (m_sources.settings.isSaved())
        return m_notice.withdraw(WindowNotice::About::Settings);
    m_notice.tell(
        [file = QDir::toNativeSeparators(m_sources.settings.file())] {
            return Notice{.tone = Tone::Warn,
                          .sentence = tr("Your settings can’t be saved. Changes are lost when Labdesk closes."),
                          .more = tr("Check free disk space and the permissions of %1. Labdesk tries again with the "
                                     "next change.")
                                      .arg(file)};
        },
        WindowNotice::About::Settings);
}

void OpeningNotices::showUnrecordedJob(const QString &folder)
{
    m_notice.tell([folder = QDir::toNativeSeparators(folder)] {
        return Notice{.tone = Tone::Warn,
                      .sentence = tr("The progress of a job can’t be saved."),
                      .more = tr("If Labdesk quits unexpectedly, you won’t know which users were processed. Check free "
                                 "disk space and the permissions of %1.")
                                  .arg(folder)};
    });
}

void OpeningNotices::showUnreadableJobs()
{
    m_notice.tell([files = m_sources.session.get()->jobs().unreadableRecords()] {
        return Notice{.tone = Tone::Warn,
                      .sentence = tr("The progress of an interrupted job couldn’t be read."),
                      .more = tr("The outcome of each change is in History. The unreadable file was saved as %1.")
                                  .arg(QDir::toNativeSeparators(QLocale().createSeparatedList(files)))};
    });
}

void OpeningNotices::showInterruptedJobs()
{
    const UserJobs &jobs = m_sources.session.get()->jobs();
    if (!jobs.unreadableRecords().isEmpty())
        showUnreadableJobs();
    if (jobs.interrupted().empty() || !m_notice.isReplaceable()) // the list shows them
        return;
    UserJobTotals all;
    for (const InterruptedUserJob &interrupted : jobs.interrupted()) {
        const UserJobTotals totals = interrupted.totals();
        all.unknown += totals.unknown;
        all.notSent += totals.notSent;
    }
    m_notice.tell(
        [this, all, count = int(jobs.interrupted().size())] {
            return Notice{.tone = Tone::Warn,
                          .sentence = tr("%Ln job(s) were interrupted.", nullptr, count),
                          .more = tr("Not sent: %1. Outcome unknown: %2. Jobs don’t resume automatically.")
                                      .arg(localNumber(all.notSent), localNumber(all.unknown)),
                          .button = tr("Show"),
                          .run = [this] {
                              m_notice.close();
                              m_navigator.showJobs();
                          }};
        },
        WindowNotice::About::Jobs);
    // Whoever removes one from the list has seen them all.
    connect(
        &jobs, &UserJobs::interruptedChanged, this, [this] { m_notice.withdraw(WindowNotice::About::Jobs); },
        Qt::SingleShotConnection);
}

} // namespace labdesk
