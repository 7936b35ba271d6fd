// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace labdesk {

class AuditTrail;
class Navigator;
class SessionPanes;
class WindowNotice;

/// Reports once, in a notice of the window, that the trail is damaged or that nothing can be recorded. The History
/// place always shows it.
class AuditNotice : public QObject
{
    Q_OBJECT

public:
    AuditNotice(AuditTrail &audit, const SessionPanes &panes, WindowNotice &notice, Navigator &navigator);

    void tell(); ///< does nothing if the problem is resolved

Q_SIGNALS:
    void needed();

private:
    void followState();
    void showForwardingError();

    AuditTrail &m_audit;
    WindowNotice &m_notice;
    Navigator &m_navigator;
    QString m_forwardingError; ///< why a record couldn't be forwarded, until it is reported
};

} // namespace labdesk
