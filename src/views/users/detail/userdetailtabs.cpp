// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/detail/userdetailtabs.h"

#include "session/session.h"
#include "text/localtexts.h"
#include "text/users/usertexts.h"
#include "views/common/jsonpanel.h"
#include "views/common/replyoffers.h"
#include "views/users/detail/timelineentries.h"
#include "views/users/detail/useredits.h"
#include "views/users/detail/userinsurancetab.h"
#include "views/users/detail/useroverviewtab.h"
#include "views/users/detail/userrawtab.h"
#include "views/users/detail/usersourcestab.h"
#include "views/users/detail/usertimelinetab.h"
#include "widgets/countedtabbar.h"
#include "widgets/fitscrollarea.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/outage.h"
#include "widgets/rtlpainting.h"
#include "widgets/separator.h"
#include "widgets/tools.h"

#include <QDialog>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Why a response has no body to show.
template <class T> QString bodyDisabledReason(const Remote<T> &remote)
{
    if (std::holds_alternative<Loading>(remote))
        return UserDetailTabs::tr("Waiting for a response…");
    if (const auto *failed = std::get_if<Failed>(&remote); failed && !outage().covers(failed->why)) {
        const ErrorText text = describe(failed->why);
        QStringList lines{text.sentence, text.cause, failed->why.detail};
        lines.removeAll(QString());
        return lines.join(u'\n');
    }
    if (readyIn(remote))
        return UserDetailTabs::tr("The response is empty.");
    return UserDetailTabs::tr("Not loaded.");
}

template <class T>
void showResponse(UserRawTab *raw, UserRawTab::Response response, const Remote<T> &remote,
                  const QString &disabledReason = {})
{
    UserRawTab::Body body;
    if (const auto *ready = readyIn(remote))
        body = {ready->body, ready->drift, ready->at, {}};
    else if (const auto *failed = std::get_if<Failed>(&remote); failed && failed->why.response)
        body = {.bytes = failed->why.response->bytes, .type = QString::fromUtf8(failed->why.response->contentType)};
    if (!body.at.isValid() || body.bytes.isEmpty())
        body.why = disabledReason.isEmpty() ? bodyDisabledReason(remote) : disabledReason;
    raw->setResponse(response, body);
}

} // namespace

UserDetailTabs::UserDetailTabs(Session &session, UserDetails &details, ProviderNameLookup nameOf, QWidget *parent)
    : QWidget(parent), m_session(session), m_details(details), m_nameOf(std::move(nameOf)),
      m_bar(new CountedTabBar(this)), m_pages(new PageStack(this))
{
    build();
    connectTabs();
    connectSession();
}

void UserDetailTabs::build()
{
    m_bar->setObjectName(u"userTabBar"_s);
    m_pages->setObjectName(u"userTabPages"_s);
    m_bar->setAccessibleName(tr("User details"));
    m_overview = addTab<UserOverviewTab>(tr("Overview"));
    m_sources = addTab<UserSourcesTab>(tr("Sources"));
    m_sources->setFacts([this](const QString &slug) { return m_session.factsOf(slug, QDate::currentDate()); });
    m_sources->setReplies([this](const QString &slug) { return replyOffers(m_session, slug, QDate::currentDate()); });
    m_insurance = addTab<UserInsuranceTab>(tr("Insurance"));
    m_timeline = addTab<UserTimelineTab>(tr("Timeline"));
    setToolTab(m_bar, m_bar->addTab(tr("Raw JSON")));
    m_pages->addWidget(m_raw = new UserRawTab(m_pages)); // without a scroll area, because it scrolls itself

    auto *layout = makeColumnLayout(this, 0);
    auto *barRow = new QVBoxLayout;
    const Metrics m = metricsFor(this);
    m_bar->setLeadingMargin(
        m.px(5)); // leaves space for the focus ring, so that the titles line up with the text of the tab
    barRow->setContentsMargins(sidedMargins(m.three - m.px(5), 0, m.half, 0));
    barRow->addWidget(m_bar);
    layout->addLayout(barRow);
    layout->addWidget(makeSeparator(this));
    layout->addWidget(m_pages, 1);
}

template <class Content> Content *UserDetailTabs::addTab(const QString &title)
{
    auto *area = new QScrollArea(m_pages);
    auto *content = new Content(area->viewport());
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    content->setProperty("scrolled", u"true"_s);
    content->setMaximumWidth(metricsFor(this).px(960)); // keeps values near their labels on a very wide screen
    area->setWidget(content);
    // The right edge lines up with the messages above.
    reserveScrollBar(area);
    const int barWidth = area->verticalScrollBar()->sizeHint().width();
    const QMargins room = content->layout()->contentsMargins();
    content->layout()->setContentsMargins(
        sidedMargins(room.left(), room.top(), room.right() - barWidth, room.bottom()));
    content->setMaximumWidth(content->maximumWidth() - barWidth);
    m_bar->addTab(title);
    m_pages->addWidget(area);
    return content;
}

