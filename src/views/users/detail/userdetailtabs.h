// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/provider.h"
#include "domain/user.h"
#include "domain/useredit.h"
#include "views/users/actions/actiontexts.h"
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

/// The tabs of a user, each filled from what UserDetails hold.
class UserDetailTabs : public QWidget, public RevealGuard
{
    Q_OBJECT

public:
    enum class Tab { Overview, Sources, Insurance, Timeline, Raw };

    /// `nameOf` turns a provider's slug into its name.
    UserDetailTabs(Session &session, UserDetails &details, ProviderNameLookup nameOf, QWidget *parent);

    void setAnswer(QWidget *answer); ///< why there is no data: on top of the overview
    void showTab(Tab tab);
    void stepTab(int by);
    void focusTabs();
    bool findHere(); ///< as UserDetailPane's
    void showOpened();
    void setNow(const QDateTime &now); ///< UTC; clocks and ages go on
    bool mayReveal() override;         ///< not before the caller is verified, where the administrator wants it so
    void showActions(const QString &lastRefresh); ///< what can be done now; and what came of the last refresh
    QVariantMap viewState() const;
    void restoreViewState(const QVariantMap &state);

Q_SIGNALS:
    void zoneChangeRequested();
    void callerRequested(); ///< who calls is to be verified
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
    void noteInsurance();
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
    std::optional<UserId> m_insuranceNotedOf; ///< whose record was opened, and that is in the audit trail
};

} // namespace labdesk
