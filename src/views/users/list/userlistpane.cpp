// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/list/userlistpane.h"

#include "models/userselectionmodel.h"
#include "models/usertablemodel.h"
#include "session/userbookmarks.h"
#include "views/common/usertexts.h"
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
#include "views/users/list/userlistprogress.h"
#include "views/users/list/userliststack.h"
#include "views/users/list/userlisttable.h"
#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/layouts.h"
#include "widgets/listheader.h"
#include "widgets/listnavigation.h"
#include "widgets/liststate.h"
#include "widgets/metrics.h"

#include <QMenu>
#include <QTableView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace labdesk {

UserListPane::UserListPane(UserDirectory &directory, const UserBookmarks &bookmarks, QWidget *notices,
                           const QString &readOnly, QWidget *parent)
    : QWidget(parent), m_directory(directory), m_bookmarks(bookmarks), m_readOnly(readOnly),
      m_model(new UserTableModel(directory.store(), this)), m_selection(new UserSelectionModel(m_model, this)),
      m_table(new UserListTable(*m_model, *m_selection, this)), m_rows(m_table->view()),
      m_notices(new UserListNotices(directory, this)), m_groups(new UserGroupBar(*m_model, *m_rows, this)),
      m_head(new ListHeader(tr("Users"))), m_filter(new UserListFilter(directory, *m_model, this)),
      m_choice(new UserListChoice(directory, *m_model, *m_selection, *m_rows, *m_filter->bar(), this)),
      m_stack(new UserListStack(directory, *m_model, m_rows, !readOnly.isEmpty(), this))
{
    setObjectName(u"userListPane"_s);
    const Metrics m = metricsFor(this);
    m_stack->filteredEmpty()->setMore(m_filter->diagnosis());
    QToolButton *lastInHead = fillHead();

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
    addLines(m.one, {m_filter->facets()}); // its words begin where the others do; what marks a row goes around them
    addLines(m.two, m_notices->messages() + QList<QWidget *>{notices});
    auto *layout = makeColumnLayout(this, 0);
    layout->addLayout(head);
    layout->addWidget(m_groups);
    layout->addWidget(m_stack, 1);
    auto *actions = new UserActionBar(*m_selection, readOnly);
    layout->addWidget(actions);
    connect(actions, &UserActionBar::jobRequested, this, &UserListPane::jobRequested);
    connect(actions, &UserActionBar::clearRequested, m_choice, &UserListChoice::clear);
    // In the order of reading: the table was made before what stands above it.
    setTabOrder(lastInHead, m_filter->edit());
    QWidget *before = m_filter->edit();
    for (QWidget *stop : m_filter->stops() + m_groups->stops() + QList<QWidget *>{m_rows}) {
        setTabOrder(before, stop);
        before = stop;
    }
    connectList();
    showState();
}

/// What can be done with all users.
QToolButton *UserListPane::fillHead()
{
    auto *create = makeButton(tr("&New user"), IconName::Plus, ButtonKind::Plain, u"newUserButton"_s);
    setUnavailable(create, m_readOnly);
    setSmall(create);
    connect(create, &QPushButton::clicked, this, &UserListPane::newUserRequested);
    auto *more = makeIconButton(IconName::More, tr("More for this list"), u"listMoreButton"_s);
    m_head->addAction(create);
    m_head->addAction(more);

    auto *menu = new QMenu(more);
    menu->setObjectName(u"listMoreMenu"_s);
    menu->setToolTipsVisible(true);
    menu->addAction(tr("&Select users from a list…"), this, [this] { Q_EMIT selectFromListRequested(); })
        ->setObjectName(u"selectFromListAction"_s);
    menu->addSeparator();
    menu->addAction(tr("User c&harts…"), this, &UserListPane::chartsRequested)->setObjectName(u"chartsAction"_s);
    QAction *toFile = menu->addAction(tr("&Export these users…"), this, &UserListPane::exportRequested);
    toFile->setObjectName(u"exportUsersAction"_s);
    if (const QString why = whyNoExport(); !why.isEmpty()) {
        toFile->setEnabled(false);
        toFile->setToolTip(why);
        toFile->setStatusTip(why);
    }
    menu->addSeparator();
    menu->addMenu(m_groups->groupByMenu());
    menu->addMenu(m_table->columnsMenu());
    setMenuOf(more, menu);
    return more;
}

