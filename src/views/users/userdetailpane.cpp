// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/userdetailpane.h"

#include "text/localtexts.h"
#include "views/common/usertexts.h"
#include "views/users/actionnotices.h"
#include "views/users/actiontexts.h"
#include "views/users/useredits.h"
#include "views/users/userhead.h"
#include "views/users/userinsurancetab.h"
#include "views/users/useroverviewtab.h"
#include "views/users/userrawtab.h"
#include "views/users/userrowmenu.h"
#include "views/users/usersourcestab.h"
#include "views/users/usertimelinetab.h"
#include "widgets/countedtabbar.h"
#include "widgets/fitscrollarea.h"
#include "widgets/inlinemessage.h"
#include "widgets/metrics.h"
#include "widgets/remotestack.h"
#include "widgets/rtlpainting.h"
#include "widgets/separator.h"

#include <QLocale>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Why an answer has no body to show.
template <class T> QString whyNoBody(const Remote<T> &remote)
{
    if (std::holds_alternative<Loading>(remote))
        return UserDetailPane::tr("The answer is awaited.");
    if (const auto *failed = std::get_if<Failed>(&remote)) {
        const ErrorText text = describe(failed->why);
        QStringList lines{text.sentence, text.cause, failed->why.detail};
        lines.removeAll(QString());
        return lines.join(u'\n');
    }
    if (readyIn(remote))
        return UserDetailPane::tr("The service sent no body.");
    return UserDetailPane::tr("This was not asked for.");
}

template <class T>
void showAnswer(UserRawTab *raw, UserRawTab::Answer answer, const Remote<T> &remote, const QString &whyNot = {})
{
    UserRawTab::Body body;
    if (const auto *ready = readyIn(remote))
        body = {ready->body, ready->drift, ready->at, {}};
    else if (const auto *failed = std::get_if<Failed>(&remote); failed && failed->why.answer)
        body = {.bytes = failed->why.answer->bytes, .type = QString::fromUtf8(failed->why.answer->contentType)};
    if (!body.at.isValid() || body.bytes.isEmpty())
        body.why = whyNot.isEmpty() ? whyNoBody(remote) : whyNot;
    raw->setAnswer(answer, body);
}

} // namespace

UserDetailPane::UserDetailPane(Session &session, UserDetails &details, QWidget *parent)
    : QWidget(parent), m_session(session), m_details(details), m_pages(new PageStack(this))
{
    setObjectName(u"userDetailPane"_s);
    const auto nameOf = [this](const QString &slug) { return providerName(slug); };
    m_notices
        = new ActionNotices(session.actions(), nameOf, this); // from the beginning: it remembers what was done to whom
    m_notices->setObjectName(u"userNotices"_s);
    m_notices->setKinds({UserActionKind::ChangeZone, UserActionKind::Edit, UserActionKind::Refresh,
                         UserActionKind::Deregister, UserActionKind::Delete});
    m_pages->addWidget(new EmptyState(IconName::Users, tr("No user selected"),
                                      tr("Select a user in the list to see it here."), {}, m_pages));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);
    connect(&details, &UserDetails::opened, this, &UserDetailPane::showOpened);
    connect(&session.actions(), &UserActions::changed, this, &UserDetailPane::noteAction);
    showOpened();
}

/// With the first user, whose parts are many: start and memory do without them.
void UserDetailPane::buildOnce()
{
    if (m_head)
        return;
    auto *content = new QWidget(m_pages);
    m_head = new UserHead(content);
    m_missing = new InlineMessage(Tone::Warn, content);
    m_missing->setObjectName(u"missingUserMessage"_s);
    m_missing->hide();
    m_stack = new RemoteStack([this](QWidget *among) { return makeTabs(among); }, tr("Loading the user…"), content);
    m_stack->setObjectName(u"userStack"_s);
    m_stack->setDetailMargin(metricsFor(this).three);
    m_stack->setProgressOver(content); // not below the tabs: there it looks like the mark of one
    m_stack->idle()->setContent(IconName::Users, tr("The user is not loaded"),
                                tr("The list failed for the same reason. Retry there loads both."));

    const Metrics m = metricsFor(this);
    auto *body = new QVBoxLayout(content);
    body->setContentsMargins(0, 0, 0, 0);
    body->setSpacing(m.one);
    body->addWidget(m_head);
    auto *messages = new QVBoxLayout;
    messages->setContentsMargins(m.three, 0, m.three, 0);
    messages->setSpacing(m.one);
    messages->addWidget(m_missing);
    messages->addWidget(m_notices); // above the tabs, so that no list, however long, hides a countdown and its Cancel
    body->addLayout(messages);
    body->addWidget(m_stack, 1);
    m_pages->addWidget(content);
    connectParts();
    connectSession();
}

