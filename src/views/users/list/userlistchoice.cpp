// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/list/userlistchoice.h"

#include "models/userselectionmodel.h"
#include "models/usertablemodel.h"
#include "session/userdirectory.h"
#include "views/users/filter/userfilterbar.h"
#include "widgets/listnavigation.h"

#include <QTableView>

#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Longer than the time between two keys, because opening a user sends a request.
constexpr auto typingDelay = std::chrono::milliseconds(350);

} // namespace

UserListChoice::UserListChoice(UserDirectory &directory, UserTableModel &model, UserSelectionModel &selection,
                               QTableView &rows, UserFilterBar &filter, QObject *parent)
    : QObject(parent), m_directory(directory), m_model(model), m_selection(selection), m_rows(rows), m_filter(filter),
      m_typingTimer(this)
{
    m_typingTimer.setObjectName(u"typingRestTimer"_s);
    m_typingTimer.setSingleShot(true);
    m_typingTimer.setInterval(typingDelay);
    connect(&m_typingTimer, &QTimer::timeout, this, &UserListChoice::selectSingleUser);
    connect(&m_selection, &UserSelectionModel::rowsChosen, this, [this] {
        if (hasMultiSelection()) // a single user may be the list's own choice, because it keeps the current row
            m_pendingIds.clear();
    });
    connect(&m_selection, &UserSelectionModel::selectedUsersChanged, this, &UserListChoice::take);
    connect(&m_selection, &UserSelectionModel::selectedUsersChanged, rows.viewport(), qOverload<>(&QWidget::update));
}

UserSelection UserListChoice::filtered() const
{
    UserSelection all{m_model.users(), RowSet(m_model.users().size())};
    for (int row = 0; row < m_model.rowCount(); ++row)
        all.rows.set(m_model.userRowAt(row));
    return all;
}

bool UserListChoice::hasMultiSelection() const
{
    return m_selection.count() > 1;
}

void UserListChoice::selectFiltered()
{
    m_rows.selectAll();
    m_rows.setFocus(Qt::OtherFocusReason);
}

void UserListChoice::forgetPending()
{
    m_typingTimer.stop();
    m_pendingIds.clear();
    m_counted.reset();
}

void UserListChoice::selectIds(std::vector<std::string> ids)
{
    m_filter.setFilter({});
    forgetPending();
    m_pendingIds = std::move(ids);
    selectPending();
}

void UserListChoice::selectPending()
{
    const auto *ready = readyIn(m_directory.state());
    const UserSnapshot &users = m_model.users();
    if (m_pendingIds.empty() || !ready || ready->refreshing
        || users.segments() != m_directory.store().snapshot().segments())
        return; // noteList() calls this again
    const std::vector<std::string> ids = std::exchange(m_pendingIds, {});
    UserSelection found{users, RowSet(users.size())};
    for (const auto &row : rowsWithIds(users, ids))
        if (row)
            found.rows.set(*row);
    if (const auto missing = qint64(ids.size()) - qint64(found.count()); missing > 0)
        Q_EMIT toastRequested(tr("%Ln user(s) aren’t in the list.", nullptr, int(missing)));
    choose(found);
}

void UserListChoice::choose(const UserSelection &users)
{
    m_filter.setFilter({});
    forgetPending();
    m_selection.choose(users);
    if (m_selection.count() > 0)
        restoreCurrent();
    m_rows.setFocus(Qt::OtherFocusReason);
}

/// Clearing the selection keeps the open user in the detail pane, except after a multi-selection, when no single user
/// was open.
void UserListChoice::take()
{
    if (m_selection.count() > 0)
        m_counted.reset(); // there is a new selection
    const bool hadMultiSelection = std::exchange(m_hadSeveralSelected, hasMultiSelection());
    if (const auto only = m_selection.only()) {
        if (m_user != only)
            m_pendingIds.clear();
        m_user = only;
    } else if (hadMultiSelection && !hasMultiSelection()) {
        m_user.reset();
    }
    updateListed();
    Q_EMIT changed();
}

/// The open user, unless several others are selected: then the first of them.
QModelIndex UserListChoice::wantedCurrent() const
{
    const QModelIndex open = m_user ? m_model.indexOf(*m_user) : QModelIndex();
    if (!hasMultiSelection() || (open.isValid() && m_selection.has(open.row())))
        return open;
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (m_selection.has(row))
            return m_model.index(row, 0);
    return open;
}

void UserListChoice::restoreCurrent()
{
    const QModelIndex wanted = wantedCurrent();
    if (!wanted.isValid())
        return;
    if (!m_rows.viewport()->rect().contains(m_rows.visualRect(wanted).center())) // not if it is cut off at the edge
        m_rows.scrollTo(wanted, QAbstractItemView::PositionAtCenter);
    if (hasMultiSelection())
        m_selection.setCurrentIndex(wanted, QItemSelectionModel::NoUpdate);
    else
        selectOnly(&m_rows, wanted);
}

void UserListChoice::restore(const QString &user, const UserSelection &users)
{
    forgetPending();
    m_selection.choose(users);
    m_user = UserId::parse(user);
    restoreCurrent();
}

void UserListChoice::select(const UserId &user)
{
    if (!m_model.indexOf(user).isValid())
        m_filter.setFilter({});
    const bool isOther = m_user != user || hasMultiSelection();
    forgetPending();
    m_selection.clear();
    m_user = user;
    restoreCurrent();
    updateListed();
    if (isOther)
        Q_EMIT changed();
}

void UserListChoice::clear()
{
    forgetPending();
    m_user.reset();
    m_selection.clear();
    updateListed();
    Q_EMIT changed();
}

void UserListChoice::noteFilter()
{
    m_pendingIds.clear();
    m_typingTimer.start();
    m_hasFilterChanged = true;
    deselectHidden();
    restoreCurrent();
    updateListed();
}

/// While the filter is being evaluated, a multi-selection is set aside, so that no action can apply to hidden users.
void UserListChoice::deselectHidden()
{
    if (!m_hasFilterChanged)
        return;
    if (m_model.isBusy()) {
        if (!hasMultiSelection())
            return;
        UserSelection selected = m_selection.users();
        m_selection.clear();
        m_counted = std::move(selected);
        return;
    }
    m_hasFilterChanged = false;
    const auto restored = std::move(m_counted);
    m_counted.reset();
    if (restored)
        m_selection.choose(*restored);
    m_selection.deselectHidden();
    if (restored)
        restoreCurrent();
}

void UserListChoice::noteList()
{
    deselectHidden();
    selectPending();
    if (!m_rows.currentIndex().isValid())
        restoreCurrent(); // the open user may have come with the latest rows
    updateListed();
}

void UserListChoice::selectSingleUser()
{
    if (m_model.isBusy())
        return m_typingTimer.start();
    if (m_model.shown() != 1 || m_model.query().isEverything())
        return;
    m_user = m_model.userAt(0);
    restoreCurrent();
}

void UserListChoice::updateListed()
{
    const bool hasList = readyIn(m_directory.state()) != nullptr;
    if (hasList && m_model.isBusy())
        return;
    const bool isListed = !hasList || !m_user || hasMultiSelection() || m_model.indexOf(*m_user).isValid();
    if (std::exchange(m_isListed, isListed) != isListed)
        Q_EMIT listedChanged();
}

} // namespace labdesk