void UserListPane::connectList()
{
    leadIntoList(m_filter->edit(), m_rows);
    connect(m_head, &ListHeader::reloadRequested, &m_directory, &UserDirectory::reload);
    // At rest only: a description that changes under the keys would be read out with each of them.
    connect(m_head, &ListHeader::countRested, this, [this] {
        m_filter->bar()->setCountWords(
            tr("%1 of %2 shown").arg(formatCount(m_model->shown()), formatCount(m_model->total())));
    });
    connect(m_filter->edit(), &UserFilterEdit::listPasted, this, &UserListPane::selectFromListRequested);
    connect(m_filter, &UserListFilter::applied, this, [this] {
        m_choice->noteFilter();
        showState();
    });
    connect(m_filter->edit(), &QLineEdit::returnPressed, this, [this] {
        m_openFirst = m_model->isBusy(); // the first of those that are not found yet
        if (!m_openFirst)
            openFirst();
    });
    connect(&m_directory, &UserDirectory::progressed, this, [this] {
        m_notices->showLoading();
        Q_EMIT statusChanged();
    });
    connect(m_stack, &RemoteStack::emptyActionRequested, this, &UserListPane::newUserRequested);
    connect(m_stack, &RemoteStack::clearFilterRequested, this, [this] { m_filter->bar()->setFilter({}); });
    connect(m_choice, &UserListChoice::changed, this, &UserListPane::selectionChanged);
    connect(m_choice, &UserListChoice::changed, this, &UserListPane::statusChanged);
    connect(m_choice, &UserListChoice::told, this, &UserListPane::copied);
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
        m_choice->noteList();
        if (m_openFirst)
            openFirst();
    });
    connect(&m_directory, &UserDirectory::stateChanged, this, [this] {
        m_filter->forgetValues();
        showState();
        m_choice->noteList();
    });
}

void UserListPane::showState()
{
    const auto &state = m_directory.state();
    m_stack->showState(m_notices->isArriving());
    m_notices->showProblems();
    m_notices->showLoading();
    const auto *ready = readyIn(state);
    const bool filtered = !m_model->filter().trimmed().isEmpty();
    const QString total = formatCount(m_model->total());
    const bool some = ready || m_notices->isArriving();
    const QString all = ready && m_directory.isPartial() ? tr("%1 (incomplete)", "how many users").arg(total) : total;
    m_head->setCount(!some ? QString() : filtered ? tr("%1 of %2").arg(formatCount(m_model->shown()), all) : all);
    m_head->setAsOf(ready ? ready->at : QDateTime());
    Q_EMIT statusChanged();
}

void UserListPane::openFirst()
{
    m_openFirst = false;
    if (!m_rows->currentIndex().isValid() && m_model->rowCount() > 0)
        m_rows->setCurrentIndex(m_model->index(0, 0));
    m_rows->setFocus(Qt::OtherFocusReason);
    openRow(m_rows->currentIndex().row());
}

void UserListPane::openRow(int row)
{
    if (const auto user = userAt(row))
        Q_EMIT chosen(UserChoice::Open, *user);
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
    const QModelIndex index = under.isValid() ? under : m_rows->currentIndex(); // the menu key has no place of its own
    const auto user = userAt(index.row());
    if (!user)
        return;
    QMenu *menu = makeUserRowMenu(*user, m_readOnly, m_bookmarks.isPinned(user->id), m_rows);
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
    return {{u"filter"_s, m_filter->bar()->filter()},
            {u"filterHistory"_s, m_filter->edit()->history()},
            {u"user"_s, m_choice->user() ? m_choice->user()->text() : QString()},
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
    if (m_choice->hasMany())
        list.remove(u"current"_s); // to go there would select it alone
    m_groups->setOn(state.value(u"grouped"_s).toBool());
    restoreListState(*m_rows, IdRole, list);
    showState();
}

SavedUserView UserListPane::view() const
{
    SavedUserView view;
    view.filter = m_filter->bar()->query().typed().trimmed();
    view.isGrouped = m_groups->isOn();
    m_table->keepColumns(view);
    return view;
}

void UserListPane::showView(const SavedUserView &view)
{
    m_table->showColumns(view);
    if (!view.columns.isEmpty()) // else it is one that the program brings: all but the filter stays
        m_groups->setOn(view.isGrouped);
    showFilter(view.filter);
}

QString UserListPane::formatStatus() const
{
    // Of many, those that the filter hides are meant too; one that it hides is open beside the list, and no row of it.
    const bool isOne = m_choice->user() && m_model->indexOf(*m_choice->user()).isValid();
    const int selected = m_choice->hasMany() ? int(m_selection->count()) : isOne ? 1 : 0;
    return formatListStatus(m_directory, *m_model, selected);
}

} // namespace labdesk
