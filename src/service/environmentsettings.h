// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QCommandLineParser;

namespace labdesk::service {

/// Returns a sentence about the first wrong setting in the environment: one with our prefix that doesn't exist, one
/// that is probably a misspelling of ours, or one in the file of the unit (the systemd credential
/// labdesk-service-settings) that isn't in the environment because systemd couldn't read its line. Empty if there is
/// none.
QString unknownSetting();

/// The value of --database, or else of LABDESK_SERVICE_DATABASE.
QString databaseOf(const QCommandLineParser &parser);
QString databaseSetting(const QCommandLineParser &parser); ///< which of the two it is from

/// Whether one of the two is set, but empty.
bool isDatabaseEmpty(const QCommandLineParser &parser);

/// A sentence about the first option that is specified more than once, of which the last would count; empty: none, or a
/// list.
QString repeatedOption(const QCommandLineParser &parser);

/// The exit code for an unknown setting, after which a restart is pointless.
constexpr int unknownSettingCode = 64;

} // namespace labdesk::service
