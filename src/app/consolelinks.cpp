// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console.h"
#include "shell/linkdialog.h"
#include "shell/lockscreen.h"
#include "shell/windowcommands.h"
#include "views/common/command.h"
#include "views/payors/payorspane.h"
#include "views/providers/providerspane.h"
#include "views/users/userspane.h"
#include "widgets/toast.h"

namespace labdesk {

using namespace Qt::StringLiterals;

// Ways to what is asked for by name: links from the command line, from a second start, or pasted; pins, and the payor
// of a record.

void Console::raise()
{
    m_window->setWindowState(m_window->windowState() & ~Qt::WindowMinimized);
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

void Console::openFromOutside(const QString &text)
{
    raise();
    if (text.isEmpty())
        return;
    const auto link = parseLink(text);
    if (!link)
        return m_window->toasts()->show(tr("That is no link that Labdesk can open."));
    openLink(*link, LinkOrigin::Outside);
}

/// Opens it now, asks first, or keeps it until there is a window to open it in.
void Console::openLink(const Link &link, LinkOrigin origin)
{
    if (m_window->coverScreen() || !m_session) {
        m_heldLink = {link, origin};
        if (LockScreen *cover = m_window->coverScreen())
            cover->addNote(tr("A link was opened. It waits until you are back."));
        return;
    }
    m_heldLink.reset();
    const Connection &open = m_session->connection();
    const bool isElsewhere = !link.service.isEmpty() && link.service != linkService(open);
    if (!isElsewhere && (origin == LinkOrigin::Here || open.environment != Environment::Production))
        return followLink(link);
    const Connection *other = nullptr;
    for (const Connection &connection : m_book.connections())
        if (isElsewhere && linkService(connection) == link.service)
            other = &connection;
    delete m_linkDialog;
    m_askedLink = {link, origin};
    m_linkDialog = new LinkDialog(link, open, isElsewhere, other, m_window.get());
    connect(m_linkDialog, &QDialog::accepted, this, [this, link, id = other ? other->id : QString()] {
        if (id.isEmpty())
            return followLink(link);
        Link there = link;
        there.service.clear(); // it was agreed to
        m_heldLink = {there, LinkOrigin::Here};
        connectTo(id);
    });
    m_linkDialog->open();
}

void Console::openHeldLink()
{
    if (const auto held = std::exchange(m_heldLink, std::nullopt))
        openLink(held->first, held->second);
}

void Console::followLink(const Link &link)
{
    const auto go = [this](Place place) {
        m_window->windowCommands().dismiss();
        m_window->goTo(place);
        return m_window->pane(place);
    };
    switch (link.kind) {
    case Link::Kind::User:
        if (const auto user = UserId::parse(link.id))
            if (auto *pane = qobject_cast<UsersPane *>(go(Place::Users)))
                pane->openUser(*user);
        return;
    case Link::Kind::Users:
        if (auto *pane = qobject_cast<UsersPane *>(go(Place::Users)); pane && !link.filter.isEmpty())
            pane->showFilter(link.filter);
        return;
    case Link::Kind::Provider:
        if (auto *pane = qobject_cast<ProvidersPane *>(go(Place::Providers)))
            pane->showFilter(link.id);
        return;
    case Link::Kind::Providers:
        go(Place::Providers);
        return;
    case Link::Kind::Centers:
        go(Place::Centers);
        return;
    case Link::Kind::Payors:
        go(Place::Payors);
        return;
    case Link::Kind::Activity:
        go(Place::Activity);
        return;
    }
}

/// What was typed or pasted may be a link.
bool Console::addLinkCommand(std::vector<Command> &all, const QString &typed)
{
    const auto link = parseLink(typed);
    if (!link)
        return false;
    all.push_back({.id = u"typed.link"_s,
                   .title = tr("Open the link"),
                   .group = CommandGroup::Typed,
                   .whyNot = m_session ? QString() : tr("There is no connection."),
                   .run = [this, link = *link] { openLink(link, LinkOrigin::Here); },
                   .icon = IconName::External,
                   .detail = link->service,
                   .fits = true});
    return true;
}

void Console::openPinned(const QString &userId)
{
    const auto user = UserId::parse(userId);
    if (!user || !m_session)
        return;
    m_window->goTo(Place::Users);
    if (auto *users = qobject_cast<UsersPane *>(m_window->pane(Place::Users)))
        users->openUser(*user);
}

void Console::showPayor(const QString &code, const QString &name)
{
    raise(); // it may have been asked for in a window of its own
    m_window->goTo(Place::Payors);
    if (auto *payors = qobject_cast<PayorsPane *>(m_window->pane(Place::Payors)))
        payors->searchForCode(code, name);
}

} // namespace labdesk