QWidget *UserDetailPane::makeTabs(QWidget *parent)
{
    auto *all = new QWidget(parent);
    m_tabs = new CountedTabBar(all);
    m_tabPages = new PageStack(all);
    m_tabs->setObjectName(u"userTabBar"_s);
    m_tabs->setAccessibleName(tr("Parts of the user"));
    m_overview = addTab<UserOverviewTab>(tr("Overview"));
    m_sources = addTab<UserSourcesTab>(tr("Sources"));
    m_sources->setFacts([this](const QString &slug) { return m_session.factsOf(slug, QDate::currentDate()); });
    connect(&m_session.providers(), &ProviderCatalogue::stateChanged, m_sources, &UserSourcesTab::refreshFacts);
    m_insurance = addTab<UserInsuranceTab>(tr("Insurance"));
    m_timeline = addTab<UserTimelineTab>(tr("Timeline"));
    m_tabs->addTab(tr("Raw JSON"));
    m_tabPages->addWidget(m_raw = new UserRawTab(m_tabPages)); // scrolls by itself

    auto *hair = makeSeparator(all);
    auto *layout = new QVBoxLayout(all);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto *barRow = new QVBoxLayout;
    const Metrics m = metricsFor(this);
    m_tabs->setLead(m.px(5)); // for the ring; the words stand above those of the tab
    barRow->setContentsMargins(sidedMargins(m.three - m.px(5), 0, m.half, 0));
    barRow->addWidget(m_tabs);
    layout->addLayout(barRow);
    layout->addWidget(hair);
    layout->addWidget(m_tabPages, 1);
    return all;
}

template <class Content> Content *UserDetailPane::addTab(const QString &title)
{
    auto *area = new QScrollArea(m_tabPages);
    auto *content = new Content(area->viewport());
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    content->setProperty("scrolled", u"true"_s);
    content->setMaximumWidth(metricsFor(this).px(960)); // on a very wide screen a value stays beside its name
    area->setWidget(content);
    m_tabs->addTab(title);
    m_tabPages->addWidget(area);
    return content;
}

void UserDetailPane::connectParts()
{
    connect(m_head, &UserHead::refreshRequested, this, &UserDetailPane::refreshRequested);
    connect(m_head, &UserHead::zoneChangeRequested, this, &UserDetailPane::zoneChangeRequested);
    connect(m_head, &UserHead::editRequested, this, [this] { Q_EMIT editRequested({}, {}); });
    connect(m_overview, &UserOverviewTab::clientIdChangeRequested, this,
            [this] { Q_EMIT editRequested({}, UserField::ClientId); });
    connect(m_notices, &ActionNotices::editAgainRequested, this,
            [this](const UserAction &action) { Q_EMIT editRequested(action.patch, {}); });
    connect(m_head, &UserHead::deleteRequested, this, &UserDetailPane::deleteRequested);
    connect(m_head, &UserHead::windowRequested, this, [this] {
        if (const auto &id = m_details.userId())
            Q_EMIT windowRequested(*id);
    });
    connect(m_head, &UserHead::callerRequested, this, &UserDetailPane::callerRequested);
    connect(&m_details.callerCheck(), &CallerCheck::changed, m_head,
            [this] { m_head->setVerified(m_details.callerCheck().verifiedAt()); });
    m_head->setVerified(m_details.callerCheck().verifiedAt());
    connect(m_head, &UserHead::pdfRequested, this, &UserDetailPane::pdfRequested);
    connect(m_head, &UserHead::printRequested, this, &UserDetailPane::printRequested);
    const auto name = [this] {
        m_overview->setNames([this](const QString &slug) { return providerName(slug); },
                             QDateTime::currentDateTimeUtc());
    };
    name();
    connect(&m_session.providers(), &ProviderCatalogue::stateChanged, m_overview, name);
    connect(m_overview, &UserOverviewTab::zoneChangeRequested, this, &UserDetailPane::zoneChangeRequested);
    connect(m_overview, &UserOverviewTab::sourcesRequested, this, [this] { showTab(Tab::Sources); });
    connect(m_sources, &UserSourcesTab::rawRequested, this, [this] {
        m_raw->choose(UserRawTab::Answer::Providers);
        showTab(Tab::Raw);
    });
    connect(m_sources, &UserSourcesTab::deregisterRequested, this, &UserDetailPane::deregisterRequested);
    const auto record = [this](AuditEntry entry) {
        entry.userId = m_details.userId() ? m_details.userId()->text() : QString();
        m_session.record(std::move(entry));
    };
    connect(m_overview, &UserOverviewTab::audited, this, record);
    connect(m_sources, &UserSourcesTab::audited, this, record);
    connect(m_insurance, &UserInsuranceTab::audited, this, record);
    connect(m_raw, &UserRawTab::audited, this, record);
    connect(m_missing, &InlineMessage::buttonClicked, this, &UserDetailPane::forgetRequested);
    connect(m_tabs, &QTabBar::currentChanged, this, &UserDetailPane::enterTab);
    connect(&m_clock, &QTimer::timeout, this, [this] {
        m_overview->setNow(QDateTime::currentDateTimeUtc());
        m_timeline->setNow(QDateTime::currentDateTimeUtc());
    });
    m_clock.start(20s);
}

