// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/unreadentries.h"

#include <QByteArray>
#include <QStringList>

namespace labdesk::api {

/// A decoded answer with what it was decoded from.
template <class T> struct Answer
{
    T value;
    int httpStatus = 200;
    QByteArray body;   ///< as it came, for the raw view
    QStringList drift; ///< paths outside the known contract
    UnreadEntries unread = {};
};

} // namespace labdesk::api
