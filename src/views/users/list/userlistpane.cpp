// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/list/userlistpane.h"

#include "models/userselectionmodel.h"
#include "models/usertablemodel.h"
#include "session/session.h"
#include "text/users/usertexts.h"
#include "views/users/actions/lastrefresh.h"
#include "views/users/actions/useractionbar.h"
#include "views/users/filter/userfacetspanel.h"
#include "views/users/filter/userfilterbar.h"
#include "views/users/filter/userfilterdiagnosis.h"
#include "views/users/filter/userfiltermenu.h"
#include "views/users/filter/userlistfilter.h"
#include "views/users/filter/userquickfilters.h"
#include "views/users/list/usergroupbar.h"
#include "views/users/list/userlistchoice.h"
#include "views/users/list/userlistnotices.h"
#include "views/users/list/userlisttable.h"
#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/listheader.h"
#include "widgets/listnavigation.h"
#include "widgets/liststate.h"
#include "widgets/metrics.h"
#include "widgets/outage.h"
#include "widgets/remotestack.h"
#include "widgets/tools.h"

#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Whether the filter looks like a person's name, which the service doesn't have: a word of letters only.
bool searchesName(const UserQuery &query)
{
    const auto isName = [](const UserQuery::Term &term) {
        const QString text = QString::fromStdString(term.text);
        return term.field == UserQuery::Field::Any && !term.isNegated && text.size() > 1
            && std::all_of(text.begin(), text.end(), [](QChar c) { return c.isLetter() || u" '’.-"_s.contains(c); });
    };
    return std::any_of(query.choices().begin(), query.choices().end(), [&](const UserQuery::Choice &choice) {
        return std::any_of(choice.begin(), choice.end(), isName);
    });
}

} // namespace

/// The rows of the user list, or a page shown instead while there are none.
class UserListStack : public RemoteStack
{
    Q_OBJECT

public:
    UserListStack(UserDirectory &directory, const UserTableModel &model, QWidget *rows, bool readOnly, QWidget *parent)
        : RemoteStack(rows, tr("Loading users…"), parent), m_directory(directory), m_model(model)
    {
        setSubject(ErrorSubject::List);
        setObjectName(u"usersStack"_s);
        empty()->setContent(IconName::Users, tr("No users yet"), tr("Create the first user, or switch connections."),
                            readOnly ? QString() : tr("New user"));
        connect(this, &RemoteStack::retryRequested, &m_directory, &UserDirectory::reload);
        connect(this, &RemoteStack::cancelRequested, &m_directory, &UserDirectory::cancel);
        connect(this, &RemoteStack::idleActionRequested, &m_directory, &UserDirectory::reload);
    }

    /// `isLoadingLong`: users are shown while the rest is loading.
    void showState(bool isLoadingLong)
    {
        const auto &state = m_directory.state();
        idle()->setContent(IconName::Users, tr("Users aren’t loaded"), tr("Loading was canceled or didn’t start."),
                           tr("Load users"));
        filteredEmpty()->setContent(
            IconName::Filter, tr("%1 of %2 match").arg(formatCount(0), formatCount(m_model.total())),
            searchesName(m_model.query())
                ? tr("The user list doesn’t contain names. Search by client ID, user ID, source, or time zone.")
                : tr("No users match this filter."),
            tr("Clear &filter"));
        setAlwaysReports(m_directory.isPartial());
        const bool hasNoMatches = m_model.shown() == 0 && !m_model.isBusy();
        if (isLoadingLong) // the loaded part is shown
            showContent(true, std::nullopt, {});
        else
            showRemote(
                state, [](qint64 count) { return count == 0; }, hasNoMatches);
        const auto *ready = readyIn(m_directory.state());
        if (ready && ready->stale && m_directory.isPartial())
            notice()->showMessage(
                Tone::Warn,
                tr("Connection lost after %Ln user(s). The list is incomplete.", nullptr, int(m_model.total())),
                outage().covers(*ready->stale, this) ? QString() : describe(*ready->stale).sentence,
                notice()->button()->text());
    }

private:
    UserDirectory &m_directory;
    const UserTableModel &m_model;
};

