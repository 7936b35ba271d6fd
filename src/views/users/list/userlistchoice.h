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

/// Who is selected in the user list, kept by id: through reloads and other orders. A filter that changes drops whom it
/// hides, so that nothing is done to users whom nobody sees. The one whose detail is wanted stays open when the filter
/// hides it; isListed() tells. A filter that leaves exactly one user selects that one, as soon as the typing rests, and
/// leaves the keyboard where it is.
class UserListChoice : public QObject
{
    Q_OBJECT

public:
    UserListChoice(UserDirectory &directory, UserTableModel &model, UserSelectionModel &selection, QTableView &rows,
                   UserFilterBar &filter, QObject *parent);

    const std::optional<UserId> &user() const { return m_user; }        ///< the one whose detail is wanted
    const UserSelectionModel &selection() const { return m_selection; } ///< may be many
    bool hasMultiSelection() const;
    UserSelection filtered() const; ///< everybody whom the filter leaves
    /// Whether the list has a row for user(): not while the filter hides it, or when the team doesn't have it. Without
    /// a list, and while it is counted anew, nobody is missing from it.
    bool isListed() const { return m_isListed; }

    void select(const UserId &user);              ///< clears the filter when it hides the user
    void choose(const UserSelection &users);      ///< clears the filter, which could hide them
    void chooseIds(std::vector<std::string> ids); ///< as soon as a list is there and none is awaited
    void chooseFiltered();
    void clear();
    void restore(const QString &user, const UserSelection &users); ///< as they were
    void restoreCurrent();
    void noteFilter(); ///< it is another one
    void noteList();   ///< there are other rows, or another list

Q_SIGNALS:
    void changed(); ///< another user, none, or many
    void listedChanged();
    void told(const QString &words); ///< that somebody could not be selected

private:
    void take();
    void dropHidden();
    void chooseAwaited();
    void selectOnly();
    void lookWhetherListed();

    UserDirectory &m_directory;
    UserTableModel &m_model;
    UserSelectionModel &m_selection;
    QTableView &m_rows;
    UserFilterBar &m_filter;
    std::optional<UserId> m_user;
    std::vector<std::string> m_awaited;     ///< of chooseIds(), for whom the list is not there yet
    std::optional<UserSelection> m_counted; ///< several who were selected: whom of them a new filter leaves isn't known
    QTimer m_rest;                          ///< after the last key of a filter
    bool m_isOtherFilter = false;           ///< whom it hides is still to be dropped
    bool m_hadMany = false;
    bool m_isListed = true;
};

} // namespace labdesk
