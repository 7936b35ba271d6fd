// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"
#include "session/userdirectory.h"
#include "store/userselection.h"
#include "views/users/usercopy.h"
#include "views/users/userfilteredit.h"
#include "views/users/userrowmenu.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QMenu;
class QPushButton;
class QTableView;
class QToolButton;

namespace labdesk {

class InlineMessage;
class ListHeader;
class RemoteStack;
class UserBookmarks;
class UserFacetsPanel;
class UserFilterBar;
class UserFilterDiagnosis;
class UserSelectionModel;
class UserTableModel;
struct SavedUserView;

/// The user list with its filter. Keeps who is selected by id: through reloads, filters and other orders.
class UserListPane : public QWidget
{
    Q_OBJECT

public:
    /// `notices` stands above the table. `readOnly` switches off what would write.
    UserListPane(UserDirectory &directory, const UserBookmarks &bookmarks, QWidget *notices, bool readOnly,
                 QWidget *parent = nullptr);

    void focusFilter();
    void focusTable();
    const std::optional<UserId> &selected() const { return m_selected; } ///< the one whose detail is wanted
    const UserSelectionModel &selection() const { return *m_selection; } ///< may be many
    bool hasMany() const;
    UserSelection filtered() const; ///< everybody whom the filter leaves
    void selectFiltered();
    void select(const UserId &user); ///< clears the filter when it hides the user
    void clearSelection();
    void showFilter(const QString &words);
    QString filter() const;
    void openColumnMenu();
    void resetColumns();            ///< as they are without anybody's doing; the order of the users stays
    void addToBar(QWidget *widget); ///< beside the filter, at the end
    SavedUserView view() const;     ///< without a name
    void showView(const SavedUserView &view);
    QVariantMap viewState() const; ///< as Pane's
    void restoreViewState(const QVariantMap &state);
    QString statusWords() const; ///< "41 of 1,204 users, 1 selected"
    QTableView *table() const { return m_table; }
    const UserTableModel &model() const { return *m_model; }
    void copyAs(UserCopy form); ///< what is selected
    void openCopyMenu();
    void setLinkService(const QString &service) { m_linkService = service; } ///< for links that are copied, see Link

Q_SIGNALS:
    void selectionChanged(); ///< another user, none, or many
    void chosen(labdesk::UserChoice choice, const labdesk::User &user);
    void newUserRequested();
    void chartsRequested();
    void exportRequested();
    void copied(const QString &words); ///< what became of a copy
    void statusChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildHead();
    void buildFacets();
    void buildTable();
    void buildColumnMenu();
    void connectList();
    void showState();
    void showRows();
    void showLoading(bool arriving);
    void showProblems();
    void showCounts();
    void openFirst();
    bool isArriving() const;
    void applyFilter();
    void toggleTerm(const QString &term);
    UserFilterEdit::Values filterValues();
    void connectSelection();
    void takeSelection();
    void restoreCurrent();
    void showRowMenu(const QPoint &at);
    void copySelected();
    std::optional<User> userAt(int row) const;

    UserDirectory &m_directory;
    const UserBookmarks &m_bookmarks;
    bool m_readOnly;
    UserTableModel *m_model;
    UserSelectionModel *m_selection;
    QString m_linkService;
    ListHeader *m_head;
    QPushButton *m_newUser;
    QToolButton *m_columns = nullptr;
    UserFilterBar *m_filterBar;
    QToolButton *m_facetsButton;
    QToolButton *m_chartsButton;
    QWidget *m_lastInBar = nullptr; ///< for the keyboard's way
    UserFacetsPanel *m_facets;
    UserFilterDiagnosis *m_why;
    InlineMessage *m_loading;
    InlineMessage *m_unread;
    InlineMessage *m_cutShort;
    UserFilterEdit *m_filter;
    std::optional<UserFilterEdit::Values> m_filterValues; ///< of the list that is there; counted when they are wanted
    QTimer m_lookAgain;                                   ///< whether the list takes long by now
    QTableView *m_table;
    QByteArray m_usualColumns;
    RemoteStack *m_stack;
    std::optional<UserId> m_selected;
    bool m_openFirst = false; ///< Enter came before the filter had found anybody
};

} // namespace labdesk