UserListPane::UserListPane(Session &session, QWidget *notices, QWidget *parent)
    : QWidget(parent), m_session(session), m_directory(session.users()),
      m_readOnly(readOnlyReason(session.connection())), m_model(new UserTableModel(m_directory.store(), this)),
      m_selection(new UserSelectionModel(m_model, this)), m_table(new UserListTable(*m_model, *m_selection, this)),
      m_rows(m_table->view()), m_notices(new UserListNotices(m_directory, this)),
      m_groups(new UserGroupBar(*m_model, *m_rows, this)), m_head(new ListHeader(tr("Users"))),
      m_filter(new UserListFilter(m_directory, *m_model, this)),
      m_choice(new UserListChoice(m_directory, *m_model, *m_selection, *m_rows, *m_filter->bar(), this)),
      m_stack(new UserListStack(m_directory, *m_model, m_rows, !m_readOnly.isEmpty(), this))
{
    setObjectName(u"userListPane"_s);
    const Metrics m = metricsFor(this);
    m_stack->filteredEmpty()->setMore(m_filter->diagnosis());
    fillHead();

    auto *head = new QVBoxLayout;
    head->setContentsMargins(0, m.oneAndHalf, 0, m.oneAndHalf);
    head->setSpacing(m.oneAndHalf);
    const auto addLines = [head, &m](int margin, const QList<QWidget *> &parts) {
        auto *lines = new QVBoxLayout;
        lines->setContentsMargins(margin, 0, margin, 0);
        lines->setSpacing(m.oneAndHalf);
        for (QWidget *part : parts)
            lines->addWidget(part);
        head->addLayout(lines);
    };
    addLines(m.two, {m_head, m_filter->bar(), m_filter->quickFilters()});
    addLines(m.one, {m_filter->facets()}); // smaller, because the highlight of a row extends beyond its text
    addLines(m.two, m_notices->messages() + QList<QWidget *>{notices});
    auto *layout = makeColumnLayout(this, 0);
    layout->addLayout(head);
    layout->addWidget(m_groups);
    layout->addWidget(m_stack, 1);
    m_actions = new UserActionBar(*m_selection, m_readOnly);
    layout->addWidget(m_actions);
    connect(m_actions, &UserActionBar::jobRequested, this, &UserListPane::jobRequested);
    connect(m_actions, &UserActionBar::clearRequested, m_choice, &UserListChoice::clear);
    // The visual order; the table was created before the widgets above it.
    const QList<QWidget *> tabStops = m_head->tabStops() + QList<QWidget *>{m_filter->edit()} + m_filter->tabStops()
        + m_groups->tabStops() + QList<QWidget *>{m_rows};
    for (qsizetype i = 1; i < tabStops.size(); ++i)
        setTabOrder(tabStops[i - 1], tabStops[i]);
    connectList();
    showState();
}

/// The actions that aren't for a particular user.
void UserListPane::fillHead()
{
    auto *create = makeButton(tr("&New user"), IconName::Plus, ButtonKind::Plain, u"newUserButton"_s);
    setUnavailable(create, m_readOnly);
    setSmall(create);
    connect(create, &QPushButton::clicked, this, &UserListPane::newUserRequested);
    auto *more = makeIconButton(IconName::More, tr("More list actions"), u"listMoreButton"_s);
    for (QWidget *action : std::initializer_list<QWidget *>{create, more}) {
        m_head->addAction(action);
        setTool(action);
    }

    auto *menu = new QMenu(more);
    menu->setObjectName(u"listMoreMenu"_s);
    menu->setToolTipsVisible(true);
    menu->addAction(tr("&Select users from a list…"), this, [this] { Q_EMIT selectFromListRequested(); })
        ->setObjectName(u"selectFromListAction"_s);
    menu->addSeparator();
    menu->addAction(tr("User c&harts…"), this, &UserListPane::chartsRequested)->setObjectName(u"chartsAction"_s);
    QAction *exportAction = menu->addAction(tr("&Export these users…"), this, &UserListPane::exportRequested);
    exportAction->setObjectName(u"exportUsersAction"_s);
    setUnavailable(exportAction, exportDisabledReason());
    menu->addSeparator();
    menu->addMenu(m_groups->groupByMenu());
    menu->addMenu(m_table->columnsMenu());
    setMenuOf(more, menu);
}