void UserDetailPane::connectSession()
{
    UserDetails &details = m_details;
    connect(&details, &UserDetails::userChanged, this, &UserDetailPane::showUser);
    connect(&m_session.users(), &UserDirectory::stateChanged, this, &UserDetailPane::followList);
    connect(&details, &UserDetails::providersChanged, this, &UserDetailPane::showProviders);
    connect(&details, &UserDetails::insuranceChanged, this, &UserDetailPane::showInsurance);
    connect(&details, &UserDetails::payorChanged, this, [this] { m_insurance->showPayor(m_details.payor()); });
    connect(&m_session.actionLog(), &UserActionLog::changed, this, &UserDetailPane::showTimeline);
    connect(m_stack, &RemoteStack::retryRequested, &details, &UserDetails::reload);
    connect(m_stack, &RemoteStack::cancelRequested, this, &UserDetailPane::cancelRequested);
    connect(m_sources, &UserSourcesTab::cancelRequested, &details, &UserDetails::cancelProviders);
    connect(m_insurance, &UserInsuranceTab::cancelRequested, &details, &UserDetails::cancelInsurance);
    connect(m_sources, &UserSourcesTab::retryRequested, &details, &UserDetails::reload);
    connect(m_insurance, &UserInsuranceTab::payorRequested, this, &UserDetailPane::payorRequested);
    connect(m_insurance, &UserInsuranceTab::retryRequested, &details, &UserDetails::loadInsurance);
}

std::optional<User> UserDetailPane::user() const
{
    if (const auto *ready = readyIn(m_details.user()))
        return ready->value;
    const auto &id = m_details.userId();
    const UserStore &store = m_session.users().store();
    const auto row = id ? store.find(*id) : std::nullopt;
    return row ? std::optional(userInStore(store, *row)) : std::nullopt;
}

const Remote<std::vector<ConnectedProvider>> &UserDetailPane::providers() const
{
    return m_details.providers();
}

QString UserDetailPane::providerName(const QString &slug) const
{
    if (const auto *ready = readyIn(m_details.providers()))
        for (const ConnectedProvider &provider : ready->value)
            if (provider.slug == slug && !provider.name.isEmpty())
                return provider.name;
    return m_session.providers().nameOf(slug);
}

void UserDetailPane::showTab(Tab tab)
{
    buildOnce();
    m_tabs->setCurrentIndex(int(tab));
}

void UserDetailPane::stepTab(int by)
{
    buildOnce();
    m_tabs->step(by);
}

void UserDetailPane::focusTabs()
{
    buildOnce();
    m_tabs->setFocus(Qt::ShortcutFocusReason);
}

void UserDetailPane::focusRefresh()
{
    buildOnce();
    m_head->focusRefresh();
}

