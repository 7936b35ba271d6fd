// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace labdesk::tests {

inline const QByteArray goodUser
    = R"({"user_id":"a","team_id":"t","client_user_id":"c","created_on":"2026-03-11","connected_sources":[]})";

/// A good user with other fields at its end.
inline QByteArray userWith(const QByteArray &fields)
{
    return goodUser.chopped(1) + ',' + fields + '}';
}

/// A good user with these sources.
inline QByteArray userOf(const QByteArray &sources)
{
    return goodUser.chopped(3) + '[' + sources + "]}";
}

} // namespace labdesk::tests