void UserListPane::connectList()
{
    setUpListNavigation(m_filter->edit(), m_rows);
    connect(m_head, &ListHeader::reloadRequested, &m_directory, &UserDirectory::reload);
    // Only after a pause, because screen readers read each change of a description.
    connect(m_head, &ListHeader::countSettled, this, [this] {
        m_filter->bar()->setCountText(
            tr("%1 of %2 shown").arg(formatCount(m_model->shown()), formatCount(m_model->total())));
    });
    connect(m_filter->edit(), &UserFilterEdit::linesPasted, this, &UserListPane::selectFromListRequested);
    connect(m_filter, &UserListFilter::applied, this, [this] {
        m_choice->noteFilter();
        showState();
    });
    connect(m_filter->edit(), &QLineEdit::returnPressed, this, [this] {
        if (!m_model->isBusy())
            return openFirst();
        m_isOpenFirstPending = true; // opens the first match once the filter is evaluated
        m_userAtEnter = m_choice->user();
    });
    connect(&m_directory, &UserDirectory::progressed, this, [this] {
        m_notices->showLoading();
        Q_EMIT statusChanged();
    });
    connect(m_stack, &RemoteStack::emptyActionRequested, this, &UserListPane::newUserRequested);
    connect(m_stack, &RemoteStack::clearFilterRequested, this, [this] { m_filter->bar()->setFilter({}); });
    connect(m_choice, &UserListChoice::changed, this, &UserListPane::selectionChanged);
    connect(m_choice, &UserListChoice::changed, this, &UserListPane::statusChanged);
    connect(m_choice, &UserListChoice::toastRequested, this, &UserListPane::copied);
    connect(m_rows, &QTableView::customContextMenuRequested, this, &UserListPane::showRowMenu);
    connect(m_rows, &QTableView::doubleClicked, this, [this](const QModelIndex &index) { openRow(index.row()); });
    connect(m_table, &UserListTable::opened, this, &UserListPane::openRow);
    connect(m_table, &UserListTable::copied, this, &UserListPane::copied);
    connect(m_table, &UserListTable::headerMenuOpening, m_filter, &UserListFilter::addTopValues);
    connect(m_table, &UserListTable::headerMenuOpening, m_groups, &UserGroupBar::addToHeaderMenu);
    connect(m_model, &QAbstractItemModel::modelReset, m_choice, &UserListChoice::restoreCurrent);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &UserListPane::showState);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, &UserListPane::showState);
    connect(m_model, &UserTableModel::settled, this, [this] {
        showState();
        const bool opensFirst
            = m_isOpenFirstPending && m_choice->user() == m_userAtEnter; // else there's a newer choice
        m_isOpenFirstPending = false;
        m_choice->noteList();
        if (opensFirst)
            openFirst();
    });
    connect(&m_directory, &UserDirectory::stateChanged, this, [this] {
        m_filter->resetValues();
        showState();
        m_choice->noteList();
    });
}

void UserListPane::showState()
{
    const auto &state = m_directory.state();
    m_stack->showState(m_notices->isLoadingLong());
    m_notices->showProblems();
    m_notices->showLoading();
    const auto *ready = readyIn(state);
    const bool filtered = !m_model->filter().trimmed().isEmpty();
    const QString total = formatCount(m_model->total());
    const bool some = ready || m_notices->isLoadingLong();
    const QString all = ready && m_directory.isPartial() ? tr("%1 (incomplete)", "how many users").arg(total) : total;
    m_head->setCount(!some ? QString() : filtered ? tr("%1 of %2").arg(formatCount(m_model->shown()), all) : all);
    Q_EMIT statusChanged();
}

void UserListPane::openFirst()
{
    if (!m_rows->currentIndex().isValid() && m_model->rowCount() > 0)
        selectOnly(m_rows, m_model->index(0, 0));
    m_rows->setFocus(Qt::OtherFocusReason);
    openRow(m_rows->currentIndex().row());
}

