// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/userspane.h"

#include "domain/link.h"
#include "models/userselectionmodel.h"
#include "session/session.h"
#include "store/userfilter.h"
#include "views/common/usertexts.h"
#include "views/jobs/newjobdialog.h"
#include "views/users/actionnotices.h"
#include "views/users/actiontexts.h"
#include "views/users/changezonedialog.h"
#include "views/users/newuserdialog.h"
#include "views/users/userconfirmdialogs.h"
#include "views/users/userdetailpane.h"
#include "views/users/useredits.h"
#include "views/users/userlistpane.h"
#include "views/users/userlisttable.h"
#include "views/users/userselectionpane.h"
#include "widgets/confirmdialog.h"
#include "widgets/fitscrollarea.h"
#include "widgets/listdetail.h"
#include "widgets/metrics.h"

#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace labdesk {

UsersPane::UsersPane(Session &session, QWidget *parent)
    : Pane(parent), m_session(session), m_splitter(new QSplitter(Qt::Horizontal, this))
{
    setObjectName(u"usersPane"_s);
    m_createNotices = new ActionNotices(session.actions(), [](const QString &slug) { return slug; });
    m_createNotices->setObjectName(u"createNotices"_s);
    m_createNotices->setKinds({UserActionKind::Create});
    m_list = new UserListPane(session.users(), session.bookmarks(), m_createNotices, session.connection().readOnly,
                              m_splitter);
    m_list->table().setLinkService(linkService(session.connection()));
    m_splitter->setObjectName(u"usersSplitter"_s);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_list);
    m_right = new PageStack(
        m_splitter); // parts have their parent from the beginning: a tree that gets it late is styled once more
    m_detail = new UserDetailPane(session, session.details(), m_right);
    m_many = new UserSelectionPane(session.connection().readOnly, m_right);
    m_right->addWidget(m_detail);
    m_right->addWidget(m_many);
    m_splitter->addWidget(m_right);
    const Metrics m = metricsFor(this);
    m_list->setMinimumWidth(m.px(340));
    m_views = new ListDetail(m_splitter, m_list->table().view());
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({m.px(604), m.px(628)});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter);

    m_openSoon.setSingleShot(true);
    m_openSoon.setInterval(80ms);
    connect(&m_openSoon, &QTimer::timeout, this, &UsersPane::openSelected);
    buildViews();
    connectList();
    connectDetail();
    connect(&session.details(), &UserDetails::opened, this, &UsersPane::showVisited);
    connect(&session.details(), &UserDetails::userChanged, this, &UsersPane::showVisited);
    connect(&session.actions(), &UserActions::changed, this, &UsersPane::tell);
    connect(&session.actions(), &UserActions::created, this, &UsersPane::openUser);
    showState();
    showVisited();
}

void UsersPane::connectList()
{
    connect(m_list, &UserListPane::selectionChanged, &m_openSoon, qOverload<>(&QTimer::start));
    connect(m_list, &UserListPane::statusChanged, this, &UsersPane::showState);
    connect(m_list, &UserListPane::chartsRequested, this, &UsersPane::askCharts);
    connect(m_list, &UserListPane::newUserRequested, this, &UsersPane::askNewUser);
    connect(m_list, &UserListPane::chosen, this, &UsersPane::choose);
    connect(m_many, &UserSelectionPane::clearRequested, m_list, &UserListPane::clearSelection);
    connect(m_many, &UserSelectionPane::jobRequested, this,
            [this](UserJobKind kind) { askJob(kind, m_list->selection().users()); });
    connect(m_list, &UserListPane::exportRequested, this, &UsersPane::askExport);
    connect(m_list, &UserListPane::copied, this,
            [this](const QString &words) { Q_EMIT toastRequested(words, {}, {}); });
}

void UsersPane::connectDetail()
{
    connectActions(m_detail);
    connect(m_detail, &UserDetailPane::cancelRequested, this, [this] {
        m_list->clearSelection();
        m_views->showDetail(false);
    });
    connect(m_detail, &UserDetailPane::forgetRequested, this, &UsersPane::forgetOpened);
    m_detail->setListBeside(!m_views->isStacked());
    connect(m_views, &ListDetail::stackedChanged, m_detail,
            [this](bool stacked) { m_detail->setListBeside(!stacked); });
}