void UserDetailTabs::connectTabs()
{
    connect(m_bar, &QTabBar::currentChanged, this, &UserDetailTabs::enterTab);
    connect(m_overview, &UserOverviewTab::zoneChangeRequested, this, &UserDetailTabs::zoneChangeRequested);
    connect(m_overview, &UserOverviewTab::clientIdChangeRequested, this,
            [this] { Q_EMIT editRequested({}, UserField::ClientId); });
    connect(m_overview, &UserOverviewTab::watchRequested, &m_details.watch(), &UserWatch::toggle);
    connect(m_overview, &UserOverviewTab::sourcesRequested, this, [this] { showTab(Tab::Sources); });
    connect(m_sources, &UserSourcesTab::rawRequested, this, [this] {
        m_raw->choose(UserRawTab::Response::Providers);
        showTab(Tab::Raw);
    });
    connect(m_sources, &UserSourcesTab::deregisterRequested, this, &UserDetailTabs::deregisterRequested);
    connect(m_insurance, &UserInsuranceTab::payorRequested, this, &UserDetailTabs::payorRequested);
    connect(m_insurance, &UserInsuranceTab::centersRequested, this, &UserDetailTabs::centersRequested);
    const auto record = [this](AuditEntry entry) {
        entry.userId = m_details.userId() ? m_details.userId()->text() : QString();
        m_session.record(std::move(entry));
    };
    connect(m_overview, &UserOverviewTab::audited, this, record);
    connect(m_sources, &UserSourcesTab::audited, this, record);
    connect(m_insurance, &UserInsuranceTab::audited, this, record);
    connect(m_raw, &UserRawTab::audited, this, record);
}

void UserDetailTabs::connectSession()
{
    UserDetails &details = m_details;
    connect(&details, &UserDetails::userChanged, this, &UserDetailTabs::showUser);
    connect(&details, &UserDetails::providersChanged, this, &UserDetailTabs::showProviders);
    connect(&details, &UserDetails::insuranceChanged, this, &UserDetailTabs::showInsurance);
    connect(&details, &UserDetails::payorChanged, this, [this] { m_insurance->showPayor(m_details.payor()); });
    // Filtered by user, because countdowns tick and jobs change an action per user.
    connect(&m_session.actions(), &UserActions::changed, this, [this](quint64 id) {
        const UserAction *action = m_session.actions().find(id);
        if (!action || action->user == m_details.userId())
            showTimeline();
    });
    connect(&m_session.audit(), &AuditTrail::recorded, this, [this](const AuditRecord &record) {
        if (m_details.userId() && isSameId(record.target, m_details.userId()->text()))
            showTimeline();
    });
    connect(&m_session.audit(), &AuditTrail::verified, this, &UserDetailTabs::showTimeline);
    const auto showWatch = [this] { m_overview->setWatching(m_details.watch().isOn()); };
    connect(&details.watch(), &UserWatch::changed, m_overview, showWatch);
    showWatch();
    connect(&details.callerCheck(), &CallerCheck::changed, this, &UserDetailTabs::showTimeline);
    connect(&m_session.providers(), &ProviderCatalog::stateChanged, m_sources, &UserSourcesTab::refreshFacts);
    connect(&m_session.providers(), &ProviderCatalog::stateChanged, this, &UserDetailTabs::showNames);
    showNames();
    connect(m_sources, &UserSourcesTab::cancelRequested, &details, &UserDetails::cancelProviders);
    connect(m_sources, &UserSourcesTab::retryRequested, &details, &UserDetails::reload);
    connect(m_insurance, &UserInsuranceTab::cancelRequested, &details, &UserDetails::cancelInsurance);
    connect(m_insurance, &UserInsuranceTab::retryRequested, &details, &UserDetails::loadInsurance);
}

void UserDetailTabs::setNoDataMessage(QWidget *message)
{
    m_overview->setNoDataMessage(message);
}

void UserDetailTabs::showTab(Tab tab)
{
    m_bar->setTabVisible(int(tab), true); // a message can lead to a tab that is hidden as a tool
    m_bar->setCurrentIndex(int(tab));
}

void UserDetailTabs::stepTab(int by)
{
    m_bar->step(by);
}

void UserDetailTabs::focusTabs()
{
    m_bar->setFocus(Qt::ShortcutFocusReason);
}

bool UserDetailTabs::findHere()
{
    const QWidget *focused = focusWidget();
    if (!focused || !focused->hasFocus() || !m_raw->isAncestorOf(focused))
        return false;
    m_raw->focusSearch();
    return true;
}

void UserDetailTabs::showOpened()
{
    const auto &id = m_details.userId();
    m_insuranceRecordedFor.reset();
    // The question is about a value of the previous user.
    for (QDialog *question : window()->findChildren<QDialog *>(u"revealQuestion"_s, Qt::FindDirectChildrenOnly))
        question->reject();
    m_raw->clear(id && idCopyDisabledReason().isEmpty() ? shortUserId(id->text()) : QString());
    // Insurance is loaded when its tab is opened. Opening another user must not load that user's record.
    if (m_bar->currentIndex() == int(Tab::Insurance))
        showTab(Tab::Overview);
    showUser();
    showProviders();
    showInsurance();
}

