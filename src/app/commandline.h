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

/// The options of the command line.
struct Options
{
    QString dataFolder;    ///< for the local service and the settings; empty: the default locations
    bool mainJob = false;  ///< do the main job, print it, and exit; implied without a display
    QString checkedPolicy; ///< a policy file to check before exiting; see app/policycheck.h
    QString picture;       ///< file for a PNG picture of the main window, taken at the end of the main job
    QString link;          ///< link to open; see domain/link.h
    int textScale = 0;     ///< percent, for this run only; 0: as in the settings
    QString language;      ///< BCP 47 code, for this run only; empty: as in the settings
    int users = 1200;      ///< number of demo users for a new local database
    quint64 seed = 1;      ///< for the demo data
    std::optional<Settings::Appearance> appearance; ///< for this run only
    bool showsWelcome = false;       ///< shows the welcome dialog on the first run; not a command-line option
    bool startsWithoutTools = false; ///< hides the tools until someone chooses; not a command-line option
    Policy policy;                   ///< this computer's policy; not a command-line option
    QUrl releaseAddress; ///< where to check for newer versions, see session/releasewatch.h; not a command-line option
};

/// Something to print instead of running.
struct Message
{
    QString text;
    int exitCode = 0; ///< if not 0, the text goes to stderr
};

/// Parses the command line. Needs no application object, so that --version and --help work without a display.
std::variant<Options, Message> parseCommandLine(const QStringList &arguments);

/// Whether a window can be shown: there is a display, or a platform was selected explicitly.
bool hasDisplay();

} // namespace labdesk
