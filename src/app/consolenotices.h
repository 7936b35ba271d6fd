// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/currentsession.h"
#include "app/windownotice.h"
#include "domain/knownvalues.h"

#include <QObject>

#include <optional>

namespace labdesk {

class LocalServiceHost;
class Navigator;
class Settings;

/// Notices that the program shows unasked: about earlier runs, about files on this computer that are faulty or can't be
/// written, about the audit trail, and about changes that were interrupted.
class ConsoleNotices : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        const Settings &settings;
        const Policy &policy;
        const AuditTrail &audit;
        const LocalServiceHost &local;
        const CurrentSession &session;
        WindowNotice &notice;
        Navigator &navigator;
        MainWindow &window;
        std::optional<known::ValuesFileError> valuesError = {};
        QString repliesError = {}; ///< a sentence; empty: no fault
    };
    struct Row
    {
        /// When and what is said, with the button for it: nothing if it isn't true. Called again for another language.
        std::optional<Notice> (*make)(const Parts &);
        WindowNotice::About about = WindowNotice::About::Other;
    };
    explicit ConsoleNotices(Parts parts);

    void setValuesError(const std::optional<known::ValuesFileError> &fault) { m_parts.valuesError = fault; }
    void setRepliesError(const QString &why); ///< withdraws the notice about another one
    void showStartNotices();    ///< once, after the first connection is open, because connecting clears earlier notices
    void showWriteFault();      ///< that the local service is read-only
    void showInterruptedJobs(); ///< about unfinished jobs, until they are removed from the list
    void showUnsavedSettings(); ///< as long as they can't be saved
    void showUnrecordedJob(const QString &folder);
    void showCutOff(const CutOffWrites &writes); ///< does nothing if no change was interrupted
    static QString canceledText();

private:
    bool show(const Row &row);
    void followAudit();
    void showAuditProblem();

    Parts m_parts;
    QString m_forwardingError; ///< why an audit record couldn't be forwarded, until it is reported
};

} // namespace labdesk
