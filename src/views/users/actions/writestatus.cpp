// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/actions/writestatus.h"

#include "text/users/actiontexts.h"
#include "views/common/countdownrow.h"
#include "widgets/dialogframe.h"
#include "widgets/inlinemessage.h"
#include "widgets/outage.h"
#include "widgets/widgethost.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// The dialogs that use this class never write about a provider.
ActionText writeText(const UserAction &action)
{
    return textOf(
        action, [](const QString &slug) { return slug; }, isCoveredByOutage);
}

} // namespace

WriteStatus::WriteStatus(UserActions &actions, DialogFrame &dialog)
    : QObject(&dialog), m_actions(actions), m_dialog(dialog), m_message(new InlineMessage(Tone::Bad)),
      m_pause(new CountdownRow)
{
    m_message->setObjectName(u"dialogMessage"_s);
    m_message->hide();
    m_pause->hide();
    dialog.addBody(m_message);
    dialog.addBody(m_pause);
    connect(&m_actions, &UserActions::changed, this, &WriteStatus::show);
    connect(m_message, &InlineMessage::buttonClicked, this, [this] {
        if (m_offersCheck)
            m_actions.check(m_id);
        else if (m_offeredAction == ErrorAction::None)
            Q_EMIT buttonClicked();
        else if (WidgetHost *host = WidgetHost::around(m_message))
            host->requestErrorAction(m_offeredAction);
    });
}

void WriteStatus::clearMessage()
{
    m_message->hide();
}

void WriteStatus::follow(quint64 id)
{
    m_id = id;
    m_pause->setAction(m_actions, id);
    show(id);
}

bool WriteStatus::isSending() const
{
    const UserAction *action = m_id == 0 ? nullptr : m_actions.find(m_id);
    if (!action)
        return false;
    const auto *unknown = std::get_if<UserAction::Unknown>(&action->state);
    return std::holds_alternative<UserAction::Sending>(action->state)
        || std::holds_alternative<UserAction::Delayed>(action->state) || (unknown && unknown->checking);
}

bool WriteStatus::mayBeDone() const
{
    return isSending() || m_offersCheck;
}

void WriteStatus::show(quint64 id)
{
    const UserAction *action = id == m_id ? m_actions.find(id) : nullptr;
    if (!action)
        return;
    m_isRefused = false;
    offerCheck(false);
    Q_EMIT changed();
    if (std::holds_alternative<UserAction::Succeeded>(action->state)) {
        Q_EMIT succeeded();
        return;
    }
    showPause(*action);
    if (const auto *failed = std::get_if<UserAction::Failed>(&action->state)) {
        Q_EMIT refused(failed->why);
    } else if (const ActionText text = writeText(*action); text.place == ActionText::Place::Message) {
        m_message->showMessage(text.tone, text.title, text.detail, text.canCheck ? tr("Chec&k outcome") : QString());
        offerCheck(text.canCheck);
    }
}

/// Makes Check the default button, because checking should come before sending again.
void WriteStatus::offerCheck(bool offered)
{
    m_offersCheck = offered;
    QPushButton *check = m_message->button();
    setButtonKind(check, offered ? ButtonKind::Primary : ButtonKind::OnTint);
    setButtonKind(m_dialog.action(), offered ? ButtonKind::Plain : ButtonKind::Primary);
    (offered ? check : m_dialog.action())->setDefault(true);
}

void WriteStatus::showPause(const UserAction &action)
{
    const auto *delayed = std::get_if<UserAction::Delayed>(&action.state);
    m_pause->setVisible(delayed);
    if (!delayed)
        return;
    const ActionText text = writeText(action);
    m_pause->setText(text.title, text.detail);
    m_pause->setSeconds(delayed->secondsLeft, delayed->countdownSeconds);
}

void WriteStatus::showRefusal(const ApiError &why, const std::vector<FormField> &fields,
                              const QString &whereAllAreShown, const QString &button)
{
    m_isRefused = true;
    if (!std::exchange(m_watchesFields, true))
        for (const FormField &field : fields)
            callOnEdit(field, this, [this] {
                if (std::exchange(m_isRefused, false))
                    clearMessage();
            });
    if (outage().covers(why)) { // the window shows the reason
        m_offeredAction = ErrorAction::None;
        return m_message->showMessage(Tone::Bad, tr("Nothing was changed."),
                                      tr("Try again when the connection is restored."), button);
    }
    const ErrorText text = describe(why);
    ApiError rest = why;
    rest.problems = showProblems(fields, why.problems);
    m_offeredAction = button.isEmpty() ? actionFor(why) : ErrorAction::None;
    const bool allAreShown = !why.problems.empty() && rest.problems.empty();
    m_message->showMessage(Tone::Bad, text.sentence,
                           allAreShown ? whereAllAreShown : describe(rest).cause + u' ' + text.nextStep,
                           button.isEmpty() ? describe(m_offeredAction) : button);
}

} // namespace labdesk
