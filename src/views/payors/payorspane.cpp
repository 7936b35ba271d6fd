// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/payors/payorspane.h"

#include "domain/link.h"
#include "session/session.h"
#include "text/addresstexts.h"
#include "views/common/command.h"
#include "views/common/listoutput.h"
#include "views/payors/payorcatalognotice.h"
#include "views/payors/payordetail.h"
#include "views/payors/payorresults.h"
#include "views/payors/payorsearchpages.h"
#include "widgets/accessibility.h"
#include "widgets/fitscrollarea.h"
#include "widgets/inlinemessage.h"
#include "widgets/listdetailpane.h"
#include "widgets/listheader.h"
#include "widgets/remotestack.h"
#include "widgets/statepage.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTableView>

#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

PayorsPane::PayorsPane(Session &session, QWidget *parent)
    : Pane(parent), m_session(session), m_fields(new PayorSearchFields),
      m_results(new PayorResults(*m_fields, session.payors())), m_header(new ListHeader(tr("Payors"))),
      m_stack(new RemoteStack(m_results, QString())), m_pages(new PayorSearchPages(*m_stack, session.payors(), this)),
      m_unread(new InlineMessage(Tone::Warn)), m_notice(new PayorCatalogNotice(session)), m_detail(new PayorDetail),
      m_listDetail(new ListDetailPane(u"payorsSplitter"_s, this))
{
    setObjectName(u"payorsPane"_s);
    m_stack->setObjectName(u"resultStack"_s);
    m_stack->setSubject(ErrorSubject::List);
    m_unread->setObjectName(u"unreadEntriesMessage"_s);
    m_unread->hide();
    m_listDetail->setList(m_results->table(), makeListSide(m_header, m_fields, {m_unread, m_notice}, m_stack),
                          {.first = 680, .share = 11});
    m_listDetail->setDetail({makeVerticalScroll(m_detail, u"payorsDetailScroll"_s)},
                            {.first = 530, .share = 9, .least = 320});
    const auto showCopied = [this](const QString &code) { showToast(tr("Copied %1.").arg(code)); };
    connect(m_detail, &PayorDetail::codeCopied, this, showCopied);
    connect(m_results, &PayorResults::codeCopied, this, showCopied);
    connect(m_detail, &PayorDetail::compareRequested, this, [this] { m_detail->setCompared(m_results->chosen()); });
    connect(m_detail, &PayorDetail::compareEnded, this, [this] { m_detail->setCompared(std::nullopt); });
    connectSearch();
    showState();
}

void PayorsPane::connectSearch()
{
    PayorLookup &lookup = m_session.payors();
    connect(m_fields, &PayorSearchFields::changed, this, &PayorsPane::ask);
    connect(m_fields, &PayorSearchFields::stateChosen, this, [this] {
        m_recordState.clear();
        showState();
    });
    connect(m_fields, &PayorSearchFields::entered, this, [this] {
        m_opensFound = true;
        searchTyped();
        openFound();
    });
    connect(m_header, &ListHeader::reloadRequested, this, &PayorsPane::reload);
    connect(m_stack, &RemoteStack::retryRequested, this, &PayorsPane::reload);
    connect(m_stack, &RemoteStack::cancelRequested, &lookup, &PayorLookup::cancel);
    connect(m_pages, &PayorSearchPages::clearRequested, m_fields, &PayorSearchFields::clear);
    connect(m_pages, &PayorSearchPages::anyStateRequested, this, [this] {
        m_fields->setState({});
        m_recordState.clear();
        showState();
    });
    connect(m_pages, &PayorSearchPages::searchRequested, this, &PayorsPane::searchFor);
    connect(m_pages, &PayorSearchPages::payorRequested, this,
            [this](const Payor &payor) { searchForCode(payor.code, payor.name); });
    connect(m_unread, &InlineMessage::buttonClicked, this, &PayorsPane::showRaw);
    connect(m_notice, &PayorCatalogNotice::rawRequested, this,
            [this] { showRawOf(rawResponseOf(m_session.payorCatalog().state())); });
    connect(m_notice, &PayorCatalogNotice::reloadRequested, this, &PayorsPane::reload);
    connect(m_results, &PayorResults::chosenChanged, this, &PayorsPane::showChosen);
    connect(m_results, &PayorResults::activated, this, &PayorsPane::copyActivated);
    connect(&lookup, &PayorLookup::stateChanged, this, &PayorsPane::showState);
    connect(&m_session.payorCatalog(), &PayorCatalog::stateChanged, this, &PayorsPane::showState);
}

namespace {

struct PayorsNow
{
    PayorsPane &pane;
    const Session &session;
    std::optional<Payor> chosen = pane.results().chosen();
    QString address = chosen ? addressLines(chosen->address).join(u'\n') : QString();
};

struct PayorsCommands
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::PayorsCommands)