void UserListPane::openRow(int row)
{
    if (const auto user = userAt(row))
        Q_EMIT chosen(UserRowAction::Open, *user);
}

std::optional<User> UserListPane::userAt(int row) const
{
    if (row < 0 || row >= m_model->rowCount())
        return std::nullopt;
    const auto storeRow = m_directory.store().find(m_model->userAt(row));
    return storeRow ? std::optional(m_directory.store().user(*storeRow)) : std::nullopt;
}

void UserListPane::showRowMenu(const QPoint &at)
{
    const QModelIndex under = m_rows->indexAt(at);
    const QModelIndex index = under.isValid() ? under : m_rows->currentIndex(); // the menu key has no position
    const auto user = userAt(index.row());
    if (!user)
        return;
    QMenu *menu = makeUserRowMenu(*user,
                                  {.isPinned = m_session.bookmarks().isPinned(user->id),
                                   .cannotWrite = m_readOnly,
                                   .cannotRefresh = refreshDisabledReason(m_session, user->id)},
                                  m_rows);
    connect(menu, &QMenu::triggered, this, [this, user = *user](QAction *action) {
        if (const auto choice = userChoiceOf(action))
            Q_EMIT chosen(*choice, user);
    });
    menu->addMenu(makeUserCopyMenu(menu, [this](UserCopy form) { m_table->copyAs(form); }));
    const UserStore &store = m_directory.store();
    addFilterActions(menu, filterTermsOf(store.snapshot(), *store.find(user->id), UserColumn(index.column())),
                     [this](const QString &term) { m_filter->bar()->toggleTerm(term); });
    menu->popup(m_rows->viewport()->mapToGlobal(under.isValid() ? at : m_rows->visualRect(index).bottomLeft()));
}

void UserListPane::focusFilter()
{
    m_filter->edit()->setFocus(Qt::ShortcutFocusReason);
    m_filter->edit()->selectAll();
}

void UserListPane::showFilter(const QString &words)
{
    m_filter->bar()->setFilter(words);
    focusFilter();
}

QString UserListPane::filter() const
{
    return m_filter->bar()->filter();
}

QVariantMap UserListPane::viewState() const
{
    // A lock drops the selection of several. Who was open before them isn't who comes back.
    const bool isOneOpen = m_choice->user() && !m_choice->hasMultiSelection();
    return {{u"filter"_s, m_filter->bar()->filter()},
            {u"filterHistory"_s, m_filter->edit()->history()},
            {u"user"_s, isOneOpen ? m_choice->user()->text() : QString()},
            {u"selection"_s, QVariant::fromValue(m_selection->users())},
            {u"grouped"_s, m_groups->isOn()},
            {u"list"_s, listState(*m_rows, IdRole)}};
}

void UserListPane::restoreViewState(const QVariantMap &state)
{
    m_filter->edit()->setHistory(state.value(u"filterHistory"_s).toStringList());
    m_filter->bar()->setFilter(state.value(u"filter"_s).toString());
    m_choice->restore(state.value(u"user"_s).toString(), state.value(u"selection"_s).value<UserSelection>());
    QVariantMap list = state.value(u"list"_s).toMap();
    if (m_choice->hasMultiSelection())
        list.remove(u"current"_s); // making it current would select only it
    m_groups->setGroupingEnabled(state.value(u"grouped"_s).toBool());
    restoreListState(*m_rows, IdRole, list);
    showState();
}

SavedUserView UserListPane::view() const
{
    SavedUserView view;
    view.filter = m_filter->bar()->query().typed().trimmed();
    view.isGrouped = m_groups->isOn();
    m_table->storeColumns(view);
    return view;
}

void UserListPane::showView(const SavedUserView &view)
{
    m_table->showColumns(view);
    if (!view.columns.isEmpty()) // otherwise a built-in view, which only sets the filter
        m_groups->setGroupingEnabled(view.isGrouped);
    showFilter(view.filter);
}

QString UserListPane::formatStatus() const
{
    return formatListStatus(m_directory, *m_model);
}

} // namespace labdesk

#include "userlistpane.moc"
