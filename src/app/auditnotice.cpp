// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/auditnotice.h"

#include "app/navigator.h"
#include "app/sessionpanes.h"
#include "app/windownotice.h"
#include "session/audittrail.h"
#include "views/activity/audittexts.h"

#include <utility>

namespace labdesk {

AuditNotice::AuditNotice(AuditTrail &audit, const SessionPanes &panes, WindowNotice &notice, Navigator &navigator)
    : m_audit(audit), m_notice(notice), m_navigator(navigator)
{
    connect(&audit, &AuditTrail::stateChanged, this, &AuditNotice::followState);
    connect(&audit, &AuditTrail::forwardingFailed, this, [this](const QString &why) {
        m_forwardingError = why;
        Q_EMIT needed();
    });
    connect(&panes, &SessionPanes::auditSeen, this, [this] {
        m_notice.withdraw(WindowNotice::About::Audit); // the page shows the same
    });
}

void AuditNotice::followState()
{
    using State = AuditTrail::State;
    const State state = m_audit.state();
    if (state == State::Whole)
        m_notice.withdraw(WindowNotice::About::Audit); // no longer true
    else if (state == State::NotRecording || (state == State::Damaged && m_audit.reading().isNewlyDamaged))
        Q_EMIT needed();
}

void AuditNotice::tell()
{
    if (m_audit.state() == AuditTrail::State::Whole)
        return showForwardingError();
    m_notice.tell(
        [this] {
            const AuditWords words = formatAuditProblem(m_audit);
            return Notice{.tone = words.tone,
                          .sentence = words.sentence,
                          .more = words.more,
                          .button = tr("Show"),
                          .run = [this] {
                              m_notice.close();
                              m_navigator.showHistory();
                          }};
        },
        WindowNotice::About::Audit);
}

void AuditNotice::showForwardingError()
{
    if (m_forwardingError.isEmpty())
        return;
    m_notice.tell([why = std::exchange(m_forwardingError, {})] {
        return Notice{.tone = Tone::Warn,
                      .sentence = tr("The audit trail isn’t being forwarded to the system journal: %1.").arg(why),
                      .more = tr("It’s still kept on this computer. Tell your administrator.")};
    });
}

} // namespace labdesk