void UserDetailTabs::setNow(const QDateTime &now)
{
    m_overview->setNow(now);
}

bool UserDetailTabs::requestReveal()
{
    if (m_details.callerCheck().allowsReveal())
        return true;
    Q_EMIT callerRequested();
    return false;
}

void UserDetailTabs::showNames()
{
    m_overview->setNames(m_nameOf, QDateTime::currentDateTimeUtc());
}

void UserDetailTabs::showUser()
{
    const auto &remote = m_details.user();
    if (const auto *ready = readyIn(remote))
        m_overview->setUser(ready->value, QDateTime::currentDateTimeUtc());
    showResponse(m_raw, UserRawTab::Response::User, remote);
    showTimeline();
}

void UserDetailTabs::showProviders()
{
    const auto &remote = m_details.providers();
    const auto *ready = readyIn(remote);
    m_sources->showProviders(remote);
    // an incomplete list without readable entries may hide sources
    const bool areSourcesKnown = ready && (ready->undecodable.isWhole() || !ready->value.empty());
    m_overview->setProviders(areSourcesKnown ? std::optional(withoutReplaced(ready->value)) : std::nullopt);
    m_bar->setCount(int(Tab::Sources), ready ? localNumber(qint64(ready->value.size())) : QString());
    showResponse(m_raw, UserRawTab::Response::Providers, remote);
    showTimeline();
}

void UserDetailTabs::showInsurance()
{
    const auto &remote = m_details.insurance();
    m_insurance->showInsurance(remote);
    m_insurance->showPayor(m_details.payor());
    const QString disabledReason
        = std::holds_alternative<Idle>(remote) ? tr("Insurance loads when you open its tab.") : QString();
    showResponse(m_raw, UserRawTab::Response::Insurance, remote, disabledReason);
    recordInsuranceAccess();
}

void UserDetailTabs::showTimeline()
{
    const auto *ready = readyIn(m_details.user());
    const auto *providers = readyIn(m_details.providers());
    if (!ready)
        return;
    UserDeeds deeds = deedsOf(m_session, ready->value.id);
    deeds.verifiedAt = m_details.callerCheck().verifiedAt();
    m_timeline->setEntries(
        timelineOf(ready->value, providers ? std::optional(providers->value) : std::nullopt, deeds, m_nameOf),
        QDateTime::currentDateTimeUtc());
}

void UserDetailTabs::showActions(const QString &lastRefresh)
{
    const auto &id = m_details.userId();
    if (!id)
        return;
    m_overview->setZoneUnavailable(readOnlyReason(m_session.connection()));
    m_overview->setEditUnavailable(editDisabledReason(m_session, *id, readyIn(m_details.user())));
    const RefreshBudget &refreshes = m_session.actions().refreshes();
    m_overview->setRefreshes(refreshes.inLastHour(*id), refreshes.refusedInLastHour(*id), lastRefresh);
    m_sources->setUnavailability(
        [this](const QString &slug) { return deregisterDisabledReason(m_session, m_details.userId(), slug); });
}

void UserDetailTabs::enterTab(int index)
{
    m_pages->setCurrentIndex(index);
    UserDetails &details = m_details;
    if (index == int(Tab::Insurance) && details.userId() && std::holds_alternative<Idle>(details.insurance()))
        details.loadInsurance();
    recordInsuranceAccess();
}

/// Records the access once each time the user is opened, when the record becomes visible.
void UserDetailTabs::recordInsuranceAccess()
{
    const auto &id = m_details.userId();
    const auto *ready = readyIn(m_details.insurance());
    const bool isSeen = m_bar->currentIndex() == int(Tab::Insurance);
    if (!id || !ready || !ready->value || !isSeen || m_insuranceRecordedFor == id)
        return;
    m_insuranceRecordedFor = id;
    m_session.record({.operation = AuditOperation::OpenInsurance, .userId = id->text()});
}

QVariantMap UserDetailTabs::viewState() const
{
    return {{u"tab"_s, m_bar->currentIndex()},
            {u"response"_s, int(m_raw->chosen())},
            {u"rawView"_s, int(m_raw->panel()->view())}};
}

void UserDetailTabs::restoreViewState(const QVariantMap &state)
{
    m_raw->panel()->setView(JsonPanel::View(state.value(u"rawView"_s).toInt()));
    m_raw->choose(UserRawTab::Response(state.value(u"response"_s).toInt()));
    const auto tab = Tab(state.value(u"tab"_s).toInt());
    // After a lock, the record is read again only if a person asks for it.
    showTab(tab == Tab::Insurance && std::holds_alternative<Idle>(m_details.insurance()) ? Tab::Overview : tab);
}

} // namespace labdesk
