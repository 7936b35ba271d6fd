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
        return ReleaseWords::tr("Checking %1…").arg(watch.host());
    if (const auto *failed = std::get_if<Failed>(&watch.state()))
        return ReleaseWords::tr("Couldn’t check %1: %2").arg(watch.host(), describe(failed->why).sentence);
    if (const auto newer = watch.newer())
        return ReleaseWords::tr("Version %1 is available; you have %2.")
            .arg(newer->version.toString(), watch.running().toString());
    return readyIn(watch.state()) ? ReleaseWords::tr("You have the latest version.") : QString();
}

} // namespace

QString releaseWords(const ReleaseWatch &watch)
{
    switch (watch.leave()) {
    case ReleaseWatch::Leave::Forbidden:
        return ReleaseWords::tr("Turned off by your administrator.");
    case ReleaseWatch::Leave::NoAddress:
        return ReleaseWords::tr("Updates come through your system’s software updates.");
    case ReleaseWatch::Leave::Granted:
        break;
    }
    const QString outcome = watch.isWanted() ? formatOutcome(watch) : QString();
    return outcome.isEmpty()
        ? ReleaseWords::tr("Checks %1 once a day. Nothing about you, this computer, or your connections is sent.")
              .arg(watch.host())
        : outcome;
}

} // namespace labdesk
