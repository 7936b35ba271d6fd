// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace labdesk {

class AuditTrail;
class Navigator;
class SessionPanes;
class WindowNotice;

/// That the trail is damaged, or that nothing can be recorded, is said over the whole window once; its place says it
/// always.
class AuditNotice : public QObject
{
    Q_OBJECT

public:
    AuditNotice(AuditTrail &audit, const SessionPanes &panes, WindowNotice &notice, Navigator &navigator);

    void tell(); ///< unless all is well by now

Q_SIGNALS:
    void needed();

private:
    void followState();
    void tellNotForwarded();

    AuditTrail &m_audit;
    WindowNotice &m_notice;
    Navigator &m_navigator;
    QString m_notForwarded; ///< why; until it is said
};

} // namespace labdesk
