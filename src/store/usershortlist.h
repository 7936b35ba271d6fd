// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/usersnapshot.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace labdesk {

/// Returns at most `most` of the users that match a typed UserQuery: first those whose client ID equals the text, then
/// those whose client ID begins with it, then the others, each in row order. Nothing for an empty text. For use on
/// every key press in the GUI thread: stops when it has enough, and reads only the first million users. `now` is UTC.
std::vector<UserRow> shortlist(const UserSnapshot &users, const QString &typed, size_t most, const QDateTime &now);

} // namespace labdesk