void UsersPane::connectActions(UserDetailPane *detail)
{
    const auto withUser = [this, detail](auto act) {
        return [this, detail, act] {
            if (const auto user = detail->user())
                (this->*act)(*user, detail);
        };
    };
    connect(detail, &UserDetailPane::zoneChangeRequested, this, withUser(&UsersPane::askZone));
    connect(detail, &UserDetailPane::editRequested, this,
            [this, detail](const UserPatch &draft, std::optional<UserField> at) {
                if (const auto *loaded = readyIn(detail->details().user()))
                    askEditUser(m_session, loaded->value, detail, draft, at);
            });
    connect(detail, &UserDetailPane::deleteRequested, this, withUser(&UsersPane::askDelete));
    connect(detail, &UserDetailPane::refreshRequested, this, [this, detail] {
        if (const auto user = detail->user())
            askRefresh(*user, detail);
    });
    connect(detail, &UserDetailPane::deregisterRequested, this, [this, detail](const ConnectedProvider &provider) {
        if (const auto user = detail->user())
            askDeregister(*user, provider, detail);
    });
    connect(detail, &UserDetailPane::windowRequested, this, &UsersPane::openWindow);
    connect(detail, &UserDetailPane::callerRequested, this, [this, detail] { askCaller(*detail); });
    connect(detail, &UserDetailPane::pdfRequested, this, [this, detail] { askPdf(*detail, detail); });
    connect(detail, &UserDetailPane::printRequested, this, [this, detail] { askPrint(*detail, detail); });
    connect(detail, &UserDetailPane::payorRequested, this, &UsersPane::payorRequested);
}

void UsersPane::reload()
{
    if (m_session.details().userId()) // before the list, with which it would be asked for again where both had failed
        m_session.details().reload();
    m_session.users().reload();
}

void UsersPane::focusFilter()
{
    if (m_detail->findHere())
        return;
    m_views->showDetail(false);
    m_list->focusFilter();
}

QVariantMap UsersPane::viewState() const
{
    QVariantList creations;
    for (const quint64 id : m_createNotices->known())
        creations += id;
    return {{u"list"_s, m_list->viewState()},
            {u"detail"_s, m_detail->viewState()},
            {u"detailShown"_s, m_views->isDetailShown()},
            {u"openSoon"_s, m_openSoon.isActive()},
            {u"creations"_s, creations},
            {u"wasSeen"_s, m_wasSeen}};
}

void UsersPane::restoreViewState(const QVariantMap &state)
{
    m_wasSeen = state.value(u"wasSeen"_s).toBool();
    m_list->restoreViewState(state.value(u"list"_s).toMap());
    m_detail->restoreViewState(state.value(u"detail"_s).toMap());
    std::vector<quint64> creations;
    for (const QVariant &id : state.value(u"creations"_s).toList())
        creations.push_back(id.toULongLong());
    m_createNotices->setKnown(creations);
    if (state.value(u"openSoon"_s).toBool())
        m_openSoon.start();
    m_views->showDetail(state.value(u"detailShown"_s).toBool());
    showState();
}

void UsersPane::showVisited()
{
    const auto &id = m_session.details().userId();
    if (id && readyIn(m_session.details().user()) && !m_session.users().store().find(*id))
        m_offList.insert(*id);
    if (const auto *ready
        = id ? readyIn(m_session.details().user()) : nullptr) // who was only passed on the way is not at hand
        m_session.bookmarks().noteOpened(*id, ready->value.clientUserId);
    const QString text = id ? id->text() : QString();
    if (text != visiting())
        Q_EMIT visited(text);
}

bool UsersPane::visit(const QString &id)
{
    const auto user = UserId::parse(id);
    if (!user) {
        m_list->clearSelection();
        openSelected();
        m_views->showDetail(false);
        return id.isEmpty();
    }
    const bool isKnown = m_session.users().store().find(*user) || m_offList.contains(*user);
    if (!isKnown && readyIn(m_session.users().state()))
        return false;
    openUser(*user);
    return true;
}

void UsersPane::showFilter(const QString &words)
{
    m_views->showDetail(false);
    m_list->showFilter(words);
}

void UsersPane::openUser(const UserId &user)
{
    m_list->select(user);
    openSelected();
    m_views->showDetail(true);
}

void UsersPane::selectUsers(std::vector<std::string> ids)
{
    m_list->selectUsers(std::move(ids));
    m_views->showDetail(true);
}

void UsersPane::openSelected()
{
    m_openSoon.stop();
    const auto &wanted = m_list->selected();
    UserDetails &details = m_session.details();
    m_right->setCurrentWidget(m_list->hasMany() ? static_cast<QWidget *>(m_many) : m_detail);
    if (m_list->hasMany())
        showMany();
    if (!wanted || m_list->hasMany()) // what is done with a key concerns the open user, whom one would not see
        details.close();
    else if (details.userId() != wanted)
        details.open(*wanted);
}

void UsersPane::showMany()
{
    const UserSelectionModel &selection = m_list->selection();
    m_many->showSelection(selection.users(), selection.hidden());
}

void UsersPane::askJob(UserJobKind kind, const UserSelection &users)
{
    auto *dialog = new NewJobDialog(m_session, kind, users, this);
    connect(dialog, &NewJobDialog::started, this, [this](quint64 job) {
        Q_EMIT toastRequested(tr("The job has begun."), tr("Show"), [this, job] { Q_EMIT jobShown(job); });
    });
    dialog->open();
}

void UsersPane::showState()
{
    const auto *ready = readyIn(m_session.users().state());
    Q_EMIT statusChanged(m_list->statusWords());
    Q_EMIT syncedAt(ready ? ready->at : QDateTime());
    Q_EMIT countChanged(ready ? int(ready->value) : -1);
}

