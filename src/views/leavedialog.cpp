// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/leavedialog.h"

#include "session/useractions.h"

#include <QLabel>

using namespace Qt::StringLiterals;

namespace labdesk {

bool LeaveDialog::isNeeded(const UserActions &actions, Leaving leaving)
{
    // A change of connection says afterwards what it cancelled; a program that has ended says nothing.
    return actions.hasSending() || (leaving == Leaving::Program && actions.hasDelayed());
}

LeaveDialog::LeaveDialog(UserActions &actions, const Connection &connection, Leaving leaving, QWidget *parent)
    : DialogFrame({}, parent)
    , m_actions(actions)
    , m_leaving(leaving)
    , m_sent(addText(tr("The service has not answered yet. Leave now, and the outcome stays unknown. Wait, and this goes on by "
                        "itself as soon as the answer is there.")))
    , m_counting(addText({}))
{
    setObjectName(u"leaveDialog"_s);
    setProperty("staysOverCover", true); // it shows nothing of anybody, and a covered window can be closed
    setEnvironment(connection);
    m_sent->setObjectName(u"sentLabel"_s);
    m_counting->setObjectName(u"countingLabel"_s);
    setAction({}, ButtonKind::Plain);
    action()->setAutoDefault(false); // Enter waits
    connect(this, &DialogFrame::actionRequested, this, &QDialog::accept);
    connect(&actions, &UserActions::changed, this, &LeaveDialog::follow);
    showState();
    cancelButton()->setFocus();
}

void LeaveDialog::follow(quint64 id)
{
    const UserAction *action = m_actions.find(id);
    if (action && (std::holds_alternative<UserAction::Failed>(action->state) || std::holds_alternative<UserAction::Unknown>(action->state)))
        return QDialog::reject();
    if (!isNeeded(m_actions, m_leaving))
        return accept();
    showState();
}

void LeaveDialog::showState()
{
    const int sent = m_actions.countSending();
    const bool counting = m_actions.hasDelayed();
    const bool quits = m_leaving == Leaving::Program;
    setTitle(sent > 0 ? tr("%Ln change(s) being sent", nullptr, sent) : tr("Quit before it is sent?"));
    m_sent->setVisible(sent > 0);
    m_counting->setVisible(counting);
    m_counting->setText(quits ? tr("What still counts down is cancelled when the program ends: nothing of it is sent.")
                              : tr("What still counts down is cancelled: nothing of it is sent."));
    setCancelText(sent > 0 ? tr("&Wait") : tr("&Stay"));
    action()->setText(!quits ? tr("Leave anyway") : sent > 0 ? tr("Quit anyway") : tr("Quit and cancel"));
}

} // namespace labdesk
