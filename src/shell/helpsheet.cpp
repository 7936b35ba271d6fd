// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/helpsheet.h"

#include "views/common/shortcuts.h"
#include "widgets/metrics.h"

#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace labdesk {

HelpSheet::HelpSheet(Place place, QWidget *window) : Sheet(placeTitle(place), metricsFor(window).px(560), window)
{
    setObjectName(u"helpSheet"_s);
    for (const QString &sentence : sentences(place)) {
        QLabel *label = makeLabel(sentence, TextStyle::Body);
        label->setWordWrap(true);
        bodyLayout()->addWidget(label);
    }
    QLabel *more = makeLabel(tr("%1 shows all shortcuts. %2 finds any command.")
                                 .arg(keyWords(keysOf(u"app.shortcuts"_s)), keyWords(keysOf(u"app.palette"_s))),
                             TextStyle::Small);
    more->setWordWrap(true);
    bodyLayout()->addWidget(more);
}

QStringList HelpSheet::sentences(Place place)
{
    switch (place) {
    case Place::Users:
        return {tr("Your team’s users, newest first. Click a column header to sort."),
                tr("Type part of a client ID, user ID, source, or time zone, or a field and value such as %1. Users "
                   "must match all of it. The button next to the filter shows examples.")
                    .arg(u"src:oura"_s),
                tr("Press Down to move into the list and Enter to open a user. The Menu key opens the row menu."),
                tr("Data refreshes and time zone changes happen right away. Deregistering a source or deleting a user "
                   "asks first, then waits five seconds so you can cancel."),
                tr("Insurance loads only when you open its tab. Personal values stay hidden until you show them, for "
                   "30 seconds at a time.")};
    case Place::Providers:
        return {tr("The sources your users can connect, and the data each one provides."),
                tr("Type part of a name or slug, or choose a sign-in method and a data type."),
                tr("Once users are loaded, each provider shows how many of them connected it.")};
    case Place::Centers:
        return {
            tr("Find service centers near a ZIP code, or for an order. For an order, the service knows the lab and the "
               "patient’s address."),
            tr("Enter a five-digit ZIP code and a lab, then press Enter or select Search."),
            tr("The list is sorted by distance unless you choose another order. On the map, arrow keys move between "
               "centers; plus and minus zoom."),
            tr("Labdesk draws the map itself. No map service is contacted, so no one learns where the patient lives."),
            tr("Copy for patient copies the center’s name, address, phone, and hours.")};
    case Place::Payors:
        return {
            tr("Payor codes for insurance companies."),
            tr("Type the company’s name from the card. Results appear as you type."),
            tr("Plan names such as “Open Access Plus” aren’t payors. Try fewer words, or the company’s short name."),
            tr("Press Enter in the list to copy the selected payor’s code.")};
    case Place::Activity:
        return {tr("Every request on this connection, newest first. Kept in memory only and cleared when you quit."),
                tr("Select a request to see what was sent and received, with personal values hidden. The key is never "
                   "included."),
                tr("Filter by method, path, status, or state, for example “method:patch status:>=400”. Select ? for "
                   "all fields."),
                tr("The audit trail lists changes and hidden values that were shown. It’s kept in a file; Verify "
                   "checks whether anyone altered it.")};
    case Place::Jobs:
        return {tr("Actions on many users at once. In Users, select several with Shift, Ctrl, or Ctrl+A, then choose "
                   "an action."),
                tr("A job sends one change per user, up to four at a time. Anything you open in the meantime takes "
                   "priority."),
                tr("Failed: the service refused and nothing changed. Unknown: no response arrived; Check finds out. "
                   "Neither is retried automatically."),
                tr("An interrupted job is listed the next time you start Labdesk. It never resumes automatically.")};
    }
    return {};
}

} // namespace labdesk
