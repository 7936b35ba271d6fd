// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/provider.h"
#include "domain/user.h"
#include "domain/userjob.h"
#include "store/userselection.h"
#include "views/common/pane.h"
#include "views/users/userrowmenu.h"

#include <QSet>
#include <QTimer>

#include <string>
#include <vector>

class QSplitter;
class QStackedWidget;

namespace labdesk {

class ActionNotices;
class ListDetail;
class Session;
class UserDetailPane;
class UserListPane;
class UserSelectionPane;
class UserViewsButton;
struct SavedUserView;
struct UserAction;

/// The Users place: the list, the one user that is open, and the dialogs in between. In a narrow window the two stand
/// one behind the other. Widths and columns are kept by the window, by object name (usersSplitter, usersTable).
class UsersPane : public Pane
{
    Q_OBJECT

public:
    explicit UsersPane(Session &session, QWidget *parent = nullptr);

    void reload() override;
    void focusFilter() override;
    std::vector<Command> commands() override;
    QVariantMap viewState() const override;
    void restoreViewState(const QVariantMap &state) override;
    void toastAgain(quint64 about) override;
    bool visit(const QString &id) override;
    void showFilter(const QString &words);
    void openUser(const UserId &user); ///< selects it in the list and shows it, also when the list does not have it

    void selectUsers(std::vector<std::string> ids); ///< as soon as the list is there; the others are said to be missing

Q_SIGNALS:
    void jobShown(quint64 job);                                    ///< a person wants to see it
    void payorRequested(const QString &code, const QString &name); ///< to be looked up where payors are

protected:
    void showEvent(QShowEvent *event) override; ///< asks for the list when it is first seen

private:
    void connectList();
    void addListCommands(std::vector<Command> &all);
    void addUserCommands(std::vector<Command> &all);
    void addSourceCommands(std::vector<Command> &all);
    void addTabCommands(std::vector<Command> &all);
    void addViewCommands(std::vector<Command> &all);
    void connectDetail();
    void openSelected();
    void showMany();
    void askJob(UserJobKind kind, const UserSelection &users);
    void addJobCommands(std::vector<Command> &all);
    void showState();
    void showVisited();

    void choose(UserChoice choice, const User &user);
    void askCharts();
    void askCaller(UserDetailPane &detail);
    void buildViews();
    void askSaveView();
    void askRenameView(const QString &name);
    void replaceView(const QString &name);
    void deleteView(const QString &name);
    void togglePin(const UserId &user);
    void askExport();
    void addCopyCommands(std::vector<Command> &all);
    void askNewUser();
    void connectActions(UserDetailPane *detail); ///< what its buttons ask for
    void askRefresh(const User &user, QWidget *over);
    void askZone(const User &user, QWidget *over);
    void askDelete(const User &user, QWidget *over);
    void askDeregister(const User &user, const ConnectedProvider &provider, QWidget *over);
    void openWindow(const UserId &user);
    void askPdf(const UserDetailPane &detail, QWidget *over);
    void askPrint(const UserDetailPane &detail, QWidget *over);
    void openExisting(const QString &userId, const QString &clientUserId);
    void forgetOpened();
    void tell(quint64 id);
    void tellElsewhere(const UserAction &action, const QString &title);

    Session &m_session;
    QSplitter *m_splitter;
    ActionNotices *m_createNotices;
    UserListPane *m_list;
    QStackedWidget *m_right; ///< one user, or what several have in common
    UserDetailPane *m_detail;
    UserSelectionPane *m_many;
    ListDetail *m_views; ///< beside each other or one behind the other
    QTimer m_openSoon;   ///< holding an arrow key must not ask for every user on the way
    bool m_wasSeen = false;
    QSet<UserId> m_offList; ///< opened though the list does not have them
};

} // namespace labdesk
