// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/requestlog.h"

#include <QByteArray>

namespace labdesk {

class ConnectionRegistry;
class Settings;

/// The contents of a bundle. Null: not available.
struct SupportFacts
{
    QString version;
    const Settings *settings = nullptr;
    const ConnectionRegistry *connections = nullptr;
    const RequestLog *requests = nullptr; ///< of the open connection
    QString openConnection = {};          ///< its id
    QString platform = {};                ///< of the window system, such as "xcb"
    QStringList screens = {};             ///< "1920x1080 at 100 %"
};

/// The facts that support needs, as JSON that a person can read before passing it on. It leaves out names of
/// connections, addresses, IDs, header names, key names, filters, bodies, query values, and messages of a service,
/// because each could identify somebody. For a request, it contains the operation and the outcome.
QByteArray supportBundle(const SupportFacts &facts);

} // namespace labdesk