public:
    using Now = PayorsNow;
    using Row = CommandRow<Now>;
    using Field = PayorSearchFields::Field;
    using DefaultOrder = PayorTableModel::DefaultOrder;

    static QString name(const Now &now) { return now.chosen ? now.chosen->name : QString(); }
    static QString code(const Now &now) { return now.chosen ? now.chosen->code : QString(); }
    static QString noSelectionReason(const Now &now) { return now.chosen ? QString() : tr("No payor selected."); }
    static QString addressDisabledReason(const Now &now)
    {
        return now.chosen && now.address.isEmpty() ? tr("The service didn’t provide an address.")
                                                   : noSelectionReason(now);
    }
    static QString clearDisabledReason(const Now &now)
    {
        return now.pane.fields().isEmpty() ? tr("The search is already empty.") : QString();
    }
    static QString compareDisabledReason(const Now &now)
    {
        return now.pane.detail().isComparing() ? QString() : tr("No payor is being compared.");
    }
    template <DefaultOrder order> static QString orderDisabledReason(const Now &now)
    {
        return now.pane.results().order() == order ? tr("This sort order is already set.") : QString();
    }
    static void copyLink(const Now &now)
    {
        const Link link{.kind = Link::Kind::Payor,
                        .id = code(now),
                        .name = name(now),
                        .service = linkService(now.session.connection())};
        now.pane.copy(linkText(link), tr("Copied the link."));
    }
    static void copyAddress(const Now &now) { now.pane.copy(now.address, tr("Copied the address.")); }

    static constexpr Row rows[] = {
        Row("pane.filter", QT_TR_NOOP("Search payors by name"), IconName::Search,
            [](const Now &now) { now.pane.focusFilter(); }, {}, {.keywords = QT_TR_NOOP("insurance company find")}),
        Row("payor.clearinghouse", QT_TR_NOOP("Choose clearinghouse"), IconName::Search,
            [](const Now &now) { now.pane.focusField(Field::Clearinghouse); }, {},
            {.keywords = QT_TR_NOOP("payors"), .listed = Listed::WhenTyped, .tool = true}),
        Row("payor.state", QT_TR_NOOP("Filter payors by state"), IconName::Filter,
            [](const Now &now) { now.pane.focusField(Field::State); }, {}, {.listed = Listed::WhenTyped}),
        Row("payor.byId", QT_TR_NOOP("Search payors by ID"), IconName::Search,
            [](const Now &now) { now.pane.focusField(Field::PayorId); }, {},
            {.keywords = QT_TR_NOOP("number"), .listed = Listed::WhenTyped, .tool = true}),
        Row(
            "pane.clearFilter", QT_TR_NOOP("Clear payor search"), IconName::Close,
            [](const Now &now) { now.pane.fields().clear(); }, clearDisabledReason),
        Row("pane.reload", QT_TR_NOOP("Search payors again"), IconName::Reload,
            [](const Now &now) { now.pane.reload(); }),
        Row(
            "payor.raw", QT_TR_NOOP("Show payors as raw JSON"), IconName::Payor,
            [](const Now &now) { now.pane.showRaw(); },
            [](const Now &now) { return rawResponseDisabledReason(now.pane.rawResponse()); },
            {.keywords = QT_TR_NOOP("response unread entries"), .listed = Listed::WhenTyped, .tool = true}),
        Row("payor.originalOrder", QT_TR_NOOP("Show payors in original order"), IconName::Undo,
            [](const Now &now) { now.pane.results().setOrder(DefaultOrder::OriginalOrder); },
            orderDisabledReason<DefaultOrder::OriginalOrder>,
            {.keywords = QT_TR_NOOP("sort"), .listed = Listed::WhenTyped, .tool = true}),
        Row("payor.bestMatch", QT_TR_NOOP("Sort payors by best match"), IconName::Undo,
            [](const Now &now) { now.pane.results().setOrder(DefaultOrder::BestMatch); },
            orderDisabledReason<DefaultOrder::BestMatch>,
            {.keywords = QT_TR_NOOP("sort"), .listed = Listed::WhenTyped}),
        Row("payor.copyCode", QT_TR_NOOP("Copy payor code"), IconName::Copy,
            [](const Now &now) { now.pane.detail().copyCode(); }, noSelectionReason, {.about = name, .detail = code}),
        Row("payor.copyLink", QT_TR_NOOP("Copy link to payor"), IconName::Copy, copyLink, noSelectionReason,
            {.about = name}),
        Row("payor.compare", QT_TR_NOOP("Compare with another payor"), IconName::Compare,
            [](const Now &now) { now.pane.detail().setCompared(now.chosen); }, noSelectionReason,
            {.about = name, .tool = true}),
        Row("payor.compareEnd", QT_TR_NOOP("Stop comparing payors"), IconName::Close,
            [](const Now &now) { now.pane.detail().setCompared(std::nullopt); }, compareDisabledReason,
            {.listed = Listed::WhenTyped}),
        Row("payor.copyAddress", QT_TR_NOOP("Copy business address"), IconName::Copy, copyAddress,
            addressDisabledReason, {.about = name}),
    };
};

} // namespace

