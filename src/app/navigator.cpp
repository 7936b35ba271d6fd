// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/navigator.h"

#include "domain/link.h"
#include "shell/mainwindow.h"
#include "shell/windowcommands.h"
#include "views/activity/activitypane.h"
#include "views/centers/centerspane.h"
#include "views/jobs/jobspane.h"
#include "views/payors/payorspane.h"
#include "views/providers/providerspane.h"
#include "views/users/userspane.h"
#include "widgets/windowsize.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Returns null if there is no session yet.
template <class P> P *goTo(MainWindow &window, Place place)
{
    window.goTo(place);
    return qobject_cast<P *>(window.pane(place));
}

} // namespace

/// Qt has no function for this: the Wayland plugin reads the variable when a window is activated, and removes it
/// (6.4.2, QWaylandXdgSurface::requestActivate()). Other threads may read the environment meanwhile: Qt's readers wait
/// for qputenv(), other libraries' getenv() doesn't, but glibc keeps old values and, for one variable that is set and
/// unset, also the array. So this is the only variable that is written, and only on Wayland with a token.
void Navigator::raiseWindow(const QByteArray &activationToken)
{
    constexpr const char *variable = "XDG_ACTIVATION_TOKEN";
    const bool hasToken = !activationToken.isEmpty() && isOnWayland();
    if (hasToken)
        qputenv(variable, activationToken);
    m_window.setWindowState(m_window.windowState() & ~Qt::WindowMinimized);
    m_window.show();
    m_window.raise();
    m_window.activateWindow();
    if (hasToken)
        qunsetenv(variable); // a compositor without activation leaves the token there, and the browser would get it
}

void Navigator::openUser(const UserId &user)
{
    if (auto *users = goTo<UsersPane>(m_window, Place::Users))
        users->openUser(user);
}

void Navigator::selectUsers(const std::vector<std::string> &ids)
{
    if (auto *users = goTo<UsersPane>(m_window, Place::Users))
        users->selectUsers(ids);
}

void Navigator::showView(const SavedUserView &view)
{
    if (auto *users = goTo<UsersPane>(m_window, Place::Users))
        users->showView(view);
}

void Navigator::showUsersWith(const QString &providerSlug)
{
    if (auto *users = goTo<UsersPane>(m_window, Place::Users))
        users->showFilter(u"src:="_s + providerSlug);
}

void Navigator::showPayor(const QString &code, const QString &name, const QString &state)
{
    raiseWindow();
    if (auto *payors = goTo<PayorsPane>(m_window, Place::Payors))
        payors->searchForCode(code, name, state);
}

void Navigator::showPayors(const PayorQuery &query)
{
    if (auto *payors = goTo<PayorsPane>(m_window, Place::Payors))
        payors->searchFor(query);
}

void Navigator::showCentersIn(const QString &town)
{
    if (auto *centers = goTo<CentersPane>(m_window, Place::Centers))
        centers->search().searchNear(town, std::nullopt);
}

void Navigator::showCentersNear(const QString &zip)
{
    raiseWindow();
    if (auto *centers = goTo<CentersPane>(m_window, Place::Centers))
        centers->search().searchNearPerson(zip);
}

void Navigator::showJobs()
{
    m_window.goTo(Place::Jobs);
}

void Navigator::showJob(quint64 id)
{
    if (auto *jobs = goTo<JobsPane>(m_window, Place::Jobs))
        jobs->showJob(id);
}

void Navigator::showHistory()
{
    if (auto *history = goTo<ActivityPane>(m_window, Place::History))
        history->showActions();
}

void Navigator::follow(const Link &link)
{
    const auto user = UserId::parse(link.id);
    if (link.kind == Link::Kind::User && !user)
        return;
    m_window.windowCommands().dismiss();
    switch (link.kind) {
    case Link::Kind::User:
        return openUser(*user);
    case Link::Kind::Users:
        if (auto *users = goTo<UsersPane>(m_window, Place::Users); users && !link.filter.isEmpty())
            users->showFilter(link.filter);
        return;
    case Link::Kind::Provider:
        if (auto *providers = goTo<ProvidersPane>(m_window, Place::Providers))
            providers->openProvider(link.id);
        return;
    case Link::Kind::Order:
        if (auto *centers = goTo<CentersPane>(m_window, Place::Centers))
            centers->search().searchForOrder(link.id);
        return;
    case Link::Kind::Zip:
        if (auto *centers = goTo<CentersPane>(m_window, Place::Centers))
            centers->search().searchNear(link.id, link.lab);
        return;
    case Link::Kind::Payor:
        if (auto *payors = goTo<PayorsPane>(m_window, Place::Payors))
            payors->searchForCode(link.id, link.name);
        return;
    default: // places
        return m_window.goTo(*std::ranges::find(allPlaces, QString::fromLatin1(linkForm(link.kind).path), &placeKey));
    }
}

} // namespace labdesk
