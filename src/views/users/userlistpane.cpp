// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/userlistpane.h"

#include "models/userselectionmodel.h"
#include "session/userbookmarks.h"
#include "views/common/usertexts.h"
#include "views/users/userfacetspanel.h"
#include "views/users/userfilterbar.h"
#include "views/users/userfilterdiagnosis.h"
#include "views/users/userfiltermenu.h"
#include "views/users/userlistprogress.h"
#include "views/users/userrowmenu.h"
#include "widgets/button.h"
#include "widgets/inlinemessage.h"
#include "widgets/listheader.h"
#include "widgets/listnavigation.h"
#include "widgets/liststate.h"
#include "widgets/metrics.h"
#include "widgets/remotestack.h"

#include <QKeyEvent>
#include <QMenu>
#include <QTableView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace labdesk {

UserListPane::UserListPane(UserDirectory &directory, const UserBookmarks &bookmarks, QWidget *notices, bool readOnly,
                           QWidget *parent)
    : QWidget(parent), m_directory(directory), m_bookmarks(bookmarks), m_readOnly(readOnly),
      m_model(new UserTableModel(directory.store(), this)), m_selection(new UserSelectionModel(m_model, this)),
      m_head(new ListHeader(tr("Users"))),
      m_newUser(makeButton(tr("&New user"), IconName::Plus, ButtonKind::Plain, u"newUserButton"_s)),
      m_filterBar(new UserFilterBar),
      m_facetsButton(makeIconButton(IconName::Filter, tr("Counts by source, zone and month"), u"facetsButton"_s)),
      m_chartsButton(makeIconButton(IconName::Chart, tr("Charts of these users…"), u"chartsButton"_s)),
      m_facets(new UserFacetsPanel), m_why(new UserFilterDiagnosis), m_loading(new InlineMessage(Tone::Info)),
      m_unread(new InlineMessage(Tone::Warn)), m_cutShort(new InlineMessage(Tone::Warn)), m_filter(m_filterBar->edit()),
      m_table(new QTableView)
{
    setObjectName(u"userListPane"_s);
    const Metrics m = metricsFor(this);
    buildHead();
    buildTable();
    m_stack = new RemoteStack(m_table, tr("Loading users…"), this);
    m_stack->setObjectName(u"usersStack"_s);
    m_stack->empty()->setContent(IconName::Users, tr("No users yet"),
                                 tr("Create the first one, or switch to another environment."),
                                 readOnly ? QString() : tr("New user"));

    m_stack->filteredEmpty()->setMore(m_why);
    buildFacets();

    auto *head = new QVBoxLayout;
    head->setContentsMargins(0, m.oneAndHalf, 0, m.oneAndHalf);
    head->setSpacing(m.oneAndHalf);
    const auto addLines = [head, &m](int margin, std::initializer_list<QWidget *> parts) {
        auto *lines = new QVBoxLayout;
        lines->setContentsMargins(margin, 0, margin, 0);
        lines->setSpacing(m.oneAndHalf);
        for (QWidget *part : parts)
            lines->addWidget(part);
        head->addLayout(lines);
    };
    addLines(m.two, {m_head, m_filterBar});
    addLines(m.one, {m_facets}); // its words begin where the others do; what marks a row goes around them
    addLines(m.two, {m_loading, m_cutShort, m_unread, notices});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(m_stack, 1);
    // In the order of reading: the table was made before what stands above it.
    setTabOrder(m_columns, m_filter);
    setTabOrder(m_filter, m_filter->clearButton());
    setTabOrder(m_filter->clearButton(), m_filterBar->helpButton());
    setTabOrder(m_filterBar->helpButton(), m_facetsButton);
    setTabOrder(m_facetsButton, m_chartsButton);
    m_lastInBar = m_chartsButton;
    QWidget *before = m_chartsButton;
    for (QWidget *stop : m_facets->stops() + QList<QWidget *>{m_table}) {
        setTabOrder(before, stop);
        before = stop;
    }
    m_filter->setValues([this] { return filterValues(); });
    connectList();
    showState();
}

void UserListPane::buildHead()
{
    setUnavailable(m_newUser, m_readOnly ? readOnlyReason() : QString());
    setSmall(m_newUser);
    m_head->addAction(m_newUser);
    auto *toFile = makeIconButton(IconName::Export, tr("Export these users…"), u"exportUsersButton"_s);
    connect(toFile, &QToolButton::clicked, this, &UserListPane::exportRequested);
    if (const QString why = whyNoExport(); !why.isEmpty())
        setUnavailable(toFile, why);
    m_head->addAction(toFile);
}

