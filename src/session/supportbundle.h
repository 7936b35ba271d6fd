// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/requestlog.h"

#include <QByteArray>

namespace labdesk {

class ConnectionRegistry;
class Settings;

/// What a bundle is made of. Null: there is none.
struct SupportFacts
{
    QString version;
    const Settings *settings = nullptr;
    const ConnectionRegistry *connections = nullptr;
    const RequestLog *requests = nullptr; ///< of the open connection
    QString openConnection = {};          ///< its id
    QString platform = {};                ///< of the windows, such as "xcb"
    QStringList screens = {};             ///< "1920x1080 at 100 %"
};

/// What somebody who helps has to know, as JSON that a person can read before it is passed on. Names of connections,
/// addresses, ids, header names, key names, filters, bodies, query values and what a service said are not in it: each
/// is somebody's. Of a request it says which operation it was, and how it went.
QByteArray supportBundle(const SupportFacts &facts);

} // namespace labdesk