std::vector<Command> PayorsPane::commands()
{
    std::vector<Command> all = commandsFrom<PayorsCommands>(PayorsNow{*this, m_session});
    m_results->output().addCommands(all);
    return all;
}

void PayorsPane::ask()
{
    m_linked.reset();
    m_opensFound = false;
    if (!std::exchange(m_recordState, {}).isEmpty())
        m_fields->setState({}); // the next caller may be from anywhere
    m_session.payors().setQuery(m_fields->query());
    showState();
}

void PayorsPane::searchTyped()
{
    m_session.payors().setQuery(m_fields->query());
    m_session.payors().searchNow();
}

/// Whether the results are those of the last search.
bool PayorsPane::isUpToDate() const
{
    const PayorLookup &lookup = m_session.payors();
    const auto *ready = readyIn(lookup.state());
    return ready && lookup.isCurrent() && !m_results->isBehind() && (lookup.isLocal() || !ready->refreshing);
}

/// Opens the selected payor if the list covers the detail, or says why none is selected.
void PayorsPane::openFound()
{
    if (!m_opensFound || !isUpToDate())
        return;
    m_opensFound = false;
    if (!isVisible())
        return; // the person has gone to another place since
    if (m_results->count() > 0 && m_fields->edit(PayorSearchFields::Field::Words)->hasFocus())
        m_results->table()->setFocus(Qt::OtherFocusReason);
    const QString why = m_results->noSelectionReason();
    if (m_results->chosen() && m_listDetail->isStacked())
        m_listDetail->showDetail(true);
    else if (!m_results->chosen() && m_listDetail->isStacked() && !why.isEmpty())
        showToast(why);
    else if (!m_results->chosen())
        announceText(m_results->table(), why); // the detail shows it
}

/// Reloads the list of all payors. If there is none, the search is sent to the service afterwards.
void PayorsPane::reload()
{
    m_session.payors().setQuery(m_fields->query());
    m_session.payorCatalog().reload();
}

void PayorsPane::focusFilter()
{
    m_listDetail->showDetail(false);
    m_fields->focusWords();
}

void PayorsPane::focusField(PayorSearchFields::Field field)
{
    m_listDetail->showDetail(false);
    m_fields->edit(field)->setFocus(Qt::ShortcutFocusReason);
}

void PayorsPane::searchFor(const PayorQuery &query)
{
    m_linked.reset();
    search(query, {});
    showState();
}

void PayorsPane::search(const PayorQuery &query, const QString &state)
{
    m_opensFound = false;
    m_listDetail->showDetail(false);
    m_fields->setQuery(query);
    m_fields->setState(state);
    m_recordState = state;
    searchTyped();
    using Field = PayorSearchFields::Field;
    m_fields->edit(query.insuranceName.isEmpty() ? Field::PayorId : Field::Words)->setFocus(Qt::ShortcutFocusReason);
}

void PayorsPane::searchForCode(const QString &code, const QString &name, const QString &state)
{
    m_linked = LinkedPayor{.code = code, .name = name, .state = state};
    m_session.payorCatalog().ensureLoaded();
    showState();
}

/// Called once the list of all payors is loaded, or can't be.
void PayorsPane::searchForLinked()
{
    const PayorCatalog &catalog = m_session.payorCatalog();
    const Payor *payor = catalog.withCode(m_linked->code);
    QString words = payor ? payor->name : m_linked->name;
    if (words.isEmpty() && catalog.isComplete())
        words = m_linked->code; // shows that no payor has this code
    // The business address of a known payor may be in any state.
    const QString state = payor ? QString() : m_linked->state;
    if (payor)
        m_linked->code = payor->code;
    m_linked->step = words.isEmpty() ? LinkedPayor::Step::Unknown : LinkedPayor::Step::Searched;
    search({words, {}, {}}, state);
}

/// The displayed response, or that of the list of all payors if it couldn't be read.
std::optional<RawResponse> PayorsPane::rawResponse() const
{
    const auto shown = rawResponseOf(m_session.payors().state());
    return shown ? shown : rawResponseOf(m_session.payorCatalog().state());
}

void PayorsPane::showRaw()
{
    showRawOf(rawResponse());
}

