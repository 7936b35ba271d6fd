// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clientplays.h"
#include "streamsink.h"

#include <memory>

namespace labdesk::tests {

inline api::StreamEndpoint usersStream()
{
    return api::listUsers({}, {});
}

inline const QByteArray GzipLine = "Content-Encoding: gzip";

/// About 600 KB, of which no two parts are alike.
inline const QByteArray &longBody()
{
    static const QByteArray body = listOf(4'000);
    return body;
}

} // namespace labdesk::tests
