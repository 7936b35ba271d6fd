// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/actiontoasts.h"

#include "session/session.h"
#include "views/common/usertexts.h"
#include "views/users/actiontexts.h"
#include "views/users/useredits.h"

#include <QWidget>

#include <utility>

namespace labdesk {

ActionToasts::ActionToasts(Session &session, std::function<QString(const QString &)> providerName, QWidget *pane)
    : QObject(pane), m_session(session), m_providerName(std::move(providerName)), m_pane(pane)
{
}

void ActionToasts::tell(quint64 about)
{
    const UserAction *action = m_session.actions().find(about);
    if (!action)
        return;
    const ActionText text = textOf(*action, m_providerName);
    const auto *delayed = std::get_if<UserAction::Delayed>(&action->state);
    const bool pauseBegins = delayed && delayed->askedToPause && delayed->secondsLeft == delayed->of;
    if (text.place == ActionText::Place::Toast)
        Q_EMIT toastRequested(text.title, text.canUndo ? tr("Undo") : QString(),
                              text.canUndo ? undoOfAction(m_session, *action, m_pane) : nullptr, about);
    else if ((text.place == ActionText::Place::Message || pauseBegins) && action->user
             && m_session.details().userId() != action->user)
        tellElsewhere(*action, text.title);
}

/// The message itself stands with its user, who is not the one that is open.
void ActionToasts::tellElsewhere(const UserAction &action, const QString &title)
{
    Q_EMIT toastRequested(
        tr("%1: %2").arg(formatClientId(action.clientUserId), title), tr("Open"),
        [this, user = *action.user] { Q_EMIT userRequested(user); }, action.id);
}

} // namespace labdesk
