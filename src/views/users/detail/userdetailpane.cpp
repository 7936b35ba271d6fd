// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/detail/userdetailpane.h"

#include "domain/absence.h"
#include "text/users/usertexts.h"
#include "views/users/actions/actionnotices.h"
#include "views/users/actions/lastrefresh.h"
#include "views/users/detail/nodatamessage.h"
#include "views/users/detail/useredits.h"
#include "views/users/detail/userhead.h"
#include "views/users/detail/watchbar.h"
#include "views/users/dialogs/callsummarycopy.h"
#include "views/users/dialogs/userdialogs.h"
#include "views/users/dialogs/useroutput.h"
#include "widgets/fitscrollarea.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/remotestack.h"
#include "widgets/statepage.h"

#include <QStackedWidget>
#include <QVBoxLayout>

#include <functional>
#include <utility>

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace labdesk {

/// Shows the user, or why there is none. If the user list next to it failed for the same reason, only the list says so.
class UserStack : public RemoteStack
{
    Q_OBJECT

public:
    UserStack(Session &session, UserDetails &details, const std::function<QWidget *(QWidget *parent)> &makeContent,
              QWidget *parent)
        : RemoteStack(makeContent, tr("Loading the user…"), parent), m_session(session), m_details(details)
    {
        setObjectName(u"userStack"_s);
        setDetailMargin(metricsFor(this).three);
        setProgressParent(parent);                   // a progress bar below the tabs would look like a tab indicator
        idle()->setContent(IconName::Users, {}, {}); // the list beside it shows the error and reloads both
        connect(&session.users(), &UserDirectory::stateChanged, this, &UserStack::followList);
        connect(this, &RemoteStack::retryRequested, &details, &UserDetails::reload);
        connect(error(), &ErrorState::secondActionRequested, this, &UserStack::forgetRequested);
    }

    void showUser()
    {
        const auto *failed = std::get_if<Failed>(&m_details.user());
        m_failedWithList = failsWithList();
        if (m_failedWithList && m_listBeside)
            return showPage(Page::Idle);
        error()->setSecondAction({});
        showRemote(m_details.user(), [](const User &) { return false; });
        if (failed && saysMissing(failed->why))
            showMissing(failed->why);
    }

    void setListBeside(bool beside)
    {
        m_listBeside = beside;
        if (m_failedWithList)
            showUser();
    }

Q_SIGNALS:
    void forgetRequested();

private:
    /// Whether the user list failed with the same error.
    bool failsWithList() const
    {
        const auto *failed = std::get_if<Failed>(&m_details.user());
        const auto *list = std::get_if<Failed>(&m_session.users().state());
        return failed && list && describe(failed->why) == describe(list->why);
    }

    /// If the user and the list failed together, reloading the list reloads the user too.
    void followList()
    {
        if (!std::holds_alternative<Failed>(m_details.user()))
            return;
        if (m_failedWithList && std::holds_alternative<Loading>(m_session.users().state()))
            m_details.reload();
        else if (m_failedWithList != failsWithList())
            showUser();
    }

    void showMissing(const ApiError &why)
    {
        const Connection &connection = m_session.connection();
        const auto &id = m_details.userId();
        const bool isListed = id && m_session.users().store().find(*id);
        const bool isDeleted = isListed || m_details.isDeleted(); // a listed user must have existed
        ErrorText text = describe(why);
        text.sentence = isDeleted ? tr("This user was deleted.") : tr("No user with this ID in this team.");
        text.cause = isDeleted ? tr("This user no longer exists on the service.") : text.cause;
        text.nextStep = tr("Check the environment. You’re connected to “%1” (%2).")
                            .arg(connection.name, formatEnvironment(connection.environment));
        error()->setSecondAction(isListed ? tr("Remove from list") : isDeleted ? tr("Close") : QString());
        error()->showError(why, text, true);
    }

    Session &m_session;
    UserDetails &m_details;
    bool m_listBeside = false;
    bool m_failedWithList = false; ///< at the last update
};

UserDetailPane::UserDetailPane(Session &session, UserDialogs &dialogs, UserDetails &details, QWidget *parent)
    : QWidget(parent), m_session(session), m_dialogs(dialogs), m_details(details), m_pages(new PageStack(this))
{
    setObjectName(u"userDetailPane"_s);
    const auto nameOf = std::bind_front(&UserDetailPane::providerName, this);
    // Created early, because it records the actions on all users.
    m_notices = new ActionNotices(session.actions(), nameOf, this);
    m_notices->setObjectName(u"userNotices"_s);
    m_notices->setKinds({UserActionKind::ChangeZone, UserActionKind::Edit, UserActionKind::Refresh,
                         UserActionKind::Deregister, UserActionKind::Delete});
    connect(&dialogs, &UserDialogs::zoneDialogShown, m_notices, &ActionNotices::setZoneAsked);
    connect(&dialogs, &UserDialogs::resultShown, m_notices, &ActionNotices::dismiss);
    m_summary = new CallSummaryCopy(session, details, nameOf, this);
    connect(m_summary, &CallSummaryCopy::toastRequested, &dialogs, &UserDialogs::toastRequested);
    m_pages->addWidget(new EmptyState(IconName::Users, tr("No user selected"),
                                      tr("Select a user to see their details here."), {}, m_pages));
    auto *layout = makeColumnLayout(this);
    layout->addWidget(m_pages);
    connect(&details, &UserDetails::opened, this, &UserDetailPane::showOpened);
    connect(&session.actions(), &UserActions::changed, this, &UserDetailPane::showActions);
    connect(m_notices, &ActionNotices::editAgainRequested, this,
            [this](const UserAction &action) { askEdit(action.patch, {}); });
    showOpened();
}

/// Created with the first user, because its many parts would slow down the start.
void UserDetailPane::buildOnce()
{
    if (m_head)
        return;
    auto *content = new QWidget(m_pages);
    // created before the head, so that it comes first in the tab order
    m_noData = new NoDataMessage(m_session, m_details, content);
    m_head = new UserHead(content);
    m_stack = new UserStack(
        m_session, m_details,
        [this](QWidget *among) {
            return m_tabs
                = new UserDetailTabs(m_session, m_details, std::bind_front(&UserDetailPane::providerName, this), among);
        },
        content);
    m_stack->setListBeside(m_listBeside);
    m_tabs->setNoDataMessage(m_noData);

    const Metrics m = metricsFor(this);
    auto *body = makeColumnLayout(content, m.one);
    body->addWidget(m_head);
    auto *messages = new QVBoxLayout;
    messages->setContentsMargins(m.three, 0, m.three, 0);
    messages->setSpacing(m.one);
    messages->addWidget(new WatchBar(m_details.watch(), std::bind_front(&UserDetailPane::providerName, this), content));
    messages->addWidget(m_notices); // above the tabs, so that a long list never hides a countdown and its Cancel button
    body->addLayout(messages);
    body->addWidget(m_stack, 1);
    m_pages->addWidget(content);
    connectHead();
    connectNoDataMessage();
    connectTabs();
    connect(&m_details, &UserDetails::userChanged, this, &UserDetailPane::showUser);
    connect(&m_details, &UserDetails::providersChanged, this, &UserDetailPane::showActions);
    connect(&m_clock, &QTimer::timeout, this, [this] {
        m_head->setNow(QDateTime::currentDateTimeUtc());
        m_tabs->setNow(QDateTime::currentDateTimeUtc());
        m_noData->evaluate();
    });
    m_clock.start(20s);
    connect(&m_tick, &QTimer::timeout, this, &UserDetailPane::showRefresh);
    connect(m_stack, &UserStack::cancelRequested, this, &UserDetailPane::cancelRequested);
    connect(m_stack, &UserStack::forgetRequested, this, &UserDetailPane::forgetRequested);
}

void UserDetailPane::connectHead()
{
    connect(m_head, &UserHead::refreshRequested, this, [this] { ask(&UserDialogs::refresh); });
    connect(m_head, &UserHead::zoneChangeRequested, this, [this] { ask(&UserDialogs::changeZone); });
    connect(m_head, &UserHead::editRequested, this, [this] { askEdit({}, {}); });
    connect(m_head, &UserHead::deleteRequested, this, [this] { ask(&UserDialogs::deleteUser); });
    connect(m_head, &UserHead::windowRequested, this, [this] {
        if (const auto &id = m_details.userId())
            Q_EMIT m_dialogs.windowRequested(*id);
    });
    connect(m_head, &UserHead::callerRequested, this, [this] { m_dialogs.verifyCaller(m_details, this); });
    connect(m_head, &UserHead::noDataRequested, this, [this] { m_dialogs.explainNoData(m_details, this); });
    connect(m_head, &UserHead::summaryRequested, this, &UserDetailPane::copySummary);
    connect(m_head, &UserHead::watchRequested, &m_details.watch(), &UserWatch::toggle);
    const auto showWatch = [this] { m_head->setWatching(m_details.watch().isOn()); };
    connect(&m_details.watch(), &UserWatch::changed, m_head, showWatch);
    showWatch();
    connect(m_head, &UserHead::pdfRequested, this, [this] { m_dialogs.output().saveAsPdf(user(), m_details, this); });
    connect(m_head, &UserHead::printRequested, this,
            [this] { m_dialogs.output().printSummary(user(), m_details, this); });
    const auto showVerified = [this] { m_head->setVerified(m_details.callerCheck().verifiedAt()); };
    connect(&m_details.callerCheck(), &CallerCheck::changed, m_head, showVerified);
    showVerified();
}

void UserDetailPane::connectNoDataMessage()
{
    connect(m_noData, &NoDataMessage::evaluated, m_head, [this] {
        m_head->setStep(m_noData->step(), m_noData->refreshFreeAt());
        showEmphasis();
    });
    connect(m_head, &UserHead::stepRequested, m_noData, &NoDataMessage::take);
    m_head->setTextsMenu(m_noData->makeTextsMenu(m_head));
    connect(m_noData, &InlineMessage::buttonClicked, this, [this] { m_dialogs.explainNoData(m_details, this); });
    connect(m_noData, &NoDataMessage::editRequested, this, [this](UserField at) { askEdit({}, at); });
    connect(m_noData, &NoDataMessage::toastRequested, &m_dialogs, &UserDialogs::toastRequested);
}

void UserDetailPane::connectTabs()
{
    connect(m_tabs, &UserDetailTabs::zoneChangeRequested, this, [this] { ask(&UserDialogs::changeZone); });
    connect(m_tabs, &UserDetailTabs::callerRequested, this, [this] { m_dialogs.verifyCaller(m_details, this); });
    connect(m_tabs, &UserDetailTabs::editRequested, this, &UserDetailPane::askEdit);
    connect(m_tabs, &UserDetailTabs::deregisterRequested, this, [this](const ConnectedProvider &provider) {
        if (const auto known = user())
            m_dialogs.deregister(*known, provider, this);
    });
    connect(m_tabs, &UserDetailTabs::payorRequested, &m_dialogs, &UserDialogs::payorRequested);
    connect(m_tabs, &UserDetailTabs::centersRequested, &m_dialogs, &UserDialogs::centersRequested);
}

void UserDetailPane::ask(void (UserDialogs::*what)(const User &, QWidget *))
{
    if (const auto known = user())
        (m_dialogs.*what)(*known, this);
}

void UserDetailPane::askEdit(const UserPatch &draft, std::optional<UserField> at)
{
    if (const auto *loaded = readyIn(m_details.user()))
        askEditUser(m_session, loaded->value, this, draft, at);
}

bool UserDetailPane::isGone() const
{
    const auto *failed = std::get_if<Failed>(&m_details.user());
    return failed && saysMissing(failed->why);
}

std::optional<User> UserDetailPane::user() const
{
    if (isGone())
        return std::nullopt;
    if (const auto *ready = readyIn(m_details.user()))
        return ready->value;
    const auto &id = m_details.userId();
    const UserStore &store = m_session.users().store();
    const auto row = id ? store.find(*id) : std::nullopt;
    return row ? std::optional(store.user(*row)) : std::nullopt;
}

QString UserDetailPane::providerName(const QString &slug) const
{
    if (const auto *ready = readyIn(m_details.providers()))
        for (const ConnectedProvider &provider : ready->value)
            if (provider.slug == slug && !provider.name.isEmpty())
                return provider.name;
    return m_session.providers().nameOf(slug);
}

UserDetailTabs &UserDetailPane::tabs()
{
    buildOnce();
    return *m_tabs;
}

void UserDetailPane::setPrimary(bool isPrimary)
{
    m_isPrimary = isPrimary;
    if (m_head) // null until a user is opened
        showEmphasis();
}

/// Nothing is recommended until it is known what helps: a refresh asks the service for something.
void UserDetailPane::showEmphasis()
{
    const bool isEmphasized = m_isPrimary && !m_noData->isWaiting();
    if (std::exchange(m_isEmphasized, isEmphasized) != isEmphasized)
        m_head->setPrimary(isEmphasized);
}

void UserDetailPane::focusRefresh()
{
    buildOnce();
    m_head->focusRefresh();
}

bool UserDetailPane::findHere()
{
    return m_tabs && m_tabs->findHere();
}

void UserDetailPane::setListBeside(bool beside)
{
    m_listBeside = beside;
    if (m_stack)
        m_stack->setListBeside(beside);
}

void UserDetailPane::showOpened()
{
    const auto &id = m_details.userId();
    if (id)
        buildOnce();
    m_pages->setCurrentIndex(id ? 1 : 0);
    if (!m_head)
        return;
    const auto row = id ? m_session.users().store().find(*id) : std::nullopt;
    m_clientUserId = row ? m_session.users().store().clientUserId(*row) : QString();
    m_notices->setUser(id);
    m_head->resetStep();
    m_noData->evaluate();
    m_tabs->showOpened();
    showUser();
}

void UserDetailPane::showUser()
{
    const auto &id = m_details.userId();
    if (const auto known = user()) {
        m_clientUserId = known->clientUserId;
        m_head->setUser(*known, QDateTime::currentDateTimeUtc());
    } else if (id) {
        m_head->setUnknown(*id, m_clientUserId);
    }
    m_stack->showUser();
    showActions();
}

void UserDetailPane::showActions()
{
    const auto &id = m_details.userId();
    if (!id || !m_head)
        return;
    const QString readOnly = readOnlyReason(m_session.connection());
    m_head->setUnavailable(readOnly.isEmpty() && isGone() ? tr("The service doesn’t have this user.") : readOnly,
                           editDisabledReason(m_session, *id, readyIn(m_details.user())));
    showRefresh();
    m_tabs->showActions(
        formatLastRefresh(m_session.actions().of(*id), std::bind_front(&UserDetailPane::providerName, this)));
}

void UserDetailPane::showRefresh()
{
    const auto &id = m_details.userId();
    if (!id)
        return m_tick.stop();
    const UserAction *refresh = m_session.actions().running(*id, UserActionKind::Refresh);
    const auto *delayed = refresh ? std::get_if<UserAction::Delayed>(&refresh->state) : nullptr;
    const int paused
        = delayed ? delayed->secondsLeft : secondsPaused(m_session.actions().of(*id), QDateTime::currentDateTimeUtc());
    m_head->setRefresh(refresh && !std::holds_alternative<UserAction::Unknown>(refresh->state),
                       refreshDisabledReason(m_session, *id), paused);
    if (paused == 0)
        m_tick.stop();
    else if (!m_tick.isActive())
        m_tick.start(1s);
}

void UserDetailPane::copySummary()
{
    if (const auto known = user())
        m_summary->copy(*known);
}

QVariantMap UserDetailPane::viewState() const
{
    QVariantMap state{{u"notices"_s, QVariant::fromValue(m_notices->known())}};
    if (const auto &form = m_summary->form())
        state.insert(u"summaryForm"_s, int(*form));
    if (m_tabs)
        state.insert(m_tabs->viewState());
    return state;
}

void UserDetailPane::restoreViewState(const QVariantMap &state)
{
    m_notices->setKnown(state.value(u"notices"_s).value<std::vector<quint64>>());
    if (state.contains(u"summaryForm"_s))
        m_summary->setForm(SummaryForm(state.value(u"summaryForm"_s).toInt()));
    if (!state.contains(u"tab"_s))
        return;
    buildOnce();
    m_tabs->restoreViewState(state);
    showActions();
}

} // namespace labdesk

#include "userdetailpane.moc"
