// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sessionpanes.h"

#include "app/currentsession.h"
#include "app/navigator.h"
#include "service/host/localservicehost.h"
#include "session/connectionregistry.h"
#include "shell/mainwindow.h"
#include "shell/windowcontent.h"
#include "shell/windowmessages.h"
#include "views/activity/activitypane.h"
#include "views/centers/centerspane.h"
#include "views/jobs/jobspane.h"
#include "views/payors/payorspane.h"
#include "views/providers/providerspane.h"
#include "views/users/actions/countdownpanel.h"
#include "views/users/userspane.h"

#include <utility>

namespace labdesk {

/// Creates the pane of each place, and connects it to other places.
struct SessionPanes::Factories
{
    static Pane *makeUsers(SessionPanes &panes, QWidget *parent)
    {
        auto *users = new UsersPane(*panes.m_session.get(), parent);
        connect(users, &UsersPane::jobShown, &panes, [&panes](quint64 job) { panes.m_navigator.showJob(job); });
        connect(users, &UsersPane::payorRequested, &panes,
                [&panes](const QString &code, const QString &name, const QString &state) {
                    panes.m_navigator.showPayor(code, name, state);
                });
        connect(users, &UsersPane::centersRequested, &panes,
                [&panes](const QString &zip) { panes.m_navigator.showCentersNear(zip); });
        return users;
    }

    static Pane *makeProviders(SessionPanes &panes, QWidget *parent)
    {
        auto *providers = new ProvidersPane(*panes.m_session.get(), parent);
        connect(providers, &ProvidersPane::usersRequested, &panes,
                [&panes](const QString &slug) { panes.m_navigator.showUsersWith(slug); });
        return providers;
    }

    static Pane *makeJobs(SessionPanes &panes, QWidget *parent)
    {
        auto *jobs = new JobsPane(*panes.m_session.get(), parent);
        connect(jobs, &JobsPane::userRequested, &panes,
                [&panes](const UserId &user) { panes.m_navigator.openUser(user); });
        connect(jobs, &JobsPane::usersRequested, &panes, [&panes] { panes.m_window.goTo(Place::Users); });
        connect(jobs, &JobsPane::selectionRequested, &panes,
                [&panes](const std::vector<std::string> &ids, bool reload) {
                    panes.m_navigator.selectUsers(ids);
                    if (reload)
                        panes.m_session.get()->users().reload();
                });
        return jobs;
    }

    static Pane *makeCenters(SessionPanes &panes, QWidget *parent)
    {
        auto *centers = new CentersPane(*panes.m_session.get(), parent);
        panes.m_settings.follow(setting::directions, centers,
                                [centers](Settings::OpenInBrowser choice) { centers->setDirections(choice); });
        connect(centers, &CentersPane::directionsChosen, &panes,
                [&panes](Settings::OpenInBrowser choice) { panes.m_settings.set(setting::directions, choice); });
        // The contract has no list of labs, but the local service has a known one to start with.
        const service::LocalService *local = panes.m_local.get();
        if (panes.m_session.connectionId() == ConnectionRegistry::localId && local && local->examples().labId > 0) {
            panes.m_session.get()->labs().learn(local->examples().labId, local->examples().labSlug);
            centers->suggestLab(local->examples().labId);
        }
        return centers;
    }

    static Pane *makeHistory(SessionPanes &panes, QWidget *parent)
    {
        auto *history = new ActivityPane(*panes.m_session.get(), parent);
        connect(history, &ActivityPane::auditSeen, &panes, &SessionPanes::auditSeen);
        return history;
    }

    template <class P> static Pane *make(SessionPanes &panes, QWidget *parent)
    {
        return new P(*panes.m_session.get(), parent);
    }

    static constexpr std::pair<Place, Pane *(*)(SessionPanes &, QWidget *)> rows[] = {
        {Place::Users, makeUsers},         {Place::Providers, makeProviders}, {Place::Centers, makeCenters},
        {Place::Payors, make<PayorsPane>}, {Place::History, makeHistory},     {Place::Jobs, makeJobs},
    };
    static_assert(std::size(rows) == allPlaces.size());
};

SessionPanes::SessionPanes(CurrentSession &session, LocalServiceHost &local, Settings &settings, Navigator &navigator,
                           MainWindow &window)
    : m_session(session), m_local(local), m_settings(settings), m_navigator(navigator), m_window(window)
{
    connect(&window, &MainWindow::placeChosen, this, &SessionPanes::load);
}

void SessionPanes::build()
{
    Session &session = *m_session.get();
    for (const auto &[place, make] : Factories::rows)
        m_window.addPlace(place, [this, make = make](QWidget *parent) { return make(*this, parent); });
    const auto nameOf = [&session](const QString &slug) { return session.providers().nameOf(slug); };
    m_window.content().messages()->setCountdowns(new CountdownPanel(session.actions(), nameOf, &m_window));
    Q_EMIT built();
}

void SessionPanes::load(Place place)
{
    Session *session = m_session.get();
    if (!session)
        return;
    if (place == Place::Users && std::holds_alternative<Idle>(session->users().state()))
        session->users().reload();
    if (place == Place::Providers && std::holds_alternative<Idle>(session->providers().state()))
        session->providers().reload();
}

} // namespace labdesk