bool UserDetailPane::findHere()
{
    const QWidget *focused = focusWidget();
    if (!focused || !focused->hasFocus() || !m_raw || !m_raw->isAncestorOf(focused))
        return false;
    m_raw->focusFind();
    return true;
}

void UserDetailPane::showOpened()
{
    const auto &id = m_details.userId();
    if (id)
        buildOnce();
    m_pages->setCurrentIndex(id ? 1 : 0);
    m_insuranceNotedOf.reset();
    if (!m_head)
        return;
    m_raw->clear(id ? id->text().left(8) : QString());
    // Insurance is fetched for whoever stands in its tab; going on to the next user must not look into their record.
    if (m_tabs->currentIndex() == int(Tab::Insurance))
        showTab(Tab::Overview);
    m_notices->setUser(id);
    showUser();
    showProviders();
    showInsurance();
    showActions();
}

void UserDetailPane::showUser()
{
    const auto &remote = m_details.user();
    if (const auto known = user())
        m_head->setUser(*known);
    else if (const auto &id = m_details.userId())
        m_head->setUnknown(*id);
    if (const auto *ready = readyIn(remote))
        m_overview->setUser(ready->value, QDateTime::currentDateTimeUtc());
    showStack();
    showAnswer(m_raw, UserRawTab::Answer::User, remote);
    showActions();
    showTimeline();
}

void UserDetailPane::showProviders()
{
    const auto &remote = m_details.providers();
    const auto *ready = readyIn(remote);
    m_sources->showProviders(remote);
    m_overview->setProviders(ready ? std::optional(ready->value) : std::nullopt);
    m_tabs->setCount(int(Tab::Sources), ready ? localNumber(qint64(ready->value.size())) : QString());
    showAnswer(m_raw, UserRawTab::Answer::Providers, remote);
    showActions();
    showTimeline();
}

void UserDetailPane::showInsurance()
{
    const auto &remote = m_details.insurance();
    m_insurance->showInsurance(remote);
    m_insurance->showPayor(m_details.payor());
    const QString whyNot
        = std::holds_alternative<Idle>(remote) ? tr("Insurance was not asked for. Its tab loads it.") : QString();
    showAnswer(m_raw, UserRawTab::Answer::Insurance, remote, whyNot);
    noteInsurance();
}

void UserDetailPane::enterTab(int index)
{
    m_tabPages->setCurrentIndex(index);
    UserDetails &details = m_details;
    if (index == int(Tab::Insurance) && details.userId() && std::holds_alternative<Idle>(details.insurance()))
        details.loadInsurance();
    noteInsurance();
}

QString UserDetailPane::unavailability(const QString &slug) const
{
    if (m_session.connection().readOnly)
        return readOnlyReason();
    const auto &id = m_details.userId();
    const UserAction *running = id ? m_session.actions().running(*id, UserActionKind::Deregister) : nullptr;
    return running && running->providerSlug == slug ? tr("This is being deregistered.") : QString();
}

void UserDetailPane::showActions()
{
    const auto &id = m_details.userId();
    if (!id)
        return;
    const QString readOnly = m_session.connection().readOnly ? readOnlyReason() : QString();
    const auto *failed = std::get_if<Failed>(&m_details.user());
    const bool isMissing = failed && failed->why.kind == ApiError::Kind::NotFound;
    m_head->setUnavailable(readOnly.isEmpty() && isMissing ? tr("The service does not have this user.") : readOnly);
    const UserAction *refresh = m_session.actions().running(*id, UserActionKind::Refresh);
    const bool isOpen = refresh && std::holds_alternative<UserAction::Unknown>(refresh->state);
    m_head->setRefresh(refresh && !isOpen,
                       !refresh     ? QString()
                           : isOpen ? tr("It is not known whether the last refresh was requested: check that first.")
                                    : tr("A refresh was requested and is not answered yet."));
    m_overview->setZoneUnavailable(readOnly);
    m_head->setEditUnavailable(whyNoEdit(m_session, *id, readyIn(m_details.user())));
    m_overview->setEditUnavailable(whyNoEdit(m_session, *id, readyIn(m_details.user())));
    m_sources->setUnavailability([this](const QString &slug) { return unavailability(slug); });
    m_overview->setRefreshes(m_session.actions().refreshesInLastHour(*id), formatLastRefresh(*id));
}

} // namespace labdesk
