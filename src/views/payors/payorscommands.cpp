// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/payors/payorscommands.h"

#include "domain/link.h"
#include "session/session.h"
#include "views/common/addresstexts.h"
#include "views/common/command.h"
#include "views/common/rawanswerdialog.h"
#include "views/payors/payorresults.h"
#include "views/payors/payorsearchfields.h"
#include "views/payors/payorspane.h"

#include <QCoreApplication>

namespace labdesk {

namespace {

struct PayorsNow
{
    PayorsPane &pane;
    const Session &session;
    std::optional<Payor> chosen = pane.results().chosen();
    QString address = chosen ? addressLines(chosen->address).join(u'\n') : QString();
};

struct PayorsCommands
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::PayorsCommands)

public:
    using Now = PayorsNow;
    using Row = CommandRow<Now>;
    using Field = PayorsPane::Field;
    using Unsorted = PayorTableModel::Unsorted;

    static QString name(const Now &now) { return now.chosen ? now.chosen->name : QString(); }
    static QString code(const Now &now) { return now.chosen ? now.chosen->code : QString(); }
    static QString whyNoneChosen(const Now &now) { return now.chosen ? QString() : tr("No payor selected."); }
    static QString whyNoAddress(const Now &now)
    {
        return now.chosen && now.address.isEmpty() ? tr("The service didn’t provide an address.") : whyNoneChosen(now);
    }
    static QString whyNoClear(const Now &now)
    {
        return now.pane.fields().isEmpty() ? tr("The search is already empty.") : QString();
    }
    static QString whyNotComparing(const Now &now)
    {
        return now.pane.isComparing() ? QString() : tr("No payor is being compared.");
    }
    template <Unsorted order> static QString whyNoOrder(const Now &now)
    {
        return now.pane.results().order() == order ? tr("This sort order is already set.") : QString();
    }
    static void copyLink(const Now &now)
    {
        const Link link{.kind = Link::Kind::Payor,
                        .id = code(now),
                        .name = name(now),
                        .service = linkService(now.session.connection())};
        now.pane.copy(linkText(link), tr("Copied the link."));
    }
    static void copyAddress(const Now &now) { now.pane.copy(now.address, tr("Copied the address.")); }

    static constexpr Row rows[] = {
        Row("pane.filter", QT_TR_NOOP("Search payors by name"), IconName::Search,
            [](const Now &now) { now.pane.focusFilter(); }, {}, {.keywords = QT_TR_NOOP("insurance company find")}),
        Row("payor.clearinghouse", QT_TR_NOOP("Choose clearinghouse"), IconName::Search,
            [](const Now &now) { now.pane.focusField(Field::Clearinghouse); }, {},
            {.keywords = QT_TR_NOOP("payors"), .listed = Listed::WhenTyped}),
        Row("payor.state", QT_TR_NOOP("Filter payors by state"), IconName::Filter,
            [](const Now &now) { now.pane.focusField(Field::State); }, {}, {.listed = Listed::WhenTyped}),
        Row("payor.byId", QT_TR_NOOP("Search payors by ID"), IconName::Search,
            [](const Now &now) { now.pane.focusField(Field::PayorId); }, {},
            {.keywords = QT_TR_NOOP("number"), .listed = Listed::WhenTyped}),
        Row(
            "pane.clearFilter", QT_TR_NOOP("Clear payor search"), IconName::Close,
            [](const Now &now) { now.pane.fields().clear(); }, whyNoClear),
        Row("pane.reload", QT_TR_NOOP("Search payors again"), IconName::Reload,
            [](const Now &now) { now.pane.reload(); }),
        Row(
            "payor.raw", QT_TR_NOOP("Show payors as raw JSON"), IconName::Payor,
            [](const Now &now) { now.pane.showRaw(); },
            [](const Now &now) { return whyNoRawAnswer(now.pane.rawAnswer()); },
            {.keywords = QT_TR_NOOP("response unread entries"), .listed = Listed::WhenTyped}),
        Row("payor.serviceOrder", QT_TR_NOOP("Show payors in the service’s order"), IconName::Undo,
            [](const Now &now) { now.pane.results().setOrder(Unsorted::AsSent); }, whyNoOrder<Unsorted::AsSent>,
            {.keywords = QT_TR_NOOP("sort"), .listed = Listed::WhenTyped}),
        Row("payor.closestFirst", QT_TR_NOOP("Sort payors by best match"), IconName::Undo,
            [](const Now &now) { now.pane.results().setOrder(Unsorted::ByCloseness); },
            whyNoOrder<Unsorted::ByCloseness>, {.keywords = QT_TR_NOOP("sort"), .listed = Listed::WhenTyped}),
        Row("payor.copyCode", QT_TR_NOOP("Copy payor code"), IconName::Copy,
            [](const Now &now) { now.pane.copyCode(); }, whyNoneChosen, {.about = name, .detail = code}),
        Row("payor.copyLink", QT_TR_NOOP("Copy link to payor"), IconName::Copy, copyLink, whyNoneChosen,
            {.about = name}),
        Row("payor.compare", QT_TR_NOOP("Compare with another payor"), IconName::Compare,
            [](const Now &now) { now.pane.compareWith(now.chosen); }, whyNoneChosen, {.about = name}),
        Row("payor.compareEnd", QT_TR_NOOP("Stop comparing payors"), IconName::Close,
            [](const Now &now) { now.pane.compareWith(std::nullopt); }, whyNotComparing, {.listed = Listed::WhenTyped}),
        Row("payor.copyAddress", QT_TR_NOOP("Copy business address"), IconName::Copy, copyAddress, whyNoAddress,
            {.about = name}),
    };
};

} // namespace

std::vector<Command> payorsCommands(PayorsPane &pane, const Session &session)
{
    return commandsFrom<PayorsCommands>(PayorsNow{pane, session});
}

} // namespace labdesk