void PayorsPane::showRawOf(const std::optional<RawResponse> &response)
{
    if (response)
        (new RawResponseDialog(tr("Raw response: payors"), *response, window()))->open();
}

QVariantMap PayorsPane::viewState() const
{
    const PayorQuery typed = m_fields->query();
    return {{u"words"_s, typed.insuranceName},
            {u"clearinghouse"_s, typed.clearinghouse},
            {u"payorId"_s, typed.providerPayorId},
            {u"state"_s, m_recordState.isEmpty() ? m_fields->state() : QString()},
            {u"recordState"_s,
             QVariant::fromValue(std::optional(m_recordState))}, // a lock drops values that aren't plain, such as an
                                                                 // optional; this one is from a person's record
            {u"results"_s, m_results->viewState()},
            {u"detailShown"_s, m_listDetail->isDetailShown()}};
}

void PayorsPane::restoreViewState(const QVariantMap &state)
{
    const PayorQuery query{state.value(u"words"_s).toString(), state.value(u"clearinghouse"_s).toString(),
                           state.value(u"payorId"_s).toString()};
    const QVariantMap results = state.value(u"results"_s).toMap();
    const QString ofRecord = state.value(u"recordState"_s).value<std::optional<QString>>().value_or(QString());
    m_fields->setQuery(query);
    m_fields->setState(ofRecord.isEmpty() ? state.value(u"state"_s).toString() : ofRecord);
    m_results->restoreOrder(results, query);
    ask(); // the lookup may already have the result
    m_recordState = ofRecord;
    m_results->restoreList(results);
    m_listDetail->restoreDetail(state.value(u"detailShown"_s).toBool());
}

void PayorsPane::showState()
{
    if (m_linked && m_linked->step == LinkedPayor::Step::WaitsForList && !m_session.payorCatalog().isAwaited())
        searchForLinked();
    const PayorLookup &lookup = m_session.payors();
    const auto &state = lookup.state();
    const auto *ready = readyIn(state);
    if (m_results->showResult(ready ? ready->value : PayorSearchResult()))
        m_fields->offerStates(m_results->states());
    m_results->setUsState(m_fields->state());
    const QDateTime shownAt = ready ? ready->at : QDateTime();
    m_notice->showState();
    showUndecodable(m_unread, ready ? ready->undecodable : UndecodableEntries());
    const bool isUnknown = m_linked && m_linked->step == LinkedPayor::Step::Unknown;
    m_pages->showIdle(m_fields->query(), isUnknown ? m_linked->code : QString());
    if (m_linked && m_linked->step == LinkedPayor::Step::Searched && isUpToDate())
        m_listDetail->showDetail(m_results->select(std::exchange(m_linked, std::nullopt)->code));
    const bool isOutOfState = ready && !ready->value.empty() && m_results->count() == 0;
    if (isOutOfState)
        m_pages->showNoneInState(m_fields->state(), int(ready->value.size()));
    else if (ready && ready->value.empty())
        m_pages->showEmpty();
    m_stack->busy()->setText(m_session.payorCatalog().isAwaited() ? tr("Loading payors…") : tr("Searching payors…"));
    m_stack->showRemote(state, [isOutOfState](const auto &payors) { return payors.empty() || isOutOfState; });
    const QString found = QLocale().toString(m_results->count());
    const bool isUnclear = !m_results->noSelectionReason().isEmpty();
    m_header->setCount(!ready          ? QString()
                           : isUnclear ? tr("%1 found, no clear match").arg(found)
                                       : tr("%1 found").arg(found));
    Q_EMIT syncedAt(shownAt);
    m_results->updateNoticeAndFooter();
    showChosen();
    openFound();
}

void PayorsPane::showChosen()
{
    if (m_results->isBehind() && m_session.payors().isLocal())
        return; // the results for the new search terms arrive soon
    const auto payor = m_results->chosen();
    if (!payor) {
        const QString why = m_results->noSelectionReason();
        m_listDetail->noneSelected()->setContent(
            IconName::Payor, tr("No payor selected"),
            why.isEmpty() ? tr("Select a payor to see its code, aliases, and address.") : why);
        return m_listDetail->showPage(-1);
    }
    m_detail->showPayor({*payor, m_results->namesakes(), m_fields->query().insuranceName, m_results->reason()});
    m_listDetail->showPage(0);
}

void PayorsPane::copyActivated(const Payor &payor, bool isChosen)
{
    if (isChosen)
        m_detail->copyCode();
    else
        showToast(tr("Nothing was copied. No payor is selected. Press Space to select “%1”.").arg(payor.name));
}

void PayorsPane::showEvent(QShowEvent *event)
{
    Pane::showEvent(event);
    m_session.payorCatalog().ensureLoaded();
    m_notice->retryWhenVisible();
}

} // namespace labdesk
