// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

struct Options;

namespace service {
struct ServiceOptions;
}

/// Of the program's data folder: the one that the options name, or the usual place of the platform.
QString dataFile(const Options &options, const QString &name);
/// With a data folder of its own the program leaves the person's settings alone. Empty: the usual place.
QString settingsFile(const Options &options);
service::ServiceOptions localServiceOptions(const Options &options);

} // namespace labdesk
