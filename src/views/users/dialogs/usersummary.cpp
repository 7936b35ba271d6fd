// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/dialogs/usersummary.h"

#include "text/localtexts.h"
#include "text/users/sourcetexts.h"
#include "text/users/usertexts.h"
#include "text/zonetexts.h"

#include <QCoreApplication>

namespace labdesk {

namespace {

using privacy::Field;

struct SummaryWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::UserSummary)
};

output::SummarySection identityOf(const User &user, const QTimeZone &here)
{
    return {SummaryWords::tr("Identity"),
            {{SummaryWords::tr("Client ID"), user.clientUserId, Field::ClientUserId},
             {SummaryWords::tr("User ID"), user.id.text(), Field::UserId},
             {SummaryWords::tr("Team"), user.teamId, Field::TeamId},
             {SummaryWords::tr("Created"), formatMoment(user.createdOn, here)}}};
}

output::SummarySection fallbacksOf(const User &user, const QDateTime &now, const QTimeZone &here)
{
    output::SummarySection section{SummaryWords::tr("Default values"), {}};
    if (user.timeZone && !user.timeZone->id.isEmpty())
        section.lines.push_back(
            {SummaryWords::tr("Time zone"),
             joinFacts({formatZoneWithId(user.timeZone->id), formatZoneNow(user.timeZone->id, now)})});
    else
        section.lines.push_back({SummaryWords::tr("Time zone"), SummaryWords::tr("Not set")});
    section.lines.push_back({SummaryWords::tr("Birth date"),
                             user.birthDate ? formatBirthDate(user.birthDate->text) : QString(), Field::BirthDate});
    if (user.birthDate)
        section.lines.push_back({SummaryWords::tr("Birth date set"), formatMoment(user.birthDate->updatedAt, here)});
    section.lines.push_back({SummaryWords::tr("Data collection"), formatIngestion(user, now)});
    return section;
}

output::SummarySection sourcesOf(const User &user, const std::optional<std::vector<ConnectedProvider>> &providers,
                                 const QTimeZone &here)
{
    output::SummarySection section{SummaryWords::tr("Sources"), {}};
    if (providers)
        for (const ConnectedProvider &provider : *providers) {
            QStringList words{formatStatus(provider),
                              provider.createdOn ? formatDay(*provider.createdOn, here) : QString(),
                              formatFault(provider)};
            words.removeAll(QString());
            section.lines.push_back({provider.name.isEmpty() ? provider.slug : provider.name, joinFacts(words)});
        }
    else
        for (const ConnectedSource &source : user.sources)
            section.lines.push_back(
                {source.name.isEmpty() ? source.slug : source.name, formatDay(source.createdOn, here)});
    if (section.lines.empty())
        section.lines.push_back({SummaryWords::tr("None"), SummaryWords::tr("The user can connect one in your app.")});
    return section;
}

} // namespace

output::Summary userSummary(const User &user, const std::optional<std::vector<ConnectedProvider>> &providers,
                            const Connection &connection, const QDateTime &now)
{
    const QTimeZone here = QTimeZone::systemTimeZone();
    output::Summary summary;
    summary.title = SummaryWords::tr("User summary");
    summary.subtitle
        = SummaryWords::tr("%1 (%2), as of %3")
              .arg(connection.name, formatEnvironment(connection.environment), localDateTime(now.toTimeZone(here)));
    summary.sections = {identityOf(user, here), fallbacksOf(user, now, here), sourcesOf(user, providers, here)};
    if (const QStringList warnings = userWarnings(user, now); !warnings.isEmpty()) {
        output::SummarySection section{SummaryWords::tr("Needs attention"), {}};
        for (const QString &warning : warnings)
            section.lines.push_back({QString(), warning});
        summary.sections.push_back(section);
    }
    summary.note = SummaryWords::tr("Personal data is hidden.");
    return summary;
}

} // namespace labdesk
