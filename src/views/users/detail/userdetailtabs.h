// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/provider.h"
#include "domain/user.h"
#include "domain/useredit.h"
#include "text/users/actiontexts.h"
#include "widgets/revealquestion.h"

#include <QWidget>

#include <optional>

class QStackedWidget;

namespace labdesk {

class CountedTabBar;
class Session;
class UserDetails;
class UserInsuranceTab;
class UserOverviewTab;
class UserRawTab;
class UserSourcesTab;
class UserTimelineTab;

/// The tabs of a user, filled from UserDetails.
class UserDetailTabs : public QWidget, public RevealGuard
{
    Q_OBJECT

public:
    enum class Tab { Overview, Sources, Insurance, Timeline, Raw };

    /// `nameOf` turns a provider's slug into its name.
    UserDetailTabs(Session &session, UserDetails &details, ProviderNameLookup nameOf, QWidget *parent);

    void setNoDataMessage(QWidget *message); ///< the message about missing data, shown above the overview
    void showTab(Tab tab);
    void stepTab(int by);
    void focusTabs();
    bool findHere(); ///< see UserDetailPane
    void showOpened();
    void setNow(const QDateTime &now); ///< UTC; updates clocks and ages
    bool requestReveal() override;     ///< false until the caller is verified, if policy requires that
    /// updates which actions are available, and the result of the last refresh
    void showActions(const QString &lastRefresh);
    QVariantMap viewState() const;
    void restoreViewState(const QVariantMap &state);

Q_SIGNALS:
    void zoneChangeRequested();
    void callerRequested(); ///< requests that the caller is verified
    void editRequested(const labdesk::UserPatch &draft, std::optional<labdesk::UserField> at);
    void deregisterRequested(const labdesk::ConnectedProvider &provider);
    void payorRequested(const QString &code, const QString &name, const QString &state);
    void centersRequested(const QString &zip);

private:
    template <class Content> Content *addTab(const QString &title);
    void build();
    void connectTabs();
    void connectSession();
    void showNames();
    void showUser();
    void showProviders();
    void showInsurance();
    void showTimeline();
    void recordInsuranceAccess();
    void enterTab(int index);

    Session &m_session;
    UserDetails &m_details;
    ProviderNameLookup m_nameOf;
    CountedTabBar *m_bar;
    QStackedWidget *m_pages;
    UserOverviewTab *m_overview = nullptr;
    UserSourcesTab *m_sources = nullptr;
    UserInsuranceTab *m_insurance = nullptr;
    UserTimelineTab *m_timeline = nullptr;
    UserRawTab *m_raw = nullptr;
    /// the user whose open insurance record has been added to the audit trail
    std::optional<UserId> m_insuranceRecordedFor;
};

} // namespace labdesk