void UsersPane::showEvent(QShowEvent *event)
{
    Pane::showEvent(event);
    const bool first = !m_wasSeen;
    m_wasSeen = true;
    if (first && std::holds_alternative<Idle>(m_session.users().state()))
        m_session.users().reload();
}

void UsersPane::askNewUser()
{
    auto *dialog = new NewUserDialog(m_session.actions(), m_session.connection(), this);
    connect(dialog, &NewUserDialog::existingUserRequested, this,
            [this, dialog](const QString &userId, const QString &clientUserId) {
                dialog->done(QDialog::Rejected); // not by close(): nothing is lost that would have to be asked about
                openExisting(userId, clientUserId);
            });
    // What the dialog shows needs no second place; what outlives it does.
    m_createNotices->setKinds({});
    connect(dialog, &QDialog::finished, this, [this, dialog] {
        if (dialog->actionId() != 0 && !dialog->isSending())
            m_createNotices->dismiss(dialog->actionId());
        m_createNotices->setKinds({UserActionKind::Create});
    });
    dialog->open();
}

void UsersPane::openExisting(const QString &userId, const QString &clientUserId)
{
    if (const auto id = UserId::parse(userId))
        return openUser(*id);
    const UserStore &store = m_session.users().store();
    const auto query
        = UserQuery::parse(termFor(UserQuery::Field::Client, clientUserId), QDateTime::currentDateTimeUtc());
    for (const UserRow row : rowsMatching(store.snapshot(), query, 0)->rows())
        if (store.clientUserId(row) == clientUserId)
            return openUser(store.id(row));
    m_list->showFilter(clientUserId); // not in the list yet: show at least that, and what to look for
}

void UsersPane::askZone(const User &user, QWidget *over)
{
    auto *dialog = new ChangeZoneDialog(m_session.actions(), m_session.connection(), user, over);
    connect(dialog, &QDialog::finished, this, [this, dialog] {
        if (dialog->actionId() != 0 && !dialog->isSending())
            m_detail->notices()->dismiss(dialog->actionId());
    });
    dialog->open();
}

void UsersPane::askDelete(const User &user, QWidget *over)
{
    ConfirmDialog *dialog = makeDeleteUserDialog(user, m_session.connection(), over);
    connect(dialog, &QDialog::accepted, this, [this, user] {
        openUser(user.id); // where the countdown is
        m_session.actions().remove(user);
    });
    dialog->open();
}

void UsersPane::askDeregister(const User &user, const ConnectedProvider &provider, QWidget *over)
{
    const auto slug = ProviderSlug::parse(provider.slug);
    if (!slug)
        return;
    ConfirmDialog *dialog = makeDeregisterDialog(user, provider, m_session.connection(), over,
                                                 m_session.providers().isPhoneSdk(provider.slug));
    connect(dialog, &QDialog::accepted, this,
            [this, user, slug = *slug] { m_session.actions().deregister(user, slug); });
    dialog->open();
}

void UsersPane::forgetOpened()
{
    const auto id = m_session.details().userId();
    if (!id)
        return;
    m_offList.remove(*id);
    m_session.bookmarks().forget(*id);
    m_session.users().remove(*id);
    m_list->clearSelection();
    openSelected();
    m_views->showDetail(false);
}

void UsersPane::tell(quint64 id)
{
    const UserAction *action = m_session.actions().find(id);
    if (!action)
        return;
    const bool gone = action->kind == UserActionKind::Delete && !m_session.users().store().find(*action->user);
    if (gone && std::holds_alternative<UserAction::Succeeded>(action->state))
        m_session.bookmarks().forget(*action->user);
    if (gone && std::holds_alternative<UserAction::Succeeded>(action->state) && m_list->selected() == action->user) {
        m_list->clearSelection();
        openSelected();
        m_views->showDetail(false);
    }
    toastAgain(id);
}

void UsersPane::toastAgain(quint64 about)
{
    const UserAction *action = m_session.actions().find(about);
    if (!action)
        return;
    const ActionText text = textOf(*action, [this](const QString &slug) { return m_detail->providerName(slug); });
    const auto *delayed = std::get_if<UserAction::Delayed>(&action->state);
    const bool pauseBegins = delayed && delayed->askedToPause && delayed->secondsLeft == delayed->of;
    if (text.place == ActionText::Place::Toast)
        Q_EMIT toastRequested(text.title, text.canUndo ? tr("Undo") : QString(),
                              text.canUndo ? undoOfAction(m_session, *action, this) : nullptr, about);
    else if ((text.place == ActionText::Place::Message || pauseBegins) && action->user
             && m_session.details().userId() != action->user)
        tellElsewhere(*action, text.title);
}

/// The message itself stands with its user, who is not the one that is open.
void UsersPane::tellElsewhere(const UserAction &action, const QString &title)
{
    Q_EMIT toastRequested(
        tr("%1: %2").arg(formatClientId(action.clientUserId), title), tr("Open"),
        [this, user = *action.user] { openUser(user); }, action.id);
}

} // namespace labdesk
