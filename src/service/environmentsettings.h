// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QCommandLineParser;

namespace labdesk::service {

/// What is wrong with the settings in the environment, a sentence: one with our prefix that doesn't exist, or that is
/// probably one of ours, mistyped. Empty: nothing.
QString strangeSetting();

/// The value of --database, else that of LABDESK_SERVICE_DATABASE.
QString databaseOf(const QCommandLineParser &parser);

/// Of a program that was given a strange setting. Nobody need start it again.
constexpr int strangeSettingCode = 64;

} // namespace labdesk::service
