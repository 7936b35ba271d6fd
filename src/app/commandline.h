// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/policy.h"
#include "platform/settings.h"

#include <QString>
#include <QStringList>
#include <QUrl>

#include <optional>
#include <variant>

namespace labdesk {

/// What the program was asked to do.
struct Options
{
    QString dataFolder;                             ///< of the local service and the settings; empty: the usual places
    bool mainJob = false;                           ///< do the main job, print it and end; implied without a display
    QString checkedPolicy;                          ///< a policy file to check, and no more; see app/policycheck.h
    QString picture;                                ///< of the main window, as PNG, at the end of the main job
    QString link;                                   ///< to open; see domain/link.h
    int textScale = 0;                              ///< percent, for this run only; 0: as set
    QString language;                               ///< BCP 47 code, for this run only; empty: as set
    int users = 1200;                               ///< demo users, when the local database is new
    quint64 seed = 1;                               ///< of the demo data
    std::optional<Settings::Appearance> appearance; ///< for this run only
    bool greets = false;         ///< shows the welcome page on the first run; not from the command line
    bool beginsForCalls = false; ///< without the tools until somebody chooses; not from the command line
    Policy policy;               ///< of this machine; not from the command line
    QUrl releaseAddress; ///< where newer versions are asked for, see session/releasewatch.h; not from the command
                         ///< line
};

/// Something to print instead of running.
struct Message
{
    QString text;
    int exitCode = 0; ///< not 0: to stderr
};

/// Reads the command line. Needs no application object, so that --version and --help work without a display.
std::variant<Options, Message> parseCommandLine(const QStringList &arguments);

/// Whether a window could be shown: a display is named, or a platform was chosen by hand.
bool hasDisplay();

} // namespace labdesk
