// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/providers/providerscommands.h"

#include "domain/link.h"
#include "session/session.h"
#include "views/common/command.h"
#include "views/common/rawanswerdialog.h"
#include "views/providers/providerspane.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct ProvidersNow
{
    ProvidersPane &pane;
    Session &session;
    QString slug = pane.currentSlug();
};

struct ProvidersCommands
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::ProvidersCommands)

public:
    using Now = ProvidersNow;
    using Row = CommandRow<Now>;
    using Choice = ProvidersPane::Choice;

    static QString slug(const Now &now) { return now.slug; }
    static QString whyNoneSelected(const Now &now)
    {
        return now.slug.isEmpty() ? tr("No provider selected.") : QString();
    }
    static QString whyNoClear(const Now &now) { return now.pane.isFiltered() ? QString() : tr("The filter is empty."); }
    static QString whyNoLoad(const Now &now)
    {
        return readyIn(now.session.users().state()) ? tr("Users are already loaded.") : QString();
    }
    static void clearFilter(const Now &now)
    {
        now.pane.clearFilters();
        now.pane.focusFilter();
    }
    static void copySlug(const Now &now) { now.pane.copy(now.slug, tr("Copied %1.").arg(now.slug)); }
    static void copyLink(const Now &now)
    {
        const Link link{.kind = Link::Kind::Provider, .id = now.slug, .service = linkService(now.session.connection())};
        now.pane.copy(linkText(link), tr("Copied the link."));
    }

    static constexpr Row rows[] = {
        Row("pane.filter", QT_TR_NOOP("Filter providers"), IconName::Filter,
            [](const Now &now) { now.pane.focusFilter(); }, {}, {.keywords = QT_TR_NOOP("search find")}),
        Row("provider.auth", QT_TR_NOOP("Filter providers by sign-in"), IconName::Filter,
            [](const Now &now) { now.pane.focusChoice(Choice::SignIn); }, {},
            {.keywords = QT_TR_NOOP("auth oauth"), .listed = Listed::WhenTyped}),
        Row("provider.resource", QT_TR_NOOP("Filter providers by data type"), IconName::Filter,
            [](const Now &now) { now.pane.focusChoice(Choice::Resource); }, {},
            {.keywords = QT_TR_NOOP("resource"), .listed = Listed::WhenTyped}),
        Row("pane.clearFilter", QT_TR_NOOP("Clear provider filter"), IconName::Close, clearFilter, whyNoClear),
        Row("pane.reload", QT_TR_NOOP("Reload providers"), IconName::Reload, [](const Now &now) { now.pane.reload(); }),
        Row("provider.copySlug", QT_TR_NOOP("Copy provider slug"), IconName::Copy, copySlug, whyNoneSelected,
            {.detail = slug}),
        Row("provider.copyLink", QT_TR_NOOP("Copy link to provider"), IconName::Copy, copyLink, whyNoneSelected,
            {.detail = slug}),
        Row("provider.loadUsers", QT_TR_NOOP("Load users to count them by provider"), IconName::Users,
            [](const Now &now) { now.session.users().reload(); }, whyNoLoad, {.listed = Listed::WhenTyped}),
        Row(
            "provider.raw", QT_TR_NOOP("Show providers as raw JSON"), IconName::Provider,
            [](const Now &now) { now.pane.showRaw(); },
            [](const Now &now) { return whyNoRawAnswer(rawAnswerOf(now.session.providers().state())); },
            {.keywords = QT_TR_NOOP("response unread entries"), .listed = Listed::WhenTyped}),
    };
};

} // namespace

std::vector<Command> providersCommands(ProvidersPane &pane, Session &session)
{
    std::vector<Command> all = commandsFrom<ProvidersCommands>(ProvidersNow{pane, session});
    const auto *ready = readyIn(session.providers().state());
    for (const Provider &provider : ready ? ready->value : std::vector<Provider>())
        all.push_back(
            {.id = u"provider.open."_s + provider.slug,
             .title = ProvidersCommands::tr("Show %1").arg(provider.name.isEmpty() ? provider.slug : provider.name),
             .run = [&pane, wanted = provider.slug] { pane.showProvider(wanted); },
             .icon = IconName::Provider,
             .keywords = provider.slug,
             .onlyTyped = true});
    return all;
}

} // namespace labdesk
