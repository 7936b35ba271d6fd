// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/userspane.h"

#include "domain/link.h"
#include "models/userselectionmodel.h"
#include "session/session.h"
#include "text/users/actiontexts.h"
#include "text/users/usertexts.h"
#include "views/common/command.h"
#include "views/users/actions/actionnotices.h"
#include "views/users/actions/useractionbar.h"
#include "views/users/detail/userdetailpane.h"
#include "views/users/detail/useredits.h"
#include "views/users/dialogs/userdialogs.h"
#include "views/users/dialogs/useroutput.h"
#include "views/users/list/userlistchoice.h"
#include "views/users/list/userlistpane.h"
#include "views/users/list/userlisttable.h"
#include "views/users/userscommands.h"
#include "views/users/usersidepane.h"
#include "views/users/userviewactions.h"
#include "views/users/userwindow.h"
#include "widgets/listdetailpane.h"
#include "widgets/outage.h"

#include <QTableView>

#include <functional>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

bool changesValues(const UserAction &action)
{
    return action.kind == UserActionKind::ChangeZone || action.kind == UserActionKind::Edit;
}

} // namespace

UsersPane::UsersPane(Session &session, QWidget *parent)
    : Pane(parent), m_session(session),
      m_createNotices(new ActionNotices(session.actions(), [](const QString &slug) { return slug; })),
      m_listDetail(new ListDetailPane(u"usersSplitter"_s, this)),
      m_list(new UserListPane(session, m_createNotices, m_listDetail)), m_dialogs(new UserDialogs(session, this)),
      m_sidePane(new UserSidePane(session, *m_dialogs, m_list->choice(), m_listDetail)), m_detail(m_sidePane->detail()),
      m_viewActions(new UserViewActions(session, m_list))
{
    setObjectName(u"usersPane"_s);
    m_createNotices->setObjectName(u"createNotices"_s);
    m_createNotices->setKinds({UserActionKind::Create});
    m_list->table().setLinkService(linkService(session.connection()));
    m_listDetail->setList(m_list->table().view(), m_list, {.first = 604, .share = 1, .least = 340});
    m_listDetail->setDetail({m_sidePane}, {.first = 628, .share = 1});
    connectParts();
    connectList();
    connectDetail();
    connect(&session.details(), &UserDetails::opened, this, &UsersPane::showVisited);
    connect(&session.details(), &UserDetails::userChanged, this, &UsersPane::showVisited);
    connect(&session.users(), &UserDirectory::stateChanged, this, &UsersPane::checkOpenUser);
    connect(&session.users(), &UserDirectory::stateChanged, this, &UsersPane::removeOutdatedToasts);
    connect(&session.actions(), &UserActions::changed, this, &UsersPane::reportAction);
    connect(&session.actions(), &UserActions::created, this, &UsersPane::openUser);
    showState();
    showVisited();
}

void UsersPane::connectList()
{
    connect(m_list, &UserListPane::selectionChanged, m_sidePane, &UserSidePane::showDelayed);
    connect(m_list, &UserListPane::statusChanged, this, &UsersPane::showState);
    connect(m_list, &UserListPane::chartsRequested, m_dialogs, [this] { m_dialogs->showCharts(m_list->filter()); });
    connect(m_list, &UserListPane::newUserRequested, this, &UsersPane::createUser);
    connect(m_list, &UserListPane::selectFromListRequested, m_dialogs, &UserDialogs::selectFromList);
    connect(m_dialogs, &UserDialogs::selectionRequested, &m_list->choice(), &UserListChoice::choose);
    connect(m_dialogs, &UserDialogs::selectionRequested, m_sidePane, &UserSidePane::announceSelection);
    connect(m_list, &UserListPane::chosen, this, &UsersPane::choose);
    connect(m_sidePane, &UserSidePane::closeRequested, this, &UsersPane::closeDetail);
    connect(m_sidePane, &UserSidePane::clearRequested, &m_list->choice(), &UserListChoice::clear);
    const auto begin = [this](UserJobKind kind) {
        if (m_list->choice().hasMultiSelection()) // otherwise a new filter is still being evaluated
            m_dialogs->beginJob(kind, m_list->choice().selection().users());
    };
    connect(m_sidePane, &UserSidePane::jobRequested, this, begin);
    connect(m_list, &UserListPane::jobRequested, this, begin);
    connect(m_list, &UserListPane::exportRequested, this,
            [this] { m_dialogs->output().askExport(m_list->model().listing(), m_list->filter()); });
    connect(m_list, &UserListPane::copied, this, &UsersPane::showToast);
}

