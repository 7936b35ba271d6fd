// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/actions/actionnotices.h"

#include "views/common/countdownrow.h"
#include "widgets/inlinemessage.h"
#include "widgets/metrics.h"
#include "widgets/outage.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

ActionNotices::ActionNotices(UserActions &actions, ProviderNameLookup nameOf, QWidget *parent)
    : QWidget(parent), m_actions(actions), m_nameOf(std::move(nameOf)), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(metricsFor(this).one);
    setVisible(false);
    connect(&actions, &UserActions::changed, this, &ActionNotices::note);
    connect(&outage(), &Outage::changed, this, &ActionNotices::followOutage);
}

void ActionNotices::setUser(const std::optional<UserId> &user)
{
    m_user = user;
    rebuild();
}

void ActionNotices::setKinds(const std::vector<UserActionKind> &kinds)
{
    if (m_kinds == kinds)
        return;
    m_kinds = kinds;
    rebuild();
}

void ActionNotices::setZoneAsked(const std::optional<UserId> &user)
{
    m_zoneAsked = user;
    rebuild();
}

void ActionNotices::setKnown(const std::vector<quint64> &actions)
{
    m_known = actions;
    rebuild();
}

bool ActionNotices::isSaidByDialog(const UserAction &action) const
{
    return action.kind == UserActionKind::ChangeZone && m_zoneAsked && action.user == m_zoneAsked;
}

bool ActionNotices::concerns(const UserAction &action) const
{
    return !isSaidByDialog(action) && action.user == m_user
        && std::find(m_kinds.begin(), m_kinds.end(), action.kind) != m_kinds.end();
}

void ActionNotices::note(quint64 id)
{
    const UserAction *action = m_actions.find(id);
    if (!action)
        return dismiss(id);
    if (std::find(m_known.begin(), m_known.end(), id) == m_known.end()) {
        forgetOlder(*action);
        m_known.push_back(id);
    }
    const auto place = textOf(*action, m_nameOf, isCoveredByOutage).place;
    if (place == ActionText::Place::Toast || place == ActionText::Place::Nowhere)
        return dismiss(id);
    if (concerns(*action))
        show(*action);
}

/// A new attempt replaces the message about the previous one.
void ActionNotices::forgetOlder(const UserAction &action)
{
    const std::vector<quint64> known = m_known;
    for (const quint64 id : known) {
        const UserAction *older = m_actions.find(id);
        if (!older
            || (older->kind == action.kind && older->user == action.user && older->providerSlug == action.providerSlug))
            dismiss(id);
    }
}

void ActionNotices::dismiss(quint64 id)
{
    m_known.erase(std::remove(m_known.begin(), m_known.end(), id), m_known.end());
    drop(id);
    setVisible(!m_rows.empty());
}

void ActionNotices::rebuild()
{
    while (!m_rows.empty())
        drop(m_rows.constBegin().key());
    for (const quint64 id : m_known)
        if (const UserAction *action = m_actions.find(id); action && concerns(*action))
            show(*action);
    setVisible(!m_rows.empty());
}

void ActionNotices::drop(quint64 id)
{
    QWidget *row = m_rows.take(id);
    if (!row)
        return;
    row->hide();
    row->deleteLater(); // this may run in the click handler of its button
}

void ActionNotices::show(const UserAction &action)
{
    const ActionText text = textOf(action, m_nameOf, isCoveredByOutage);
    if (const auto *delayed = std::get_if<UserAction::Delayed>(&action.state)) {
        CountdownRow *row = countdownFor(action.id);
        row->setText(text.title, text.detail);
        row->setSeconds(delayed->secondsLeft, delayed->countdownSeconds);
        return setVisible(true);
    }
    const bool settled
        = text.place == ActionText::Place::Message && !std::holds_alternative<UserAction::Unknown>(action.state);
    const QString button = text.canCheck ? tr("Check outcome")
        : text.canEdit                   ? tr("Edit again…")
        : settled                        ? tr("Dismiss")
                                         : QString();
    messageFor(action.id)->showMessage(text.place == ActionText::Place::Progress ? Tone::Info : text.tone, text.title,
                                       text.detail, button);
    setVisible(true);
}

CountdownRow *ActionNotices::countdownFor(quint64 id)
{
    auto *row = qobject_cast<CountdownRow *>(m_rows.value(id));
    if (!row) {
        drop(id);
        m_rows[id] = row = new CountdownRow(this);
        row->setObjectName(u"pendingRow"_s);
        m_layout->addWidget(row);
        row->setAction(m_actions, id);
        row->setTabOrderAfter(this);
    }
    return row;
}

InlineMessage *ActionNotices::messageFor(quint64 id)
{
    auto *row = qobject_cast<InlineMessage *>(m_rows.value(id));
    if (!row) {
        drop(id);
        m_rows[id] = row = new InlineMessage(Tone::Info, this);
        row->setObjectName(u"actionMessage"_s);
        row->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred); // the height depends on the wrapped texts
        m_layout->addWidget(row);
        connect(row, &InlineMessage::buttonClicked, this, [this, id] { pressed(id); });
    }
    return row;
}

/// During an outage, messages omit the reason because the window shows it. After the outage they are dismissed.
void ActionNotices::followOutage()
{
    const std::vector<quint64> known = m_known;
    for (const quint64 id : known) {
        const UserAction *action = m_actions.find(id);
        const auto *failed = action ? std::get_if<UserAction::Failed>(&action->state) : nullptr;
        if (!failed || scopeOf(failed->why) != ErrorScope::Connection)
            continue;
        if (outage().isOn()) {
            if (concerns(*action))
                show(*action);
            continue;
        }
        dismiss(id);
        Q_EMIT outlived(id);
    }
}

void ActionNotices::pressed(quint64 id)
{
    const UserAction *action = m_actions.find(id);
    if (action && std::holds_alternative<UserAction::Unknown>(action->state))
        return m_actions.check(id);
    const bool edits = action && textOf(*action, m_nameOf, isCoveredByOutage).canEdit;
    const UserAction again = edits ? *action : UserAction();
    dismiss(id);
    if (edits)
        Q_EMIT editAgainRequested(again);
}

} // namespace labdesk
