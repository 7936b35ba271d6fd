// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/knownvalues.h"

#include <QObject>

#include <optional>

namespace labdesk {

class AuditTrail;
class CurrentSession;
class LocalServiceHost;
class Navigator;
class Settings;
class WindowNotice;
struct Policy;

/// Notices shown when a connection is open: about earlier runs, and about files on this computer that are faulty or
/// can't be written.
class OpeningNotices : public QObject
{
    Q_OBJECT

public:
    struct Sources
    {
        const Settings &settings;
        const Policy &policy;
        const AuditTrail &audit;
        const LocalServiceHost &local;
        const CurrentSession &session;
    };
    OpeningNotices(Sources sources, WindowNotice &notice, Navigator &navigator)
        : m_sources(sources), m_notice(notice), m_navigator(navigator)
    {
    }

    void setValuesFileError(const std::optional<known::ValuesFault> &fault) { m_valuesFault = fault; }
    void setRepliesFault(const QString &why); ///< a sentence; empty: no fault. Withdraws the notice about another one
    void showStartNotices();    ///< once, after the first connection is open, because connecting clears earlier notices
    void showWriteFault();      ///< that the local service is read-only
    void showInterruptedJobs(); ///< about unfinished jobs, until they are removed from the list
    void showUnsavedSettings(); ///< as long as they can't be saved
    void showUnrecordedJob(const QString &folder);

private:
    void showPolicyFault();
    void showAuthorityFault(const QString &file, const QString &why);
    void showValuesFault();
    void showRepliesFault();
    void showSettingsFault();
    void showEarlierSettings();
    void showUnresolvedWrites();
    void showUnreadableJobs();

    Sources m_sources;
    std::optional<known::ValuesFault> m_valuesFault;
    QString m_repliesFault;
    WindowNotice &m_notice;
    Navigator &m_navigator;
};

} // namespace labdesk
