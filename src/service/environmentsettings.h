// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QCommandLineParser;

namespace labdesk::service {

/// What is wrong with the settings in the environment, as a sentence: one with our prefix that doesn't exist, or that
/// is probably one of ours, mistyped; or one in the file of the unit (the systemd credential labdesk-service-settings)
/// that isn't in the environment, because systemd can't read its line. Empty: nothing.
QString unknownSetting();

/// The value of --database, else that of LABDESK_SERVICE_DATABASE.
QString databaseOf(const QCommandLineParser &parser);

/// The exit code for an unknown setting: a restart wouldn't help.
constexpr int unknownSettingCode = 64;

} // namespace labdesk::service
