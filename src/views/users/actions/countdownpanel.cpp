// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/actions/countdownpanel.h"

#include "domain/enumtable.h"
#include "text/users/usertexts.h"
#include "views/common/countdownrow.h"
#include "widgets/metrics.h"
#include "widgets/outage.h"

#include <QCoreApplication>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct CancelWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::CountdownPanel)

public:
    static constexpr std::pair<UserActionKind, const char *> titles[] = {
        {UserActionKind::Create, QT_TR_NOOP("Cancel creating the user")},
        {UserActionKind::ChangeZone, QT_TR_NOOP("Cancel the time zone change")},
        {UserActionKind::Edit, QT_TR_NOOP("Cancel saving the changes")},
        {UserActionKind::Refresh, QT_TR_NOOP("Cancel the data refresh")},
        {UserActionKind::Deregister, QT_TR_NOOP("Cancel disconnecting the source")},
        {UserActionKind::Delete, QT_TR_NOOP("Cancel deleting the user")},
        {UserActionKind::StartJob, QT_TR_NOOP("Cancel the job before it starts")},
    };
};
static_assert(isTableOf(CancelWords::titles, UserActionKind::StartJob));

} // namespace

CountdownPanel::CountdownPanel(UserActions &actions, ProviderNameLookup nameOf, QWidget *parent)
    : QWidget(parent), m_actions(actions), m_nameOf(std::move(nameOf))
{
    const Metrics m = metricsFor(this);
    setObjectName(u"countdownPanel"_s);
    hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(m.oneAndHalf, m.one, m.oneAndHalf, 0);
    layout->setSpacing(m.one);
    m_followTimer.setSingleShot(true);
    m_followTimer.setInterval(0);
    connect(&m_followTimer, &QTimer::timeout, this, &CountdownPanel::follow);
    connect(&actions, &UserActions::changed, &m_followTimer, qOverload<>(&QTimer::start));
    m_followTimer.start();
}

bool CountdownPanel::isSeenElsewhere(quint64 id) const
{
    return std::ranges::any_of(countdownRowsIn(window()),
                               [&](const CountdownRow *row) { return row->action() == id && !isAncestorOf(row); });
}

void CountdownPanel::follow()
{
    std::map<quint64, CountdownRow *> gone = std::exchange(m_rows, {});
    for (const quint64 id : m_actions.delayed()) {
        if (isSeenElsewhere(id))
            continue;
        CountdownRow *&row = m_rows[id];
        if (const auto kept = gone.extract(id)) {
            row = kept.mapped();
        } else {
            layout()->addWidget(row = new CountdownRow(this));
            row->setAction(m_actions, id);
        }
        const UserAction &action = *m_actions.find(id);
        const ActionText text = textOf(action, m_nameOf, isCoveredByOutage);
        const bool isWhole = action.kind == UserActionKind::Create || action.kind == UserActionKind::Edit
            || action.kind == UserActionKind::Delete || action.kind == UserActionKind::StartJob;
        row->setText(
            isWhole ? text.title
                    : tr("%1: %2", "a user, and what is done").arg(formatClientId(action.clientUserId), text.title),
            text.detail);
        const auto &delayed = std::get<UserAction::Delayed>(action.state);
        row->setSeconds(delayed.secondsLeft, delayed.countdownSeconds);
    }
    setVisible(!m_rows.empty());
    for (const auto &[id, row] : gone) {
        row->hide();
        row->deleteLater(); // this may run in the click handler of its button
    }
}

std::vector<Command> cancelCommands(UserActions &actions)
{
    std::vector<Command> all;
    for (const quint64 id : actions.delayed()) {
        const UserAction &action = *actions.find(id);
        const int left = std::get<UserAction::Delayed>(action.state).secondsLeft;
        all.insert(all.begin(),
                   {.id = u"action.cancel.%1"_s.arg(id),
                    .title = CancelWords::tr(entryOf(CancelWords::titles, action.kind)),
                    .run = [&actions, id] { actions.cancel(id); },
                    .icon = IconName::Undo,
                    .detail = CountdownPanel::tr("%Ln second(s) left", nullptr, left),
                    .keywords = CountdownPanel::tr("stop undo countdown"),
                    .about = formatClientId(action.clientUserId)});
    }
    return all;
}

} // namespace labdesk
