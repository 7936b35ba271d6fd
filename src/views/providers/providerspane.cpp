// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/providers/providerspane.h"

#include "domain/knownvalues.h"
#include "domain/link.h"
#include "session/session.h"
#include "store/userfacets.h"
#include "text/localtexts.h"
#include "views/common/choices.h"
#include "views/common/command.h"
#include "views/common/listoutput.h"
#include "views/common/rawresponsedialog.h"
#include "views/providers/providerdetail.h"
#include "widgets/adaptiverow.h"
#include "widgets/columnautohide.h"
#include "widgets/fitscrollarea.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/listdetailpane.h"
#include "widgets/listheader.h"
#include "widgets/listnavigation.h"
#include "widgets/liststate.h"
#include "widgets/metrics.h"
#include "widgets/remotestack.h"
#include "widgets/searchfield.h"
#include "widgets/statepage.h"
#include "widgets/tabledelegate.h"
#include "widgets/tableheader.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCoreApplication>
#include <QHeaderView>
#include <QLocale>
#include <QTableView>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

Choices choicesOf(const QStringList &values, known::List list)
{
    Choices choices;
    for (const QString &value : values)
        choices.emplace_back(value, known::nameOf(list, value));
    return choices;
}

void setUpProvidersTable(QTableView *table, ProviderTableModel *model)
{
    using Column = ProviderTableModel::Column;
    const Metrics metrics = metricsFor(table);
    TableDelegate *delegate = setUpTable(table);
    delegate->setColumnStyle(int(Column::Slug), ColumnStyle::Id);
    delegate->setColumnStyle(int(Column::Auth), ColumnStyle::ChipList);
    delegate->setColumnStyle(int(Column::Resources), ColumnStyle::Quantity);
    table->setModel(model);
    QHeaderView *header = table->horizontalHeader();
    header->setSortIndicator(int(Column::Name), Qt::AscendingOrder);
    table->setSortingEnabled(true);
    header->setStretchLastSection(false); // the first column gets the remaining width
    header->setSectionResizeMode(int(Column::Name), QHeaderView::Stretch);
    table->setColumnWidth(int(Column::Slug), metrics.px(162));
    table->setColumnWidth(int(Column::Auth), metrics.px(176));
    table->setColumnWidth(int(Column::Resources), metrics.px(80));
    fitColumnTitles(table);
    hideColumnsToFit(table, {int(Column::Slug)}, metrics.px(180)); // enough for full names
    keepCurrentByRole(table, IdRole, false);
}

} // namespace

ProvidersPane::ProvidersPane(Session &session, QWidget *parent)
    : Pane(parent), m_session(session), m_header(new ListHeader(tr("Providers"))), m_filter(new SearchField),
      m_auth(new QComboBox), m_resource(new QComboBox), m_table(new QTableView),
      m_stack(new RemoteStack(m_table, tr("Loading providers…"))), m_detail(new ProviderDetail),
      m_listDetail(new ListDetailPane(u"providersSplitter"_s, this)), m_unread(new InlineMessage(Tone::Warn))
{
    setObjectName(u"providersPane"_s);
    m_table->setObjectName(u"providersTable"_s);
    m_table->setAccessibleName(tr("Providers"));
    setUpProvidersTable(m_table, &m_model);
    m_output = new ListOutput(m_table, m_model, u"providers"_s);
    setUpFilters();
    arrange();
    connect(m_header, &ListHeader::reloadRequested, this, &ProvidersPane::reload);
    connect(m_stack, &RemoteStack::retryRequested, this, &ProvidersPane::reload);
    connect(m_stack, &RemoteStack::emptyActionRequested, this, &ProvidersPane::reload);
    connect(m_stack, &RemoteStack::cancelRequested, &session.providers(), &ProviderCatalog::cancel);
    connect(m_stack, &RemoteStack::idleActionRequested, this, &ProvidersPane::reload);
    connect(m_stack, &RemoteStack::clearFilterRequested, this, &ProvidersPane::clearFilters);
    connect(&session.providers(), &ProviderCatalog::stateChanged, this, &ProvidersPane::showState);
    connect(&session.users(), &UserDirectory::stateChanged, this, &ProvidersPane::showCurrent);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ProvidersPane::showCurrent);
    connect(&m_model, &QAbstractItemModel::modelReset, this,
            &ProvidersPane::showCurrent); // keepCurrentByRole() restores the current row first
    connect(m_detail, &ProviderDetail::loadUsersRequested, &session.users(), &UserDirectory::reload);
    connect(m_detail, &ProviderDetail::usersRequested, this, [this] { Q_EMIT usersRequested(currentSlug()); });
    showState();
}