void UsersPane::connectDetail()
{
    connect(m_detail, &UserDetailPane::cancelRequested, this, [this] {
        m_list->choice().clear();
        m_listDetail->showDetail(false);
    });
    connect(m_detail, &UserDetailPane::forgetRequested, this, &UsersPane::forgetOpened);
    const auto arrange = [this](bool stacked) {
        m_detail->setListBeside(!stacked);
        m_list->actionBar().setDetailBeside(!stacked);
    };
    arrange(m_listDetail->isStacked());
    connect(m_listDetail, &ListDetailPane::stackedChanged, m_detail, arrange);
}

void UsersPane::connectParts()
{
    const auto toast = [this](const QString &text, const QString &action, const std::function<void()> &run) {
        Q_EMIT toastRequested(text, action, run);
    };
    connect(m_dialogs, &UserDialogs::toastRequested, this, toast);
    connect(m_dialogs, &UserDialogs::toastAboutRequested, this, &Pane::toastRequested);
    connect(m_viewActions, &UserViewActions::toastRequested, this, toast);
    connect(m_dialogs, &UserDialogs::userRequested, this, &UsersPane::openUser);
    connect(m_dialogs, &UserDialogs::windowRequested, this, &UsersPane::openWindow);
    connect(m_dialogs, &UserDialogs::filterRequested, this, &UsersPane::showFilter);
    connect(m_dialogs, &UserDialogs::jobShown, this, &UsersPane::jobShown);
    connect(m_dialogs, &UserDialogs::payorRequested, this, &UsersPane::payorRequested);
    connect(m_dialogs, &UserDialogs::centersRequested, this, &UsersPane::centersRequested);
    for (const ActionNotices *notices : {m_detail->notices(), m_createNotices})
        connect(notices, &ActionNotices::outlived, this, &UsersPane::reportOutage);
}

std::vector<Command> UsersPane::commands()
{
    if (m_sidePane->isWaiting())
        m_sidePane->showSelected(); // the commands must apply to the selected user
    return usersCommands({*this, m_session, *m_list, *m_detail, *m_listDetail, *m_dialogs, *m_viewActions});
}

void UsersPane::createUser()
{
    m_dialogs->createUser(m_createNotices);
}

void UsersPane::choose(UserRowAction choice, const User &user)
{
    if (m_session.details().userId() == user.id && m_detail->isGone())
        return openUser(user.id); // shows that the user is gone; no actions are possible
    switch (choice) {
    case UserRowAction::Open:
        return openUser(user.id);
    case UserRowAction::Pin:
        return m_viewActions->togglePin(user.id);
    case UserRowAction::Refresh:
        openUser(user.id);
        return m_dialogs->refresh(user, this);
    case UserRowAction::VerifyCaller:
        openUser(user.id);
        return m_dialogs->verifyCaller(m_detail->details(), m_detail);
    case UserRowAction::ChangeZone:
        return m_dialogs->changeZone(user, this);
    case UserRowAction::Delete:
        return m_dialogs->deleteUser(user, this);
    }
}

void UsersPane::reload()
{
    if (m_session.details().userId()) // first, because reloading the list reloads a user that failed together with it
        m_session.details().reload();
    m_session.users().reload();
}

void UsersPane::focusFilter()
{
    if (m_detail->findHere())
        return;
    m_listDetail->showDetail(false);
    m_list->focusFilter();
}

