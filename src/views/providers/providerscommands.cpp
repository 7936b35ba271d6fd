// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/providers/providerscommands.h"

#include "domain/link.h"
#include "session/session.h"
#include "views/common/rawanswerdialog.h"
#include "views/providers/providerspane.h"

using namespace Qt::StringLiterals;

namespace labdesk {

std::vector<Command> ProvidersCommands::all()
{
    std::vector<Command> all;
    addFilterCommands(all);
    addSelectedCommands(all);
    all.push_back({.id = u"provider.loadUsers"_s,
                   .title = tr("Load users to count them by provider"),
                   .whyNot = readyIn(m_session.users().state()) ? tr("Users are already loaded.") : QString(),
                   .run = [&session = m_session] { session.users().reload(); },
                   .icon = IconName::Users,
                   .onlyTyped = true});
    all.push_back({.id = u"provider.raw"_s,
                   .title = tr("Show providers as raw JSON"),
                   .whyNot = whyNoRawAnswer(rawAnswerOf(m_session.providers().state())),
                   .run = [&pane = m_pane] { pane.showRaw(); },
                   .icon = IconName::Provider,
                   .keywords = tr("response unread entries"),
                   .onlyTyped = true});
    addProviders(all);
    return all;
}

void ProvidersCommands::addFilterCommands(std::vector<Command> &all)
{
    all.push_back({.id = u"pane.filter"_s,
                   .title = tr("Filter providers"),
                   .run = [&pane = m_pane] { pane.focusFilter(); },
                   .icon = IconName::Filter,
                   .keywords = tr("search find")});
    all.push_back({.id = u"provider.auth"_s,
                   .title = tr("Filter providers by sign-in"),
                   .run = [&pane = m_pane] { pane.focusChoice(ProvidersPane::Choice::SignIn); },
                   .icon = IconName::Filter,
                   .keywords = tr("auth oauth"),
                   .onlyTyped = true});
    all.push_back({.id = u"provider.resource"_s,
                   .title = tr("Filter providers by data type"),
                   .run = [&pane = m_pane] { pane.focusChoice(ProvidersPane::Choice::Resource); },
                   .icon = IconName::Filter,
                   .keywords = tr("resource"),
                   .onlyTyped = true});
    all.push_back({.id = u"pane.clearFilter"_s,
                   .title = tr("Clear provider filter"),
                   .whyNot = m_pane.isFiltered() ? QString() : tr("The filter is empty."),
                   .run =
                       [&pane = m_pane] {
                           pane.clearFilters();
                           pane.focusFilter();
                       },
                   .icon = IconName::Close});
    all.push_back({.id = u"pane.reload"_s,
                   .title = tr("Reload providers"),
                   .run = [&pane = m_pane] { pane.reload(); },
                   .icon = IconName::Reload});
}

void ProvidersCommands::addSelectedCommands(std::vector<Command> &all)
{
    const QString slug = m_pane.currentSlug();
    const QString nothing = slug.isEmpty() ? tr("No provider selected.") : QString();
    all.push_back({.id = u"provider.copySlug"_s,
                   .title = tr("Copy provider slug"),
                   .whyNot = nothing,
                   .run = m_pane.copying(slug, tr("Copied %1.").arg(slug)),
                   .icon = IconName::Copy,
                   .detail = slug});
    const Link link{.kind = Link::Kind::Provider, .id = slug, .service = linkService(m_session.connection())};
    all.push_back({.id = u"provider.copyLink"_s,
                   .title = tr("Copy link to provider"),
                   .whyNot = nothing,
                   .run = m_pane.copying(linkText(link), tr("Copied the link.")),
                   .icon = IconName::Copy,
                   .detail = slug});
}

void ProvidersCommands::addProviders(std::vector<Command> &all)
{
    const auto *ready = readyIn(m_session.providers().state());
    for (const Provider &provider : ready ? ready->value : std::vector<Provider>()) {
        all.push_back({.id = u"provider.open."_s + provider.slug,
                       .title = tr("Show %1").arg(provider.name.isEmpty() ? provider.slug : provider.name),
                       .run = [&pane = m_pane, wanted = provider.slug] { pane.showProvider(wanted); },
                       .icon = IconName::Provider,
                       .keywords = provider.slug,
                       .onlyTyped = true});
    }
}

} // namespace labdesk