void ProvidersPane::setUpFilters()
{
    const Metrics metrics = metricsFor(this);
    m_filter->setObjectName(u"filterEdit"_s);
    m_filter->setPlaceholderText(tr("Filter by name or data type"));
    m_filter->setAccessibleName(tr("Filter providers"));
    m_auth->setObjectName(u"authCombo"_s);
    m_auth->setAccessibleName(tr("Sign-in method"));
    m_resource->setObjectName(u"resourceCombo"_s);
    m_resource->setAccessibleName(tr("Data type"));
    for (QComboBox *combo : {m_auth, m_resource}) {
        combo->setFixedWidth(metrics.px(138)); // the choices are filled in later and must not change the width
        combo->view()->setMinimumWidth(metrics.px(200));
        combo->addItem(tr("All"), QString());
    }
    setUpListNavigation(m_filter, m_table);
    enterListByReturn(m_filter, m_table);
    connect(m_filter, &QLineEdit::returnPressed, m_listDetail, [this] {
        if (m_table->currentIndex().isValid()) // if only the list fits, Enter opens the detail
            m_listDetail->showDetail(true);
    });
    // The catalog is short enough to filter at each key press.
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &words) {
        m_model.setFilter(words);
        m_detail->setWords(words);
        showCount();
    });
    connect(m_auth, &QComboBox::currentIndexChanged, this, [this] {
        m_model.setAuthFilter(m_auth->currentData().toString());
        showCount();
    });
    connect(m_resource, &QComboBox::currentIndexChanged, this, [this] {
        m_model.setResourceFilter(m_resource->currentData().toString());
        showCount();
    });
}

void ProvidersPane::arrange()
{
    m_stack->setSubject(ErrorSubject::List);
    m_stack->setObjectName(u"resultStack"_s);
    m_stack->idle()->setContent(IconName::Provider, tr("Providers"),
                                tr("Providers that your users can connect as sources."), tr("Load"));
    m_stack->empty()->setContent(IconName::Provider, tr("No providers for this team"), {}, tr("Reload"));
    m_unread->setObjectName(u"unreadEntriesMessage"_s);
    m_unread->hide();
    connect(m_unread, &InlineMessage::buttonClicked, this, &ProvidersPane::showRaw);
    auto *choices
        = makeRow({makeLabeledFilter(tr("&Sign-in"), m_auth), makeLabeledFilter(tr("&Data type"), m_resource)},
                  2 * metricsFor(this).one);
    m_listDetail->setList(m_table, makeListSide(m_header, new AdaptiveRow(m_filter, choices), {m_unread}, m_stack),
                          {.first = 700, .share = 3});
    m_listDetail->setDetail({makeVerticalScroll(m_detail, u"providersDetailScroll"_s)},
                            {.first = 530, .share = 2, .least = 300});
    m_listDetail->noneSelected()->setContent(IconName::Provider, tr("No provider selected"),
                                             tr("Select a provider in the list."));
}

void ProvidersPane::reload()
{
    m_session.providers().reload();
}

