// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ids.h"
#include "store/userselection.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <string>
#include <vector>

class QTableView;

namespace labdesk {

class UserDirectory;
class UserFilterBar;
class UserSelectionModel;
class UserTableModel;

/// The selection in the user list, by ID, so that it survives reloads and sorting. A new filter deselects the users it
/// hides, so that no action applies to invisible users. The open user stays open even if the filter hides it; see
/// isListed(). If a filter matches exactly one user, that user is selected once typing pauses, without moving the
/// focus.
class UserListChoice : public QObject
{
    Q_OBJECT

public:
    UserListChoice(UserDirectory &directory, UserTableModel &model, UserSelectionModel &selection, QTableView &rows,
                   UserFilterBar &filter, QObject *parent);

    const std::optional<UserId> &user() const { return m_user; }        ///< the user shown in detail
    const UserSelectionModel &selection() const { return m_selection; } ///< may be several
    bool hasMultiSelection() const;
    UserSelection filtered() const; ///< all users that match the filter
    /// Whether the list has a row for user(): false if the filter hides it or the team doesn't have it. True without a
    /// list, and while a filter is being evaluated.
    bool isListed() const { return m_isListed; }

    void select(const UserId &user);              ///< clears the filter if it hides the user
    void choose(const UserSelection &users);      ///< clears the filter, which might hide them
    void selectIds(std::vector<std::string> ids); ///< once a list is loaded
    void selectFiltered();
    void clear();
    void restore(const QString &user, const UserSelection &users); ///< restores an earlier state
    void restoreCurrent();
    void noteFilter(); ///< call when the filter changed
    void noteList();   ///< call when the rows or the list changed

Q_SIGNALS:
    void changed(); ///< another user, none, or several
    void listedChanged();
    void toastRequested(const QString &words); ///< some users couldn't be selected

private:
    QModelIndex wantedCurrent() const;
    void forgetPending(); ///< drops waiting choices, which must not replace a newer one
    void take();
    void deselectHidden();
    void selectPending();
    void selectSingleUser();
    void updateListed();

    UserDirectory &m_directory;
    UserTableModel &m_model;
    UserSelectionModel &m_selection;
    QTableView &m_rows;
    UserFilterBar &m_filter;
    std::optional<UserId> m_user;
    std::vector<std::string> m_pendingIds;  ///< from selectIds(), waiting for the list
    std::optional<UserSelection> m_counted; ///< the multi-selection before a filter that is still being evaluated
    QTimer m_typingTimer;                   ///< restarted with each change of the filter
    bool m_hasFilterChanged = false;        ///< hidden users have yet to be deselected
    bool m_hadSeveralSelected = false;
    bool m_isListed = true;
};

} // namespace labdesk
