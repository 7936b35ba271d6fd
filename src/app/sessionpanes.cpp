// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sessionpanes.h"

#include "app/currentsession.h"
#include "app/localservicehost.h"
#include "app/navigator.h"
#include "session/connectionregistry.h"
#include "shell/mainwindow.h"
#include "shell/windowcontent.h"
#include "shell/windowmessages.h"
#include "views/activity/activitypane.h"
#include "views/centers/centerspane.h"
#include "views/jobs/jobspane.h"
#include "views/payors/payorspane.h"
#include "views/providers/providerspane.h"
#include "views/users/countdownband.h"
#include "views/users/userspane.h"

namespace labdesk {

SessionPanes::SessionPanes(CurrentSession &session, LocalServiceHost &local, Settings &settings, Navigator &navigator,
                           MainWindow &window)
    : m_session(session), m_local(local), m_settings(settings), m_navigator(navigator), m_window(window)
{
    connect(&window, &MainWindow::placeChosen, this, &SessionPanes::load);
    connect(&session, &CurrentSession::opened, this, [this] {
        connect(&m_session.get()->providers(), &ProviderCatalog::stateChanged, this, &SessionPanes::showProviderCount);
    });
}

void SessionPanes::build()
{
    Session &session = *m_session.get();
    m_window.addPlace(Place::Users, [this](QWidget *parent) { return makeUsersPane(parent); });
    m_window.addPlace(Place::Providers, [this](QWidget *parent) { return makeProvidersPane(parent); });
    m_window.addPlace(Place::Centers, [this](QWidget *parent) { return makeCentersPane(parent); });
    m_window.addPlace(Place::Payors, [&session](QWidget *parent) { return new PayorsPane(session, parent); });
    m_window.addPlace(Place::Activity, [this](QWidget *parent) { return makeActivityPane(parent); });
    m_window.addPlace(Place::Jobs, [this](QWidget *parent) { return makeJobsPane(parent); });
    const auto nameOf = [&session](const QString &slug) { return session.providers().nameOf(slug); };
    m_window.content().messages()->setCountdowns(new CountdownBand(session.actions(), nameOf, &m_window));
    showProviderCount();
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

Pane *SessionPanes::makeUsersPane(QWidget *parent)
{
    auto *users = new UsersPane(*m_session.get(), parent);
    connect(users, &UsersPane::jobShown, this, [this](quint64 job) { m_navigator.showJob(job); });
    connect(users, &UsersPane::payorRequested, this,
            [this](const QString &code, const QString &name, const QString &state) {
                m_navigator.showPayor(code, name, state);
            });
    connect(users, &UsersPane::centersRequested, this,
            [this](const QString &zip) { m_navigator.showCentersNear(zip); });
    return users;
}

Pane *SessionPanes::makeProvidersPane(QWidget *parent)
{
    auto *providers = new ProvidersPane(*m_session.get(), parent);
    connect(providers, &ProvidersPane::usersRequested, this,
            [this](const QString &slug) { m_navigator.showUsersWith(slug); });
    return providers;
}

Pane *SessionPanes::makeJobsPane(QWidget *parent)
{
    auto *jobs = new JobsPane(*m_session.get(), parent);
    connect(jobs, &JobsPane::userRequested, this, [this](const UserId &user) { m_navigator.openUser(user); });
    connect(jobs, &JobsPane::usersRequested, this, [this] { m_window.goTo(Place::Users); });
    connect(jobs, &JobsPane::selectionRequested, this, [this](const std::vector<std::string> &ids, bool reload) {
        m_navigator.selectUsers(ids);
        if (reload)
            m_session.get()->users().reload();
    });
    return jobs;
}

Pane *SessionPanes::makeCentersPane(QWidget *parent)
{
    auto *centers = new CentersPane(*m_session.get(), parent);
    m_settings.follow(setting::directions, centers,
                      [centers](DirectionsChoice choice) { centers->setDirections(choice); });
    connect(centers, &CentersPane::directionsChosen, this,
            [this](DirectionsChoice choice) { m_settings.set(setting::directions, choice); });
    // The contract lists no labs; of its own service the program knows one to begin with.
    const service::LocalService *local = m_local.get();
    if (m_session.connectionId() == ConnectionRegistry::localId && local && local->examples().labId > 0) {
        m_session.get()->labs().learn(local->examples().labId, local->examples().labSlug);
        centers->suggestLab(local->examples().labId);
    }
    return centers;
}

Pane *SessionPanes::makeActivityPane(QWidget *parent)
{
    auto *activity = new ActivityPane(*m_session.get(), parent);
    connect(activity, &ActivityPane::auditSeen, this, &SessionPanes::auditSeen);
    return activity;
}

/// In the sidebar, where it stands before anybody has looked at the place.
void SessionPanes::showProviderCount()
{
    const auto *ready = readyIn(m_session.get()->providers().state());
    m_window.content().setCountOf(Place::Providers, ready ? int(ready->value.size()) : -1);
}

} // namespace labdesk