void ProvidersPane::focusFilter()
{
    m_listDetail->showDetail(false);
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void ProvidersPane::showEvent(QShowEvent *event)
{
    Pane::showEvent(event);
    if (!std::exchange(m_wasSeen, true) && std::holds_alternative<Idle>(m_session.providers().state()))
        reload();
}

namespace {

struct ProvidersNow
{
    ProvidersPane &pane;
    Session &session;
    QString slug = pane.currentSlug();
};

struct ProvidersCommands
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::ProvidersCommands)

public:
    using Now = ProvidersNow;
    using Row = CommandRow<Now>;
    using Choice = ProvidersPane::Choice;

    static QString slug(const Now &now) { return now.slug; }
    static QString noneSelectedReason(const Now &now)
    {
        return now.slug.isEmpty() ? tr("No provider selected.") : QString();
    }
    static QString clearDisabledReason(const Now &now)
    {
        return now.pane.isFiltered() ? QString() : tr("The filter is empty.");
    }
    static QString loadDisabledReason(const Now &now)
    {
        return readyIn(now.session.users().state()) ? tr("Users are already loaded.") : QString();
    }
    static void clearFilter(const Now &now)
    {
        now.pane.clearFilters();
        now.pane.focusFilter();
    }
    static void copySlug(const Now &now) { now.pane.copy(now.slug, tr("Copied %1.").arg(now.slug)); }
    static void copyLink(const Now &now)
    {
        const Link link{.kind = Link::Kind::Provider, .id = now.slug, .service = linkService(now.session.connection())};
        now.pane.copy(linkText(link), tr("Copied the link."));
    }

    static constexpr Row rows[] = {
        Row("pane.filter", QT_TR_NOOP("Filter providers"), IconName::Filter,
            [](const Now &now) { now.pane.focusFilter(); }, {}, {.keywords = QT_TR_NOOP("search find")}),
        Row("provider.auth", QT_TR_NOOP("Filter providers by sign-in"), IconName::Filter,
            [](const Now &now) { now.pane.focusChoice(Choice::SignIn); }, {},
            {.keywords = QT_TR_NOOP("auth oauth"), .listed = Listed::WhenTyped}),
        Row("provider.resource", QT_TR_NOOP("Filter providers by data type"), IconName::Filter,
            [](const Now &now) { now.pane.focusChoice(Choice::Resource); }, {},
            {.keywords = QT_TR_NOOP("resource"), .listed = Listed::WhenTyped}),
        Row("pane.clearFilter", QT_TR_NOOP("Clear provider filter"), IconName::Close, clearFilter, clearDisabledReason),
        Row("pane.reload", QT_TR_NOOP("Reload providers"), IconName::Reload, [](const Now &now) { now.pane.reload(); }),
        Row("provider.copySlug", QT_TR_NOOP("Copy provider short name"), IconName::Copy, copySlug, noneSelectedReason,
            {.detail = slug, .tool = true}),
        Row("provider.copyLink", QT_TR_NOOP("Copy link to provider"), IconName::Copy, copyLink, noneSelectedReason,
            {.detail = slug}),
        Row("provider.loadUsers", QT_TR_NOOP("Load users to count them by provider"), IconName::Users,
            [](const Now &now) { now.session.users().reload(); }, loadDisabledReason, {.listed = Listed::WhenTyped}),
        Row(
            "provider.raw", QT_TR_NOOP("Show providers as raw JSON"), IconName::Provider,
            [](const Now &now) { now.pane.showRaw(); },
            [](const Now &now) { return rawResponseDisabledReason(rawResponseOf(now.session.providers().state())); },
            {.keywords = QT_TR_NOOP("response unread entries"), .listed = Listed::WhenTyped, .tool = true}),
    };
};

} // namespace

std::vector<Command> ProvidersPane::commands()
{
    std::vector<Command> all = commandsFrom<ProvidersCommands>(ProvidersNow{*this, m_session});
    const auto *ready = readyIn(m_session.providers().state());
    for (const Provider &provider : ready ? ready->value : std::vector<Provider>())
        all.push_back(
            {.id = u"provider.open."_s + provider.slug,
             .title = ProvidersCommands::tr("Show %1").arg(provider.name.isEmpty() ? provider.slug : provider.name),
             .run = [this, wanted = provider.slug] { showProvider(wanted); },
             .icon = IconName::Provider,
             .keywords = provider.slug,
             .onlyTyped = true});
    m_output->addCommands(all);
    return all;
}

QString ProvidersPane::currentSlug() const
{
    const QModelIndex current = m_table->currentIndex();
    return current.isValid() ? m_model.providerAt(current.row()).slug : QString();
}

bool ProvidersPane::isFiltered() const
{
    return !m_filter->text().isEmpty() || m_auth->currentIndex() > 0 || m_resource->currentIndex() > 0;
}

void ProvidersPane::focusChoice(Choice choice)
{
    (choice == Choice::SignIn ? m_auth : m_resource)->setFocus(Qt::ShortcutFocusReason);
}

void ProvidersPane::showFilter(const QString &words)
{
    clearFilters();
    m_filter->setText(words);
    focusFilter();
}

QVariantMap ProvidersPane::viewState() const
{
    return {{u"filter"_s, m_filter->text()},
            {u"auth"_s, m_auth->currentData()},
            {u"resource"_s, m_resource->currentData()},
            {u"wasSeen"_s, m_wasSeen},
            {u"list"_s, listState(*m_table, IdRole)},
            {u"detailShown"_s, m_listDetail->isDetailShown()}};
}

