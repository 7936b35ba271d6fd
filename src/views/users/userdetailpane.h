// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/provider.h"
#include "domain/user.h"
#include "domain/useredit.h"
#include "session/session.h"

#include <QHash>
#include <QTimer>
#include <QWidget>

#include <optional>

class QStackedWidget;

namespace labdesk {

class ActionNotices;
class CountedTabBar;
class InlineMessage;
class RemoteStack;
class UserHead;
class UserInsuranceTab;
class UserOverviewTab;
class UserRawTab;
class UserSourcesTab;
class UserTimelineTab;

/// One user: who it is, what can be done, and four tabs. Shows what the session's UserDetails hold; asks for actions by
/// signals, since those need dialogs.
class UserDetailPane : public QWidget
{
    Q_OBJECT

public:
    enum class Tab { Overview, Sources, Insurance, Timeline, Raw };

    /// Shows the user that `details` have open, which may be others than the session's own.
    UserDetailPane(Session &session, UserDetails &details, QWidget *parent = nullptr);

    void showTab(Tab tab);
    void stepTab(int by); ///< to the next, or the one before
    void focusTabs();
    void focusRefresh();
    const Remote<std::vector<ConnectedProvider>> &providers() const;
    bool findHere(); ///< the keyboard goes to the find field of the answers; false: that is not where it is
    QString unavailability(const QString &slug) const; ///< why that source cannot be deregistered now; empty: it can
    ActionNotices *notices() const { return m_notices; }
    UserDetails &details() const { return m_details; }
    /// The user as far as it is known: as loaded, or as the list has it.
    std::optional<User> user() const;
    QString providerName(const QString &slug) const;
    /// Whether the list is in sight: what it says about a failure of both is not said again.
    void setListBeside(bool beside);
    QVariantMap viewState() const; ///< as Pane's
    void restoreViewState(const QVariantMap &state);

Q_SIGNALS:
    void refreshRequested();
    void zoneChangeRequested();
    void editRequested(const labdesk::UserPatch &draft, std::optional<labdesk::UserField> at);
    void deleteRequested();
    void deregisterRequested(const labdesk::ConnectedProvider &provider);
    void cancelRequested(); ///< waited long enough for the user
    void payorRequested(const QString &code, const QString &name);
    void windowRequested(const labdesk::UserId &user);
    void callerRequested(); ///< who calls is to be verified
    void pdfRequested();
    void printRequested();
    void forgetRequested(); ///< the service does not know the user any more: drop it from the list

private:
    void buildOnce();
    QWidget *makeTabs(QWidget *parent);
    template <class Content> Content *addTab(const QString &title);
    void connectSession();
    void connectParts();
    void showOpened();
    void showUser();
    void showStack();
    void followList();
    bool failsWithList() const;
    void showMissing(const ApiError &why);
    void showProviders();
    void showInsurance();
    void noteInsurance();
    void showActions();
    void showTimeline();
    void noteAction(quint64 id);
    QString formatLastRefresh(const UserId &user) const;
    void enterTab(int index);

    Session &m_session;
    UserDetails &m_details;
    bool m_listBeside = false;
    bool m_failedWithList = false; ///< when it was shown last
    QStackedWidget *m_pages;
    ActionNotices *m_notices;
    // Null until the first user is opened:
    UserHead *m_head = nullptr;
    InlineMessage *m_missing = nullptr;
    CountedTabBar *m_tabs = nullptr;
    QStackedWidget *m_tabPages = nullptr;
    RemoteStack *m_stack = nullptr;
    UserOverviewTab *m_overview = nullptr;
    UserSourcesTab *m_sources = nullptr;
    UserInsuranceTab *m_insurance = nullptr;
    UserTimelineTab *m_timeline = nullptr;
    UserRawTab *m_raw = nullptr;
    std::optional<UserId> m_insuranceNotedOf; ///< whose record was opened, and that is in the audit trail
    QTimer m_clock;
    struct LastRefresh
    {
        QDateTime at; ///< local, when it was answered
        quint64 action = 0;
    };
    QHash<UserId, LastRefresh> m_lastRefresh;
};

} // namespace labdesk