QVariantMap UsersPane::viewState() const
{
    return {{u"list"_s, m_list->viewState()},
            {u"detail"_s, m_detail->viewState()},
            {u"detailShown"_s, m_listDetail->isDetailShown()},
            {u"openSoon"_s, m_sidePane->isWaiting()},
            {u"creations"_s, QVariant::fromValue(m_createNotices->known())},
            {u"wasSeen"_s, m_wasSeen}};
}

void UsersPane::restoreViewState(const QVariantMap &state)
{
    m_wasSeen = state.value(u"wasSeen"_s).toBool();
    m_list->restoreViewState(state.value(u"list"_s).toMap());
    m_detail->restoreViewState(state.value(u"detail"_s).toMap());
    m_createNotices->setKnown(state.value(u"creations"_s).value<std::vector<quint64>>());
    if (state.value(u"openSoon"_s).toBool())
        m_sidePane->showDelayed();
    m_listDetail->showDetail(state.value(u"detailShown"_s).toBool());
    showState();
}

void UsersPane::showVisited()
{
    const auto &id = m_session.details().userId();
    if (id && m_session.details().isDeleted())
        cancelFor(*id);
    if (id && readyIn(m_session.details().user()) && !m_session.users().store().find(*id))
        m_unlistedUsers.insert(*id);
    if (const auto *ready
        // only if it was loaded, not just passed with the arrow keys
        = id ? readyIn(m_session.details().user()) : nullptr)
        m_session.bookmarks().noteOpened(*id, ready->value.clientUserId);
    const QString text = id ? id->text() : QString();
    if (text != visitedId())
        Q_EMIT visited(text);
}

bool UsersPane::visit(const QString &id)
{
    const auto user = UserId::parse(id);
    if (!user) {
        closeDetail();
        return id.isEmpty();
    }
    const bool isKnown = m_session.users().store().find(*user) || m_unlistedUsers.contains(*user);
    if (!isKnown && readyIn(m_session.users().state()))
        return false;
    openUser(*user);
    return true;
}

void UsersPane::showFilter(const QString &words)
{
    m_listDetail->showDetail(false);
    m_list->showFilter(words);
}

void UsersPane::showView(const SavedUserView &view)
{
    m_listDetail->showDetail(false);
    m_list->showView(view);
}

void UsersPane::openUser(const UserId &user)
{
    m_list->choice().select(user);
    m_sidePane->showSelected();
    m_listDetail->showDetail(true);
}

void UsersPane::openWindow(const UserId &user)
{
    for (UserWindow *open : findChildren<UserWindow *>())
        if (open->user() == user) {
            open->raise();
            return open->activateWindow();
        }
    auto *window = new UserWindow(m_session, *m_dialogs, user, this);
    window->show();
}

void UsersPane::selectUsers(std::vector<std::string> ids)
{
    m_list->choice().selectIds(std::move(ids));
    m_sidePane->announceSelection();
    m_listDetail->showDetail(true);
}

void UsersPane::closeDetail()
{
    m_list->choice().clear();
    m_sidePane->showSelected();
    m_listDetail->showDetail(false);
}

void UsersPane::showState()
{
    const auto *ready = readyIn(m_session.users().state());
    Q_EMIT statusChanged(m_list->formatStatus());
    Q_EMIT syncedAt(ready ? ready->at : QDateTime());
}

void UsersPane::showEvent(QShowEvent *event)
{
    Pane::showEvent(event);
    const bool first = !m_wasSeen;
    m_wasSeen = true;
    if (first && std::holds_alternative<Idle>(m_session.users().state()))
        m_session.users().reload();
}

void UsersPane::forgetOpened()
{
    const auto id = m_session.details().userId();
    if (!id)
        return;
    m_unlistedUsers.remove(*id);
    m_session.bookmarks().forget(*id);
    m_session.users().remove(*id);
    closeDetail();
}

void UsersPane::reportAction(quint64 id)
{
    const UserAction *action = m_session.actions().find(id);
    if (!action)
        return;
    const bool gone = action->kind == UserActionKind::Delete && !m_session.users().store().find(*action->user)
        && std::holds_alternative<UserAction::Succeeded>(action->state);
    if (gone)
        m_session.bookmarks().forget(*action->user);
    if (gone)
        cancelFor(*action->user);
    if (gone && m_list->choice().user() == action->user)
        closeDetail();
    removeToasts(*action);
    toastAgain(id);
}

