// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/localtexts.h"
#include "views/common/jsonpanel.h"
#include "views/users/actionnotices.h"
#include "views/users/actiontexts.h"
#include "views/users/userdetailpane.h"
#include "views/users/userrawtab.h"
#include "views/users/usertimelinetab.h"
#include "widgets/countedtabbar.h"

using namespace Qt::StringLiterals;

namespace labdesk {

// What happened to the user, and how the pane was left.

void UserDetailPane::showTimeline()
{
    const auto *ready = readyIn(m_details.user());
    const auto *providers = readyIn(m_details.providers());
    if (!ready)
        return;
    m_timeline->setEntries(timelineOf(ready->value, providers ? std::optional(providers->value) : std::nullopt,
                                      m_session.actionLog().of(ready->value.id),
                                      [this](const QString &slug) { return providerName(slug); }),
                           QDateTime::currentDateTimeUtc());
}

/// Once for each time that the user is opened, when the record is there to be seen.
void UserDetailPane::noteInsurance()
{
    const auto &id = m_details.userId();
    const auto *ready = readyIn(m_details.insurance());
    const bool isSeen = m_tabs->currentIndex() == int(Tab::Insurance);
    if (!id || !ready || !ready->value || !isSeen || m_insuranceNotedOf == id)
        return;
    m_insuranceNotedOf = id;
    m_session.record({.operation = AuditOperation::OpenInsurance, .userId = id->text()});
}

void UserDetailPane::noteAction(quint64 id)
{
    const UserAction *action = m_session.actions().find(id);
    if (action && action->user && action->kind == UserActionKind::Refresh
        && (std::holds_alternative<UserAction::Succeeded>(action->state)
            || std::holds_alternative<UserAction::Failed>(action->state)))
        m_lastRefresh[*action->user] = {QDateTime::currentDateTime(), id};
    showActions();
}

/// "Last 13:41: Oura done."
QString UserDetailPane::formatLastRefresh(const UserId &user) const
{
    const LastRefresh last = m_lastRefresh.value(user);
    const UserAction *action = m_session.actions().find(last.action);
    if (!action)
        return {};
    const QString at = localTime(last.at.time());
    const auto *done = std::get_if<UserAction::Succeeded>(&action->state);
    if (!done)
        return tr("Last %1: refused.").arg(at);
    const QString outcome = refreshOutcome(done->refresh, [this](const QString &slug) { return providerName(slug); });
    return outcome.isEmpty() ? tr("Last %1: requested.").arg(at) : tr("Last %1: %2.").arg(at, outcome);
}

QVariantMap UserDetailPane::viewState() const
{
    QVariantList notices;
    for (const quint64 id : m_notices->known())
        notices += id;
    QVariantList refreshes;
    for (const auto &[user, last] : m_lastRefresh.asKeyValueRange())
        refreshes += QVariant(QVariantList{user.text(), last.at, last.action});
    QVariantMap state{{u"notices"_s, notices}, {u"refreshes"_s, refreshes}};
    if (m_head)
        state.insert({{u"tab"_s, m_tabs->currentIndex()},
                      {u"answer"_s, int(m_raw->chosen())},
                      {u"rawView"_s, int(m_raw->panel()->view())}});
    return state;
}

void UserDetailPane::restoreViewState(const QVariantMap &state)
{
    std::vector<quint64> known;
    for (const QVariant &id : state.value(u"notices"_s).toList())
        known.push_back(id.toULongLong());
    m_notices->setKnown(known);
    for (const QVariant &entry : state.value(u"refreshes"_s).toList()) {
        const QVariantList last = entry.toList();
        if (const auto user = UserId::parse(last.value(0).toString()))
            m_lastRefresh[*user] = {last.value(1).toDateTime(), last.value(2).toULongLong()};
    }
    if (!state.contains(u"tab"_s))
        return;
    buildOnce();
    m_raw->panel()->setView(JsonPanel::View(state.value(u"rawView"_s).toInt()));
    m_raw->choose(UserRawTab::Answer(state.value(u"answer"_s).toInt()));
    m_tabs->setCurrentIndex(state.value(u"tab"_s).toInt());
    showActions();
}

} // namespace labdesk
