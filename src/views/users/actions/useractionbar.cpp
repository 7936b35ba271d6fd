// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/actions/useractionbar.h"

#include "models/userselectionmodel.h"
#include "text/users/usertexts.h"
#include "widgets/button.h"
#include "widgets/metrics.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace labdesk {

UserActionBar::UserActionBar(const UserSelectionModel &selection, const QString &readOnly, QWidget *parent)
    : QWidget(parent), m_selection(selection), m_count(makeLabel({}, TextStyle::Strong))
{
    setObjectName(u"userActionBar"_s);
    const Metrics m = metricsFor(this);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(m.two, m.one, m.two, m.one);
    row->setSpacing(m.half);
    m_count->setObjectName(u"actionBarCountLabel"_s);
    row->addWidget(m_count);
    row->addStretch(1);
    const auto add = [&](const QString &words, ButtonKind kind, const QString &name, UserJobKind job) {
        QPushButton *button = makeButton(words, kind, name);
        setSmall(button);
        setUnavailable(button, readOnly);
        connect(button, &QPushButton::clicked, this, [this, job] { Q_EMIT jobRequested(job); });
        row->addWidget(button);
    };
    add(tr("Refresh…"), ButtonKind::Plain, u"barRefreshButton"_s, UserJobKind::Refresh);
    add(tr("Time zone…"), ButtonKind::Plain, u"barZoneButton"_s, UserJobKind::ChangeZone);
    add(tr("Disconnect…"), ButtonKind::Danger, u"barDeregisterButton"_s, UserJobKind::Deregister);
    auto *clear = makeIconButton(IconName::Close, tr("Clear selection"), u"barClearButton"_s);
    connect(clear, &QToolButton::clicked, this, &UserActionBar::clearRequested);
    row->addWidget(clear);
    hide();
    connect(&m_selection, &UserSelectionModel::selectedUsersChanged, this, &UserActionBar::showCount);
}

void UserActionBar::showCount()
{
    const bool isMany = m_selection.count() > 1;
    if (isMany)
        m_count->setText(tr("%Ln selected", nullptr, int(m_selection.count())));
    setVisible(isMany && !m_isDetailBeside);
}

void UserActionBar::setDetailBeside(bool beside)
{
    m_isDetailBeside = beside;
    showCount();
}

} // namespace labdesk
