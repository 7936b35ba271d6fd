// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/releasetexts.h"

#include "session/releasewatch.h"

#include <QCoreApplication>

namespace labdesk {

namespace {

class ReleaseWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::ReleaseWords)
};

QString formatOutcome(const ReleaseWatch &watch)
{
    if (std::holds_alternative<Loading>(watch.state()))
        return ReleaseWords::tr("%1 is being asked…").arg(watch.host());
    if (const auto *failed = std::get_if<Failed>(&watch.state()))
        return ReleaseWords::tr("%1 could not be asked: %2").arg(watch.host(), describe(failed->why).sentence);
    if (const auto newer = watch.newer())
        return ReleaseWords::tr("Version %1 is there; this is %2.")
            .arg(newer->version.toString(), watch.running().toString());
    return readyIn(watch.state()) ? ReleaseWords::tr("This is the newest version.") : QString();
}

} // namespace

QString releaseWords(const ReleaseWatch &watch)
{
    switch (watch.leave()) {
    case ReleaseWatch::Leave::Forbidden:
        return ReleaseWords::tr("This computer's administrator has switched it off.");
    case ReleaseWatch::Leave::NoAddress:
        return ReleaseWords::tr("The system that this copy was installed by brings newer ones.");
    case ReleaseWatch::Leave::Granted:
        break;
    }
    const QString outcome = watch.isWanted() ? formatOutcome(watch) : QString();
    return outcome.isEmpty()
        ? ReleaseWords::tr("Asks %1 once a day. Nothing about you, this computer or your connections is sent.")
              .arg(watch.host())
        : outcome;
}

} // namespace labdesk