void ProvidersPane::restoreViewState(const QVariantMap &state)
{
    m_wasSeen = state.value(u"wasSeen"_s).toBool();
    m_filter->setText(state.value(u"filter"_s).toString());
    m_auth->setCurrentIndex(std::max(0, m_auth->findData(state.value(u"auth"_s))));
    m_resource->setCurrentIndex(std::max(0, m_resource->findData(state.value(u"resource"_s))));
    restoreListState(*m_table, IdRole, state.value(u"list"_s).toMap());
    m_listDetail->restoreDetail(state.value(u"detailShown"_s).toBool());
}

void ProvidersPane::showState()
{
    const auto *ready = readyIn(m_session.providers().state());
    if (ready) {
        // A refresh that is running or failed has no new data, and filling the model again would change the selection.
        if (ready->at != m_shownAt)
            m_model.setProviders(ready->value);
        m_shownAt = ready->at;
        Q_EMIT syncedAt(ready->at);
        refillChoice(m_auth, tr("All"), choicesOf(m_model.authTypes(), known::List::AuthTypes));
        refillChoice(m_resource, tr("All"), choicesOf(m_model.resources(), known::List::Resources));
        m_model.setAuthFilter(m_auth->currentData().toString());
        m_model.setResourceFilter(m_resource->currentData().toString());
    } else {
        m_model.setProviders({});
        m_shownAt = {};
    }
    showUndecodable(m_unread, ready ? ready->undecodable : UndecodableEntries());
    showCount();
    showCurrent();
    showRequested();
}

void ProvidersPane::showRaw()
{
    if (const auto response = rawResponseOf(m_session.providers().state()))
        (new RawResponseDialog(tr("Raw response: providers"), *response, window()))->open();
}

void ProvidersPane::clearFilters()
{
    m_filter->clear();
    m_auth->setCurrentIndex(0);
    m_resource->setCurrentIndex(0);
}

bool ProvidersPane::showProvider(const QString &slug)
{
    const auto rowOf = [&] {
        for (int row = 0; row < m_model.rowCount(); ++row)
            if (m_model.providerAt(row).slug.compare(slug, Qt::CaseInsensitive) == 0)
                return row;
        return -1;
    };
    if (rowOf() < 0)
        clearFilters();
    const int row = rowOf();
    m_listDetail->showDetail(false);
    m_table->setFocus(Qt::ShortcutFocusReason);
    if (row >= 0)
        m_listDetail->showRow(m_model.index(row, 0));
    return row >= 0;
}

void ProvidersPane::openProvider(const QString &slug)
{
    m_requestedSlug = slug;
    showRequested();
}

void ProvidersPane::showRequested()
{
    const auto *ready = readyIn(m_session.providers().state());
    if (m_requestedSlug.isEmpty() || !ready || ready->at != m_shownAt)
        return;
    const QString slug = std::exchange(m_requestedSlug, QString());
    if (!showProvider(slug))
        showToast(tr("This service has no provider “%1”.").arg(slug));
}

void ProvidersPane::showCount()
{
    const int shown = m_model.rowCount();
    const int total = m_model.total();
    const QLocale locale;
    const QString count
        = shown == total ? locale.toString(total) : tr("%1 of %2").arg(locale.toString(shown), locale.toString(total));
    const bool ready = readyIn(m_session.providers().state()) != nullptr;
    m_header->setCount(ready ? count : QString());
    m_stack->filteredEmpty()->setContent(IconName::Filter, tr("%1 of %2 match").arg(localNumber(0), localNumber(total)),
                                         tr("No providers match these filters."), tr("Clear &filter"));
    m_stack->showRemote(
        m_session.providers().state(), [](const auto &providers) { return providers.empty(); }, shown == 0);
}

void ProvidersPane::showCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid())
        return m_listDetail->showPage(-1);
    const Provider &provider = m_model.providerAt(current.row());
    m_detail->showProvider(provider, m_session.factsOf(provider.slug, QDate::currentDate()));
    if (const auto *users = readyIn(m_session.users().state()))
        m_detail->showConnectedUsers(usersOfSource(m_session.users().store().snapshot(), provider.slug), users->value);
    else
        m_detail->showConnectedUsers({}, 0);
    m_listDetail->showPage(0);
}

} // namespace labdesk