/// Removes toasts about changes, and with them Undo, once the list shows that the values have changed again.
void UsersPane::removeOutdatedToasts()
{
    const UserStore &users = m_session.users().store();
    for (const UserId &user : std::exchange(m_changeToastUsers, {}))
        for (const UserAction &action : m_session.actions().of(user)) {
            const auto row = users.find(user);
            if (!changesValues(action) || !std::holds_alternative<UserAction::Succeeded>(action.state))
                continue;
            if (row && isStillInEffect(action, users.user(*row)))
                m_changeToastUsers.insert(user);
            else
                Q_EMIT toastOutdated(action.id);
        }
}

/// Cancels countdowns for a deleted user.
void UsersPane::cancelFor(const UserId &user)
{
    for (const quint64 id : m_session.actions().delayed())
        if (m_session.actions().find(id)->user == user)
            m_session.actions().cancel(id);
}

/// If the reloaded list doesn't contain the open user, the user may have been deleted, so reload it too.
void UsersPane::checkOpenUser()
{
    const auto &id = m_session.details().userId();
    const auto *ready = readyIn(m_session.users().state());
    const auto *user = readyIn(m_session.details().user());
    if (id && ready && !ready->refreshing && !ready->stale && user && !user->refreshing
        && !m_unlistedUsers.contains(*id) && !m_session.users().store().find(*id))
        m_session.details().reload();
}

/// Removes toasts about this action and about older ones that it supersedes: a retry, a newer value, or a deleted user.
void UsersPane::removeToasts(const UserAction &action)
{
    Q_EMIT toastOutdated(action.id);
    if (!action.user)
        return;
    const bool isGone
        = action.kind == UserActionKind::Delete && std::holds_alternative<UserAction::Succeeded>(action.state);
    for (const UserAction &older : m_session.actions().of(*action.user)) {
        const bool isSame = older.kind == action.kind && older.providerSlug == action.providerSlug;
        if (older.id < action.id && (isGone || isSame || (changesValues(older) && changesValues(action))))
            Q_EMIT toastOutdated(older.id);
    }
}

/// Reports an action that failed during an outage once the outage is over.
void UsersPane::reportOutage(quint64 id)
{
    const UserAction *action = m_session.actions().find(id);
    if (!action)
        return;
    const ActionText text = textOf(*action, std::bind_front(&UserDetailPane::providerName, m_detail),
                                   [](const ApiError &) { return true; });
    const bool isElsewhere = action->user && m_session.details().userId() != action->user;
    Q_EMIT toastRequested(
        formatWithName(*action, text.title), isElsewhere ? tr("Open") : QString(),
        [this, user = action->user] {
            if (user)
                openUser(*user);
        },
        id);
}

void UsersPane::toastAgain(quint64 subject)
{
    const UserAction *action = m_session.actions().find(subject);
    if (!action)
        return;
    const ActionText text
        = textOf(*action, std::bind_front(&UserDetailPane::providerName, m_detail), isCoveredByOutage);
    if (changesValues(*action))
        m_changeToastUsers.insert(*action->user);
    const auto *delayed = std::get_if<UserAction::Delayed>(&action->state);
    const bool isPauseStarting = delayed && delayed->askedToPause && delayed->secondsLeft == delayed->countdownSeconds;
    if (text.place == ActionText::Place::Toast)
        Q_EMIT toastRequested(formatWithName(*action, text.title), text.canUndo ? tr("Undo") : QString(),
                              text.canUndo ? undoOfAction(m_session, *action, this) : nullptr, subject);
    // The message is shown with its user, which isn't open.
    else if ((text.place == ActionText::Place::Message || isPauseStarting) && action->user
             && m_session.details().userId() != action->user && !m_detail->notices()->isSaidByDialog(*action))
        Q_EMIT toastRequested(
            formatWithName(*action, text.title), tr("Open"), [this, user = *action->user] { openUser(user); }, subject);
}

} // namespace labdesk
