// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/userselectionmodel.h"
#include "views/common/usertexts.h"
#include "views/users/userfilteredit.h"
#include "views/users/userlistpane.h"
#include "views/users/userlistprogress.h"

#include <QTableView>

namespace labdesk {

namespace {

constexpr int tooManyToScroll = 50'000;

} // namespace

// Who is selected in the list of users.

void UserListPane::connectSelection()
{
    connect(m_selection, &UserSelectionModel::chosenChanged, this, &UserListPane::takeSelection);
    connect(m_selection, &UserSelectionModel::chosenChanged, m_table->viewport(), qOverload<>(&QWidget::update));
}

bool UserListPane::hasMany() const
{
    return m_selection->count() > 1;
}

UserSelection UserListPane::filtered() const
{
    UserSelection all{m_model->users(), RowSet(m_model->users().size())};
    for (int row = 0; row < m_model->rowCount(); ++row)
        all.rows.set(m_model->userRowAt(row));
    return all;
}

void UserListPane::selectFiltered()
{
    m_table->selectAll();
    m_table->setFocus(Qt::OtherFocusReason);
}

/// With nobody selected the one whose detail is shown stays: taken back with Ctrl, or gone from the list.
void UserListPane::takeSelection()
{
    if (const auto only = m_selection->only())
        m_selected = only;
    Q_EMIT selectionChanged();
    Q_EMIT statusChanged();
}

void UserListPane::restoreCurrent()
{
    const QModelIndex wanted = m_selected ? m_model->indexOf(*m_selected) : QModelIndex();
    if (!wanted.isValid())
        return;
    if (hasMany())
        m_selection->setCurrentIndex(wanted, QItemSelectionModel::NoUpdate);
    else
        m_table->setCurrentIndex(wanted);
}

void UserListPane::select(const UserId &user)
{
    if (!m_model->indexOf(user).isValid())
        m_filter->clear();
    const bool other = m_selected != user || hasMany();
    m_selected = user;
    m_selection->clear();
    restoreCurrent();
    if (other)
        Q_EMIT selectionChanged();
    Q_EMIT statusChanged();
}

void UserListPane::clearSelection()
{
    m_selected.reset();
    m_selection->clear();
    Q_EMIT selectionChanged();
    Q_EMIT statusChanged();
}

QString UserListPane::statusWords() const
{
    if (std::holds_alternative<Loading>(m_directory.state())
        && m_directory.progress().users > 0) // bytes can be a refusal's
        return formatProgress(m_directory.progress());
    if (!readyIn(m_directory.state()))
        return {};
    const bool isFiltered = !m_model->filter().trimmed().isEmpty();
    const QString count = isFiltered
        ? tr("%1 of %Ln user(s)", nullptr, int(m_model->total())).arg(formatCount(m_model->shown()))
        : tr("%Ln user(s)", nullptr, int(m_model->total()));
    // Of many, those that the filter hides are meant too; one that it hides is open beside the list, and no row of it.
    const int selected = hasMany()                              ? int(m_selection->count())
        : m_selected && m_model->indexOf(*m_selected).isValid() ? 1
                                                                : 0;
    const QString all = selected > 0 ? tr("%1, %Ln selected", nullptr, selected).arg(count) : count;
    const bool isNewer = readyIn(m_directory.state())->refreshing && m_directory.progress().users > 0;
    if (isNewer)
        return tr("%1 · newer: %2", "what is shown, how far the next list is")
            .arg(all, formatProgress(m_directory.progress()));
    const bool isLong = !isFiltered && selected == 0 && m_model->total() > tooManyToScroll;
    return isLong ? tr("%1 · type in the filter to narrow the list").arg(all) : all;
}

} // namespace labdesk
