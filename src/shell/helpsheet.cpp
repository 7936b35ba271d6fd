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
    QLabel *more = makeLabel(tr("%1 lists all shortcuts. %2 finds what can be done.")
                                 .arg(keyWords(keysOf(u"app.shortcuts"_s)), keyWords(keysOf(u"app.palette"_s))),
                             TextStyle::Small);
    more->setWordWrap(true);
    bodyLayout()->addWidget(more);
}

QStringList HelpSheet::sentences(Place place)
{
    switch (place) {
    case Place::Users:
        return {tr("The users of the team, newest first. A click on a column's head sorts by it."),
                tr("Type words of a client ID, a user ID, a source or a time zone; or a field and a value, such as %1. "
                   "A user is shown when all of them hold. The button beside the filter lists what can be typed.")
                    .arg(u"src:oura"_s),
                tr("Down goes from the filter into the list; Enter opens the user that is selected. The menu key opens "
                   "the menu of a row."),
                tr("Asking for a data refresh and changing the time zone happen at once. Deregistering a source and "
                   "deleting a user ask first, and then wait five seconds, in which they can be cancelled."),
                tr("Insurance is only fetched when its tab is opened. What is personal is masked until it is shown, "
                   "for thirty seconds.")};
    case Place::Providers:
        return {tr("The providers that users of this team can connect, with what data each delivers."),
                tr("Type words of a name or slug, or choose how people sign in and which resource you look for."),
                tr("Once the users are loaded, a provider also tells how many of them have connected it.")};
    case Place::Centers:
        return {tr("Service centers near a ZIP, or for an order: then the service knows the lab and where the patient "
                   "lives."),
                tr("For a ZIP, type its five digits and the number of the lab. The search begins with Enter or Search, "
                   "not while you type."),
                tr("The list is sorted by distance, or as you choose above it. In the map, arrow keys go from center "
                   "to center, plus and minus zoom."),
                tr("The map is drawn by this program from ZIP areas. No map service is asked, and nobody learns where "
                   "the patient lives."),
                tr("Copy for patient takes the name, address, phone and hours of the selected center.")};
    case Place::Payors:
        return {
            tr("The codes of insurance companies, as the service knows them."),
            tr("Type the company's name as the card shows it. The search begins when you pause, or with Enter."),
            tr("Plan names such as “Open Access Plus” are not payors. Try fewer words, or the company's short name."),
            tr("Enter in the list copies the code of the payor that is selected.")};
    case Place::Activity:
        return {tr("Every request of this connection, newest first. The list is kept in memory only and is gone when "
                   "the program ends."),
                tr("Choose one to see what was sent and what came, at each try, with personal values hidden. The key "
                   "is never among it."),
                tr("Type words of a method, a path, a status or a state, or such as “method:patch status:>=400”; the "
                   "question mark lists what there is."),
                tr("Actions (audit) lists what was done and what of the hidden was seen. That is kept in a file, and "
                   "Verify shows whether anybody changed it.")};
    case Place::Jobs:
        return {tr("What is done to many users at once. Select them in the list of users, with Shift, Ctrl or Ctrl+A, "
                   "and choose what is to be done."),
                tr("A job sends one change for each user, at most four at a time and no faster than its pace. What you "
                   "open meanwhile goes first."),
                tr("Failed means that the service refused and nothing was done. Unknown means that no answer came; "
                   "Check looks at what is true. Neither is sent again by itself."),
                tr("A job that is cut off, because the program or its connection ends, is listed at the next start. It "
                   "never goes on by itself.")};
    }
    return {};
}

} // namespace labdesk
