// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console.h"
#include "views/activity/activitypane.h"
#include "views/activity/audittexts.h"

#include <algorithm>

namespace labdesk {

/// That the trail is damaged, or that nothing can be recorded, is said over the whole window once; its place says it
/// always.
void Console::followAudit()
{
    m_auditedConnections = m_book.connections();
    connect(&m_audit, &AuditTrail::stateChanged, this, [this] {
        using State = AuditTrail::State;
        const State state = m_audit.state();
        const bool isBad
            = state == State::NotRecording || (state == State::Damaged && m_audit.reading().isNewlyDamaged);
        if (tellsOf(About::Audit) && state == State::Whole)
            clearNotice(); // it is true no more
        else if (isBad && m_session)
            tellOfAudit();
        else if (isBad) // the way to a connection clears what was said before
            connect(this, &Console::connected, this, &Console::tellOfAudit, Qt::SingleShotConnection);
    });
}

void Console::tellOfAudit()
{
    if (m_audit.state() == AuditTrail::State::Whole)
        return; // meanwhile
    notice(
        [this] {
            const AuditWords words = auditWords(m_audit);
            m_window->showNotice(words.tone, words.sentence, words.more, tr("Show"), [this] { showAuditTrail(); });
        },
        About::Audit);
}

/// Of changes that an earlier run had sent and did not live to know of. A job that was cut off tells of its own.
void Console::tellOfLeftWrites()
{
    if (m_notice && !tellsOf(About::Release)) // what is said already is not pushed aside; the trail shows them
        return;
    notice([this] {
        m_window->showNotice(
            Tone::Warn,
            tr("%Ln change(s) were on their way when Labdesk ended last time.", nullptr, m_audit.leftUnknown()),
            tr("Whether they were made is unknown, and the audit trail says so. Look at the users before you repeat "
               "anything."),
            tr("Show"), [this] { showAuditTrail(); });
    });
}

Pane *Console::makeActivityPane(QWidget *parent)
{
    auto *pane = new ActivityPane(*m_session, parent);
    connect(pane, &ActivityPane::auditSeen, this, [this] {
        if (tellsOf(About::Audit)) // the page says the same
            clearNotice();
    });
    return pane;
}

void Console::showAuditTrail()
{
    clearNotice();
    m_window->goTo(Place::Activity);
    if (auto *activity = qobject_cast<ActivityPane *>(m_window->pane(Place::Activity)))
        activity->showAudit();
}

/// Whatever changed them, a dialog or another program, is seen in the list itself.
void Console::auditConnections()
{
    const auto note = [this](AuditOperation operation, const Connection &connection) {
        m_audit.record({.operation = operation, .connection = connection.name, .environment = connection.environment});
    };
    const auto &now = m_book.connections();
    for (const Connection &connection : now) {
        const auto before = std::ranges::find(m_auditedConnections, connection.id, &Connection::id);
        if (connection.id == ConnectionRegistry::localId)
            continue; // its address is another at each start
        if (before == m_auditedConnections.end())
            note(AuditOperation::AddConnection, connection);
        else if (*before != connection)
            note(AuditOperation::ChangeConnection, connection);
    }
    for (const Connection &connection : m_auditedConnections)
        if (std::ranges::find(now, connection.id, &Connection::id) == now.end())
            note(AuditOperation::RemoveConnection, connection);
    m_auditedConnections = now;
}

} // namespace labdesk
