// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/httpreply.h"

#include <QUrl>

namespace labdesk::api {

// Paths are served with and without the slash at their end (field notes, "Operations"), but some services know one form
// only and redirect to it. Such a redirect does nothing at the service, so it may be followed with any verb.

/// The same address in the other form: with the slash at the end of its path, or without it.
QUrl inOtherForm(const QUrl &address);

/// Whether the reply sends a request to `address` in its other form: a 301, 302, 307 or 308 to the same origin, path
/// and query, the slash at the end of the path aside. Anything else it points to must not be followed.
bool asksForOtherForm(const HttpReply &reply, const QUrl &address);

} // namespace labdesk::api