void UserListPane::connectList()
{
    leadIntoList(m_filter, m_table);
    connect(m_head, &ListHeader::reloadRequested, &m_directory, &UserDirectory::reload);
    // At rest only: a description that changes under the keys would be read out with each of them.
    connect(m_head, &ListHeader::countRested, this, [this] {
        m_filterBar->setCountWords(
            tr("%1 of %2 shown").arg(formatCount(m_model->shown()), formatCount(m_model->total())));
    });
    connect(m_newUser, &QPushButton::clicked, this, &UserListPane::newUserRequested);
    connect(m_filterBar, &UserFilterBar::queryChanged, this, &UserListPane::applyFilter);
    connect(m_filter, &QLineEdit::returnPressed, this, [this] {
        m_openFirst = m_model->isBusy(); // the first of those that are not found yet
        if (!m_openFirst)
            openFirst();
    });
    connect(&m_directory, &UserDirectory::progressed, this, [this] {
        showLoading(isArriving());
        Q_EMIT statusChanged();
    });
    connect(m_stack, &RemoteStack::retryRequested, &m_directory, &UserDirectory::reload);
    connect(m_stack, &RemoteStack::cancelRequested, &m_directory, &UserDirectory::cancel);
    connect(m_stack, &RemoteStack::idleActionRequested, &m_directory, &UserDirectory::reload);
    connect(m_stack, &RemoteStack::emptyActionRequested, this, &UserListPane::newUserRequested);
    connect(m_stack, &RemoteStack::clearFilterRequested, m_filter, &QLineEdit::clear);
    connectSelection();
    connect(m_table, &QTableView::customContextMenuRequested, this, &UserListPane::showRowMenu);
    connect(m_table, &QTableView::doubleClicked, this, [this](const QModelIndex &index) {
        if (const auto user = userAt(index.row()))
            Q_EMIT chosen(UserChoice::Open, *user);
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, &UserListPane::restoreCurrent);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_model, signal, this, &UserListPane::showState);
    connect(m_model, &UserTableModel::settled, this, [this] {
        showState();
        if (m_openFirst)
            openFirst();
    });
    connect(&m_directory, &UserDirectory::stateChanged, this, [this] {
        m_filterValues.reset();
        showState();
    });
}

void UserListPane::showState()
{
    const auto &state = m_directory.state();
    m_stack->idle()->setContent(IconName::Users, tr("The users are not loaded"),
                                tr("Nothing was asked for, or it was cancelled."), tr("Load users"));
    m_stack->filteredEmpty()->setContent(IconName::Filter,
                                         tr("%1 of %2 match").arg(formatCount(0), formatCount(m_model->total())),
                                         tr("No user matches all of the filter."), tr("Clear &filter"));
    showRows();
    showProblems();
    showLoading(isArriving());
    const auto *ready = readyIn(state);
    const bool filtered = !m_model->filter().trimmed().isEmpty();
    const QString total = formatCount(m_model->total());
    const bool some = ready || isArriving();
    m_head->setCount(!some ? QString() : filtered ? tr("%1 of %2").arg(formatCount(m_model->shown()), total) : total);
    m_head->setAsOf(ready ? ready->at : QDateTime());
    Q_EMIT statusChanged();
}

void UserListPane::applyFilter()
{
    m_why->clear(); // of another filter
    m_model->setFilter(m_filterBar->query());
    m_facets->setQuery(m_filterBar->query());
    restoreCurrent();
    showState();
}

void UserListPane::openFirst()
{
    m_openFirst = false;
    focusTable();
    if (const auto user = userAt(m_table->currentIndex().row()))
        Q_EMIT chosen(UserChoice::Open, *user);
}

void UserListPane::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void UserListPane::focusTable()
{
    if (!m_table->currentIndex().isValid() && m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(0, 0));
    m_table->setFocus(Qt::OtherFocusReason);
}

void UserListPane::showFilter(const QString &words)
{
    m_filter->setText(words);
    focusFilter();
}

QString UserListPane::filter() const
{
    return m_filter->text();
}

QVariantMap UserListPane::viewState() const
{
    return {{u"filter"_s, m_filter->text()},
            {u"filterHistory"_s, m_filter->history()},
            {u"user"_s, m_selected ? m_selected->text() : QString()},
            {u"selection"_s, QVariant::fromValue(m_selection->users())},
            {u"list"_s, listState(*m_table, IdRole)}};
}

void UserListPane::restoreViewState(const QVariantMap &state)
{
    m_selected = UserId::parse(state.value(u"user"_s).toString()); // before anything becomes current by itself
    m_filter->setHistory(state.value(u"filterHistory"_s).toStringList());
    m_filter->setText(state.value(u"filter"_s).toString());
    m_selection->choose(state.value(u"selection"_s).value<UserSelection>());
    restoreCurrent();
    QVariantMap list = state.value(u"list"_s).toMap();
    if (hasMany())
        list.remove(u"current"_s); // to go there would select it alone
    restoreListState(*m_table, IdRole, list);
    showState();
}

std::optional<User> UserListPane::userAt(int row) const
{
    if (row < 0 || row >= m_model->rowCount())
        return std::nullopt;
    const auto storeRow = m_directory.store().find(m_model->userAt(row));
    return storeRow ? std::optional(userInStore(m_directory.store(), *storeRow)) : std::nullopt;
}

void UserListPane::showRowMenu(const QPoint &at)
{
    const QModelIndex under = m_table->indexAt(at);
    const QModelIndex index = under.isValid() ? under : m_table->currentIndex(); // the menu key has no place of its own
    const auto user = userAt(index.row());
    if (!user)
        return;
    QMenu *menu = makeUserRowMenu(*user, m_readOnly, m_bookmarks.isPinned(user->id), this);
    connect(menu, &QMenu::triggered, this, [this, user = *user](QAction *action) {
        if (const auto choice = userChoiceOf(action))
            Q_EMIT chosen(*choice, user);
    });
    menu->addMenu(makeUserCopyMenu(menu, [this](UserCopy form) { copyAs(form); }));
    addFilterActions(menu, filterTermsOf(*user, UserTableModel::Column(index.column())),
                     [this](const QString &term) { toggleTerm(term); });
    menu->popup(m_table->viewport()->mapToGlobal(under.isValid() ? at : m_table->visualRect(index).bottomLeft()));
}

bool UserListPane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Copy)) {
            copySelected();
            return true;
        }
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            if (const auto user = userAt(m_table->currentIndex().row()))
                Q_EMIT chosen(UserChoice::Open, *user);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace labdesk
